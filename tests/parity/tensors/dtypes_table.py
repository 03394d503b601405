# DType: names, limits, sizes and kinds
import tensorflow as tf

names = "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 bfloat16 float32 float64 string"
for name in names.split():
    d = getattr(tf, name)
    print(
        d.name,
        repr(d),
        str(d),
        d.size,
        d.is_integer,
        d.is_floating,
        d.is_bool,
        d.is_unsigned,
        d.is_numeric,
        d.as_datatype_enum,
    )
for name in ["int8", "int32", "int64", "uint8", "uint16", "float16", "float32", "float64"]:
    d = getattr(tf, name)
    print(name, d.min, d.max)
