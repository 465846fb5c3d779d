; RUN: opt -passes=print-must-be-executed-contexts -disable-output
; Where both ways of a branch meet.
define void @f(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p
  br label %m
b:
  br label %m
m:
  store i32 1, ptr %p
  ret void
}
; EXPECT
; -- Explore context of:   br i1 %c, label %a, label %b
;   [F: f]   br i1 %c, label %a, label %b
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   ret void
; -- Explore context of:   store i32 0, ptr %p, align 4
;   [F: f]   store i32 0, ptr %p, align 4
;   [F: f]   br label %m
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   ret void
;   [F: f]   br i1 %c, label %a, label %b
; -- Explore context of:   br label %m
;   [F: f]   br label %m
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   ret void
;   [F: f]   store i32 0, ptr %p, align 4
;   [F: f]   br i1 %c, label %a, label %b
; -- Explore context of:   br label %m
;   [F: f]   br label %m
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   ret void
;   [F: f]   br i1 %c, label %a, label %b
; -- Explore context of:   store i32 1, ptr %p, align 4
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   ret void
;   [F: f]   br i1 %c, label %a, label %b
; -- Explore context of:   ret void
;   [F: f]   ret void
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   br i1 %c, label %a, label %b
