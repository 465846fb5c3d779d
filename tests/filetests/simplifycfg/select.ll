; RUN: opt -passes='simplifycfg'
; A diamond of cheap arms becomes a select.
define i32 @f(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %t, label %e
t:
  %x = add i32 %a, 1
  br label %j
e:
  %y = mul i32 %b, 3
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ %y, %e ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i1 %c, i32 %a, i32 %b) {
; entry:
;   %x = add i32 %a, 1
;   %y = mul i32 %b, 3
;   %r = select i1 %c, i32 %x, i32 %y
;   ret i32 %r
; }
