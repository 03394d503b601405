# tf.random.Generator: from a seed, its state, reset, skip, split
import tensorflow as tf
from parity import attempt, show

g = tf.random.Generator.from_seed(1)
show("normal", g.normal([3]))
show("uniform", g.uniform([3]))
show("ints", g.uniform([4], 0, 10, dtype=tf.int32))
show("truncated", g.truncated_normal([3]))
show("full int", g.uniform_full_int([2], dtype=tf.int32))
show("state", g.state)
g.reset_from_seed(1)
show("normal again", g.normal([3]))
g.skip(10)
show("after skip", g.normal([2]))
g.reset_from_key_counter(7, [0, 1])
show("key and counter", g.uniform([2]))
show("make_seeds", g.make_seeds(2))
children = g.split(2)
show("children", [c.normal([1]) for c in children])
show("key", g.key)
print(g.algorithm)
attempt(lambda: tf.random.Generator.from_seed(1, alg="nosuch"))
