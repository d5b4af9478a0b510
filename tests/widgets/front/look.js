// What test_look.py asks of a page with one widget in it. Each check returns what it found wrong.
const show = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";

/** Show one view after the other in the page as it is, with its menu open, and run a check on each: what was found, by name.
 *  A page of its own for each, and a real click on each menu, took ten times as long and showed no more. */
window.every = async ([bundles, views, check]) => {
  const found = {}, widgets = {};
  for (const [kind, text] of Object.entries(bundles)) {
    widgets[kind] = (await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })))).default;
  }
  for (const [name, kind, view] of views) {
    const old = document.querySelector(".host"), host = old.cloneNode(false), control = new AbortController();
    old.replaceWith(host);
    const stop = await widgets[kind].render({ model: window.makeModel({ view }), el: host, signal: control.signal });
    host.querySelectorAll(".tk-more > button").forEach((b) => b.click());
    await new Promise((done) => setTimeout(done));
    const bad = await window.checks[check]();
    if (bad.length) found[name] = bad;
    stop?.();
    control.abort();
  }
  return found;
};

window.checks = {
  /** WCAG 2.0 to 2.2, A and AA. */
  async axe() {
    const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
    const { violations } = await axe.run(document.querySelector(".host"), { runOnly });
    return violations.map((v) => [v.id, v.nodes.length, v.nodes[0].html.slice(0, 160)]);
  },

  /** Nothing may stick out of its box or of the widget; nothing that is pressed may be under 24 pixels. */
  tooWide() {
    const bad = [], host = document.querySelector(".host").getBoundingClientRect();
    for (const e of document.querySelectorAll(".tk *")) {
      if (e.closest("svg, .tk-sr, .tk-card") || !show(e)) continue;
      const r = e.getBoundingClientRect(), words = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
      if (r.right > host.right + 1 || r.left < host.left - 1) bad.push(["out", e.className, r.left - host.left, r.right - host.left]);
      if (words && getComputedStyle(e).display !== "inline" && e.scrollWidth > e.clientWidth + 1) bad.push(["clipped", e.className, e.textContent]);
    }
    for (const e of document.querySelectorAll(".tk :is(button, input)")) {
      const r = e.getBoundingClientRect();
      if (r.width < 24 || r.height < 24) bad.push(["small", e.className, r.width, r.height]);
    }
    return bad;
  },

  /** No ids (several widgets share a page), and nothing that cannot have the focus because it is disabled. */
  ids: () => [...document.querySelectorAll(".host [id], .host [disabled]")].map((e) => e.outerHTML.slice(0, 80)),

  /** Words and cards of the table may not lie over each other. */
  overlaps() {
    const parts = ".tk-who > *, .tk-said, .tk-backs, .tk-trick .tk-played, .tk-slot, .tk-open > li:last-child, .tk-hand, .tk-reason, .tk-down, .tk-exposed, .tk-askrow, .tk-felt, .tk-auction, .tk-under";
    const boxes = [...document.querySelectorAll(parts)].map((e) => [e, e.getBoundingClientRect()]).filter(([, r]) => r.width && r.height);
    const bad = [];
    boxes.forEach(([a, p], i) => boxes.slice(i + 1).forEach(([b, q]) => {
      const x = Math.min(p.right, q.right) - Math.max(p.left, q.left), y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (x > 1.5 && y > 1.5 && !a.contains(b) && !b.contains(a)) bad.push([a.className, a.textContent, b.className, b.textContent, x, y]);
    }));
    return bad;
  },

  /** Text 4.5:1; marks, icons and the edges of controls 3:1; ranks and suits on their paper 4.5:1. */
  contrast() {
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const parse = (colour) => {
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = paint.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const over = (a, b) => [0, 1, 2].map((i) => a[i] * a[3] + b[i] * (1 - a[3])).concat(1);
    const light = (c) => {
      const [r, g, b] = c.slice(0, 3).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
    const ground = (e) => {
      const layers = [];
      for (let n = e; n; n = n.parentElement) {
        const c = parse(getComputedStyle(n).backgroundColor);
        if (c[3] > 0) layers.push(c);
        if (c[3] > 0.99) break;
      }
      return layers.reverse().reduce((b, c) => over(c, b), [255, 255, 255, 1]);
    };
    const paper = (e) => parse(getComputedStyle(e.querySelector(".tk-paper")).fill);
    const bad = [];
    const need = (what, least, front, back) => {
      const r = ratio(over(front, back), back);
      if (r < least) bad.push([what, r, least]);
    };
    const texts = document.createTreeWalker(document.querySelector(".tk"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.data.trim(), e = texts.currentNode.parentElement;
      if (!text || e.closest(".tk-sr") || !show(e)) continue;
      const card = e.closest(".tk-order") && e.parentElement.querySelector(".tk-card");
      need(`text ${e.className} ${text}`, 4.5, parse(getComputedStyle(e).color), card ? paper(card) : ground(e));
    }
    for (const m of document.querySelectorAll(".tk-mark, .tk-icon")) {
      if (show(m)) need(`mark ${m.getAttribute("class")}`, 3, parse(getComputedStyle(m).color), ground(m));
    }
    for (const g of document.querySelectorAll(".tk-svg > g")) {
      if (show(g) && !g.closest("[data-barred], .tk-gone")) need(`face ${g.getAttribute("class")}`, 4.5, parse(getComputedStyle(g).color), paper(g.parentElement));
    }
    for (const e of document.querySelectorAll(".tk-btn:not(.tk-quiet), .tk-bid, .tk-cell, .tk-opt, .tk-slot, .tk-pile > i, .tk-steps > i, .tk-dot")) {
      if (show(e) && !e.closest("[aria-disabled=true]")) need(`edge ${e.className}`, 3, parse(getComputedStyle(e).borderTopColor), ground(e.parentElement));
    }
    return bad;
  },
};
