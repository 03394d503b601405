/* Everything that is not plain C11, in one place: attributes, alignment hints, the assert for our own bugs. */
#ifndef ETCH_BASE_COMPILER_H
#define ETCH_BASE_COMPILER_H

#include <stddef.h>
#include <stdint.h>

#define ETCH_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#define ETCH_LIKELY(c) __builtin_expect(!!(c), 1)
#define ETCH_UNLIKELY(c) __builtin_expect(!!(c), 0)
#define ETCH_NORETURN __attribute__((noreturn))
#define ETCH_UNUSED __attribute__((unused))
#define ETCH_COUNT_OF(a) (sizeof(a) / sizeof((a)[0]))

/* n elements that are computed together, a power of two of them; what is compared gives all bits or none of each. */
#define ETCH_VECTOR(T, n) T __attribute__((vector_size((n) * sizeof(T))))

/* Checked 64-bit arithmetic: true if the result does not fit. */
#define ETCH_ADD_OVERFLOWS(a, b, out) __builtin_add_overflow(a, b, out)
#define ETCH_SUB_OVERFLOWS(a, b, out) __builtin_sub_overflow(a, b, out)
#define ETCH_MUL_OVERFLOWS(a, b, out) __builtin_mul_overflow(a, b, out)

/* A counter of the processor that runs at one rate, read in a few nanoseconds; not defined where there is none to be had. */
#if defined(__x86_64__)
#define ETCH_CYCLES() __builtin_ia32_rdtsc()
#endif

/* What was written past the caches is seen by other threads before what is written from here on. */
#if defined(__x86_64__)
#define ETCH_STORE_FENCE() __builtin_ia32_sfence()
#else
#define ETCH_STORE_FENCE() ((void)0)
#endif

/* Tells the address sanitizer that memory we hold is out of bounds for now, or again in use. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ETCH_HAS_ASAN 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ETCH_HAS_ASAN 1
#endif
#ifdef ETCH_HAS_ASAN
#include <sanitizer/asan_interface.h>
#define ETCH_POISON(p, bytes) ASAN_POISON_MEMORY_REGION((p), (bytes))
#define ETCH_UNPOISON(p, bytes) ASAN_UNPOISON_MEMORY_REGION((p), (bytes))
#else
#define ETCH_POISON(p, bytes) ((void)(p), (void)(bytes))
#define ETCH_UNPOISON(p, bytes) ((void)(p), (void)(bytes))
#endif

/* For our own bugs only: prints file, line and the formatted text, then aborts. Never for what a caller did. */
#define ETCH_ASSERT(cond, ...) \
    do { \
        if (ETCH_UNLIKELY(!(cond))) \
            etch__assert_failed(__FILE__, __LINE__, #cond, __VA_ARGS__); \
    } while (0)

ETCH_NORETURN void etch__assert_failed(const char *file, int line, const char *cond, const char *fmt, ...)
    ETCH_PRINTF(4, 5);

#endif
