"""Lines of Python that use each public name, method, property and operator with any values: `GROUPS`, strategies of lines by what they use, by group.

Callables are found by walking the package, and their parameters by asking them, or the stubs where they are made in C. A parameter gets what
its name promises or any value, so that one strange value is met behind sound ones.
"""

import ast
import collections
import enum
import importlib.resources
import inspect
import re
import types

from any_values import ARRAYS, NAMES, NUMBERS, TENSORS, VALUES, VARIABLES, one_of
from hypothesis import strategies as st

import etch as tf
import etch.autograph  # noqa: F401  a submodule that is imported when it is asked for

# Names that are not called with any value, or at all, and why.
NOT_CALLED = {
    "tf.while_loop": "a condition that stays true is an endless loop: the lines below have bounds",
    "__enter__": "what it opens would stay open: objects are entered with `with`, by what looks at results",
    "__init_subclass__": "makes no object",
    "__subclasshook__": "object's own",
    "__class__": "object's own",
    "__dir__": "object's own",
    "__sizeof__": "object's own",
    "__getattribute__": "what getattr does",
}

# What parameters of these names take, where that is not any tensor: names | values.
_PROMISED = """
shape dims multiples shape_x shape_y dense_shape batch_shape noise_shape dense element_shape | [2, 2] | [] | [-1] | x.shape | tf.TensorShape([2, None])
axis | 0 | 1 | -1 | [0, 1] | [1] | None
axes | 1 | [0] | [[0], [1]] | [[1, 0], [0, 1]]
k num_lower num_upper shift batch_dims start begin_mask end_mask ellipsis_mask shrink_axis_mask new_axis_mask pos out_idx batch_axis | 0 | 1 | [0] | [1, 0]
seq_axis n num depth num_segments num_rows num_columns num_samples rank len delta maxval limit alg num_classes | 2 | 1 | 0
num_partitions num_buckets nbins maximum_iterations counter decay_steps first_decay_steps summarize maxlen minlength maxlength | 2 | 1 | None
index number trace | 0 | 1 | tf.constant(1)
size | 2 | 0 | [1, 2]
lengths | [1, 1] | [2] | [0, 2]
name message template separator device_name sep fill | 'a' | '' | None
dtype type_value tf_type output_type out_type Tout fn_output_signature fn_dtype index_type internal_type | tf.float32 | tf.int32 | 'int64' | tf.string | tf.bool | [tf.float32, tf.float32]
type | tf.int32 | tf.uint8
indices segment_ids partitions ids perm labels predictions targets seq_lengths repeats seed boundaries | [0, 1] | [1, 0] | [[0], [1]] | 0 | tf.constant([1, 1])
num_or_size_splits | 2 | [1, 1] | [1, -1] | tf.constant([2])
values inputs data tensors t_list loop_vars inp control_inputs | [x, x] | x | [x] | ['a', 'b'] | [1.0, x[0, 0]]
input | x | [x, x] | tf.constant(['a b', '7.5']) | 'a,b' | [3, 1] | 2.5
elems initializer | x | [x, x] | {'a': x} | 1.0 | tf.zeros([0, 2])
fn func f python_function function true_fn false_fn creator entity default | (lambda *a, **k: a[0] if a else x) | (lambda *a: [x, x]) | len
cond | (lambda a, *b: tf.reduce_sum(a) < 9.0)
body variable_creator | (lambda a, *b: [a + 1.0, *b]) | (lambda a: a * 2.0) | (lambda next_creator, **k: next_creator(**k))
rate initial_learning_rate decay_rate clip_norm clip_value_min clip_value_max scalar stddev mean rtol atol | 0.5 | 0.0 | tf.constant(0.5)
minval variance_epsilon offset scale momentum learning_rate | 0.0 | 1 | None
keepdims persistent condition pred trainable dynamic_size exclusive reverse transpose_a transpose_b clear_after_read infer_shape sorted stable use_ema amsgrad | True | False
pattern rewrite | '[ab]+' | '.*' | 'b' | '\\\\1'
input_encoding encoding | 'UTF-8' | 'utf-8' | ''
unit | 'BYTE' | 'UTF8_CHAR'
mode | 'CONSTANT' | 'REFLECT' | 'symmetric'
indexing | 'xy' | 'ij'
ord | 'euclidean' | 'fro' | 1 | 2 | inf | 3.5
mask | [True, False] | tf.constant([[True, False], [False, True]])
paddings | [[1, 0], [0, 1]] | [[0, 0], [1, 1]]
equation | 'ij,jk->ik' | 'ij,ij' | '...i,...i->...' | 'ii'
value_range | [0.0, 5.0]
updates value | x | tf.ones([2, 2]) | [1.0, 2.0] | 1.0 | ['a', 'b']
begin | [0, 0] | [0]
end strides | [1, 2] | [2]
branch_fns | [lambda: x, lambda: x * 2.0] | {0: lambda: x, 1: lambda: x} | [(1, lambda: x), (0, lambda: x)]
pred_fn_pairs | [(tf.constant(True), lambda: x)] | [[tf.constant(False), lambda: x], (x[0, 0] > 0.0, lambda: x)]
branch_index | tf.constant(1) | tf.constant(7) | tf.cast(x[0, 0], tf.int32)
input_signature | [tf.TensorSpec([None, None])] | [[tf.TensorSpec(None)] * 2, {'a': tf.TensorSpec([2, 2])}] | ()
policy | 'symbolic' | 'exact' | 'relax' | 'strict'
budget | {'max_traces': 2} | {'max_traces': 1, 'past': 'generalise'}
target | x * 2.0 | kept_variable
sources source | x | [x, kept_variable] | kept_variable
unconnected_gradients | 'zero' | 'none' | tf.UnconnectedGradients.ZERO
optimizer | tf.optimizers.SGD()
generator | tf.random.Generator.from_seed(1)
grads_and_vars | [(tf.ones([2, 2]), kept_variable)] | [(tf.IndexedSlices(tf.ones([1, 2]), [0]), kept_variable)]
sparse_delta | tf.IndexedSlices(tf.ones([1, 2]), [0]) | tf.IndexedSlices(1.0, [0])
structure | [x, {'a': 1.0}] | Composite(1.0)
flat_sequence | [1.0, 2.0] | [1.0]
args rest | ()
kwargs | {}
"""
PROMISED = {}
for _names, *_texts in (_line.split(" | ") for _line in _PROMISED.strip().split("\n")):
    PROMISED.update(dict.fromkeys(_names.split(), _texts))
ODD_TENSORS = ["x", "x", "x", "tf.constant([[1, 2], [3, 4]])", "tf.constant(['a', 'b'])", "tf.constant([1.5, -2.0])", "tf.ones([2, 3, 4])", "tf.zeros([0, 2])", "tf.constant(True)"]

# --- arguments -------------------------------------------------------------------------------------------------------------------


@st.composite
def _line(draw, callee, parameters, others=()):
    """A call with some strange argument; `parameters` are inspect.Parameter, or None where nobody knows them. `others`: objects that the
    one whose method it is can be compared with."""
    if parameters is None:
        items = draw(st.lists(VALUES, max_size=4))
        return f"{callee}({', '.join(items)})"
    positional, keywords = [], []
    by_position = True
    for p in parameters:
        if p.kind is p.VAR_POSITIONAL:
            if by_position:
                positional += draw(st.lists(VALUES, max_size=2))
            by_position = False
        elif p.kind is p.VAR_KEYWORD:
            if draw(st.integers(0, 3)) == 0:
                keywords.append(f"strange={draw(VALUES)}")
        else:
            choice = draw(st.integers(0, 9))
            if p.default is not p.empty and choice < 6:  # left out, and so those behind it have to be named
                by_position = False
                continue
            promised = others if p.name == "other" and others else PROMISED.get(p.name, ODD_TENSORS)
            value = draw(VALUES if choice % 2 else st.sampled_from(NUMBERS if choice == 6 else promised))
            if p.kind is p.POSITIONAL_ONLY and not by_position:
                continue
            if p.kind is p.KEYWORD_ONLY or not by_position:
                keywords.append(f"{p.name}={value}")
            else:
                positional.append(value)
    return f"{callee}({', '.join(positional + keywords)})"


def _read_stubs():
    """Parameters by class and method, of what is made in C."""
    out = {}
    tree = ast.parse(importlib.resources.files("etch").joinpath("_core.pyi").read_text())
    of_module = types.SimpleNamespace(name="", body=tree.body)
    for scope in [of_module, *(node for node in tree.body if isinstance(node, ast.ClassDef))]:
        for node in scope.body:
            if isinstance(node, ast.FunctionDef):
                out[scope.name, node.name] = _parameters_of(node.args)
    return out


def _parameters_of(args):
    P = inspect.Parameter
    named = [*((a, P.POSITIONAL_ONLY) for a in args.posonlyargs), *((a, P.POSITIONAL_OR_KEYWORD) for a in args.args)]
    n_required = len(named) - len(args.defaults)
    out = [P(a.arg, kind, default=P.empty if i < n_required else None) for i, (a, kind) in enumerate(named)]
    out += [P(args.vararg.arg, P.VAR_POSITIONAL)] if args.vararg else []
    out += [P(a.arg, P.KEYWORD_ONLY, default=d or P.empty) for a, d in zip(args.kwonlyargs, args.kw_defaults, strict=True)]
    out += [P(args.kwarg.arg, P.VAR_KEYWORD)] if args.kwarg else []
    return [p for p in out if p.name not in ("self", "cls")]


_STUBS = _read_stubs()


def _parameters(value, scope="", name=None):
    try:
        found = list(inspect.signature(value).parameters.values())
        return found[1:] if scope and found and found[0].name == "self" else found
    except (ValueError, TypeError):
        name = name or getattr(value, "__name__", "")
        return _STUBS.get((scope, name)) or _STUBS.get((name, "__init__")) or _STUBS.get((name, "__new__"))


# --- what there is -----------------------------------------------------------------------------------------------------------------


def _walk(module, path, seen):
    """(dotted name, value) of each public name, once."""
    for name in sorted(n for n in dir(module) if not n.startswith("_")):
        value = getattr(module, name)
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, types.ModuleType):
            if value.__name__.startswith("etch"):
                yield from _walk(value, f"{path}.{name}", seen)
        else:
            yield f"{path}.{name}", value


PUBLIC = dict(_walk(tf, "tf", {id(tf)}))
TYPES = {name: value for name, value in PUBLIC.items() if isinstance(value, type)}

# Objects to ask, by type; of the others, what their constructor makes.
INSTANCES = {
    "tf.Tensor": ["x", "leaked", "tf.constant(['a', 'b'])", "tf.ones([2, 3, 4])", "tf.constant(3)", "tf.zeros([0, 2])", "tf.constant([True, False])"],
    "tf.Variable": ["tf.Variable([1.0, 2.0])", "tf.Variable([[1, 2], [3, 4]])", "tf.Variable(['a'])", "tf.Variable([1.0], shape=tf.TensorShape(None))"],
    "tf.DType": ["tf.float32", "tf.string", "tf.bfloat16", "tf.uint64"],
    "tf.TensorShape": ["tf.TensorShape([2, None])", "tf.TensorShape(None)", "tf.TensorShape([])", "x.shape", "leaked_shape"],
    "tf.TensorSpec": ["tf.TensorSpec([None, 2])", "tf.TensorSpec(None, tf.string)", "tf.TensorSpec(['a', 'a'], name='s')"],
    "tf.TensorArray": ["tf.TensorArray(tf.float32, 2)", "tf.TensorArray(tf.int32, 0, dynamic_size=True)", "tf.TensorArray(tf.float32, 2).unstack(x)", "leaked_array"],
    "tf.GradientTape": ["tf.GradientTape()", "used_tape()", "used_tape(persistent=True)"],
    "tf.IndexedSlices": ["tf.IndexedSlices(x, tf.constant([0, 1]))", "tf.IndexedSlices(x, tf.constant([0, 9]), tf.constant([2, 2]))", "leaked_slices"],
    "tf.types.experimental.GenericFunction": ["traced_once()", "traced_once(policy='symbolic')", "traced_once(input_signature=[tf.TensorSpec([None])])", "Layer().declared"],
    "tf.types.experimental.ConcreteFunction": ["traced_once().get_concrete_function(tf.ones([2]))", "forgets_its_variable()"],
    "tf.Operation": ["leaked_operation"],
    "tf.Module": ["Layer()", "tf.Module('a')"],
    "tf.random.Generator": ["tf.random.Generator.from_seed(1)"],
    "tf.name_scope": ["tf.name_scope('a')"],
    "tf.VariableSpec": ["tf.VariableSpec([2], tf.float32)"],
    "tf.optimizers.Optimizer": ["tf.optimizers.SGD(0.1)"],
    "Size": ["leaked_size", "x.shape[0]"],
    "OpFunction": ["tf.add", "tf.reshape"],
    "Function": ["traced_once()"],
}
MORE_TYPES = {name: NAMES[name] for name in ("Size", "OpFunction", "Function")}  # which programs meet, and cannot name


_seen = {id(value) for base in (object, type, Exception, RuntimeError, ValueError, TypeError, BaseException) for value in vars(base).values()}


def _of_type(path, value):
    """(what is asked of it, strategy of lines) for a type."""
    made = INSTANCES.get(path) or ([] if issubclass(value, BaseException) else [f"made({path})"])
    self = [*made, f"bare({path})", f"bare(below({path}))"]
    for name in sorted(dir(value)):
        attribute = inspect.getattr_static(value, name)
        is_private = name.startswith("_") and not name.endswith("__")
        if name in NOT_CALLED or is_private or id(attribute) in _seen:  # what is inherited is asked of one class
            continue
        _seen.add(id(attribute))
        is_method = callable(attribute) or isinstance(attribute, classmethod | staticmethod)
        parameters = _parameters(getattr(value, name, None), value.__name__, name) if is_method else None
        yield name, _use(self, path, name, is_method, parameters, not issubclass(value, enum.Enum))  # their items are everybody's


@st.composite
def _use(draw, selves, path, name, is_method, parameters, can_change):
    """A use of a method or a property of some object."""
    self, choice = draw(st.sampled_from(selves)), draw(st.integers(0, 9))
    if is_method and choice < 6:
        return f"asking({self}, lambda it: {draw(_line(f'it.{name}', parameters, selves))})"
    if is_method and choice < 8:
        return draw(_line(f"{path}.{name}", None))
    if not can_change or choice < 9 - is_method:
        return f"{self}.{name}"
    return f"delattr({self}, {name!r})" if draw(st.integers(0, 3)) == 3 else f"setattr({self}, {name!r}, {draw(VALUES)})"


# --- lines in which values come in other ways -----------------------------------------------------------------------------------------

POLICIES = ["'exact'", "'relax'", "'symbolic'", "'strict'"]
UNARY = "- + ~ abs len iter list tuple dict set repr str bytes hash bool int float complex round reversed sorted sum max next copy.copy copy.deepcopy pickle.dumps np.array np.asarray memoryview vars dir enumerate".split()
BINARY = "+ - * / // % @ ** & | ^ << >> == != < <= > >= in is".split()
BODIES = ["gives_back", "loops_over", "branches_on", "repeats_while", "indexes", "adds", "keeps", "unpacks", "asserts", "calls", "prints", "makes_variable", "returns_early"]

# {v} is any value, {t} one that most things take, {a} an array; see HOLES.
LINES = """
call_of({policy}, {body}, {v}, {v}, k={v})
call_of({policy}, {body}, {t}, {v})
calls_of({policy}, {body}, [{v}], [{v}], [{v}])
calls_of({policy}, gives_one, [{v}], [{v}], [{v}])
calls_of({policy}, gives_one, [{t}], [{v}], [[{t}, {v}]], [{'a': {t}, 'b': {v}}])
calls_of({policy}, gives_one, [lambda a={v}: a], [functools.partial({v}, {v})], [Callable().method], [closure_of({v})], [closure_of({v})])
calls_of({policy}, gives_back, [Composite({t})], [Composite({v}, {v})], [Composite({t})])
calls_of({policy}, gives_one, [Typed({v})], [Typed({v})], [Typed({v}, {v})])
calls_of({policy}, lambda a: a.stack(), [tf.TensorArray(tf.float32, 2).write(0, {t})], [tf.TensorArray(tf.float32, {v})])
tf.function(lambda *a: a, input_signature=[{v}, tf.TensorSpec([None])])({v}, {v})
tf.function(lambda a, b, c: a, input_signature=[[tf.TensorSpec(None)] * 2, (tf.TensorSpec(None),), {'a': tf.TensorSpec(None)}])([{v}, {t}], ({v},), {'a': {v}})
tf.function(lambda a, b, c: a, input_signature=[[tf.TensorSpec(None)] * 2, (tf.TensorSpec(None),), {'a': tf.TensorSpec(None)}])({v}, {v}, {v})
tf.function(lambda a, b={v}: a, input_signature=[tf.IndexedSlicesSpec([None, 2])])(tf.IndexedSlices(x, {v}))
tf.function(lambda *a, k={v}, **o: a)({v}, k={v}, o={v})
tf.function(lambda a, b=1.0: a).get_concrete_function({v})({v})
tf.function(lambda a, b=1.0: a).get_concrete_function(tf.TensorSpec(None), {v})({t}, {v})
tf.function(lambda a, b: a).get_concrete_function({v}, {v})
tf.function(lambda **k: k)(**{'a': {v}, 'b\\0': {v}})
tf.function(lambda a: a, autograph={v}, jit_compile={v}, reduce_retracing={v}, experimental_autograph_options={v})(x)
tf.function(lambda a: a, budget={'max_traces': {v}, 'max_ms': {v}, 'max_bytes': {v}, 'past': {v}})(x)
tf.function({v})({v})
call_of({policy}, lambda y: ({v}, y), {v})
eagerly(lambda: call_of({policy}, {body}, {v}, {v}))
eagerly(lambda: Layer()({v}))
Layer()({v}, {v}, k={v})
Layer().declared({v})
Layer.declared({v}, {v})
traced_once().audit_trace(1, ({v},), {v})
entered(tf.name_scope({v}), lambda: tf.add(x, {v}, name={v}))
({v}) {binary} ({v})
x {binary} ({v})
({v}) {binary} x
leaked_size {binary} ({v})
x.shape[0] {binary} ({v})
augmented(tf.Variable([1.0, 2.0]), '{augment}', {v})
{unary}({v})
{x.ref(): {v}}[{v}]
x.ref().deref() == ({v})
x[{v}]
x[{v}, {v}]
x[..., None, {v}]
x[{v}:{v}:{v}, ..., {v}]
tf.Variable([[1.0], [2.0]])[{v}:{v}].assign({v})
x.set_shape({v})
np.{numpy}(x, {v})
tf.py_function(lambda *a: {v}, [{v}], {v})
tf.py_function(lambda *a: {v}, [x], tf.float32)
tf.py_function(lambda *a: ({t}, {v}), [x, {t}], [tf.float32, tf.int32])
tf.numpy_function(lambda *a: {v}, [{v}], {v})
tf.numpy_function(lambda *a: {v}, [x], tf.float32)
tf.cond({v}, lambda: {v}, lambda: {v})
tf.cond(x[0, 0] > 0.0, lambda: {v}, lambda: {v})
tf.cond(x[0, 0] > 0.0, lambda: [{t}, {v}], lambda: [{t}, {v}])
tf.cond(x[0, 0] > 0.0, lambda: tf.TensorArray(tf.float32, 2).write({v}, {t}), lambda: tf.TensorArray(tf.float32, 2))
tf.cond(x[0, 0] > 0.0, lambda: tf.TensorArray(tf.float32, 2), lambda: tf.TensorArray(tf.float32, 2).write(0, {t}))
tf.cond(x[0, 0] > 0.0, lambda: tf.IndexedSlices(x, {v}), lambda: tf.IndexedSlices(x, [0, 1]))
tf.switch_case({v}, [lambda: {v}, lambda: {v}], lambda: {v})
tf.switch_case(tf.cast(x[0, 0], tf.int32), {{v}: lambda: {t}, 1: lambda: {v}})
tf.case([({v}, lambda: {v}), (x[0, 0] > 0.0, lambda: {t})], default=lambda: {v})
tf.while_loop(lambda *a: {v}, lambda *a: {v}, {v}, shape_invariants={v}, maximum_iterations=3)
tf.while_loop(lambda a: tf.reduce_sum(a) < 9.0, lambda a: {v}, [{v}], maximum_iterations=3)
tf.while_loop(lambda a, b: a < 3.0, lambda a, b: (a + 1.0, {t}), [0.0, {t}], maximum_iterations=3)
tf.while_loop(lambda a: a < 3.0, lambda a: a + 1.0, [0.0], maximum_iterations={v}, parallel_iterations={v}, swap_memory={v})
tf.while_loop(lambda i, a: i < 2, lambda i, a: (i + 1, a.write({v}, {v})), [0, tf.TensorArray(tf.float32, {v})], maximum_iterations=3)
tf.while_loop(lambda i, a: i < 2, lambda i, a: (i + 1, a.write(i, {t})), [0, tf.TensorArray(tf.float32, 0, dynamic_size=True, infer_shape={v})], maximum_iterations=3)
tf.while_loop(lambda i, a: i < 2, lambda i, a: (i + 1, a), [0, tf.IndexedSlices(x, {v}, {v})], maximum_iterations=3)
tf.scan(lambda *a: {v}, {v}, initializer={v})
tf.scan(lambda a, b: {t}, x, initializer={t}, reverse={v})
tf.foldl(lambda *a: {v}, x, initializer={v})
tf.map_fn(lambda *a: {v}, {v}, fn_output_signature={v})
tf.map_fn(lambda *a: {v}, x)
tf.map_fn(lambda a: [{t}, {v}], [x, {t}], fn_output_signature=[{v}, tf.float32])
tf.map_fn(lambda a: a, tf.zeros([0, 2]), fn_output_signature={v})
tf.vectorized_map(lambda *a: {v}, {v})
gradient_of(tf.custom_gradient(lambda *a: ({v}, lambda *dy: {v})), x)
gradient_of(tf.custom_gradient(lambda a: (a * 2.0, lambda *dy, **k: {v})), x)
gradient_of(tf.custom_gradient(lambda a: (a * kept_variable, lambda dy, variables=None: (dy, {v}))), x)
gradient_of(tf.recompute_grad(lambda a: {v}), {v})
gradient_of(lambda a: {v}, {v})
gradient_of(lambda a: a * ({v}), x)
gradient_of(lambda a: tf.gather(a, {v}), kept_variable)
gradient_of(lambda a: tf.py_function(lambda b: b * ({v}), [a], tf.float32), x)
gradient_of(lambda a: tf.map_fn(lambda b: b * ({v}), a), x)
asked(used_tape(persistent=True), {v}, {v}, output_gradients={v})
asked_of(x, {v}, {v}, {v})
asked_of(x, x, [x, {v}], {t})
gradient_through({v}, lambda tape, y, v, dy: ({v}, dy)[1])
gradient_through({t}, lambda tape, y, v, dy: (tape.{tape}, dy)[1])
gradient_through({t}, lambda tape, y, v, dy: (tape.{tape}, dy)[1], persistent=True)
jacobian_of(lambda a: {v}, {v})
jacobian_of(lambda a: a * ({v}), x, unconnected_gradients={v})
batch_jacobian_of(lambda a: a * ({v}), x)
batch_jacobian_of(lambda a: {t}, {t}, unconnected_gradients={v})
entered(tf.GradientTape(), lambda: entered(used_tape(), lambda: {v}))
unrecorded(lambda: x * ({v}))
tf.nest.map_structure({v}, {v}, {v})
tf.nest.map_structure(lambda *a: {v}, {v}, {v})
tf.nest.map_structure(lambda *a: a[0], Composite({v}), Composite({v}), expand_composites={v})
tf.nest.flatten({v}, expand_composites={v})
tf.nest.pack_sequence_as({v}, {v})
tf.nest.pack_sequence_as([{v}, {v}], [{v}, {v}])
tf.nest.assert_same_structure({v}, {v}, check_types={v})
tf.Variable({v}, trainable={v}, name={v}, dtype={v}, constraint={v}, shape={v})
tf.Variable({t}, synchronization={v}, aggregation={v})
tf.Variable({v}).assign({v}, {v}, {v}, {v})
tf.Variable({t}, shape=tf.TensorShape(None)).assign({v})
entered(tf.variable_creator_scope(lambda next_creator, **k: {v}), lambda: tf.Variable({v}))
tf.optimizers.SGD({v}).apply_gradients([({v}, {v})])
tf.optimizers.Adam(0.1).apply_gradients([({v}, tf.Variable([1.0, 2.0]))])
tf.optimizers.Adam({v}, beta_1={v}, clipnorm={v}, use_ema={v})
trained(tf.optimizers.SGD(0.1, momentum=0.5, use_ema=True), {t}).variables
trained(tf.optimizers.Adam({v}), {v}).finalize_variable_values({v})
tf.optimizers.schedules.PiecewiseConstantDecay({v}, {v})({v})
tf.TensorArray({v}, {v}).write({v}, {v}).stack()
tf.TensorArray(tf.float32, 2, element_shape={v}, clear_after_read={v}).unstack({t}).read({v})
tf.TensorArray(tf.float32, 2, dynamic_size={v}).scatter({v}, {t}).concat()
tf.TensorArray(tf.float32, 2).split({t}, {v}).gather({v})
setting(Layer(), 'part', {v}).variables
entered(tf.expect_traces({v}, {v}), lambda: traced_once())
entered(tf.control_dependencies({v}), lambda: tf.identity({v}))
entered(tf.device({v}), lambda: tf.identity({v}))
tf.autograph.to_graph({v})({v})
tf.print({v}, {v}, summarize={v}, sep={v}, end={v})
tf.print({t}, {v}, summarize=2)
tf.strings.format({v}, {v})
tf.strings.format('{} {}', [{v}, {t}], summarize={v})
seeded({v}, lambda: tf.random.normal([2], seed={v}))
seeded(1, lambda: tf.random.uniform([2], {v}, {v}, tf.int32))
tf.random.stateless_uniform([2], {v}, {v}, {v}, tf.int64)
tf.einsum({v}, x, {t})
tf.tensordot(x, {t}, [[{v}], [{v}]])
tf.norm(x, {v}, [0, 1])
tf.where([True, False], {v}, {t})
tf.strings.reduce_join([['a', 'b']], {v}, separator={v})
type('Below', ({v},), {'shape': {v}, 'dtype': {v}})({v})
tf.from_dlpack({a}, copy={v}, device={v})
tf.constant({a}, {v}, {v})
tf.constant([{a}, {v}])
pickle.loads(pickle.dumps(tf.TensorSpec({v}, {v}, {v})))
getattr({v}, '{name}')({v})
""".strip().split("\n")
HOLES = {
    "v": VALUES,
    "t": one_of([*TENSORS, *VARIABLES, "1.0", "[1.0, 2.0]", "x", "x", "x", "x", "np.ones((2, 2), np.float32)"]),
    "a": one_of(ARRAYS),
    "policy": st.sampled_from(POLICIES),
    "body": st.sampled_from(BODIES),
    "binary": st.sampled_from(BINARY),
    "unary": st.sampled_from(UNARY),
    "augment": st.sampled_from("iadd isub imul itruediv ipow ifloordiv imatmul iand".split()),
    "numpy": st.sampled_from("add matmul equal concatenate where dot isclose array_equal append".split()),
    "tape": st.sampled_from("gradient(y, v) jacobian(y, v) reset() watch(v) __exit__() __enter__() __init__() watched_variables()".split(") ")).map(lambda t: t.rstrip(")") + ")"),
    "name": st.sampled_from("write read assign gradient watch stack numpy get_concrete_function apply variables explain trace_for call_trace __init__".split()),
}


@st.composite
def _filled(draw, template):
    """A line from a template, each hole with a draw of its own."""
    return re.sub(r"\{(v|t|a|policy|body|binary|unary|augment|numpy|tape|name)\}", lambda hole: draw(HOLES[hole[1]]), template)


def _things():
    """(group, thing, strategy of lines): functions by module, what types have, values in other ways."""
    for path, value in PUBLIC.items():
        if callable(value) and path not in NOT_CALLED:
            yield path.rpartition(".")[0], path, _line(path, _parameters(value))
    for path, value in {**TYPES, **MORE_TYPES}.items():
        for name, lines in _of_type(path, value):
            yield path, f"{path}.{name}", lines
    for template in LINES:
        yield "lines", template, _filled(template)


GROUPS = collections.defaultdict(dict)
for _group, _thing, _lines in _things():
    GROUPS[_group][_thing] = _lines
