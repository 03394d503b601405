# tensordot with counts and axes; norms of vectors and matrices; normalize and trace
import tensorflow as tf
from parity import attempt, show

a = tf.reshape(tf.range(6.0), [2, 3])
t = tf.reshape(tf.range(12.0), [2, 3, 2])
show("axes 1", tf.tensordot(a, tf.transpose(a), axes=1))
show("axes 0", tf.tensordot([1.0, 2.0], [3.0, 4.0], axes=0))
show("axes lists", tf.tensordot(a, t, axes=[[0, 1], [0, 1]]))
show("axes 2", tf.tensordot(a, t, axes=2))
show("norm", tf.norm(a))
show("norm 1", tf.norm(a, ord=1, axis=1))
show("norm inf", tf.norm([-3.0, 2.0], ord=float("inf")))
show("norm kept", tf.linalg.norm(a, axis=0, keepdims=True))
show("frobenius", tf.norm(a, ord="fro", axis=(0, 1)))
show("trace", tf.linalg.trace([[1.0, 2.0], [3.0, 4.0]]))
show("l2_normalize", tf.math.l2_normalize([3.0, 4.0]))
show("normalize", tf.linalg.normalize([3.0, 4.0]))
attempt(lambda: tf.tensordot(a, a, axes=1))
