/* Recording: ops become nodes of the trace's graph, handles stand for their values.
 *
 * While tracing for a present call, what an op requires of sizes is also asked of that call's sizes at once (the hints), so that a
 * call that cannot work fails while it is traced and leaves nothing behind; the graph itself keeps its checks for later
 * sizes. Handles of a finished trace are told apart by their note and refused by name. */
#include "trace/recorder.h"

#include <etch/variable.h>
#include "trace/body.h"
#include "trace/fix.h"
#include "ir/infer.h"
#include "trace/fix.h"
#include <stdio.h>
#include <string.h>

/* --- notes and handles ------------------------------------------------------------------------------------------------ */

etch_trace_note *etch__note_retain(etch_trace_note *n)
{
    atomic_fetch_add_explicit(&n->n_refs, 1, memory_order_relaxed);
    return n;
}

void etch__note_release(etch_trace_note **note)
{
    etch_trace_note *n = *note;
    *note = NULL;
    if (!n || atomic_fetch_sub_explicit(&n->n_refs, 1, memory_order_acq_rel) != 1)
        return;
    etch_runtime *rt = n->rt;
    etch__note_release(&n->outer);
    etch__free(rt->alloc, n->function, strlen(n->function) + 1);
    etch__free(rt->alloc, n, sizeof *n);
    etch_runtime_release(&rt);
}

static etch_status new_note(etch_ctx *cx, const char *function, uint64_t number, etch_trace_note **out)
{
    etch_device *d;
    ETCH_TRY(etch__device_cpu(cx, &d));
    size_t bytes = strlen(function) + 1;
    etch_trace_note *n = etch__alloc_zeroed(cx->alloc, sizeof *n);
    char *name = etch__alloc(cx->alloc, bytes);
    if (!n || !name) {
        etch__free(cx->alloc, n, sizeof *n);
        etch__free(cx->alloc, name, bytes);
        return etch__fail_nomem(cx);
    }
    memcpy(name, function, bytes);
    atomic_init(&n->n_refs, 1);
    n->rt = etch_runtime_retain(cx->rt);
    n->device = d;
    n->function = name;
    n->number = number;
    *out = n;
    return ETCH_OK;
}

static void destroy_handle(etch_tensor *t)
{
    etch_trace_note *n = t->trace;
    etch_device *d = n->device;
    etch__device_host_free(d, t, sizeof *t);
    etch__note_release(&n);
}

/* Was it begun inside of the trace that is under way? */
static bool is_within_present(etch_ctx *cx, const etch_trace_note *n)
{
    const etch_tracer *tr = etch__tracer(cx);
    for (n = n->outer; tr && tr->recording && n; n = n->outer)
        if (n->recording == tr->recording)
            return true;
    return false;
}

static etch_status refuse(etch_ctx *cx, const etch_tensor *t, const char *what)
{
    const etch_trace_note *n = t->trace;
    if (n->recording)
        return etch__fail(cx, ETCH_EINVAL,
                          "%s: the tensor is being traced by '%s' (trace %llu) and has no elements yet", what,
                          n->function, (unsigned long long)n->number);
    bool is_turn = strncmp(n->function, "turn in ", 8) == 0;
    return etch__fail(
        cx, ETCH_EINVAL, "%s: the tensor is out of scope: it was traced by '%s' (trace %llu), which is over%s; %s",
        what, n->function, (unsigned long long)n->number,
        is_within_present(cx, n) ? ", inside of the present trace" : "",
        is_turn ? "carry it round the loop, or write what the turns make to a list of tensors (TensorArray)"
                : "return it from the function to use its value");
}

static etch_status ask_number(etch_recording *r, etch_dim d, int64_t *out);

/* etch_tensor_dim of a traced tensor. */
static int64_t ask_dim(etch_tensor *t, int axis)
{
    const etch_trace_note *n = t->trace;
    etch_recording *r = n->recording;
    int64_t size;
    if (!r || r->tr->cx->sticky)
        return -1;
    r->tr->cx->status = ETCH_OK;
    if (ask_number(r, etch__traced_dim(t, axis), &size) == ETCH_OK)
        return size;
    etch__stick(r->tr->cx);
    return -1;
}

static void note_place(const etch_tensor *t, const char *file, int line)
{
    const etch_trace_note *n = t->trace;
    if (n->recording)
        etch_at(n->recording->tr->cx, file, line);
}

static const etch_traced_ops handle_ops = {
    .at = note_place, .dim = ask_dim, .refuse = refuse, .destroy = destroy_handle
};

etch_dim etch__traced_dim(const etch_tensor *t, int axis)
{
    const etch_trace_note *n = t->trace;
    const etch_type *type = etch__type_of(n->recording->g, t->value);
    return axis >= 0 && axis < type->rank ? type->dims[axis] : ETCH_DIM_FAILED;
}

static bool count_handle(etch_recording *r, etch_val v)
{
    if (v >= r->n_handles.n && !ETCH_VEC_RESERVE(&r->n_handles, r->tr->cx->alloc, v + 1 - r->n_handles.n))
        return false;
    while (r->n_handles.n <= v)
        r->n_handles.at[r->n_handles.n++] = 0;
    if (r->n_handles.at[v] < 2)
        r->n_handles.at[v]++;
    return true;
}

etch_status etch__traced_new(etch_recording *r, etch_val v, etch_tensor **out)
{
    const etch_type *type = etch__type_of(r->g, v);
    etch_tensor *t = count_handle(r, v) ? etch__device_host_alloc(r->note->device, sizeof *t) : NULL;
    if (!t)
        return etch__fail_nomem(r->tr->cx);
    *t = (etch_tensor){ .dtype = (etch_dtype)type->dtype,
                        .rank = type->rank,
                        .traced = &handle_ops,
                        .trace = etch__note_retain(r->note),
                        .value = v };
    atomic_init(&t->n_refs, 1);
    *out = t;
    return ETCH_OK;
}

/* --- sizes of the present call ---------------------------------------------------------------------------------------- */

static bool is_without_hint(const void *user, etch_symbol s)
{
    const etch_recording *r = user;
    return s >= r->hints.n || r->hints.at[s] < 0;
}

/* The program knows the symbols that there are when it is made; a variable's input may bring others. */
static void drop_prog(etch_recording *r)
{
    if (r->has_prog)
        etch__dimprog_fini(&r->prog);
    r->has_prog = false;
    r->slots.n = 0;
    r->n_run = 0;
}

static etch_status make_prog(etch_recording *r)
{
    if (r->has_prog)
        return ETCH_OK;
    ETCH_TRY(etch__dimprog_init(r->tr->cx, r->g->dims, &r->prog));
    r->has_prog = true;
    return ETCH_OK;
}

/* Runs the code that was appended since; the slots' image may have grown. */
static etch_status catch_up(etch_recording *r, const char *what)
{
    etch_ctx *cx = r->tr->cx;
    size_t had = r->slots.n;
    if (!ETCH_VEC_RESERVE(&r->slots, cx->alloc, r->prog.slots.n - had))
        return etch__fail_nomem(cx);
    for (size_t i = had; i < r->prog.slots.n; i++)
        r->slots.at[i] = i < r->hints.n && r->hints.at[i] >= 0 ? r->hints.at[i] : r->prog.slots.at[i];
    r->slots.n = r->prog.slots.n;
    uint32_t end = (uint32_t)r->prog.code.n, stopped = etch__dimprog_run(&r->prog, r->slots.at, r->n_run, end);
    r->n_run = end;
    if (stopped == end)
        return ETCH_OK;
    etch_strbuf why;
    etch__strbuf_init(&why, cx->alloc);
    etch__dimprog_explain(&r->prog, stopped, r->slots.at, &why);
    etch_status s = etch__fail(cx, ETCH_ESHAPE, "%s%s%s", what ? what : "", what ? ": " : "",
                               why.failed ? "sizes do not fit" : why.at);
    etch__strbuf_fini(&why);
    return s;
}

static bool has_hint(const etch_recording *r, etch_dim d) { return !etch__dim_any(r->g->dims, d, is_without_hint, r); }

etch_tri etch__hinted(etch_recording *r, etch_dim d, int64_t *value)
{
    if (etch__dim_is_const(d)) {
        *value = d;
        return ETCH_YES;
    }
    uint32_t slot;
    if (!has_hint(r, d))
        return ETCH_UNKNOWN;
    if (make_prog(r) != ETCH_OK || etch__dimprog_slot(&r->prog, d, &slot) != ETCH_OK || catch_up(r, NULL) != ETCH_OK)
        return ETCH_NO;
    *value = r->slots.at[slot];
    return ETCH_YES;
}

etch_status etch__guard_add(etch_recording *r, etch_guard_reason reason, etch_dimcode code, etch_dim a, etch_dim b)
{
    for (size_t i = 0; i < r->guards.n; i++)
        if (r->guards.at[i].code == code && r->guards.at[i].a == a && r->guards.at[i].b == b)
            return ETCH_OK;
    etch_guard g = { .code = code, .a = a, .b = b, .reason = reason, .at = etch__location(r->tr->cx) };
    return ETCH_VEC_PUSH(&r->guards, r->tr->cx->alloc, g) ? ETCH_OK : etch__fail_nomem(r->tr->cx);
}

/* Never a number that stands for "unknown": programs would go on computing with it. */
static etch_status no_number(etch_recording *r, etch_dim d)
{
    etch_location at = etch__location(r->tr->cx);
    return etch__fail(
        r->tr->cx, ETCH_EINVAL,
        "the size %s is asked for as a number at %s:%d, but the trace is from types alone, which leave it "
        "open; use etch_tensor_dim_of to keep it symbolic, or etch_tensor_known_dim to ask whether it is "
        "known",
        etch__dim_str(r->g, d), at.file ? at.file : "?", at.line);
}

static etch_status ask_number(etch_recording *r, etch_dim d, int64_t *out)
{
    *out = ETCH_ANY_SIZE;
    if (d == ETCH_DIM_FAILED)
        return ETCH_OK;
    switch (etch__hinted(r, d, out)) {
    case ETCH_NO: return r->tr->cx->status;
    case ETCH_UNKNOWN: return no_number(r, d);
    case ETCH_YES: break;
    }
    etch__note_reader(r);
    return etch__dim_is_const(d) ? ETCH_OK : etch__guard_add(r, ETCH_GUARD_NUMBER, ETCH_DIMCODE_CHECK_EQUAL, d, *out);
}

/* What the new node v and the checks from first_check on require, asked of the present sizes. */
static etch_status check_hints(etch_recording *r, const char *op, const etch_val *v, int n, size_t first_check)
{
    etch_graph *g = r->g;
    for (size_t i = first_check; i < g->checks.n; i++) {
        const etch_check *c = &g->checks.at[i];
        uint32_t slot;
        if (!has_hint(r, c->a) || !has_hint(r, c->b))
            continue;
        ETCH_TRY(make_prog(r));
        ETCH_TRY(etch__dimprog_slot(&r->prog, c->a, &slot));
        ETCH_TRY(etch__dimprog_slot(&r->prog, c->b, &slot));
        ETCH_TRY(etch__dimprog_check(&r->prog, c->code, c->a, c->b, (uint32_t)i));
        if (catch_up(r, c->what) != ETCH_OK)
            return etch__fail_within(r->tr->cx, "%s", op);
    }
    for (int k = 0; k < n; k++) {
        const etch_type *t = etch__type_of(g, v[k]);
        for (int a = 0; a < t->rank; a++) {
            int64_t size;
            if (etch__hinted(r, t->dims[a], &size) == ETCH_NO)
                return etch__fail_within(r->tr->cx, "%s", op);
        }
    }
    return ETCH_OK;
}

/* --- operands --------------------------------------------------------------------------------------------------------- */

static etch_status capture(etch_recording *r, etch_tensor *t, bool may_be_constant, etch_val *out)
{
    etch_ctx *cx = r->tr->cx;
    for (size_t i = 0; i < r->captures.n; i++)
        if (r->captures.at[i].tensor == t) {
            *out = r->captures.at[i].val;
            return ETCH_OK;
        }
    if (may_be_constant && !t->traced && t->count <= ETCH_MAX_CONSTANT) {
        *out = etch_graph_constant(r->g, t);
        return *out ? ETCH_OK : cx->status;
    }
    if (!ETCH_VEC_RESERVE(&r->captures, cx->alloc, 1) || !ETCH_VEC_RESERVE(&r->inputs, cx->alloc, 1))
        return etch__fail_nomem(cx);
    char name[32];
    int n = snprintf(name, sizeof name, "captured%zu", r->captures.n);
    etch_dim dims[ETCH_MAX_RANK];
    for (int a = 0; a < t->rank; a++)
        dims[a] = t->traced ? etch__dim_fresh(cx, r->g->dims) : t->dims[a];
    for (int a = 0; a < t->rank; a++)
        if (dims[a] == ETCH_DIM_FAILED)
            return cx->status;
    const etch_type *type = etch__type_tensor(r->g, t->dtype, t->rank, dims);
    if (!type)
        return cx->status;
    ETCH_TRY(etch__graph_add_input(r->g, name, (size_t)n, type, out));
    r->inputs.at[r->inputs.n++] = (etch_input){ ETCH_INPUT_CAPTURE, (uint32_t)r->captures.n };
    r->captures.at[r->captures.n++] = (etch_capture){ etch_tensor_retain(t), *out };
    return ETCH_OK;
}

static etch_status value_of(etch_recording *r, etch_tensor *t, const char *op, bool may_be_constant, etch_val *out)
{
    if (etch__is_of_trace(t, r)) {
        *out = t->value;
        return ETCH_OK;
    }
    if (r->body && !(t->traced && !((const etch_trace_note *)t->trace)->recording))
        return (may_be_constant ? etch__body_take : etch__body_take_input)(r->body, t, op, out);
    if (!t->traced)
        return capture(r, t, may_be_constant, out);
    for (const etch_recording *o = r->outer; o; o = o->outer)
        if (etch__is_of_trace(t, o))
            return capture(r, t, may_be_constant, out);
    return refuse(r->tr->cx, t, op);
}

etch_status etch__recorded_value(etch_recording *r, etch_tensor *t, const char *op, etch_val *out)
{
    return value_of(r, t, op, true, out);
}

etch_status etch__recorded_input(etch_recording *r, etch_tensor *t, const char *op, etch_val *out)
{
    return value_of(r, t, op, false, out);
}

/* --- ops -------------------------------------------------------------------------------------------------------------- */

/* The index of the present place, or 0. */
static uint32_t loc_of(etch_ctx *cx, etch_graph *g)
{
    etch_location at = etch__location(cx);
    if (!at.file)
        return 0;
    if (g->locs.n > 1) {
        const etch_loc *last = &g->locs.at[g->locs.n - 1];
        if (last->file == at.file && (int)last->line == at.line)
            return (uint32_t)(g->locs.n - 1);
    }
    if (g->locs.n == 0 && !ETCH_VEC_PUSH(&g->locs, cx->alloc, ((etch_loc){ 0 })))
        return 0;
    etch_loc loc = { .file = at.file, .line = (uint32_t)at.line };
    return ETCH_VEC_PUSH(&g->locs, cx->alloc, loc) ? (uint32_t)(g->locs.n - 1) : 0;
}

void etch__graph_here(etch_ctx *cx, etch_graph *g) { g->loc = loc_of(cx, g); }

void etch__recording_here(etch_recording *r) { etch__graph_here(r->tr->cx, r->g); }

static etch_status build(etch_recording *r, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                         etch_val *y, int n_out)
{
    etch_ctx *cx = r->tr->cx;
    const char *name = etch__ops[op].name;
    etch_val *x = ETCH_ARENA_ARRAY(&cx->scratch, etch_val, n_in);
    if (!x)
        return etch__fail_nomem(cx);
    etch__recording_here(r);
    for (int i = 0; i < n_in; i++)
        ETCH_TRY(etch__recorded_value(r, in[i], name, &x[i]));
    size_t first_check = r->g->checks.n;
    if (op == ETCH_OP_squeeze)
        ETCH_TRY(etch__fix_squeezed(r, x[0], &attrs));
    int n;
    bool again = true;
    for (n = 0; n == 0 && again;) {
        r->g->wanted.val = 0;
        n = etch__build_n(r->g, op, x, n_in, attrs, y);
        if (n == 0)
            ETCH_TRY(etch__fix_wanted(r, x, n_in, &again));
    }
    if (n == 0)
        return cx->status;
    if (n != n_out)
        return etch__fail(cx, ETCH_EINVAL, "%s: has %d results, not %d", name, n, n_out);
    return check_hints(r, name, y, n_out, first_check);
}

etch_status etch__record(etch_tracer *tr, etch_op op, etch_tensor *const *in, int n_in, const void *attrs,
                         etch_tensor **out, int n_out)
{
    etch_recording *r = tr->recording;
    etch_ctx *cx = tr->cx;
    etch_val y[ETCH_MAX_RESULTS];
    etch_arena_mark mark = etch__arena_mark(&cx->scratch);
    etch_status s = build(r, op, in, n_in, attrs, y, n_out);
    etch__arena_reset(&cx->scratch, mark);
    cx->sticky = false; /* the status says it; the caller lets it stick */
    r->has_failed |= s != ETCH_OK;
    int made = 0;
    for (; s == ETCH_OK && made < n_out; made++)
        s = etch__traced_new(r, y[made], &out[made]);
    for (int i = 0; s != ETCH_OK && i < made; i++)
        etch_tensor_release(&out[i]);
    return s;
}

/* --- the trace -------------------------------------------------------------------------------------------------------- */

etch_status etch__fail_nesting(etch_ctx *cx, const char *function, int depth)
{
    return etch__fail(
        cx, ETCH_ENESTING,
        "'%s': functions are traced inside each other %d deep: a function that calls itself must change an "
        "argument that ends it",
        function, depth);
}

etch_status etch__recording_begin(etch_tracer *tr, const char *function, uint64_t number, bool is_abstract,
                                  etch_recording **out)
{
    etch_ctx *cx = tr->cx;
    int depth = 0;
    *out = NULL;
    for (const etch_recording *o = tr->recording; o; o = o->outer)
        depth++;
    if (depth >= ETCH_MAX_NESTING)
        return etch__fail_nesting(cx, function, depth);
    etch_recording *r = etch__alloc_zeroed(cx->alloc, sizeof *r);
    if (!r)
        return etch__fail_nomem(cx);
    r->tr = tr;
    r->is_abstract = is_abstract;
    r->n_handles_before = tr->handles.n;
    etch_status s = new_note(cx, function, number, &r->note);
    if (s == ETCH_OK)
        s = etch_graph_new(cx, function, &r->g);
    if (s != ETCH_OK) {
        etch__note_release(&r->note);
        etch__free(cx->alloc, r, sizeof *r);
        return s;
    }
    r->note->recording = r;
    r->note->outer = tr->recording ? etch__note_retain(tr->recording->note) : NULL;
    r->outer = tr->recording;
    tr->recording = r;
    *out = r;
    return ETCH_OK;
}

/* Is it what the caller calls a size somewhere in the signature? */
bool etch__is_declared_name(const etch_spec *signature, const char *name)
{
    for (int i = 0; signature && i < signature->n_tensors; i++) {
        const etch_spec *s = etch_spec_tensor_at(signature, i);
        for (int a = 0; a < etch_spec_rank(s); a++) {
            etch_size size = etch_spec_size(s, a);
            if (size.name && strcmp(size.name, name) == 0)
                return true;
        }
    }
    return false;
}

static etch_dim input_dim(etch_recording *r, const etch_spec *s, int axis, bool known_is_constant)
{
    etch_ctx *cx = r->tr->cx;
    etch_size size = etch_spec_size(s, axis);
    if (size.size >= 0 && known_is_constant)
        return size.size;
    char name[64];
    int n = 0;
    for (size_t i = r->hints.n; !size.name && (n == 0 || etch__is_declared_name(r->signature, name)); i++)
        n = snprintf(name, sizeof name, n == 0 ? "s%zu" : "s%zu_", i);
    etch_dim d = size.name ? etch__dim_symbol(cx, r->g->dims, size.name, strlen(size.name))
                           : etch__dim_symbol(cx, r->g->dims, name, (size_t)n);
    etch_symbol symbol;
    if (d != ETCH_DIM_FAILED && etch__dim_is_symbol(r->g->dims, d, &symbol) &&
        (size.lo || size.hi || size.divisor > 1)) {
        etch_dim_range range = { size.lo, size.hi ? size.hi : ETCH_DIM_MAX, size.divisor > 1 ? size.divisor : 1 };
        if (etch__symbol_constrain(cx, r->g->dims, symbol, range) != ETCH_OK)
            return ETCH_DIM_FAILED;
    }
    return d;
}

etch_status etch__note_hint(etch_recording *r, etch_dim d, int64_t size)
{
    etch_ctx *cx = r->tr->cx;
    etch_symbol s;
    if (!etch__dim_is_symbol(r->g->dims, d, &s))
        return ETCH_OK;
    drop_prog(r);
    while (r->hints.n <= s)
        if (!ETCH_VEC_PUSH(&r->hints, cx->alloc, -1))
            return etch__fail_nomem(cx);
    if (size >= 0)
        r->hints.at[s] = size;
    return ETCH_OK;
}

etch_status etch__recording_input(etch_recording *r, const etch_spec *s, const int64_t *sizes, bool known_are_constant,
                                  uint32_t i_tensor, etch_tensor **out)
{
    etch_ctx *cx = r->tr->cx;
    etch_dim dims[ETCH_MAX_RANK];
    int rank = etch_spec_rank(s);
    for (int a = 0; a < rank; a++) {
        dims[a] = input_dim(r, s, a, known_are_constant);
        if (dims[a] == ETCH_DIM_FAILED)
            return cx->status;
        int64_t known = etch_spec_size(s, a).size;
        ETCH_TRY(etch__note_hint(r, dims[a], known >= 0 ? known : sizes ? sizes[a] : ETCH_ANY_SIZE));
    }
    const etch_type *t = etch__type_tensor(r->g, etch_spec_dtype(s), rank, dims);
    etch_val v;
    if (!t)
        return cx->status;
    char name[32];
    int n = snprintf(name, sizeof name, "x%u", i_tensor);
    if (!ETCH_VEC_RESERVE(&r->inputs, cx->alloc, 1))
        return etch__fail_nomem(cx);
    ETCH_TRY(etch__graph_add_input(r->g, name, (size_t)n, t, &v));
    r->inputs.at[r->inputs.n++] = (etch_input){ ETCH_INPUT_ARG, i_tensor };
    etch_tensor *handle;
    ETCH_TRY(etch__traced_new(r, v, &handle));
    *out = etch__own(r->tr, handle);
    if (*out)
        return ETCH_OK;
    cx->sticky = false;
    return cx->status;
}

void etch__recording_end(etch_recording *r)
{
    etch_tracer *tr = r->tr;
    const etch_allocator *a = tr->cx->alloc;
    ETCH_ASSERT(tr->recording == r, "trace of '%s' ends before one that was begun inside it", r->note->function);
    tr->recording = r->outer;
    r->note->recording = NULL;
    etch__bury_handles(tr, r->n_handles_before);
    for (size_t i = 0; i < r->captures.n; i++)
        etch_tensor_release(&r->captures.at[i].tensor);
    for (size_t i = 0; i < r->noted.n; i++)
        etch_tensor_release(&r->noted.at[i]);
    for (size_t i = 0; i < r->variables.n; i++)
        etch_variable_release(&r->variables.at[i].variable);
    for (size_t i = 0; i < r->arg_variables.n; i++)
        etch_variable_release(&r->arg_variables.at[i]);
    for (size_t i = 0; i < r->arg_handles.n; i++)
        etch_variable_release(&r->arg_handles.at[i]);
    drop_prog(r);
    ETCH_VEC_FINI(&r->variables, a);
    ETCH_VEC_FINI(&r->arg_variables, a);
    ETCH_VEC_FINI(&r->arg_handles, a);
    ETCH_VEC_FINI(&r->inputs, a);
    ETCH_VEC_FINI(&r->hints, a);
    ETCH_VEC_FINI(&r->slots, a);
    ETCH_VEC_FINI(&r->guards, a);
    ETCH_VEC_FINI(&r->captures, a);
    ETCH_VEC_FINI(&r->noted, a);
    ETCH_VEC_FINI(&r->n_handles, a);
    ETCH_VEC_FINI(&r->marks, a);
    etch_graph_release(&r->g);
    etch__note_release(&r->note);
    etch__free(a, r, sizeof *r);
}
