/* The families of op functions, a file each. */
#ifndef ETCH_PYTHON_OPS_H
#define ETCH_PYTHON_OPS_H

#include "op.h"

op_rows ops_math(void);
op_rows ops_reduce(void);
op_rows ops_create(void);
op_rows ops_grad(void);
op_rows ops_random(void);
op_rows ops_nn(void);
op_rows ops_conv(void);
op_rows ops_pool(void);
op_rows ops_debugging(void);
op_rows ops_branch(void);
op_rows ops_loop(void);
op_rows ops_scan(void);
op_rows ops_formula(void);
op_rows ops_segment(void);
op_rows ops_shape(void);
op_rows ops_join(void);
op_rows ops_index(void);
op_rows ops_linalg(void);
op_rows ops_diag(void);
op_rows ops_einsum(void);
op_rows ops_string(void);

#endif
