"""The retracing warning: what it says, how often, for whom."""

import etch as tf
from etch import explain
from footguns import X, count, last, warnings


def test_p06_the_warning_says_what_changed():
    def step(x, mask):
        return x * mask

    f = tf.function(step, autograph=False)
    with warnings() as told:
        for n in range(1, 6):
            f(tf.ones([4, n]), tf.ones([n]))
    assert len(told) == 1
    (text,) = told
    assert text.startswith(f"5 out of the last 5 calls to {step!r} triggered tf.function retracing. ")
    assert "Tracing is expensive" in text
    assert "x.shape[1]: was 4, now 5" in text and "mask.shape[0]: was 4, now 5" in text
    assert "warning_test.py:" in text and "advice: " in text


def test_p06_events_go_on_after_the_second_warning():
    f = tf.function(lambda x: x + 1.0, autograph=False)
    with warnings() as told:
        for n in range(1, 13):
            f(tf.ones([n]))
    events = explain.events_of(f)
    assert len(told) == 2 and len(events) == 12  # as often as TensorFlow, and then by asking
    assert [d["now"] for e in events[1:] for d in e.differences] == [str(n) for n in range(2, 13)]


def test_p06_instances_are_told_to_be_instances():
    class Model:
        @tf.function(autograph=False)
        def call(self, x):
            return x

    models = [Model() for _ in range(5)]
    with warnings() as told:
        for model in models:
            model.call(X)
    assert len(told) == 1 and "another function of the same code had been traced for this signature" in told[0]


def test_p07_varying_batches_are_one_trace_where_declared():
    batches = [32] * 5 + [7]
    declared = tf.function(lambda x: x * 2.0, input_signature=[tf.TensorSpec([None, 3])], autograph=False)
    symbolic = tf.function(lambda x: x * 2.0, policy="symbolic", autograph=False)
    with warnings() as told:
        for n in batches * 5:
            assert declared(tf.ones([n, 3])).shape == symbolic(tf.ones([n, 3])).shape == (n, 3)
    assert count(declared) == count(symbolic) == 1 and told == []


def test_p07_under_exact_the_declaration_is_advised():
    f = tf.function(lambda x: x * 2.0, autograph=False)
    for n in (32, 7):
        f(tf.ones([n, 3]))
    text = last(f).advice["text"]
    assert text == 'leave x.shape[0] free: declare tf.TensorSpec([None, 3], tf.float32), or use policy="symbolic"'
    assert "the graph came out equal to trace 1's" in str(last(f))
