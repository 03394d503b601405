/* Do the records of an op leave nothing out? */
#ifndef ETCH_TEST_COMPLETE_H
#define ETCH_TEST_COMPLETE_H

#include "records.h"

#include "ir/op.h"

/* Fails the test if a dtype that the op takes lacks a case of a class that it can have, or if a case is not what it calls itself. */
void check_complete(const etch_op_info *info, const record_op *r);

#endif
