# infinities, NaN and signed zeros: tests, comparisons, reductions
import tensorflow as tf
from parity import show

inf, nan = float("inf"), float("nan")
x = tf.constant([1.0, inf, -inf, nan, -0.0])
show("is_nan", tf.math.is_nan(x))
show("is_inf", tf.math.is_inf(x))
show("is_finite", tf.math.is_finite(x))
show("nan == nan", x == x)
show("less", x < 1.0)
show("maximum", tf.maximum(x, 0.5))
show("1 / x", 1 / x)
show("log", tf.math.log(tf.constant([0.0, -1.0, inf])))
show("sqrt", tf.sqrt(tf.constant([-1.0, inf])))
show("sum", tf.reduce_sum(x))
show("max", tf.reduce_max(x[:3]))
show("exp", tf.exp(tf.constant([1000.0, -1000.0, nan])))
show("sign", tf.sign(x))
show("softmax", tf.nn.softmax([0.0, -inf, 1.0]))
