"""The logger that warnings go to, and the handler that prints them for programs which configure no logging."""

import logging
import sys

logger = logging.getLogger("tensorflow")
_handler: logging.Handler | None = None


def get_logger() -> logging.Logger:
    """The logger that warnings go to."""
    return logger


def begin_printing() -> None:
    """Prints what is logged, unless the root logger has a handler by now, to which it goes anyway.

    In an interactive interpreter that is more, and it goes to where the interpreter prints.
    """
    global _handler
    if _handler or logging.getLogger().handlers:
        return
    is_interactive = hasattr(sys, "ps1") or sys.flags.interactive
    if is_interactive:
        logger.setLevel(logging.INFO)
    _handler = logging.StreamHandler(sys.stdout if is_interactive else sys.stderr)
    _handler.setFormatter(logging.Formatter(logging.BASIC_FORMAT))
    logger.addHandler(_handler)


def stop_printing() -> None:
    """Undoes it, for programs that come to `import tensorflow` later than Etch was imported."""
    global _handler
    if _handler:
        logger.removeHandler(_handler)
        logger.setLevel(logging.NOTSET)
    _handler = None
