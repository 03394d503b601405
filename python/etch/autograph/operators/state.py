"""The symbols that a converted statement carries, read and written where they live.

A simple name lives in a cell that the statement's body shares with the function around it. An attribute or an item
lives in its object.
"""

from __future__ import annotations

import types
from typing import Any, Callable, Sequence

from etch.autograph.passes.base import RESULT


class _Undefined:
    """Stands for the value of a symbol that has none."""

    def __repr__(self) -> str:
        return "undefined"


UNDEFINED = _Undefined()


class Attribute:
    """The symbol `a.b`."""

    def __init__(self, text: str, base: Callable[[], Any], key: str) -> None:
        self.text, self._base, self._key = text, base, key

    def read(self) -> Any:
        """The value, or UNDEFINED."""
        return getattr(self._base(), self._key, UNDEFINED)

    def write(self, value: Any) -> None:
        """Sets it, or takes it away."""
        if value is not UNDEFINED:
            setattr(self._base(), self._key, value)
        elif hasattr(self._base(), self._key):
            delattr(self._base(), self._key)


class Item:
    """The symbol `d[k]`."""

    def __init__(self, text: str, base: Callable[[], Any], key: Callable[[], Any]) -> None:
        self.text, self._base, self._key = text, base, key

    def read(self) -> Any:
        """The value, or UNDEFINED."""
        try:
            return self._base()[self._key()]
        except (KeyError, IndexError):
            return UNDEFINED

    def write(self, value: Any) -> None:
        """Sets it, or takes it away."""
        base, key = self._base(), self._key()
        if value is not UNDEFINED:
            base[key] = value
        elif key in base:
            del base[key]


class _Cell:
    """A simple name."""

    def __init__(self, text: str, cell: types.CellType) -> None:
        self.text, self._cell = text, cell

    def read(self) -> Any:
        try:
            value = self._cell.cell_contents
        except ValueError:
            return UNDEFINED
        return UNDEFINED if value is NO_RESULT else value

    def write(self, value: Any) -> None:
        if value is not UNDEFINED:
            self._cell.cell_contents = value
        elif self.text == RESULT:
            self._cell.cell_contents = NO_RESULT
        else:
            del self._cell.cell_contents


class State:
    """All symbols that one statement carries, in order."""

    def __init__(self, body: types.FunctionType, symbols: Sequence[str | Attribute | Item]) -> None:
        cells = dict(zip(body.__code__.co_freevars, body.__closure__ or ()))
        self._places = [_Cell(each, cells[each]) if isinstance(each, str) else each for each in symbols]
        self.names = [place.text for place in self._places]

    def read(self) -> list[Any]:
        """The values now."""
        return [place.read() for place in self._places]

    def write(self, values: Sequence[Any]) -> None:
        """Sets all values."""
        for place, value in zip(self._places, values):
            place.write(value)


class _NoResult:
    """The value to be returned by a function that has not come to a `return` yet."""

    def __repr__(self) -> str:
        return "no result"


NO_RESULT = _NoResult()


def result(value: Any) -> Any:
    """What a function returns at its end: None if no `return` was reached."""
    return None if value is NO_RESULT else value


def run(body: Callable[..., Any], *args: Any) -> Any:
    """Calls the body of a statement. A name that it finds unbound is a local one of the user's function."""
    try:
        return body(*args)
    except NameError as error:
        if isinstance(error, UnboundLocalError) or error.name not in body.__code__.co_freevars:
            raise
        raise UnboundLocalError(f"'{error.name}' is used before assignment").with_traceback(
            error.__traceback__.tb_next
        ) from None


def describe(name: str) -> str:
    """How messages call a symbol."""
    return "the function return value" if name == RESULT else f"'{name}'"
