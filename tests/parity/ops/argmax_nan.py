# argmax and argmin pass over NaN, but for what stands behind it
# differs: argmax-nan
import tensorflow as tf
from parity import show

inf, nan = float("inf"), float("nan")
show("NaN first", tf.argmax([nan, 1.0, 3.0]))
show("NaN in the middle", tf.argmax([1.0, nan, 3.0]))
show("only NaN", tf.argmax([nan, nan]))
show("-inf behind NaN", tf.argmax([nan, -inf]))
show("argmin", tf.argmin([2.0, nan, 1.0]))
show("inf behind NaN", tf.argmin([nan, inf]))
