# variable_creator_scope sees variables made in a function
import tensorflow as tf

holder = []


def creator(next_creator, **options):
    print("creating", options.get("trainable"))
    options["trainable"] = False
    return next_creator(**options)


@tf.function
def f(x):
    if not holder:
        holder.append(tf.Variable(1.0))
    return holder[0] * x


with tf.variable_creator_scope(creator):
    f(tf.constant(1.0))
print(holder[0].trainable, f.experimental_get_tracing_count())
