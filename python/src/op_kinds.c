/* How op functions call what they record where that is not their own name in capitals: sorted by the first dotted name of the row. The names are those
 * that TensorFlow gives. */
#include "op_name.h"

#include <stdlib.h>
#include <string.h>

typedef struct kind_row {
    const char *dotted;
    op_kind kind;
} kind_row;

/* clang-format off */
static const kind_row rows[] = {
    { "argsort", { "argsort/TopKV2", "TopKV2" } },
    { "boolean_mask", { "boolean_mask/GatherV2", "GatherV2" } },
    { "broadcast_dynamic_shape", { "BroadcastArgs", "BroadcastArgs" } },
    { "case", { "case/cond/Identity", "Identity" } },
    { "clip_by_global_norm", { "clip_by_global_norm/clip_by_global_norm", "Identity" } },
    { "clip_by_norm", { "clip_by_norm", "Identity" } },
    { "clip_by_value", { "clip_by_value", "Maximum" } },
    { "concat", { "concat", "ConcatV2" } },
    { "cond", { "cond/Identity", "Identity" } },
    { "constant", { "Const", "Const" } },
    { "convert_to_tensor", { "Const", "Const" } },
    { "debugging.assert_all_finite", { "VerifyFinite/control_dependency", "Identity" } },
    { "eye", { "eye/diag", "MatrixDiagV3" } },
    { "foldl", { "foldl/while", "While" } },
    { "foldr", { "foldr/while", "While" } },
    { "gather", { "GatherV2", "GatherV2" } },
    { "histogram_fixed_width", { "histogram_fixed_width", "HistogramFixedWidth" } },
    { "histogram_fixed_width_bins", { "histogram_fixed_width_bins/Reshape_1", "Reshape" } },
    { "linalg.adjoint", { "adjoint/matrix_transpose/transpose", "Transpose" } },
    { "linalg.band_part", { "MatrixBandPart", "MatrixBandPart" } },
    { "linalg.diag", { "diag", "MatrixDiagV3" } },
    { "linalg.diag_part", { "diag_part", "MatrixDiagPartV3" } },
    { "linalg.einsum", { "einsum/Einsum", "Einsum" } },
    { "linalg.global_norm", { "global_norm/global_norm", "Sqrt" } },
    { "linalg.matmul", { "MatMul", "MatMul" } },
    { "linalg.matrix_transpose", { "matrix_transpose/transpose", "Transpose" } },
    { "linalg.matvec", { "MatVec/Squeeze", "Squeeze" } },
    { "linalg.norm", { "norm/Squeeze", "Squeeze" } },
    { "linalg.normalize", { "normalize/truediv", "RealDiv" } },
    { "linalg.set_diag", { "set_diag", "MatrixSetDiagV3" } },
    { "linalg.tensor_diag", { "Diag", "Diag" } },
    { "linalg.tensor_diag_part", { "DiagPart", "DiagPart" } },
    { "linalg.tensordot", { "Tensordot", "Reshape" } },
    { "linalg.trace", { "Trace", "Sum" } },
    { "linspace", { "linspace/Slice", "Slice" } },
    { "map_fn", { "map/TensorArrayV2Stack/TensorListStack", "TensorListStack" } },
    { "math.accumulate_n", { "AddN", "AddN" } },
    { "math.add", { "Add", "AddV2" } },
    { "math.argmax", { "ArgMax", "ArgMax" } },
    { "math.argmin", { "ArgMin", "ArgMin" } },
    { "math.bincount", { "bincount/DenseBincount", "DenseBincount" } },
    { "math.confusion_matrix", { "confusion_matrix/ScatterNd", "ScatterNd" } },
    { "math.count_nonzero", { "count_nonzero/Sum", "Sum" } },
    { "math.divide", { "truediv", "RealDiv" } },
    { "math.divide_no_nan", { "div_no_nan", "DivNoNan" } },
    { "math.erfcinv", { "erfcinv/mul_1", "Mul" } },
    { "math.erfinv", { "erfinv/Erfinv", "Erfinv" } },
    { "math.floordiv", { "floordiv", "FloorDiv" } },
    { "math.floormod", { "FloorMod", "FloorMod" } },
    { "math.in_top_k", { "in_top_k/InTopKV2", "InTopKV2" } },
    { "math.is_non_decreasing", { "is_non_decreasing/All", "All" } },
    { "math.is_strictly_increasing", { "is_strictly_increasing/All", "All" } },
    { "math.l2_normalize", { "l2_normalize", "Mul" } },
    { "math.lbeta", { "lbeta/sub", "Sub" } },
    { "math.log_sigmoid", { "LogSigmoid", "Neg" } },
    { "math.logical_xor", { "LogicalXor", "LogicalAnd" } },
    { "math.multiply", { "Mul", "Mul" } },
    { "math.multiply_no_nan", { "multiply_no_nan", "MulNoNan" } },
    { "math.ndtri", { "ndtri/Ndtri", "Ndtri" } },
    { "math.negative", { "Neg", "Neg" } },
    { "math.nextafter", { "NextAfter", "NextAfter" } },
    { "math.polyval", { "polyval/add", "AddV2" } },
    { "math.reciprocal_no_nan", { "reciprocal_no_nan", "DivNoNan" } },
    { "math.reduce_all", { "All", "All" } },
    { "math.reduce_any", { "Any", "Any" } },
    { "math.reduce_euclidean_norm", { "EuclideanNorm", "EuclideanNorm" } },
    { "math.reduce_logsumexp", { "ReduceLogSumExp", "AddV2" } },
    { "math.reduce_max", { "Max", "Max" } },
    { "math.reduce_mean", { "Mean", "Mean" } },
    { "math.reduce_min", { "Min", "Min" } },
    { "math.reduce_prod", { "Prod", "Prod" } },
    { "math.reduce_std", { "reduce_std/Sqrt", "Sqrt" } },
    { "math.reduce_sum", { "Sum", "Sum" } },
    { "math.reduce_variance", { "reduce_variance/Mean_1", "Mean" } },
    { "math.scalar_mul", { "scalar_mul", "Mul" } },
    { "math.subtract", { "Sub", "Sub" } },
    { "math.top_k", { "TopKV2", "TopKV2" } },
    { "math.truediv", { "truediv", "RealDiv" } },
    { "math.unsorted_segment_mean", { "UnsortedSegmentMean/truediv", "RealDiv" } },
    { "math.unsorted_segment_sqrt_n", { "UnsortedSegmentSqrtN/truediv", "RealDiv" } },
    { "math.xdivy", { "xdivy/Xdivy", "Xdivy" } },
    { "math.xlog1py", { "xlog1py/Xlog1py", "Xlog1py" } },
    { "math.zero_fraction", { "zero_fraction/fraction", "Identity" } },
    { "meshgrid", { "meshgrid/mul", "Mul" } },
    { "nn.atrous_conv2d", { "convolution/BatchToSpaceND", "BatchToSpaceND" } },
    { "nn.atrous_conv2d_transpose", { "atrous_conv2d_transpose/BatchToSpaceND", "BatchToSpaceND" } },
    { "nn.avg_pool1d", { "AvgPool1D/Squeeze", "Squeeze" } },
    { "nn.avg_pool2d", { "AvgPool2D", "AvgPool" } },
    { "nn.avg_pool3d", { "AvgPool3D", "AvgPool3D" } },
    { "nn.batch_normalization", { "batchnorm/add_1", "AddV2" } },
    { "nn.conv1d", { "conv1d/Squeeze", "Squeeze" } },
    { "nn.conv1d_transpose", { "conv1d_transpose/Squeeze", "Squeeze" } },
    { "nn.conv2d", { "Conv2D", "Conv2D" } },
    { "nn.conv2d_transpose", { "conv2d_transpose", "Conv2DBackpropInput" } },
    { "nn.conv3d", { "Conv3D", "Conv3D" } },
    { "nn.conv3d_transpose", { "conv3d_transpose", "Conv3DBackpropInputV2" } },
    { "nn.conv_transpose", { "conv_transpose", "Conv2DBackpropInput" } },
    { "nn.convolution", { "convolution", "Conv2D" } },
    { "nn.depthwise_conv2d", { "depthwise", "DepthwiseConv2dNative" } },
    { "nn.dropout", { "dropout/SelectV2", "SelectV2" } },
    { "nn.embedding_lookup", { "embedding_lookup/Identity", "Identity" } },
    { "nn.experimental.stateless_dropout", { "stateless_dropout/SelectV2", "SelectV2" } },
    { "nn.gelu", { "Gelu/mul_2", "Mul" } },
    { "nn.log_poisson_loss", { "log_poisson_loss/sub", "Sub" } },
    { "nn.max_pool", { "MaxPool2d", "MaxPool" } },
    { "nn.max_pool1d", { "MaxPool1d/Squeeze", "Squeeze" } },
    { "nn.max_pool2d", { "MaxPool2d", "MaxPool" } },
    { "nn.max_pool3d", { "MaxPool3D", "MaxPool3D" } },
    { "nn.moments", { "moments/Squeeze", "Squeeze" } },
    { "nn.pool", { "max_pool", "MaxPool" } },
    { "nn.separable_conv2d", { "separable_conv2d", "Conv2D" } },
    { "nn.sigmoid_cross_entropy_with_logits", { "logistic_loss", "AddV2" } },
    { "nn.silu", { "IdentityN", "IdentityN" } },
    { "nn.softmax_cross_entropy_with_logits", { "softmax_cross_entropy_with_logits/Reshape_2", "Reshape" } },
    { "nn.sparse_softmax_cross_entropy_with_logits", { "SparseSoftmaxCrossEntropyWithLogits/SparseSoftmaxCrossEntropyWithLogits", "SparseSoftmaxCrossEntropyWithLogits" } },
    { "nn.weighted_cross_entropy_with_logits", { "logistic_loss", "AddV2" } },
    { "one_hot", { "one_hot", "OneHot" } },
    { "ones", { "ones", "Fill" } },
    { "ones_like", { "ones_like", "OnesLike" } },
    { "random.categorical", { "categorical/Multinomial", "Multinomial" } },
    { "random.experimental.stateless_shuffle", { "stateless_shuffle/StatelessShuffle", "StatelessShuffle" } },
    { "random.normal", { "random_normal", "AddV2" } },
    { "random.shuffle", { "RandomShuffle", "RandomShuffle" } },
    { "random.split", { "stateless_random_uniform", "StatelessRandomUniformFullIntV2" } },
    { "random.stateless_categorical", { "stateless_categorical/StatelessMultinomial", "StatelessMultinomial" } },
    { "random.stateless_normal", { "stateless_random_normal", "AddV2" } },
    { "random.stateless_truncated_normal", { "stateless_truncated_normal", "AddV2" } },
    { "random.stateless_uniform", { "stateless_random_uniform", "AddV2" } },
    { "random.truncated_normal", { "truncated_normal", "AddV2" } },
    { "random.uniform", { "random_uniform/RandomUniform", "RandomUniform" } },
    { "range", { "range", "Range" } },
    { "realdiv", { "RealDiv", "RealDiv" } },
    { "repeat", { "Repeat/boolean_mask/GatherV2", "GatherV2" } },
    { "reverse", { "ReverseV2", "ReverseV2" } },
    { "saturate_cast", { "saturate_cast", "Cast" } },
    { "scan", { "scan/TensorArrayV2Stack/TensorListStack", "TensorListStack" } },
    { "searchsorted", { "searchsorted/Reshape", "Reshape" } },
    { "sequence_mask", { "SequenceMask/Less", "Less" } },
    { "sort", { "sort/TopKV2", "TopKV2" } },
    { "split", { "split", "Split" } },
    { "stack", { "stack", "Pack" } },
    { "switch_case", { "switch_case/indexed_case/Identity", "Identity" } },
    { "tensor_scatter_nd_add", { "TensorScatterAdd", "TensorScatterAdd" } },
    { "tensor_scatter_nd_max", { "TensorScatterMax", "TensorScatterMax" } },
    { "tensor_scatter_nd_min", { "TensorScatterMin", "TensorScatterMin" } },
    { "tensor_scatter_nd_sub", { "TensorScatterSub", "TensorScatterSub" } },
    { "tensor_scatter_nd_update", { "TensorScatterUpdate", "TensorScatterUpdate" } },
    { "transpose", { "transpose", "Transpose" } },
    { "truncatediv", { "TruncateDiv", "TruncateDiv" } },
    { "truncatemod", { "TruncateMod", "TruncateMod" } },
    { "unstack", { "unstack", "Unpack" } },
    { "where", { "SelectV2", "SelectV2" } },
    { "while_loop", { "while", "While" } },
    { "zeros", { "zeros", "Fill" } },
    { "zeros_like", { "zeros_like", "ZerosLike" } },
};
/* clang-format on */

static int compare(const void *name, const void *row) { return strcmp(name, ((const kind_row *)row)->dotted); }

/* "greater_equal" as "GreaterEqual", which lives as long as the process. */
static const char *in_capitals(const char *name)
{
    char *out = PyMem_Malloc(strlen(name) + 1), *to = out;
    bool is_start = true;
    for (; out && *name; name++) {
        if (*name != '_')
            *to++ = is_start && *name >= 'a' && *name <= 'z' ? (char)(*name - 'a' + 'A') : *name;
        is_start = *name == '_';
    }
    if (out)
        *to = 0;
    return out ? out : "Op";
}

op_kind op_name_kind(const char *dotted)
{
    char first[64];
    size_t n = strcspn(dotted, " ");
    if (n >= sizeof first)
        n = sizeof first - 1;
    memcpy(first, dotted, n);
    first[n] = 0;
    const kind_row *row = bsearch(first, rows, sizeof rows / sizeof *rows, sizeof *rows, compare);
    if (row)
        return row->kind;
    const char *dot = strrchr(first, '.'), *name = in_capitals(dot ? dot + 1 : first);
    return (op_kind){ name, name };
}
