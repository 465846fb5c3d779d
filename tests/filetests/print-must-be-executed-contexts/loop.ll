; RUN: opt -passes=print-must-be-executed-contexts -disable-output
; A loop may run forever unless the function returns.
define void @f(i1 %c) {
  br label %l
l:
  br i1 %c, label %l, label %e
e:
  ret void
}
define void @g(i1 %c) willreturn nounwind {
  br label %l
l:
  br i1 %c, label %l, label %e
e:
  ret void
}
; EXPECT
; -- Explore context of:   br label %l
;   [F: f]   br label %l
;   [F: f]   br i1 %c, label %l, label %e
; -- Explore context of:   br i1 %c, label %l, label %e
;   [F: f]   br i1 %c, label %l, label %e
;   [F: f]   br label %l
; -- Explore context of:   ret void
;   [F: f]   ret void
;   [F: f]   br i1 %c, label %l, label %e
;   [F: f]   br label %l
; -- Explore context of:   br label %l
;   [F: g]   br label %l
;   [F: g]   br i1 %c, label %l, label %e
;   [F: g]   ret void
; -- Explore context of:   br i1 %c, label %l, label %e
;   [F: g]   br i1 %c, label %l, label %e
;   [F: g]   ret void
;   [F: g]   br label %l
; -- Explore context of:   ret void
;   [F: g]   ret void
;   [F: g]   br i1 %c, label %l, label %e
;   [F: g]   br label %l
