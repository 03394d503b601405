# seeds from seeds: split, fold_in, shuffle and categorical
import tensorflow as tf
from parity import show

show("split", tf.random.split([1, 2], num=3))
show("fold_in", tf.random.fold_in([1, 2], 7))
show("stateless shuffle", tf.random.experimental.stateless_shuffle(tf.range(8), seed=[1, 2]))
show("categorical", tf.random.stateless_categorical(tf.math.log([[0.2, 0.8]]), 10, seed=[7, 17]))
show("philox", tf.random.stateless_uniform([2], seed=[1, 2], alg="philox"))
