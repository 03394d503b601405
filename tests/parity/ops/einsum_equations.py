# einsum: diagonals, traces, broadcasts, three operands, and equations that do not fit.
import tensorflow as tf
from parity import attempt, show

a = tf.reshape(tf.range(24.0), [2, 3, 4])
b = tf.reshape(tf.range(12.0), [3, 4])
m = tf.reshape(tf.range(9.0), [3, 3])
for equation, operands in {
    "bij,ij->b": (a, b),
    "bij,bkj->bik": (a, a),
    "ii->i": (m,),
    "ii": (m,),
    "ij->ji": (m,),
    "...j,ij->...i": (a, b),
    "i,j->ij": (m[0], m[1]),
    "bij->": (a,),
    "ij,jk,kl": (m, m, m),
    "b...,b...->b...": (a, a),
}.items():
    show(equation, tf.einsum(equation, *operands))
    show("traced", tf.function(lambda *x, e=equation: tf.einsum(e, *x), autograph=False)(*operands))
attempt(lambda: tf.einsum("ij,jk->iz", m, m), "Output subscripts contain")
attempt(lambda: tf.einsum("ijk,jk->i", m, m))
attempt(lambda: tf.einsum("ij,jk->ik", b, b))
