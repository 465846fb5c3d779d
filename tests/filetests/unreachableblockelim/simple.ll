; RUN: opt -passes='unreachableblockelim'
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
