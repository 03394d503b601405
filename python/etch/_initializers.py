"""Initializers: objects that make first values of variables, called with a shape and a dtype."""

from typing import Any

from etch import _core

_ops = _core.ops
_LAYOUT = ("partition_shape", "partition_offset", "layout")  # keywords that callers may give; they change nothing here


def _dtype(dtype: Any) -> Any:
    return _core.DType(dtype)


class Initializer:
    """Base class: makes a tensor of a shape."""

    def __call__(self, shape: Any, dtype: Any = None, **kwargs: Any) -> Any:
        raise NotImplementedError

    def get_config(self) -> dict:
        """What its constructor was called with."""
        return {}

    @classmethod
    def from_config(cls, config: dict) -> "Initializer":
        """One that is like the one whose get_config() this is."""
        config = dict(config)
        config.pop("dtype", None)
        return cls(**config)


def _check_keywords(kwargs: dict) -> None:
    for name in kwargs:
        if name not in _LAYOUT:
            raise TypeError(f"Keyword argument should be one of {list(_LAYOUT[:2])}. Received: {name}")


def _filled(value: int, shape: Any, dtype: Any) -> Any:
    dtype = _dtype(dtype)
    if dtype.name == "string":
        raise ValueError(f"Argument `dtype` expected to be numeric or boolean. Received {dtype}.")
    return _ops["ones" if value else "zeros"](shape, dtype)


class zeros_initializer(Initializer):  # noqa: N801: TensorFlow's names
    """Zeros."""

    def __call__(self, shape: Any, dtype: Any = _core.float32, **kwargs: Any) -> Any:
        _check_keywords(kwargs)
        return _filled(0, shape, dtype)


class ones_initializer(Initializer):  # noqa: N801
    """Ones."""

    def __call__(self, shape: Any, dtype: Any = _core.float32, **kwargs: Any) -> Any:
        _check_keywords(kwargs)
        return _filled(1, shape, dtype)


class constant_initializer(Initializer):  # noqa: N801
    """A number everywhere, or a list of as many as there are elements."""

    def __init__(self, value: Any = 0, support_partition: bool = False) -> None:
        if not (isinstance(value, int | float | complex | str | bytes | list | tuple) or hasattr(value, "__array__")):
            raise TypeError(
                f"Invalid type for initial value: {type(value).__name__}. Expected Python scalar, list or tuple of "
                "values, or numpy.ndarray."
            )
        self.value = value
        self.support_partition = support_partition

    def __call__(self, shape: Any, dtype: Any = None, **kwargs: Any) -> Any:
        _check_keywords(kwargs)
        return _ops["constant"](self.value, None if dtype is None else _dtype(dtype), shape)

    def get_config(self) -> dict:
        """What its constructor was called with."""
        return {"value": self.value}


def _floating(dtype: Any) -> Any:
    dtype = _dtype(dtype)
    if not dtype.is_floating:
        raise ValueError(f"Argument `dtype` is expected to be floating point. Received: {dtype}.")
    return dtype


def _drawn(name: str, shape: Any, parameters: tuple, dtype: Any, seed: int | None) -> Any:
    """Random numbers: those of the seed if there is one, the same ones every time."""
    if seed is None:
        return _ops[f"random.{name}"](shape, *parameters, dtype=dtype)
    return _ops[f"random.stateless_{name}"](shape, [seed, 0], *parameters, dtype=dtype)


class random_normal_initializer(Initializer):  # noqa: N801
    """Numbers of a normal distribution."""

    def __init__(self, mean: float = 0.0, stddev: float = 0.05, seed: int | None = None) -> None:
        self.mean, self.stddev, self.seed = mean, stddev, seed

    def __call__(self, shape: Any, dtype: Any = _core.float32, **kwargs: Any) -> Any:
        _check_keywords(kwargs)
        return _drawn("normal", shape, (self.mean, self.stddev), _floating(dtype), self.seed)

    def get_config(self) -> dict:
        """What its constructor was called with."""
        return {"mean": self.mean, "stddev": self.stddev, "seed": self.seed}


class random_uniform_initializer(Initializer):  # noqa: N801
    """Numbers between two others, all as likely."""

    def __init__(self, minval: float = -0.05, maxval: float = 0.05, seed: int | None = None) -> None:
        self.minval, self.maxval, self.seed = minval, maxval, seed

    def __call__(self, shape: Any, dtype: Any = _core.float32, **kwargs: Any) -> Any:
        _check_keywords(kwargs)
        dtype = _dtype(dtype)
        if not (dtype.is_floating or dtype.is_integer):
            raise ValueError(f"Argument `dtype` is expected to be integer or floating point. Received: {dtype}.")
        return _drawn("uniform", shape, (self.minval, self.maxval), dtype, self.seed)

    def get_config(self) -> dict:
        """What its constructor was called with."""
        return {"minval": self.minval, "maxval": self.maxval, "seed": self.seed}


ALL = (constant_initializer, ones_initializer, random_normal_initializer, random_uniform_initializer, zeros_initializer)
