/* Linked with an example in place of the functions by which it gets at what was computed (the linker's --wrap): these do the same, and write it down. */
#include "digest.h"

etch_status __real_etch_plan_run(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, int n_in, etch_tensor **out,
                                 int n_out);
etch_status __wrap_etch_plan_run(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, int n_in, etch_tensor **out,
                                 int n_out);
int __real_etch_call_args(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_tensor **out,
                          int max_out, void **extra);
int __wrap_etch_call_args(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_tensor **out,
                          int max_out, void **extra);
etch_tensor *__real_etch_variable_read(etch_ctx *cx, etch_variable *v);
etch_tensor *__wrap_etch_variable_read(etch_ctx *cx, etch_variable *v);

etch_status __wrap_etch_plan_run(etch_ctx *cx, etch_plan *p, etch_tensor *const *in, int n_in, etch_tensor **out,
                                 int n_out)
{
    etch_status s = __real_etch_plan_run(cx, p, in, n_in, out, n_out);
    for (int i = 0; s == ETCH_OK && i < n_out; i++)
        digest("plan", cx, out[i]);
    return s;
}

int __wrap_etch_call_args(etch_ctx *cx, etch_function *f, const etch_arg *args, int n_args, etch_tensor **out,
                          int max_out, void **extra)
{
    int n = __real_etch_call_args(cx, f, args, n_args, out, max_out, extra);
    for (int i = 0; i < n; i++)
        digest("call", cx, out[i]);
    return n;
}

etch_tensor *__wrap_etch_variable_read(etch_ctx *cx, etch_variable *v)
{
    etch_tensor *t = __real_etch_variable_read(cx, v);
    digest("variable", cx, t);
    return t;
}
