"""tf.strings: values as TensorFlow gives them, eagerly and in traced functions, and what is refused."""

import re

import numpy as np
import pytest

import etch as tf

S = tf.strings


def run_both(f, *args):
    """What f gives for the tensors, called by itself and as a traced function of tensors whose shapes are not known."""
    tensors = [tf.constant(a) for a in args]
    eager = f(*tensors)
    specs = [tf.TensorSpec([None] * t.shape.rank, t.dtype) for t in tensors]
    for traced in (tf.function(f), tf.function(f, input_signature=specs)):
        result = traced(*tensors)
        assert result.dtype == eager.dtype
        np.testing.assert_array_equal(result.numpy(), eager.numpy())
    return eager.numpy().tolist() if eager.shape.rank else eager.numpy()


def test_length():
    assert run_both(S.length, ["apple", "äö", ""]) == [5, 4, 0]
    assert run_both(lambda x: S.length(x, unit="UTF8_CHAR"), ["apple", "äö", ""]) == [5, 2, 0]
    assert S.length([b"\xff\xfe", b"\xc3", b"a\x80b"], unit="UTF8_CHAR").numpy().tolist() == [2, 1, 2]
    assert S.length("x").dtype == tf.int32


def test_strip_and_case():
    assert run_both(S.strip, [" a b\t\n", "\v\f\rx", "\u00a0y"]) == [b"a b", b"x", "\u00a0y".encode()]
    assert run_both(S.lower, ["ABC", "ÄÖ"]) == [b"abc", "ÄÖ".encode()]
    assert run_both(lambda x: S.lower(x, encoding="utf-8"), ["ÄÖ", "İ", "ΑΣ", "ΑΣΒ", "Σ"]) == [s.encode() for s in ["äö", "i̇", "ας", "ασβ", "σ"]]
    assert run_both(lambda x: S.upper(x, encoding="utf-8"), ["straße", "ŉ", "ﬁx", "ΐ"]) == [s.upper().encode() for s in ["straße", "ŉ", "ﬁx", "ΐ"]]
    assert S.upper(b"\xffabc", encoding="utf-8").numpy() == b"\xef\xbf\xbdABC"
    with pytest.raises(tf.errors.InvalidArgumentError, match="only utf-8"):
        S.lower("a", encoding="latin")


def test_case_of_every_character():
    characters = [chr(c) for c in range(1, 0x3000) if c != 0x3A3] + [chr(c) for c in range(0xFB00, 0xFB18)]
    # Letters that came to Unicode lately are not in every table.
    upper = S.upper(characters, encoding="utf-8").numpy()
    assert sum(u.decode() != c.upper() for u, c in zip(upper, characters)) < 40
    lower = S.lower(characters, encoding="utf-8").numpy()
    assert sum(u.decode() != c.lower() for u, c in zip(lower, characters)) < 40


def test_join():
    assert run_both(lambda x: S.join([x, ["1", "2"], "z"], separator="-"), ["a", "b"]) == [b"a-1-z", b"b-2-z"]
    assert S.join([]).numpy() == b""
    assert S.join(["a", "b"], separator=b"\0\xff").numpy() == b"a\0\xffb"
    assert S.join(tf.constant(["a", "b"]), ",").numpy() == b"a,b"
    assert S.join([tf.Variable("a"), "b"]).numpy() == b"ab"
    unranked = tf.function(lambda x: S.join([x, "!"]), input_signature=[tf.TensorSpec(None, tf.string)])
    assert unranked(tf.constant([["a"]])).numpy().tolist() == [[b"a!"]]


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: S.join([["a", "b"], ["c", "d", "e"]]), tf.errors.InvalidArgumentError, "Input shapes do not match"),
        (lambda: S.join([["a", "b"], [["c", "d"]]]), tf.errors.InvalidArgumentError, "Input shapes do not match"),
        (lambda: S.join("ab"), TypeError, "Expected list"),
        (lambda: S.join([1, "a"]), TypeError, "Cannot convert 1"),
        (lambda: S.join(["a"], separator=tf.constant("-")), TypeError, "separator"),
        (lambda: S.join([tf.constant(1)]), tf.errors.InvalidArgumentError, "expected to be a string tensor"),
        (lambda: S.length("a", unit="X"), tf.errors.InvalidArgumentError, "list of allowed values"),
        (lambda: S.length(1), TypeError, "Cannot convert 1"),
        (lambda: S.length(tf.constant(1)), tf.errors.InvalidArgumentError, "expected to be a string tensor"),
        (lambda: tf.function(S.length)(tf.constant(1)), TypeError, "string"),
        (lambda: S.substr("hello", 6, 1), tf.errors.InvalidArgumentError, "pos 6 out of range for string b'hello' at index 0"),
        (lambda: S.substr("hello", -6, 1), tf.errors.InvalidArgumentError, "pos -6 out of range"),
        (lambda: S.substr("hello", [1, 2], 1), tf.errors.InvalidArgumentError, "same shape"),
        (lambda: S.substr("hello", 1.5, 1), tf.errors.InvalidArgumentError, "list of allowed values"),
        (lambda: tf.function(lambda x: S.substr(x, 7, 1))(tf.constant("hello")), tf.errors.InvalidArgumentError, "pos 7 out of range"),
        (lambda: S.to_number("x"), tf.errors.InvalidArgumentError, "could not correctly convert string: x"),
        (lambda: S.to_number("1", tf.int8), tf.errors.InvalidArgumentError, "list of allowed values"),
        (lambda: tf.function(S.to_number)(tf.constant("x")), tf.errors.InvalidArgumentError, "could not correctly convert"),
        (lambda: S.as_string(1, precision=2), tf.errors.InvalidArgumentError, "precision not supported"),
        (lambda: S.as_string(1.0, scientific=True, shortest=True), tf.errors.InvalidArgumentError, "Cannot select both"),
        (lambda: S.as_string(1.0, fill="ab"), tf.errors.InvalidArgumentError, "one or fewer"),
        (lambda: S.as_string(1.0, fill="x"), tf.errors.InvalidArgumentError, "not supported"),
        (lambda: S.reduce_join([["a"]], axis=2), tf.errors.OutOfRangeError, "Invalid reduction dimension 2"),
        (lambda: tf.function(lambda x: S.reduce_join(x, 2))(tf.constant([["a"]])), ValueError, "Invalid reduction dimension 2"),
        (lambda: S.reduce_join([["a"]], axis=[0, 0]), tf.errors.InvalidArgumentError, "Duplicate reduction dimension"),
        (lambda: S.split(["a b"]), tf.errors.UnimplementedError, "ragged"),
        (lambda: S.split("a", ["a"]), tf.errors.InvalidArgumentError, "sep must be a scalar"),
        (lambda: S.regex_replace("a", "(", "b"), tf.errors.InvalidArgumentError, "Invalid pattern: \\(, error: missing \\)"),
        (lambda: S.regex_replace("a", "a(?=b)", "b"), tf.errors.InvalidArgumentError, "Invalid pattern"),
        (lambda: S.regex_full_match("a", "["), tf.errors.InvalidArgumentError, "Invalid pattern"),
        (lambda: S.to_hash_bucket_fast("a", 0), tf.errors.InvalidArgumentError, "at least minimum 1"),
        (lambda: S.to_hash_bucket_strong("a", 9, [1]), tf.errors.InvalidArgumentError, "Key must have 2"),
        (lambda: S.unicode_split(b"a\xff", "UTF-8", errors="strict"), tf.errors.InvalidArgumentError, "Invalid formatting"),
        (lambda: S.unicode_split("a", "UTF-8", errors="no"), tf.errors.InvalidArgumentError, "list of allowed values"),
    ],
)
def test_refused(call, error, words):
    with pytest.raises(error, match=words):
        call()


def test_substr():
    assert run_both(lambda x: S.substr(x, 1, 3), ["hello", "wörld"]) == [b"ell", "ör".encode()]
    assert run_both(lambda x, p, n: S.substr(x, p, n), ["hello", "world"], [1, -2], [2, 3]) == [b"el", b"ld"]
    assert run_both(lambda p: S.substr([["ab"], ["cd"]], p, [1, 1]), [0, 1]) == [[b"a", b"b"], [b"c", b"d"]]
    assert S.substr("wörld", -4, 2, unit="UTF8_CHAR").numpy() == "ör".encode()
    assert S.substr("hello", 5, 1).numpy() == b"" and S.substr("hello", 3, 100).numpy() == b"lo"


@pytest.mark.parametrize(
    ("text", "dtype", "number"),
    [
        (" 7 ", tf.float32, 7.0), ("1e40", tf.float32, np.inf), ("0x10", tf.float64, 16.0), ("-Infinity", tf.float32, -np.inf), ("nan", tf.float64, np.nan),
        ("010", tf.int32, 10), ("+5", tf.int64, 5), ("-9223372036854775808", tf.int64, -(2**63)), ("18446744073709551615", tf.uint64, 2**64 - 1),
    ],
)  # fmt: skip
def test_to_number(text, dtype, number):
    result = S.to_number(text, dtype)
    assert result.dtype == dtype
    np.testing.assert_equal(result.numpy(), number)


@pytest.mark.parametrize("text", ["", "x", "1 2", "1_000", "1e", "1.0f", "--1", "- 1", "0x", "1\0", "1,5"])
def test_to_number_of_what_is_none(text):
    for dtype in (tf.float32, tf.float64, tf.int32, tf.uint64):
        with pytest.raises(tf.errors.InvalidArgumentError):
            S.to_number(text, dtype)


def test_numbers_do_not_depend_on_the_locale():
    import locale

    was = locale.setlocale(locale.LC_NUMERIC)
    try:
        for name in ("de_DE.UTF-8", "fr_FR.UTF-8", "C"):
            try:
                locale.setlocale(locale.LC_NUMERIC, name)
            except locale.Error:
                continue
            assert S.as_string(1.5).numpy() == b"1.500000" and S.to_number("1.5").numpy() == 1.5
    finally:
        locale.setlocale(locale.LC_NUMERIC, was)


def test_as_string():
    numbers = [1.5, -2.25, 1e10, 1 / 3, float("nan"), -float("inf"), -0.0]
    for options, form in [({}, "%f"), ({"precision": 3}, "%.3f"), ({"scientific": True}, "%e"), ({"shortest": True}, "%g"), ({"width": 12}, "%12f"),
                          ({"width": 12, "fill": "0"}, "%012f"), ({"width": 12, "fill": "-"}, "%-12f"), ({"fill": "+"}, "%+f"),
                          ({"width": 9, "precision": 1, "shortest": True}, "%9.1g")]:  # fmt: skip
        got = S.as_string(np.array(numbers, np.float64), **options).numpy()
        for text, x in zip(got, numbers):
            # C does not fill what is no number with zeros.
            assert text.decode() == (form if np.isfinite(x) else form.replace("%012", "%12")) % x
    assert run_both(S.as_string, np.array([1, -20], np.int8)) == [b"1", b"-20"]
    assert S.as_string([True, False]).numpy().tolist() == [b"true", b"false"]
    assert S.as_string(np.array([2**64 - 1], np.uint64)).numpy().tolist() == [b"18446744073709551615"]
    assert S.as_string(tf.constant([1.5, 0.1], tf.bfloat16)).numpy().tolist() == [b"1.500000", b"0.100098"]
    assert tf.as_string("x", width=3).numpy() == b"  x"


def test_reduce_join():
    x = [["a", "b", "c"], ["d", "e", "f"]]
    assert run_both(S.reduce_join, x) == b"abcdef"
    assert run_both(lambda x: S.reduce_join(x, 0), x) == [b"ad", b"be", b"cf"]
    assert run_both(lambda x: S.reduce_join(x, -1, separator="-"), x) == [b"a-b-c", b"d-e-f"]
    assert run_both(lambda x: S.reduce_join(x, [0, 1]), x) == b"adbecf"
    assert run_both(lambda x: S.reduce_join(x, [1, 0]), x) == b"abcdef"
    assert run_both(lambda x: S.reduce_join(x, [1, 0], keepdims=True), x) == [[b"abcdef"]]
    assert run_both(lambda x: S.reduce_join(x, []), x) == [[s.encode() for s in row] for row in x]
    assert S.reduce_join(tf.zeros([0, 2], tf.string), 0).numpy().tolist() == [b"", b""]
    assert S.reduce_join("a").numpy() == b"a"


def test_split():
    assert run_both(S.split, " a b  c ") == [b"a", b"b", b"c"]
    assert run_both(lambda x: S.split(x, ","), ",a,,b") == [b"", b"a", b"", b"b"]
    assert run_both(lambda x: S.split(x, ",", maxsplit=1), "a,b,c") == [b"a", b"b,c"]
    # What is left at the limit is a part, even where nothing is left.
    assert S.split(" a", maxsplit=1).numpy().tolist() == [b"a", b""]
    assert S.split("").numpy().tolist() == [] and S.split("", ",").numpy().tolist() == [b""]
    assert run_both(S.bytes_split, "abc") == [b"a", b"b", b"c"]
    assert run_both(lambda x: S.unicode_split(x, "UTF-8"), "aö日") == [c.encode() for c in "aö日"]
    assert S.unicode_split(b"a\xe2(\xa1", "UTF-8").numpy().tolist() == [b"a", b"\xef\xbf\xbd", b"(", b"\xef\xbf\xbd"]
    assert S.unicode_split(b"a\xffb", "UTF-8", errors="ignore").numpy().tolist() == [b"a", b"b"]
    assert S.unicode_split(b"a\xffb", "UTF-8", replacement_char=63).numpy().tolist() == [b"a", b"?", b"b"]


def test_parts_in_a_loop():
    @tf.function
    def total(x):
        n = 0
        for word in S.split(x):
            n += int(word)
        return n

    assert int(total(tf.constant("1 20 300"))) == 321
    assert int(total(tf.constant("4"))) == 4
    assert total.experimental_get_tracing_count() == 1


@pytest.mark.parametrize(
    ("pattern", "rewrite", "text", "result"),
    [
        (r"\d+", "#", "a1b22", "a#b#"),
        (r"(\w)(\w)", r"\2\1", "ab cd", "ba dc"),
        ("", "-", "abc", "-a-b-c-"),
        ("x*", "-", "abxxc", "-a-b-c-"),
        ("b", r"\1", "abc", "abc"),  # there is no such group: nothing is replaced
        ("b", r"<\\>", "abc", r"a<\>c"),
        ("b", r"x\q", "abc", "axc"),  # what stands behind an escape that means nothing is dropped
        ("[[:alpha:]]+", "W", "ab1 c", "W1 W"),
        ("(?i)B", "", "abc", "ac"),
        (".", "x", "aö日", "xxx"),
    ],
)
def test_regex_replace(pattern, rewrite, text, result):
    assert run_both(lambda x: S.regex_replace(x, pattern, rewrite), text) == result.encode()


def test_regex_of_tensors():
    replaced = tf.function(S.regex_replace)(tf.constant("abc"), tf.constant("b"), tf.constant("X"))
    assert replaced.numpy() == b"aXc"
    assert S.regex_replace("aaa", "a", "b", replace_global=False).numpy() == b"baa"
    assert run_both(lambda x: S.regex_full_match(x, "a.c|x+"), ["abc", "abcd", "xx", ""]) == [True, False, True, False]


def test_regex_as_python_has_them():
    patterns = ["a|b", "(a|b)*c", "a+b?", "[^a]+", "(ab|a)(bc|c)?", "^a.*c$", "a{1,2}b", r"\bb\w", "(?:a|ab)c"]
    texts = ["", "a", "abc", "aabbc", "b abc", "cab bca", "abab"]
    for pattern in patterns:
        got = S.regex_replace(texts, pattern, "<\\0>").numpy()
        for text, mine in zip(texts, got):
            if re.search(pattern, "") is None:  # empty matches are another matter
                assert mine.decode() == re.sub(pattern, r"<\g<0>>", text), (pattern, text)
        whole = S.regex_full_match(texts, pattern).numpy().tolist()
        assert whole == [re.fullmatch(pattern, text) is not None for text in texts], pattern


def test_buckets():
    # Recorded from TensorFlow.
    assert S.to_hash_bucket_fast(["a", "b"], 10).numpy().tolist() == [9, 2]
    text = bytes((i * 7 + 3) % 256 for i in range(129))
    assert S.to_hash_bucket_fast(text, 2**63 - 1).numpy() == 1738507677182238852
    assert S.to_hash_bucket(text, 2**63 - 1).numpy() == 1361456403630484005
    assert S.to_hash_bucket_strong(text, 2**63 - 1, [1, 2]).numpy() == 3040654346653228196
    assert run_both(lambda x: S.to_hash_bucket_fast(x, 100), ["x", "", "long " * 50]) == S.to_hash_bucket_fast(["x", "", "long " * 50], 100).numpy().tolist()


def test_int_and_float_of_strings():
    f = tf.function(lambda s: (int(s), float(s)))
    assert [x.numpy() for x in f(tf.constant("12"))] == [12, 12.0]
    assert int(tf.constant("12")) == 12 and float(tf.constant("1.5")) == 1.5


def test_strings_through_branches_loops_and_variables():
    @tf.function
    def f(x, n):
        if n > 2:
            x = S.join([x, "!"])
        for _ in tf.range(n):
            x = x + "."
        return S.upper(x)

    assert f(tf.constant("ab"), tf.constant(3)).numpy() == b"AB!..."
    assert f(tf.constant("ab"), tf.constant(1)).numpy() == b"AB."
    v = tf.Variable("a")
    tf.function(lambda: v.assign(S.join([v, "b"])))()
    assert v.numpy() == b"ab"
