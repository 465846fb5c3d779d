; RUN: opt -passes='unreachableblockelim'
; A block that nothing reaches goes, although it branches to itself.
define i32 @f() {
entry:
  ret i32 1
dead:
  br label %dead
}
; EXPECT
; define i32 @f() {
; entry:
;   ret i32 1
; }
