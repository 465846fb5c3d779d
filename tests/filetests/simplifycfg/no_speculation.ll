; RUN: opt -passes='simplifycfg'
; Division, loads and convergent calls stay where they are.
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define i32 @f(i1 %c, i32 %a, i32 %b, ptr %p) {
entry:
  br i1 %c, label %t, label %j
t:
  %x = udiv i32 %a, %b
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ 0, %entry ]
  br i1 %c, label %u, label %k
u:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %k
k:
  %s = phi i32 [ 1, %u ], [ 2, %j ]
  %q = add i32 %r, %s
  ret i32 %q
}
; EXPECT
; ; Function Attrs: convergent nocallback nounwind
; declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0
;
; define i32 @f(i1 %c, i32 %a, i32 %b, ptr %p) {
; entry:
;   br i1 %c, label %t, label %j
;
; t:                                                ; preds = %entry
;   %x = udiv i32 %a, %b
;   br label %j
;
; j:                                                ; preds = %t, %entry
;   %r = phi i32 [ %x, %t ], [ 0, %entry ]
;   br i1 %c, label %u, label %k
;
; u:                                                ; preds = %j
;   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
;   br label %k
;
; k:                                                ; preds = %u, %j
;   %s = phi i32 [ 1, %u ], [ 2, %j ]
;   %q = add i32 %r, %s
;   ret i32 %q
; }
;
; attributes #0 = { convergent nocallback nounwind }
