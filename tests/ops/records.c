/* Records; see the header. */
#include "records.h"

#include <math.h>

static int64_t count_of(const record_array *a)
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
        unsigned byte;
        if (sscanf(hex + 2 * i, "%2x", &byte) != 1)
            fail_msg("malformed record");
        data[i] = (char)byte;
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

static void read_array(char *line, record_array *a)
{
    char *save = NULL, *dtype = strtok_r(line, " ", &save), *dims = strtok_r(NULL, " ", &save),
         *data = strtok_r(NULL, " \n", &save);
    if (!dtype || !dims || !data || !etch_dtype_from_name(dtype, &a->dtype))
        fail_msg("malformed record");
    a->rank = 0;
    if (strcmp(dims, "-") != 0)
        for (char *at = strtok_r(dims, ",", &save); at; at = strtok_r(NULL, ",", &save))
            a->dims[a->rank++] = atoll(at);
    a->data = a->dtype == ETCH_STRING && count_of(a) > 0 ? string_bytes(data, &a->bytes) : hex_bytes(data, &a->bytes);
}

bool record_load(const char *path, record_op *r)
{
    *r = (record_op){ 0 };
    FILE *f = fopen(path, "r");
    if (!f)
        return false;
    r->cases = calloc(RECORD_MAX_CASES, sizeof *r->cases);
    char *line = NULL;
    size_t cap = 0;
    record_case *c = NULL;
    while (getline(&line, &cap, f) > 0) {
        char dtype[16];
        if (strncmp(line, "case ", 5) == 0) {
            assert_true(r->n_cases < RECORD_MAX_CASES);
            c = &r->cases[r->n_cases++];
            if (sscanf(line + 5, "%23s %15s %lf %lf", c->cls, dtype, &c->tol, &c->absolute) != 4 ||
                !etch_dtype_from_name(dtype, &c->dtype))
                fail_msg("malformed record: %s", line);
        } else if (c && strncmp(line, "attrs ", 6) == 0) {
            line[strcspn(line, "\n")] = 0;
            snprintf(c->attrs, sizeof c->attrs, "%s", line + 6);
        } else if (c && strncmp(line, "in ", 3) == 0) {
            assert_true(c->n_in < RECORD_MAX_ARRAYS);
            read_array(line + 3, &c->in[c->n_in++]);
        } else if (c && strncmp(line, "out ", 4) == 0) {
            assert_true(c->n_out < RECORD_MAX_ARRAYS);
            read_array(line + 4, &c->out[c->n_out++]);
        }
    }
    free(line);
    fclose(f);
    return r->n_cases > 0;
}

void record_free(record_op *r)
{
    for (int i = 0; i < r->n_cases; i++)
        for (int k = 0; k < RECORD_MAX_ARRAYS; k++)
            free(r->cases[i].in[k].data), free(r->cases[i].out[k].data);
    free(r->cases);
}

etch_tensor *record_tensor(world *w, const record_array *a)
{
    if (a->dtype != ETCH_STRING)
        return tensor_of(w, a->dtype, a->rank, a->dims, a->data);
    etch_tensor *t = NULL;
    must(w, etch_tensor_new(w->cx, a->dtype, a->dims, a->rank, &t));
    const char *at = a->data;
    for (int64_t i = 0; i < count_of(a); i++, at += strlen(at) + 1)
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

static bool float_fits(etch_dtype t, double got, double want, const record_case *c)
{
    if (isnan(want) || isnan(got))
        return isnan(want) && isnan(got);
    if (isinf(want))
        return got == want;
    double allowed = (c->tol + 0.5) * unit_at(t, want) + c->absolute;
    if (isinf(got)) /* the true result is past the largest value, or so near that rounding takes it there */
        return fabs(want) + allowed > largest(t) && (got > 0) == (want > 0);
    return fabs(got - want) <= allowed;
}

static bool strings_match(world *w, etch_tensor *got, const record_array *want, char *why, size_t n_why)
{
    const char *at = want->data;
    for (int64_t i = 0; i < count_of(want); i++, at += strlen(at) + 1) {
        const char *text;
        size_t n;
        must(w, etch_tensor_string(w->cx, got, i, &text, &n));
        if (n != strlen(at) || memcmp(text, at, n) != 0) {
            snprintf(why, n_why, "element %lld is \"%.*s\", not \"%s\"", (long long)i, (int)n, text, at);
            return false;
        }
    }
    return true;
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
    size_t bytes = etch_dtype_bytes(want->dtype);
    char *data = malloc((size_t)count_of(want) * bytes + 1);
    must(w, etch_tensor_read(w->cx, got, data, (size_t)count_of(want) * bytes));
    bool ok = true;
    for (int64_t i = 0; ok && i < count_of(want); i++) {
        const char *at = data + (size_t)i * bytes;
        if (etch__dtype_is(want->dtype, ETCH_CLASS_FLOAT)) {
            double x = etch__element_f64(want->dtype, at), y;
            memcpy(&y, want->data + 8 * i, 8);
            ok = float_fits(want->dtype, x, y, c);
            snprintf(why, n_why, "element %lld is %.17g, not %.17g", (long long)i, x, y);
        } else {
            const char *y = want->data + (size_t)i * bytes;
            ok = memcmp(at, y, bytes) == 0;
            snprintf(why, n_why, "element %lld is %lld, not %lld", (long long)i,
                     (long long)etch__element_i64(want->dtype, at), (long long)etch__element_i64(want->dtype, y));
        }
    }
    free(data);
    return ok;
}
