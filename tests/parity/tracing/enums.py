# members of an Enum are one trace each
import enum
import tensorflow as tf
from parity import counts


class Mode(enum.Enum):
    TRAIN = 1
    TEST = 2
    ALSO_TRAIN = 1


class Level(enum.IntEnum):
    LOW = 10
    HIGH = 20


@tf.function
def f(mode):
    print("tracing", mode.name)
    return tf.constant(mode.value)


counts(f, (Mode.TRAIN,), (Mode.TEST,), (Mode.ALSO_TRAIN,), (Mode(2),))
counts(f, (Level.LOW,), (Level.HIGH,), (Level(10),))
