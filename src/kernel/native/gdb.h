/* The same for debuggers, which do not ask the process: GDB (and LLDB) read a list of object files in its memory. A region of code is one such file,
 * with the description of frames and one name, `etch_kernel`, for all that lies in it. */
#ifndef ETCH_KERNEL_NATIVE_GDB_H
#define ETCH_KERNEL_NATIVE_GDB_H

#include <stddef.h>
#include <stdint.h>

typedef struct etch_gdb_file etch_gdb_file;

/* The code at these addresses, with an .eh_frame, which is copied. NULL: out of memory; debuggers then see no more than addresses. The caller never adds
 * or removes two at a time. */
etch_gdb_file *etch__gdb_add(const void *code, size_t n, const uint8_t *eh_frame, size_t eh_frame_bytes);
/* NULL is nothing. */
void etch__gdb_remove(etch_gdb_file *f);

#endif
