"""Lists that loops can stage (feature LISTS).

A list display makes a `StageableList`, which is a list. A staged loop that carries one turns it into a TensorArray, to
which `append` writes, and stacks it into a tensor after the loop.
"""

from __future__ import annotations

from typing import Any

from etch.autograph import tensors


class StageableList(list):
    """A list that a staged loop may turn into a TensorArray."""


def new_list(items: list[Any]) -> StageableList:
    """A list display."""
    return StageableList(items)


def plain(value: Any) -> Any:
    """A result of the function: lists that were displayed in it are lists for its caller."""
    if isinstance(value, StageableList) or type(value) in (list, tuple):
        return (tuple if isinstance(value, tuple) else list)(map(plain, value))
    return {key: plain(item) for key, item in value.items()} if type(value) is dict else value


def append(items: Any, value: Any) -> Any:
    """`items.append(value)`; the list to go on with."""
    if tensors.is_array(items):
        return items.write(items.size(), value)
    items.append(value)
    return items


def get_item(items: Any, key: Any) -> Any:
    """`items[key]`."""
    return items.read(key) if tensors.is_array(items) else items[key]


def set_item(items: Any, key: Any, value: Any) -> Any:
    """`items[key] = value`; the container to go on with. Tensors do not change, so theirs is a new one."""
    if tensors.is_array(items):
        return items.write(key, value)
    if tensors.is_tensor(items):
        return tensors.replace_row(items, key, value)
    items[key] = value
    return items
