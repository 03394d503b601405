# Written by scripts/python-stubs: edit that, or the rows of python/src.
from typing import Any

from etch._config import LogicalDevice as LogicalDevice
from etch._config import LogicalDeviceConfiguration as LogicalDeviceConfiguration
from etch._config import PhysicalDevice as PhysicalDevice
from etch._config import get_logical_device_configuration as get_logical_device_configuration
from etch._config import get_visible_devices as get_visible_devices
from etch._config import list_logical_devices as list_logical_devices
from etch._config import list_physical_devices as list_physical_devices
from etch._config import set_logical_device_configuration as set_logical_device_configuration
from etch._config import set_visible_devices as set_visible_devices
from etch._core import functions_run_eagerly as _functions_run_eagerly
from etch._core import functions_run_eagerly as functions_run_eagerly
from etch._core import run_functions_eagerly as _run_functions_eagerly
from etch._core import run_functions_eagerly as run_functions_eagerly
from etch.config import experimental as experimental
from etch.config import optimizer as optimizer
from etch.config import threading as threading

experimental_functions_run_eagerly = _functions_run_eagerly
experimental_run_functions_eagerly = _run_functions_eagerly
def get_soft_device_placement() -> Any: ...
def set_soft_device_placement(enabled: Any) -> Any: ...
