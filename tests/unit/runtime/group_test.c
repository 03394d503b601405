/* Groups: which kernels become members of one step, which do not, and that a member's failure is told as its own. */
#include "unit/graph_support.h"

static etch_plan_stats stats_of(world *w, const char *text, int level)
{
    etch_plan *p = plan_at(w, text, level);
    etch_plan_stats stats = etch_plan_get_stats(w->cx, p);
    etch_plan_release(&p);
    return stats;
}

static void kernels_with_one_program_are_one_step(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    /* Sizes and ranks differ; what is between the first two, and what stands in another order, does not matter. */
    etch_plan *p = plan_at(&w,
                           "func @f(%a: f32[n], %b: f32[m, k], %c: f32[2]) {\n"
                           " %0 = neg %a\n %1 = exp %c\n %2 = neg %b\n %3 = exp %a\n %4 = neg %1\n"
                           " return %0, %1, %2, %3, %4\n}",
                           1);
    etch_plan_stats stats = etch_plan_get_stats(w.cx, p);
    assert_int_equal(stats.n_steps, 3); /* neg %a and %b; exp %c and %a; neg %1 needs a member of those */
    assert_int_equal(stats.n_kernels, 3);
    assert_int_equal(stats.n_members, 5);
    assert_int_equal(stats.n_programs, 2);
    etch_tensor *in[3] = { F32(&w, 1, DIMS(3), 0, 1, -2), F32(&w, 2, DIMS(1, 2), 3, 4), F32(&w, 1, DIMS(2), 0, 0) };
    etch_tensor *out[5];
    for (int round = 0; round < 2; round++) {
        must(&w, etch_plan_run(w.cx, p, in, 3, out, 5));
        EXPECT_F32(&w, out[2], -3, -4);
        EXPECT_F32(&w, out[4], -1, -1);
        expect_dims(out[2], 2, DIMS(1, 2));
        if (round == 0)
            EXPECT_F32(&w, out[0], -0.0f, -1, 2);
        else
            EXPECT_F32(&w, out[0], -7);
        for (int i = 0; i < 5; i++)
            etch_tensor_release(&out[i]);
        etch_tensor_release(&in[0]);
        in[0] = F32(&w, 1, DIMS(1), 7); /* other sizes for some of the members */
    }
    for (int i = 0; i < 3; i++)
        etch_tensor_release(&in[i]);
    etch_plan_release(&p);
    world_end(&w);
}

/* All that a group reads lives until its end: where that would take more memory there is none. */
static void groups_cost_no_memory(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    /* %p and %q end with their casts, and a second cast can take the memory of the first one's operand. */
    const char *ending = "func @f(%x: f32[64, 64]) {\n %p = matmul %x, %x\n %q = matmul %x, %p\n"
                         " %0 = cast %p dtype=i32\n %1 = cast %q dtype=i32\n %2 = matmul %0, %1\n return %2\n}";
    etch_plan_stats stats = stats_of(&w, ending, 2);
    assert_int_equal(stats.n_members, stats.n_kernels + 1); /* written over their operands */
    const char *wider = "func @f(%x: f32[64, 64]) {\n %p = matmul %x, %x\n %q = matmul %x, %p\n"
                        " %0 = cast %p dtype=f64\n %1 = cast %q dtype=f64\n %2 = matmul %0, %1\n return %2\n}";
    stats = stats_of(&w, wider, 2);
    assert_int_equal(stats.n_members, stats.n_kernels);
    const char *kept = "func @f(%x: f32[64, 64]) {\n %p = matmul %x, %x\n %q = matmul %x, %p\n"
                       " %0 = cast %p dtype=f64\n %1 = cast %q dtype=f64\n %2 = matmul %0, %1\n %3 = matmul %p, %q\n"
                       " return %2, %3\n}";
    stats = stats_of(&w, kept, 2);
    assert_int_equal(stats.n_members, stats.n_kernels + 1); /* nothing ends there */
    world_end(&w);
}

/* What two members read is written over by neither. */
static void what_members_share_is_kept(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_plan *p = plan_at(&w,
                           "func @f(%x: f32[2, 2], %y: f32[2, 2]) {\n %t = matmul %x, %x\n %0 = add %t, %x\n"
                           " %1 = add %t, %y\n %2 = matmul %0, %1\n return %2\n}",
                           1);
    etch_tensor *in[2] = { F32(&w, 2, DIMS(2, 2), 1, 2, 3, 4), F32(&w, 2, DIMS(2, 2), 1, 0, 0, 1) }, *out = NULL;
    must(&w, etch_plan_run(w.cx, p, in, 2, &out, 1));
    /* x.x = [[7, 10], [15, 22]]; [[8, 12], [18, 26]] times [[8, 10], [15, 23]] */
    EXPECT_F32(&w, out, 8 * 8 + 12 * 15, 8 * 10 + 12 * 23, 18 * 8 + 26 * 15, 18 * 10 + 26 * 23);
    etch_tensor_release(&in[0]), etch_tensor_release(&in[1]), etch_tensor_release(&out);
    etch_plan_release(&p);
    world_end(&w);
}

/* The first member that fails is named, by its own line. */
static void failures_have_their_place(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    const char *text = "func @f(%a: i32[n], %b: i32[m], %c: i32[k]) {\n %0 = mod %a, %a\n %1 = mod %b, %b\n"
                       " %2 = mod %c, %c\n return %0, %1, %2\n}";
    assert_int_equal(stats_of(&w, text, 2).n_steps, 1);
    etch_plan *p = plan_at(&w, text, 2);
    static const char *const places[] = { "test:2: mod", "test:3: mod", "test:4: mod" };
    for (int i = 0; i < 3; i++) {
        etch_tensor *in[3], *out[3];
        for (int k = 0; k < 3; k++)
            in[k] = tensor_of(&w, ETCH_I32, 1, DIMS(2), (const int32_t[]){ 3, k < i ? 4 : 0 });
        expect_error(&w, etch_plan_run(w.cx, p, in, 3, out, 3), ETCH_EDIVZERO, places[i]);
        for (int k = 0; k < 3; k++)
            etch_tensor_release(&in[k]);
    }
    etch_plan_release(&p);
    world_end(&w);
}

static void nans_have_their_place(void **state)
{
    (void)state;
    world w;
    world_begin(&w);
    etch_graph *g = graph_of(&w, "func @f(%a: f32[n], %b: f32[2, m]) {\n %0 = log %a\n %1 = log %b\n return %0, %1\n}");
    etch_plan *p = NULL;
    must(&w, etch_plan_new(w.cx, g, &(etch_plan_options){ .finds_nans = true }, &p));
    assert_int_equal(etch_plan_get_stats(w.cx, p).n_kernels, 1);
    etch_tensor *in[2] = { F32(&w, 1, DIMS(2), 1, 2), F32(&w, 2, DIMS(2, 2), 1, 2, 3, -4) }, *out[2];
    expect_error(&w, etch_plan_run(w.cx, p, in, 2, out, 2), ETCH_EINVAL,
                 "test:3: log: the first NaN is here, at [1,1] of result 0");
    etch_tensor_release(&in[0]), etch_tensor_release(&in[1]);
    etch_plan_release(&p);
    etch_graph_release(&g);
    world_end(&w);
}

int etch_test_group(void);
int etch_test_group(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernels_with_one_program_are_one_step),
        cmocka_unit_test(groups_cost_no_memory),
        cmocka_unit_test(what_members_share_is_kept),
        cmocka_unit_test(failures_have_their_place),
        cmocka_unit_test(nans_have_their_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
