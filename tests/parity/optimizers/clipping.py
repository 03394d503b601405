# clipnorm, clipvalue and global_clipnorm
import tensorflow as tf
from parity import attempt


def run(**options):
    v, w = tf.Variable([1.0, 2.0]), tf.Variable([3.0])
    optimizer = tf.optimizers.SGD(1.0, **options)
    optimizer.apply_gradients([(tf.constant([3.0, 4.0]), v), (tf.constant([12.0]), w)])
    print([round(float(x), 5) for x in [*v.numpy(), *w.numpy()]])


run(clipnorm=1.0)
run(clipvalue=2.0)
run(global_clipnorm=1.3)
attempt(lambda: tf.optimizers.SGD(1.0, clipnorm=1.0, clipvalue=1.0))
