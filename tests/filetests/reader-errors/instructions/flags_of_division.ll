; RUN: not verify
; `nuw` is no flag of a division.

define void @f(i32 %a) {
  %x = udiv nuw i32 %a, 3
  ret void
}
; EXPECT
; INPUT:5:13: error: expected type
;   %x = udiv nuw i32 %a, 3
;             ^~~
