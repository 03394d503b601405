/* Every op of ops.def against what NumPy says (the records, made by record.py).
 *
 * A case is an op, attributes, inputs and results. It is turned into a graph text and run: with static sizes and with a symbol
 * for every axis, with all passes and with none, with inputs dense, transposed in memory, and as every second element of a
 * larger block turned round. Cases that say so are run on long arrays too, by repeating the recorded elements. Each case is also
 * run as the op function on tensors, and by that function inside a traced one.
 * An op without records, or whose records leave something out (complete.c), fails. */
#include "complete.h"
#include "matrix/digest.h"
#include "records.h"

#include <etch/function.h>
#include "ir/graph.h"
#include "trace/op.h"

static world w;
static int n_cases, n_runs;

/* --- sizes that must be known ------------------------------------------------------------------------------------------- */

/* All ops can be typed with a symbol for every size, but for these sizes, which decide how many results or axes there are. */
static const struct {
    const char *op;
    int operand;
    enum { LAST_AXIS, AXIS_OF_ATTRS } axis;
} known_sizes[] = {
    { "gather_nd", 1, LAST_AXIS },         /* the length of index vectors, by which the result has fewer axes */
    { "scatter_nd_add", 1, LAST_AXIS },    /* the same */
    { "scatter_nd_update", 1, LAST_AXIS }, /* the same */
    { "scatter_nd_min", 1, LAST_AXIS },    /* the same */
    { "scatter_nd_max", 1, LAST_AXIS },    /* the same */
    { "part_get", 1, LAST_AXIS },          /* the number of axes of the result */
    { "parts_stack", 1, LAST_AXIS },       /* the same */
    { "parts_concat", 1, LAST_AXIS },      /* the same */
    { "unstack", 0, AXIS_OF_ATTRS },       /* the number of results */
};

static bool must_be_known(const char *op, const record_case *c, int operand, int axis)
{
    for (size_t i = 0; i < ETCH_COUNT_OF(known_sizes); i++) {
        if (strcmp(known_sizes[i].op, op) != 0 || known_sizes[i].operand != operand)
            continue;
        int at = -1;
        if (known_sizes[i].axis == AXIS_OF_ATTRS)
            assert_int_equal(sscanf(c->attrs, "axis=%d", &at), 1);
        return axis == (at < 0 ? at + c->in[operand].rank : at);
    }
    return false;
}

/* --- graph text ------------------------------------------------------------------------------------------------------- */

static bool can_be_symbol(const char *op, const record_case *c, int operand, int axis)
{
    return !must_be_known(op, c, operand, axis);
}

static etch_graph *graph_of_case(const char *op, const record_case *c, bool is_symbolic)
{
    return record_graph(&w, op, c, is_symbolic ? can_be_symbol : NULL);
}

/* --- layouts ---------------------------------------------------------------------------------------------------------- */

typedef enum layout { DENSE, TRANSPOSED, SPARSE, N_LAYOUTS } layout;

/* A tensor with the record's elements that lies in memory in this way. */
static etch_tensor *tensor_in_layout(const record_array *x, layout how)
{
    etch_tensor *dense = record_tensor(&w, x), *out = NULL, *tmp = NULL;
    if (how == DENSE || x->rank == 0 || x->dtype == ETCH_STRING)
        return dense;
    int perm[ETCH_MAX_RANK];
    int64_t dims[ETCH_MAX_RANK];
    if (how == TRANSPOSED) { /* stored with the axes in reverse order */
        for (int a = 0; a < x->rank; a++)
            perm[a] = x->rank - 1 - a;
        must(&w, etch_tensor_transpose(w.cx, dense, perm, &tmp));
        etch_tensor_release(&dense);
        must(&w, etch_tensor_dense(w.cx, tmp, &dense));
        must(&w, etch_tensor_transpose(w.cx, dense, perm, &out));
        etch_tensor_release(&tmp), etch_tensor_release(&dense);
        return out;
    }
    for (int a = 0; a < x->rank; a++)
        dims[a] = a == x->rank - 1 ? 2 * x->dims[a] : x->dims[a];
    must(&w, etch_tensor_new(w.cx, x->dtype, dims, x->rank, &tmp));
    size_t bytes = etch_dtype_bytes(x->dtype);
    char *to = etch_tensor_map(w.cx, tmp, true);
    int64_t inner = x->dims[x->rank - 1];
    for (int64_t i = 0; i < etch_tensor_count(tmp); i++) { /* element j of a row lies at 2 * (inner - 1 - j) + 1 */
        int64_t row = i / (2 * inner), at = i % (2 * inner), j = inner - 1 - at / 2;
        memcpy(to + (size_t)i * bytes, x->data + (size_t)(row * inner + j) * bytes, bytes);
        if (at % 2 == 0)
            memset(to + (size_t)i * bytes, x->dtype == ETCH_BOOL ? 1 : 0x5a, bytes);
    }
    etch_tensor_unmap(w.cx, tmp);
    must(&w, etch_tensor_slice(w.cx, tmp, x->rank - 1, inner ? 2 * inner - 1 : 0, inner, -2, &out));
    etch_tensor_release(&tmp), etch_tensor_release(&dense);
    return out;
}

/* --- running ---------------------------------------------------------------------------------------------------------- */

static void check_results(const char *op, int i_case, const record_case *c, etch_status s, etch_tensor **out, int how,
                          const char *which)
{
    if (s != ETCH_OK)
        fail_msg("%s, case %d (%s %s %s), %s, layout %d: %s", op, i_case, c->cls, etch_dtype_name(c->dtype), c->attrs,
                 which, how, etch_error_message(w.cx));
    for (int i = 0; i < c->n_out; i++) {
        char why[256], what[128];
        snprintf(what, sizeof what, "%s, case %d, %s, layout %d, result %d", op, i_case, which, how, i);
        digest(what, w.cx, out[i]);
        if (!record_matches(&w, out[i], &c->out[i], c, why, sizeof why))
            fail_msg("%s, case %d (%s %s %s), %s, layout %d, result %d: %s", op, i_case, c->cls,
                     etch_dtype_name(c->dtype), c->attrs, which, how, i, why);
    }
    n_runs++;
}

static void run_case(const char *op, int i_case, const record_case *c, etch_plan *p, layout how, const char *which)
{
    etch_tensor *in[RECORD_MAX_ARRAYS], *out[RECORD_MAX_ARRAYS] = { NULL };
    for (int i = 0; i < c->n_in; i++)
        in[i] = tensor_in_layout(&c->in[i], how);
    check_results(op, i_case, c, etch_plan_run(w.cx, p, in, c->n_in, out, c->n_out), out, (int)how, which);
    for (int i = 0; i < c->n_in; i++)
        etch_tensor_release(&in[i]);
    for (int i = 0; i < c->n_out; i++)
        etch_tensor_release(&out[i]);
}

/* --- as a function on tensors ------------------------------------------------------------------------------------------- */

typedef struct op_call {
    const etch_op_info *info;
    const record_case *c;
    const void *attrs;
} op_call;

static etch_op op_of(const etch_op_info *info) { return (etch_op)(info - etch__ops); }

/* The attributes of a case, from their text; in the memory of g. */
static const void *attrs_of_case(const etch_op_info *info, const record_case *c, etch_graph *g)
{
    void *attrs = etch__arena_alloc(&g->arena, info->attrs->bytes + 1u, _Alignof(max_align_t));
    uint32_t missing;
    assert_non_null(attrs);
    must(&w, etch__attrs_defaults(g, info->attrs, attrs, &missing));
    for (const char *at = c->attrs; *at;) {
        size_t n = strcspn(at, "=");
        int i = 0;
        while (i < info->attrs->n_fields &&
               !(strlen(info->attrs->fields[i].name) == n && memcmp(info->attrs->fields[i].name, at, n) == 0))
            i++;
        assert_true(i < info->attrs->n_fields);
        at += n + 1;
        must(&w, etch__attrs_parse_field(g, info->attrs, i, &at, attrs));
        at += strspn(at, " ");
    }
    return attrs;
}

static void body_of_case(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *results, void *user)
{
    const op_call *call = user;
    etch_tensor *in[RECORD_MAX_ARRAYS], *out[RECORD_MAX_ARRAYS];
    for (int i = 0; i < n_args; i++)
        in[i] = args[i].tensor;
    etch__op_many(cx, op_of(call->info), in, n_args, call->attrs, out, call->c->n_out);
    for (int i = 0; i < call->c->n_out; i++)
        etch_return(results, out[i]);
}

static void run_as_functions(const etch_op_info *info, int i_case, const record_case *c)
{
    etch_scope scope = etch_scope_begin(w.cx);
    etch_graph *g = NULL;
    must(&w, etch_graph_new(w.cx, "attrs", &g));
    op_call call = { info, c, attrs_of_case(info, c, g) };
    etch_tensor *in[RECORD_MAX_ARRAYS], *out[RECORD_MAX_ARRAYS] = { NULL };
    etch_arg args[RECORD_MAX_ARRAYS];
    for (int i = 0; i < c->n_in; i++) {
        in[i] = etch_hand_over(w.cx, tensor_in_layout(&c->in[i], i_case % N_LAYOUTS));
        args[i] = ETCH_ARG_TENSOR(in[i]);
    }
    etch__op_many(w.cx, op_of(info), in, c->n_in, call.attrs, out, c->n_out);
    check_results(info->name, i_case, c, etch_error_status(w.cx), out, i_case % N_LAYOUTS, "as a function");
    etch_function_options options = { .structured = body_of_case };
    etch_function *f = etch_function_new(w.cx, info->name, NULL, &call, &options);
    int n = etch_call_args(w.cx, f, args, c->n_in, out, c->n_out, NULL);
    check_results(info->name, i_case, c, etch_error_status(w.cx), out, i_case % N_LAYOUTS, "traced");
    assert_int_equal(n, c->n_out);
    etch_function_release(&f);
    etch_graph_release(&g);
    etch_scope_end(w.cx, scope);
}

static void run_in_all_ways(const char *op, int i_case, const record_case *c)
{
    for (int is_symbolic = 0; is_symbolic < 2; is_symbolic++) {
        etch_graph *g = graph_of_case(op, c, is_symbolic);
        for (int level = 0; level <= 2; level += 2) {
            etch_plan *p = NULL;
            must(&w, etch_plan_new(w.cx, g, &(etch_plan_options){ .level = level }, &p));
            for (int how = 0; how < N_LAYOUTS; how++)
                run_case(op, i_case, c, p, (layout)how, is_symbolic ? "symbolic" : "static");
            etch_plan_release(&p);
        }
        etch_graph_release(&g);
    }
}

/* A case repeated along axis 0: many tiles, and a part of one. */
static void run_repeated(const char *op, int i_case, const record_case *c)
{
    record_case big = record_repeated(c, RECORD_TIMES);
    etch_graph *g = graph_of_case(op, &big, true);
    etch_plan *p = NULL;
    must(&w, etch_plan_new(w.cx, g, NULL, &p));
    for (int how = 0; how < N_LAYOUTS; how++)
        run_case(op, i_case, &big, p, (layout)how, "repeated");
    etch_plan_release(&p);
    etch_graph_release(&g);
    record_free_case(&big);
}

/* --- the tests: one per op -------------------------------------------------------------------------------------------- */

static void test_op(void **state)
{
    const etch_op_info *info = *state;
    char path[512];
    snprintf(path, sizeof path, "%s/tests/ops/records/%s.txt", ETCH_SOURCE_DIR, info->name);
    world_begin(&w);
    record_op r;
    if (!record_load(path, &r))
        fail_msg("%s has no records (%s): add it to tests/ops/record.py and run it", info->name, path);
    check_complete(info, &r);
    for (int i = 0; i < r.n_cases; i++) {
        run_in_all_ways(info->name, i, &r.cases[i]);
        run_as_functions(info, i, &r.cases[i]);
        if (r.cases[i].repeats)
            run_repeated(info->name, i, &r.cases[i]);
    }
    n_cases += r.n_cases;
    record_free(&r);
    world_end(&w);
}

int main(int argc, char **argv)
{
    struct CMUnitTest *tests = calloc((size_t)etch__n_ops, sizeof *tests);
    size_t n = 0;
    for (int i = 0; i < etch__n_ops; i++) {
        bool has_no_records = etch__ops[i].op_class == ETCH_OP_STRUCTURE || etch__ops[i].op_class == ETCH_OP_CONTROL ||
                              etch__ops[i].flags & ETCH_FLAG_EFFECT || strcmp(etch__ops[i].attrs->name, "host") == 0;
        if (has_no_records || (argc > 1 && strcmp(argv[1], etch__ops[i].name) != 0))
            continue;
        tests[n++] = (struct CMUnitTest){ .name = etch__ops[i].name,
                                          .test_func = test_op,
                                          .initial_state = (void *)&etch__ops[i] };
    }
    if (n == 0) {
        fprintf(stderr, "there is no op %s\n", argv[1]);
        free(tests);
        return 1;
    }
    int failed = _cmocka_run_group_tests("ops", tests, n, NULL, NULL);
    print_message("%zu ops, %d cases, %d runs\n", n, n_cases, n_runs);
    free(tests);
    return failed != 0;
}
