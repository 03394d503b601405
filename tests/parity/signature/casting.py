# arguments that are no tensors are converted to the dtype of the signature; tensors never are
import numpy as np
import tensorflow as tf
from parity import attempt

spec = tf.TensorSpec([None], tf.float32)


@tf.function(input_signature=[spec])
def f(x):
    return x * 2.0


for name, value in {
    "list of ints": [1, 2],
    "tuple": (1.5,),
    "float32 array": np.array([1, 2], np.float32),
    "float64 array": np.array([1.25]),
    "int array": np.array([3]),
    "int tensor": tf.constant([1]),
    "float64 tensor": tf.constant([1.0], tf.float64),
    "number": 3.0,
    "text": ["a"],
    "variable": tf.Variable([4.0]),
    "int variable": tf.Variable([4]),
    "empty": [],
}.items():
    print(name)
    attempt(lambda: f(value))
print(f.experimental_get_tracing_count())
