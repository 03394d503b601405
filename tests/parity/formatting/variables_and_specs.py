# Variables, specs, shapes, dtypes, IndexedSlices, containers of tensors, and what NumPy prints of .numpy().
# exact
import tensorflow as tf


def show(*values):
    for value in values:
        print(repr(value), str(value), sep=" | ")


show(tf.Variable(1.0), tf.Variable([1.0, 2.0], name="w"), tf.Variable([[1, 2], [3, 4]]), tf.Variable("s"), tf.Variable(True, trainable=False))
show(tf.Variable(tf.zeros([0, 2])), tf.Variable(tf.range(2000)), tf.Variable([1.0], shape=[None]), tf.Variable(0.1, dtype=tf.bfloat16))
show(tf.TensorSpec([]), tf.TensorSpec(None), tf.TensorSpec([None, 3], tf.int32, "n"), tf.TensorSpec(tf.TensorShape([2]), tf.string))
show(tf.IndexedSlicesSpec([None, 3]), tf.IndexedSlicesSpec([1], tf.float64, tf.int32, tf.int64, [4]))
show(tf.TensorShape(None), tf.TensorShape([]), tf.TensorShape([1]), tf.TensorShape([None, 3]), tf.TensorShape([1, 2, 3]))
show(tf.float32, tf.bool, tf.string, tf.bfloat16, [tf.int8], tf.as_dtype("half"))
show(tf.UnconnectedGradients.NONE, tf.VariableSynchronization.AUTO)
show(tf.constant(1).ref(), {"a": tf.constant(1)}, [tf.constant([1.0, 2.0])], (tf.constant("s"),))
show(tf.constant([[1.5]]).numpy(), tf.constant(1.5).numpy(), tf.constant("a").numpy(), tf.constant(["a"]).numpy(), tf.constant(True).numpy())
print(tf.IndexedSlices(tf.constant([[1.0, 2.0]]), tf.constant([0]), tf.constant([3, 2])))
print(tf.IndexedSlices(tf.constant([1.0]), tf.constant([0])))

for text in ("{}", "{:.2f}", "{:>8}", "{!r}", "{!s}"):
    for value in (tf.constant(1.5), tf.constant(3), tf.constant("a"), tf.constant(2.5, tf.bfloat16)):
        try:
            print(text.format(value))
        except Exception as error:
            print(type(error).__name__)
print("%s %r %d %.2f" % (tf.constant(1), tf.constant([2.0]), tf.constant(3), tf.constant(4.0)))
print(tf.constant([1, 2]), tf.constant(1.0), [tf.constant(1)], sep="|")


@tf.function
def f(x):
    print(x, repr(x), [x], f"{x}", x.shape, sep=" | ")
    return x


f(tf.ones([2]))
f.get_concrete_function(tf.TensorSpec([None, 2], tf.int32, name="named"))
f.get_concrete_function(tf.TensorSpec(None, tf.string))
