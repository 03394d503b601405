# Calls that no op can take: their classes run eagerly, traced with known sizes and traced with sizes left open.
import tensorflow as tf
from parity import attempt


def at_all_stages(label, fn, *args, said=""):
    """Prints what `fn` does with the arguments, at each stage; `said` is what TensorFlow says outside of traces."""
    values = [tf.constant(x) for x in args]
    print(label)
    attempt(lambda: fn(*values), said)
    for dims in (lambda x: x.shape, lambda x: [None] * len(x.shape)):
        signature = [tf.TensorSpec(dims(x), x.dtype) for x in values]
        traced = tf.function(lambda *xs: fn(*xs), input_signature=signature, autograph=False)
        attempt(lambda traced=traced: traced(*values))


matrix = [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
image = tf.ones([1, 4, 4, 3])

for mode in ("CONSTANT", "REFLECT", "SYMMETRIC"):
    for paddings in ([[-1, 0], [0, 0]], [[1, 1]], [[1, 1, 1], [1, 1, 1]]):
        at_all_stages(f"pad {mode} {paddings}", lambda x, m=mode, p=paddings: tf.pad(x, p, m), matrix)
at_all_stages("reflected too far", lambda x: tf.pad(x, [[5, 0], [0, 0]], "REFLECT"), matrix, said="must be less than")
at_all_stages("mirrored too far", lambda x: tf.pad(x, [[0, 0], [0, 4]], "SYMMETRIC"), matrix, said="no greater than")

at_all_stages("gather: batches", lambda x, i: tf.gather(x, i, batch_dims=1), matrix, [[0], [1]], said="indices.shape")
at_all_stages("gather: no such batch", lambda x, i: tf.gather(x, i, batch_dims=-3), matrix, [0, 1, 0])
at_all_stages("gather_nd: too many batches", lambda x, i: tf.gather_nd(x, i, batch_dims=2), matrix, [[0], [1], [1]])
at_all_stages("slice: negative start", lambda x: tf.slice(x, [-1, 0], [1, 1]), matrix, said="Expected begin[0]")
at_all_stages("top_k: k is a vector", tf.math.top_k, matrix, [1], said="k must be scalar")
at_all_stages("top_k: too many", lambda x: tf.math.top_k(x, 5), matrix, said="at least k columns")
at_all_stages("one_hot: axis", lambda i: tf.one_hot(i, 2, axis=-3), [0, 1], said="Expected axis to be -1")
at_all_stages("one_hot: vectors", lambda i: tf.one_hot(i, 2, [1.0], [0.0]), [0, 1], said="must be a scalar")
at_all_stages("argmax: a list", lambda x: tf.argmax(x, [0]), matrix, said="axis must be int")
at_all_stages("cumsum: a list", lambda x: tf.cumsum(x, [0]), matrix, said="axis must be a scalar")
at_all_stages("searchsorted: rows", tf.searchsorted, matrix, [[1.0], [2.0]], said="Leading dim_size")
at_all_stages("sequence_mask: below 0", lambda x: tf.sequence_mask(x, -1), [1, 2], said="Requires start <= limit")

segment_sum, unsorted_sum = tf.math.segment_sum, tf.math.unsorted_segment_sum
at_all_stages("segment_sum: too few ids", segment_sum, matrix, [0, 1], said="should be the same size")
at_all_stages("segment_sum: not in order", segment_sum, matrix, [1, 0, 1], said="not increasing")
at_all_stages("unsorted: below 0", lambda x, i: unsorted_sum(x, i, -1), matrix, [0, 1, 1], said="num_segments == -1")
at_all_stages("unsorted: a vector", unsorted_sum, matrix, [0, 1, 1], [2], said="num_segments should be a scalar")

at_all_stages("update: rank", tf.tensor_scatter_nd_update, 1.0, [[1]], [1.0])
at_all_stages("reverse_sequence: one axis", lambda x, n: tf.reverse_sequence(x, n, 0, 0), matrix, [1, 2, 1], said="==")
at_all_stages("reverse_sequence: too few", lambda x, n: tf.reverse_sequence(x, n, 1, 0), matrix, [1, 2])
at_all_stages("band_part: a vector", lambda x: tf.linalg.band_part(x, 0, 0), [1.0, 2.0], said="at least 2-dim")
at_all_stages("band_part: bounds", lambda x, n: tf.linalg.band_part(x, n, 0), matrix, [1], said="must be scalar")
at_all_stages("pool: ksize", lambda x: tf.nn.avg_pool2d(x, 0, 1, "VALID"), image)
at_all_stages("pool: too large", lambda x: tf.shape(tf.nn.avg_pool2d(x, 5, 1, "VALID")), image)

print("diag: rows")
attempt(lambda: tf.linalg.diag([[1.0, 2.0]], k=(-1, 1)), "number of diagonals")
attempt(lambda: tf.function(tf.linalg.diag)([[1.0, 2.0]], k=(-1, 1)), "doesn't match the number of diagonals")
attempt(lambda: tf.function(tf.linalg.diag)([1.0, 2.0], num_rows=1, num_cols=1), "num_rows is too small")

for name, depth in (("scatter_nd", 0), ("tensor_scatter_nd_add", 1)):
    first = [[0.0] * 4][:depth] or [[4]]
    op = tf.tensor_scatter_nd_add if depth else lambda s, i, u: tf.scatter_nd(i, u, [4])
    traced = tf.function(lambda *xs, op=op: op(*xs), autograph=False)
    print(name)
    attempt(lambda: op(tf.constant(first[0]), tf.constant([[1, 1]]), tf.constant([1.0])))
    attempt(lambda: traced(tf.constant(first[0]), tf.constant([[1, 1]]), tf.constant([1.0])))
