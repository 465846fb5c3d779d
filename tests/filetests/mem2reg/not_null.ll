; RUN: opt -passes='mem2reg'
; What a promoted load says of a pointer is assumed of the value.
define ptr @said(ptr %x) {
  %a = alloca ptr, align 8
  store ptr %x, ptr %a, align 8
  %v = load ptr, ptr %a, align 8, !nonnull !0, !noundef !0
  ret ptr %v
}
; Null would only be poison.
define ptr @poison(ptr %x) {
  %a = alloca ptr, align 8
  store ptr %x, ptr %a, align 8
  %v = load ptr, ptr %a, align 8, !nonnull !0
  ret ptr %v
}
define ptr @known(ptr nonnull %x) {
  %a = alloca ptr, align 8
  store ptr %x, ptr %a, align 8
  %v = load ptr, ptr %a, align 8, !nonnull !0, !noundef !0
  ret ptr %v
}
!0 = !{}
; EXPECT
; define ptr @said(ptr %x) {
;   %1 = icmp ne ptr %x, null
;   call void @llvm.assume(i1 %1)
;   ret ptr %x
; }
;
; define ptr @poison(ptr %x) {
;   ret ptr %x
; }
;
; define ptr @known(ptr nonnull %x) {
;   ret ptr %x
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
