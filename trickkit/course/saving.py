"""What is taken out of a notebook when it is saved: live widget views, which a reopened notebook cannot show.

The static picture beside each view stays, so the reopened notebook shows that until the cell is run again.
"""

from __future__ import annotations

from typing import Any

VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "widgets"


def strip_views(notebook: dict[str, Any]) -> None:
    """Take widget views and widget state out of a notebook (format 4), in place.

    An output that holds nothing but a widget view is left alone, and as long as there is one, the widget state too: so
    other people's widgets lose nothing.

    >>> output = {"data": {VIEW: {}, "text/html": "<img>"}}
    >>> strip_views({"cells": [{"outputs": [output]}], "metadata": {}})
    >>> output
    {'data': {'text/html': '<img>'}}
    """
    views_left = False
    for cell in notebook.get("cells", ()):
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if VIEW in data and "text/html" in data:
                del data[VIEW]
            views_left = views_left or VIEW in data
    if not views_left:
        notebook.get("metadata", {}).pop(STATE, None)


def strip_before_saving(model: dict[str, Any], **_more: object) -> None:
    """Serve as Jupyter's `pre_save_hook`: strip notebooks, leave everything else alone.

    Args:
        model: what is about to be saved, as Jupyter's contents service describes it.
    """
    content = model.get("content")
    if model.get("type") == "notebook" and isinstance(content, dict):
        strip_views(content)
