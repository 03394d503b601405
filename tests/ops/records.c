/* Records; see the header. */
#include "records.h"

#include <math.h>

int64_t record_count(const record_array *a)
{
    int64_t n = 1;
    for (int i = 0; i < a->rank; i++)
        n *= a->dims[i];
    return n;
}

static char *hex_bytes(const char *hex, size_t *n)
{
    *n = strcmp(hex, "-") == 0 ? 0 : strlen(hex) / 2;
    char *data = malloc(*n + 1);
    for (size_t i = 0; i < *n; i++) {
        static const char digits[] = "0123456789abcdef";
        const char *high = strchr(digits, hex[2 * i]), *low = strchr(digits, hex[2 * i + 1]);
        if (!high || !low)
            fail_msg("malformed record");
        data[i] = (char)((high - digits) << 4 | (low - digits));
    }
    data[*n] = 0;
    return data;
}

/* Comma-separated hex texts to texts with NULs. */
static char *string_bytes(char *list, size_t *n)
{
    char *out = malloc(strlen(list) + 2);
    size_t used = 0;
    for (char *save = NULL, *at = strtok_r(list, ",", &save); at; at = strtok_r(NULL, ",", &save)) {
        size_t len;
        char *text = hex_bytes(at, &len);
        memcpy(out + used, text, len + 1);
        used += len + 1;
        free(text);
    }
    *n = used;
    return out;
}

/* --- made data -------------------------------------------------------------------------------------------------------- */

static uint64_t mixed(uint64_t seed, uint64_t i)
{
    uint64_t z = ((seed << 32) + i + 1) * UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static void put_made(record_array *a, int64_t i, int64_t number, long long scale)
{
    static const char *const words[] = { "", "a", "bc", "def", "gh ij", "k" };
    char *at = a->data + (size_t)i * etch_dtype_bytes(a->dtype);
    if (a->dtype == ETCH_STRING)
        a->bytes += (size_t)sprintf(a->data + a->bytes, "%s", words[number]) + 1;
    else if (a->dtype == ETCH_BOOL)
        *at = number > 0;
    else if (etch__dtype_is(a->dtype, ETCH_CLASS_FLOAT))
        etch__element_set_f64(a->dtype, at, (double)number / (double)scale);
    else
        etch__element_set_i64(a->dtype, at, number);
}

static void make_data(record_array *a, const char *recipe)
{
    long long seed = 0, lo, n, step = 1, scale;
    bool is_ramp = *recipe == '^';
    if ((is_ramp ? sscanf(recipe, "^%lld,%lld,%lld", &lo, &n, &scale)
                 : sscanf(recipe, "@%lld,%lld,%lld,%lld,%lld", &seed, &lo, &n, &step, &scale)) != (is_ramp ? 3 : 5))
        fail_msg("malformed record: %s", recipe);
    int64_t count = record_count(a);
    a->data = malloc((size_t)count * 8 + 1); /* no word is longer than 7 */
    a->bytes = 0;
    for (int64_t i = 0; i < count; i++)
        put_made(a, i,
                 is_ramp ? lo + i / n : lo + step * (int64_t)((mixed((uint64_t)seed, (uint64_t)i) >> 33) % (uint64_t)n),
                 scale);
    if (a->dtype != ETCH_STRING)
        a->bytes = (size_t)count * etch_dtype_bytes(a->dtype);
}

/* --- files ------------------------------------------------------------------------------------------------------------ */

static void read_array(char *line, record_array *a)
{
    char *save = NULL, *dtype = strtok_r(line, " ", &save), *dims = strtok_r(NULL, " ", &save),
         *data = strtok_r(NULL, " \n", &save);
    if (!dtype || !dims || !data || !etch_dtype_from_name(dtype, &a->dtype))
        fail_msg("malformed record");
    a->rank = 0;
    a->step = 1;
    if (strcmp(dims, "-") != 0)
        for (char *at = strtok_r(dims, ",", &save); at; at = strtok_r(NULL, ",", &save))
            a->dims[a->rank++] = atoll(at);
    if (*data == '@' || *data == '^') {
        make_data(a, data);
        return;
    }
    a->has_hash = *data == '#';
    if (a->has_hash)
        a->hash = strtoull(data + 1, &data, 16);
    if (a->has_hash || *data == '%') {
        a->step = strtoll(data + 1, &data, 10);
        data++;
    }
    a->data = a->dtype == ETCH_STRING && record_count(a) > 0 ? string_bytes(data, &a->bytes)
                                                             : hex_bytes(data, &a->bytes);
}

static void read_case(const char *line, record_case *c)
{
    char dtype[16], tol[32];
    if (sscanf(line, "%23s %15s %31s %lf", c->cls, dtype, tol, &c->absolute) != 4 ||
        !etch_dtype_from_name(dtype, &c->dtype))
        fail_msg("malformed record: %s", line);
    c->is_exact = strcmp(tol, "exact") == 0;
    c->tol = c->is_exact ? 0 : atof(tol);
}

static void read_repeat(char *flags, record_case *c)
{
    c->repeats = true;
    for (int i = 0; i < RECORD_MAX_ARRAYS; i++) /* the results' come after the inputs' and are always 1 */
        c->out[i].grows = true;
    int i = 0;
    for (char *save = NULL, *at = strtok_r(flags, " \n", &save); at && i < RECORD_MAX_ARRAYS;
         at = strtok_r(NULL, " \n", &save))
        c->in[i++].grows = *at == '1';
}

bool record_load(const char *path, record_op *r)
{
    *r = (record_op){ 0 };
    FILE *f = fopen(path, "r");
    if (!f)
        return false;
    char *line = NULL;
    size_t cap = 0, n_room = 0;
    record_case *c = NULL;
    while (getline(&line, &cap, f) > 0) {
        if (strncmp(line, "case ", 5) == 0) {
            if ((size_t)r->n_cases == n_room) {
                n_room = n_room ? 2 * n_room : 64;
                r->cases = realloc(r->cases, n_room * sizeof *r->cases);
            }
            c = &r->cases[r->n_cases++];
            *c = (record_case){ 0 };
            read_case(line + 5, c);
        } else if (c && strncmp(line, "attrs ", 6) == 0) {
            line[strcspn(line, "\n")] = 0;
            snprintf(c->attrs, sizeof c->attrs, "%s", line + 6);
        } else if (c && strncmp(line, "repeat ", 7) == 0) {
            read_repeat(line + 7, c);
        } else if (c && strncmp(line, "in ", 3) == 0) {
            assert_true(c->n_in < RECORD_MAX_ARRAYS);
            read_array(line + 3, &c->in[c->n_in++]);
        } else if (c && strncmp(line, "out ", 4) == 0) {
            assert_true(c->n_out < RECORD_MAX_ARRAYS);
            read_array(line + 4, &c->out[c->n_out++]);
        } else if (strncmp(line, "op ", 3) != 0) {
            fail_msg("malformed record: %s", line);
        }
    }
    free(line);
    fclose(f);
    return r->n_cases > 0;
}

void record_free_case(record_case *c)
{
    for (int k = 0; k < RECORD_MAX_ARRAYS; k++)
        free(c->in[k].data), free(c->out[k].data);
}

void record_free(record_op *r)
{
    for (int i = 0; i < r->n_cases; i++)
        record_free_case(&r->cases[i]);
    free(r->cases);
}

static void repeat_array(record_array *a, int times)
{
    int n = a->grows ? times : 1;
    char *data = malloc(a->bytes * (size_t)n + 1);
    for (int k = 0; k < n; k++)
        memcpy(data + a->bytes * (size_t)k, a->data, a->bytes);
    a->data = data;
    a->bytes *= (size_t)n;
    if (a->grows)
        a->dims[0] *= n;
}

record_case record_repeated(const record_case *c, int times)
{
    record_case big = *c;
    for (int i = 0; i < c->n_in; i++)
        repeat_array(&big.in[i], times);
    for (int i = 0; i < c->n_out; i++)
        repeat_array(&big.out[i], times);
    return big;
}

etch_tensor *record_tensor(world *w, const record_array *a)
{
    if (a->dtype != ETCH_STRING)
        return tensor_of(w, a->dtype, a->rank, a->dims, a->data);
    etch_tensor *t = NULL;
    must(w, etch_tensor_new(w->cx, a->dtype, a->dims, a->rank, &t));
    const char *at = a->data;
    for (int64_t i = 0; i < record_count(a); i++, at += strlen(at) + 1)
        must(w, etch_tensor_set_string(w->cx, t, i, at, strlen(at)));
    return t;
}

/* Bits of the significand and the least exponent of a float dtype. */
static void float_format(etch_dtype t, int *digits, int *least)
{
    *digits = t == ETCH_F16 ? 11 : t == ETCH_BF16 ? 8 : t == ETCH_F32 ? 24 : 53;
    *least = t == ETCH_F16 ? -14 : t == ETCH_F64 ? -1022 : -126;
}

/* The distance between neighbours of dtype t at x. */
static double unit_at(etch_dtype t, double x)
{
    int digits, least, e;
    float_format(t, &digits, &least);
    frexp(x, &e);
    e = e - 1 < least ? least : e - 1;
    return ldexp(1, e - digits + 1);
}

static double largest(etch_dtype t)
{
    return t == ETCH_F16    ? 65504
           : t == ETCH_BF16 ? 0x1.fep127
           : t == ETCH_F32  ? 0x1.fffffep127
                            : 0x1.fffffffffffffp1023;
}

/* Zeros have the sign that is recorded; a sign alone is not worth a tolerance. */
static bool float_fits(etch_dtype t, double got, double want, const record_case *c)
{
    if (isnan(want) || isnan(got))
        return isnan(want) && isnan(got);
    if (got == want)
        return signbit(got) == signbit(want);
    if (c->is_exact || isinf(want))
        return false;
    double allowed = c->tol * unit_at(t, want) + c->absolute;
    if (isinf(got)) /* the true result is past the largest value, or so near that rounding takes it there */
        return fabs(want) + allowed > largest(t) && (got > 0) == (want > 0);
    return fabs(got - want) <= allowed;
}

static uint64_t hashed(uint64_t h, const char *data, size_t n)
{
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)data[i]) * UINT64_C(0x100000001B3);
    return h;
}
static const uint64_t hash_start = UINT64_C(0xCBF29CE484222325);

static bool hash_matches(const record_array *want, uint64_t hash, char *why, size_t n_why)
{
    if (!want->has_hash || hash == want->hash)
        return true;
    snprintf(why, n_why, "the elements that are recorded are right, but not all of the %lld",
             (long long)record_count(want));
    return false;
}

static bool strings_match(world *w, etch_tensor *got, const record_array *want, char *why, size_t n_why)
{
    const char *at = want->data;
    uint64_t hash = hash_start;
    for (int64_t i = 0; i < record_count(want); i++) {
        const char *text;
        size_t n;
        must(w, etch_tensor_string(w->cx, got, i, &text, &n));
        hash = hashed(hashed(hash, text, n), "", 1);
        if (i % want->step != 0)
            continue;
        if (n != strlen(at) || memcmp(text, at, n) != 0) {
            snprintf(why, n_why, "element %lld is \"%.*s\", not \"%s\"", (long long)i, (int)n, text, at);
            return false;
        }
        at += strlen(at) + 1;
    }
    return hash_matches(want, hash, why, n_why);
}

/* Element i against recorded element k. */
static bool element_matches(const record_array *want, const char *got, int64_t i, int64_t k, const record_case *c,
                            char *why, size_t n_why)
{
    size_t bytes = etch_dtype_bytes(want->dtype);
    const char *x = got + (size_t)i * bytes;
    if (etch__dtype_is(want->dtype, ETCH_CLASS_FLOAT)) {
        double is = etch__element_f64(want->dtype, x), y;
        memcpy(&y, want->data + 8 * k, 8);
        if (float_fits(want->dtype, is, y, c))
            return true;
        snprintf(why, n_why, "element %lld is %.17g, not %.17g", (long long)i, is, y);
        return false;
    }
    const char *y = want->data + (size_t)k * bytes;
    if (memcmp(x, y, bytes) == 0)
        return true;
    snprintf(why, n_why, "element %lld is %lld, not %lld", (long long)i, (long long)etch__element_i64(want->dtype, x),
             (long long)etch__element_i64(want->dtype, y));
    return false;
}

bool record_matches(world *w, etch_tensor *got, const record_array *want, const record_case *c, char *why, size_t n_why)
{
    bool same_dims = etch_tensor_rank(got) == want->rank;
    for (int a = 0; same_dims && a < want->rank; a++)
        same_dims = etch_tensor_dim(got, a) == want->dims[a];
    if (etch_tensor_dtype(got) != want->dtype || !same_dims) {
        snprintf(why, n_why, "another dtype or shape: %s of rank %d", etch_dtype_name(etch_tensor_dtype(got)),
                 etch_tensor_rank(got));
        return false;
    }
    if (want->dtype == ETCH_STRING)
        return strings_match(w, got, want, why, n_why);
    int64_t count = record_count(want);
    size_t bytes = (size_t)count * etch_dtype_bytes(want->dtype);
    char *data = malloc(bytes + 1);
    must(w, etch_tensor_read(w->cx, got, data, bytes));
    bool ok = true;
    for (int64_t k = 0; ok && k * want->step < count; k++)
        ok = element_matches(want, data, k * want->step, k, c, why, n_why);
    ok = ok && (!want->has_hash || hash_matches(want, hashed(hash_start, data, bytes), why, n_why));
    free(data);
    return ok;
}

/* --- graphs ------------------------------------------------------------------------------------------------------------------- */

static void add_inputs(const char *op, const record_case *c,
                       bool (*is_symbol)(const char *op, const record_case *c, int operand, int axis),
                       etch_strbuf *text)
{
    for (int i = 0; i < c->n_in; i++) {
        const record_array *x = &c->in[i];
        etch__strbuf_addf(text, "%s%%x%d: %s[", i ? ", " : "", i, etch_dtype_name(x->dtype));
        for (int a = 0; a < x->rank; a++) {
            etch__strbuf_add(text, a ? ", " : "");
            if (is_symbol && is_symbol(op, c, i, a))
                etch__strbuf_addf(text, "s%d_%d", i, a);
            else
                etch__strbuf_addf(text, "%lld", (long long)x->dims[a]);
        }
        etch__strbuf_add(text, "]");
    }
}

static void add_results(const record_case *c, etch_strbuf *text)
{
    for (int i = 0; i < c->n_out; i++)
        etch__strbuf_addf(text, "%s%%y%d", i ? ", " : "", i);
}

etch_graph *record_graph(world *w, const char *op, const record_case *c,
                         bool (*is_symbol)(const char *op, const record_case *c, int operand, int axis))
{
    etch_strbuf text;
    etch__strbuf_init(&text, etch_allocator_system());
    etch__strbuf_add(&text, "func @case(");
    add_inputs(op, c, is_symbol, &text);
    etch__strbuf_add(&text, ") {\n  ");
    add_results(c, &text);
    etch__strbuf_addf(&text, "%s%s", c->n_out ? " = " : "", op);
    for (int i = 0; i < c->n_in; i++)
        etch__strbuf_addf(&text, "%s %%x%d", i ? "," : "", i);
    etch__strbuf_addf(&text, " %s\n  return ", c->attrs);
    add_results(c, &text);
    etch__strbuf_add(&text, "\n}\n");
    etch_graph *g = NULL;
    if (etch_graph_parse(w->cx, text.at, text.n, op, &g) != ETCH_OK)
        fail_msg("%s\n%s", text.at, etch_error_message(w->cx));
    etch__strbuf_fini(&text);
    return g;
}
