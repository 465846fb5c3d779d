; RUN: opt -passes='print<cost-model>' -disable-output
; Calls, inline assembly and intrinsics.
declare void @g(i32, ptr)
declare float @sqrtf(float)
declare i32 @printf(ptr, ...)
define void @f(ptr %p, i32 %n, i64 %m, float %x) {
  call void @g(i32 %n, ptr %p)
  %s = call float @sqrtf(float %x)
  %c = call i32 (ptr, ...) @printf(ptr %p, i32 %n)
  call void asm sideeffect "{ mov.u32 a, b; @p bra L; L: }", ""()
  call void asm sideeffect "", ""()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = call i32 @llvm.ctpop.i32(i32 %n)
  %2 = call i64 @llvm.ctpop.i64(i64 %m)
  %3 = call i32 @llvm.cttz.i32(i32 %n, i1 false)
  %4 = call i32 @llvm.fshl.i32(i32 %n, i32 %n, i32 3)
  %5 = call i32 @llvm.sadd.sat.i32(i32 %n, i32 1)
  %6 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %m, i64 %m)
  %7 = call float @llvm.powi.f32.i32(float %x, i32 3)
  call void @llvm.assume(i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 %m, i1 false)
  ret void
}
; EXPECT
; Printing analysis 'Cost Model Analysis' for function 'f':
; Cost Model: Found an estimated cost of 3 for instruction:   call void @g(i32 %n, ptr %p)
; Cost Model: Found an estimated cost of 1 for instruction:   %s = call float @sqrtf(float %x)
; Cost Model: Found an estimated cost of 2 for instruction:   %c = call i32 (ptr, ...) @printf(ptr %p, i32 %n)
; Cost Model: Found an estimated cost of 3 for instruction:   call void asm sideeffect "{ mov.u32 a, b; @p bra L; L: }", ""()
; Cost Model: Found an estimated cost of 0 for instruction:   call void asm sideeffect "", ""()
; Cost Model: Found an estimated cost of 1 for instruction:   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; Cost Model: Found an estimated cost of 1 for instruction:   %1 = call i32 @llvm.ctpop.i32(i32 %n)
; Cost Model: Found an estimated cost of 2 for instruction:   %2 = call i64 @llvm.ctpop.i64(i64 %m)
; Cost Model: Found an estimated cost of 10 for instruction:   %3 = call i32 @llvm.cttz.i32(i32 %n, i1 false)
; Cost Model: Found an estimated cost of 4 for instruction:   %4 = call i32 @llvm.fshl.i32(i32 %n, i32 %n, i32 3)
; Cost Model: Found an estimated cost of 7 for instruction:   %5 = call i32 @llvm.sadd.sat.i32(i32 %n, i32 1)
; Cost Model: Found an estimated cost of 9 for instruction:   %6 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %m, i64 %m)
; Cost Model: Found an estimated cost of 4 for instruction:   %7 = call float @llvm.powi.f32.i32(float %x, i32 3)
; Cost Model: Found an estimated cost of 0 for instruction:   call void @llvm.assume(i1 true)
; Cost Model: Found an estimated cost of 4 for instruction:   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 %m, i1 false)
; Cost Model: Found an estimated cost of 1 for instruction:   ret void
