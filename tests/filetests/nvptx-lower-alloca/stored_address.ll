; RUN: opt -passes='nvptx-lower-alloca'
; Storing the address is no access.
define void @f(ptr %out) {
  %x = alloca i32, align 4
  store ptr %x, ptr %out, align 8
  ret void
}
; EXPECT
; define void @f(ptr %out) {
;   %x = alloca i32, align 4
;   store ptr %x, ptr %out, align 8
;   ret void
; }
