; RUN: not verify
; An instruction without a result has no name.

define void @f(ptr %p) {
  %x = store i32 1, ptr %p
  ret void
}
; EXPECT
; INPUT:5:3: error: instructions returning void cannot have a name
;   %x = store i32 1, ptr %p
;   ^~
