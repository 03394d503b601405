/* Etch: graphs that run at any shape. This header pulls in the whole public API. */
#ifndef ETCH_ETCH_H
#define ETCH_ETCH_H

#include <etch/allocator.h>
#include <etch/archive.h>
#include <etch/context.h>
#include <etch/control.h>
#include <etch/effect.h>
#include <etch/event.h>
#include <etch/fit.h>
#include <etch/function.h>
#include <etch/graph.h>
#include <etch/initializer.h>
#include <etch/layer.h>
#include <etch/list.h>
#include <etch/loss.h>
#include <etch/model.h>
#include <etch/ops.h>
#include <etch/optimizer.h>
#include <etch/plan.h>
#include <etch/memory.h>
#include <etch/profile.h>
#include <etch/scope.h>
#include <etch/spec.h>
#include <etch/status.h>
#include <etch/tape.h>
#include <etch/tensor.h>
#include <etch/variable.h>

#endif
