; RUN: opt -mtriple=nvptx64-nvidia-cuda -passes='default<O0>'
; What is marked alwaysinline is simplified once, before it is copied: no slots, no dead branches. What is not marked stays as it
; is written.
define internal i32 @marked(i32 %x) alwaysinline {
entry:
  %slot = alloca i32
  store i32 %x, ptr %slot
  %v = load i32, ptr %slot
  br i1 false, label %dead, label %live
dead:
  %w = mul i32 %v, 77
  br label %live
live:
  %p = phi i32 [ %w, %dead ], [ %v, %entry ]
  %r = add i32 %p, 1
  ret i32 %r
}
define i32 @caller(i32 %a) {
  %slot = alloca i32
  store i32 %a, ptr %slot
  %v = load i32, ptr %slot
  %x = call i32 @marked(i32 %v)
  %y = call i32 @marked(i32 %x)
  ret i32 %y
}
; EXPECT
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @caller(i32 %a) {
;   %slot = alloca i32, align 4
;   store i32 %a, ptr %slot, align 4
;   %v = load i32, ptr %slot, align 4
;   %r.i = add i32 %v, 1
;   %r.i1 = add i32 %r.i, 1
;   ret i32 %r.i1
; }
