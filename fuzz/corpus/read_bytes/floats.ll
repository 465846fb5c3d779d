@a = global float 0x7FF8000020000000
@b = global half 0xH7C01
@c = global bfloat 0xR7F81
@d = global fp128 0xL00000000000000007FFF800000000000
@e = global double 1.0e-400
@f = global float 0.1
