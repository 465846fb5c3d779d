; RUN: opt -passes='instcombine'
; The comparison would be one of %y itself, and the choice no minimum or maximum any more.
define i32 @maximum(i32 %x, i32 %y) {
  %a = add nsw i32 %y, -1
  %c = icmp sgt i32 %x, %a
  %r = select i1 %c, i32 %x, i32 %a
  ret i32 %r
}

define i32 @other_arms(i32 %x, i32 %y) {
  %a = add nsw i32 %y, -1
  %c = icmp sgt i32 %x, %a
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
; EXPECT
; define i32 @maximum(i32 %x, i32 %y) {
;   %a = add nsw i32 %y, -1
;   %r = call i32 @llvm.smax.i32(i32 %x, i32 %a)
;   ret i32 %r
; }
;
; define i32 @other_arms(i32 %x, i32 %y) {
;   %r = call i32 @llvm.smax.i32(i32 %y, i32 %x)
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.smax.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
