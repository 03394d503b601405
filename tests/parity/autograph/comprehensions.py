# comprehensions are left alone: fine over Python values, refused over tensors
import tensorflow as tf
from parity import attempt


@tf.function
def python_list(x):
    return [x * i for i in range(3)], {k: x + k for k in (1, 2)}


@tf.function
def over_tensor(x):
    return [v * 2 for v in x]


@tf.function
def test_in_it(x):
    return [v for v in (x, -x) if v > 0]


@tf.function
def generator(x):
    return sum(x * i for i in range(3))


attempt(lambda: python_list(tf.constant(2)))
attempt(lambda: over_tensor(tf.constant([1, 2])), "terating over")
attempt(lambda: test_in_it(tf.constant(2)), "tf.Tensor")
attempt(lambda: generator(tf.constant(2)))
