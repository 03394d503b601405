"""Types of arguments as programs see them: specs in the place of tensors, names, casts, and how they are printed."""

import collections.abc
import inspect
import re
import weakref

from etch import _core

TensorSpec = _core.TensorSpec


class VariableSpec:
    """What a variable is as an argument: which ones are the same counts, not which one it is."""

    def __init__(self, shape, dtype=_core.float32, trainable=True, alias_id=None):
        self.shape, self.dtype, self.trainable, self.alias_id = _core.TensorShape(shape), dtype, trainable, alias_id

    def _key(self):
        return self.shape, self.dtype, self.trainable, self.alias_id

    def __eq__(self, other):
        return isinstance(other, VariableSpec) and self._key() == other._key()

    def __hash__(self):
        return hash(self._key())

    def __repr__(self):
        return (
            f"VariableSpec(shape={self.shape}, dtype=tf.{self.dtype.name}, trainable={self.trainable}, "
            f"alias_id={self.alias_id})"
        )


class IndexedSlicesSpec:
    """What IndexedSlices are: sizes and dtype of the whole, dtypes of indices and dense shape, and how many rows."""

    composite_type = value_type = _core.IndexedSlices  # what it stands for among arguments

    def __init__(self, shape=None, dtype=_core.float32, indices_dtype=_core.int64, dense_shape_dtype=None, indices_shape=None):
        self._shape, self._indices_shape = _core.TensorShape(shape), _core.TensorShape(indices_shape or [None])
        self._values_dtype, self._indices_dtype = _core.as_dtype(dtype), _core.as_dtype(indices_dtype)
        self._dense_shape_dtype = None if dense_shape_dtype is None else _core.as_dtype(dense_shape_dtype)

    @classmethod
    def of(cls, slices) -> "IndexedSlicesSpec":
        """What these are."""
        rest = slices.values.shape[1:] if slices.values.shape.rank is not None else _core.TensorShape(None)
        shape = _core.TensorShape([None]).concatenate(rest)
        dense = slices.dense_shape
        if dense is not None and slices.shape.rank is not None:
            shape = slices.shape
        return cls(shape, slices.dtype, slices.indices.dtype, None if dense is None else dense.dtype, slices.indices.shape)

    def _key(self):
        return self._shape, self._values_dtype, self._indices_dtype, self._dense_shape_dtype, self._indices_shape

    def __eq__(self, other):
        return isinstance(other, IndexedSlicesSpec) and self._key() == other._key()

    def __hash__(self):
        return hash(repr(self))

    def __repr__(self):
        dense = None if self._dense_shape_dtype is None else f"tf.{self._dense_shape_dtype.name}"
        return (
            f"IndexedSlicesSpec({self._shape!r}, tf.{self._values_dtype.name}, tf.{self._indices_dtype.name}, {dense}, "
            f"{self._indices_shape!r})"
        )

    def __tf_flatten__(self):
        """As IndexedSlices, with specs for the parts: it stands for them among arguments."""
        rows = self._indices_shape
        values = rows.concatenate(self._shape[1:]) if self._shape.rank is not None else _core.TensorShape(None)
        parts = [TensorSpec(values, self._values_dtype), TensorSpec(rows, self._indices_dtype)]
        if self._dense_shape_dtype is not None:
            parts.append(TensorSpec([self._shape.rank], self._dense_shape_dtype))
        has_sizes = self._dense_shape_dtype is not None and self._shape.is_fully_defined()
        return (self._dense_shape_dtype is not None, tuple(self._shape.as_list()) if has_sizes else None), tuple(parts)

    def cast(self, value):
        """The value, if it is one of these: TypeError else."""
        if not isinstance(value, _core.IndexedSlices):
            raise TypeError(f"Can not cast {value!r} to {self}")
        given = [value.values, value.indices] + ([] if value.dense_shape is None else [value.dense_shape])
        parts = self.__tf_flatten__()[1]
        if len(given) != len(parts):
            raise TypeError(f"Can not cast {value!r} to {self}")
        return _core.IndexedSlices(*(cast(v, to) for v, to in zip(given, parts, strict=True)))


class UnknownArgument:
    """Stands for a value that a signature says nothing about; it is not kept alive by it."""

    def __init__(self, value=None):
        try:
            self._weak = weakref.ref(value)
        except TypeError:
            self._weak = lambda: value

    @property
    def value(self):
        return self._weak()


_PLAIN = (bool, int, float, complex, str, bytes, type(None), range)


class _Text(str):
    """A text that stands for a value where signatures are printed."""

    __slots__ = ()
    __repr__ = str.__str__


_UNTYPED = object()  # what a parameter's value is where nothing says what its argument is
_EMPTY = inspect.Parameter.empty


class Parameter(inspect.Parameter):
    """A parameter, with the type of its argument where it is one of a trace or declared."""

    def __init__(self, name, kind, optional, value=_UNTYPED):
        default = _Text("<captured_default_value>") if optional else _EMPTY
        super().__init__(name, kind, default=default, annotation=_EMPTY if value is _UNTYPED else _Text(printed(value)))
        self._optional, self._value = optional, value

    @property
    def optional(self) -> bool:
        return self._optional

    @property
    def value(self):
        return None if self._value is _UNTYPED else self._value


class FunctionType(inspect.Signature):
    """A signature whose parameters know whether they are optional, and of a trace what arguments and results are."""

    def __init__(self, parameters, output=_UNTYPED, **rest):
        if output is not _UNTYPED:
            rest["return_annotation"] = _Text(printed(output))
        super().__init__(parameters, **rest)
        self._output = output

    @classmethod
    def of(cls, signature: inspect.Signature, declared=None) -> "FunctionType":
        """Of a function; `declared`: what arguments are, by parameter."""
        declared = declared or {}
        return cls(
            Parameter(p.name, p.kind, p.default is not p.empty, declared.get(p.name, _UNTYPED))
            for p in signature.parameters.values()
        )

    @property
    def output(self):
        """What results are; None: not known."""
        return None if self._output is _UNTYPED else self._output

    def __repr__(self) -> str:
        return self.with_captures(())

    def with_captures(self, captures) -> str:
        """Its text over several lines, with what a trace of it uses from outside; a variable counts as its handle."""
        typed = [(p, p.annotation if p.annotation is not p.empty else None) for p in self.parameters.values()]
        lines = ["Input Parameters:", *(f"  {p.name} ({p.kind.name}): {text}" for p, text in typed)]
        output = None if self._output is _UNTYPED else printed(self._output)
        handle = "TensorSpec(shape=(), dtype=tf.resource, name=None)"
        kinds = [handle if isinstance(x, _core.Variable) else _core.TensorSpec(x.shape, x.dtype) for x in captures]
        used = [f"  {id(x)}: {kind}" for x, kind in zip(captures, kinds, strict=True)] or ["  None"]
        return "\n".join([*lines, "Output Type:", f"  {output}", "Captures:", *used])


def map_leaves(f, structure):
    """The structure with f of each leaf that is not None."""
    leaves = [None if leaf is None else f(leaf) for leaf in _core.nest_flatten(structure)]
    return _core.nest_pack_sequence_as(structure, leaves)


def parts_of(structure) -> list:
    """The leaves, with those of a composite in place of it."""
    out = []
    for leaf in _core.nest_flatten(structure):
        out += leaf.__tf_flatten__()[1] if isinstance(leaf, (IndexedSlicesSpec, _core.IndexedSlices)) else [leaf]
    return out


def spec_of(value, parameter: str, aliases: dict):
    """The argument with specs in place of tensors and variables; `aliases` numbers the variables of one call."""

    def leaf(x):
        if isinstance(x, _core.Tensor):
            own = x.name.rpartition(":")[0]
            return TensorSpec.from_tensor(x, name=None if re.fullmatch(rf"{re.escape(parameter)}(_\d+)?", own) else own)
        if isinstance(x, _core.Variable):
            alias = aliases.setdefault(x.handle_id, len(aliases))
            return VariableSpec(x.shape, x.dtype, x.trainable, alias)
        if isinstance(x, _core.IndexedSlices) and isinstance(x.values, _core.Tensor) and isinstance(x.indices, _core.Tensor):
            return IndexedSlicesSpec.of(x)
        return x if isinstance(x, _PLAIN + (_core.DType,)) else UnknownArgument(x)

    return map_leaves(leaf, value)


def named_as(value, declared):
    """The structure with the names of the specs that were declared for it: a tensor does not show whether its name is one."""
    if declared is None:
        return value
    names = (d.name if isinstance(d, TensorSpec) else None for d in _core.nest_flatten(declared) if d is not None)
    return map_leaves(
        lambda x: TensorSpec(x.shape, x.dtype, name) if (name := next(names, None)) and isinstance(x, TensorSpec) else x,
        value,
    )


def named(value, name: str):
    """The structure with each spec named after its path; values that are no plain ones are unknown."""
    if isinstance(value, TensorSpec):
        return TensorSpec(value.shape, value.dtype, value.name or name)
    if isinstance(value, collections.abc.Mapping):
        return type(value)({k: named(v, f"{name}_{k}") for k, v in value.items()})
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*(named(v, f"{name}_{k}") for k, v in zip(value._fields, value, strict=True)))
    if isinstance(value, (list, tuple)):
        return type(value)(named(v, f"{name}_{i}") for i, v in enumerate(value))
    return value


def printed(value) -> str:
    """As TensorFlow prints the type of an argument."""
    if isinstance(value, _core.IndexedSlices):
        value = IndexedSlicesSpec.of(value)
    if isinstance(value, (TensorSpec, VariableSpec, IndexedSlicesSpec)):
        return repr(value)
    if isinstance(value, collections.abc.Mapping):
        return f"Dict[{', '.join(f'[{k!r}, {printed(v)}]' for k, v in value.items())}]"
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        items = (f"[{k!r}, {printed(v)}]" for k, v in zip(value._fields, value, strict=True))
        return f"{type(value).__name__}[{', '.join(items)}]"
    if isinstance(value, list):
        return f"List[{', '.join(map(printed, value))}]"
    if isinstance(value, tuple):
        return f"Tuple[{', '.join(map(printed, value))}]"
    return f"Literal[{value!r}]"


def sanitized(name: str) -> str:
    """A keyword as an identifier."""
    name = re.sub(r"[^a-zA-Z0-9]", "_", name) if not name.isidentifier() or name.startswith("_") else name
    return name if name[:1].isalpha() else f"arg_{name}"


def cast(value, to):
    """The value as what a trace was made for; TypeError if it is none."""
    if isinstance(to, TensorSpec):
        if isinstance(value, TensorSpec):
            return value
        tensor = value if isinstance(value, _core.Tensor) else _converted(value, to)
        if tensor.dtype != to.dtype or not _core.TensorShape(tensor.shape).is_compatible_with(to.shape):
            raise TypeError(f"Can not cast {TensorSpec.from_tensor(tensor, name=None)} to {to}")
        return tensor
    if isinstance(to, IndexedSlicesSpec):
        return to.cast(value)
    if isinstance(to, VariableSpec):
        if not isinstance(value, _core.Variable):
            raise TypeError(f"Can not cast {value!r} to {to}")
        return value
    if isinstance(to, collections.abc.Mapping):
        if not isinstance(value, collections.abc.Mapping) or set(value) != set(to):
            if isinstance(value, collections.abc.Mapping):
                raise TypeError(f"{value!r} has different keys with the TraceType {printed(to)}.")
            raise TypeError(f"Can not cast {value!r} to a Dict type.")
        return {k: cast(value[k], to[k]) for k in to}
    if isinstance(to, (list, tuple)):
        if not isinstance(value, list if isinstance(to, list) else tuple) or len(value) != len(to):
            raise TypeError(f"Can not cast {value!r} to {'list' if isinstance(to, list) else 'tuple'}")
        items = [cast(v, t) for v, t in zip(value, to, strict=True)]
        return items if isinstance(to, list) else type(to)(*items) if hasattr(to, "_fields") else tuple(items)
    if isinstance(to, UnknownArgument):
        return value
    same = value is to or (type(value) is type(to) and value == to) or (value != value and to != to)
    if not same:
        raise TypeError(f"Can not cast {value!r} to Literal[{to!r}]")
    return value


def _converted(value, to):
    try:
        return _core.ops["convert_to_tensor"](value, dtype=to.dtype)
    except (TypeError, ValueError) as e:
        raise TypeError(str(e)) from e


def type_spec_from_value(value):
    """The spec of a tensor, a variable, or what can become a tensor."""
    if isinstance(value, _core.Variable):
        return VariableSpec(value.shape, value.dtype, value.trainable)
    if isinstance(value, (TensorSpec, IndexedSlicesSpec)):
        return value
    if isinstance(value, _core.IndexedSlices):
        return IndexedSlicesSpec.of(value)
    if hasattr(value, "_type_spec"):
        return value._type_spec
    try:
        return TensorSpec.from_tensor(_core.ops["convert_to_tensor"](value))
    except (TypeError, ValueError):
        raise TypeError(f"Could not build a TypeSpec for {value!r} of unsupported type {type(value)}.") from None
