"""How the report looks: on paper, in the light, in the dark, on a small screen. Nothing here names an address."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1b1f1d; --quiet: #55605b; --line: #b9c2bd; --box: #f3f6f4;
  --good: #d7ebe4; --late: #fbeccb; --miss: #f3c9b6; --warn: #8a3b12; --accent: #17665a }
@media (prefers-color-scheme: dark) { :root { --paper: #171a19; --ink: #e9eeeb; --quiet: #a9b4af; --line: #4a534f;
  --box: #202523; --good: #1d4a40; --late: #57461a; --miss: #6d3320; --warn: #f0a988; --accent: #7fd1c0 } }
@page { size: A4 landscape; margin: 11mm }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #000; --quiet: #333; --line: #888; --box: #fff;
  --good: #d7ebe4; --late: #fbeccb; --miss: #f3c9b6; --warn: #6b2c0b; --accent: #17665a }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 20px clamp(10px, 3vw, 32px) 40px; max-width: 1240px; background: var(--paper);
  color: var(--ink); font: 16px/1.45 system-ui, "Segoe UI", "Liberation Sans", Arial, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 4px; overflow-wrap: anywhere }
h2 { font-size: 1.2rem; margin: 32px 0 8px; break-after: avoid }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere }
p { margin: 4px 0 8px; max-width: 80ch }
.quiet { color: var(--quiet); font-size: .9rem }
.left { border: 2px solid var(--warn); border-radius: 8px; padding: 10px 14px; margin: 16px 0; background: var(--box) }
.left h2 { margin: 0 0 4px; color: var(--warn) }
.left ul { margin: 0; padding-inline-start: 20px; overflow-wrap: anywhere }
.scroll { position: relative; overflow-x: auto; margin: 8px 0 16px }
.scroll:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem }
caption { text-align: start; padding: 0 0 4px; color: var(--quiet); font-size: .9rem }
th, td { border: 1px solid var(--line); padding: 4px 8px; text-align: end; vertical-align: top }
thead th { background: var(--box); vertical-align: bottom; font-weight: 600 }
tbody th { text-align: start; font-weight: 600; background: var(--paper); min-width: 8em; max-width: 17em;
  overflow-wrap: anywhere; position: sticky; inset-inline-start: 0 }
thead th:first-child { text-align: start; position: sticky; inset-inline-start: 0 }
td.words, th.words { text-align: start; min-width: 16em }
tr { break-inside: avoid }
.grid th, .grid td { padding: 3px 5px; text-align: center; min-width: 3.1em }
.grid tbody th, .grid thead th:first-child { text-align: start; min-width: 7em }
.grid td small { display: block; font-size: .82em; color: var(--quiet) }
.grid b { white-space: nowrap }
.once { background: var(--good) }
.late { background: var(--late) }
.open { background: var(--miss); box-shadow: inset 0 0 0 2px var(--ink) }
.open small, .late small, .once small { color: var(--ink) }
.none { color: var(--quiet) }
.id { font-weight: normal; color: var(--quiet); font-size: .85em }
.tasks { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr)); gap: 16px }
.tasks article { border: 1px solid var(--line); border-radius: 8px; padding: 12px; background: var(--box);
  break-inside: avoid }
figure { margin: 8px 0; background: #fff; border-radius: 6px; overflow: hidden }
figure img { display: block; max-width: 100%; height: auto }
pre { margin: 0 0 8px; font-size: .72rem; line-height: 1.35; color: var(--quiet); white-space: pre-wrap;
  overflow-wrap: anywhere }
.read { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media print { body { padding: 0; max-width: none; font-size: 10pt } .scroll { overflow: visible }
  tbody th, thead th:first-child { position: static } .tasks { grid-template-columns: 1fr 1fr 1fr }
  table { font-size: 8.5pt } h2 { margin-top: 16px } .grid td, .grid th { min-width: 2.7em; padding: 2px 3px }
  figure img { max-height: 95mm } }
@media (forced-colors: active) { .open { outline: 2px solid; outline-offset: -2px } }
"""
"""The style sheet of a report."""
