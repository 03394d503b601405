# a variable that is made and assigned in the first call is assigned once
import tensorflow as tf

holder = []


@tf.function
def count():
    if not holder:
        holder.append(tf.Variable(0))
    holder[0].assign_add(1)
    return holder[0].read_value()


print([int(count()) for _ in range(4)], count.experimental_get_tracing_count())
