"""Types of etch.functions, written by hand: a traced function is called with what its Python function is called with."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, Generic, Literal, ParamSpec, Self, TypeVar, overload

from etch import _core, explain, specs
from etch.concrete import ConcreteFunction

_P = ParamSpec("_P")
_Q = ParamSpec("_Q")
_R = TypeVar("_R", covariant=True)
_S = TypeVar("_S")
_Policy = Literal["exact", "relax", "symbolic", "strict"]

default_policy: str | None
made: list[Function[..., Any]] | None

class Function(_core.Function, Generic[_P, _R]):
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, memo: dict[int, Any]) -> Self: ...
    __signature__: inspect.Signature
    def __new__(cls, python_function: Callable[_P, _R], options: dict[str, Any], instance: Any = None) -> Self: ...
    def __init__(self, python_function: Callable[_P, _R], options: dict[str, Any], instance: Any = None) -> None: ...
    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> _R: ...  # type: ignore[override]
    @overload
    def __get__(self, instance: None, owner: type, /) -> Self: ...
    @overload
    def __get__(self: Function[Concatenate[_S, _Q], _R], instance: _S, owner: type | None = None, /) -> Function[_Q, _R]: ...
    @property
    def function_type(self) -> specs.FunctionType: ...
    @property
    def input_signature(self) -> tuple[Any, ...] | None: ...
    @property
    def python_function(self) -> Callable[_P, _R]: ...
    def audit(self) -> dict[int, str]: ...
    def explain(self) -> list[explain.Event]: ...
    def get_concrete_function(self, *args: Any, **kwargs: Any) -> ConcreteFunction: ...
    def get_initialization_function(self, *args: Any, **kwargs: Any) -> ConcreteFunction: ...
    def pretty_printed_concrete_signatures(self, verbose: bool = True) -> str: ...

@overload
def function(
    func: Callable[_P, _R],
    input_signature: Sequence[Any] | None = None,
    autograph: bool = True,
    jit_compile: bool | None = None,
    reduce_retracing: bool = False,
    experimental_implements: str | None = None,
    experimental_autograph_options: Any = None,
    experimental_attributes: Mapping[str, Any] | None = None,
    experimental_relax_shapes: bool | None = None,
    experimental_compile: bool | None = None,
    experimental_follow_type_hints: bool | None = None,
    *,
    policy: _Policy | None = None,
    budget: Mapping[str, Any] | None = None,
) -> Function[_P, _R]: ...
@overload
def function(
    func: None = None,
    input_signature: Sequence[Any] | None = None,
    autograph: bool = True,
    jit_compile: bool | None = None,
    reduce_retracing: bool = False,
    experimental_implements: str | None = None,
    experimental_autograph_options: Any = None,
    experimental_attributes: Mapping[str, Any] | None = None,
    experimental_relax_shapes: bool | None = None,
    experimental_compile: bool | None = None,
    experimental_follow_type_hints: bool | None = None,
    *,
    policy: _Policy | None = None,
    budget: Mapping[str, Any] | None = None,
) -> Callable[[Callable[_P, _R]], Function[_P, _R]]: ...
def bind_method(of: Function[..., Any], weak_instance: Any) -> Function[..., Any]: ...
def log_warnings(traced: Function[..., Any], warnings: Any) -> None: ...
