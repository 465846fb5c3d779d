; RUN: not verify
; An address is computed from a pointer.

define void @f(i32 %a) {
  %x = getelementptr i8, i32 %a, i32 1
  ret void
}
; EXPECT
; INPUT:5:26: error: base of getelementptr must be a pointer
;   %x = getelementptr i8, i32 %a, i32 1
;                          ^~~
