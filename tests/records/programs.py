"""Records of programs written with plain TensorFlow: inputs, variables, results and gradients, for tests/programs.

    TF_CPP_MIN_LOG_LEVEL=3 python tests/records/programs.py     writes programs.safetensors beside itself

Made with tensorflow-cpu 2.21.0, which the tests do not need. A tensor's name is "<program>/<case>/<role>":

    x0, x1, ..   inputs                      v0, v1, ..   variables, as they are before
    y0, y1, ..   results                     w0, w1, ..   and after
    s0, s1, ..   fixed weights of those results that are floats
    gx0, ..      gradients of the sum of all s * y by the inputs that are floats (zeros where TensorFlow has None)
    gv0, ..      and by the variables that are trainable
    ev0, ..      the same by what these are at the beginning, where the program writes them and reads them again

Cases 0, 1, .. are in f64, at one shape each; case "f32" is the first of them in f32.
"""
import numpy as np
from recording import bools, floats, program, random, record_all, tf


def total(x):
    return tf.reduce_sum(x)


# --- networks -----------------------------------------------------------------------------------------------------------


def attention_case(b, t, s):
    return [floats(b, t, 4), floats(b, s, 4), floats(b, s, 3), bools(b, s) | (np.arange(s) == 0)]


@program([attention_case(2, 3, 4), attention_case(1, 1, 1), attention_case(3, 5, 2)])
def attention(x, v):
    q, k, value, mask = x
    scores = tf.matmul(q, k, transpose_b=True) / tf.sqrt(tf.cast(tf.shape(k)[-1], q.dtype))
    scores = tf.where(mask[:, None, :], scores, -1e9)
    weights = tf.nn.softmax(scores)
    return tf.matmul(weights, value), weights


@program([[floats(2, 3, 6)], [floats(1, 5, 6)], [floats(3, 1, 6)]], [(6, 18), (6, 6), (6,)])
def multi_head(x, v):
    x, = x
    b, t = tf.shape(x)[0], tf.shape(x)[1]
    q, k, value = tf.split(tf.einsum("btd,de->bte", x, v[0]), 3, axis=-1)

    def heads(z):
        return tf.transpose(tf.reshape(z, [b, t, 2, 3]), [0, 2, 1, 3])
    scores = tf.matmul(heads(q), heads(k), transpose_b=True) / np.sqrt(3)
    causal = tf.linalg.band_part(tf.ones([t, t], tf.bool), -1, 0)
    weights = tf.nn.softmax(tf.where(causal, scores, -np.inf))
    y = tf.reshape(tf.transpose(tf.matmul(weights, heads(value)), [0, 2, 1, 3]), [b, t, 6])
    return x + tf.einsum("btd,de->bte", y, v[1]) + v[2],


@program([[floats(3, 5)], [floats(1, 5)], [floats(2, 5, lo=99, hi=101)], [np.zeros((0, 5))]], [(5,), (5,)])
def layer_norm(x, v):
    x, = x
    mean = tf.reduce_mean(x, -1, keepdims=True)
    variance = tf.reduce_mean(tf.math.squared_difference(x, tf.stop_gradient(mean)), -1, keepdims=True)
    return (x - mean) * tf.math.rsqrt(variance + 1e-3) * v[0] + v[1],


@program([[floats(4, 3), floats(6, 3)], [floats(2, 3), floats(5, 3)]], [(3,), (3,)], [(3,), (3,)])
def batch_norm(x, v):
    gamma, beta, moving_mean, moving_variance = v
    ys = []
    for batch in x:
        mean, variance = tf.nn.moments(batch, [0])
        moving_mean.assign_sub(0.1 * (moving_mean - mean))
        moving_variance.assign_sub(0.1 * (moving_variance - variance))
        ys.append(tf.nn.batch_normalization(batch, mean, variance, beta, gamma, 1e-3))
    ys.append(tf.nn.batch_normalization(x[0], moving_mean, tf.abs(moving_variance), beta, gamma, 1e-3))
    return ys


@program([[floats(3, 6), np.array([0, 3, 1], "i4")], [floats(1, 6), np.array([2], "i4")], [floats(5, 6), np.array([1, 1, 0, 2, 3], "i4")]],
         [(6, 8), (8,), (8, 4), (4,)])
def mlp(x, v):
    h = tf.nn.relu(tf.matmul(x[0], v[0]) + v[1])
    logits = tf.matmul(h, v[2]) + v[3]
    loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(x[1], logits))
    return loss + 0.01 * (tf.nn.l2_loss(v[0]) + tf.nn.l2_loss(v[2])), logits, tf.argmax(logits, -1)


@program([[floats(4, 6, lo=0)], [floats(1, 6, lo=0)]], [(6, 3), (3,), (6,)])
def autoencoder(x, v):
    code = tf.tanh(tf.matmul(x[0], v[0]) + v[1])
    logits = tf.matmul(code, v[0], transpose_b=True) + v[2]
    loss = tf.reduce_mean(tf.reduce_sum(tf.nn.sigmoid_cross_entropy_with_logits(x[0], logits), -1))
    return loss + 1e-2 * tf.reduce_mean(tf.abs(code)), tf.sigmoid(logits)


@program([[np.array([[1, 4, 1], [1, 0, 6]], "i4"), floats(2, 3, lo=0)], [np.array([[2]], "i4"), floats(1, 1, lo=0)],
          [np.zeros((2, 0), "i4"), floats(2, 0, lo=0)]], [(7, 3), (3, 2)])
def embedding(x, v):
    e = tf.gather(v[0], x[0]) * x[1][..., None]
    bag = tf.reduce_sum(e, 1) / (tf.reduce_sum(x[1], 1, keepdims=True) + 1)
    return tf.matmul(bag, v[1]) + total(tf.square(tf.nn.embedding_lookup(v[0], x[0]))),


@program([[floats(2, 4, 6)], [floats(3, 4, 6)]], [(4, 5), (5, 4), (6, 7), (7, 6)])
def mixer(x, v):
    def norm(z):
        mean, variance = tf.nn.moments(z, [-1], keepdims=True)
        return (z - mean) / tf.sqrt(variance + 1e-2)

    def gelu(z):
        # Not tf.nn.gelu, which has sqrt(1/2) in f32, whatever the dtype.
        return 0.5 * z * (1 + tf.math.erf(z * np.sqrt(0.5)))
    x, = x
    z = tf.transpose(norm(x), [0, 2, 1])
    x = x + tf.transpose(gelu(z @ v[0]) @ v[1], [0, 2, 1])
    return x + tf.nn.silu(norm(x) @ v[2]) @ v[3],


@program([[floats(4, 1), floats(4)], [floats(1, 1), floats(1)]], [(1, 5), (5,), (5, 9)])
def mixture_density(x, v):
    p = tf.tanh(x[0] @ v[0] + v[1]) @ v[2]
    logits, mean, log_scale = tf.split(p, 3, axis=1)
    z = (x[1][:, None] - mean) * tf.exp(-log_scale)
    log_p = tf.nn.log_softmax(logits) - 0.5 * tf.square(z) - log_scale - 0.5 * np.log(2 * np.pi)
    return -tf.reduce_mean(tf.reduce_logsumexp(log_p, 1)), tf.nn.softmax(logits)


# --- recurrent ----------------------------------------------------------------------------------------------------------


def lstm_cell(x, h, c, v):
    i, f, g, o = tf.split(x @ v[0] + h @ v[1] + v[2], 4, axis=-1)
    c = tf.sigmoid(f) * c + tf.sigmoid(i) * tf.tanh(g)
    return tf.sigmoid(o) * tf.tanh(c), c


@program([[floats(3, 3), floats(3, 4), floats(3, 4)], [floats(1, 3), floats(1, 4), floats(1, 4)]], [(3, 16), (4, 16), (16,)])
def lstm_step(x, v):
    return lstm_cell(*x, v)


def steps(b, t):
    return [floats(b, t, 3), np.arange(t) < random.integers(1, t + 1, (b, 1)) if t else bools(b, t)]


@program([steps(3, 5), steps(1, 1), steps(2, 8), steps(2, 0)], [(3, 16), (4, 16), (16,)])
def lstm(x, v):
    n, t = tf.shape(x[0])[0], tf.shape(x[0])[1]
    xs, mask = tf.transpose(x[0], [1, 0, 2]), tf.transpose(x[1])[..., None]
    h = c = tf.zeros([n, 4], x[0].dtype)
    hs = tf.TensorArray(h.dtype, t, element_shape=[None, 4])

    def turn(i, h, c, hs):
        new_h, new_c = lstm_cell(xs[i], h, c, v)
        h, c = tf.where(mask[i], new_h, h), tf.where(mask[i], new_c, c)
        return i + 1, h, c, hs.write(i, h)
    _, h, c, hs = tf.while_loop(lambda i, *_: i < t, turn, [0, h, c, hs])
    return tf.transpose(tf.reshape(hs.stack(), [t, n, 4]), [1, 0, 2]), h, c


@program([[floats(5, 2, 3), floats(2, 4)], [floats(1, 1, 3), floats(1, 4)], [floats(7, 3, 3), floats(3, 4)]],
         [(3, 12), (4, 12), (12,), (12,)])
def gru(x, v):
    def turn(h, x):
        xz, xr, xh = tf.split(x @ v[0] + v[2], 3, axis=-1)
        hz, hr, hh = tf.split(h @ v[1] + v[3], 3, axis=-1)
        z = tf.sigmoid(xz + hz)
        return z * h + (1 - z) * tf.tanh(xh + tf.sigmoid(xr + hr) * hh)
    hs = tf.scan(turn, x[0], initializer=x[1])
    back = tf.scan(turn, x[0], initializer=x[1], reverse=True)
    return hs, tf.reverse(back, [0])


@program([[floats(5, 2, 3), np.array([1, 0, 1, 0, 0], bool)], [floats(1, 1, 3), np.array([0], bool)]], [(3, 4), (4, 4), (4, 3)])
def teacher_forcing(x, v):
    target, force = x
    n = tf.shape(target)[1]

    def turn(state, now):
        h, last = state
        wanted, forced = now
        h = tf.tanh(last @ v[0] + h @ v[1])
        y = h @ v[2]
        return h, tf.where(forced, wanted, y)
    h, y = tf.scan(turn, (target, force), initializer=(tf.zeros([n, 4], target.dtype), tf.ones([n, 3], target.dtype)))
    return tf.reduce_mean(tf.math.squared_difference(y, target)), h


@program([[floats(6, 3), floats(lo=0.2, hi=0.8)], [floats(1, 3), floats(lo=0.2, hi=0.8)], [floats(9, 3), floats(lo=0.2, hi=0.8)]])
def smoothing(x, v):
    """Level and trend of a series (Holt), a scan that carries two states."""
    series, a = x

    def turn(state, y):
        level, trend = state
        new = a * y + (1 - a) * (level + trend)
        return new, 0.3 * (new - level) + 0.7 * trend
    levels, trends = tf.scan(turn, series, initializer=(series[0], tf.zeros_like(series[0])))
    return levels, trends, total(tf.square(levels[:-1] + trends[:-1] - series[1:]))


# --- loops and branches -------------------------------------------------------------------------------------------------


@program([[floats(4, lo=1, hi=30), floats(4, lo=1, hi=2)], [floats(1, lo=1, hi=30), floats(1, lo=1, hi=2)], [np.array([8.0, 27]), np.array([2.0, 3])]])
def newton(x, v):
    """Cube roots; ends when no element moves any more: at once in the last case."""
    a, y = x

    def step(y):
        return (y * y * y - a) / (3 * y * y)
    n, y = tf.while_loop(lambda i, y: tf.logical_and(i < 50, tf.reduce_max(tf.abs(step(y))) > 1e-3), lambda i, y: (i + 1, y - step(y)), [0, y])
    return y, n


@program([[np.array(7, "i8"), floats(3), floats(3)], [np.array(1, "i8"), floats(2), floats(2)], [np.array(12, "i8"), floats(1), floats(1)]])
def collatz(x, v):
    n, y, w = x

    def turn(n, y, turns):
        n, y = tf.cond(n % 2 == 0, lambda: (n // 2, y * w + 1), lambda: (3 * n + 1, tf.sin(y) * w))
        return n, y, turns + 1
    n, y, turns = tf.while_loop(lambda n, y, t: n != 1, turn, [n, y, tf.constant(0, tf.int64)])
    return y, turns


@program([[floats(3), floats(3), np.array(4, "i8")], [floats(2), floats(2), np.array(0, "i8")], [floats(1), floats(1), np.array(9, "i8")]])
def collect(x, v):
    y, a, n = x
    found = tf.TensorArray(y.dtype, 0, dynamic_size=True, element_shape=[None])
    for i in tf.range(n):
        y = tf.tanh(y * a + tf.cast(i, y.dtype))
        found = found.write(tf.cast(i, tf.int32), y)
    all_of_them = found.stack() if n > 0 else tf.zeros([0, tf.shape(y)[0]], y.dtype)
    return all_of_them, y


@program([[floats(3), floats(3), np.array(4, "i8")], [floats(2), floats(2), np.array(0, "i8")], [floats(1), floats(1), np.array(9, "i8")]])
def growing(x, v):
    """A state that is longer after each turn."""
    y, a, n = x
    invariants = [tf.TensorShape([]), y.shape, tf.TensorShape([None])]

    def turn(i, y, parts):
        y = tf.sin(y * a)
        return i + 1, y, tf.concat([parts * 0.5, y * y], 0)
    i, y, parts = tf.while_loop(lambda i, *_: i < n, turn, [tf.constant(0, tf.int64), y, y], shape_invariants=invariants)
    return parts, y


@program([[floats(3, 4)], [floats(1, 4)], [floats(6, 4)]], [(4,), (4, 4)])
def halting(x, v):
    """Adaptive computation: states are mixed until the probability to stop is used up."""
    state, p, y = x[0], tf.zeros_like(x[0][:, :1]), tf.zeros_like(x[0])
    i = tf.constant(0)
    while tf.logical_and(i < 20, tf.reduce_any(p < 0.95)):
        halt = tf.sigmoid(tf.reduce_sum(state * v[0], 1, keepdims=True))
        share = tf.minimum(halt, 1 - p)
        y += share * state
        p += share
        state = tf.tanh(state @ v[1])
        i += 1
    return y, p, i


@program([[floats(5, lo=0), np.array(1.7)], [floats(8, lo=0), np.array(100.0)], [floats(1, lo=0), np.array(0.0)]])
def first_past(x, v):
    """A running sum that stops when it is past a limit: a for loop with a break."""
    s, k = tf.zeros([], x[0].dtype), tf.constant(0, tf.int64)
    for y in x[0]:
        if s > x[1]:
            break
        s += y * y + s * 0.1
        k += 1
    return s, k


@program([[floats(3, lo=0)], [floats(3, lo=-1, hi=-0.1)], [floats(7, lo=0)]], [()], [()])
def cond_variables(x, v):
    """Writes in branches; the tape sees what is read behind them."""
    scale, n_calls = v
    x, = x

    def up():
        n_calls.assign_add(1.0)
        return x * scale + n_calls

    def down():
        n_calls.assign_sub(0.5)
        n_calls.assign(n_calls * 2.0)
        return tf.sin(x) * scale * scale
    y = tf.cond(tf.reduce_sum(x) > 0, up, down)
    return y * n_calls, y


@program([[floats(3, lo=0.1)], [floats(2, lo=-1, hi=-0.1)], [floats(5, lo=0.1)]])
def nested_loops(x, v):
    x, = x

    def grow():
        def turn(i, y):
            _, z = tf.while_loop(lambda j, z: j < i, lambda j, z: (j + 1, tf.cond(total(z) > 1, lambda: z * 0.5, lambda: z + tf.sin(x))), [0, y])
            return i + 1, z * tf.cos(y)
        return tf.while_loop(lambda i, y: i < 4, turn, [0, x])[1]
    return tf.cond(total(x) > 0, grow, lambda: tf.exp(x)), x


def symmetric(n):
    a = floats(n, n)
    return a @ a.T + np.eye(n)


@program([[symmetric(3), floats(3, lo=0.5)], [symmetric(1), floats(1, lo=0.5)], [symmetric(5), floats(5, lo=0.5)]])
def power_iteration(x, v):
    a, b = x
    for _ in tf.range(8):
        b = tf.linalg.matvec(a, b)
        b /= tf.norm(b)
    return tf.tensordot(b, tf.linalg.matvec(a, b), 1), b


# --- higher orders ------------------------------------------------------------------------------------------------------


def network(x, v):
    return tf.squeeze(tf.tanh(x @ v[0] + v[1]) @ v[2], -1)


NETWORK = [(4, 5), (5,), (5, 1)]


@program([[floats(3, 4)], [floats(1, 4)]], NETWORK)
def double_backward(x, v):
    with tf.GradientTape() as tape:
        tape.watch(x[0])
        y = tf.reduce_sum(tf.nn.softplus(network(x[0], v)))
    g = tape.gradient(y, x[0])
    return tf.reduce_sum(tf.square(g), -1), y


@program([[floats(3, 4), floats(3, 4), floats(3, 1, lo=0)], [floats(1, 4), floats(1, 4), floats(1, 1, lo=0)]], NETWORK)
def gradient_penalty(x, v):
    real, fake, share = x
    between = share * real + (1 - share) * fake
    with tf.GradientTape() as tape:
        tape.watch(between)
        y = network(between, v)
    norms = tf.sqrt(tf.reduce_sum(tf.square(tape.gradient(y, between)), 1) + 1e-12)
    return tf.reduce_mean(network(fake, v)) - tf.reduce_mean(network(real, v)) + 10 * tf.reduce_mean(tf.square(norms - 1)), norms


@program([[floats(4), floats(4)], [floats(2), floats(2)], [floats(7), floats(7)]])
def hessian_vector(x, v):
    x, along = x
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            y = total(100 * tf.square(x[1:] - tf.square(x[:-1])) + tf.square(1 - x[:-1]))
        g = inner.gradient(y, x)
    return y, g, outer.gradient(g, x, output_gradients=along)


@program([[floats(2, 3)], [floats(5, 3)]], [(3, 2)])
def jacobian(x, v):
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x[0])
        y = tf.reduce_sum(tf.sin(x[0] @ v[0]), 0)
    return tape.jacobian(y, x[0]), tape.jacobian(y, v[0])


@program([[floats(4)], [floats(1)]])
def third_order(x, v):
    x, = x
    with tf.GradientTape() as a:
        a.watch(x)
        with tf.GradientTape() as b:
            b.watch(x)
            with tf.GradientTape() as c:
                c.watch(x)
                y = tf.exp(tf.sin(x)) * tf.math.log1p(x * x) / (1 + tf.sigmoid(x))
            d1 = c.gradient(y, x)
        d2 = b.gradient(d1, x)
    return y, d1, d2, a.gradient(d2, x)


@program([[floats(3), floats(3), np.array(5, "i4")], [floats(2), floats(2), np.array(0, "i4")], [floats(2), floats(2), np.array(1, "i4")]])
def loop_twice(x, v):
    """The gradient of a loop, differentiated again."""
    x, a, n = x
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, y * a + tf.sin(y * x)), [0, x * x])[1]
    return y, tape.gradient(y, x)


@program([[floats(4, 2, 3)], [floats(1, 1, 3)], [floats(6, 3, 3)]], [(3, 3)])
def scan_twice(x, v):
    """A penalty on the gradient of a recurrent network by its inputs."""
    with tf.GradientTape() as tape:
        tape.watch(x[0])
        hs = tf.scan(lambda h, x: tf.tanh(h @ v[0] + x), x[0], initializer=tf.zeros_like(x[0][0]))
    g = tape.gradient(hs, x[0])
    return tf.reduce_mean(tf.square(g)), hs


@program([[floats(2, 3, 4), floats(2, 3, 4)], [floats(1, 2, 4), floats(1, 2, 4)]], [(4, 4)])
def attention_twice(x, v):
    x, along = x
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.nn.softmax(x @ v[0] @ tf.transpose(x, [0, 2, 1])) @ x
    return tf.reduce_sum(tape.gradient(y, x, output_gradients=along) ** 2, -1),


@program([[floats(3, 2), floats(3)], [floats(1, 2), floats(1)]], [(2,)])
def persistent(x, v):
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x[0])
        y = tf.linalg.matvec(tf.square(x[0]), v[0])
        a, b = tf.reduce_sum(tf.exp(y)), tf.reduce_sum(y * x[1])
    return tape.gradient(a, x[0]), tape.gradient(b, v[0]), tape.gradient(a, y), tape.gradient([a, b], v[0])


@tf.custom_gradient
def clipped(x):
    def back(dy):
        return tf.clip_by_value(dy, -0.5, 0.5)
    return x * 2, back


@tf.custom_gradient
def clipped_by_norm(x, limit):
    def back(dy):
        norm = tf.norm(dy)
        return tf.where(norm > limit, dy * limit / norm, dy), None
    return tf.identity(x), back


@program([[floats(3, 2), np.array(0.3)], [floats(1, 2), np.array(100.0)]], [(2, 2)])
def custom_gradient(x, v):
    y = clipped(tf.sin(x[0] @ v[0]) * 3)
    z = clipped_by_norm(tf.exp(y * 0.1), x[1])
    return z * y, clipped(v[0])


@program([[floats(3, 2, lo=-2, hi=2)], [floats(1, 2, lo=-2, hi=2)]], [(2, 2), (2, 2)])
def stopped(x, v):
    """A straight-through estimator, and a target network which is held back."""
    x, = x
    rounded = x + tf.stop_gradient(tf.round(x) - x)
    target = tf.stop_gradient(tf.tanh(rounded @ v[1]))
    y = rounded @ v[0]
    return tf.reduce_mean(tf.square(y - target)), tf.stop_gradient(y) * x


@program([[floats(3), floats(2, 3)], [floats(3), floats(5, 3)]])
def hessian(x, v):
    x, w = x
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner:
            inner.watch(x)
            y = total(tf.exp(w * x)) * tf.reduce_prod(x)
        g = inner.gradient(y, x)
    return g, outer.jacobian(g, x)


@program([[floats(3, 4), np.array([[0, 2], [1, 1], [3, 0]], "i4")], [floats(1, 4), np.array([[2, 1]], "i4")]])
def selected_twice(x, v):
    """Derivatives of what was chosen by order or index."""
    x, chosen = x
    with tf.GradientTape() as tape:
        tape.watch(x)
        top = tf.math.top_k(x * x, 2)[0]
        y = total(tf.exp(top)) + total(tf.gather(x, chosen, batch_dims=1) ** 3)
        y += total(tf.sort(x, 1)[:, 1] * tf.sin(tf.reduce_max(x, 1))) + total(tf.cumsum(x, 1) ** 3) + total(tf.reduce_prod(x, 1))
    return tape.gradient(y, x),


@program([[floats(3), np.array(0, "i4")], [floats(2), np.array(1, "i4")], [floats(3), np.array(2, "i4")], [floats(1), np.array(7, "i4")],
          [floats(4), np.array(-1, "i4")]], [()])
def branches_twice(x, v):
    """A number that is no branch's takes the last."""
    x, which = x
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.switch_case(which, [lambda: tf.sin(x) * v[0], lambda: x ** 3 * v[0] * v[0], lambda: tf.exp(x * v[0])])
        z = tf.cond(total(y) > 0, lambda: y * y * v[0], lambda: tf.cos(y))
    return z, tape.gradient(z, x)


@program([steps(2, 4), steps(1, 1), steps(3, 6)], [(3, 16), (4, 16), (16,)])
def lstm_twice(x, v):
    with tf.GradientTape() as tape:
        tape.watch(x[0])
        hs, _, c = lstm(x, v)
        y = total(hs) + total(c * c)
    return tf.reduce_sum(tf.square(tape.gradient(y, x[0])), [0, 1]),


@tf.custom_gradient
def half_cube(x):
    def back(dy):
        return dy * 1.5 * x * x
    return x * x * x, back


@program([[floats(4)], [floats(1)]], [()])
def custom_twice(x, v):
    """A rule is differentiated as it is written, here: as half of what it should be."""
    with tf.GradientTape() as tape:
        tape.watch(x[0])
        y = half_cube(tf.sin(x[0]) * v[0])
    return y, tape.gradient(y, x[0])


@program([[floats(3), floats(3)], [floats(1), floats(1)], [floats(5), floats(5)]], [()])
def calls_in_loop(x, v):
    @tf.function
    def step(y, a):
        return tf.tanh(y * a) + v[0] * total(y)
    y = tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, step(y, x[1])), [0, x[0]])[1]
    return step(y, y), y


# --- elements -----------------------------------------------------------------------------------------------------------

TIED = np.array([[1, 3, 3, 2], [0, 0, 0, 0], [-1, 5, 4, 5]], "f8")


@program([[TIED, TIED[:, ::-1]], [np.zeros((1, 4)), np.zeros((1, 4))], [np.repeat(TIED, 2, 0), np.repeat(TIED[::-1], 2, 0)]])
def ties(x, v):
    x, z = x
    top, where = tf.math.top_k(x, 2)
    return (tf.reduce_max(x, 1), tf.reduce_min(x, 0), top, tf.maximum(x, z), tf.minimum(x, z), tf.nn.relu(x), tf.abs(x),
            tf.clip_by_value(x, 0.0, 3.0), where, tf.argmax(x, 1))


@program([[floats(3, 5)], [floats(1, 5)]])
def sorting(x, v):
    x, = x
    order = tf.argsort(x, 1, direction="DESCENDING", stable=True)
    ranked = tf.gather(x, order, batch_dims=1)
    median = tf.sort(x, 1)[:, 2]
    rows = tf.stack([tf.range(tf.shape(x)[0]), order[:, 0]], 1)
    return ranked * tf.range(5, dtype=x.dtype), median, tf.gather_nd(x, rows), tf.reverse(x, [0, 1]) * x, order


@program([[floats(2, 5)], [np.array([[2, 0, 3, 4, 1.5], [0, 2, 0, 1, 3]])], [floats(1, 5)]])
def cumulative(x, v):
    x, = x
    return (tf.cumsum(x, 1), tf.cumsum(x, 1, exclusive=True, reverse=True) * x, tf.math.cumprod(x, 1), tf.math.cumprod(x, 1, exclusive=True),
            tf.reduce_prod(x, 1), tf.math.cumprod(x, 0, reverse=True))


@program([[np.array([[3.0, 4], [0, 0], [1, 0]]), np.array([2.0, 0, 1])], [np.zeros((1, 2)), np.zeros(1)]])
def safe_norm(x, v):
    x, d = x
    square = tf.reduce_sum(x * x, 1)
    zero = tf.equal(square, 0)
    norm = tf.where(zero, tf.zeros_like(square), tf.sqrt(tf.where(zero, tf.ones_like(square), square)))
    unit = tf.math.divide_no_nan(x, norm[:, None])
    return norm, unit, tf.math.divide_no_nan(norm, d), tf.math.xlogy(norm, norm + 1), tf.math.l2_normalize(x, 1)


@program([[np.array([0.5, -1, 1, 3, -2, 0]), np.zeros(6), floats(6, lo=0)], [floats(3, lo=-3, hi=3), floats(3), floats(3, lo=0)]])
def robust(x, v):
    error = x[0] - x[1]
    size = tf.abs(error)
    huber = tf.where(size <= 1.0, 0.5 * error * error, size - 0.5)
    quantile = tf.maximum(0.9 * error, -0.1 * error)
    log_cosh = error + tf.nn.softplus(-2 * error) - np.log(2.0)
    weighted = tf.reduce_sum(huber * x[2]) / tf.reduce_sum(x[2])
    return weighted, quantile, tf.reduce_mean(log_cosh), tf.nn.l2_loss(tf.nn.relu(1 - x[0] * x[1]))


@program([[floats(3, 4), np.array([[1, 0, 1, 1], [0, 0, 1, 0], [1, 1, 1, 1]], bool)], [floats(2, 3), np.array([[0, 0, 0], [1, 0, 0]], bool)]])
def masked(x, v):
    """Nothing is left in a row of the second case."""
    x, mask = x
    y = tf.where(mask, x, -np.inf)
    some = tf.reduce_any(mask, 1, keepdims=True)
    weights = tf.where(mask, tf.nn.softmax(tf.where(some, y, 0)), 0)
    kept = tf.boolean_mask(x, mask)
    return tf.reduce_logsumexp(y, 1), weights, tf.reduce_max(y, 1), kept * total(kept)


@program([[floats(3, 1), floats(4), floats(1, 1), floats()], [floats(2, 1), floats(3), floats(1, 1), floats()],
          [floats(1, 1), floats(1), floats(1, 1), floats()], [floats(0, 1), floats(3), floats(1, 1), floats()], [floats(3, 1), floats(0), floats(1, 1), floats()]])
def broadcasting(x, v):
    a, b, c, d = x
    y = a * b + c / (2 + d)
    return y, tf.reduce_sum(y, 0, keepdims=True) - a, tf.broadcast_to(c, tf.shape(y)) * tf.exp(b)


@program([[floats(3, 2), floats(3, 2)], [floats(4, 2), floats(1, 2)], [floats(1, 2), floats(5, 2)], [floats(1, 2), floats(1, 2)],
          [floats(0, 2), floats(1, 2)]])
def either_way(x, v):
    """Which of the two is repeated, or neither, differs from case to case."""
    a, b = x
    return a * b, tf.maximum(a, b), a / (2 + b * b)


@program([[floats(2, 3, 2, 4), floats(2, 5, 2, 4), floats(2, 4, 3)], [floats(1, 1, 2, 4), floats(1, 2, 2, 4), floats(2, 4, 3)]])
def einsum(x, v):
    a, b, w = x
    scores = tf.einsum("bthd,bshd->bhts", a, b)
    mixed = tf.einsum("bhts,bshd->bthd", scores, b)
    flat = tf.einsum("bthd,hdo->bto", mixed, w)
    return scores, flat, tf.einsum("bthd,bshd->ts", a, b), tf.einsum("hdo->oh", w) * 2


@program([[floats(2, 3, 4)], [floats(1, 5, 2)], [floats(4, 1, 1)]])
def keepdims(x, v):
    x, = x
    mean = tf.reduce_mean(x, [0, 2], keepdims=True)
    deviation = tf.sqrt(tf.reduce_mean(tf.square(x - mean), [0, 2], keepdims=True) + 0.1)
    z = (x - mean) / deviation
    return z, tf.nn.softmax(z, 1), z - tf.reduce_logsumexp(z, [0, 1], keepdims=True), tf.reduce_max(z, [1, 2], keepdims=True) - tf.reduce_min(z, 0)


@program([[floats(2, 5, 3)], [floats(1, 5, 3)], [floats(4, 5, 3)]])
def moved(x, v):
    """Windows, padding, tiling, parts and joins."""
    x, = x
    windows = tf.stack([x[:, i:i + 3] for i in range(3)], 1)
    padded = tf.pad(x, [[0, 0], [2, 1], [0, 0]], constant_values=0.5)
    mirrored = tf.pad(x, [[0, 0], [2, 2], [0, 0]], "REFLECT")
    tiled = tf.tile(x[:, ::2], [1, 2, 1]) * tf.repeat(x[:, :1], 6, 1)
    joined = tf.concat([x[:, -1:, ::-1], tf.roll(x, 2, 1), tf.square(x[:, 1:3])], 1)
    flat = tf.reshape(tf.transpose(joined, [1, 0, 2]), [-1, 3])
    return windows, padded * padded, mirrored * tf.cumsum(mirrored, 1), tiled, tf.matmul(flat, flat, transpose_a=True)


# --- training -----------------------------------------------------------------------------------------------------------


@program([[floats(4, 3), floats(4)], [floats(1, 3), floats(1)]], [(3,), ()], [(3,), ()])
def momentum(x, v):
    """Five steps of SGD with momentum, by hand."""
    w, b, mw, mb = v
    losses = []
    for _ in range(5):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(tf.linalg.matvec(x[0], w) + b - x[1]))
        gw, gb = tape.gradient(loss, [w, b])
        mw.assign(0.9 * mw + gw)
        mb.assign(0.9 * mb + gb)
        w.assign_sub(0.1 * mw)
        b.assign_sub(0.1 * mb)
        losses.append(loss)
    return tf.stack(losses), w * 2.0


@program([[floats(4, 3), floats(4), np.array(6, "i4")], [floats(2, 3), floats(2), np.array(0, "i4")]], (), [(3,), (3,)])
def descent(x, v):
    """Training inside a loop of the graph, with the tape in its body; ends early when the loss is small."""
    w, average = v
    loss = tf.constant(100.0, x[0].dtype)
    i = tf.constant(0)
    while tf.logical_and(i < x[2], loss > 0.05):
        with tf.GradientTape() as tape:
            tape.watch(w)
            loss = tf.reduce_mean(tf.square(tf.linalg.matvec(x[0], w) - x[1]))
        w.assign_sub(0.2 * tape.gradient(loss, w))
        average.assign(0.7 * average + 0.3 * w)
        i += 1
    return w * 1.0, average * 2.0, i


@program([[floats(3, 2)], [floats(1, 2)]], [(2, 2)], [(2, 2), ()])
def moving_average(x, v):
    """Forward by the shadow of a variable, which follows it, without its first bias."""
    w, shadow, n = v
    n.assign_add(1.0)
    shadow.assign_sub(0.1 * (shadow - w))
    corrected = shadow / (1 - tf.pow(tf.constant(0.9, x[0].dtype), tf.abs(n)))
    y = tf.nn.softmax(x[0] @ w)
    held = tf.nn.softmax(x[0] @ corrected)
    return tf.reduce_sum(held * (tf.math.log(held) - tf.math.log(y))), y


@program([[np.array([2, 0, 2], "i4"), floats(3, 2), floats(3, lo=0.1, hi=0.4)], [np.array([3], "i4"), floats(1, 2), floats(1, lo=0.1, hi=0.4)]], [(4, 2)], [(4,)])
def sparse_steps(x, v):
    """Steps on the rows of a table that were looked up, with a count of their uses."""
    table, uses = v
    rows, target, rate = x
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(tf.gather(table, rows) - target))
    g = tape.gradient(loss, table)
    table.scatter_sub(tf.IndexedSlices(rate[:, None] * g.values, g.indices))
    uses.scatter_add(tf.IndexedSlices(tf.ones_like(rate), rows))
    return loss, tf.gather(table, rows), uses * 1.0


# --- lists: TensorArray -----------------------------------------------------------------------------------------------
# Inputs of their own numbers, so that what was recorded before stays.

more = np.random.default_rng(12)


def some(*shape):
    return more.uniform(-1, 1, shape)


@program([[some(5, 2)], [some(1, 2)], [some(8, 2)]], [(2,)])
def list_write(x, v):
    """Each turn writes an element; all of them stacked."""
    n = tf.shape(x[0])[0]
    found = tf.TensorArray(x[0].dtype, n, element_shape=[2])

    def turn(i, h, found):
        h = tf.tanh(x[0][i] + h * v[0])
        return i + 1, h, found.write(i, h * h)
    _, h, found = tf.while_loop(lambda i, *_: i < n, turn, [0, v[0] * 1.0, found])
    return found.stack(), h


@program([[some(3, 2), np.array(5, "i8")], [some(1, 2), np.array(1, "i8")], [some(2, 2), np.array(9, "i8")]])
def list_grow(x, v):
    """A list that grows from nothing, with what is sown in it at every other place; the rest are zeros."""
    n = tf.cast(x[1], tf.int32)
    found = tf.TensorArray(x[0].dtype, 0, dynamic_size=True, element_shape=[None, 2], clear_after_read=False)

    def turn(i, y, found):
        y = tf.sin(y * 1.5)
        found = found.write(2 * i, y)
        return i + 1, y, found.write(2 * i + 1, tf.zeros_like(y))
    _, y, found = tf.while_loop(lambda i, *_: i < n, turn, [0, x[0], found])
    return found.stack(), y


@program([[some(5, 2), np.array(2, "i8")], [some(3, 2), np.array(0, "i8")], [some(4, 2), np.array(4, "i8")]])
def list_concat(x, v):
    """Parts of different lengths, one of them used twice, joined."""
    y, k = x
    parts = tf.TensorArray(y.dtype, 3, infer_shape=False, element_shape=[None, 2])
    parts = parts.write(2, tf.exp(y[:k]))
    parts = parts.write(0, y[k:] * y[0])
    parts = parts.write(1, tf.concat([y[:k], y], 0))
    return tf.reshape(parts.concat(), [-1, 2]), tf.reduce_sum(y)


@program([[some(4, 3)], [some(1, 3)], [some(6, 3)]], [(3,)])
def list_read(x, v):
    """One loop writes, another one reads from the end."""
    n = tf.shape(x[0])[0]
    found = tf.TensorArray(x[0].dtype, n, element_shape=[3], clear_after_read=False)
    _, found = tf.while_loop(lambda i, *_: i < n, lambda i, found: (i + 1, found.write(i, tf.exp(x[0][i] * v[0]))), [0, found])

    def turn(i, y):
        return i + 1, tf.tanh(y * v[0] + found.read(n - 1 - i))
    _, y = tf.while_loop(lambda i, *_: i < n, turn, [0, x[0][0]])
    return y, found.stack()


if __name__ == "__main__":
    record_all("programs.safetensors")
