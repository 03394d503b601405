/* Growable lists against a plain model: random sequences of everything that can be done with a list, with elements of one shape and of
 * different sizes, of every dtype, eagerly and by traced functions, which are traced once; and the errors. */
#include "function_testing.h"

#include <etch/list.h>

/* --- the model ---------------------------------------------------------------------------------------------------- */

enum { MAX_LENGTH = 24, MAX_ELEMENTS = 16, RANK = 2, N_WORDS = 5 };

typedef struct element {
    int64_t dims[RANK];
    int values[MAX_ELEMENTS]; /* small integers: the same in every dtype; of strings, which word */
} element;

typedef struct model {
    etch_dtype dtype;
    int rank;
    bool differ;
    int64_t dims[RANK]; /* of elements of one shape */
    int length;
    element at[MAX_LENGTH];
} model;

static const char *const words[N_WORDS] = { "", "a", "bc", "def", "gh" };

static uint64_t random_state;
static int random_below(int n)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (int)((random_state >> 33) % (uint64_t)n);
}

static int64_t count_of(const int64_t *dims, int rank)
{
    int64_t n = 1;
    for (int a = 0; a < rank; a++)
        n *= dims[a];
    return n;
}

static element random_element(const model *m)
{
    element e = { .dims = { 0 } };
    for (int a = 0; a < m->rank; a++)
        e.dims[a] = m->differ ? random_below(4) : m->dims[a];
    int n_values = m->dtype == ETCH_BOOL ? 2 : N_WORDS;
    for (int64_t i = 0; i < count_of(e.dims, m->rank); i++)
        e.values[i] = random_below(n_values);
    return e;
}

static element no_element(const model *m)
{
    element e = { .dims = { 0 } };
    for (int a = 0; a < m->rank && !m->differ; a++)
        e.dims[a] = m->dims[a];
    return e;
}

/* --- tensors of it ------------------------------------------------------------------------------------------------ */

static etch_tensor *tensor_with(world *w, etch_dtype t, const int64_t *dims, int rank, const int *values)
{
    double numbers[MAX_LENGTH * MAX_ELEMENTS];
    const char *texts[MAX_LENGTH * MAX_ELEMENTS];
    for (int64_t i = 0; i < count_of(dims, rank); i++) {
        numbers[i] = values[i];
        texts[i] = words[values[i]];
    }
    if (t == ETCH_STRING)
        return etch_from(w->cx, t, dims, rank, texts);
    return etch_cast(w->cx, etch_from(w->cx, ETCH_F64, dims, rank, numbers), t);
}

static void expect(world *w, etch_tensor *got, etch_dtype t, const int64_t *dims, int rank, const int *values)
{
    if (!got)
        fail_msg("%s", etch_error_message(w->cx));
    assert_int_equal(etch_tensor_dtype(got), t);
    expect_dims(got, rank, dims);
    etch_tensor *want = tensor_with(w, t, dims, rank, values);
    etch_tensor *same = t == ETCH_STRING ? etch_string_equal(w->cx, got, want) : etch_equal(w->cx, got, want);
    etch_tensor *all = etch_all(w->cx, same, ETCH_ALL_AXES, false);
    must(w, ETCH_OK);
    expect_bytes(w, all, (const char[]){ 1 }, 1);
}

/* All elements one behind the other. */
static int64_t join(const model *m, int *values)
{
    int64_t n = 0;
    for (int i = 0; i < m->length; i++) {
        int64_t n_one = count_of(m->at[i].dims, m->rank);
        memcpy(values + n, m->at[i].values, (size_t)n_one * sizeof *values);
        n += n_one;
    }
    return n;
}

static bool are_alike(const model *m, int first_axis, bool skips_none)
{
    const element *first = NULL;
    for (int i = 0; i < m->length; i++) {
        const element *e = &m->at[i];
        bool is_none = true;
        for (int a = 0; a < m->rank; a++)
            is_none &= e->dims[a] == 0;
        if (is_none && skips_none)
            continue;
        first = first ? first : e;
        for (int a = first_axis; a < m->rank; a++)
            if (e->dims[a] != first->dims[a])
                return false;
    }
    return true;
}

/* --- what is done ------------------------------------------------------------------------------------------------- */

typedef enum kind { SET, REPLACE, PUSH, GET, LENGTH, STACK, CONCAT, N_KINDS } kind;

typedef struct doing {
    kind kind;
    bool differ;
} doing;

/* Out of the list, index and element; how many results there are. */
static int apply(etch_ctx *cx, kind k, etch_list l, etch_tensor *index, etch_tensor *e, etch_tensor **out)
{
    switch (k) {
    case SET: l = etch_list_set(cx, l, index, e); break;
    case REPLACE: l = etch_list_replace(cx, l, index, e); break;
    case PUSH: l = etch_list_push(cx, l, e); break;
    case GET: out[0] = etch_list_get(cx, l, index); return 1;
    case LENGTH: out[0] = etch_list_length(cx, l); return 1;
    case STACK: out[0] = etch_list_stack(cx, l); return 1;
    default: out[0] = etch_list_concat(cx, l); return 1;
    }
    out[0] = l.rows;
    out[1] = l.sizes;
    return l.sizes ? 2 : 1;
}

static void traced_body(etch_ctx *cx, const etch_arg *args, int n_args, etch_results *results, void *user)
{
    const doing *d = user;
    etch_tensor *in[4], *out[2];
    for (int i = 0; i < n_args; i++)
        in[i] = args[i].tensor;
    etch_list l = etch_list_unflatten(in, d->differ ? 2 : 1);
    int n = apply(cx, d->kind, l, in[n_args - 2], in[n_args - 1], out);
    for (int i = 0; i < n; i++)
        etch_return(results, out[i]);
}

typedef struct player {
    world *w;
    bool is_traced;
    doing doings[N_KINDS];
    etch_function *functions[N_KINDS];
} player;

static void do_it(player *p, kind k, etch_list l, etch_tensor *index, etch_tensor *e, etch_tensor **out)
{
    etch_ctx *cx = p->w->cx;
    out[0] = out[1] = NULL;
    if (!p->is_traced) {
        apply(cx, k, l, index, e, out);
        return;
    }
    if (!p->functions[k]) {
        p->doings[k] = (doing){ k, l.sizes != NULL };
        p->functions[k] = etch_function_new(cx, "list", NULL, &p->doings[k],
                                            &(etch_function_options){ .structured = traced_body });
    }
    etch_arg args[4];
    int n = 0;
    args[n++] = ETCH_ARG_TENSOR(l.rows);
    if (l.sizes)
        args[n++] = ETCH_ARG_TENSOR(l.sizes);
    args[n++] = ETCH_ARG_TENSOR(index);
    args[n++] = ETCH_ARG_TENSOR(e);
    etch_call_args(cx, p->functions[k], args, n, out, l.sizes && k <= PUSH ? 2 : 1, NULL);
}

static void expect_failure(world *w, etch_tensor *got, etch_status s)
{
    assert_null(got);
    assert_int_equal(etch_error_status(w->cx), s);
    etch_error_clear(w->cx);
}

/* Is the list what the model says? Gives both of its tensors to the caller. */
static void check_list(world *w, const model *m, etch_list l)
{
    int values[MAX_LENGTH * MAX_ELEMENTS] = { 0 }, sizes[MAX_LENGTH * RANK];
    int64_t n = join(m, values), dims[RANK + 1] = { m->length };
    if (!m->differ) {
        memcpy(dims + 1, m->dims, sizeof m->dims);
        expect(w, l.rows, m->dtype, dims, m->rank + 1, values);
        assert_null(l.sizes);
        return;
    }
    expect(w, l.rows, m->dtype, &n, 1, values);
    for (int i = 0; i < m->length * m->rank; i++)
        sizes[i] = (int)m->at[i / m->rank].dims[i % m->rank];
    dims[1] = m->rank;
    etch_tensor *as_numbers = etch_cast(w->cx, l.sizes, ETCH_F64);
    expect(w, as_numbers, ETCH_F64, dims, 2, sizes);
}

static void check_all(player *p, const model *m, kind k, etch_list l, etch_tensor *any, etch_tensor *e)
{
    world *w = p->w;
    int values[MAX_LENGTH * MAX_ELEMENTS] = { 0 };
    int64_t n = join(m, values), dims[RANK + 1] = { 0 };
    etch_tensor *out[2];
    do_it(p, k, l, any, e, out);
    if (k == LENGTH) {
        EXPECT_I64(w, out[0], m->length);
        return;
    }
    bool is_fine = k == STACK ? are_alike(m, 0, false) : m->rank > 0 && are_alike(m, 1, true);
    if (!is_fine) {
        expect_failure(w, out[0], ETCH_ESHAPE);
        return;
    }
    /* Of no elements: what is not known is 0. */
    const element *like = NULL;
    for (int i = 0; i < m->length && !like; i++)
        if (k == STACK || !m->differ || m->at[i].dims[0] || m->at[i].dims[m->rank - 1])
            like = &m->at[i];
    const element none = no_element(m);
    like = like ? like : &none;
    int first = k == STACK ? 1 : 0;
    for (int a = 0; a < m->rank; a++)
        dims[a + first] = like->dims[a];
    if (k == STACK)
        dims[0] = m->length;
    else
        for (int i = (int)(dims[0] = 0); i < m->length; i++)
            dims[0] += m->at[i].dims[0];
    assert_int_equal(count_of(dims, m->rank + first), n);
    expect(w, out[0], m->dtype, dims, m->rank + first, values);
}

/* One random step; the list is replaced. */
static void step(player *p, model *m, etch_list *l)
{
    world *w = p->w;
    etch_scope scope = etch_scope_begin(w->cx);
    kind k = (kind)random_below(N_KINDS);
    int at = random_below(8) == 0 ? m->length + random_below(4) : random_below(m->length + 1);
    if (random_below(30) == 0)
        at = -1 - random_below(2);
    element e = random_element(m);
    etch_tensor *index = etch_int(w->cx, random_below(2) && !p->is_traced ? ETCH_I32 : ETCH_I64, at), *out[2];
    etch_tensor *one = tensor_with(w, m->dtype, e.dims, m->rank, e.values);
    at = k == PUSH ? m->length : at;
    bool is_there = at >= 0 && at < m->length, is_fine = k == REPLACE || k == GET ? is_there : at >= 0;
    if (k >= LENGTH)
        check_all(p, m, k, *l, index, one);
    else if (k != PUSH && !is_fine) {
        do_it(p, k, *l, index, one, out);
        expect_failure(w, out[0], ETCH_ERANGE);
    } else if (k == GET) {
        do_it(p, k, *l, index, one, out);
        expect(w, out[0], m->dtype, m->at[at].dims, m->rank, m->at[at].values);
    } else if (at < MAX_LENGTH) {
        do_it(p, k, *l, index, one, out);
        for (; m->length <= at; m->length++)
            m->at[m->length] = no_element(m);
        m->at[at] = e;
        check_list(w, m, (etch_list){ out[0], out[1] });
        etch_tensor_release(&l->rows);
        etch_tensor_release(&l->sizes);
        *l = (etch_list){ etch_keep(w->cx, out[0]), etch_keep(w->cx, out[1]) };
    }
    etch_scope_end(w->cx, scope);
}

static void begin_list(world *w, model *m, etch_list *l)
{
    int64_t dims[RANK] = { 0 };
    for (int a = 0; a < m->rank; a++)
        dims[a] = m->differ ? ETCH_ANY_SIZE : m->dims[a];
    m->length = random_below(3);
    for (int i = 0; i < m->length; i++)
        m->at[i] = no_element(m);
    etch_tensor_release(&l->rows);
    etch_tensor_release(&l->sizes);
    *l = etch_list_new(w->cx, m->dtype, dims, m->rank, m->length);
    must(w, ETCH_OK);
    *l = (etch_list){ etch_keep(w->cx, l->rows), etch_keep(w->cx, l->sizes) };
    check_list(w, m, *l);
}

static void play(etch_dtype t, bool is_traced, int n_steps)
{
    static const int64_t shapes[][RANK] = { { 3, 2 }, { 0, 2 }, { 1, 1 }, { 2, 4 } };
    for (int round = 0; round < 6; round++) {
        world w;
        world_begin(&w);
        player p = { .w = &w, .is_traced = is_traced };
        bool differ = round >= 3;
        model m = { .dtype = t, .differ = differ, .rank = differ ? 1 + round % RANK : round };
        memcpy(m.dims, shapes[random_below(4)], sizeof m.dims);
        etch_list l = { NULL, NULL };
        for (int i = 0; i < n_steps; i++) {
            if (!l.rows || m.length >= MAX_LENGTH - 4) {
                etch_scope scope = etch_scope_begin(w.cx);
                begin_list(&w, &m, &l);
                etch_scope_end(w.cx, scope);
            }
            step(&p, &m, &l);
        }
        for (int k = 0; k < N_KINDS; k++) {
            bool is_refused = k == CONCAT && m.rank == 0; /* by its types, whenever it is traced */
            if (p.functions[k])
                assert_int_equal(n_traces(p.functions[k]), is_refused ? 0 : 1);
            etch_function_release(&p.functions[k]);
        }
        etch_tensor_release(&l.rows);
        etch_tensor_release(&l.sizes);
        world_end(&w);
    }
}

static void test_random_eager(void **state)
{
    (void)state;
    random_state = 1;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        play((etch_dtype)t, false, t == ETCH_F32 || t == ETCH_STRING ? 400 : 60);
}

static void test_random_traced(void **state)
{
    (void)state;
    random_state = 2;
    for (int t = 0; t < ETCH_N_DTYPES; t++)
        play((etch_dtype)t, true, t == ETCH_F32 || t == ETCH_STRING ? 400 : 60);
}

/* --- making them -------------------------------------------------------------------------------------------------- */

static etch_tensor *parts_of(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    etch_list l = etch_list_split(cx, in[0], in[1]);
    l = etch_list_push(cx, l, in[0]);
    return etch_list_concat(cx, l);
}

static void test_of_and_split(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_scope scope = etch_scope_begin(w.cx);
    etch_tensor *x = etch_from(w.cx, ETCH_F32, DIMS(3, 2), 2, (const float[]){ 1, 2, 3, 4, 5, 6 });
    etch_list l = etch_list_of(w.cx, x);
    EXPECT_F32(&w, etch_list_get(w.cx, l, etch_int(w.cx, ETCH_I64, 1)), 3, 4);
    EXPECT_I64(&w, etch_list_length(w.cx, l), 3);
    etch_tensor *lengths = etch_from(w.cx, ETCH_I32, DIMS(3), 1, (const int32_t[]){ 1, 0, 2 });
    l = etch_list_split(w.cx, x, lengths);
    EXPECT_I64(&w, l.sizes, 1, 2, 0, 2, 2, 2);
    etch_tensor *part = etch_list_get(w.cx, l, etch_int(w.cx, ETCH_I64, 2));
    expect_dims(part, 2, DIMS(2, 2));
    EXPECT_F32(&w, part, 3, 4, 5, 6);
    expect_dims(etch_list_get(w.cx, l, etch_int(w.cx, ETCH_I64, 1)), 2, DIMS(0, 2));
    etch_function *f = function_with(&w, parts_of, NULL, ETCH_SYMBOLIC);
    for (int64_t n = 0; n < 5; n++) {
        etch_tensor *in[] = { FULL(&w, 1, n + 1, 2), etch_int_list(w.cx, DIMS(n, 1), 2) };
        expect_dims(etch_call1(w.cx, f, in, 2), 2, DIMS(2 * n + 2, 2));
    }
    assert_int_equal(n_traces(f), 1);
    etch_function_release(&f);
    l = etch_list_like(w.cx, x, etch_int(w.cx, ETCH_I32, 2));
    expect_dims(l.rows, 3, DIMS(2, 3, 2));
    EXPECT_F32(&w, l.rows, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    must(&w, ETCH_OK);
    etch_scope_end(w.cx, scope);
    world_end(&w);
}

/* --- errors ------------------------------------------------------------------------------------------------------- */

static void says(world *w, etch_status s, const char *text)
{
    expect_error(w, etch_error_status(w->cx), s, text);
    etch_error_clear(w->cx);
}

static etch_tensor *get_at(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_list_get(cx, etch_list_split(cx, in[0], in[1]), in[2]);
}

static etch_tensor *set_at(etch_ctx *cx, etch_tensor *const *in, int n_in, void *user)
{
    (void)n_in, (void)user;
    return etch_list_set(cx, etch_list_of(cx, in[0]), in[1], in[2]).rows;
}

static void test_errors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_scope scope = etch_scope_begin(cx);
    etch_list rows = etch_list_new(cx, ETCH_F32, DIMS(2, 3), 2, 4);
    etch_list parts = etch_list_new(cx, ETCH_F32, DIMS(ETCH_ANY_SIZE, 3), 2, 2);
    etch_tensor *zero = etch_int(cx, ETCH_I64, 0), *x = FULL(&w, 1, 2, 3), *y = FULL(&w, 1, 1, 4);

    assert_null(etch_list_set(cx, rows, zero, FULL(&w, 1, 2, 4)).rows);
    says(&w, ETCH_ESHAPE, "list_set: the element is f32[2, 4], but those of the list are f32[2, 3]");
    assert_null(etch_list_push(cx, rows, FULL(&w, 1, 3)).rows);
    says(&w, ETCH_ESHAPE, "list_push: the element is f32[3], but those of the list are f32[2, 3]");
    assert_null(etch_list_replace(cx, rows, zero, etch_int(cx, ETCH_I64, 3)).rows);
    says(&w, ETCH_EDTYPE, "list_replace: the element is i64[], but those of the list are f32[2, 3]");
    assert_null(etch_list_set(cx, parts, zero, FULL(&w, 1, 3)).rows);
    says(&w, ETCH_ESHAPE, "list_set: the element is f32[3], but those of the list are f32 of rank 2");
    assert_null(etch_list_set(cx, rows, etch_int(cx, ETCH_I64, -3), x).rows);
    says(&w, ETCH_ERANGE, "the index is -3; it must be from 0 on, and the list has a length of 4");
    assert_null(etch_list_set(cx, parts, etch_int(cx, ETCH_I64, INT64_MAX), x).rows);
    says(&w, ETCH_ERANGE, "the index is 9223372036854775807");
    assert_null(etch_list_set(cx, rows, etch_int(cx, ETCH_I64, INT64_C(1) << 61), x).rows);
    says(&w, ETCH_ERANGE, "");
    assert_null(etch_list_replace(cx, rows, etch_int(cx, ETCH_I64, 4), x).rows);
    says(&w, ETCH_ERANGE, "= 4 is not in [0, 4): out of range for axis 0 of size 4");
    assert_null(etch_list_get(cx, rows, etch_int(cx, ETCH_I64, 5)));
    says(&w, ETCH_ERANGE, "= 5 is not in [0, 4): out of range for axis 0 of size 4");
    assert_null(etch_list_get(cx, parts, etch_int(cx, ETCH_I64, 2)));
    says(&w, ETCH_ERANGE, "the index is 2, and the list has a length of 2");
    assert_null(etch_list_get(cx, rows, etch_scalar(cx, ETCH_F32, 1)));
    says(&w, ETCH_EDTYPE, "");
    assert_null(etch_list_set(cx, rows, etch_int_list(cx, DIMS(1, 2), 2), x).rows);
    says(&w, ETCH_ESHAPE, "");
    parts = etch_list_push(cx, etch_list_push(cx, parts, x), y);
    assert_null(etch_list_stack(cx, parts));
    says(&w, ETCH_ESHAPE, "element 2 is [2,3] and element 0 is [0,0]; only elements of one shape can be stacked");
    assert_null(etch_list_concat(cx, parts));
    says(&w, ETCH_ESHAPE, "element 3 is [1,4] and element 2 is [2,3]; they may differ in the first size alone");
    assert_null(etch_list_concat(cx, etch_list_new(cx, ETCH_F32, NULL, 0, 3)));
    says(&w, ETCH_ESHAPE, "list_concat: the elements are scalars");
    assert_null(etch_list_of(cx, zero).rows);
    says(&w, ETCH_EINVAL, "list_of: the list is of tensors that make none");
    assert_null(etch_list_split(cx, x, etch_int_list(cx, DIMS(1, 2), 2)).rows);
    says(&w, ETCH_ERANGE, "length 1 is 2, and 1 of 2 are left");
    assert_null(etch_list_split(cx, x, etch_int_list(cx, DIMS(1), 1)).rows);
    says(&w, ETCH_ERANGE, "the lengths add up to 1, not to the 2 along axis 0");
    assert_null(etch_list_new(cx, ETCH_F32, DIMS(2, -2), 2, 1).rows);
    says(&w, ETCH_EINVAL, "list_new: size 1 is -2");
    assert_null(etch_list_new(cx, ETCH_F32, NULL, 1, 1).rows);
    says(&w, ETCH_EINVAL, "whose sizes are NULL");
    assert_null(etch_list_new(cx, ETCH_F32, NULL, 0, -1).rows);
    says(&w, ETCH_EINVAL, "list_new: -1 elements");
    assert_null(etch_list_push(cx, (etch_list){ NULL, NULL }, x).rows);
    says(&w, ETCH_EINVAL, "list_push: the list is NULL");
    assert_null(etch_list_push(cx, rows, NULL).rows);
    says(&w, ETCH_EINVAL, "list_push: the element is NULL");
    assert_null(etch_list_get(cx, (etch_list){ x, x }, zero));
    says(&w, ETCH_EINVAL, "list_get: the list is of tensors that make none");
    assert_int_equal(etch_list_flatten(cx, (etch_list){ NULL, NULL }, (etch_tensor *[1]){ NULL }, NULL), 0);
    says(&w, ETCH_EINVAL, "list_flatten: the list is NULL");

    /* Sizes that lie are found out before memory is touched. */
    etch_tensor *liars = etch_from(cx, ETCH_I64, DIMS(2, 1), 2, (const int64_t[]){ 3, 9 });
    etch_tensor *items = FULL(&w, 1, 5);
    assert_null(etch_list_get(cx, (etch_list){ items, liars }, etch_int(cx, ETCH_I64, 1)));
    says(&w, ETCH_ESHAPE, "by their sizes elements 0 to 1 have 12 items, but there are 5");
    assert_null(etch_list_concat(cx, (etch_list){ items, liars }));
    says(&w, ETCH_ESHAPE, "by their sizes the elements have 12 items, but there are 5");
    liars = etch_from(cx, ETCH_I64, DIMS(1, 2), 2, (const int64_t[]){ -1, 9 });
    assert_null(etch_list_set(cx, (etch_list){ items, liars }, zero, x).rows);
    says(&w, ETCH_ESHAPE, "size 0 of element 0 is -1");
    liars = etch_from(cx, ETCH_I64, DIMS(1, 2), 2, (const int64_t[]){ INT64_C(1) << 40, INT64_C(1) << 40 });
    assert_null(etch_list_stack(cx, (etch_list){ items, liars }));
    says(&w, ETCH_ESHAPE, "element 0 would be [1099511627776,1099511627776], which is too large");
    etch_scope_end(cx, scope);
    world_end(&w);
}

/* In a trace: what types tell is an error of the trace, the rest of the run; a call that failed leaves the next alone. */
static void test_traced_errors(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_ctx *cx = w.cx;
    etch_scope scope = etch_scope_begin(cx);
    etch_function *get = function_with(&w, get_at, NULL, ETCH_SYMBOLIC),
                  *set = function_with(&w, set_at, NULL, ETCH_SYMBOLIC);
    etch_tensor *x = FULL(&w, 1, 3, 2), *lengths = etch_int_list(cx, DIMS(1, 2), 2);
    for (int64_t i = -1; i < 4; i++) {
        etch_tensor *y = etch_call1(cx, get, (etch_tensor *[]){ x, lengths, etch_int(cx, ETCH_I64, i) }, 3);
        if (i < 0 || i > 1) {
            assert_null(y);
            says(&w, ETCH_ERANGE, "and the list has a length of 2");
        } else
            expect_dims(y, 2, DIMS(i + 1, 2));
    }
    assert_null(
        etch_call1(cx, get, (etch_tensor *[]){ x, etch_int_list(cx, DIMS(1, 3), 2), etch_int(cx, ETCH_I64, 0) }, 3));
    says(&w, ETCH_ERANGE, "length 1 is 3, and 2 of 3 are left");
    assert_int_equal(n_traces(get), 1);
    for (int64_t i = -2; i < 5; i++) {
        etch_tensor *y = etch_call1(cx, set, (etch_tensor *[]){ x, etch_int(cx, ETCH_I64, i), FULL(&w, 2, 2) }, 3);
        if (i < 0) {
            assert_null(y);
            says(&w, ETCH_ERANGE, "it must be from 0 on, and the list has a length of 3");
        } else
            expect_dims(y, 2, DIMS(i < 3 ? 3 : i + 1, 2));
    }
    assert_int_equal(n_traces(set), 1);
    assert_null(etch_call1(cx, set, (etch_tensor *[]){ x, etch_int(cx, ETCH_I64, 0), FULL(&w, 2, 3) }, 3));
    says(&w, ETCH_ESHAPE, "row_set: ");
    assert_null(
        etch_call1(cx, set, (etch_tensor *[]){ x, etch_int(cx, ETCH_I64, 0), etch_int_list(cx, DIMS(1, 1), 2) }, 3));
    says(&w, ETCH_EDTYPE, "list_set: the element is i64[?], but those of the list are f32[?]");
    etch_function_release(&get);
    etch_function_release(&set);
    etch_scope_end(cx, scope);
    world_end(&w);
}

int etch_test_list(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_random_eager), cmocka_unit_test(test_random_traced),
                                        cmocka_unit_test(test_of_and_split), cmocka_unit_test(test_errors),
                                        cmocka_unit_test(test_traced_errors) };
    return cmocka_run_group_tests_name("trace/list", tests, NULL, NULL);
}
