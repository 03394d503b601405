/* The profile: start, stop, and what was measured as text and as JSON. And the report on memory. */
#include "profile.h"

#include <etch/memory.h>
#include <etch/profile.h>
#include <stdlib.h>

/* Profiles that are open. The first measures all that there is; one that begins while others are open has what was measured from then on. */
static int n_open;

static void release_list(PyObject *capsule)
{
    etch_profile_list *list = PyCapsule_GetPointer(capsule, NULL);
    etch_profile_list_release(list);
    PyMem_Free(list);
}

/* What has been measured so far. */
static PyObject *list_until_now(etch_ctx *cx)
{
    etch_profile_list *list = PyMem_Calloc(1, sizeof *list);
    if (!list)
        return PyErr_NoMemory();
    if (etch_profile_rows(cx, list) != ETCH_OK) {
        PyMem_Free(list);
        return core_raise(cx);
    }
    PyObject *capsule = PyCapsule_New(list, NULL, release_list);
    if (!capsule) {
        etch_profile_list_release(list);
        PyMem_Free(list);
    }
    return capsule;
}

static PyObject *start(PyObject *module, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    (void)module, (void)unused;
    if (!cx)
        return NULL;
    PyObject *before = n_open > 0                          ? list_until_now(cx)
                       : etch_profile_start(cx) == ETCH_OK ? Py_NewRef(Py_None)
                                                           : core_raise(cx);
    n_open += before != NULL;
    return before;
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

/* The list as text and as JSON. */
static PyObject *texts_of(etch_ctx *cx, const etch_profile_list *list)
{
    char *text = NULL, *json = NULL;
    PyObject *both = NULL;
    if (etch_profile_text(cx, list, &text) == ETCH_OK && etch_profile_json(cx, list, &json) == ETCH_OK)
        both = Py_BuildValue("(NN)", PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace"),
                             PyUnicode_FromString(json));
    else
        (void)core_raise(cx);
    free(text);
    free(json);
    return both;
}

static PyObject *stop(PyObject *module, PyObject *before)
{
    etch_ctx *cx = core_ctx();
    const etch_profile_list *from = before != Py_None ? PyCapsule_GetPointer(before, NULL) : NULL;
    etch_profile_list list;
    PyObject *both = NULL;
    (void)module;
    if (!cx || PyErr_Occurred())
        return NULL;
    n_open -= n_open > 0;
    if (n_open == 0 && etch_profile_stop(cx) != ETCH_OK)
        return core_raise(cx);
    if (etch_profile_rows(cx, &list) != ETCH_OK)
        return core_raise(cx);
    if (from && etch_profile_since(cx, &list, from) != ETCH_OK)
        (void)core_raise(cx);
    else
        both = texts_of(cx, &list);
    etch_profile_list_release(&list);
    return both;
}

static PyObject *trim(PyObject *module, PyObject *unused)
{
    etch_ctx *cx = core_ctx();
    (void)module, (void)unused;
    return cx ? PyLong_FromSize_t(etch_ctx_trim(cx)) : NULL;
}

static PyMethodDef functions[] = {
    { "profile_start", start, METH_NOARGS, "measures every step from now on; gives what profile_stop takes" },
    { "profile_stop", stop, METH_O,
      "what was measured since then, as text and as JSON; measures no longer, unless others do" },
    { "memory_report", memory, METH_NOARGS,
      "bytes of memory by owner: variables, tensors, arenas (intermediate results), kept (for new tensors), traces, "
      "code" },
    { "memory_trim", trim, METH_NOARGS,
      "gives memory that is kept for new tensors back to the system; how many bytes" },
    { NULL, NULL, 0, NULL },
};

int profile_add(PyObject *module) { return PyModule_AddFunctions(module, functions); }
