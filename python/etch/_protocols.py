"""tf.types.experimental: classes to ask with isinstance, and to derive trace types from."""

import abc
from collections.abc import Iterator
from typing import Any

from etch import _core, specs
from etch.concrete import ConcreteFunction
from etch.functions import Function

# What becomes a tensor where one is wanted. Arrays of other libraries do too, but have no class in common.
TensorLike = _core.Tensor | _core.Variable | bool | int | float | complex | str | bytes | list | tuple


class Callable(abc.ABC):
    """What is called with tensors: a function, or one trace of it."""


Callable.register(Function)
Callable.register(ConcreteFunction)


class TraceType(abc.ABC):
    """What an argument is, as far as a trace depends on it."""

    @abc.abstractmethod
    def is_subtype_of(self, other: "TraceType") -> bool:
        """Does a trace for `other` serve arguments of this type?"""

    @abc.abstractmethod
    def most_specific_common_supertype(self, others: list["TraceType"]) -> "TraceType | None":
        """The narrowest type that all of them fit, if there is one."""

    @abc.abstractmethod
    def placeholder_value(self, placeholder_context: Any) -> Any:
        """What the function gets while it is traced."""

    def cast(self, value: Any, cast_context: Any) -> Any:
        """The value as one of this type: the placeholder itself, if it is that."""
        if value != self.placeholder_value(None):
            raise AssertionError(f"Can not cast {value!r} to {self!r}")
        return value

    def flatten(self) -> list["TraceType"]:
        """Types of the tensors that are inside: none."""
        return []

    def to_tensors(self, value: Any) -> list:
        """The tensors inside of a value: none."""
        return []

    def from_tensors(self, tensors: Iterator) -> Any:
        """A value of this type, with these tensors inside."""
        return self.placeholder_value(None)

    @abc.abstractmethod
    def __hash__(self) -> int:
        """Equal types have equal hashes."""

    @abc.abstractmethod
    def __eq__(self, other: object) -> bool:
        """Do arguments of both share traces?"""


TraceType.register(_core.TensorSpec)
TraceType.register(specs.VariableSpec)
TraceType.register(specs.IndexedSlicesSpec)


class SupportsTracingProtocol(abc.ABC):
    """What says itself which trace type it is."""

    @abc.abstractmethod
    def __tf_tracing_type__(self, context: Any) -> TraceType:
        """The type."""

    @classmethod
    def __subclasshook__(cls, other: type) -> bool:
        return hasattr(other, "__tf_tracing_type__") if cls is SupportsTracingProtocol else NotImplemented


NAMES = {
    "types.experimental.TensorLike": TensorLike,
    "types.experimental.Callable": Callable,
    "types.experimental.GenericFunction": Function,
    "types.experimental.PolymorphicFunction": Function,
    "types.experimental.ConcreteFunction": ConcreteFunction,
    "types.experimental.TraceType": TraceType,
    "types.experimental.SupportsTracingProtocol": SupportsTracingProtocol,
}
