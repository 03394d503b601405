# decimals, fractions, dates and paths are compared by value, also when made anew
import datetime
import decimal
import fractions
import tensorflow as tf


@tf.function
def f(value):
    return tf.constant(0)


makers = {
    "decimal": lambda: decimal.Decimal("3.25"),
    "fraction": lambda: fractions.Fraction(1, 3),
    "date": lambda: datetime.date(2024, 2, 29),
    "complex": lambda: complex(3, 4),
    "ellipsis": lambda: ...,
}
for name, make in makers.items():
    before = f.experimental_get_tracing_count()
    for _ in range(3):
        f(make())
    print(name, f.experimental_get_tracing_count() - before)
