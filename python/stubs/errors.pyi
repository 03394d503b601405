# Written by scripts/python-stubs: edit that, or the rows of python/src.
import builtins as _builtins

from etch._core import AbortedError as AbortedError
from etch._core import AlreadyExistsError as AlreadyExistsError
from etch._core import CancelledError as CancelledError
from etch._core import DataLossError as DataLossError
from etch._core import DeadlineExceededError as DeadlineExceededError
from etch._core import FailedPreconditionError as FailedPreconditionError
from etch._core import InternalError as InternalError
from etch._core import InvalidArgumentError as InvalidArgumentError
from etch._core import NotFoundError as NotFoundError
from etch._core import OpError as OpError
from etch._core import OperatorNotAllowedInGraphError as OperatorNotAllowedInGraphError
from etch._core import OutOfRangeError as OutOfRangeError
from etch._core import PermissionDeniedError as PermissionDeniedError
from etch._core import ResourceExhaustedError as ResourceExhaustedError
from etch._core import RetracingError as RetracingError
from etch._core import UnauthenticatedError as UnauthenticatedError
from etch._core import UnavailableError as UnavailableError
from etch._core import UnimplementedError as UnimplementedError
from etch._core import UnknownError as UnknownError

ABORTED: _builtins.int
ALREADY_EXISTS: _builtins.int
CANCELLED: _builtins.int
DATA_LOSS: _builtins.int
DEADLINE_EXCEEDED: _builtins.int
FAILED_PRECONDITION: _builtins.int
INTERNAL: _builtins.int
INVALID_ARGUMENT: _builtins.int
NOT_FOUND: _builtins.int
OK: _builtins.int
OUT_OF_RANGE: _builtins.int
PERMISSION_DENIED: _builtins.int
RESOURCE_EXHAUSTED: _builtins.int
UNAUTHENTICATED: _builtins.int
UNAVAILABLE: _builtins.int
UNIMPLEMENTED: _builtins.int
UNKNOWN: _builtins.int
