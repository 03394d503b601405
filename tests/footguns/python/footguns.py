"""What the tests of this folder share."""

import contextlib
import logging
from collections.abc import Iterator

import etch as tf
from etch import explain

X = tf.constant([1.0, 2.0])


def count(f) -> int:
    """How often a function was traced."""
    return f.experimental_get_tracing_count()


def last(f) -> explain.Event:
    """The event of its last trace."""
    return explain.events_of(f)[-1]


def changes(f) -> list[tuple[str, str, str]]:
    """(path, was, now) of what made its last trace necessary."""
    return [(d["path"], d["was"], d["now"]) for d in last(f).differences]


@contextlib.contextmanager
def warnings() -> Iterator[list[str]]:
    """What the logger of TensorFlow programs is told inside the `with`."""
    told: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            told.append(record.getMessage())

    logger, handler = logging.getLogger("tensorflow"), Keep(logging.WARNING)
    logger.addHandler(handler)
    try:
        yield told
    finally:
        logger.removeHandler(handler)
