; RUN: opt -passes='loop(loop-bound-split)'
; Undefined bounds are frozen before they decide; narrow counters.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, i64 %m) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %q = getelementptr i32, ptr %p, i32 %i
  %c = icmp ult i32 %i, poison
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %q
  br label %latch
b:
  store i32 2, ptr %q
  br label %latch
latch:
  %j = add nuw nsw i32 %i, 1
  %d = icmp ult i32 %j, 9
  br i1 %d, label %l, label %e
e:
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @f(ptr %p, i64 %m) {
; entry:
;   %0 = icmp ult i32 0, poison
;   %1 = freeze i1 %0
;   %2 = freeze i32 poison
;   %3 = call i32 @llvm.umin.i32(i32 9, i32 %2)
;   br i1 %1, label %l.first.ph, label %l.rest.ph
;
; l.first.ph:                                       ; preds = %entry
;   br label %l
;
; l:                                                ; preds = %latch, %l.first.ph
;   %i = phi i32 [ 0, %l.first.ph ], [ %j, %latch ]
;   %q = getelementptr i32, ptr %p, i32 %i
;   br label %a
;
; a:                                                ; preds = %l
;   store i32 1, ptr %q, align 4
;   br label %latch
;
; latch:                                            ; preds = %a
;   %j = add nuw nsw i32 %i, 1
;   %d = icmp ult i32 %j, 9
;   %4 = icmp ult i32 %j, %3
;   br i1 %4, label %l, label %l.middle
;
; l.middle:                                         ; preds = %latch
;   br i1 %d, label %l.rest.ph, label %e
;
; e:                                                ; preds = %latch.rest, %l.middle
;   ret void
;
; l.rest.ph:                                        ; preds = %l.middle, %entry
;   %i.carried = phi i32 [ 0, %entry ], [ %j, %l.middle ]
;   br label %l.rest
;
; l.rest:                                           ; preds = %latch.rest, %l.rest.ph
;   %i.rest = phi i32 [ %i.carried, %l.rest.ph ], [ %j.rest, %latch.rest ]
;   %q.rest = getelementptr i32, ptr %p, i32 %i.rest
;   br label %b.rest
;
; b.rest:                                           ; preds = %l.rest
;   store i32 2, ptr %q.rest, align 4
;   br label %latch.rest
;
; latch.rest:                                       ; preds = %b.rest
;   %j.rest = add nuw nsw i32 %i.rest, 1
;   %d.rest = icmp ult i32 %j.rest, 9
;   br i1 %d.rest, label %l.rest, label %e
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umin.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
