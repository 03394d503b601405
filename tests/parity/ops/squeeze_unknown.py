# tf.squeeze and tf.unstack where the trace does not know the sizes: the run tells.
import tensorflow as tf
from parity import attempt, show


@tf.function(input_signature=[tf.TensorSpec([None, 3, None])])
def all_of_them(x):
    y = tf.squeeze(x)
    print("traced", y.shape)
    return y + 1.0


for shape in ([1, 3, 2], [2, 3, 1], [1, 3, 1], [2, 3, 2]):
    show(str(shape), tf.shape(all_of_them(tf.ones(shape))))
x = tf.ones([1, 3, 2])
with tf.GradientTape() as tape:
    tape.watch(x)
    y = tf.reduce_sum(all_of_them(x) ** 2)
show("gradient", tape.gradient(y, x))


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def the_first(x):
    return tf.squeeze(x, 0)


show("named", the_first(tf.ones([1, 3])))
attempt(lambda: the_first(tf.ones([2, 3])))
attempt(lambda: tf.squeeze(tf.ones([2, 3]), 1), "Can not squeeze dim[1], expected a dimension of 1, got 3")
attempt(tf.function(lambda: tf.squeeze(tf.ones([2, 3]), [-1])), "Can not squeeze dim[1], expected a dimension of 1, got 3")


@tf.function(input_signature=[tf.TensorSpec([None, 2])])
def in_two(x):
    first, second = tf.unstack(x, num=2)
    return first + second


show("unstack", in_two(tf.constant([[1.0, 2.0], [3.0, 4.0]])))
attempt(lambda: in_two(tf.ones([3, 2])))


# Sizes that nobody named are numbers in messages.
@tf.function(input_signature=[tf.TensorSpec([None, None])] * 2)
def product(x, y):
    return x @ y


@tf.function(input_signature=[tf.TensorSpec([None])] * 2)
def total(x, y):
    return x + y


for call in (lambda: product(tf.ones([2, 3]), tf.ones([4, 3])), lambda: total(tf.ones([2]), tf.ones([3]))):
    attempt(call, "s0", "s1", "s2")
attempt(tf.function(lambda x, y: x + y, input_signature=[tf.TensorSpec([None, 3]), tf.TensorSpec([None, 4])]).get_concrete_function, "Dimensions must be equal, but are 3 and 4", "[?,3], [?,4]")
