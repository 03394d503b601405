# signatures may be nested like the arguments
import tensorflow as tf
from parity import attempt, show

spec = tf.TensorSpec([None], tf.float32)


@tf.function(input_signature=[{"a": spec, "b": [spec, spec]}, (spec, spec)])
def f(d, pair):
    print("tracing", sorted(d), type(d["b"]).__name__, type(pair).__name__)
    return {"sum": d["a"] + d["b"][0] + d["b"][1], "pair": pair[0] - pair[1]}


one, two = tf.constant([1.0]), tf.constant([2.0])
show("result", f({"a": one, "b": [one, two]}, (two, one)))
show("converted", f({"b": [[1], [2]], "a": [3]}, ([5], [1])))
attempt(lambda: f({"a": one}, (one, two)))
attempt(lambda: f({"a": one, "b": [one, two], "c": one}, (one, two)))
attempt(lambda: f({"a": one, "b": (one, two)}, (one, two)))
attempt(lambda: f({"a": one, "b": [one, two]}, (one,)))
attempt(lambda: f([one], (one, two)), "to a Dict")
print(f.experimental_get_tracing_count())
