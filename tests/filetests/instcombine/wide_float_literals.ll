; RUN: opt -passes='instcombine'
; Literals of wide formats with fewer digits than they have room for: the first 16 digits are the low half, fewer than 16 are the
; high half alone. An encoding that the x87 does not know is a NaN.
@quad = global [4 x fp128] [fp128 0xL01, fp128 0xLABCDEF, fp128 0xL123456789ABCDEF0, fp128 0xL123456789ABCDEF01]
@pair = global [3 x ppc_fp128] [ppc_fp128 0xM01, ppc_fp128 0xM123456789ABCDEF, ppc_fp128 0xM123456789ABCDEF01]
@x87 = global [4 x x86_fp80] [x86_fp80 0xK0, x86_fp80 0xK1, x86_fp80 0xK81234, x86_fp80 0xK3FFF8000000000000000]
@half = global [2 x half] [half 0xH3C, half 0xH00003C00]
@bfloat = global [2 x bfloat] [bfloat 0xR3C, bfloat 0xR00003C00]
; EXPECT
; @quad = global [4 x fp128] [fp128 0xL00000000000000000000000000000001, fp128 0xL00000000000000000000000000ABCDEF, fp128 0xL123456789ABCDEF00000000000000000, fp128 0xL123456789ABCDEF00000000000000001]
; @pair = global [3 x ppc_fp128] [ppc_fp128 0xM00000000000000000000000000000001, ppc_fp128 0xM00000000000000000123456789ABCDEF, ppc_fp128 0xM123456789ABCDEF00000000000000001]
; @x87 = global [4 x x86_fp80] [x86_fp80 0xK00000000000000000000, x86_fp80 0xK7FFF0000000000000000, x86_fp80 0xKFFFF0000000000000004, x86_fp80 0xK3FFF8000000000000000]
; @half = global [2 x half] [half 0xH003C, half 0xH3C00]
; @bfloat = global [2 x bfloat] [bfloat 0xR003C, bfloat 0xR3C00]
