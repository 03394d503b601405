"""Errors of converted code, told with the lines that the user wrote."""

from __future__ import annotations

import linecache
import os
import types
from typing import NamedTuple

from etch.autograph import conversion, tensors
from etch.autograph.passes.base import OPERATORS

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep
_DISPATCHER = os.path.join(_PACKAGE, "autograph", "dispatch.py")

_KEPT = (
    AssertionError, AttributeError, NameError, NotImplementedError, RuntimeError, StopIteration, TypeError,
    UnboundLocalError, ValueError,
)
"""Built-in errors that can be made anew from a message."""

_COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")


class AutoGraphError(Exception):
    """The base of AutoGraph's own errors."""


class ConversionError(AutoGraphError):
    """A function could not be converted."""


class StagingError(AutoGraphError):
    """Stands for an error in user code whose class cannot be made anew from a message."""


class StagedKeyError(KeyError):
    """A KeyError whose message is shown as it is, not as a quoted string."""

    def __init__(self, message: str, key: object = None) -> None:
        super().__init__(message)
        self.key = key

    def __str__(self) -> str:
        return self.args[0]


StagedKeyError.__name__ = StagedKeyError.__qualname__ = "KeyError"  # what it is to those who print it


class Frame(NamedTuple):
    """A line of the user's that led to the error. `mark`: "*" converted, "**" called but left as it is, "" other."""

    file: str
    line: int
    function: str
    mark: str

    @property
    def text(self) -> str:
        return linecache.getline(self.file, self.line).strip()

    def __str__(self) -> str:
        mark = f"  {self.mark}" if self.mark else ""
        return f'    File "{self.file}", line {self.line}, in {self.function}{mark}\n        {self.text}\n'


def rewrite(error: Exception) -> Exception | None:
    """The error to raise in place of `error`; None if it shall pass as it is."""
    if getattr(error, "ag_pass_through", False):
        return None
    frames, kept = _user_frames(error.__traceback__)
    if not any(frame.mark == "*" for frame in frames):
        return None
    # An error of a function traced within this one has been rewritten already: its frames follow ours.
    origin = getattr(error, "ag_origin", None)
    if origin is None:
        kind, text = type(error).__name__, str(error) + _advice(error, frames[-1])
    else:
        inner, kind, text = origin
        frames = frames + [frame for frame in inner if frame not in frames]
    lines = "".join(map(str, frames))
    indented = "\n".join("    " + line for line in f"{kind}: {text}".split("\n"))
    message = f"in user code:\n\n{lines}\n{indented}\n"
    made = _rebuild(error, message)
    made.__dict__.update((key, value) for key, value in error.__dict__.items() if key not in made.__dict__)
    made.ag_origin = frames, kind, text
    made.__suppress_context__ = True
    return made.with_traceback(_link(kept))


def _advice(error: Exception, frame: Frame) -> str:
    """What to write instead, where the line shows it."""
    if tensors.is_not_allowed(error) and frame.text.startswith("assert "):
        switch = "tf.autograph.experimental.Feature.ASSERT_STATEMENTS"
        return f" An assert on a tensor: use tf.debugging.Assert, or switch on {switch}."
    return ""


def _rebuild(error: Exception, message: str) -> Exception:
    kind = type(error)
    if isinstance(error, tensors.op_error()):
        return kind(error.node_def, error.op, message)
    if kind.__init__ is Exception.__init__ or kind in _KEPT or tensors.is_library_error(kind):
        return kind(message)
    if isinstance(error, KeyError):
        return StagedKeyError(message, error.args[0] if error.args else None)
    return StagingError(message)


def _user_frames(traceback: types.TracebackType | None) -> tuple[list[Frame], list[types.TracebackType]]:
    """The user's frames from the first converted one on, and the parts of the traceback they stand in."""
    frames: list[Frame] = []
    kept: list[types.TracebackType] = []
    dispatched = False
    while traceback is not None:
        code = traceback.tb_frame.f_code
        file, line = code.co_filename, traceback.tb_lineno
        if conversion.is_converted(code):
            frame = Frame(file, line, _user_name(code), "*")
            # The frame of a body follows that of its function, which stands at the head of the statement.
            if frames and frames[-1].mark == "*" and not dispatched and frames[-1].function == frame.function:
                frames[-1], kept[-1] = frame, traceback
            else:
                frames.append(frame)
                kept.append(traceback)
            dispatched = False
        elif file == _DISPATCHER:
            dispatched = True
        elif not _is_internal(file) and frames:
            frames.append(Frame(file, line, code.co_name, "**" if dispatched else ""))
            kept.append(traceback)
            dispatched = False
        traceback = traceback.tb_next
    return frames, kept


def _is_internal(file: str) -> bool:
    return file.startswith(_PACKAGE) or file.startswith("<")


def _user_name(code: types.CodeType) -> str:
    """The name of the user's function that a body of a converted statement belongs to."""
    parts = [part for part in code.co_qualname.split(".") if part != "<locals>" and part not in _COMPREHENSIONS]
    return next((part for part in reversed(parts) if not part.startswith(OPERATORS)), code.co_name)


def _link(parts: list[types.TracebackType]) -> types.TracebackType | None:
    """A traceback of these parts only."""
    following = None
    for part in reversed(parts):
        following = types.TracebackType(following, part.tb_frame, part.tb_lasti, part.tb_lineno)
    return following
