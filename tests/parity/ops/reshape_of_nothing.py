# tf.reshape of tensors without elements: -1 is what it would be if the sizes that are 0 were not there, so that empty batches are flattened.
import tensorflow as tf
from parity import attempt


def shapes(x, shape):
    return tf.shape(tf.reshape(x, shape))


for own, wanted in (
    ([0, 28, 28], [0, -1]), ([0, 28, 28], [-1, 784]), ([0, 4], [2, -1]), ([0, 4], [-1, 0]), ([0, 4], [0, 0, -1]), ([0], [0, -1]),
    ([3, 0, 2], [0, -1]), ([3, 0, 2], [3, -1]), ([3, 0, 2], [-1]), ([0, 6], [0, -1, 2]), ([2], [0, -1]), ([2], [0]),
):  # fmt: skip
    print(own, wanted)
    x = tf.zeros(own)
    attempt(lambda: shapes(x, wanted))
    attempt(lambda: shapes(x, [x.shape[0], -1]))
    attempt(lambda: tf.function(shapes)(x, wanted))


@tf.function(input_signature=[tf.TensorSpec([None, 4, 3])])
def flattened(x):
    return tf.reshape(x, [tf.shape(x)[0], -1])


@tf.function(input_signature=[tf.TensorSpec([None]), tf.TensorSpec([2], tf.int32)])
def to(x, shape):
    return tf.reshape(x, shape)


for n in (0, 2):
    print(flattened(tf.zeros([n, 4, 3])).shape, to(tf.zeros([6 * n]), tf.constant([n, -1])).shape)

attempt(lambda: tf.reshape([1, 2, 3], [2, 2]), "Input to reshape is a tensor with 3 values, but the requested shape has 4")
attempt(lambda: tf.reshape([1, 2, 3], [2, -1]), "but the requested shape requires a multiple of 2")
attempt(tf.function(lambda: tf.reshape([1, 2, 3], [2, 2])), "Cannot reshape a tensor with 3 elements")
attempt(lambda: tf.ones([2, 3]) @ tf.ones([2, 3]), "Matrix size-incompatible: In[0]: [2,3], In[1]: [2,3]")
attempt(tf.function(lambda: tf.matmul(tf.ones([2, 3]), tf.ones([2, 3]))), "Dimensions must be equal, but are 3 and 2")
attempt(lambda: tf.reshape([1, 2, 3], [-1, -1]))
attempt(lambda: tf.reshape([1, 2, 3], [-3]))
