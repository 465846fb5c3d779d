; RUN: opt -passes=metarenamer -rename-only-inst -S
; Calls without results have no name.
declare void @g(i32)

define void @f(i32 %x) {
entry:
  call void @g(i32 %x)
  store volatile i32 %x, ptr null, align 4
  ret void
}
; EXPECT
; declare void @g(i32)
;
; define void @f(i32 %x) {
; entry:
;   call void @g(i32 %x)
;   store volatile i32 %x, ptr null, align 4
;   ret void
; }
