; RUN: opt -passes=flatten-cfg
; Undefined conditions stay where they were asked for; loops; code that nothing reaches.
define i32 @f(i1 %a) {
entry:
  br i1 %a, label %t, label %o
o:
  br i1 undef, label %t, label %e
t:
  ret i32 1
e:
  ret i32 2
}
define void @loop(i1 %a, i1 %b) {
entry:
  br label %l
l:
  br i1 %a, label %o, label %e
o:
  br i1 %b, label %l, label %e
e:
  ret void
dead:
  br i1 %a, label %dead2, label %dead3
dead2:
  br i1 poison, label %dead3, label %dead
dead3:
  unreachable
}
define void @empty() {
  ret void
}
; EXPECT
; define i32 @f(i1 %a) {
; entry:
;   %0 = select i1 %a, i1 true, i1 undef
;   br i1 %0, label %t, label %e
;
; t:                                                ; preds = %entry
;   ret i32 1
;
; e:                                                ; preds = %entry
;   ret i32 2
; }
;
; define void @loop(i1 %a, i1 %b) {
; entry:
;   %b.inv = xor i1 %b, true
;   %a.inv = xor i1 %a, true
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %0 = select i1 %a.inv, i1 true, i1 %b.inv
;   br i1 %0, label %e, label %l
;
; e:                                                ; preds = %l
;   ret void
;
; dead:                                             ; preds = %dead2
;   br i1 %a, label %dead2, label %dead3
;
; dead2:                                            ; preds = %dead
;   br i1 poison, label %dead3, label %dead
;
; dead3:                                            ; preds = %dead2, %dead
;   unreachable
; }
;
; define void @empty() {
;   ret void
; }
