# a function whose result depends on something that is changed outside: not noticed
import tensorflow as tf

settings = {"scale": 1.0}
scale = tf.Variable(1.0)


@tf.function
def with_dict(x):
    return x * settings["scale"]


@tf.function
def with_variable(x):
    return x * scale


for value in (1.0, 2.0, 3.0):
    settings["scale"] = value
    scale.assign(value)
    print(with_dict(tf.constant(10.0)).numpy(), with_variable(tf.constant(10.0)).numpy())
print(with_dict.experimental_get_tracing_count(), with_variable.experimental_get_tracing_count())
