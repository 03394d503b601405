"""`tf.profile`: what a block of the program spends its time on."""

import json

import etch as tf


@tf.function
def loop(x, n):
    for _ in tf.range(n):
        x = tf.tanh(x)
    return x


def rows_of(profile):
    return {(row["kind"], row["function"], row["what"]): row for row in json.loads(profile.json)["rows"]}


def test_only_the_block_is_measured():
    x = tf.ones([100])
    loop(x, tf.constant(2))
    with tf.profile() as profile:
        loop(x, tf.constant(5))
    loop(x, tf.constant(2))
    rows = rows_of(profile)
    turns = [row for (kind, _, what), row in rows.items() if kind == "kernel" and "tanh" in what]
    assert [row["n_runs"] for row in turns] == [5]
    assert ("trace", "loop", "") not in rows
    assert [row["n_runs"] for (kind, *_), row in rows.items() if kind == "control"] == [1]
    assert str(profile) == profile.text and profile.text.startswith("profile: ")


def test_eager_ops_and_errors(tmp_path):
    profile = tf.profile()
    try:
        with profile:
            tf.exp(tf.ones([2, 3]))
            raise ValueError("in the block")
    except ValueError as e:
        assert str(e) == "in the block"
    assert rows_of(profile)["kernel", "exp", "exp"]["bytes"] == 48
    profile.save(tmp_path / "p.json")
    assert (tmp_path / "p.json").read_text() == profile.json


def n_runs(profile):
    return sum(row["n_runs"] for row in json.loads(profile.json)["rows"])


def test_blocks_inside_each_other_and_overlapping():
    f = tf.function(lambda x: tf.tanh(x) * x, autograph=False)
    x = tf.ones([64])
    f(x)
    with tf.profile() as outer:
        for _ in range(5):
            f(x)
        with tf.profile() as inner:
            f(x)
            with tf.profile() as innermost:
                tf.exp(x)
        with tf.profile() as idle:
            pass
        for _ in range(7):
            f(x)
    assert (n_runs(outer), n_runs(inner), n_runs(innermost), n_runs(idle)) == (14, 2, 1, 0)
    document = json.loads(inner.json)
    spans = [e for e in document["traceEvents"] if e["ph"] == "X"]
    assert {document["rows"][e["args"]["row"]]["what"] for e in spans} == {"tanh+mul", "exp"} and document["n_dropped"] == 0
    assert all(0 <= e["ts"] and e["ts"] + e["dur"] <= document["ns"] / 1000 for e in spans)
    first, second = tf.profile(), tf.profile()
    first.__enter__()
    f(x)
    second.__enter__()
    f(x)
    first.__exit__()
    f(x)
    second.__exit__()
    f(x)
    assert (n_runs(first), n_runs(second)) == (2, 2)


def test_memory_by_owner():
    @tf.function(autograph=False)
    def f(x):
        return tf.reduce_max(x @ x)

    before = tf.memory_report()
    assert set(before) == {"variables", "tensors", "arenas", "kept", "traces", "code"}
    v, x = tf.Variable(tf.zeros([500, 1000])), tf.ones([300, 300])
    f(x)
    after = tf.memory_report()
    assert after["variables"] - before["variables"] == 4 * 500 * 1000
    assert after["arenas"] >= 4 * 300 * 300 and after["traces"] > before["traces"]
    assert after["tensors"] - before["tensors"] >= 4 * 300 * 300
    del v, x, f
    last = tf.memory_report()
    assert last["variables"] == before["variables"] and last["traces"] == before["traces"]
    assert last["kept"] > before["kept"]
    assert tf.memory_trim() >= last["kept"] > 0
    assert tf.memory_report()["kept"] < last["kept"] and tf.memory_report()["arenas"] < last["arenas"]
