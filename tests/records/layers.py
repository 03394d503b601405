"""Records of Keras' losses and layers, running on TensorFlow: inputs, variables, results and gradients, for tests/unit/nn.

    TF_CPP_MIN_LOG_LEVEL=3 python tests/records/layers.py       writes losses.safetensors and layers.safetensors beside itself

Made with Keras 3.15.1 and tensorflow-cpu 2.21.0, which the tests do not need. A tensor's name is "<case>/<role>":

    x, x1, ..   inputs                      w/<name>    variables, by the name that Etch's layer gives them
    y, y1, ..   results                     gx, gx1 ..  gradients of sum(y * s) + sum(y1 * s1) + .. by the inputs
    s, s1, ..   fixed weights of results    g/<name>    and by the variables
    after/<i>/..  batch normalisation: what is there after step i

Losses have "<case>/options": which loss (the order of LOSSES), reduction, label smoothing, are they probabilities?, delta; x is the
model's result, x1 the target, "<case>/weights" the examples' weights.
"""
import os

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
os.environ["KERAS_BACKEND"] = "tensorflow"
import keras  # noqa: E402
from archive import write  # noqa: E402
import numpy as np  # noqa: E402
import tensorflow as tf  # noqa: E402

random = np.random.default_rng(7)


def floats(*shape, lo=-1.0, hi=1.0):
    return random.uniform(lo, hi, shape).astype("f4")


def role(letter, i):
    return letter + (str(i) if i else "")


def record(out, case, inputs, variables, run):
    """run(inputs) gives the results; variables: name -> Keras' variable. Inputs that are floats have gradients."""
    xs = [tf.constant(x) for x in inputs]
    with tf.GradientTape() as tape:
        for x in xs:
            if x.dtype.is_floating:
                tape.watch(x)
        ys = run(*xs)
        ys = list(ys) if isinstance(ys, (list, tuple)) else [ys]
        seeds = [floats(*y.shape, lo=0.25, hi=1.25) for y in ys]
        total = tf.add_n([tf.reduce_sum(y * s) for y, s in zip(ys, seeds)])
    floating = [i for i, x in enumerate(xs) if x.dtype.is_floating]
    trained = {k: v for k, v in variables.items() if v.trainable}
    gx, gw = tape.gradient(total, ([xs[i] for i in floating], [v.value for v in trained.values()]))
    for i, x in enumerate(xs):
        out[f"{case}/{role('x', i)}"] = x.numpy()
    for i, g in zip(floating, gx):
        out[f"{case}/{role('gx', i)}"] = np.zeros_like(xs[i]) if g is None else tf.convert_to_tensor(g).numpy()
    for i, (y, s) in enumerate(zip(ys, seeds)):
        out[f"{case}/{role('y', i)}"], out[f"{case}/{role('s', i)}"] = y.numpy(), s
    for k, v in variables.items():
        out[f"{case}/w/{k}"] = v.numpy()
    for k, g in zip(trained, gw):
        out[f"{case}/g/{k}"] = tf.convert_to_tensor(g).numpy()


# --- losses -------------------------------------------------------------------------------------------------------------

LOSSES = [keras.losses.MeanSquaredError, keras.losses.MeanAbsoluteError, keras.losses.Huber, keras.losses.Hinge,
          keras.losses.CategoricalCrossentropy, keras.losses.SparseCategoricalCrossentropy, keras.losses.BinaryCrossentropy]
MSE, MAE, HUBER, HINGE, CCE, SPARSE, BCE = range(7)
REDUCTIONS = ["sum_over_batch_size", "sum", None]


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return (e / e.sum(-1, keepdims=True)).astype("f4")


def loss(out, case, kind, y, target, reduction=0, weights=None, smoothing=0.0, probabilities=False, delta=0.0):
    options = dict(reduction=REDUCTIONS[reduction])
    if kind in (CCE, SPARSE, BCE):
        options["from_logits"] = not probabilities
    if kind in (CCE, BCE):
        options["label_smoothing"] = smoothing
    if kind == HUBER and delta:
        options["delta"] = delta
    f = LOSSES[kind](**options)
    # The target is held back: in Keras it has no gradient that is meant to be used.
    record(out, case, [y, target], {}, lambda y, t: f(tf.stop_gradient(t), y, sample_weight=weights))
    out.pop(f"{case}/gx1", None)
    out[f"{case}/options"] = np.array([kind, reduction, smoothing, probabilities, delta], "f8")
    if weights is not None:
        out[f"{case}/weights"] = np.asarray(weights, "f4")


def losses():
    out = {}
    names = ["mse", "mae", "huber", "hinge", "cce", "sparse", "bce"]
    for kind, name in enumerate(names):
        def data(*lead):
            n = 5
            y = floats(*lead, n, lo=-3, hi=3)
            if kind == CCE:
                return y, softmax(floats(*lead, n, lo=-2, hi=2))
            if kind == SPARSE:
                return y, random.integers(0, n, lead).astype("i4")
            if kind in (HINGE, BCE):
                return y, random.integers(0, 2, (*lead, n)).astype("f4")
            return y, floats(*lead, n, lo=-3, hi=3)
        for reduction, word in enumerate(["mean", "sum", "none"]):
            loss(out, f"{name}_{word}", kind, *data(4), reduction=reduction)
        loss(out, f"{name}_weights", kind, *data(4), weights=floats(4, lo=0, hi=2))
        loss(out, f"{name}_weights_sum", kind, *data(4), weights=floats(4, lo=0, hi=2), reduction=1)
        loss(out, f"{name}_steps", kind, *data(3, 4), weights=floats(3, 4, lo=0, hi=2), reduction=2)
        loss(out, f"{name}_steps_each", kind, *data(3, 4), weights=floats(3, 1, lo=0, hi=2))
        loss(out, f"{name}_weight", kind, *data(4), weights=np.float32(0.75))
        loss(out, f"{name}_one", kind, *data(1))
        if kind in (CCE, SPARSE, BCE):
            y, t = data(4)
            y = (1 / (1 + np.exp(-y))).astype("f4") if kind == BCE else softmax(y)
            loss(out, f"{name}_probabilities", kind, y, t, probabilities=True)
            if kind != BCE:  # not of sum 1
                loss(out, f"{name}_unscaled", kind, floats(4, 5, lo=0.1, hi=0.9), t, probabilities=True, reduction=2)
        if kind in (CCE, BCE):
            loss(out, f"{name}_smoothing", kind, *data(4), smoothing=0.125, reduction=2)
            loss(out, f"{name}_smoothing_probabilities", kind, y, t, smoothing=0.2, probabilities=True, reduction=2)
    loss(out, "huber_delta", HUBER, floats(4, 5, lo=-3, hi=3), floats(4, 5, lo=-3, hi=3), delta=0.375, reduction=2)
    loss(out, "hinge_signs", HINGE, floats(4, 5, lo=-3, hi=3), np.sign(floats(4, 5)), reduction=2)
    loss(out, "hinge_mixed", HINGE, floats(4, 5, lo=-3, hi=3), random.integers(-1, 2, (4, 5)).astype("f4"), reduction=2)
    far = np.array([[1000, -1000, 0], [-1000, 1000, 1000], [-1000, -1000, -1000], [88, -88, 104]], "f4")
    near = np.array([[0, 1, 0], [1, 0, 0], [0.5, 0.25, 0.25], [1e-9, 1 - 1e-7, 1e-30]], "f4")
    eye = np.eye(3, dtype="f4")[[0, 2, 1, 0]]
    loss(out, "cce_far", CCE, far, eye, reduction=2)
    loss(out, "sparse_far", SPARSE, far, np.array([0, 2, 1, 0], "i8"), reduction=2)
    loss(out, "bce_far", BCE, far, eye, reduction=2)
    loss(out, "cce_certain", CCE, near, eye, probabilities=True, reduction=2)
    loss(out, "sparse_certain", SPARSE, near, np.array([0, 2, 1, 0], "i8"), probabilities=True, reduction=2)
    loss(out, "bce_certain", BCE, near, eye, probabilities=True, reduction=2)
    write("losses.safetensors", out)


# --- layers -------------------------------------------------------------------------------------------------------------


def named(layer, names):
    return dict(zip(names, layer.weights, strict=True))


def with_random(layer, lo=-1.0, hi=1.0):
    layer.set_weights([floats(*w.shape, lo=lo, hi=hi) for w in layer.get_weights()])
    return layer


def dense(out):
    for how in ["linear", "relu", "gelu", "silu", "tanh", "sigmoid", "softplus", "softmax"]:
        layer = keras.layers.Dense(5, activation=how)
        layer.build((None, 4))
        record(out, f"dense_{how}", [floats(2, 3, 4, lo=-2, hi=2)], named(with_random(layer), ["kernel", "bias"]), layer)
    layer = keras.layers.Dense(5, use_bias=False)
    layer.build((None, 4))
    record(out, "dense_no_bias", [floats(3, 4)], named(with_random(layer), ["kernel"]), layer)


def embedding(out):
    layer = keras.layers.Embedding(6, 4)
    layer.build((None,))
    record(out, "embedding", [np.array([[0, 5, 2], [2, 2, 1]], "i4")], named(with_random(layer), ["embeddings"]), layer)


def normalization(out):
    for case, epsilon, x in [("layer_norm", 1e-3, floats(2, 3, 5)), ("layer_norm_small", 1e-6, floats(4, 5, lo=-0.01, hi=0.01)),
                             ("layer_norm_far", 1e-3, floats(4, 5, lo=999, hi=1001)), ("layer_norm_same", 1e-3, np.ones((2, 5), "f4"))]:
        layer = keras.layers.LayerNormalization(epsilon=epsilon)
        layer.build((None, 5))
        record(out, case, [x], named(with_random(layer), ["gamma", "beta"]), layer)
    for case, momentum, epsilon, shape in [("batch_norm", 0.99, 1e-3, (6, 4)), ("batch_norm_images", 0.75, 1e-5, (3, 2, 5, 4))]:
        layer = keras.layers.BatchNormalization(momentum=momentum, epsilon=epsilon)
        layer.build((None,) * (len(shape) - 1) + (4,))
        with_random(layer, lo=0.25)
        names = ["gamma", "beta", "moving_mean", "moving_variance"]
        record(out, f"{case}_still", [floats(*shape)], named(layer, names), lambda x: layer(x, training=False))
        start = layer.get_weights()
        record(out, f"{case}_training", [floats(*shape)], named(layer, names), lambda x: layer(x, training=True))
        for k, w in zip(names, start):  # as they were before
            out[f"{case}_training/w/{k}"] = w
        layer.set_weights(start)
        for i in range(4):
            x = floats(*shape, lo=-1 + i, hi=2 + i)
            out[f"{case}_training/after/{i}/x"] = x
            out[f"{case}_training/after/{i}/y"] = layer(x, training=True).numpy()
            out[f"{case}_training/after/{i}/mean"], out[f"{case}_training/after/{i}/variance"] = layer.get_weights()[2:]


MASKS = dict(
    padded=np.array([[1, 1, 1, 1, 1, 1], [1, 1, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0]], bool),
    holes=np.array([[0, 1, 0, 1, 1, 0], [0, 0, 0, 1, 0, 1], [0, 0, 0, 0, 0, 0]], bool))


def recurrent(out, name, make, n_states, names):
    def case(what, mask=None, first=False, **options):
        layer = make(5, return_sequences=True, return_state=True, **options)
        layer.build((None, None, 4))
        with_random(layer)
        inputs = [floats(3, 6, 4, lo=-2, hi=2)] + ([floats(3, 5) for _ in range(n_states)] if first else [])

        def run(x, *states):
            ys = layer(x, initial_state=list(states) or None, mask=None if mask is None else tf.constant(MASKS[mask]))
            # Keras gives the steps in the order in which it goes through them; Etch in the order of x.
            return [tf.reverse(ys[0], [1]) if options.get("go_backwards") else ys[0], *ys[1:]]
        record(out, f"{name}_{what}", inputs, named(layer, names[:len(layer.weights)]), run)
        if mask is not None:
            out[f"{name}_{what}/mask"] = MASKS[mask]
    case("plain")
    case("first", first=True)
    case("padded", mask="padded", first=True)
    case("holes", mask="holes")
    case("back", go_backwards=True)
    case("back_padded", go_backwards=True, mask="padded")
    case("no_bias", use_bias=False)
    return case


def recurrents(out):
    names = ["kernel", "recurrent_kernel", "bias"]
    recurrent(out, "lstm", keras.layers.LSTM, 2, names)
    recurrent(out, "gru", keras.layers.GRU, 1, names)
    recurrent(out, "gru_before", lambda *a, **k: keras.layers.GRU(*a, reset_after=False, **k), 1, names)


def attention(out):
    names = [f"{part}/{kind}" for part in ["query", "key", "value", "attention_output"] for kind in ["kernel", "bias"]]
    padding = np.array([[1, 1, 1, 0, 0], [1, 1, 1, 1, 1]], bool)

    def case(what, n_to=4, n_from=5, keys=False, self=False, mask=None, causal=False, sizes=(6, 6), **options):
        layer = keras.layers.MultiHeadAttention(3, 4, **options)
        layer.build((None, None, sizes[0]), (None, None, sizes[1]), (None, None, sizes[1]))
        with_random(layer)
        inputs = [floats(2, n_to, sizes[0])]
        if not self:
            inputs += [floats(2, n_from, sizes[1]) for _ in range(1 + keys)]
        whole = None if mask is None else np.broadcast_to(mask[:, None, :] if mask.ndim == 2 else mask, (2, n_to, n_from))

        def run(q, *vs):
            vs = vs or (q,)
            return layer(q, *vs, attention_mask=whole, use_causal_mask=causal, training=False)
        use = names if options.get("use_bias", True) else names[::2]
        record(out, f"attention_{what}", inputs, named(layer, use), run)
        if mask is not None:
            out[f"attention_{what}/mask"] = mask
    case("cross")
    case("self", self=True, n_from=4)
    case("keys", keys=True)
    case("padding", mask=padding)
    case("causal", self=True, n_to=5, causal=True)
    case("causal_cross", n_to=3, causal=True)
    case("causal_padding", self=True, n_to=5, mask=padding, causal=True)
    case("pairs", mask=random.integers(0, 2, (2, 4, 5)).astype(bool) | (np.arange(5) == 2))
    case("no_bias", use_bias=False)
    case("out", output_shape=7)
    case("sizes", sizes=(6, 3))
    # With dropout (here: not in training) Keras gives no weight to anything where nothing may be looked at, as Etch always does.
    case("nothing", mask=np.array([[0, 0, 0, 0, 0], [1, 0, 1, 0, 0]], bool), dropout=0.5)


def layers():
    out = {}
    dense(out)
    embedding(out)
    normalization(out)
    recurrents(out)
    attention(out)
    write("layers.safetensors", out)


if __name__ == "__main__":
    losses()
    layers()
