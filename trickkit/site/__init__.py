"""The edition that needs no installation: a folder of files with Jupyter, Python and the course, for a browser alone.

`build` makes it; the command `trickkit site` calls that. It needs the extra `lite`; what runs in the browser is pinned
in `pins.toml`. Nothing here is imported by the course, and nothing of it runs in the browser.
"""

from __future__ import annotations

from trickkit.site.assembly import Made, build

__all__ = ["Made", "build"]
