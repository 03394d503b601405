"""Learning rates that depend on the number of steps done: tf.optimizers.schedules."""

from typing import Any

from etch import _core

# Kinds of schedules, as the runtime numbers them.
_EXPONENTIAL, _INVERSE, _POLYNOMIAL, _COSINE, _PIECEWISE, _RESTARTS = range(1, 7)


class LearningRateSchedule:
    """Base class: called with the number of steps done, it gives the rate of the next."""

    def __call__(self, step: Any) -> Any:
        raise NotImplementedError(f"Learning rate schedule '{type(self).__name__}' must override `__call__`.")

    def get_config(self) -> dict:
        """What its constructor was called with."""
        raise NotImplementedError(
            f"Learning rate schedule '{type(self).__name__}' must override `get_config()` in order to be serializable."
        )

    @classmethod
    def from_config(cls, config: dict) -> "LearningRateSchedule":
        """One that is like the one whose get_config() this is."""
        return cls(**config)


def _whole(steps: Any, name: str) -> int:
    if int(steps) != steps:
        raise ValueError(f"Argument `{name}` must be a whole number of steps. Received: {name}={steps}")
    return int(steps)


class _Decay(LearningRateSchedule):
    """A schedule of the runtime: its constructor's arguments are kept under their names; `_formula` says what it is."""

    def __init__(self, **config: Any) -> None:
        self._config = config
        for name, value in config.items():
            setattr(self, name, value)

    def get_config(self) -> dict:
        return dict(self._config)

    def _formula(self) -> tuple:
        """The arguments of the runtime's function but for the step.

        kind, rate at the start, steps, a, b, is_staircase, is_cyclic, warmup_steps, warmup_from, bounds, values, and of
        restarts t_mul and m_mul.
        """
        raise NotImplementedError

    def __call__(self, step: Any) -> Any:
        kind, rate, *rest = self._formula()
        return _core.schedule_rate(kind, rate, step, *rest)


def _plain(
    kind: int, rate: Any, steps: int, a: float, b: float = 0.0, staircase: bool = False, cyclic: bool = False
) -> tuple:
    return kind, rate, steps, a, b, staircase, cyclic, 0, 0.0, (), ()


class ExponentialDecay(_Decay):
    """rate * decay_rate ** (step / decay_steps); with staircase whole quotients only."""

    def __init__(
        self,
        initial_learning_rate: float,
        decay_steps: int,
        decay_rate: float,
        staircase: bool = False,
        name: str = "ExponentialDecay",
    ) -> None:
        _check_positive(decay_steps)
        super().__init__(
            initial_learning_rate=initial_learning_rate,
            decay_steps=decay_steps,
            decay_rate=decay_rate,
            staircase=staircase,
            name=name,
        )

    def _formula(self) -> tuple:
        steps = _whole(self.decay_steps, "decay_steps")
        return _plain(_EXPONENTIAL, self.initial_learning_rate, steps, self.decay_rate, staircase=self.staircase)


class InverseTimeDecay(_Decay):
    """rate / (1 + decay_rate * step / decay_steps); with staircase whole quotients only."""

    def __init__(
        self,
        initial_learning_rate: float,
        decay_steps: int,
        decay_rate: float,
        staircase: bool = False,
        name: str = "InverseTimeDecay",
    ) -> None:
        _check_positive(decay_steps)
        super().__init__(
            initial_learning_rate=initial_learning_rate,
            decay_steps=decay_steps,
            decay_rate=decay_rate,
            staircase=staircase,
            name=name,
        )

    def _formula(self) -> tuple:
        steps = _whole(self.decay_steps, "decay_steps")
        return _plain(_INVERSE, self.initial_learning_rate, steps, self.decay_rate, staircase=self.staircase)


class PolynomialDecay(_Decay):
    """From one rate to another over decay_steps, along a power of what is left; with cycle again, each time longer."""

    def __init__(
        self,
        initial_learning_rate: float,
        decay_steps: int,
        end_learning_rate: float = 0.0001,
        power: float = 1.0,
        cycle: bool = False,
        name: str = "PolynomialDecay",
    ) -> None:
        _check_positive(decay_steps)
        super().__init__(
            initial_learning_rate=initial_learning_rate,
            decay_steps=decay_steps,
            end_learning_rate=end_learning_rate,
            power=power,
            cycle=cycle,
            name=name,
        )

    def _formula(self) -> tuple:
        steps = _whole(self.decay_steps, "decay_steps")
        start, end = self.initial_learning_rate, self.end_learning_rate
        return _plain(_POLYNOMIAL, start, steps, self.power, end, cyclic=self.cycle)


class CosineDecay(_Decay):
    """Along half a cosine to alpha times the rate, after a rise to warmup_target if there is one."""

    def __init__(
        self,
        initial_learning_rate: float,
        decay_steps: int,
        alpha: float = 0.0,
        name: str = "CosineDecay",
        warmup_target: float | None = None,
        warmup_steps: int = 0,
    ) -> None:
        _check_positive(decay_steps)
        super().__init__(
            initial_learning_rate=initial_learning_rate,
            decay_steps=decay_steps,
            alpha=alpha,
            name=name,
            warmup_target=warmup_target,
            warmup_steps=warmup_steps,
        )

    def _formula(self) -> tuple:
        steps = _whole(self.decay_steps, "decay_steps")
        if self.warmup_target is None:
            return _plain(_COSINE, self.initial_learning_rate, steps, self.alpha)
        warmup = _whole(self.warmup_steps, "warmup_steps")
        start = self.initial_learning_rate if warmup else 0.0
        return _COSINE, self.warmup_target, steps, self.alpha, 0.0, False, False, warmup, start, (), ()


class CosineDecayRestarts(_Decay):
    """Cosines one after the other, each t_mul times as long as the last, from m_mul times its rate."""

    def __init__(
        self,
        initial_learning_rate: float,
        first_decay_steps: int,
        t_mul: float = 2.0,
        m_mul: float = 1.0,
        alpha: float = 0.0,
        name: str = "SGDRDecay",
    ) -> None:
        _check_positive(first_decay_steps, "first_decay_steps")
        super().__init__(
            initial_learning_rate=initial_learning_rate,
            first_decay_steps=first_decay_steps,
            t_mul=t_mul,
            m_mul=m_mul,
            alpha=alpha,
            name=name,
        )

    def _formula(self) -> tuple:
        steps = _whole(self.first_decay_steps, "first_decay_steps")
        return (*_plain(_RESTARTS, self.initial_learning_rate, steps, self.alpha), self.t_mul, self.m_mul)


class PiecewiseConstantDecay(_Decay):
    """values[i] up to step boundaries[i], then the last of them."""

    def __init__(self, boundaries: list, values: list, name: str = "PiecewiseConstant") -> None:
        if len(boundaries) != len(values) - 1:
            raise ValueError(
                "The length of boundaries should be 1 less than the length of values. Received: "
                f"boundaries={boundaries} of length {len(boundaries)}, and values={values} of length {len(values)}."
            )
        super().__init__(boundaries=boundaries, values=values, name=name)

    def _formula(self) -> tuple:
        bounds = tuple(_whole(x, "boundaries") for x in self.boundaries)
        return _PIECEWISE, self.values[0], 1, 0.0, 0.0, False, False, 0, 0.0, bounds, tuple(self.values)


def _check_positive(steps: Any, name: str = "decay_steps") -> None:
    if steps <= 0:
        raise ValueError(f"Argument `{name}` must be > 0. Received: {name}={steps}")


_ALL = (ExponentialDecay, InverseTimeDecay, PolynomialDecay, CosineDecay, CosineDecayRestarts, PiecewiseConstantDecay)


def serialize(learning_rate_schedule: LearningRateSchedule) -> dict:
    """The schedule as plain values."""
    return {
        "module": "keras.optimizers.schedules",
        "class_name": type(learning_rate_schedule).__name__,
        "config": learning_rate_schedule.get_config(),
        "registered_name": None,
    }


def deserialize(config: dict, custom_objects: dict | None = None) -> LearningRateSchedule:
    """The schedule that serialize() was given."""
    classes = {c.__name__: c for c in _ALL} | (custom_objects or {})
    name = config["class_name"]
    if name not in classes:
        raise ValueError(f"Unknown learning rate schedule: '{name}'")
    return classes[name].from_config(config["config"])


NAMES = {c.__name__: c for c in (LearningRateSchedule, *_ALL)} | {"serialize": serialize, "deserialize": deserialize}
