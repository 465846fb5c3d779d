; RUN: opt -passes=print-memderefs -disable-output
; Functions without loads, and with loads of unknown pointers, have headlines alone.
define void @nothing() {
  ret void
}
define i32 @unknown(ptr %p) {
  %a = load i32, ptr %p
  ret i32 %a
}
; EXPECT
; Memory Dereferencibility of pointers in function 'nothing'
; The following are dereferenceable:
; Memory Dereferencibility of pointers in function 'unknown'
; The following are dereferenceable:
