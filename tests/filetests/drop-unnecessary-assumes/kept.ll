; RUN: opt -passes=drop-unnecessary-assumes
; What is used elsewhere keeps its assumptions, and so do variables of the module.
declare void @llvm.assume(i1)

@g = global i32 0
define i32 @f(i32 %x) {
  %c = icmp sgt i32 %x, 3
  call void @llvm.assume(i1 %c)
  ret i32 %x
}
define void @stored(i32 %x, ptr %p) {
  %c = icmp sgt i32 %x, 3
  call void @llvm.assume(i1 %c)
  %y = mul i32 %x, 3
  store i32 %y, ptr %p
  ret void
}
define void @variable() {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr @g, ptr @g) ]
  ret void
}
; EXPECT
; @g = global i32 0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; define i32 @f(i32 %x) {
;   %c = icmp sgt i32 %x, 3
;   call void @llvm.assume(i1 %c)
;   ret i32 %x
; }
;
; define void @stored(i32 %x, ptr %p) {
;   %c = icmp sgt i32 %x, 3
;   call void @llvm.assume(i1 %c)
;   %y = mul i32 %x, 3
;   store i32 %y, ptr %p, align 4
;   ret void
; }
;
; define void @variable() {
;   call void @llvm.assume(i1 true) [ "separate_storage"(ptr @g, ptr @g) ]
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
