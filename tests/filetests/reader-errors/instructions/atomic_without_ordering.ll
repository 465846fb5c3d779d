; RUN: not verify
; An atomic access says what it orders.

define void @f(ptr %p) {
  %x = load atomic i32, ptr %p, align 4
  ret void
}
; EXPECT
; INPUT:5:31: error: Expected ordering on atomic instruction
;   %x = load atomic i32, ptr %p, align 4
;                               ^
