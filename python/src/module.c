/* The extension module etch._core: its types, and the op functions in one dict by dotted name. */
#include "callback.h"
#include "core.h"
#include "bind.h"
#include "custom.h"
#include "dtype.h"
#include "function.h"
#include "list.h"
#include "name_scope.h"
#include "nest.h"
#include "op_name.h"
#include "ops.h"
#include "optimizer.h"
#include "pickling.h"
#include "printing.h"
#include "profile.h"
#include "reference.h"
#include "result.h"
#include "shape.h"
#include "size.h"
#include "slices.h"
#include "spec.h"
#include "tape.h"
#include "tensor.h"
#include "tensor_dlpack.h"
#include "variable.h"

static int add_ops(PyObject *module)
{
    op_rows (*const families[])(void) = {
        ops_math,   ops_reduce, ops_create, ops_grad,    ops_random,  ops_nn,    ops_debugging,
        ops_branch, ops_loop,   ops_scan,   ops_formula, ops_segment, ops_shape, ops_join,
        ops_index,  ops_linalg, ops_diag,   ops_einsum,  ops_string,  ops_conv,  ops_pool,
    };
    PyObject *ops = PyDict_New();
    int done = ops ? PyModule_AddObjectRef(module, "ops", ops) : -1;
    for (size_t i = 0; done == 0 && i < sizeof families / sizeof *families; i++)
        done = op_add_rows(ops, families[i]());
    Py_XDECREF(ops);
    return done;
}

static int fill(PyObject *module)
{
    int (*const parts[])(PyObject *) = {
        core_add,     dtype_add,      shape_add,         size_add,     reference_add, tensor_add,   variable_add,
        op_add,       nest_add,       bind_add,          result_add,   spec_add,      function_add, add_ops,
        slices_add,   name_scope_add, tape_add,          custom_add,   optimizer_add, printing_add, list_add,
        callback_add, op_name_add,    tensor_dlpack_add, pickling_add, profile_add,
    };
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i](module) < 0)
            return -1;
    return 0;
}

static struct PyModuleDef definition = { PyModuleDef_HEAD_INIT, .m_name = "etch._core", .m_doc = "The runtime.",
                                         .m_size = -1 };

PyMODINIT_FUNC PyInit__core(void);
PyMODINIT_FUNC PyInit__core(void)
{
    if (Py_AtExit(etch_products_await) == 0)
        etch_products_prepare(); /* while modules are imported and data is read */
    PyObject *module = PyModule_Create(&definition);
    if (module && fill(module) < 0)
        Py_CLEAR(module);
    return module;
}
