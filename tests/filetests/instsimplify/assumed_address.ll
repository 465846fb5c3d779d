; RUN: opt -passes=instsimplify
; An address is not null where its number is assumed not to be zero. What undef becomes is not chosen here.
define i1 @address(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %a = icmp ne i64 %n, 0
  call void @llvm.assume(i1 %a)
  %q = icmp ne ptr %p, null
  ret i1 %q
}
define i1 @other_address(ptr %p, ptr %q) {
  %n = ptrtoint ptr %p to i64
  %a = icmp ne i64 %n, 0
  call void @llvm.assume(i1 %a)
  %r = icmp ne ptr %q, null
  ret i1 %r
}
define i32 @open() {
  %x = freeze i32 undef
  ret i32 %x
}
declare void @llvm.assume(i1)
; EXPECT
; define i1 @address(ptr %p) {
;   %n = ptrtoint ptr %p to i64
;   %a = icmp ne i64 %n, 0
;   call void @llvm.assume(i1 %a)
;   ret i1 true
; }
;
; define i1 @other_address(ptr %p, ptr %q) {
;   %n = ptrtoint ptr %p to i64
;   %a = icmp ne i64 %n, 0
;   call void @llvm.assume(i1 %a)
;   %r = icmp ne ptr %q, null
;   ret i1 %r
; }
;
; define i32 @open() {
;   %x = freeze i32 undef
;   ret i32 %x
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
