"""tf.config, tf.device and other questions about where and how things run, which is: on this machine's CPU."""

import contextlib
import operator
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from etch import _core, _logging

VERSION = "2.21.0"  # of the interface that this package offers


class PhysicalDevice(NamedTuple):
    """A device of the machine."""

    name: str
    device_type: str


class LogicalDevice(NamedTuple):
    """A device that ops run on."""

    name: str
    device_type: str


class LogicalDeviceConfiguration(NamedTuple):
    """How a physical device would be divided."""

    memory_limit: int | None = None
    experimental_priority: int | None = None
    experimental_device_ordinal: int | None = None


_CPU = PhysicalDevice("/physical_device:CPU:0", "CPU")
_settings: dict[str, Any] = {"inter": 0, "intra": 0, "soft": True, "log": False, "tf32": True, "jit": "", "options": {}}


# --- devices ---------------------------------------------------------------------------------------------------------


def list_physical_devices(device_type: str | None = None) -> list[PhysicalDevice]:
    """The devices of the machine."""
    return [_CPU] if device_type in (None, "CPU") else []


def list_logical_devices(device_type: str | None = None) -> list[LogicalDevice]:
    """The devices that ops run on."""
    return [LogicalDevice("/device:CPU:0", "CPU")] if device_type in (None, "CPU") else []


def get_visible_devices(device_type: str | None = None) -> list[PhysicalDevice]:
    """The devices that are used."""
    return list_physical_devices(device_type)


def set_visible_devices(devices: Any, device_type: str | None = None) -> None:
    """Accepted for what is so anyway: the CPU is used, and there is nothing else to use."""
    wanted = [] if devices is None else list(devices) if isinstance(devices, list | tuple) else [devices]
    if isinstance(devices, PhysicalDevice):
        wanted = [devices]
    _check_known(wanted)
    if device_type in (None, "CPU") and not wanted:
        raise RuntimeError("Visible devices cannot be modified after being initialized")


def get_logical_device_configuration(device: PhysicalDevice) -> None:
    """None: the device is not divided."""
    _check_known([device])


def set_logical_device_configuration(device: PhysicalDevice, logical_devices: Sequence) -> None:
    """Refused if it would make more than one device of the CPU."""
    _check_known([device])
    if len(logical_devices) > 1:
        raise RuntimeError("Virtual devices cannot be modified after being initialized")


def set_memory_growth(device: PhysicalDevice, enable: bool) -> None:
    """Only GPUs have it, and there are none."""
    _check_known([device])
    raise ValueError("Cannot set memory growth on non-GPU and non-Pluggable devices")


def get_device_details(device: PhysicalDevice) -> dict:
    """What is known of a device: of a CPU, nothing."""
    _check_known([device])
    return {}


def _check_known(devices: Sequence) -> None:
    for device in devices:
        if device != _CPU:
            raise ValueError(f"Unrecognized device: {device!r}")


# /job:localhost/replica:0/task:0/device:CPU:0, or parts of it; GPU:0, cpu
_DEVICE = re.compile(
    r"(?:/?job:(?P<job>\w+))?(?:/replica:(?P<replica>\d+|\*))?(?:/task:(?P<task>\d+|\*))?"
    r"(?:/?(?:device:)?(?P<type>CPU|GPU|TPU|XLA_CPU|XLA_GPU)(?::(?:\d+|\*))?)?",
    re.IGNORECASE,
)


@contextlib.contextmanager
def device(device_name: Any) -> Iterator[None]:
    """A block whose ops are placed on this device: a GPU that does not exist is the CPU, as soft placement has it."""
    if callable(device_name):
        raise RuntimeError("tf.device does not support functions.")
    if isinstance(device_name, LogicalDevice):
        device_name = device_name.name
    if device_name is not None and not isinstance(device_name, str):
        raise ValueError(f"Expecting a string device name. Got {type(device_name)}({device_name})")
    if device_name:
        _check_device(device_name)
    yield


def _check_device(name: str) -> None:
    found = _DEVICE.fullmatch(name)
    if found is None:
        part = name.strip("/").split(":")[0]
        raise ValueError(f"Unknown attribute '{part}' is encountered while parsing the device spec: '{name}'.")
    if found["job"] not in (None, "localhost") or found["task"] not in (None, "0", "*"):
        raise _core.InvalidArgumentError(None, None, f"{name} unknown device.")
    if not _settings["soft"] and found["type"] and found["type"].upper() != "CPU":
        known = list_logical_devices()[0].name
        message = f"Could not satisfy device specification '{name}'. All available devices [{known}]."
        raise _core.InvalidArgumentError(None, None, message)


# --- settings --------------------------------------------------------------------------------------------------------


def _get(name: str) -> Callable[[], Any]:
    def get_it() -> Any:
        """What was set last; nothing depends on it."""
        return _settings[name]

    return get_it


def _threads(value: Any) -> int:
    if isinstance(value, bool):
        raise TypeError(f"Expected an int, got {value!r}")
    number = operator.index(value)
    if not -(2**31) <= number < 2**31:
        raise ValueError(f"Value out of range: {number}")
    return number


def _flag(value: Any) -> bool:
    if not hasattr(value, "__index__"):
        raise TypeError(f"Expected a bool, got {value!r}")
    return bool(value)


def _jit(value: Any) -> str:
    return "autoclustering" if value in (True, "autoclustering") else ""


def _set(name: str, what: str, taken: Callable[[Any], Any] = _flag) -> Callable[[Any], None]:
    otherwise = _settings[name]

    def take(value: Any) -> None:
        _settings[name] = otherwise if value is None else taken(value)

    def set_flag(enabled: Any) -> None:
        take(enabled)

    def set_number(num_threads: Any) -> None:
        take(num_threads)

    set_it = set_number if taken is _threads else set_flag
    set_it.__doc__ = f"Takes note of {what}; nothing depends on it."
    return set_it


def set_experimental_options(options: dict) -> None:
    """Takes note of options of another optimizer; what they ask for does not change results."""
    _settings["options"].update({name: bool(value) for name, value in dict(options).items() if value is not None})


def get_experimental_options() -> dict:
    """The options that were set."""
    return {"disable_model_pruning": False, "disable_meta_optimizer": False, **_settings["options"]}


def executing_eagerly() -> bool:
    """Do ops run at once? They do unless a function is being traced."""
    return not _core.is_tracing()


def inside_function() -> bool:
    """Is a function being traced?"""
    return _core.is_inside_function()


def gpu_device_name() -> str:
    """The name of a GPU, of which there is none."""
    return ""


def _no(*_args: Any, **_options: Any) -> bool:
    """False: there is the CPU, and nothing else."""
    return False


def enable_op_determinism() -> None:
    """Nothing to do: the same program gives the same bits each time."""


NAMES = {
    "config.list_physical_devices": list_physical_devices,
    "config.experimental.list_physical_devices": list_physical_devices,
    "config.list_logical_devices": list_logical_devices,
    "config.experimental.list_logical_devices": list_logical_devices,
    "config.get_visible_devices": get_visible_devices,
    "config.experimental.get_visible_devices": get_visible_devices,
    "config.set_visible_devices": set_visible_devices,
    "config.experimental.set_visible_devices": set_visible_devices,
    "config.get_logical_device_configuration": get_logical_device_configuration,
    "config.set_logical_device_configuration": set_logical_device_configuration,
    "config.experimental.get_virtual_device_configuration": get_logical_device_configuration,
    "config.experimental.set_virtual_device_configuration": set_logical_device_configuration,
    "config.experimental.set_memory_growth": set_memory_growth,
    "config.experimental.get_device_details": get_device_details,
    "config.experimental.enable_op_determinism": enable_op_determinism,
    "config.experimental.enable_tensor_float_32_execution": _set("tf32", "the precision of other hardware"),
    "config.experimental.tensor_float_32_execution_enabled": _get("tf32"),
    "config.PhysicalDevice": PhysicalDevice,
    "config.LogicalDevice": LogicalDevice,
    "config.LogicalDeviceConfiguration": LogicalDeviceConfiguration,
    "config.experimental.VirtualDeviceConfiguration": LogicalDeviceConfiguration,
    "config.threading.get_inter_op_parallelism_threads": _get("inter"),
    "config.threading.set_inter_op_parallelism_threads": _set("inter", "the number of threads", _threads),
    "config.threading.get_intra_op_parallelism_threads": _get("intra"),
    "config.threading.set_intra_op_parallelism_threads": _set("intra", "the number of threads", _threads),
    "config.get_soft_device_placement": _get("soft"),
    "config.set_soft_device_placement": _set("soft", "whether GPUs that do not exist are an error"),
    "config.optimizer.get_experimental_options": get_experimental_options,
    "config.optimizer.set_experimental_options": set_experimental_options,
    "config.optimizer.get_jit": _get("jit"),
    "config.optimizer.set_jit": _set("jit", "whether another compiler is meant", _jit),
    "debugging.get_log_device_placement": _get("log"),
    "debugging.set_log_device_placement": _set("log", "whether placements are logged"),
    "device": device,
    "executing_eagerly": executing_eagerly,
    "inside_function": inside_function,
    "get_logger": _logging.get_logger,
    "test.gpu_device_name": gpu_device_name,
    "test.is_gpu_available": _no,
    "test.is_built_with_cuda": _no,
    "test.is_built_with_rocm": _no,
    "test.is_built_with_gpu_support": _no,
    "test.is_built_with_xla": _no,
    "version.VERSION": VERSION,
    "version.GIT_VERSION": f"v{VERSION}",
    "__version__": VERSION,
}
