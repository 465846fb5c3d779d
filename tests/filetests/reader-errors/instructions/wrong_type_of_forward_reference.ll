; RUN: not verify
; A value has the type that its uses before it say.

define void @f() {
  br label %b
b:
  %y = phi i32 [ %x, %b ], [ 0, %0 ]
  %x = fadd float 1.0, 2.0
  br label %b
}
; EXPECT
; INPUT:8:3: error: instruction forward referenced with type 'i32'
;   %x = fadd float 1.0, 2.0
;   ^~
