; RUN: opt -passes='loop(loop-idiom)' -use-lir-code-size-heurs
; In a function that is to be small, loops of several blocks stay where they are at the top, and become fills inside of another loop.
define void @top(ptr noalias %p, ptr noalias %q, i1 %c) optsize {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i8, ptr %p, i64 %i
  store i8 1, ptr %at, align 1
  br i1 %c, label %then, label %latch
then:
  store i8 2, ptr %q, align 1
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

define void @inside(ptr noalias %p, ptr noalias %q, i1 %c, i1 %again) optsize {
entry:
  br label %outer
outer:
  br label %loop
loop:
  %i = phi i64 [ 0, %outer ], [ %next, %latch ]
  %at = getelementptr i8, ptr %p, i64 %i
  store i8 1, ptr %at, align 1
  br i1 %c, label %then, label %latch
then:
  store i8 2, ptr %q, align 1
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, 100
  br i1 %done, label %outer.latch, label %loop
outer.latch:
  br i1 %again, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; ; Function Attrs: optsize
; define void @top(ptr noalias %p, ptr noalias %q, i1 %c) #0 {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %latch ]
;   %at = getelementptr i8, ptr %p, i64 %i
;   store i8 1, ptr %at, align 1
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   store i8 2, ptr %q, align 1
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %exit, label %loop
;
; exit:                                             ; preds = %latch
;   ret void
; }
;
; ; Function Attrs: optsize
; define void @inside(ptr noalias %p, ptr noalias %q, i1 %c, i1 %again) #0 {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %outer.latch, %entry
;   call void @llvm.memset.p0.i64(ptr align 1 %p, i8 1, i64 100, i1 false)
;   br label %loop
;
; loop:                                             ; preds = %latch, %outer
;   %i = phi i64 [ 0, %outer ], [ %next, %latch ]
;   %at = getelementptr i8, ptr %p, i64 %i
;   br i1 %c, label %then, label %latch
;
; then:                                             ; preds = %loop
;   store i8 2, ptr %q, align 1
;   br label %latch
;
; latch:                                            ; preds = %then, %loop
;   %next = add nuw nsw i64 %i, 1
;   %done = icmp eq i64 %next, 100
;   br i1 %done, label %outer.latch, label %loop
;
; outer.latch:                                      ; preds = %latch
;   br i1 %again, label %outer, label %exit
;
; exit:                                             ; preds = %outer.latch
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; attributes #0 = { optsize }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
