"""Records of rounds as text, and their JSON. The notation is in `docs/notation.md`."""

from trickkit.record.lexer import decode
from trickkit.record.links import Linked, link, read_link
from trickkit.record.model import Record
from trickkit.record.parse import parse_record, parse_records
from trickkit.record.replay import replay_json
from trickkit.record.write import write_deal, write_record, write_view

__all__ = [
    "Linked",
    "Record",
    "decode",
    "link",
    "parse_record",
    "parse_records",
    "read_link",
    "replay_json",
    "write_deal",
    "write_record",
    "write_view",
]
