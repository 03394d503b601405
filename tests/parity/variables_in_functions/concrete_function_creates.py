# get_concrete_function initialises the variables that the body makes
import tensorflow as tf

holder = []


@tf.function
def f(x):
    if not holder:
        holder.append(tf.Variable(4.0))
    return holder[0] * x


concrete = f.get_concrete_function(tf.TensorSpec([], tf.float32))
print(holder[0].numpy(), concrete(tf.constant(2.0)).numpy(), f.experimental_get_tracing_count())
print(f(tf.constant(3.0)).numpy(), f.experimental_get_tracing_count())
