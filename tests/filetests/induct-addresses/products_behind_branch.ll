; RUN: opt -passes='induct-addresses'
; A branch of an outer loop enters the loop with products: its edge is split, for the starts of the pointers. A loop that is not worth one keeps its edge, and so does one with two entries.
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @nested(ptr %p, i64 %s, i32 %n, ptr %o, i64 %m) {
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j1, %exit ]
  %c0 = icmp sgt i32 %n, 0
  br i1 %c0, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %outer ], [ %i1, %loop ]
  %acc = phi float [ 0.0, %outer ], [ %acc1, %loop ]
  %x = zext nneg i32 %i to i64
  %mm = mul nsw i64 %s, %x
  %g = getelementptr inbounds float, ptr %p, i64 %mm
  %v = load float, ptr %g, align 4
  %t = fadd float %acc, %v
  %ii = or disjoint i32 %i, 1
  %xx = zext nneg i32 %ii to i64
  %mmm = mul nsw i64 %s, %xx
  %gg = getelementptr inbounds float, ptr %p, i64 %mmm
  %vv = load float, ptr %gg, align 4
  %acc1 = fadd float %t, %vv
  %i1 = add nuw nsw i32 %i, 2
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi float [ 0.0, %outer ], [ %acc1, %loop ]
  %oj = getelementptr float, ptr %o, i64 %j
  store float %r, ptr %oj, align 4
  %j1 = add nuw nsw i64 %j, 1
  %c9 = icmp slt i64 %j1, %m
  br i1 %c9, label %outer, label %done
done:
  ret void
}
define ptx_kernel void @two_entries(ptr %p, i64 %s, i32 %n, i1 %a, i1 %b, ptr %o) {
entry:
  br i1 %a, label %loop, label %other
other:
  br i1 %b, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ 7, %other ], [ %i1, %loop ]
  %acc = phi float [ 0.0, %entry ], [ 1.0, %other ], [ %acc1, %loop ]
  %x = zext nneg i32 %i to i64
  %mm = mul nsw i64 %s, %x
  %g = getelementptr inbounds float, ptr %p, i64 %mm
  %v = load float, ptr %g, align 4
  %t = fadd float %acc, %v
  %ii = or disjoint i32 %i, 1
  %xx = zext nneg i32 %ii to i64
  %mmm = mul nsw i64 %s, %xx
  %gg = getelementptr inbounds float, ptr %p, i64 %mmm
  %vv = load float, ptr %gg, align 4
  %acc1 = fadd float %t, %vv
  %i1 = add nuw nsw i32 %i, 2
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %acc1, ptr %o, align 4
  ret void
done:
  ret void
}
define ptx_kernel void @steps_by_the_grid(ptr %p, i64 %s, i32 %n, ptr %o) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %k = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %c0 = icmp slt i32 %t, %n
  br i1 %c0, label %loop, label %done
loop:
  %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
  %x = sext i32 %i to i64
  %mm = mul nsw i64 %s, %x
  %g = getelementptr inbounds float, ptr %p, i64 %mm
  store float 0.0, ptr %g, align 4
  %i1 = add nsw i32 %i, %k
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define ptx_kernel void @nested(ptr %p, i64 %s, i32 %n, ptr %o, i64 %m) {
; entry:
;   %0 = shl i64 %s, 3
;   %1 = shl i64 %s, 2
;   br label %outer
;
; outer:                                            ; preds = %exit, %entry
;   %j = phi i64 [ 0, %entry ], [ %j1, %exit ]
;   %c0 = icmp sgt i32 %n, 0
;   br i1 %c0, label %2, label %exit
;
; 2:                                                ; preds = %outer
;   br label %loop
;
; loop:                                             ; preds = %loop, %2
;   %3 = phi ptr [ %p, %2 ], [ %5, %loop ]
;   %i = phi i32 [ 0, %2 ], [ %i1, %loop ]
;   %acc = phi float [ 0.000000e+00, %2 ], [ %acc1, %loop ]
;   %v = load float, ptr %3, align 4
;   %t = fadd float %acc, %v
;   %4 = getelementptr i8, ptr %3, i64 %1
;   %vv = load float, ptr %4, align 4
;   %acc1 = fadd float %t, %vv
;   %i1 = add nuw nsw i32 %i, 2
;   %c = icmp slt i32 %i1, %n
;   %5 = getelementptr i8, ptr %3, i64 %0
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop, %outer
;   %r = phi float [ 0.000000e+00, %outer ], [ %acc1, %loop ]
;   %oj = getelementptr float, ptr %o, i64 %j
;   store float %r, ptr %oj, align 4
;   %j1 = add nuw nsw i64 %j, 1
;   %c9 = icmp slt i64 %j1, %m
;   br i1 %c9, label %outer, label %done
;
; done:                                             ; preds = %exit
;   ret void
; }
;
; define ptx_kernel void @two_entries(ptr %p, i64 %s, i32 %n, i1 %a, i1 %b, ptr %o) {
; entry:
;   br i1 %a, label %loop, label %other
;
; other:                                            ; preds = %entry
;   br i1 %b, label %loop, label %done
;
; loop:                                             ; preds = %loop, %other, %entry
;   %i = phi i32 [ 0, %entry ], [ 7, %other ], [ %i1, %loop ]
;   %acc = phi float [ 0.000000e+00, %entry ], [ 1.000000e+00, %other ], [ %acc1, %loop ]
;   %x = zext nneg i32 %i to i64
;   %mm = mul nsw i64 %s, %x
;   %g = getelementptr inbounds float, ptr %p, i64 %mm
;   %v = load float, ptr %g, align 4
;   %t = fadd float %acc, %v
;   %ii = or disjoint i32 %i, 1
;   %xx = zext nneg i32 %ii to i64
;   %mmm = mul nsw i64 %s, %xx
;   %gg = getelementptr inbounds float, ptr %p, i64 %mmm
;   %vv = load float, ptr %gg, align 4
;   %acc1 = fadd float %t, %vv
;   %i1 = add nuw nsw i32 %i, 2
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   store float %acc1, ptr %o, align 4
;   ret void
;
; done:                                             ; preds = %other
;   ret void
; }
;
; define ptx_kernel void @steps_by_the_grid(ptr %p, i64 %s, i32 %n, ptr %o) {
; entry:
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
;   %k = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
;   %c0 = icmp slt i32 %t, %n
;   br i1 %c0, label %loop, label %done
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i32 [ %t, %entry ], [ %i1, %loop ]
;   %x = sext i32 %i to i64
;   %mm = mul nsw i64 %s, %x
;   %g = getelementptr inbounds float, ptr %p, i64 %mm
;   store float 0.000000e+00, ptr %g, align 4
;   %i1 = add nsw i32 %i, %k
;   %c = icmp slt i32 %i1, %n
;   br i1 %c, label %loop, label %done
;
; done:                                             ; preds = %loop, %entry
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
