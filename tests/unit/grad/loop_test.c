/* Gradients of loops whose carried values change their sizes, and of loops with pieces and joined results. */
#include "unit/grad/differences.h"

#include <stdio.h>
#include <stdlib.h>

/* A while of `number` turns; carried are %i and %v of type `type` (inside `inside`), which is %u after a turn; %w: f64[2] is given to all
 * turns. dims: of %v. */
static void check_while(world *w, const char *type, const char *inside, const char *body, const int64_t *dims)
{
    char text[2000];
    snprintf(text, sizeof text,
             "func @f(%%x: %s, %%w: f64[2], %%n: i64[]) {\n"
             "  %%z = const 0 : i64[]\n"
             "  %%i, %%y = while %%z, %%x, %%w, %%n carried=2 bodies=[\n"
             "    func @goes_on(%%i: i64[], %%v: %s, %%w: f64[2], %%n: i64[]) { %%c = less %%i, %%n return %%c },\n"
             "    func @turn(%%i: i64[], %%v: %s, %%w: f64[2], %%n: i64[]) {\n"
             "      %%one = const 1 : i64[] %%j = add %%i, %%one\n"
             "      %s return %%j, %%u }]\n"
             "  return %%y }",
             type, inside, inside, body);
    int64_t all[3][4] = { { 0 }, { 1, 2 }, { 0 } };
    memcpy(all[0], dims, sizeof all[0]);
    for (int64_t n = 0; n <= 3; n++)
        check(w, text, (const int64_t(*)[4])all, 3, n);
}

static void test_sizes_grow(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char longer[] = "%s = sin %v %e = mul %s, %s %m = sum %e axes=all %p = mul %w, %m %u = concat %v, %p";
    check_while(&w, "f64[k]", "f64[m]", longer, (int64_t[4]){ 1, 3 });
    check_while(&w, "f64[k]", "f64[m]", longer, (int64_t[4]){ 1, 0 });
    static const char doubled[] = "%s = sin %v %u = concat %v, %s";
    check_while(&w, "f64[k]", "f64[m]", doubled, (int64_t[4]){ 1, 1 });
    /* along another axis, and along both */
    static const char columns[] = "%s = sin %v %u = concat %v, %s axis=1";
    check_while(&w, "f64[b, k]", "f64[b, m]", columns, (int64_t[4]){ 2, 2, 1 });
    static const char both[] = "%s = sin %v %t = concat %v, %s axis=1 %c = mul %t, %t %u = concat %t, %c axis=0";
    check_while(&w, "f64[a, k]", "f64[l, m]", both, (int64_t[4]){ 2, 1, 1 });
    world_end(&w);
}

static void test_sizes_shrink(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char shorter[] = "%o = const [1] : i64[1] %r = const [-1] : i64[1] %t = slice %v, %o, %r\n"
                                  "%a = sum %v axes=all %b = mul %a, %t %u = sin %b";
    check_while(&w, "f64[k]", "f64[m]", shorter, (int64_t[4]){ 1, 4 });
    /* how many there are, their values tell: some go, all others come twice */
    static const char chosen[] =
        "%l = const 0.8 : f64[] %c = less %v, %l %q = boolean_mask %v, %c %e = sum %w axes=all\n"
        "%h = const 0.2 : f64[] %g = mul %e, %h %s = mul %q, %g %u = concat %s, %q";
    check_while(&w, "f64[k]", "f64[m]", chosen, (int64_t[4]){ 1, 4 });
    world_end(&w);
}

/* Declared open, and always the same. */
static void test_sizes_stay(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char masked[] = "%l = const -2.0 : f64[] %c = less %l, %v %q = boolean_mask %v, %c %u = sin %q";
    check_while(&w, "f64[k]", "f64[m]", masked, (int64_t[4]){ 1, 3 });
    check_while(&w, "f64[k]", "f64[m]", masked, (int64_t[4]){ 1, 0 });
    world_end(&w);
}

/* The text with other attributes of its loop, in place of "@". */
static const char *with(const char *text, const char *attrs)
{
    static char out[3000];
    const char *mark = strchr(text, '@');
    while (mark && mark[1] != ' ')
        mark = strchr(mark + 1, '@');
    assert_non_null(mark);
    snprintf(out, sizeof out, "%.*s%s%s", (int)(mark - text), text, attrs, mark + 1);
    return out;
}

/* A scan that carries two values which change their sizes, from either end; its results have sizes that do not. */
static const char scanned[] =
    "func @f(%x: f64[t, 2], %v: f64[k], %q: f64[l]) {\n"
    "  %a, %b, %ys = scan %v, %q, %x carried=2 sliced=1 @ bodies=[\n"
    "    func @turn(%v: f64[m], %q: f64[p], %x: f64[2]) {\n"
    "      %s = sum %v axes=all %y = mul %x, %s %c = cos %y %u = concat %v, %c\n"
    "      %o = const [1] : i64[1] %r = const [-1] : i64[1] %t = slice %q, %o, %r %f = sum %t axes=all\n"
    "      %g = mul %y, %f %h = mul %t, %s return %u, %h, %g }]\n"
    "  %s = sum %b axes=all %e = sum %ys axes=all %g = mul %a, %s %h = add %g, %e return %h }";

static void test_scan(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t t = 0; t <= 3; t++) {
        const int64_t dims[][4] = { { 2, t, 2 }, { 1, 1 }, { 1, 4 } };
        check(&w, with(scanned, ""), dims, 3, 0);
        check(&w, with(scanned, "reverse=true"), dims, 3, 0);
    }
    world_end(&w);
}

/* Pieces in, joined results out, of other numbers of rows. */
static const char pieces[] =
    "func @f(%x: f64[k, 2], %v: f64[2], %l: i64[]) {\n"
    "  %n = const [1, 0, 2] : i64[3] %r = add %n, %l\n"
    "  %f, %ys, %zs = scan %v, %r, %x carried=1 sliced=1 cut=1 joined=1 @ bodies=[\n"
    "    func @turn(%v: f64[2], %r: i64[], %x: f64[p, 2]) {\n"
    "      %s = sum %x axes=[0] %e = mul %v, %s %u = sin %e %y = mul %x, %u %z = concat %y, %x, %y\n"
    "      return %u, %e, %z }]\n"
    "  %s = sum %ys axes=[0] %t = mul %s, %f %c = mul %zs, %t return %c }";

/* A while that joins what it had at each turn, which grows. */
static const char history[] =
    "func @f(%x: f64[k], %n: i64[]) {\n"
    "  %z = const 0 : i64[]\n"
    "  %i, %y, %all = while %z, %x, %n carried=2 joined=1 bodies=[\n"
    "    func @goes_on(%i: i64[], %v: f64[m], %n: i64[]) { %c = less %i, %n return %c },\n"
    "    func @turn(%i: i64[], %v: f64[m], %n: i64[]) {\n"
    "      %one = const 1 : i64[] %j = add %i, %one %s = sin %v %u = concat %v, %s %p = mul %v, %v\n"
    "      return %j, %u, %p }]\n"
    "  %r = concat %y, %all return %r }";

static void test_pieces(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int reverse = 0; reverse < 2; reverse++)
        for (int64_t more = 0; more < 2; more++)
            check(&w, with(pieces, reverse ? "reverse=true" : ""),
                  (const int64_t[][4]){ { 2, 3 + 3 * more, 2 }, { 1, 2 }, { 0 } }, 3, more);
    for (int64_t n = 0; n <= 3; n++)
        check(&w, history, (const int64_t[][4]){ { 1, 1 }, { 0 } }, 2, n);
    world_end(&w);
}

/* A loop that grows what a branch gave, in turns of a scan; branches and turns give other sizes each time. */
static const char nested[] =
    "func @f(%x: f64[t, 2], %k: f64[], %limit: i64[]) {\n"
    "  %z = const 0.0 : f64[]\n"
    "  %f, %ys = scan %z, %x, %k, %limit carried=1 sliced=1 bodies=[\n"
    "    func @outer(%a: f64[], %x: f64[2], %k: f64[], %limit: i64[]) {\n"
    "      %h = const 0.9 : f64[] %s = sum %x axes=all %c = less %h, %s\n"
    "      %v = if %c, %x, %k bodies=[\n"
    "        func @then(%x: f64[2], %k: f64[]) { %m = mul %x, %k %u = concat %x, %m return %u },\n"
    "        func @else(%x: f64[2], %k: f64[]) { %m = sin %x return %m }]\n"
    "      %zero = const 0 : i64[]\n"
    "      %i, %w = while %zero, %v, %k, %limit carried=2 bodies=[\n"
    "        func @goes_on(%i: i64[], %v: f64[m], %k: f64[], %limit: i64[]) { %c = less %i, %limit return %c },\n"
    "        func @inner(%i: i64[], %v: f64[m], %k: f64[], %limit: i64[]) {\n"
    "          %one = const 1 : i64[] %j = add %i, %one %p = mul %v, %k %q = sin %p %u = concat %q, %v\n"
    "          return %j, %u }]\n"
    "      %d = mean %w axes=all %e = tanh %d %b = add %a, %e %y = mul %x, %b return %b, %y }]\n"
    "  %r = mul %ys, %f return %r }";

/* Branches that give other sizes. */
static const char branches[] =
    "func @f(%x: f64[n], %i: i64[]) {\n"
    "  %r = switch %i, %x bodies=[\n"
    "    func @a(%x: f64[n]) { %s = sin %x %u = concat %x, %s return %u },\n"
    "    func @b(%x: f64[n]) { %s = exp %x return %s },\n"
    "    func @c(%x: f64[n]) { %o = const [1] : i64[1] %r = const [-1] : i64[1] %t = slice %x, %o, %r return %t }]\n"
    "  return %r }";

static void test_nested(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    for (int64_t t = 0; t <= 2; t++)
        for (int64_t n = 0; n <= 2; n++)
            check(&w, nested, (const int64_t[][4]){ { 2, t, 2 }, { 0 }, { 0 } }, 3, n);
    for (int64_t i = 0; i < 3; i++)
        check(&w, branches, (const int64_t[][4]){ { 1, 3 }, { 0 } }, 2, i);
    world_end(&w);
}

static int count(const char *text, const char *what)
{
    int n = 0;
    for (const char *at = text; (at = strstr(at, what)); at++)
        n++;
    return n;
}

static char *text_of_gradient(world *w, const char *text)
{
    etch_graph *g = graph_of(w, text);
    etch_val y = etch_build_sum(g, etch_graph_output_value(g, 0), ETCH_ALL_AXES, false),
             x = etch_graph_input_value(g, 0), d;
    must(w, etch_graph_gradient(g, &y, NULL, 1, &x, 1, &d));
    etch_graph_output(g, d);
    char *out = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&out, &n);
    assert_non_null(f);
    must(w, etch_graph_print(g, f));
    assert_int_equal(fclose(f), 0);
    etch_graph_release(&g);
    return out;
}

/* Of a list that is only written to, the gradient needs the sizes; of a sum, nothing but how many turns there were. */
static void test_what_is_saved(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    static const char list[] =
        "func @f(%x: f64[2], %n: i64[]) {\n"
        "  %z = const 0 : i64[] %e = const [] : f64[0]\n"
        "  %i, %y, %l = while %z, %x, %e, %n carried=3 bodies=[\n"
        "    func @goes_on(%i: i64[], %v: f64[2], %l: f64[m], %n: i64[]) { %c = less %i, %n return %c },\n"
        "    func @turn(%i: i64[], %v: f64[2], %l: f64[m], %n: i64[]) {\n"
        "      %one = const 1 : i64[] %j = add %i, %one %s = sin %v %u = concat %l, %s return %j, %s, %u }]\n"
        "  return %l }";
    char *text = text_of_gradient(&w, list);
    assert_int_equal(count(text, "joined="), 0);
    assert_int_equal(count(text, "cut="), 0);
    assert_int_equal(count(text, "%sizes.2: i64[1]"), 1);
    assert_int_equal(count(text, "%l: f64[m], %n: i64[]) -> (i64[], f64[2], f64[m + 2], f64[2], i64[1])"), 1);
    free(text);
    for (int64_t n = 0; n <= 3; n++)
        check(&w, list, (const int64_t[][4]){ { 1, 2 }, { 0 } }, 2, n);
    static const char sums[] =
        "func @f(%x: f64[k], %n: i64[]) {\n"
        "  %z = const 0 : i64[] %e = const 0.0 : f64[]\n"
        "  %i, %y = while %z, %e, %x, %n carried=2 bodies=[\n"
        "    func @goes_on(%i: i64[], %v: f64[], %x: f64[k], %n: i64[]) { %c = less %i, %n return %c },\n"
        "    func @turn(%i: i64[], %v: f64[], %x: f64[k], %n: i64[]) {\n"
        "      %one = const 1 : i64[] %j = add %i, %one %s = sum %x axes=all %u = add %v, %s return %j, %u }]\n"
        "  return %y }";
    text = text_of_gradient(&w, sums);
    assert_int_equal(count(text, "-> (i64[], f64[], i64[])"), 1); /* the turn's number alone */
    free(text);
    for (int64_t n = 0; n <= 2; n++)
        check(&w, sums, (const int64_t[][4]){ { 1, 2 }, { 0 } }, 2, n);
    world_end(&w);
}

int etch_test_loop(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sizes_grow),    cmocka_unit_test(test_sizes_shrink), cmocka_unit_test(test_sizes_stay),
        cmocka_unit_test(test_scan),          cmocka_unit_test(test_pieces),       cmocka_unit_test(test_nested),
        cmocka_unit_test(test_what_is_saved),
    };
    return cmocka_run_group_tests_name("grad/loop", tests, NULL, NULL);
}
