/* What is taken for linear in input %d, and what is not. */
#include "unit/grad/differences.h"

#include "grad/linear.h"

#define IF(x, a, b) \
    "%p = greater %x, %x %q = all %p axes=[0]\n" \
    "%y = if %q, " x ", %x bodies=[func @a(%d: f64[b], %x: f64[b]) { " a " }, func @b(%d: f64[b], %x: f64[b]) { " b \
    " }]"
/* As often as `by` says: %i, a counter, or %s, the sum of what is carried. */
#define WHILE(by, turn) \
    "%zero = const 0 : i64[] %n, %y = while %zero, %d, %x carried=2 bodies=[\n" \
    "  func @goes_on(%i: i64[], %d: f64[b], %x: f64[b]) {\n" \
    "    %t = sum %d axes=[0] %s = cast %t dtype=i64 %three = const 3 : i64[] %c = less " by ", %three return %c },\n" \
    "  func @turn(%i: i64[], %d: f64[b], %x: f64[b]) { %one = const 1 : i64[] %j = add %i, %one " turn " }]"

static const struct {
    const char *ops; /* from %x and %d to %y; all f64[b] */
    bool is_linear;
} cases[] = {
    { "%y = neg %d", true },
    { "%y = mul %d, %x", true },
    { "%a = mul %x, %d %b = div %d, %x %y = sub %a, %b", true },
    { "%c = greater %x, %x %z = const 0.0 : f64[] %y = select %c, %d, %z", true },
    { "%0 = sum %d axes=[0] keepdims=true %y = mul %x, %0", true },
    { "%y = reverse %d axes=[0]", true },
    { "%e = exp %x %0 = mul %d, %e %y = add %0, %d", true },
    { "%z = const 0.0 : f64[] %y = mul %x, %z", false }, /* NaN, if x is infinite */
    { "%y = add %d, %x", false },
    { "%y = mul %d, %d", false },
    { "%y = div %x, %d", false },
    { "%y = maximum %d, %x", false },
    { "%y = abs %d", false },
    { "%y = neg %x", false },
    { "%z = const 1.0 : f64[] %y = add %d, %z", false },
    { "%c = greater %d, %x %z = const 0.0 : f64[] %y = select %c, %d, %z", false },
    { "%c = greater %x, %x %y = select %c, %d, %x", false },
    { "%y = custom_gradient %d, %x name=\"r\" inputs=1 by=[] bodies=[]", true },
    { IF("%d", "%0 = mul %d, %x return %0", "return %d"), true },
    { IF("%d", "%z = const 0.0 : f64[] %0 = shape_of %d %1 = broadcast_to %z, %0 return %1", "return %d"), true },
    { IF("%d", "%0 = exp %d return %0", "return %d"), false },
    { IF("%d", "return %x", "return %d"), false },
    { "%p = greater %d, %x %q = all %p axes=[0]\n"
      "%y = if %q, %d bodies=[func @a(%d: f64[b]) { return %d }, func @b(%d: f64[b]) { %n = neg %d return %n }]",
      false },
    { WHILE("%i", "%0 = mul %d, %x return %j, %0"), true },
    { WHILE("%i", "%0 = mul %d, %d return %j, %0"), false },
    { WHILE("%i", "%0 = add %d, %x return %j, %0"), false },
    { WHILE("%i", "%0 = mul %x, %x return %j, %0"), false }, /* d after no turn, x x after one */
    { WHILE("%s", "%0 = mul %d, %x return %j, %0"), false },
};

static void test_kinds(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[600];
        snprintf(text, sizeof text, "func @f(%%x: f64[b], %%d: f64[b]) {\n%s\nreturn %%y }", cases[i].ops);
        etch_graph *g = graph_of(&w, text);
        if ((etch__is_linear_in(w.cx, g, 1, 1) == ETCH_YES) != cases[i].is_linear)
            fail_msg("'%s' is taken for %slinear", cases[i].ops, cases[i].is_linear ? "not " : "");
        etch_graph_release(&g);
    }
    world_end(&w);
}

int etch_test_linear(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_kinds) };
    return cmocka_run_group_tests_name("grad/linear", tests, NULL, NULL);
}
