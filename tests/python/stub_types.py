"""A program whose types are asserted: mypy reads it with the package's stubs, and it runs. See stubs_test.py."""

from typing import Any, assert_type

import etch as tf
import etch.nn as nn
from etch.optimizers import Adam

x = tf.constant([[1.0, 2.0]])
assert_type(x, tf.Tensor)
assert_type(x.dtype, tf.DType)
assert_type(x.shape, tf.TensorShape)
assert_type(x.numpy(), Any)
assert_type(1.0 + x @ tf.transpose(x) * 2 - [3.0], tf.Tensor)
assert_type(-x ** 2, tf.Tensor)
assert_type(x == 1.0, tf.Tensor)
assert_type(x[0, ..., tf.newaxis, ::-1], tf.Tensor)
assert_type(bool(tf.reduce_all(x > 0)), bool)
assert_type(float(x[0][0]), float)
assert_type([row for row in x], list[tf.Tensor])
assert_type(nn.relu(tf.math.exp(x, name="y")), tf.Tensor)
assert_type(tf.reduce_sum(x, axis=[0, 1], keepdims=True), tf.Tensor)
assert_type(tf.split(x, 2, axis=1), list[tf.Tensor])
assert_type(tf.math.top_k(x, k=1).indices, tf.Tensor)
assert_type(tf.cast(x, "int32"), tf.Tensor)
assert_type(tf.float32.is_floating, bool)
assert_type(tf.nest.flatten({"a": x}), list[Any])
assert_type(tf.executing_eagerly(), bool)

v = tf.Variable(x, trainable=True, name="v")
assert_type(v, tf.Variable)
assert_type(v + 1.0, tf.Tensor)
assert_type(v.assign_add(x), tf.Variable)
assert_type(v.value(), tf.Tensor)
assert_type(v.trainable, bool)
v[0, 1].assign(3.0)


@tf.function
def scale(x: tf.Tensor, by: float = 2.0) -> tf.Tensor:
    return x * by


assert_type(scale(x), tf.Tensor)
assert_type(scale(x, by=3.0), tf.Tensor)
assert_type(scale.experimental_get_tracing_count(), int)
scale.get_concrete_function(tf.TensorSpec([None, 2], tf.float32))(x)


@tf.function(policy="symbolic", input_signature=[tf.TensorSpec(["batch", 2])])
def first(x: tf.Tensor) -> tuple[tf.Tensor, int]:
    return x[0], 1


assert_type(first(x)[0], tf.Tensor)


class Model(tf.Module):
    def __init__(self) -> None:
        super().__init__(name="model")
        self.w = tf.Variable(tf.ones([2, 3]))

    @tf.function
    def __call__(self, x: tf.Tensor) -> tf.Tensor:
        return x @ self.w

    @tf.function
    def twice(self, x: tf.Tensor) -> tf.Tensor:
        return 2.0 * self(x)


model = Model()
assert_type(model(x), tf.Tensor)
assert_type(model.twice(x), tf.Tensor)

with tf.GradientTape(persistent=True) as tape:
    assert_type(tape, tf.GradientTape)
    loss = tf.reduce_sum(model(x))
optimizer = Adam(learning_rate=tf.optimizers.schedules.ExponentialDecay(0.1, 100, 0.9))
optimizer.apply_gradients([(tape.gradient(loss, model.w), model.w)])
assert_type(tape.watched_variables(), tuple[tf.Variable, ...])

try:
    tf.reshape(x, [5])
except tf.errors.InvalidArgumentError as error:
    assert_type(error.message, str)

with tf.expect_traces(scale, 0), tf.init_scope(), tf.name_scope("scope"):
    scale(x)

items = tf.TensorArray(tf.float32, size=2)
assert_type(items.write(0, 1.0).write(1, 2.0).stack(), tf.Tensor)
