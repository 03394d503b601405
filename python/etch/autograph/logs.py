"""What AutoGraph tells: warnings through the logger named "tensorflow", and the verbosity set by users."""

from __future__ import annotations

import os

from etch._logging import logger

_level: int | None = None
_also_stdout = False
_said: set[object] = set()


def set_verbosity(level: int, alsologtostdout: bool = False) -> None:
    """Sets how much is told: 0 nothing but warnings, 1 and more also each conversion.

    Without a call of this function the environment variable AUTOGRAPH_VERBOSITY decides. With
    `alsologtostdout` the messages are printed as well.
    """
    global _level, _also_stdout
    if level is not None and not isinstance(level, int | float):  # refused here, not by all that is traced from now on
        raise TypeError(f"level must be a number, not {level!r}")
    _level, _also_stdout = level, bool(alsologtostdout)


def verbosity() -> int:
    """The level in force."""
    if _level is not None:
        return _level
    try:
        return int(os.environ.get("AUTOGRAPH_VERBOSITY", "0"))
    except ValueError:
        return 0


def tell(level: int, message: str, *args: object) -> None:
    """Logs `message % args` if the verbosity is at least `level`."""
    if verbosity() < level:
        return
    logger.info(message, *args)
    if _also_stdout:
        print(message % args)


def warn(message: str, *args: object) -> None:
    """Logs a warning."""
    logger.warning(message, *args)
    if _also_stdout:
        print("WARNING: " + message % args)


def warn_once(key: object, message: str, *args: object) -> None:
    """Logs a warning the first time that `key` is seen in this process."""
    if key not in _said:
        _said.add(key)
        warn(message, *args)


def trace(*args: object) -> None:
    """Prints its arguments while the function is traced, as `print` does."""
    print(*args)
