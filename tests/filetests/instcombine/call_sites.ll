; RUN: opt -passes='instcombine'
; An argument that cannot be null says so, inline assembly that cannot unwind too; an integer is made as wide as a pointer first.
declare void @use(ptr, ptr)
define void @arguments(ptr byval(i32) %a, ptr %b) {
  call void @use(ptr %a, ptr %b)
  call void asm sideeffect "bar.sync 0;", ""()
  ret void
}
define ptr @width(i32 %x) {
  %p = inttoptr i32 %x to ptr
  ret ptr %p
}
; EXPECT
; declare void @use(ptr, ptr)
;
; define void @arguments(ptr byval(i32) %a, ptr %b) {
;   call void @use(ptr nonnull %a, ptr %b)
;   call void asm sideeffect "bar.sync 0;", ""() #0
;   ret void
; }
;
; define ptr @width(i32 %x) {
;   %1 = zext i32 %x to i64
;   %p = inttoptr i64 %1 to ptr
;   ret ptr %p
; }
;
; attributes #0 = { nounwind }
