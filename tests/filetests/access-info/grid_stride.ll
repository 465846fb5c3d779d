; RUN: opt -passes='print<access-info>'
; A grid-stride loop: its step, a product in 32 bits, is not known to be positive, so how often it runs is not known, and without
; that nothing is known of its accesses.

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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'saxpy':
;   loop:
;     Report: could not determine number of loop iterations
;     Dependences:
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
