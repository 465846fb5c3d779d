; RUN: opt -passes=alignment-from-assumptions
; In a loop the start and the step decide: every second access is aligned to 32 bytes, all are to 16.
declare void @llvm.assume(i1)
define void @f(ptr %p, i64 %n) {
entry:
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 32)]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 7, ptr %a, align 4
  %next = add i64 %i, 4
  %c = icmp ult i64 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define void @f(ptr %p, i64 %n) {
; entry:
;   call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 32) ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %i = phi i64 [ 0, %entry ], [ %next, %loop ]
;   %a = getelementptr i32, ptr %p, i64 %i
;   store i32 7, ptr %a, align 16
;   %next = add i64 %i, 4
;   %c = icmp ult i64 %next, %n
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
