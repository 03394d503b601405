# Written by scripts/python-stubs: edit that, or the rows of python/src.

from etch._protocols import Callable as Callable
from etch._protocols import SupportsTracingProtocol as SupportsTracingProtocol
from etch._protocols import TensorLike as TensorLike
from etch._protocols import TraceType as TraceType
from etch.concrete import ConcreteFunction as ConcreteFunction
from etch.functions import Function as _Function

GenericFunction = _Function
PolymorphicFunction = _Function
