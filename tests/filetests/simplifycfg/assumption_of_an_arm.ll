; RUN: opt -passes='simplifycfg'
; An assumption holds on its side of a branch only: when the arm is computed always, it goes with what only it uses. What others use
; stays and counts.

define i32 @goes(i1 %c, i32 %x) {
entry:
  br i1 %c, label %yes, label %join

yes:
  %not_zero = icmp ne i32 %x, 0
  call void @llvm.assume(i1 %not_zero)
  %y = add i32 %x, 1
  br label %join

join:
  %r = phi i32 [ 0, %entry ], [ %y, %yes ]
  ret i32 %r
}

define i32 @used_by_others(i1 %c, i32 %x) {
entry:
  br i1 %c, label %yes, label %join

yes:
  %y = add i32 %x, 1
  %z = mul i32 %y, %x
  %not_zero = icmp ne i32 %y, 0
  call void @llvm.assume(i1 %not_zero)
  br label %join

join:
  %r = phi i32 [ 0, %entry ], [ %z, %yes ]
  ret i32 %r
}

declare void @llvm.assume(i1)
; EXPECT
; define i32 @goes(i1 %c, i32 %x) {
; entry:
;   %y = add i32 %x, 1
;   %spec.select = select i1 %c, i32 %y, i32 0
;   ret i32 %spec.select
; }
;
; define i32 @used_by_others(i1 %c, i32 %x) {
; entry:
;   br i1 %c, label %yes, label %join
;
; yes:                                              ; preds = %entry
;   %y = add i32 %x, 1
;   %z = mul i32 %y, %x
;   %not_zero = icmp ne i32 %y, 0
;   call void @llvm.assume(i1 %not_zero)
;   br label %join
;
; join:                                             ; preds = %yes, %entry
;   %r = phi i32 [ 0, %entry ], [ %z, %yes ]
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
