; RUN: opt -passes=print-must-be-executed-contexts -disable-output
; A way that does not go on to where they meet.
declare void @g()
define void @f(ptr %p, i1 %c) {
  br i1 %c, label %a, label %m
a:
  call void @g()
  br label %m
m:
  store i32 1, ptr %p
  ret void
}
; EXPECT
; -- Explore context of:   br i1 %c, label %a, label %m
;   [F: f]   br i1 %c, label %a, label %m
; -- Explore context of:   call void @g()
;   [F: f]   call void @g()
;   [F: f]   br i1 %c, label %a, label %m
; -- Explore context of:   br label %m
;   [F: f]   br label %m
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   ret void
;   [F: f]   call void @g()
;   [F: f]   br i1 %c, label %a, label %m
; -- Explore context of:   store i32 1, ptr %p, align 4
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   ret void
;   [F: f]   br i1 %c, label %a, label %m
; -- Explore context of:   ret void
;   [F: f]   ret void
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   br i1 %c, label %a, label %m
