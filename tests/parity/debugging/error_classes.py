# tf.errors: the classes, their codes and attributes
import tensorflow as tf

e = tf.errors
for name in [
    "CancelledError",
    "UnknownError",
    "InvalidArgumentError",
    "DeadlineExceededError",
    "NotFoundError",
    "AlreadyExistsError",
    "PermissionDeniedError",
    "ResourceExhaustedError",
    "FailedPreconditionError",
    "AbortedError",
    "OutOfRangeError",
    "UnimplementedError",
    "InternalError",
    "UnavailableError",
    "DataLossError",
    "UnauthenticatedError",
]:
    error = getattr(e, name)(None, None, "the message")
    print(name, error.error_code, error.message, error.node_def, error.op, isinstance(error, e.OpError), str(error))
print(
    issubclass(e.OpError, Exception), issubclass(e.InvalidArgumentError, ValueError), e.INVALID_ARGUMENT, e.OUT_OF_RANGE
)
