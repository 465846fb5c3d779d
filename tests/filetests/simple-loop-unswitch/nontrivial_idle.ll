; RUN: opt -passes='loop(simple-loop-unswitch<nontrivial>,loop-deletion)'
; A condition that differs between threads is asked before the loop where the loop does nothing on one side of it; not where the loop brings
; out a value, or has an effect on both sides.
target triple = "nvptx64-nvidia-cuda"
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @one_side(ptr addrspace(1) noalias %p, i32 noundef %n, i32 noundef %m) mustprogress {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %inside, label %work, label %latch
work:
  %row = mul i32 %i, %n
  %at = add i32 %row, %t
  %q = getelementptr float, ptr addrspace(1) %p, i32 %at
  %v = load float, ptr addrspace(1) %q
  %w = fmul float %v, 2.0
  store float %w, ptr addrspace(1) %q
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %m
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i32 @value_goes_out(ptr addrspace(1) noalias %p, i32 noundef %n, i32 noundef %m) mustprogress {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  br i1 %inside, label %work, label %latch
work:
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  store float 1.0, ptr addrspace(1) %q
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %m
  br i1 %more, label %loop, label %done
done:
  %last = phi i32 [ %i, %latch ]
  ret i32 %last
}

define ptx_kernel void @both_sides(ptr addrspace(1) noalias %p, i32 noundef %n, i32 noundef %m) mustprogress {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp ult i32 %t, %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  br i1 %inside, label %work, label %latch
work:
  store float 1.0, ptr addrspace(1) %q
  br label %latch
latch:
  store volatile float 2.0, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %m
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: mustprogress
; define ptx_kernel void @one_side(ptr addrspace(1) noalias %p, i32 noundef %n, i32 noundef %m) #1 {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %inside = icmp ult i32 %t, %n
;   br i1 %inside, label %entry.split.us, label %entry.split
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %latch.us, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %latch.us ]
;   br label %work.us
;
; work.us:                                          ; preds = %loop.us
;   %row.us = mul i32 %i.us, %n
;   %at.us = add i32 %row.us, %t
;   %q.us = getelementptr float, ptr addrspace(1) %p, i32 %at.us
;   %v.us = load float, ptr addrspace(1) %q.us, align 4
;   %w.us = fmul float %v.us, 2.000000e+00
;   store float %w.us, ptr addrspace(1) %q.us, align 4
;   br label %latch.us
;
; latch.us:                                         ; preds = %work.us
;   %next.us = add nuw nsw i32 %i.us, 1
;   %more.us = icmp slt i32 %next.us, %m
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; done.split.us:                                    ; preds = %latch.us
;   br label %done
;
; entry.split:                                      ; preds = %entry
;   br label %done.split
;
; done.split:                                       ; preds = %entry.split
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   ret void
; }
;
; ; Function Attrs: mustprogress
; define i32 @value_goes_out(ptr addrspace(1) noalias %p, i32 noundef %n, i32 noundef %m) #1 {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %inside = icmp ult i32 %t, %n
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   br i1 %inside, label %work, label %latch
;
; work:                                             ; preds = %loop
;   %q = getelementptr float, ptr addrspace(1) %p, i32 %i
;   store float 1.000000e+00, ptr addrspace(1) %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %work, %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp slt i32 %next, %m
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   %last = phi i32 [ %i, %latch ]
;   ret i32 %last
; }
;
; ; Function Attrs: mustprogress
; define ptx_kernel void @both_sides(ptr addrspace(1) noalias %p, i32 noundef %n, i32 noundef %m) #1 {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %inside = icmp ult i32 %t, %n
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %q = getelementptr float, ptr addrspace(1) %p, i32 %i
;   br i1 %inside, label %work, label %latch
;
; work:                                             ; preds = %loop
;   store float 1.000000e+00, ptr addrspace(1) %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %work, %loop
;   store volatile float 2.000000e+00, ptr addrspace(1) %q, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp slt i32 %next, %m
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { mustprogress }
