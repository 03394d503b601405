# Written by scripts/python-stubs: edit that, or the rows of python/src.
from typing import Any

from etch._config import LogicalDeviceConfiguration as _LogicalDeviceConfiguration
from etch._config import enable_op_determinism as enable_op_determinism
from etch._config import get_device_details as get_device_details
from etch._config import get_logical_device_configuration as _get_logical_device_configuration
from etch._config import get_visible_devices as get_visible_devices
from etch._config import list_logical_devices as list_logical_devices
from etch._config import list_physical_devices as list_physical_devices
from etch._config import set_logical_device_configuration as _set_logical_device_configuration
from etch._config import set_memory_growth as set_memory_growth
from etch._config import set_visible_devices as set_visible_devices

VirtualDeviceConfiguration = _LogicalDeviceConfiguration
def enable_tensor_float_32_execution(enabled: Any) -> Any: ...
get_virtual_device_configuration = _get_logical_device_configuration
set_virtual_device_configuration = _set_logical_device_configuration
def tensor_float_32_execution_enabled() -> Any: ...
