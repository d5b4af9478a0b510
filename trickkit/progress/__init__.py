"""What a learner has begun and tried, kept in the user's data folder: half-played hands, and one row for each try."""

from trickkit.progress.model import Kept, Store, StoreError, Try
from trickkit.progress.opening import open_store
from trickkit.progress.where import folder

__all__ = ["Kept", "Store", "StoreError", "Try", "folder", "open_store"]
