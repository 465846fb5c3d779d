; RUN: opt -passes='print<access-info>'
; Grid-stride and block-stride loops: the step is not a constant, but never less than an element. What an iteration stores it has
; loaded itself; two arrays that may meet are compared. That a block has one thread is not assumed.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @saxpy(ptr %x, ptr %y, float %a, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %grid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %base = mul i32 %cta, %size
  %first = add i32 %base, %tid
  %stride = mul i32 %grid, %size
  %any = icmp slt i32 %first, %n
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %w = sext i32 %i to i64
  %px = getelementptr inbounds float, ptr %x, i64 %w
  %vx = load float, ptr %px
  %py = getelementptr inbounds float, ptr %y, i64 %w
  %vy = load float, ptr %py
  %m = fmul float %a, %vx
  %s = fadd float %m, %vy
  store float %s, ptr %py
  %next = add nsw i32 %i, %stride
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @block(ptr %y, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %any = icmp slt i32 %tid, %n
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %w = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr %y, i64 %w
  %v = load float, ptr %p
  %s = fadd float %v, 1.0
  store float %s, ptr %p
  %next = add nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define ptx_kernel void @down(ptr %y, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %loop
loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %k = sub nsw i32 %n, %i
  %w = sext i32 %k to i64
  %p = getelementptr inbounds float, ptr %y, i64 %w
  %v = load float, ptr %p
  %s = fadd float %v, 1.0
  store float %s, ptr %p
  %next = add nsw i32 %i, %size
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'saxpy':
;   loop:
;     Memory dependences are safe with run-time checks
;     Dependences:
;       Forward:
;           %vy = load float, ptr %py, align 4 -> 
;           store float %s, ptr %py, align 4
;
;     Run-time memory checks:
;     Check 0:
;       Comparing group GRP0:
;         %py = getelementptr inbounds float, ptr %y, i64 %w
;         %py = getelementptr inbounds float, ptr %y, i64 %w
;       Against group GRP1:
;         %px = getelementptr inbounds float, ptr %x, i64 %w
;     Grouped accesses:
;       Group GRP0:
;         (Low: (((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + %y) umin ((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + (4 * (zext i32 %grid to i64) * (zext i32 %size to i64) * ((zext i32 (-1 + (-1 * ((%cta * %size)<nuw> + %tid)<nuw>) + %n) to i64) /u ((zext i32 %grid to i64) * (zext i32 %size to i64))<nuw>)) + %y)) High: (4 + (((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + %y) umax ((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + (4 * (zext i32 %grid to i64) * (zext i32 %size to i64) * ((zext i32 (-1 + (-1 * ((%cta * %size)<nuw> + %tid)<nuw>) + %n) to i64) /u ((zext i32 %grid to i64) * (zext i32 %size to i64))<nuw>)) + %y))))
;           Member: {((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + %y),+,(4 * (zext i32 %grid to i64) * (zext i32 %size to i64))}<nw><%loop>
;           Member: {((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + %y),+,(4 * (zext i32 %grid to i64) * (zext i32 %size to i64))}<nw><%loop>
;       Group GRP1:
;         (Low: (((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + %x) umin ((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + (4 * (zext i32 %grid to i64) * (zext i32 %size to i64) * ((zext i32 (-1 + (-1 * ((%cta * %size)<nuw> + %tid)<nuw>) + %n) to i64) /u ((zext i32 %grid to i64) * (zext i32 %size to i64))<nuw>)) + %x)) High: (4 + (((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + %x) umax ((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + (4 * (zext i32 %grid to i64) * (zext i32 %size to i64) * ((zext i32 (-1 + (-1 * ((%cta * %size)<nuw> + %tid)<nuw>) + %n) to i64) /u ((zext i32 %grid to i64) * (zext i32 %size to i64))<nuw>)) + %x))))
;           Member: {((4 * (sext i32 ((%cta * %size)<nuw> + %tid)<nuw> to i64))<nsw> + %x),+,(4 * (zext i32 %grid to i64) * (zext i32 %size to i64))}<nw><%loop>
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'block':
;   loop:
;     Memory dependences are safe
;     Dependences:
;       Forward:
;           %v = load float, ptr %p, align 4 -> 
;           store float %s, ptr %p, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'down':
;   loop:
;     Memory dependences are safe
;     Dependences:
;       Forward:
;           %v = load float, ptr %p, align 4 -> 
;           store float %s, ptr %p, align 4
;
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
