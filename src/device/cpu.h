/* The CPU as a device. */
#ifndef ETCH_DEVICE_CPU_H
#define ETCH_DEVICE_CPU_H

#include "device/device.h"

/* A CPU device on cx's runtime, and its end; device.c hangs one on each runtime that asks. */
etch_status etch__cpu_device_new(etch_ctx *cx, etch_device **out) ETCH_NODISCARD;
void etch__cpu_device_destroy(etch_device *d);

#endif
