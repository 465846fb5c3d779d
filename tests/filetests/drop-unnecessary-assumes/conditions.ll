; RUN: opt -passes=drop-unnecessary-assumes
; Conditions about what nothing else uses go, with the loads that were for them alone.
declare void @llvm.assume(i1)

define i32 @f(i32 %x, ptr %p) {
  %v = load i32, ptr %p
  %y = and i32 %v, 1
  %d = icmp eq i32 %y, 0
  call void @llvm.assume(i1 %d)
  ret i32 %x
}
define void @both(i32 %x, i1 %z) {
  %a = add i32 %x, 3
  %c = icmp sgt i32 %a, 3
  %an = and i1 %c, %z
  call void @llvm.assume(i1 %an)
  ret void
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define i32 @f(i32 %x, ptr %p) {
;   ret i32 %x
; }
;
; define void @both(i32 %x, i1 %z) {
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
