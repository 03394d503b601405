/* Every op of ops.def against what NumPy says (the records, made by record.py).
 *
 * A case is an op, attributes, inputs and results. It is turned into a graph text and run: with static sizes and with a symbol
 * for every axis, with all passes and with none, with inputs dense, transposed in memory, and as every second element of a
 * larger block turned round. Elementwise cases are run on long arrays too, by repeating the recorded elements.
 * An op without records, a dtype that an op takes but no case tests, or a class of shapes left out fails. */
#include "records.h"

#include "ops/ops.h"

static world w;
static int n_runs;

/* --- graph text ------------------------------------------------------------------------------------------------------- */

static void add_types(const record_case *c, bool is_symbolic, etch_strbuf *text)
{
    for (int i = 0; i < c->n_in; i++) {
        const record_array *x = &c->in[i];
        etch__strbuf_addf(text, "%s%%x%d: %s[", i ? ", " : "", i, etch_dtype_name(x->dtype));
        for (int a = 0; a < x->rank; a++) {
            etch__strbuf_add(text, a ? ", " : "");
            if (is_symbolic)
                etch__strbuf_addf(text, "s%d_%d", i, a);
            else
                etch__strbuf_addf(text, "%lld", (long long)x->dims[a]);
        }
        etch__strbuf_add(text, "]");
    }
}

static etch_graph *graph_of_case(const char *op, const record_case *c, bool is_symbolic)
{
    etch_strbuf text;
    etch__strbuf_init(&text, etch_allocator_system());
    etch__strbuf_add(&text, "func @case(");
    add_types(c, is_symbolic, &text);
    etch__strbuf_add(&text, ") {\n  ");
    for (int i = 0; i < c->n_out; i++)
        etch__strbuf_addf(&text, "%s%%y%d", i ? ", " : "", i);
    etch__strbuf_addf(&text, "%s%s", c->n_out ? " = " : "", op);
    for (int i = 0; i < c->n_in; i++)
        etch__strbuf_addf(&text, "%s %%x%d", i ? "," : "", i);
    etch__strbuf_addf(&text, " %s\n  return ", c->attrs);
    for (int i = 0; i < c->n_out; i++)
        etch__strbuf_addf(&text, "%s%%y%d", i ? ", " : "", i);
    etch__strbuf_add(&text, "\n}\n");
    etch_graph *g = NULL;
    etch_status s = etch_graph_parse(w.cx, text.at, text.n, op, &g);
    if (s != ETCH_OK && !is_symbolic)
        fail_msg("%s\n%s", text.at, etch_error_message(w.cx));
    etch__strbuf_fini(&text);
    return g; /* NULL: cannot be typed with symbols alone (split into n parts, unstack) */
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

static void run_case(const char *op, int i_case, const record_case *c, etch_plan *p, layout how, const char *which)
{
    etch_tensor *in[RECORD_MAX_ARRAYS], *out[RECORD_MAX_ARRAYS] = { NULL };
    for (int i = 0; i < c->n_in; i++)
        in[i] = tensor_in_layout(&c->in[i], how);
    etch_status s = etch_plan_run(w.cx, p, in, c->n_in, out, c->n_out);
    if (s != ETCH_OK)
        fail_msg("%s, case %d (%s %s %s), %s, layout %d: %s", op, i_case, c->cls, etch_dtype_name(c->dtype), c->attrs,
                 which, (int)how, etch_error_message(w.cx));
    for (int i = 0; i < c->n_out; i++) {
        char why[256];
        if (!record_matches(&w, out[i], &c->out[i], c, why, sizeof why))
            fail_msg("%s, case %d (%s %s %s), %s, layout %d, result %d: %s", op, i_case, c->cls,
                     etch_dtype_name(c->dtype), c->attrs, which, (int)how, i, why);
    }
    for (int i = 0; i < c->n_in; i++)
        etch_tensor_release(&in[i]);
    for (int i = 0; i < c->n_out; i++)
        etch_tensor_release(&out[i]);
    n_runs++;
}

static void run_in_all_ways(const char *op, int i_case, const record_case *c)
{
    for (int is_symbolic = 0; is_symbolic < 2; is_symbolic++) {
        etch_graph *g = graph_of_case(op, c, is_symbolic);
        for (int level = 0; g && level <= 2; level += 2) {
            etch_plan *p = NULL;
            must(&w, etch_plan_new(w.cx, g, &(etch_plan_options){ .level = level }, &p));
            for (int how = 0; how < N_LAYOUTS; how++)
                run_case(op, i_case, c, p, (layout)how, is_symbolic ? "symbolic" : "static");
            etch_plan_release(&p);
        }
        etch_graph_release(&g);
    }
}

/* A vector case repeated 1,000 times and a bit: many blocks, and a tail. */
static void run_repeated(const char *op, const record_case *c)
{
    record_case big = *c;
    enum { TIMES = 1000 };
    for (int i = 0; i < c->n_in + c->n_out; i++) {
        const record_array *small = i < c->n_in ? &c->in[i] : &c->out[i - c->n_in];
        record_array *x = i < c->n_in ? &big.in[i] : &big.out[i - c->n_in];
        if (small->rank != 1 || small->dims[0] != c->in[0].dims[0] || small->dtype == ETCH_STRING)
            return;
        x->dims[0] = small->dims[0] * TIMES;
        x->data = malloc(small->bytes * TIMES);
        x->bytes = small->bytes * TIMES;
        for (int k = 0; k < TIMES; k++)
            memcpy(x->data + small->bytes * (size_t)k, small->data, small->bytes);
    }
    etch_graph *g = graph_of_case(op, &big, true);
    etch_plan *p = NULL;
    must(&w, etch_plan_new(w.cx, g, NULL, &p));
    run_case(op, -1, &big, p, DENSE, "repeated");
    run_case(op, -1, &big, p, SPARSE, "repeated");
    etch_plan_release(&p);
    etch_graph_release(&g);
    for (int i = 0; i < c->n_in; i++)
        free(big.in[i].data);
    for (int i = 0; i < c->n_out; i++)
        free(big.out[i].data);
}

/* --- completeness ----------------------------------------------------------------------------------------------------- */

static bool has_class(const record_op *r, const char *cls)
{
    for (int i = 0; i < r->n_cases; i++)
        if (strcmp(r->cases[i].cls, cls) == 0)
            return true;
    return false;
}

static bool has_dtype(const record_op *r, etch_dtype t)
{
    for (int i = 0; i < r->n_cases; i++)
        if (r->cases[i].dtype == t || r->cases[i].in[0].dtype == t)
            return true;
    return false;
}

static void check_complete(const etch_op_info *info, const record_op *r)
{
    /* Operand 0 of these is a shape or a key: i32 and i64, or u64, and no others. */
    bool takes_few = strcmp(info->name, "iota") == 0 || strcmp(info->name, "fill") == 0 ||
                     strncmp(info->name, "random_", 7) == 0;
    for (int t = 0; t < ETCH_N_DTYPES && !takes_few; t++)
        if (etch__dtype_is((etch_dtype)t, info->dtypes) && !has_dtype(r, (etch_dtype)t))
            fail_msg("%s takes %s, but no case tests it: add it to tests/ops/record.py", info->name,
                     etch_dtype_name((etch_dtype)t));
    static const char *const classes[] = { "zero", "one" };
    for (int i = 0; i < 2; i++)
        if (!has_class(r, classes[i]))
            fail_msg("%s has no case of class %s", info->name, classes[i]);
    if (info->op_class == ETCH_OP_ELEMWISE && !has_class(r, "scalar"))
        fail_msg("%s has no scalar case", info->name);
    if (info->op_class == ETCH_OP_ELEMWISE && info->n_in > 1 && !has_class(r, "broadcast"))
        fail_msg("%s has no broadcasting case", info->name);
    if (info->op_class == ETCH_OP_REDUCE && !has_class(r, "large"))
        fail_msg("%s has no large case", info->name);
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
        if (info->op_class == ETCH_OP_ELEMWISE && strcmp(r.cases[i].cls, "vector") == 0)
            run_repeated(info->name, &r.cases[i]);
    }
    record_free(&r);
    world_end(&w);
}

int main(int argc, char **argv)
{
    struct CMUnitTest *tests = calloc((size_t)etch__n_ops, sizeof *tests);
    size_t n = 0;
    for (int i = 0; i < etch__n_ops; i++) {
        if (etch__ops[i].op_class == ETCH_OP_STRUCTURE || (argc > 1 && strcmp(argv[1], etch__ops[i].name) != 0))
            continue;
        tests[n++] = (struct CMUnitTest){ .name = etch__ops[i].name,
                                          .test_func = test_op,
                                          .initial_state = (void *)&etch__ops[i] };
    }
    int failed = _cmocka_run_group_tests("ops", tests, n, NULL, NULL);
    print_message("%zu ops, %d runs\n", n, n_runs);
    free(tests);
    return failed != 0;
}
