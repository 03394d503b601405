/* The profile: start, stop, and what was measured as text and as JSON. And the report on memory. */
#include "profile.h"

#include <etch/memory.h>
#include <etch/profile.h>
#include <stdlib.h>

static PyObject *start(PyObject *module, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    (void)module, (void)unused;
    if (!cx)
        return NULL;
    return etch_profile_start(cx) == ETCH_OK ? Py_NewRef(Py_None) : core_raise(cx);
}

static PyObject *stop(PyObject *module, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    (void)module, (void)unused;
    if (!cx)
        return NULL;
    return etch_profile_stop(cx) == ETCH_OK ? Py_NewRef(Py_None) : core_raise(cx);
}

static PyObject *memory(PyObject *module, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    etch_memory m;
    (void)module, (void)unused;
    if (!cx)
        return NULL;
    if (etch_memory_report(cx, &m) != ETCH_OK)
        return core_raise(cx);
    return Py_BuildValue("{snsnsnsnsnsn}", "variables", (Py_ssize_t)m.variables, "tensors", (Py_ssize_t)m.tensors,
                         "arenas", (Py_ssize_t)m.arenas, "kept", (Py_ssize_t)m.kept, "traces", (Py_ssize_t)m.traces,
                         "code", (Py_ssize_t)m.code);
}

static PyObject *report(PyObject *module, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    etch_profile_list list;
    char *text = NULL, *json = NULL;
    PyObject *both = NULL;
    (void)module, (void)unused;
    if (!cx)
        return NULL;
    if (etch_profile_rows(cx, &list) != ETCH_OK)
        return core_raise(cx);
    if (etch_profile_text(cx, &list, &text) == ETCH_OK && etch_profile_json(cx, &list, &json) == ETCH_OK)
        both = Py_BuildValue("(NN)", PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace"),
                             PyUnicode_FromString(json));
    else
        (void)core_raise(cx);
    free(text);
    free(json);
    etch_profile_list_release(&list);
    return both;
}

static PyMethodDef functions[] = {
    { "profile_start", start, METH_NOARGS, "measures every step from now on; drops what was measured before" },
    { "profile_stop", stop, METH_NOARGS, "measures no longer" },
    { "memory_report", memory, METH_NOARGS,
      "bytes of memory by owner: variables, tensors, arenas (intermediate results), kept (for new tensors), traces, "
      "code" },
    { "profile_report", report, METH_NOARGS, "what was measured, as text and as JSON" },
    { NULL, NULL, 0, NULL },
};

int profile_add(PyObject *module) { return PyModule_AddFunctions(module, functions); }
