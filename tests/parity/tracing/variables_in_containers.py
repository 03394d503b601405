# aliasing is seen through containers
import tensorflow as tf
from parity import counts, show

v, w = tf.Variable(1.0), tf.Variable(2.0)


@tf.function
def f(pair, extra):
    return pair["a"] + 10.0 * pair["b"] + 100.0 * extra[0]


counts(f, ({"a": v, "b": w}, [v]), ({"a": w, "b": v}, [w]), ({"a": v, "b": w}, [w]), ({"a": v, "b": v}, [v]))
show("reuse", f({"a": w, "b": v}, [w]))
