# Written by scripts/python-stubs: edit that, or the rows of python/src.
from typing import Any

from etch._config import get_experimental_options as get_experimental_options
from etch._config import set_experimental_options as set_experimental_options

def get_jit() -> Any: ...
def set_jit(enabled: Any) -> Any: ...
