# einsum: products, traces, sums, transposes, ellipsis
import tensorflow as tf
from parity import attempt, show

a = tf.reshape(tf.range(6.0), [2, 3])
b = tf.reshape(tf.range(12.0), [3, 4])
t = tf.reshape(tf.range(12.0), [2, 2, 3])
show("product", tf.einsum("ij,jk->ik", a, b))
show("implicit", tf.einsum("ij,jk", a, b))
show("transpose", tf.einsum("ij->ji", a))
show("sum", tf.einsum("ij->", a))
show("row sums", tf.einsum("ij->i", a))
show("trace", tf.einsum("ii->", tf.eye(3)))
show("diagonal", tf.einsum("ii->i", tf.constant([[1.0, 2.0], [3.0, 4.0]])))
show("outer", tf.einsum("i,j->ij", tf.constant([1.0, 2.0]), tf.constant([3.0, 4.0])))
show("batch", tf.einsum("bij,jk->bik", t, b))
show("ellipsis", tf.einsum("...ij,jk->...ik", t, b))
show("three", tf.einsum("ij,jk,k->i", a, b, tf.constant([1.0, 0.0, 0.0, 1.0])))
attempt(lambda: tf.einsum("ij,jk->ik", a, a))
attempt(lambda: tf.einsum("ij->ik", a))
attempt(lambda: tf.einsum("ijk->i", a))
