"""ConcreteFunction: one trace of a function, what it was traced for, and calls of it alone."""

import inspect
import itertools
from typing import Any

from etch import _core, specs

_KINDS = inspect.Parameter


def describe(traced, args, kwargs, outputs):
    """What a trace is for and gives, for `Function.traced`: the arguments of the body with specs for tensors."""
    if traced.is_bound:
        args = args[1:]
    taken: dict = {}
    for name in kwargs or ():
        plain = specs.sanitized(name)
        if taken.setdefault(plain, name) != name:
            raise ValueError(f"Name collision after sanitization: '{name}' and '{taken[plain]}' are both '{plain}'.")
    aliases: dict = {}
    names = _positional_names(traced.__signature__)
    positional = tuple(specs.spec_of(a, name, aliases) for a, name in zip(args, names))
    return (
        specs.named_as(positional, traced.declared_arguments),
        {k: specs.spec_of(v, k, aliases) for k, v in (kwargs or {}).items()},
        outputs,
    )


def says_modified(traced, places: list[int], args: tuple, kwargs: dict | None) -> str:
    """The message about arguments of the body, by place, that it changed."""
    n_self = 1 if traced.is_bound else 0
    signature, changed = traced.__signature__, []
    names = [*itertools.islice(_positional_names(signature), len(args) - n_self), *(kwargs or ())]
    rest = {p.kind: p.name for p in signature.parameters.values() if p.kind in (_KINDS.VAR_POSITIONAL, _KINDS.VAR_KEYWORD)}
    for place in places:
        # What *args and **kwargs hold goes by their names.
        name = names[place - n_self] if place >= n_self else "self"
        kind = _KINDS.VAR_POSITIONAL if place < len(args) else _KINDS.VAR_KEYWORD
        name = name if name in signature.parameters else rest.get(kind, name)
        changed += [name] if name not in changed else []
    return (
        f"{traced.name}{signature} should not modify its Python input arguments. Modifying a copy is allowed. The "
        f"following parameter(s) were modified: {', '.join(changed)}"
    )


def _positional_names(signature: inspect.Signature):
    for p in signature.parameters.values():
        if p.kind is _KINDS.VAR_POSITIONAL:
            yield from (f"{p.name}_{i}" for i in itertools.count())
        elif p.kind in (_KINDS.POSITIONAL_ONLY, _KINDS.POSITIONAL_OR_KEYWORD):
            yield p.name


def monomorphic(signature: inspect.Signature, args, kwargs, output) -> specs.FunctionType:
    """The signature of one trace: *args and **kwargs spelled out, nothing optional."""
    has_varargs = any(p.kind is _KINDS.VAR_POSITIONAL for p in signature.parameters.values())
    out, positional = [], list(args)
    for p in signature.parameters.values():
        if p.kind is _KINDS.VAR_POSITIONAL:
            out += [specs.Parameter(f"{p.name}_{i}", _KINDS.POSITIONAL_ONLY, False, a) for i, a in enumerate(positional)]
            positional = []
        elif p.kind is _KINDS.KEYWORD_ONLY:
            out.append(specs.Parameter(p.name, p.kind, False, kwargs[p.name]))
        elif p.kind is not _KINDS.VAR_KEYWORD:
            kind = _KINDS.POSITIONAL_ONLY if has_varargs else p.kind
            out.append(specs.Parameter(p.name, kind, False, positional.pop(0)))
    known = {p.name for p in out}
    rest = sorted(k for k in kwargs if k not in known)
    out += [specs.Parameter(specs.sanitized(k), _KINDS.KEYWORD_ONLY, False, kwargs[k]) for k in rest]
    return specs.FunctionType(out, output)


def _word(x) -> str:
    """The dtype as messages of ops name it."""
    return {"float32": "float", "float64": "double", "float16": "half"}.get(x.dtype.name, x.dtype.name)


class ConcreteFunction:
    """A trace: call it with the tensors it was made for, in the structure of the call or flat."""

    def __init__(self, function, trace: int):
        self._function, self._trace = function, trace
        self._args, self._kwargs, self._outputs = function.traced[trace]
        self.function_type = monomorphic(function.__signature__, self._args, self._kwargs, self._outputs)
        self._flat = list(self._flat_inputs())

    # --- what it is -------------------------------------------------------------------------------------------------

    @property
    def name(self) -> bytes:
        """A name of the trace's own."""
        return f"__inference_{self._function.name}_{self._trace}".encode()

    @property
    def structured_input_signature(self) -> tuple[tuple, dict]:
        """(args, kwargs) of the call that it is for; tensors are specs with names."""
        args = [specs.named(p.value, p.name) for p in self.function_type.parameters.values() if p.kind != p.KEYWORD_ONLY]
        kwargs = {
            p.name: specs.named(p.value, p.name) for p in self.function_type.parameters.values() if p.kind == p.KEYWORD_ONLY
        }
        return tuple(args), kwargs

    @property
    def structured_outputs(self) -> Any:
        """The results, with specs in place of tensors."""
        return self._outputs

    @property
    def output_shapes(self) -> Any:
        """The results, with shapes in place of tensors, and an unknown one for None."""
        shapes = [_core.TensorShape(getattr(leaf, "shape", None)) for leaf in _core.nest_flatten(self._outputs)]
        return _core.nest_pack_sequence_as(self._outputs, shapes)

    @property
    def output_dtypes(self) -> Any:
        """The results, with dtypes in place of tensors."""
        return specs.map_leaves(lambda spec: spec.dtype, self._outputs)

    @property
    def outputs(self) -> list[_core.TensorSpec]:
        """What the tensors among the results are."""
        return [spec for spec in specs.parts_of(self._outputs) if spec is not None]

    @property
    def inputs(self) -> list:
        """What the tensors among the arguments are, and what is used from outside."""
        specs_named = (
            _core.TensorSpec(spec.shape, spec.dtype, f"{name}:0") if isinstance(spec, _core.TensorSpec) else spec
            for name, spec in self._flat
        )
        return [*specs_named, *self.captured_inputs]

    @property
    def graph_text(self) -> str:
        """The graph, as `etch opt` reads it."""
        return self._function.graph_text(self._trace)

    def pretty_printed_signature(self, verbose: bool = True) -> str:
        """Parameters and results with their types, in one line or over several."""
        return self.function_type.with_captures(self.captured_inputs) if verbose else str(self.function_type)

    def __repr__(self) -> str:
        return f"<ConcreteFunction {self.pretty_printed_signature(verbose=False)} at {id(self):#x}>"

    def __str__(self) -> str:
        return f"ConcreteFunction {self.pretty_printed_signature()}"

    # --- calls --------------------------------------------------------------------------------------------------------

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        try:
            args, kwargs = self._structured(args, kwargs)
        except TypeError as structured:
            try:
                args, kwargs = self._by_flat_inputs(args, kwargs)
            except TypeError as flat:
                raise TypeError(
                    f"Binding inputs to tf.function failed due to `{structured}`. Received args: {args} and kwargs: "
                    f"{kwargs} for signature: {self.function_type}.\nFallback to flat signature also failed due to: {flat}"
                ) from flat
        return self._function.call_trace(self._trace, *args, **kwargs)

    def _structured(self, args, kwargs):
        names = {specs.sanitized(k): k for k in self._kwargs}
        bound = self.function_type.bind(*args, **kwargs)
        out_args, out_kwargs = [], {}
        for name, p in self.function_type.parameters.items():
            value = specs.cast(bound.arguments[name], p.value)
            if p.kind is _KINDS.KEYWORD_ONLY:
                out_kwargs[names.get(name, name)] = value
            else:
                out_args.append(value)
        return out_args, out_kwargs

    def _flat_inputs(self):
        """(name, spec) of each tensor and variable, in flat order."""
        taken: dict = {}
        aliases = set()
        parameters = self.function_type.parameters.values()
        ordered = [p for p in parameters if p.kind != p.KEYWORD_ONLY]
        ordered += sorted((p for p in parameters if p.kind == p.KEYWORD_ONLY), key=lambda p: p.name)
        for p in ordered:
            for spec in specs.parts_of(p.value):
                if isinstance(spec, specs.VariableSpec):
                    if spec.alias_id in aliases:
                        continue
                    aliases.add(spec.alias_id)
                elif not isinstance(spec, _core.TensorSpec):
                    continue
                base = getattr(spec, "name", None) or p.name
                n = taken[base] = taken.get(base, -1) + 1
                yield (base if n == 0 else f"{base}_{n}"), spec

    def _by_flat_inputs(self, args, kwargs):
        flat = list(args)
        names = [name for name, _ in self._flat]
        called = f"{self._function.name}({', '.join(names)})"
        if len(flat) > len(names):
            raise TypeError(f"{called} takes {len(names)} positional arguments, got {len(flat)}.")
        for name in names[: len(flat)]:
            if name in kwargs:
                raise TypeError(f"{called} got two values for '{name}'.")
        missing = [name for name in names[len(flat) :] if name not in kwargs]
        if missing:
            raise TypeError(f"{called} missing required arguments: {', '.join(missing)}.")
        unknown = sorted(k for k in kwargs if k not in names)
        if unknown:
            raise TypeError(f"{called} got unexpected keyword arguments: {', '.join(unknown)}.")
        flat += [kwargs[name] for name in names[len(flat) :]]
        for i, (value, (_, spec)) in enumerate(zip(flat, self._flat, strict=True)):
            self._check_flat(i, value, spec, called)
        values = iter(flat)

        def fill(leaf):
            if isinstance(leaf, (_core.TensorSpec, specs.VariableSpec)):
                return next(values)
            if isinstance(leaf, specs.IndexedSlicesSpec):
                return leaf.value_type(*(next(values) for _ in specs.parts_of(leaf)))
            return leaf.value if isinstance(leaf, specs.UnknownArgument) else leaf

        args = [specs.map_leaves(fill, a) for a in self._args]
        # Flat order has keywords by name.
        kwargs = {k: specs.map_leaves(fill, self._kwargs[k]) for k in sorted(self._kwargs)}
        return args, kwargs

    def _check_flat(self, i, value, spec, called):
        """A tensor of the dtype; outside of traces its sizes may be others, as far as the graph takes them."""
        if not isinstance(value, _core.Tensor) or not isinstance(spec, _core.TensorSpec):
            kind = type(value).__name__
            raise TypeError(f"{called}: expected argument #{i}(zero-based) to be a Tensor; got {kind} ({value}).")
        if _core.is_tracing() and not (value.dtype == spec.dtype and spec.shape.is_compatible_with(value.shape)):
            raise TypeError(f"Can not cast {value!r} to {spec}")
        if value.dtype != spec.dtype:
            raise _core.InvalidArgumentError(
                None,
                None,
                f"cannot compute {self.name.decode()} as input #{i}(zero-based) was expected to be a {_word(spec)} tensor "
                f"but is a {_word(value)} tensor",
            )
        if spec.shape.rank not in (None, value.shape.rank):
            raise _core.InvalidArgumentError(
                None,
                None,
                f"cannot compute {self.name.decode()} as input #{i}(zero-based) was expected to have {spec.shape.rank} axes "
                f"but has {value.shape.rank}: a trace is for tensors of one rank",
            )

    # --- what it uses from outside ---------------------------------------------------------------------------------------

    @property
    def captured_inputs(self) -> list:
        """Variables and tensors that it uses from outside."""
        tensors, variables = self._function.captures_of(self._trace)
        return [*variables, *tensors]

    @property
    def variables(self) -> tuple[_core.Variable, ...]:
        """The variables that it uses."""
        return tuple(self._function.captures_of(self._trace)[1])

    @property
    def trainable_variables(self) -> tuple[_core.Variable, ...]:
        """Those of them that are trained."""
        return tuple(v for v in self.variables if v.trainable)
