; RUN: opt -passes=unify-loop-exits
; A block whose two successors are both outside: its condition, or the opposite of it, tells where to go. The other block names the second first.
define void @both(i1 %a, i1 %b, ptr %p) {
entry:
  br label %head
head:
  br i1 %a, label %right, label %body
body:
  br i1 %b, label %last, label %head
last:
  store i32 0, ptr %p
  %c = load i1, ptr %p
  br i1 %c, label %left, label %right
left:
  store i32 1, ptr %p
  ret void
right:
  store i32 2, ptr %p
  ret void
}
define void @leaves_twice(i1 %a, i1 %b, ptr %p) {
entry:
  br label %head
head:
  br i1 %a, label %right, label %body
body:
  %v = load i32, ptr %p
  %c = icmp slt i32 %v, 7
  br i1 %b, label %head, label %out
out:
  unreachable
right:
  ret void
}
define void @infinite(i1 %a) {
entry:
  br label %head
head:
  br label %head
dead:
  br i1 %a, label %dead, label %head
}
; EXPECT
; define void @both(i1 %a, i1 %b, ptr %p) {
; entry:
;   br label %head
;
; head:                                             ; preds = %body, %entry
;   br i1 %a, label %loop.exit.guard, label %body
;
; body:                                             ; preds = %head
;   br i1 %b, label %loop.exit.guard, label %head
;
; last:                                             ; preds = %loop.exit.guard
;   store i32 0, ptr %p, align 4
;   %c = load i1, ptr %p, align 1
;   br i1 %c, label %left, label %right
;
; left:                                             ; preds = %last
;   store i32 1, ptr %p, align 4
;   ret void
;
; right:                                            ; preds = %loop.exit.guard, %last
;   store i32 2, ptr %p, align 4
;   ret void
;
; loop.exit.guard:                                  ; preds = %body, %head
;   %Guard.right = phi i1 [ true, %head ], [ false, %body ]
;   br i1 %Guard.right, label %right, label %last
; }
;
; define void @leaves_twice(i1 %a, i1 %b, ptr %p) {
; entry:
;   br label %head
;
; head:                                             ; preds = %body, %entry
;   br i1 %a, label %loop.exit.guard, label %body
;
; body:                                             ; preds = %head
;   %v = load i32, ptr %p, align 4
;   %c = icmp slt i32 %v, 7
;   br i1 %b, label %head, label %loop.exit.guard
;
; out:                                              ; preds = %loop.exit.guard
;   unreachable
;
; right:                                            ; preds = %loop.exit.guard
;   ret void
;
; loop.exit.guard:                                  ; preds = %body, %head
;   %Guard.right = phi i1 [ true, %head ], [ false, %body ]
;   br i1 %Guard.right, label %right, label %out
; }
;
; define void @infinite(i1 %a) {
; entry:
;   br label %head
;
; head:                                             ; preds = %dead, %head, %entry
;   br label %head
;
; dead:                                             ; preds = %dead
;   br i1 %a, label %dead, label %head
; }
