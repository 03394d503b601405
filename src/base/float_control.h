/* How floats are rounded, and that denormals are numbers: as the processor is told, which a library that was loaded may have told otherwise (what gcc before 13 made with
 * -ffast-math flushes denormals on the thread that loads it). What computes sets it, and puts back what the program had. */
#ifndef ETCH_BASE_FLOAT_CONTROL_H
#define ETCH_BASE_FLOAT_CONTROL_H

#if defined(__x86_64__)
#include <immintrin.h>

/* To nearest, nothing is flushed, no exception is raised; the lowest bits say what happened, and nobody asks for them. */
enum { ETCH_FLOAT_CONTROL = 0x1f80, ETCH_FLOAT_HAPPENED = 0x3f };

static inline unsigned etch__floats_begin(void)
{
    unsigned was = _mm_getcsr();
    if (__builtin_expect((was & ~(unsigned)ETCH_FLOAT_HAPPENED) != ETCH_FLOAT_CONTROL, 0))
        _mm_setcsr(ETCH_FLOAT_CONTROL);
    return was;
}

static inline void etch__floats_end(unsigned was)
{
    if (__builtin_expect((was & ~(unsigned)ETCH_FLOAT_HAPPENED) != ETCH_FLOAT_CONTROL, 0))
        _mm_setcsr(was);
}
#else
static inline unsigned etch__floats_begin(void) { return 0; }
static inline void etch__floats_end(unsigned was) { (void)was; }
#endif

#endif
