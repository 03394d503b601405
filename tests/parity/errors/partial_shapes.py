# a shape that is known in part is no tensor, wherever one is asked for
import tensorflow as tf


def check(name, make):
    try:
        make()
        print(name, "works")
    except Exception as e:
        print(name, type(e).__name__, "Cannot convert a partially known TensorShape" in str(e))


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def traced(x):
    check("zeros", lambda: tf.zeros(x.shape))
    check("fill", lambda: tf.fill(x.shape, 1.0))
    check("reshape", lambda: tf.reshape(x, x.shape))
    check("broadcast_to", lambda: tf.broadcast_to(x, x.shape))
    check("normal", lambda: tf.random.normal(x.shape))
    check("convert", lambda: tf.convert_to_tensor(x.shape))
    return x


traced(tf.ones([2, 3]))
for shape in (tf.TensorShape([None, 3]), tf.TensorShape(None)):
    check("zeros", lambda: tf.zeros(shape))
    check("fill", lambda: tf.fill(shape, 1.0))
    check("convert", lambda: tf.convert_to_tensor(shape))
print(tf.zeros(tf.TensorShape([2, 3])).shape)
