# Products of what does not fit: the sizes stand in the message, also where an operand is captured, transposed or a batch.
import tensorflow as tf
from parity import attempt

v, k = tf.Variable(tf.ones([5, 2])), tf.ones([5, 2])
x = tf.ones([4, 3])


def traced(f, *args):
    return lambda: tf.function(f, autograph=False)(*args)


def declared(f, *args):
    specs = [tf.TensorSpec([None] * len(a.shape)) for a in args]
    return lambda: tf.function(f, input_signature=specs, autograph=False)(*args)


attempt(traced(lambda x: tf.matmul(x, v), x), "Dimensions must be equal, but are 3 and 5")
attempt(traced(lambda x: x @ k, x), "Dimensions must be equal, but are 3 and 5")
attempt(traced(lambda x: tf.matmul(k, x), x), "Dimensions must be equal, but are 2 and 4")
attempt(traced(lambda x: tf.matmul(x, k, transpose_a=True), x), "Dimensions must be equal, but are 4 and 5")
attempt(traced(lambda x, y: tf.matmul(x, y), x, k), "Dimensions must be equal, but are 3 and 5", "[4,3], [5,2]")
attempt(traced(lambda x: tf.linalg.matvec(x, tf.ones([5])), x), "Dimensions must be equal, but are 3 and 5")
attempt(traced(lambda x: tf.matmul(x, tf.ones([3, 3, 2])), tf.ones([2, 4, 3])), "Dimensions must be equal, but are 2 and 3")
attempt(traced(lambda x: tf.matmul(x, x), tf.ones([4])), "Shape must be rank 2 but is rank 1")
attempt(lambda: tf.matmul(x, k), "Matrix size-incompatible: In[0]: [4,3], In[1]: [5,2]")
attempt(lambda: tf.matmul(tf.ones([2, 4, 3]), tf.ones([3, 3, 2])), "must have compatible batch dimensions: [2,4,3] vs. [3,3,2]")
attempt(declared(lambda x: tf.matmul(x, v), x), "Matrix size-incompatible")
attempt(declared(lambda x: tf.matmul(x, tf.ones([3, 3, 2])), tf.ones([2, 4, 3])), "must have compatible batch dimensions")
attempt(declared(lambda x, y: x + y, tf.ones([2, 3]), tf.ones([4])), "Incompatible shapes")
