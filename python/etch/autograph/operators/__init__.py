"""The operators that converted code calls.

Converted code finds them under one name, bound to an instance of `Operators`, which also knows the options with which
the code was converted.
"""

from __future__ import annotations

from typing import Any, Callable

from etch.autograph.operators import conditional, lists, logic, loops, state
from etch.autograph.options import Options


class Operators:
    """All operators, for one set of options."""

    if_stmt = staticmethod(conditional.if_stmt)
    if_exp = staticmethod(conditional.if_exp)
    while_stmt = staticmethod(loops.while_stmt)
    for_stmt = staticmethod(loops.for_stmt)
    and_ = staticmethod(logic.and_)
    or_ = staticmethod(logic.or_)
    not_ = staticmethod(logic.not_)
    eq = staticmethod(logic.eq)
    not_eq = staticmethod(logic.not_eq)
    assert_ = staticmethod(logic.assert_)
    attribute = staticmethod(state.Attribute)
    item = staticmethod(state.Item)
    no_result = state.NO_RESULT
    result = staticmethod(state.result)
    append = staticmethod(lists.append)
    new_list = staticmethod(lists.new_list)
    get_item = staticmethod(lists.get_item)
    set_item = staticmethod(lists.set_item)

    def __init__(self, options: Options, call: Callable[..., Any]) -> None:
        """`call` is the dispatcher of calls, with these options."""
        self.options = options
        self.call = call
