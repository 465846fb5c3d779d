; RUN: opt -passes='unreachableblockelim'
; Dead blocks that use each other's values go together.
define void @f() {
entry:
  ret void
a:
  %x = phi i32 [ 0, %b ], [ %y, %a ]
  %y = add i32 %x, 1
  %c = icmp eq i32 %y, 0
  br i1 %c, label %a, label %b
b:
  br label %a
}
; EXPECT
; define void @f() {
; entry:
;   ret void
; }
