; RUN: opt -passes='ipsccp'
; What a branch, a switch or an assumption says of a value holds below.
declare void @llvm.assume(i1)
define i1 @branch(i32 %x) {
  %c = icmp ult i32 %x, 10
  br i1 %c, label %yes, label %no
yes:
  %d = icmp ult i32 %x, 20
  ret i1 %d
no:
  %e = icmp eq i32 %x, 5
  ret i1 %e
}
define i1 @both(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, 10
  %d = icmp eq i32 %y, 3
  %both = and i1 %c, %d
  br i1 %both, label %yes, label %no
yes:
  %e = icmp ne i32 %x, 0
  %f = add i32 %y, 1
  %g = icmp eq i32 %f, 4
  %h = and i1 %e, %g
  ret i1 %h
no:
  ret i1 %c
}
define i32 @switch(i32 %x) {
  switch i32 %x, label %other [
    i32 1, label %one
    i32 2, label %many
    i32 3, label %many
  ]
one:
  %a = add i32 %x, 1
  ret i32 %a
many:
  ret i32 %x
other:
  %p = phi i32 [ %x, %0 ]
  ret i32 %p
}
define i1 @assumed(ptr %p, i64 %x) {
  %c = icmp ne ptr %p, null
  call void @llvm.assume(i1 %c)
  %d = icmp slt i64 %x, 0
  call void @llvm.assume(i1 %d)
  %e = icmp eq ptr %p, null
  %f = icmp sgt i64 %x, 7
  %g = or i1 %e, %f
  ret i1 %g
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define i1 @branch(i32 %x) {
;   %c = icmp ult i32 %x, 10
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   ret i1 true
;
; no:                                               ; preds = %0
;   ret i1 false
; }
;
; define i1 @both(i32 %x, i32 %y) {
;   %c = icmp ugt i32 %x, 10
;   %d = icmp eq i32 %y, 3
;   %both = and i1 %c, %d
;   br i1 %both, label %yes, label %no
;
; yes:                                              ; preds = %0
;   ret i1 true
;
; no:                                               ; preds = %0
;   ret i1 %c
; }
;
; define i32 @switch(i32 %x) {
;   switch i32 %x, label %other [
;     i32 1, label %one
;     i32 2, label %many
;     i32 3, label %many
;   ]
;
; one:                                              ; preds = %0
;   ret i32 2
;
; many:                                             ; preds = %0, %0
;   ret i32 %x
;
; other:                                            ; preds = %0
;   %p = phi i32 [ %x, %0 ]
;   ret i32 %p
; }
;
; define i1 @assumed(ptr %p, i64 %x) {
;   %c = icmp ne ptr %p, null
;   call void @llvm.assume(i1 %c)
;   %d = icmp slt i64 %x, 0
;   call void @llvm.assume(i1 %d)
;   ret i1 false
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
