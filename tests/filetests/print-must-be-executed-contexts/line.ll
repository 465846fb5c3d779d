; RUN: opt -passes=print-must-be-executed-contexts -disable-output
; Behind an instruction and in front of it, up to a call that may not return.
declare void @g()
define void @f(ptr %p) {
  store i32 0, ptr %p
  call void @g()
  store i32 1, ptr %p
  ret void
}
; EXPECT
; -- Explore context of:   store i32 0, ptr %p, align 4
;   [F: f]   store i32 0, ptr %p, align 4
;   [F: f]   call void @g()
; -- Explore context of:   call void @g()
;   [F: f]   call void @g()
;   [F: f]   store i32 0, ptr %p, align 4
; -- Explore context of:   store i32 1, ptr %p, align 4
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   ret void
;   [F: f]   call void @g()
;   [F: f]   store i32 0, ptr %p, align 4
; -- Explore context of:   ret void
;   [F: f]   ret void
;   [F: f]   store i32 1, ptr %p, align 4
;   [F: f]   call void @g()
;   [F: f]   store i32 0, ptr %p, align 4
