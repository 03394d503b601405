# structured_outputs have the structure of what the body returned
import collections
import tensorflow as tf

Pair = collections.namedtuple("Pair", ["a", "b"])


@tf.function
def f(x):
    return {"sum": tf.reduce_sum(x), "both": [x, (x + 1.0, None)], "pair": Pair(x, 2)}


concrete = f.get_concrete_function(tf.TensorSpec([None, 3], tf.float32))
outputs = concrete.structured_outputs
print(sorted(outputs), type(outputs["pair"]).__name__)
print(tf.nest.map_structure(lambda leaf: (leaf.dtype.name, leaf.shape.as_list()), [outputs["sum"], outputs["both"][0]]))
print(outputs["both"][1][1], outputs["pair"].b.dtype.name)
print(concrete.output_dtypes["sum"], concrete.output_shapes["sum"], concrete.output_shapes["both"][0])
