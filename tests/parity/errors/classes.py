# the classes of tf.errors and their codes
import tensorflow as tf

for name in (
    "OpError",
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
):
    kind = getattr(tf.errors, name)
    error = kind(None, None, "text") if name != "OpError" else kind(None, None, "text", 2)
    print(name, issubclass(kind, tf.errors.OpError), error.error_code, error.message)
print(issubclass(tf.errors.OpError, Exception), issubclass(tf.errors.InvalidArgumentError, ValueError))
print(tf.errors.INVALID_ARGUMENT, tf.errors.OUT_OF_RANGE)
