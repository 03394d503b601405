# which gradients are IndexedSlices: those of gathers by rows, in functions too; those of ops that only take rows are dense
import tensorflow as tf
from parity import show

MATRIX = tf.constant([[3.0, 1.0, 2.0], [6.0, 4.0, 5.0], [9.0, 8.0, 7.0], [0.0, 2.0, 1.0]])
VECTOR = tf.constant([3.0, 1.0, 2.0, 5.0])
MASK = [True, False, True, True]


def total(ys):
    return tf.add_n([tf.reduce_sum(y * y) for y in tf.nest.flatten(ys)])


def tell(name, fn, xs=(MATRIX, VECTOR)):
    def kinds(x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = total(fn(x))
        g = tape.gradient(y, x)
        kind = "none" if g is None else "slices" if isinstance(g, tf.IndexedSlices) else "dense"
        seen.append(kind)
        return tf.constant(0.0) if g is None else tf.reduce_sum(tf.convert_to_tensor(g))

    for x in xs:
        seen = []
        print(name, kinds(x).numpy(), tf.function(kinds)(x).numpy(), seen)


called = tf.function(lambda x: tf.gather(x, [1, 0, 1]))
around = tf.function(lambda x: called(x) * 2.0)
masked = tf.function(lambda x: tf.boolean_mask(x, MASK))
tell("gather", lambda x: tf.gather(x, [1, 0, 1]))
tell("one index", lambda x: tf.gather(x, 1))
tell("gather_nd", lambda x: tf.gather_nd(x, [[1], [0]]))
tell("embedding", lambda x: tf.nn.embedding_lookup(x, [1, 0]))
tell("called", called)
tell("called inside", around)
tell("called, masked", masked)
tell("slice", lambda x: [x[1], x[1:3], x[::2], x[-1:]])
tell("boolean_mask", lambda x: tf.boolean_mask(x, MASK))
tell("x[mask]", lambda x: x[tf.constant(MASK)])
tell("roll", lambda x: tf.roll(x, 1, 0))
tell("repeat", lambda x: tf.repeat(x, [1, 2, 0, 1], 0))
tell("dynamic_partition", lambda x: tf.dynamic_partition(x, [0, 1, 0, 1], 2))
tell("sort", lambda x: tf.sort(x))
tell("top_k", lambda x: tf.math.top_k(x, 2).values)
tell("diag", lambda x: tf.linalg.diag(x))
tell("map_fn", lambda x: tf.map_fn(lambda row: row * 2.0, x))
tell("scan", lambda x: tf.scan(lambda a, row: a + row, x))
tell("TensorArray", lambda x: tf.TensorArray(tf.float32, 4).unstack(x).gather([1, 0]))
tell("TensorArray.read", lambda x: tf.TensorArray(tf.float32, 4).unstack(x).read(2))
tell("both", lambda x: [tf.gather(x, [0]), tf.boolean_mask(x, MASK)])
tell("both, other order", lambda x: [tf.boolean_mask(x, MASK), tf.gather(x, [0])])
tell("gather of a mask", lambda x: tf.gather(tf.boolean_mask(x, MASK), [0]))
tell("mask of a gather", lambda x: tf.boolean_mask(tf.gather(x, [1, 0]), [True, False]))
with tf.GradientTape() as tape:
    tape.watch(VECTOR)
    y = tf.random.shuffle(VECTOR, seed=1)
print("shuffle", tape.gradient(y, VECTOR))
with tf.GradientTape() as tape:
    tape.watch(VECTOR)
    y = tf.roll(VECTOR, 1, 0) * VECTOR
show("twice", tape.gradient(y, VECTOR) * 2)
v = tf.Variable(MATRIX)
for name, fn in {
    "variable": lambda: tf.gather(v, [1, 0]),
    "sparse_read": lambda: v.sparse_read([1, 0]),
    "captured": tf.function(lambda: tf.gather(v, [1, 0])),
    "variable, roll": lambda: tf.roll(v, 1, 0),
}.items():

    @tf.function
    def inside(fn=fn):
        with tf.GradientTape() as tape:
            y = fn()
        return isinstance(tape.gradient(y, v), tf.IndexedSlices)

    with tf.GradientTape() as tape:
        y = fn()
    print(name, isinstance(tape.gradient(y, v), tf.IndexedSlices), inside().numpy())


def turns(rows, w, row_of):
    """Rows read by a loop, some by none or by two of its turns, which multiply them with one matrix."""
    h = tf.zeros([2, 3])
    for t in tf.range(tf.shape(rows)[0]):
        h = tf.tanh(tf.matmul(row_of(rows, t), w) + h)
    return tf.reduce_sum(h)


ROWS, WEIGHTS = tf.reshape(tf.range(24.0) * 0.1, [4, 2, 3]), tf.eye(3) * 0.5
for name, row_of in {
    "index": lambda rows, t: rows[t],
    "gather": tf.gather,
    "gather, repeated": lambda rows, t: tf.gather(rows, t // 2),
}.items():
    for asked in ("rows", "rows and weights"):

        @tf.function(input_signature=[tf.TensorSpec([None, 2, 3]), tf.TensorSpec([3, 3])])
        def of_turns(rows, w, row_of=row_of, asked=asked):
            with tf.GradientTape() as tape:
                tape.watch([rows, w])
                y = turns(rows, w, row_of)
            gradients = tape.gradient(y, [rows, w] if "and" in asked else [rows])
            print(name, asked, [type(g).__name__ != "IndexedSlices" for g in gradients])
            return gradients[0] * 2

        show("turns", of_turns(ROWS, WEIGHTS))
