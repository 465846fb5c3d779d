; RUN: opt -passes='print<stack-lifetime><may>' -disable-output
; Nothing is said of what is not reached, nor where there are no slots.
define void @f() {
  ret void
dead:
  %x = alloca i32
  ret void
}
; EXPECT
; define void @f() {
;   ; Alive: <x>
;   ret void
;   ; Alive: <x>
;
;
; dead:                                             ; No predecessors!
;   %x = alloca i32, align 4
;   ret void
; }
