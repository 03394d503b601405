# weights saved and loaded by hand: NumPy arrays by name, into another model of the kind
import io
import numpy as np
import tensorflow as tf
from parity import show


class Model(tf.Module):
    def __init__(self, seed):
        super().__init__()
        self.layers = [tf.Variable(tf.random.stateless_normal([2, 2], seed=[seed, i]), name=f"w{i}") for i in range(2)]
        self.scale = tf.Variable(2.0, name="scale")

    @tf.function
    def __call__(self, x):
        for w in self.layers:
            x = tf.tanh(x @ w)
        return x * self.scale


first, second = Model(1), Model(2)
x = tf.constant([[1.0, -1.0]])
before = second(x)
file = io.BytesIO()
np.savez(file, **{v.name.replace(":", "_"): v.numpy() for v in first.variables})
file.seek(0)
with np.load(file) as saved:
    print(sorted(saved.files))
    for v in second.variables:
        v.assign(saved[v.name.replace(":", "_")])
show("same as the first", tf.reduce_max(tf.abs(first(x) - second(x))))
print("changed:", bool(tf.reduce_any(before != second(x))))
print(second.__call__.experimental_get_tracing_count())
show("result", second(x))
