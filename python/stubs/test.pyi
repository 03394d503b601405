# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch._config import _no as _no
from etch._config import gpu_device_name as gpu_device_name

is_built_with_cuda = _no
is_built_with_gpu_support = _no
is_built_with_rocm = _no
is_built_with_xla = _no
is_gpu_available = _no
