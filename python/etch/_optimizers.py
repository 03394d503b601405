"""tf.optimizers: how variables follow their gradients.

What is computed, and what is kept for each variable, is the runtime's; here are the classes with their options, as
Keras 3 has them.
"""

import collections
import warnings
from collections.abc import Callable, Iterable
from typing import Any

from etch import _core, _schedules
from etch.module import _snake_case

_cast = _core.ops["cast"]
_names_taken: collections.Counter = collections.Counter()


def _own_name(kind: type) -> str:
    """adam, adam_1, ...: a name for an optimizer that was given none."""
    name = _snake_case(kind.__name__)
    n = _names_taken[name]
    _names_taken[name] += 1
    return f"{name}_{n}" if n else name


class Optimizer:
    """Base class of the optimizers. `_kind` is the runtime's name for one, `_options` names of its own options."""

    _kind = ""
    _options: tuple[str, ...] = ()

    def __init__(
        self,
        learning_rate: Any,
        weight_decay: float | None = None,
        clipnorm: float | None = None,
        clipvalue: float | None = None,
        global_clipnorm: float | None = None,
        use_ema: bool = False,
        ema_momentum: float = 0.99,
        ema_overwrite_frequency: int | None = None,
        loss_scale_factor: float | None = None,
        gradient_accumulation_steps: int | None = None,
        name: str | None = None,
        **kwargs: Any,
    ) -> None:
        self._check(kwargs, clipnorm, clipvalue, global_clipnorm, use_ema, ema_momentum)
        for unknown, value in (
            ("ema_overwrite_frequency", ema_overwrite_frequency),
            ("gradient_accumulation_steps", gradient_accumulation_steps),
        ):
            if value is not None:
                raise ValueError(f"Argument `{unknown}` is not supported by Etch. Received: {unknown}={value}")
        self.name = name or _own_name(type(self))
        self.weight_decay = weight_decay
        self.clipnorm, self.clipvalue, self.global_clipnorm = clipnorm, clipvalue, global_clipnorm
        self.use_ema, self.ema_momentum, self.ema_overwrite_frequency = use_ema, ema_momentum, ema_overwrite_frequency
        self.loss_scale_factor, self.gradient_accumulation_steps = loss_scale_factor, gradient_accumulation_steps
        self._schedule: Callable | None = None
        self._make_scalars(learning_rate)
        self._core = _core.Optimizer(self._kind, self.name, self.iterations, self._rate, self._numbers())
        self._trained: list = []

    @staticmethod
    def _check(
        kwargs: dict, clipnorm: Any, clipvalue: Any, global_clipnorm: Any, use_ema: bool, ema_momentum: float
    ) -> None:
        if kwargs.pop("decay", None) is not None:
            warnings.warn("Argument `decay` is no longer supported and will be ignored.", stacklevel=4)
        if kwargs:
            raise ValueError(f"Argument(s) not recognized: {kwargs}")
        if use_ema and not 0 <= ema_momentum <= 1:
            raise ValueError(f"`ema_momentum` must be in the range [0, 1]. Received: ema_momentum={ema_momentum}")
        for name, value in (("clipnorm", clipnorm), ("clipvalue", clipvalue), ("global_clipnorm", global_clipnorm)):
            if value is not None and value < 0:
                raise ValueError(f"Argument `{name}` must not be negative. Received: {name}={value}")
        if sum(x is not None for x in (clipnorm, clipvalue, global_clipnorm)) > 1:
            raise ValueError(
                "Only one of `clipnorm`, `clipvalue` and `global_clipnorm` can be set. Received: "
                f"clipnorm={clipnorm}, clipvalue={clipvalue}, global_clipnorm={global_clipnorm}"
            )

    def _make_scalars(self, learning_rate: Any) -> None:
        """The variables `iterations` and the rate, outside of whatever name scope is open."""
        start = 0.0
        if callable(learning_rate) and not hasattr(learning_rate, "dtype"):
            self._schedule = learning_rate
        else:
            try:
                start = float(learning_rate)
            except (TypeError, ValueError):
                raise ValueError(
                    "Argument `learning_rate` should be float, or an instance of LearningRateSchedule, or a callable "
                    f"(without arguments, that returns the rate). Received instead: learning_rate={learning_rate}"
                ) from None
        with _core.name_scope(f"{self.name}/"):
            self.iterations = _core.Variable(0, trainable=False, dtype=_core.int64, name="iteration")
            self._rate = _core.Variable(start, trainable=False, dtype=_core.float32, name="learning_rate")

    def _numbers(self) -> dict:
        """What the runtime is told: its own options, and those that all have, where they are set."""
        numbers = {name: getattr(self, name) for name in self._options}
        for name in ("weight_decay", "clipnorm", "clipvalue", "global_clipnorm"):
            numbers[name] = getattr(self, name) or 0.0
        numbers["ema_momentum"] = self.ema_momentum if self.use_ema else 0.0
        return numbers

    # --- the rate ----------------------------------------------------------------------------------------------------

    @property
    def learning_rate(self) -> Any:
        """The rate of the next step: a variable, or what the schedule says."""
        if self._schedule is None:
            return self._rate
        if isinstance(self._schedule, _schedules.LearningRateSchedule):
            return self._schedule(self.iterations)
        return self._schedule()

    @learning_rate.setter
    def learning_rate(self, learning_rate: Any) -> None:
        if callable(learning_rate) and not hasattr(learning_rate, "dtype"):
            self._schedule = learning_rate
            return
        if isinstance(self._schedule, _schedules.LearningRateSchedule):
            raise TypeError(
                "This optimizer was created with a `LearningRateSchedule` object as its `learning_rate` constructor "
                "argument, hence its learning rate is not settable. For one that is, give a number."
            )
        self._schedule = None
        self._rate.assign(_cast(learning_rate, _core.float32))

    # --- steps -------------------------------------------------------------------------------------------------------

    @property
    def built(self) -> bool:
        """Has it met the variables that it trains?"""
        return self._core.is_built

    def build(self, var_list: Iterable) -> None:
        """Makes what it keeps for these variables, the only ones that it trains from now on."""
        if not self.built:
            var_list = list(var_list)
            self._core.build(var_list)
            self._trained = var_list

    @property
    def variables(self) -> list:
        """iterations, the rate if it is no schedule, and what is kept for the variables that are trained."""
        rate = [self._rate] if self._schedule is None else []
        return [self.iterations, *rate, *self._core.slots]

    def apply_gradients(self, grads_and_vars: Iterable) -> Any:
        """One step, by pairs of a gradient (or None) and its variable."""
        pairs = list(grads_and_vars)
        self.apply([g for g, _ in pairs], [v for _, v in pairs])
        return self.iterations

    def apply(self, grads: Iterable, trainable_variables: Iterable | None = None) -> None:
        """One step, by gradients in the order of the variables: of these, or of those that it was built with."""
        grads = list(grads)
        if trainable_variables is None:
            if not self.built:
                raise ValueError("`apply` without variables needs an optimizer that was built: see `build`.")
            variables = self._trained
        else:
            variables = list(trainable_variables)
        if len(grads) != len(variables):
            raise ValueError(f"There are {len(grads)} gradients for {len(variables)} variables.")
        missing = [v for g, v in zip(grads, variables, strict=True) if g is None]
        if len(missing) == len(variables):
            raise ValueError("No gradients provided for any variable.")
        if missing:
            names = [v.name for v in missing]
            warnings.warn(f"Gradients do not exist for variables {names} when minimizing the loss.", stacklevel=2)
        self.build(variables)
        if self._schedule is not None:
            self._rate.assign(_cast(self.learning_rate, _core.float32))
        if self.loss_scale_factor is not None:
            grads = [None if g is None else g / self.loss_scale_factor for g in grads]
        self._core.apply(grads, variables)
        for v in variables:
            if v.constraint is not None:
                v.assign(v.constraint(v))

    def scale_loss(self, loss: Any) -> Any:
        """The loss that gradients should be taken of: times loss_scale_factor, if there is one."""
        return loss if self.loss_scale_factor is None else loss * self.loss_scale_factor

    def finalize_variable_values(self, var_list: Iterable) -> None:
        """Variables become their moving averages, if these are kept."""
        if self.use_ema and self.built:
            self._core.use_average()

    # --- as plain values ---------------------------------------------------------------------------------------------

    def get_config(self) -> dict:
        """What its constructor would be called with, the rate as it is now."""
        if isinstance(self._schedule, _schedules.LearningRateSchedule):
            rate = _schedules.serialize(self._schedule)
        else:
            rate = self._schedule or float(self._rate.numpy())
        common = (
            "weight_decay",
            "clipnorm",
            "global_clipnorm",
            "clipvalue",
            "use_ema",
            "ema_momentum",
            "ema_overwrite_frequency",
            "loss_scale_factor",
            "gradient_accumulation_steps",
        )
        config = {"name": self.name, "learning_rate": rate}
        return config | {name: getattr(self, name) for name in (*common, *self._options)}

    @classmethod
    def from_config(cls, config: dict, custom_objects: dict | None = None) -> "Optimizer":
        """One that is like the one whose get_config() this is."""
        config = dict(config)
        if isinstance(config.get("learning_rate"), dict):
            config["learning_rate"] = _schedules.deserialize(config["learning_rate"], custom_objects)
        return cls(**config)


# --- kinds -----------------------------------------------------------------------------------------------------------


class SGD(Optimizer):
    """Gradient descent, with momentum if one is given."""

    _kind, _options = "SGD", ("momentum", "nesterov")

    def __init__(
        self,
        learning_rate: Any = 0.01,
        momentum: float = 0.0,
        nesterov: bool = False,
        *args: Any,
        **kwargs: Any,
    ) -> None:
        if not isinstance(momentum, int | float) or not 0 <= momentum <= 1:
            raise ValueError("`momentum` must be a float between [0, 1].")
        self.momentum, self.nesterov = momentum, nesterov and momentum > 0
        super().__init__(learning_rate, *args, **kwargs)
        self.nesterov = nesterov


class _Adam(Optimizer):
    """Moving means of the gradient and of its square."""

    _options = ("beta_1", "beta_2", "epsilon", "amsgrad")

    def _set(self, beta_1: float, beta_2: float, epsilon: float, amsgrad: bool) -> None:
        self.beta_1, self.beta_2, self.epsilon, self.amsgrad = beta_1, beta_2, epsilon, amsgrad


class Adam(_Adam):
    """Moving means of the gradient and of its square."""

    _kind = "Adam"

    def __init__(
        self,
        learning_rate: Any = 0.001,
        beta_1: float = 0.9,
        beta_2: float = 0.999,
        epsilon: float = 1e-7,
        amsgrad: bool = False,
        *args: Any,
        **kwargs: Any,
    ) -> None:
        self._set(beta_1, beta_2, epsilon, amsgrad)
        super().__init__(learning_rate, *args, **kwargs)


class AdamW(_Adam):
    """Adam with a weight decay."""

    _kind = "AdamW"

    def __init__(
        self,
        learning_rate: Any = 0.001,
        weight_decay: float = 0.004,
        beta_1: float = 0.9,
        beta_2: float = 0.999,
        epsilon: float = 1e-7,
        amsgrad: bool = False,
        *args: Any,
        **kwargs: Any,
    ) -> None:
        if weight_decay is None:
            raise ValueError("Argument `weight_decay` must be a float. Received: weight_decay=None")
        self._set(beta_1, beta_2, epsilon, amsgrad)
        super().__init__(learning_rate, weight_decay, *args, **kwargs)


class RMSprop(Optimizer):
    """The gradient over the root of the moving mean of its square."""

    _kind, _options = "RMSprop", ("rho", "momentum", "epsilon", "centered")

    def __init__(
        self,
        learning_rate: Any = 0.001,
        rho: float = 0.9,
        momentum: float = 0.0,
        epsilon: float = 1e-7,
        centered: bool = False,
        *args: Any,
        **kwargs: Any,
    ) -> None:
        self.rho, self.momentum, self.epsilon, self.centered = rho, momentum, epsilon, centered
        super().__init__(learning_rate, *args, **kwargs)


class Adagrad(Optimizer):
    """The gradient over the root of the sum of its squares so far."""

    _kind, _options = "Adagrad", ("initial_accumulator_value", "epsilon")

    def __init__(
        self,
        learning_rate: Any = 0.001,
        initial_accumulator_value: float = 0.1,
        epsilon: float = 1e-7,
        *args: Any,
        **kwargs: Any,
    ) -> None:
        self.initial_accumulator_value, self.epsilon = initial_accumulator_value, epsilon
        super().__init__(learning_rate, *args, **kwargs)


class Adadelta(Optimizer):
    """Moving means of the squares of gradients and of steps."""

    _kind, _options = "Adadelta", ("rho", "epsilon")

    def __init__(
        self,
        learning_rate: Any = 0.001,
        rho: float = 0.95,
        epsilon: float = 1e-7,
        *args: Any,
        **kwargs: Any,
    ) -> None:
        self.rho, self.epsilon = rho, epsilon
        super().__init__(learning_rate, *args, **kwargs)


class Lion(Optimizer):
    """The sign of a moving mean of the gradient."""

    _kind, _options = "Lion", ("beta_1", "beta_2")

    def __init__(
        self,
        learning_rate: Any = 0.001,
        beta_1: float = 0.9,
        beta_2: float = 0.99,
        *args: Any,
        **kwargs: Any,
    ) -> None:
        if not 0 < beta_1 <= 1:
            raise ValueError(f"Argument `beta_1` must be above 0 and at most 1. Received: beta_1={beta_1}.")
        self.beta_1, self.beta_2 = beta_1, beta_2
        super().__init__(learning_rate, *args, **kwargs)


_ALL = (SGD, Adam, AdamW, RMSprop, Adagrad, Adadelta, Lion)


def serialize(optimizer: Optimizer) -> dict:
    """The optimizer as plain values."""
    return {
        "module": "keras.optimizers",
        "class_name": type(optimizer).__name__,
        "config": optimizer.get_config(),
        "registered_name": None,
    }


def deserialize(config: dict, custom_objects: dict | None = None) -> Optimizer:
    """The optimizer that serialize() was given; its name in small letters will do."""
    classes = {c.__name__.lower(): c for c in _ALL} | {k.lower(): c for k, c in (custom_objects or {}).items()}
    kind = classes.get(config["class_name"].lower())
    if kind is None:
        raise ValueError(f"Unknown optimizer: '{config['class_name']}'. Available: {sorted(c.__name__ for c in _ALL)}")
    return kind.from_config(config.get("config", {}), custom_objects)


def get(identifier: Any) -> Optimizer:
    """An optimizer by its name, from plain values, or itself."""
    if isinstance(identifier, Optimizer):
        return identifier
    if isinstance(identifier, str):
        return deserialize({"class_name": identifier, "config": {}})
    if isinstance(identifier, dict):
        return deserialize(identifier)
    raise ValueError(f"Could not interpret optimizer identifier: {identifier}")


NAMES = {c.__name__: c for c in (Optimizer, *_ALL)} | {"get": get, "serialize": serialize, "deserialize": deserialize}
NAMES |= {f"schedules.{name}": value for name, value in _schedules.NAMES.items()}
