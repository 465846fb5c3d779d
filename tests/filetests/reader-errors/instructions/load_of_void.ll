; RUN: not verify
; What is loaded has a size.

define void @f(ptr %p) {
  %x = load void, ptr %p
  ret void
}
; EXPECT
; INPUT:5:13: error: void type only allowed for function results
;   %x = load void, ptr %p
;             ^~~~
