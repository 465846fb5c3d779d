; RUN: opt -passes=instcount -S
; Counting changes nothing: a loop that nothing leaves beside a way out, and one that ends in unreachable code.
define void @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %left, label %right

left:
  br label %left

right:
  br i1 %b, label %right, label %dies

dies:
  unreachable
}

define i32 @g(i1 %a) {
entry:
  br i1 %a, label %x, label %y

x:
  br label %y

y:
  br label %x
}
; EXPECT
; define void @f(i1 %a, i1 %b) {
; entry:
;   br i1 %a, label %left, label %right
;
; left:                                             ; preds = %left, %entry
;   br label %left
;
; right:                                            ; preds = %right, %entry
;   br i1 %b, label %right, label %dies
;
; dies:                                             ; preds = %right
;   unreachable
; }
;
; define i32 @g(i1 %a) {
; entry:
;   br i1 %a, label %x, label %y
;
; x:                                                ; preds = %y, %entry
;   br label %y
;
; y:                                                ; preds = %x, %entry
;   br label %x
; }
