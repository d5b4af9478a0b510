"""The committed bundles in a real browser without Jupyter: a fake model, no server, no kernel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[3]
STATIC = ROOT / "trickkit" / "widgets" / "static"
FIXTURES = ROOT / "widgets" / "fixtures"
NAMES = sorted(path.stem for path in FIXTURES.glob("*.json"))

FONT = "--jp-ui-font-family:'Segoe UI',Helvetica,Arial,sans-serif"
THEMES = {  # what JupyterLab itself puts on <body>, and its colours
    "light": (
        'data-jp-theme-light="true" data-jp-theme-name="JupyterLab Light"',
        f"{FONT};--jp-layout-color1:#fff;--jp-ui-font-color1:rgba(0,0,0,.87)",
    ),
    "dark": (
        'data-jp-theme-light="false" data-jp-theme-name="JupyterLab Dark"',
        f"{FONT};--jp-layout-color1:#212121;--jp-ui-font-color1:rgba(255,255,255,.87)",
    ),
    "contrast": (
        'data-jp-theme-light="false" data-jp-theme-name="JupyterLab Dark High Contrast"',
        f"{FONT};--jp-layout-color1:#111;--jp-ui-font-color1:#fff",
    ),
    "bare": ("", ""),  # a host that says nothing about itself
}

FAKE_MODEL = """
window.makeModel = (state) => {
  const subs = new Map();
  return {
    sent: [], times: [], broken: false,
    get: (k) => state[k],
    set(k, v) { state[k] = v; (subs.get('change:' + k) ?? []).forEach((f) => f()); },
    save_changes() {},
    on(ev, f) { subs.set(ev, [...(subs.get(ev) ?? []), f]); },
    off(ev, f) { subs.set(ev, (subs.get(ev) ?? []).filter((g) => f && g !== f)); },
    send(msg) {
      if (this.broken) throw new Error('Cannot send');
      this.sent.push(msg); this.times.push(performance.now());
    },
    listeners: () => [...subs.values()].reduce((n, a) => n + a.length, 0),
  };
};
"""
RENDER = """async ([esm, view]) => {
  const url = URL.createObjectURL(new Blob([esm], {type: 'text/javascript'}));
  const widget = (await import(url)).default;
  window.model = window.makeModel({view});
  window.control = new AbortController();
  window.stops = [];
  window.shown = performance.now();
  for (const el of document.querySelectorAll('.host'))
    window.stops.push(await widget.render({model: window.model, el, signal: window.control.signal}));
}"""

View = dict[str, Any]


def fixture(name: str) -> View:
    """Return the view in `widgets/fixtures/NAME.json`, standing still: nothing is sent by itself."""
    view: View = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    if "auto" in view:
        view["auto"] = False
    return view


def bundle_of(view: View) -> str:
    """Name the bundle that draws a view."""
    return str(view["kind"].removesuffix("-level"))


def bundle(name: str) -> str:
    """Return the text of a bundle."""
    return (STATIC / f"{name}.js").read_text(encoding="utf-8")


def mount(page: Page, view: View, *, theme: str = "light", width: int = 900, views: int = 1, style: str = "") -> None:
    """Show a view in `views` places of one page, all of one model."""
    attributes, colours = THEMES[theme]
    css = (STATIC / "trickkit.css").read_text(encoding="utf-8")
    hosts = "".join(f'<div class="host" style="width:{width}px"></div>' for _ in range(views))
    page.set_content(
        f"<!doctype html><html lang=en><head><title>harness</title><style>"
        f"body{{margin:10px;{colours};background:var(--jp-layout-color1,Canvas)}}{css}{style}</style></head>"
        f"<body {attributes}><main>{hosts}</main></body></html>"
    )
    page.evaluate(FAKE_MODEL)
    page.evaluate(RENDER, [bundle(bundle_of(view)), view])


def answer(page: Page, view: View, **change: object) -> View:
    """Let Python answer with the next snapshot, and return it."""
    new: View = {**view, "rev": view["rev"] + 1, **change}
    page.evaluate("view => model.set('view', view)", new)
    return new


def sent(page: Page) -> list[dict[str, Any]]:
    """Return what went up so far."""
    messages: list[dict[str, Any]] = page.evaluate("model.sent")
    return messages


def play(view: View, card: str) -> View:
    """Return what changes when the human seat plays a card: it leaves the hand and lies on the table."""
    hand, seat = view["hand"], view["hand"]["seat"]
    left = [c for c in hand["cards"] if c["card"] != card]
    name = next(c["name"] for c in hand["cards"] if c["card"] == card)
    laid = {"seat": seat, "name": seat, "card": card, "label": f"{seat}: {name}", "order": len(view["trick"]) + 1}
    return {"hand": {**hand, "cards": left}, "trick": [*view["trick"], laid], "slot": None}
