/* Gradients of branches and loops against central differences in double: first and second order, loops of no, one and many turns,
 * inside of each other. */
#include "unit/grad/differences.h"

static const char power[] =
    "func @power(%x: f64[b], %n: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y = while %z, %x, %x, %n carried=2 bodies=[\n"
    "    func @cond(%i: i64[], %y: f64[b], %x: f64[b], %n: i64[]) { %c = less %i, %n return %c },\n"
    "    func @body(%i: i64[], %y: f64[b], %x: f64[b], %n: i64[]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one\n"
    "      %m = mul %y, %x %s = sin %m return %j, %s }]\n"
    "  return %y }";

static void test_while(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t n = 0; n <= 4; n++)
        check(&w, power, (const int64_t[][4]){ { 1, 3 }, { 0 } }, 2, n);
    check(&w, power, (const int64_t[][4]){ { 1, 0 }, { 0 } }, 2, 2); /* no elements */
    world_end(&w);
}

static const char recurrence[] =
    "func @rnn(%x: f64[t, b, 2], %h: f64[b, 3], %w: f64[2, 3], %u: f64[3, 3]) {\n"
    "  %f, %ys = scan %h, %x, %w, %u carried=1 sliced=1%s bodies=[\n"
    "    func @cell(%h: f64[b, 3], %x: f64[b, 2], %w: f64[2, 3], %u: f64[3, 3]) {\n"
    "      %a = matmul %x, %w %b = matmul %h, %u %s = add %a, %b %n = tanh %s %q = mul %n, %h return %n, %q }]\n"
    "  %s = sum %ys axes=[0] %r = add %s, %f return %r }";

static void test_scan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int reverse = 0; reverse < 2; reverse++) {
        char text[1000];
        const char *mark = strstr(recurrence, "%s bodies");
        snprintf(text, sizeof text, "%.*s%s%s", (int)(mark - recurrence), recurrence, reverse ? " reverse=true" : "",
                 mark + 2);
        for (int64_t t = 0; t <= 3; t++)
            check(&w, text, (const int64_t[][4]){ { 3, t, 2, 2 }, { 2, 2, 3 }, { 2, 2, 3 }, { 2, 3, 3 } }, 4, 0);
    }
    world_end(&w);
}

static const char branches[] =
    "func @pick(%x: f64[n], %y: f64[n], %i: i64[]) {\n"
    "  %r, %q = switch %i, %x, %y bodies=[\n"
    "    func @a(%x: f64[n], %y: f64[n]) { %m = mul %x, %y %e = exp %x return %m, %e },\n"
    "    func @b(%x: f64[n], %y: f64[n]) { %m = sin %x return %m, %y },\n"
    "    func @c(%x: f64[n], %y: f64[n]) { %c = const 2.0 : f64[] %m = mul %y, %c return %m, %m }]\n"
    "  %s = mul %r, %q return %s }";

static void test_switch(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t i = -1; i <= 3; i++)
        check(&w, branches, (const int64_t[][4]){ { 1, 3 }, { 1, 3 }, { 0 } }, 3, i);
    world_end(&w);
}

/* A loop in a branch in a loop; an early exit; a value that all turns use and that is carried through unchanged. */
static const char nested[] =
    "func @nested(%x: f64[n], %k: f64[], %limit: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y, %same = while %z, %x, %k, %limit carried=3 bodies=[\n"
    "    func @cond(%i: i64[], %y: f64[n], %k: f64[], %limit: i64[]) {\n"
    "      %m = sum %y axes=all %big = const 1000.0 : f64[] %a = less %m, %big %b = less %i, %limit\n"
    "      %c = logical_and %a, %b return %c },\n"
    "    func @body(%i: i64[], %y: f64[n], %k: f64[], %limit: i64[]) {\n"
    "      %one = const 1 : i64[] %two = const 2 : i64[] %zero = const 0 : i64[]\n"
    "      %r = mod %i, %two %even = equal %r, %zero\n"
    "      %next = if %even, %y, %k bodies=[\n"
    "        func @then(%y: f64[n], %k: f64[]) {\n"
    "          %z = const 0.0 : f64[]\n"
    "          %f, %ys = scan %z, %y, %k carried=1 sliced=1 bodies=[\n"
    "            func @step(%a: f64[], %e: f64[], %k: f64[]) { %p = mul %e, %k %s = add %a, %p %t = tanh %s return %t, "
    "%t }]\n"
    "          return %ys },\n"
    "        func @else(%y: f64[n], %k: f64[]) { %m = mul %y, %k %e = exp %m return %e }]\n"
    "      %j = add %i, %one return %j, %next, %k }]\n"
    "  %r = mul %y, %same return %r }";

static void test_nested(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t n = 0; n <= 3; n++)
        check(&w, nested, (const int64_t[][4]){ { 1, 3 }, { 0 }, { 0 } }, 3, n);
    world_end(&w);
}

int etch_test_control(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_while),
        cmocka_unit_test(test_scan),
        cmocka_unit_test(test_switch),
        cmocka_unit_test(test_nested),
    };
    return cmocka_run_group_tests_name("grad/control", tests, NULL, NULL);
}
