"""Opens a deal on a page that has Python and no Jupyter."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

import traitlets

if TYPE_CHECKING:
    from trickkit.course.linked import Served


class BareWidget(traitlets.HasTraits):
    """What a widget of ours uses of `anywidget.AnyWidget`, for a page that follows its traits itself."""

    def on_msg(self, callback: object) -> None:
        """Leave the callback alone: there is no kernel that would call it, `CardWidget.receive` is called instead."""


def serve(link: str, lang: str, post: Callable[[str], object]) -> Served:
    """Open the deal of a link; see `trickkit.course.linked.Served` for the arguments.

    anywidget stands on ipywidgets and IPython, which take longer to load than all the rest and are of no use to a page
    of its own, so a stand-in takes its place. To be called before anything has loaded the widgets.
    """
    stand_in = ModuleType("anywidget")
    stand_in.AnyWidget = BareWidget  # type: ignore[attr-defined] # a module made here
    sys.modules["anywidget"] = stand_in
    found: Served = importlib.import_module("trickkit.course.linked").Served(link, lang, post)
    return found
