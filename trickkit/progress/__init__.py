"""What a learner has begun, tried and chosen, kept in the user's data folder: half-played hands, a row for each try."""

from trickkit.progress.clock import moment, stamp, today
from trickkit.progress.exporting import EXPORT, as_text, export
from trickkit.progress.model import FULL_STARS, Kept, Store, StoreError, Try
from trickkit.progress.opening import open_store
from trickkit.progress.rows import everything
from trickkit.progress.summary import APART, Fared, fared, going_on, of_course, sittings
from trickkit.progress.where import folder, in_browser, outlives

__all__ = [
    "APART",
    "EXPORT",
    "FULL_STARS",
    "Fared",
    "Kept",
    "Store",
    "StoreError",
    "Try",
    "as_text",
    "everything",
    "export",
    "fared",
    "folder",
    "going_on",
    "in_browser",
    "moment",
    "of_course",
    "open_store",
    "outlives",
    "sittings",
    "stamp",
    "today",
]
