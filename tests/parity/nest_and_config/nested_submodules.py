# modules inside of modules are imported by their whole names
import tensorflow as tf
import tensorflow.config.experimental
import tensorflow.config.optimizer
import tensorflow.nn.experimental
from tensorflow.config.threading import get_inter_op_parallelism_threads
from tensorflow.experimental.dlpack import from_dlpack
from tensorflow.random.experimental import Generator
from tensorflow.types.experimental import TraceType

print(TraceType is tf.types.experimental.TraceType, Generator is tf.random.experimental.Generator)
print(from_dlpack is tf.experimental.dlpack.from_dlpack, callable(get_inter_op_parallelism_threads))
print(tensorflow.config.experimental is tf.config.experimental)
for name in ["tensorflow.config.nothing", "tensorflow.nothing.experimental", "tensorflow.types.experimental.nothing"]:
    try:
        __import__(name)
    except ModuleNotFoundError:
        print(name, "was not found")
