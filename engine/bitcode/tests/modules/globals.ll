source_filename = "globals.ll"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm ".global .u32 of_assembly;"

%struct.Pair = type { i32, ptr, [3 x i8] }
%struct.Node = type { %struct.Pair, i64 }
%struct.Opaque = type opaque

$shared_one = comdat any

@table = internal unnamed_addr constant [4 x i32] [i32 1, i32 -2, i32 0, i32 2147483647], align 16
@text = private addrspace(4) constant [6 x i8] c"hello\00"
@zero = addrspace(3) global [16 x float] zeroinitializer, align 4
@floats = global [2 x double] [double 1.500000e+00, double -0.000000e+00]
@halves = global <2 x half> <half 1.000000e+00, half 2.000000e+00>
@nested = global %struct.Node { %struct.Pair { i32 7, ptr @table, [3 x i8] c"abc" }, i64 ptrtoint (ptr @zero_of to i64) }
@zero_of = external global i8
@inside = global ptr getelementptr inbounds (%struct.Node, ptr @nested, i64 0, i32 0, i32 2)
@cast = global ptr addrspacecast (ptr addrspace(3) @zero to ptr)
@wide = global i256 115792089237316195423570985008687907853269984665640564039457584007913129639935
@undefined = global { i32, float } { i32 undef, float poison }
@block = global ptr blockaddress(@jumps, %target)
@forward = alias i32, getelementptr (i8, ptr @table, i64 4)
@shared_one = linkonce_odr global i32 5, comdat
@hidden_one = hidden externally_initialized global i32 9, section "data", align 8
@llvm.used = appending global [1 x ptr] [ptr @table], section "llvm.metadata"

declare extern_weak i32 @maybe(i32 noundef signext, ptr captures(none) readonly) #0
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

define i32 @jumps(ptr %where) {
entry:
  indirectbr ptr %where, [label %target, label %other]

target:
  ret i32 1

other:
  ret i32 2
}

define ptx_kernel void @0(ptr byval(%struct.Pair) align 8 %by, ptr sret(i64) %out) #2 !kind !0 {
  ret void
}

attributes #0 = { nounwind memory(argmem: read) "target-cpu"="sm_90" "flag" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { vscale_range(1,16) uwtable "nvvm.maxntid"="128,1,1" }

!list = !{!0, !1}

!0 = !{!"name", i32 7, ptr @table, null}
!1 = distinct !{!1, !0}
