/* einsum: the equation is checked as TensorFlow checks it, the sums are the runtime's. */
#include "build.h"
#include "ops.h"
#include <string.h>

static PyObject *wrong(const char *what, PyObject *equation)
{
    PyErr_Format(PyExc_ValueError, "%s: %U", what, equation);
    return NULL;
}

/* Letters, "..." once per term, commas before an arrow; the result names each label once, and only those of the operands. */
static bool check_equation(PyObject *equation, const char *s, int n_operands)
{
    bool is_used[128] = { false }, is_named[128] = { false }, is_result = false, has_dots = false;
    int n_terms = 1;
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == ' ')
            continue;
        if (c == ',' && !is_result)
            n_terms++, has_dots = false;
        else if (c == '-' && s[1] == '>' && !is_result)
            is_result = true, has_dots = false, s++;
        else if (c == '.' && s[1] == '.' && s[2] == '.' && !has_dots)
            has_dots = true, s += 2;
        else if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')))
            return wrong("Subscripts have incorrect format", equation) != NULL;
        else if (is_result && is_named[c])
            return wrong("Output subscripts contain a label appearing more than once", equation) != NULL;
        else if (is_result && !is_used[c])
            return wrong("Output subscripts contain a label not present in the input subscripts", equation) != NULL;
        else
            (is_result ? is_named : is_used)[c] = true;
    }
    if (n_terms == n_operands)
        return true;
    PyErr_Format(PyExc_ValueError, "Got %d inputs for equation \"%U\", expecting %d", n_operands, equation, n_terms);
    return false;
}

static etch_tensor *einsum(op_call *c)
{
    const char *equation;
    etch_tensor **xs;
    if (!PyUnicode_Check(c->args[0])) {
        PyErr_Format(PyExc_AttributeError, "'%s' object has no attribute 'replace'", Py_TYPE(c->args[0])->tp_name);
        return NULL;
    }
    int n = op_tensor_list(c, 1, &xs);
    if (n < 0 || !op_text(c, 0, &equation) || !check_equation(c->args[0], equation, n))
        return NULL;
    return (etch_einsum)(c->cx, xs, n, equation);
}

/* clang-format off */
static const op_row rows[] = {
    { "linalg.einsum einsum", "equation *inputs name=None optimize='greedy' greedy=None", einsum, NULL, NULL,
      "Sums of products of tensors whose axes are named by letters." },
};
/* clang-format on */

op_rows ops_einsum(void) { return OP_ROWS(rows); }
