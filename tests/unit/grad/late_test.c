/* Gradients of matrices and biases that all turns of a loop use, which are made behind the loop: of loops with slices and without, in every way that a
 * factor can come to be there. */
#include "unit/grad/differences.h"

#include <stdio.h>

/* A scan over %x: f64[t, 2, 3] with %w: f64[3, 3] and %b: f64[3], carrying %h: f64[2, 3]; `body` makes %u, the next one. */
static void check_scan(world *w, const char *attrs, const char *body)
{
    char text[2000];
    snprintf(text, sizeof text,
             "func @f(%%x: f64[t, 2, 3], %%w: f64[3, 3], %%b: f64[3], %%h: f64[2, 3]) {\n"
             "  %%y, %%ys = scan %%h, %%x, %%w, %%b carried=1 sliced=1 %s bodies=[\n"
             "    func @turn(%%h: f64[2, 3], %%x: f64[2, 3], %%w: f64[3, 3], %%b: f64[3]) {\n"
             "      %s %%a = sin %%v return %%u, %%a }]\n"
             "  %%s = sum %%ys axes=[0] %%z = mul %%y, %%s return %%z }",
             attrs, body);
    for (int64_t t = 0; t <= 3; t++) {
        const int64_t dims[][4] = { { 3, t, 2, 3 }, { 2, 3, 3 }, { 1, 3 }, { 2, 2, 3 } };
        check(w, text, dims, 4, 0);
    }
}

static void test_products(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    /* what is given in slices, what is carried, and what the turn makes of both */
    check_scan(&w, "", "%v = matmul %x, %w %g = matmul %h, %w %q = mul %v, %g %u = sin %q");
    check_scan(&w, "reverse=true", "%v = matmul %x, %w %q = add %v, %b %m = mul %q, %h %u = sin %m");
    check_scan(&w, "", "%q = mul %x, %h %v = matmul %q, %w %r = add %v, %b %u = sin %r");
    /* the transposed matrix, whose gradient has its factors the other way round */
    check_scan(&w, "", "%q = mul %x, %h %v = matmul %q, %w transpose_y=true %r = add %v, %b %u = sin %r");
    /* two products with one matrix: their sum is no product */
    check_scan(&w, "", "%q = matmul %x, %w %v = matmul %q, %w %m = mul %v, %h %u = sin %m");
    /* a factor that is the same in all turns */
    check_scan(&w, "", "%q = sin %w %v = matmul %x, %q %r = add %v, %b %m = mul %r, %h %u = sin %m");
    check_scan(&w, "", "%q = matmul %w, %w %v = matmul %x, %q %m = mul %v, %h %u = sin %m");
    world_end(&w);
}

/* Of a bias that is spread over rows, over all, or not at all. */
static void test_sums(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    check_scan(&w, "",
               "%p = matmul %x, %w %q = sum %b axes=all %r = add %p, %q %v = sin %r %m = mul %v, %h %u = sin %m");
    check_scan(&w, "", "%p = matmul %x, %w %q = mul %p, %b %v = sin %q %m = mul %v, %h %u = sin %m");
    check_scan(&w, "", "%v = add %x, %b %m = mul %v, %h %u = sin %m");
    world_end(&w);
}

/* A loop that counts, with a carried value that stays as it is, too. */
static void test_while(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char text[] = "func @f(%x: f64[3, 2], %w: f64[2, 2], %b: f64[2], %n: i64[]) {\n"
                               "  %z = const 0 : i64[]\n"
                               "  %i, %u, %y = while %z, %w, %x, %b, %n carried=3 bodies=[\n"
                               "    func @goes_on(%i: i64[], %w: f64[2, 2], %x: f64[3, 2], %b: f64[2], %n: i64[]) { %c "
                               "= less %i, %n return %c },\n"
                               "    func @turn(%i: i64[], %w: f64[2, 2], %x: f64[3, 2], %b: f64[2], %n: i64[]) {\n"
                               "      %one = const 1 : i64[] %j = add %i, %one %p = matmul %x, %w %q = add %p, %b %y = "
                               "sin %q return %j, %w, %y }]\n"
                               "  %r = matmul %y, %u return %r }";
    for (int64_t n = 0; n <= 3; n++)
        check(&w, text, (const int64_t[][4]){ { 2, 3, 2 }, { 2, 2, 2 }, { 1, 2 }, { 0 } }, 4, n);
    world_end(&w);
}

/* In segments, where the turns of the loop around are loops, and in a loop. */
static void test_nested(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    check_scan(&w, "segment=2", "%v = matmul %x, %w %q = add %v, %b %m = mul %q, %h %u = sin %m");
    static const char text[] =
        "func @f(%x: f64[s, t, 2], %w: f64[2, 2], %h: f64[2]) {\n"
        "  %y = scan %h, %x, %w carried=1 sliced=1 bodies=[\n"
        "    func @outer(%h: f64[2], %x: f64[t, 2], %w: f64[2, 2]) {\n"
        "      %u = scan %h, %x, %w carried=1 sliced=1 bodies=[\n"
        "        func @turn(%h: f64[2], %x: f64[2], %w: f64[2, 2]) {\n"
        "          %s = const [1, 2] : i64[2] %r = reshape %x, %s %p = matmul %r, %w %e = const [2] : i64[1]\n"
        "          %q = reshape %p, %e %u = mul %q, %h return %u }]\n"
        "      return %u }]\n"
        "  return %y }";
    for (int64_t t = 0; t <= 2; t++)
        check(&w, text, (const int64_t[][4]){ { 3, 2, t, 2 }, { 2, 2, 2 }, { 1, 2 } }, 3, 0);
    world_end(&w);
}

int etch_test_late(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_products), cmocka_unit_test(test_sums),
                                        cmocka_unit_test(test_while), cmocka_unit_test(test_nested) };
    return cmocka_run_group_tests_name("grad/late", tests, NULL, NULL);
}
