"""tf.optimizers: steps against numbers that Keras 3 gives, rates and schedules, scattered gradients, wrong uses."""

import gc
import weakref

import etch as tf
import numpy as np
import pytest

schedules = tf.optimizers.schedules

# What Keras 3 makes in three steps of w = [[1, -2], [0.5, 3]] and b = 0.25, by the loss sum((w * step - b) ** 2) with
# steps from 1.
RECORDS = [
    ("SGD", {}, [0.282, 0.666, 0.34600002, 0.025999963], 0.99),
    ("SGD", {"momentum": 0.9}, [0.016500026, 2.1825, 0.3775, -1.4275], 1.5209999),
    ("SGD", {"momentum": 0.9, "nesterov": True}, [0.8417278, -1.032336, 0.5293838, 2.091104], 1.06596),
    ("Adam", {}, [0.7232934, -1.7229705, 0.2192033, 2.7245708], 0.5416176),
    (
        "Adam",
        {"beta_1": 0.0, "epsilon": 0.001, "amsgrad": True},
        [0.6145508, -1.6095572, 0.1471912, 2.60766],
        0.60844636,
    ),
    ("AdamW", {"weight_decay": 0.1}, [0.6960948, -1.6661412, 0.20664659, 2.638032], 0.5316034),
    ("RMSprop", {}, [0.21257634, -1.0983578, 0.1489346, 2.0953276], 1.0383625),
    (
        "RMSprop",
        {"momentum": 0.5, "centered": True, "rho": 0.5},
        [0.058684736, -1.0525337, -0.026460275, 2.0544965],
        1.1186794,
    ),
    ("Adagrad", {"initial_accumulator_value": 0.5}, [0.7241802, -1.7149854, 0.2649982, 2.713414], 0.51716286),
    ("Adadelta", {"learning_rate": 1.0}, [0.9940677, -1.9941334, 0.49401692, 2.9940982], 0.25558698),
    ("Lion", {}, [0.6999999, -1.6999999, 0.20000002, 2.7000003], 0.55),
]


def make(kind, options):
    return getattr(tf.optimizers, kind)(**{"learning_rate": 0.1, **options})


@pytest.mark.parametrize(("kind", "options", "w_after", "b_after"), RECORDS)
def test_records(kind, options, w_after, b_after):
    w, b = tf.Variable([[1.0, -2.0], [0.5, 3.0]], name="same"), tf.Variable(0.25, name="same")
    optimizer = make(kind, options)
    for step in range(3):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum((w * float(step + 1) - b) ** 2)
        result = optimizer.apply_gradients(zip(tape.gradient(loss, [w, b]), [w, b], strict=True))
    np.testing.assert_allclose(w.numpy().ravel(), w_after, rtol=2e-6)
    np.testing.assert_allclose(b.numpy(), b_after, rtol=2e-6)
    assert int(result) == int(optimizer.iterations) == 3
    slots = optimizer.variables[2:]
    assert all(not v.trainable for v in slots)
    assert [v.shape.as_list() for v in slots] == [[2, 2]] * (len(slots) // 2) + [[]] * (len(slots) // 2)


@pytest.mark.parametrize(
    ("options", "w", "b"),
    [
        ({"clipvalue": 0.5}, [2.75, 4.25], 11.75),
        ({"clipnorm": 1.0}, [2.7, 4.4], 11.5),
        ({"global_clipnorm": 1.0}, [3 - 1.5 / 13, 4 + 2 / 13], 12 - 6 / 13),
        ({"clipnorm": 100.0}, [1.5, 6.0], 6.0),
        ({"weight_decay": 0.1}, [1.35, 5.8], 5.4),
    ],
)
def test_clipping_and_decay(options, w, b):
    x, y = tf.Variable([3.0, 4.0]), tf.Variable(12.0)
    optimizer = tf.optimizers.SGD(0.5, **options)
    optimizer.apply_gradients([(tf.constant([3.0, -4.0]), x), (tf.constant(12.0), y)])
    np.testing.assert_allclose(x.numpy(), w, rtol=1e-6)
    np.testing.assert_allclose(y.numpy(), b, rtol=1e-6)


def test_rate():
    v, optimizer = tf.Variable(1.0), tf.optimizers.SGD(0.5)
    optimizer.apply([tf.constant(1.0)], [v])
    optimizer.learning_rate = 0.25
    optimizer.apply([tf.constant(1.0)], [v])
    optimizer.learning_rate.assign(0.0)
    optimizer.apply([tf.constant(1.0)], [v])
    assert (float(v), float(optimizer.learning_rate)) == (0.25, 0)
    optimizer.learning_rate = lambda: 2.0
    optimizer.apply([tf.constant(1.0)], [v])
    assert float(v) == -1.75
    assert float(tf.optimizers.SGD(tf.constant(0.5)).learning_rate) == 0.5
    assert float(tf.optimizers.SGD(0.0).learning_rate) == 0


STEPS = (0, 1, 3, 4, 7, 10, 12, 25)


def cosine(p):
    return 0.5 * (1 + np.cos(np.pi * p))


def restarts(s):
    """5 steps, 10 steps, 20 steps, each from half the rate."""
    start, n, high = (0, 5, 1.0) if s < 5 else (5, 10, 0.5) if s < 15 else (15, 20, 0.25)
    return 0.1 * high * cosine((s - start) / n)


def pieces(s):
    return 1.0 if s <= 3 else 0.5 if s <= 7 else 0.1


@pytest.mark.parametrize(
    ("schedule", "want"),
    [
        (schedules.ExponentialDecay(0.1, 10, 0.5), lambda s: 0.1 * 0.5 ** (s / 10)),
        (schedules.ExponentialDecay(0.1, 10, 0.5, staircase=True), lambda s: 0.1 * 0.5 ** (s // 10)),
        (schedules.InverseTimeDecay(0.1, 10, 0.5), lambda s: 0.1 / (1 + 0.5 * s / 10)),
        (schedules.InverseTimeDecay(0.1, 10, 0.5, staircase=True), lambda s: 0.1 / (1 + 0.5 * (s // 10))),
        (schedules.PolynomialDecay(0.1, 10, 0.01, power=2.0), lambda s: 0.09 * (1 - min(s, 10) / 10) ** 2 + 0.01),
        (
            schedules.PolynomialDecay(0.1, 10, 0.01, cycle=True),
            lambda s: 0.09 * (1 - s / (10 * max(1, np.ceil(s / 10)))) + 0.01,
        ),
        (schedules.CosineDecay(0.1, 10, alpha=0.1), lambda s: 0.1 * (0.9 * cosine(min(s, 10) / 10) + 0.1)),
        (
            schedules.CosineDecay(0.02, 10, warmup_target=0.1, warmup_steps=4),
            lambda s: 0.02 + 0.08 * s / 4 if s < 4 else 0.1 * cosine(min(s - 4, 10) / 10),
        ),
        (schedules.CosineDecayRestarts(0.1, 5, m_mul=0.5), restarts),
        (schedules.PiecewiseConstantDecay([3, 7], [1.0, 0.5, 0.1]), pieces),
    ],
)
def test_schedules(schedule, want):
    np.testing.assert_allclose([float(schedule(s)) for s in STEPS], [want(s) for s in STEPS], rtol=1e-5, atol=1e-8)
    again = schedules.deserialize(schedules.serialize(schedule))
    assert again.get_config() == schedule.get_config()
    v, optimizer = tf.Variable(0.0), tf.optimizers.SGD(schedule)
    for _ in range(5):
        optimizer.apply([tf.constant(-1.0)], [v])
    np.testing.assert_allclose(float(v), sum(want(s) for s in range(5)), rtol=1e-5)
    np.testing.assert_allclose(float(optimizer.learning_rate), want(5), rtol=1e-5)
    assert len(optimizer.variables) == 1
    with pytest.raises(TypeError, match="not settable"):
        optimizer.learning_rate = 0.5
    restored = tf.optimizers.SGD.from_config(optimizer.get_config())
    assert restored.get_config() == optimizer.get_config()


def test_schedules_of_the_program():
    class Halves(schedules.LearningRateSchedule):
        def __call__(self, step):
            return 0.5 ** tf.cast(step, tf.float32)

    v, optimizer = tf.Variable(0.0), tf.optimizers.SGD(Halves())
    for _ in range(4):
        optimizer.apply([tf.constant(-1.0)], [v])
    assert float(v) == 1.875
    for wrong in (
        lambda: schedules.PiecewiseConstantDecay([1], [1.0]),
        lambda: schedules.ExponentialDecay(0.1, 0, 0.5),
        lambda: schedules.CosineDecay(0.1, 2.5)(1),
    ):
        with pytest.raises(ValueError):  # noqa: PT011: what matters is the class
            wrong()
    with pytest.raises(NotImplementedError):
        schedules.LearningRateSchedule()(1)


@pytest.mark.parametrize("kind", ["SGD", "Adagrad", "Adam", "RMSprop", "Lion"])
def test_scattered_gradients(kind):
    """The same as with the dense gradient, also where a row comes twice."""
    tables = [tf.Variable(np.arange(8, dtype=np.float32).reshape(4, 2)) for _ in range(2)]
    optimizers = [make(kind, {}) for _ in range(2)]
    for rows in ([0, 2, 0], [3, 1, 2]):
        for table, optimizer, is_dense in zip(tables, optimizers, (False, True), strict=True):
            with tf.GradientTape() as tape:
                y = tf.reduce_sum(table.sparse_read(rows) ** 2)
            g = tape.gradient(y, table)
            assert isinstance(g, tf.IndexedSlices)
            optimizer.apply([tf.convert_to_tensor(g) if is_dense else g], [table])
    np.testing.assert_array_equal(tables[0].numpy(), tables[1].numpy())
    with pytest.raises(tf.errors.InvalidArgumentError):
        optimizers[0].apply([tf.IndexedSlices([[1.0, 1.0]], [9])], [tables[0]])


def test_averages_constraints_and_scaled_losses():
    v, optimizer = tf.Variable(1.0), tf.optimizers.SGD(0.1, use_ema=True, ema_momentum=0.5)
    average = None
    for _ in range(3):
        optimizer.apply([v.value()], [v])
        average = float(v) if average is None else 0.5 * average + 0.5 * float(v)
    optimizer.finalize_variable_values([v])
    np.testing.assert_allclose(float(v), average, rtol=1e-6)
    w = tf.Variable([1.0, -1.0], constraint=lambda x: tf.maximum(x, 0.0))
    tf.optimizers.SGD(0.5).apply([tf.constant([1.0, 1.0])], [w])
    assert w.numpy().tolist() == [0.5, 0]
    scaled, x = tf.optimizers.SGD(1.0, loss_scale_factor=8.0), tf.Variable(2.0)
    with tf.GradientTape() as tape:
        loss = scaled.scale_loss(x * 3.0)
    scaled.apply([tape.gradient(loss, x)], [x])
    assert (float(loss), float(x)) == (48, -1)


def test_gradients_that_are_missing_or_do_not_fit():
    v, u = tf.Variable([1.0, 2.0]), tf.Variable([3.0, 4.0])
    optimizer = tf.optimizers.SGD(0.5)
    for none in ([], [(None, v)]):
        with pytest.raises(ValueError, match="No gradients provided for any variable"):
            optimizer.apply_gradients(none)
    assert not optimizer.built
    with pytest.warns(UserWarning, match="Gradients do not exist for variables"):
        optimizer.apply_gradients([(tf.constant([1.0, 1.0]), v), (None, u)])
    assert (v.numpy().tolist(), u.numpy().tolist()) == ([0.5, 1.5], [3, 4])
    optimizer.apply([tf.constant([1.0, 1.0])] * 2)
    optimizer.apply([[1.0, 1.0]], [u])
    assert (v.numpy().tolist(), u.numpy().tolist()) == ([0, 1], [2, 3])
    with pytest.raises(ValueError, match="Unknown variable"):
        optimizer.apply([tf.constant(1.0)], [tf.Variable(1.0)])
    with pytest.raises(tf.errors.InvalidArgumentError, match="gradients"):
        optimizer.apply([tf.constant([1.0, 1.0, 1.0])], [v])
    with pytest.raises(ValueError, match="gradients"):
        tf.optimizers.Adam().apply([tf.constant([1.0, 1.0, 1.0])], [v])
    with pytest.raises(ValueError, match="1 gradients for 2 variables"):
        optimizer.apply([tf.constant(1.0)])
    with pytest.raises(ValueError, match="build"):
        tf.optimizers.SGD().apply([tf.constant(1.0)])
    with pytest.raises(TypeError, match=r"tf\.Variables"):
        tf.optimizers.SGD().apply([tf.constant(1.0)], ["v"])
    with pytest.raises(tf.errors.InvalidArgumentError, match="no float"):
        tf.optimizers.SGD().apply([tf.constant(1)], [tf.Variable(1)])
    assert (v.numpy().tolist(), int(optimizer.iterations)) == ([0, 1], 3)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"clipnorm": 1.0, "clipvalue": 1.0}, "Only one of"),
        ({"learning_rate": "fast"}, "learning_rate"),
        ({"learning_rate": None}, "learning_rate"),
        ({"momentum": 2.0}, "momentum"),
        ({"use_ema": True, "ema_momentum": 2.0}, "ema_momentum"),
        ({"nonsense": 1}, "not recognized"),
        ({"gradient_accumulation_steps": 2}, "not supported"),
        ({"clipnorm": -1.0}, "negative"),
    ],
)
def test_wrong_options(options, text):
    with pytest.raises(ValueError, match=text):
        tf.optimizers.SGD(**options)


@pytest.mark.parametrize("kind", ["SGD", "Adam", "AdamW", "RMSprop", "Adagrad", "Adadelta", "Lion"])
def test_configurations(kind):
    optimizer = getattr(tf.optimizers, kind)(name="given")
    config = optimizer.get_config()
    assert config["name"] == "given"
    assert type(optimizer).from_config(config).get_config() == config
    assert type(tf.optimizers.get(kind.lower())) is type(optimizer)
    assert type(tf.optimizers.deserialize(tf.optimizers.serialize(optimizer))) is type(optimizer)
    assert tf.optimizers.get(optimizer) is optimizer
    for wrong in ("nonsense", 3):
        with pytest.raises(ValueError, match=r"Unknown optimizer|Could not interpret"):
            tf.optimizers.get(wrong)


def test_life():
    """What an optimizer keeps goes with it, and its variables may go before it."""
    v, optimizer = tf.Variable([1.0]), tf.optimizers.Adam()
    optimizer.apply([tf.constant([1.0])], [v])
    slots = optimizer.variables
    gone = weakref.ref(optimizer)
    del optimizer, v
    gc.collect()
    assert gone() is None
    assert len(slots) == 4
    assert slots[2].numpy().tolist() == [np.float32(0.1)]


def test_inside_functions():
    v, optimizer, traces = tf.Variable([1.0, 2.0]), tf.optimizers.Adam(0.1), []

    @tf.function
    def step(x):
        traces.append(1)
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum((v * x) ** 2)
        optimizer.apply_gradients([(tape.gradient(loss, v), v)])
        return loss

    want, eager = tf.Variable([1.0, 2.0]), tf.optimizers.Adam(0.1)
    for _ in range(3):
        step(tf.constant([1.0, 1.0]))
        eager.apply([want * 2.0], [want])
    np.testing.assert_allclose(v.numpy(), want.numpy(), rtol=1e-6)
    count = len(traces)
    optimizer.learning_rate = 0.0
    before = v.numpy()
    step(tf.constant([1.0, 1.0]))
    assert (v.numpy().tolist(), len(traces), int(optimizer.iterations)) == (before.tolist(), count, 4)

    w, scheduled = tf.Variable(5.0), tf.optimizers.SGD(schedules.PiecewiseConstantDecay([1], [1.0, 0.0]))

    @tf.function
    def go():
        scheduled.apply([tf.constant(1.0)], [w])
        return w.read_value()

    assert [float(go()) for _ in range(4)] == [4, 3, 3, 3]
