; RUN: opt -passes='instcombine'
; A choice between whole vectors by a bit of a scalar has no bit for each lane.
define <2 x i32> @by_scalar(i32 %x, <2 x i32> %y) {
  %m = and i32 %x, 1
  %c = icmp eq i32 %m, 0
  %o = or <2 x i32> %y, <i32 2, i32 2>
  %s = select i1 %c, <2 x i32> %y, <2 x i32> %o
  ret <2 x i32> %s
}

define <2 x i32> @by_lane(<2 x i32> %x, <2 x i32> %y) {
  %m = and <2 x i32> %x, <i32 1, i32 1>
  %c = icmp eq <2 x i32> %m, zeroinitializer
  %o = or <2 x i32> %y, <i32 2, i32 2>
  %s = select <2 x i1> %c, <2 x i32> %y, <2 x i32> %o
  ret <2 x i32> %s
}

define i1 @operands_may_be_flushed(half %x) "denormal-fp-math"="ieee,preserve-sign" {
  %f = call half @llvm.fabs.f16(half %x)
  %a = fcmp ueq half %f, 0xH7C00
  %b = fcmp oeq half %x, 0xH0000
  %r = or i1 %a, %b
  ret i1 %r
}

declare half @llvm.fabs.f16(half)
; EXPECT
; define <2 x i32> @by_scalar(i32 %x, <2 x i32> %y) {
;   %m = and i32 %x, 1
;   %c = icmp eq i32 %m, 0
;   %o = or <2 x i32> %y, splat (i32 2)
;   %s = select i1 %c, <2 x i32> %y, <2 x i32> %o
;   ret <2 x i32> %s
; }
;
; define <2 x i32> @by_lane(<2 x i32> %x, <2 x i32> %y) {
;   %1 = shl <2 x i32> %x, splat (i32 1)
;   %2 = and <2 x i32> %1, splat (i32 2)
;   %s = or <2 x i32> %y, %2
;   ret <2 x i32> %s
; }
;
; define i1 @operands_may_be_flushed(half %x) #0 {
;   %f = call half @llvm.fabs.f16(half %x)
;   %a = fcmp ueq half %f, 0xH7C00
;   %b = fcmp oeq half %x, 0xH0000
;   %r = or i1 %a, %b
;   ret i1 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare half @llvm.fabs.f16(half) #1
;
; attributes #0 = { "denormal-fp-math"="ieee,preserve-sign" }
; attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
