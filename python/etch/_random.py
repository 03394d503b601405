"""Random numbers that keep their state in an object: tf.random.Generator, and initializers.

A generator's state is a variable of three integers: a counter of 128 bits, low half first, and a key. What is drawn is a
function of both, and moves the counter on by 256 for each element, so that two draws never share bits.
"""

import enum
import os

from etch import _core

_ops = _core.ops
_raw = {name.removeprefix("raw_ops."): function for name, function in _ops.items() if name.startswith("raw_ops.")}
_STATE_SIZE = 3
_WORD = 1 << 64


class Algorithm(enum.Enum):
    """Algorithms of random numbers. On CPUs there is PHILOX, which AUTO_SELECT means too."""

    PHILOX = 1
    THREEFRY = 2
    AUTO_SELECT = 3


def _number_of(alg) -> int:
    """The number of an algorithm, given as itself, by name or as a member of Algorithm."""
    if isinstance(alg, str):
        try:
            return Algorithm[alg.upper()].value if alg.islower() else Algorithm[alg].value
        except KeyError:
            raise ValueError(
                f"Argument `alg` got unsupported value {alg}. Supported values are philox for the Philox algorithm, "
                "threefry for the ThreeFry algorithm, and auto_select for auto-selection."
            ) from None
    return Algorithm(alg.value if isinstance(alg, enum.Enum) else int(alg)).value


def _signed(word: int) -> int:
    """The low 64 bits as the int64 that has them."""
    word %= _WORD
    return word - _WORD if word >= _WORD // 2 else word


def create_rng_state(seed, alg) -> _core.Tensor:
    """The state that a seed means: the words of an integer, or integers, which stand at the end."""
    _number_of(alg)
    if isinstance(seed, int):
        words = [seed >> 64 * i for i in range(_STATE_SIZE)]
    else:
        given = [int(x) for x in _ops["reshape"](_ops["cast"](seed, _core.int64), [-1]).numpy()]
        if len(given) > _STATE_SIZE:
            raise ValueError(f"a seed has at most {_STATE_SIZE} integers, not {len(given)}")
        words = [0] * (_STATE_SIZE - len(given)) + given
    return _ops["constant"]([_signed(word) for word in words], _core.int64)


class Generator:
    """Random numbers of a state of its own, which every draw moves on, in functions too."""

    def __init__(self, copy_from: "Generator | None" = None, state=None, alg=None) -> None:
        if (copy_from is None) == (state is None):
            raise ValueError("give either `copy_from` or `state`")
        if copy_from is not None:
            if alg is not None:
                raise ValueError("`alg` is that of the generator that is copied")
            state, alg = copy_from.state.read_value(), copy_from.algorithm
        elif alg is None:
            raise ValueError("`state` needs `alg`")
        self._alg = _number_of(alg)
        if isinstance(state, _core.Variable):  # shared with whoever else draws from it
            self._state_var = state
            return
        first = _ops["convert_to_tensor"](state)
        if first.dtype != _core.int64:
            first = _ops["cast"](first, _core.int64)
        if first.shape != (_STATE_SIZE,):
            raise ValueError(f"the state of a generator has shape [{_STATE_SIZE}], not {first.shape}")
        self._state_var = _core.Variable(first, name="StateVar", trainable=False)

    @classmethod
    def from_state(cls, state, alg) -> "Generator":
        """A generator that goes on from a state."""
        return cls(alg=alg, state=state)

    @classmethod
    def from_seed(cls, seed, alg=None) -> "Generator":
        """A generator whose numbers are those of a seed."""
        alg = Algorithm.PHILOX if alg is None else alg
        return cls(state=create_rng_state(seed, alg), alg=alg)

    @classmethod
    def from_key_counter(cls, key, counter, alg) -> "Generator":
        """A generator that stands at this counter (two integers, low half first)."""
        return cls(state=_state_of(key, counter), alg=alg)

    @classmethod
    def from_non_deterministic_state(cls, alg=None) -> "Generator":
        """A generator whose numbers nobody can know."""
        words = [_signed(int.from_bytes(os.urandom(8), "little")) for _ in range(_STATE_SIZE)]
        return cls(state=_ops["constant"](words, _core.int64), alg=Algorithm.PHILOX if alg is None else alg)

    @property
    def state(self) -> _core.Variable:
        """The variable that holds the state."""
        return self._state_var

    @property
    def algorithm(self) -> int:
        """The number of the algorithm."""
        return self._alg

    @property
    def key(self) -> _core.Tensor:
        """The part of the state that does not move."""
        return self._state_var.read_value()[2]

    def reset(self, state) -> None:
        """Goes on from this state."""
        self._state_var.assign(_ops["cast"](state, _core.int64))

    def reset_from_seed(self, seed) -> None:
        """Starts again as a generator of this seed would."""
        self._state_var.assign(create_rng_state(seed, self._alg))

    def reset_from_key_counter(self, key, counter) -> None:
        """Goes on from this key and counter."""
        self._state_var.assign(_state_of(key, counter))

    def skip(self, delta) -> _core.Tensor:
        """Leaves out the numbers of `delta` elements. The state from before it."""
        return _raw["RngReadAndSkip"](self._state_var, self._alg, _ops["cast"](delta, _core.uint64))

    def _draw(self, op: str, shape, **options) -> _core.Tensor:
        """Numbers of the present state, which moves on."""
        shape = _ops["cast"](shape, _core.int64) if not _is_empty(shape) else _ops["zeros"]([0], _core.int64)
        was = self.skip(_ops["math.reduce_prod"](shape))
        return _raw[op](shape, was[2], was[:2], self._alg, **options)

    def normal(self, shape, mean=0.0, stddev=1.0, dtype=_core.float32, name=None) -> _core.Tensor:
        """Normal numbers."""
        return self._scaled("StatelessRandomNormalV2", shape, stddev, mean, dtype)

    def truncated_normal(self, shape, mean=0.0, stddev=1.0, dtype=_core.float32, name=None) -> _core.Tensor:
        """Normal numbers within two deviations."""
        return self._scaled("StatelessTruncatedNormalV2", shape, stddev, mean, dtype)

    def _scaled(self, op: str, shape, scale, offset, dtype) -> _core.Tensor:
        scale, offset = (_ops["convert_to_tensor"](x, dtype) for x in (scale, offset))
        return self._draw(op, shape, dtype=dtype) * scale + offset

    def uniform(self, shape, minval=0, maxval=None, dtype=_core.float32, name=None) -> _core.Tensor:
        """Uniform numbers from minval to below maxval; of integer dtypes all there are if both are None."""
        dtype = _core.DType(dtype)
        if dtype.is_integer:
            if (minval is None) != (maxval is None):
                raise ValueError(
                    f"For integer dtype {dtype}, minval and maxval must be both `None` or both non-`None`; "
                    f"got minval={minval} and maxval={maxval}"
                )
            if minval is None:
                return self.uniform_full_int(shape, dtype)
            low, high = (_ops["convert_to_tensor"](x, dtype) for x in (minval, maxval))
            return self._draw("StatelessRandomUniformIntV2", shape, minval=low, maxval=high)
        low, high = (_ops["convert_to_tensor"](x, dtype) for x in (minval, 1 if maxval is None else maxval))
        return self._draw("StatelessRandomUniformV2", shape, dtype=dtype) * (high - low) + low

    def uniform_full_int(self, shape, dtype=_core.uint64, name=None) -> _core.Tensor:
        """Integers of all values that the dtype has."""
        return self._draw("StatelessRandomUniformFullIntV2", shape, dtype=dtype)

    def make_seeds(self, count=1) -> _core.Tensor:
        """Seeds for stateless functions: a column each."""
        keys = self.uniform_full_int([count], _core.int64)
        return _ops["convert_to_tensor"]([keys, _ops["zeros"]([count], _core.int64)])

    def split(self, count=1) -> "list[Generator]":
        """Generators with keys of their own, drawn from this one."""
        keys = self.uniform_full_int([count], _core.int64)
        return [Generator.from_key_counter(keys[i], [0, 0], self._alg) for i in range(count)]


def _is_empty(shape) -> bool:
    return isinstance(shape, (list, tuple)) and not shape


def _state_of(key, counter) -> _core.Tensor:
    """The state of a key and the two halves of a counter."""
    low, high = (_ops["cast"](counter, _core.int64)[i] for i in range(2))
    return _ops["convert_to_tensor"]([low, high, _ops["cast"](key, _core.int64)])


_global: Generator | None = None


def get_global_generator() -> Generator:
    """The generator of the process."""
    global _global
    if _global is None:
        _global = Generator.from_non_deterministic_state()
    return _global


def set_global_generator(generator: Generator) -> None:
    """Makes this the generator of the process."""
    global _global
    _global = generator


_MODULE = {
    "Algorithm": Algorithm,
    "Generator": Generator,
    "create_rng_state": create_rng_state,
    "get_global_generator": get_global_generator,
    "set_global_generator": set_global_generator,
}
NAMES = {f"random.{name}": value for name, value in _MODULE.items()}
NAMES |= {f"random.experimental.{name}": value for name, value in _MODULE.items()}
