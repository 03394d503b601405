# every NaN is the same literal: one trace, whose body sees a float NaN
import decimal
import tensorflow as tf
from parity import counts

nan = float("nan")


@tf.function
def f(n):
    print("tracing", type(n).__name__, n)
    return tf.constant(0.0)


counts(f, (nan,), (float("nan"),), (complex(nan, 1),), (decimal.Decimal("nan"),))
counts(f, (1.0,), (float("inf"),), (float("-inf"),), (-nan,))
