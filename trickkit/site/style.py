"""How the first page looks: paper and felt, one accent, light and dark as the reader's system has it."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { --ground: #fff; --ink: #21261f; --ink2: #4f564b; --line: #dcdfd2; --felt: #e9ebdf; --felt-ink: #21261f;
  --felt-ink2: #454c41; --accent: #17665a; --accent-ink: #fff; --hover: #0f5046; --focus: #14181a }
@media (prefers-color-scheme: dark) { :root { --ground: #171b19; --ink: #e9ede6; --ink2: #b9c4bb; --line: #35403b;
  --felt: #1c2925; --felt-ink: #e9ede6; --felt-ink2: #b9c4bb; --accent: #79cbb6; --accent-ink: #06211b;
  --hover: #9adccb; --focus: #fff } }
@media (prefers-contrast: more) { :root { --ink2: var(--ink); --felt-ink2: var(--felt-ink); --line: var(--ink) } }
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: var(--ground);
  font: 1.0625rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
header, main, footer { padding: 0 max(1.25rem, calc(50% - 26rem)) }
header { padding-block: 1rem 2rem; color: var(--felt-ink); background: var(--felt);
  display: grid; grid-template-columns: 1fr auto; column-gap: 2rem; align-items: start }
header > * { grid-column: 1 / -1; margin: 0 }
header .name { grid-column: 1; font-weight: 600; color: var(--felt-ink2) }
header nav { grid-column: 2 }
h1 { font-size: clamp(1.7rem, 5vw, 2.5rem); line-height: 1.15; margin: 2rem 0 .75rem; text-wrap: balance }
header p + p, h1 + p { max-width: 40rem }
.fan { display: flex; margin: 1.5rem 0 .25rem; padding-left: 1rem }
.fan span { width: 3.6rem; transform-origin: 50% 140%; transform: rotate(calc((var(--n) - 2) * 7deg)) }
.fan span + span { margin-left: -.85rem }
.fan .card { display: block; width: 100%; border-radius: .33rem; box-shadow: 0 1px 3px #0006 }
a { color: var(--accent); text-underline-offset: .18em }
a:hover { color: var(--hover) }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px }
.needs { margin: 1rem 0 0; padding: .6rem 1rem; border: 2px solid var(--accent); border-radius: 6px }
.begin { display: inline-block; margin: 1.25rem 0 0; padding: .6rem 1.1rem; border-radius: 6px; font-weight: 600;
  color: var(--accent-ink); background: var(--accent); text-decoration: none }
.begin:hover { color: var(--accent-ink); background: var(--hover) }
section { padding: 1.75rem 0 .25rem }
section + section { border-top: 1px solid var(--line); margin-top: 1.5rem }
h2 { font-size: 1.3rem; margin: 0 0 .6rem }
h3 { font-size: 1.0625rem; margin: 0 0 .25rem }
p { margin: 0 0 .75rem; max-width: 44rem }
ol, ul { margin: 0 0 .75rem; padding-left: 1.4rem }
li { margin: .25rem 0 }
.parts { columns: 19rem 2; column-gap: 3rem }
.parts > div { break-inside: avoid; padding-bottom: 1.25rem }
.parts p { color: var(--ink2) }
.lessons { list-style: none; padding: 0; margin: 0 }
.lessons li { margin: 0 }
.lessons a { display: flex; gap: .7rem; padding: .28rem 0; text-decoration: none }
.lessons a:hover { text-decoration: underline }
.lessons span { color: var(--ink2); font-variant-numeric: tabular-nums }
footer { margin-top: 2rem; padding-block: 1rem 2rem; border-top: 1px solid var(--line); color: var(--ink2);
  font-size: .9375rem }
.rules { padding-block: 1rem 3rem }
.rules ul { padding-left: 0; list-style: none }
.rules li { margin: 0 0 .6rem; padding: .3rem .8rem; border-left: 3px solid var(--line) }
.rules li:has(a:target) { border-color: var(--accent); background: var(--felt); color: var(--felt-ink) }
.rules h2 { margin-top: 2rem }
.rules a[id] { scroll-margin-top: 2rem }
.rules code { font-size: .95em }
.rules pre { overflow-x: auto; padding: .75rem 1rem; background: var(--felt); color: var(--felt-ink) }
.rules table { border-collapse: collapse; display: block; overflow-x: auto; margin: 0 0 1rem }
.rules th, .rules td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0;
  border-bottom: 1px solid var(--line) }
.away { position: absolute }
@media (forced-colors: active) { .begin { border: 2px solid } .card { forced-color-adjust: none } }
@media print { header { background: none } }
"""
"""It names no address and loads nothing."""
