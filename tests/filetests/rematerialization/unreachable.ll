; RUN: opt -passes='rematerialization<pressure=0>'
; Blocks that nothing reaches are no place to compute anything, and a value that only they use stays where it is.
define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  %sum = add i32 %a, 1
  %c = icmp eq i32 %a, %b
  br i1 %c, label %middle, label %last

lost:
  store i32 %sum, ptr %p, align 4
  br label %last

middle:
  store i32 %b, ptr %p, align 4
  br label %last

last:
  %r = phi i32 [ 0, %entry ], [ 1, %middle ], [ %sum, %lost ]
  ret i32 %r
}
; EXPECT
; define i32 @f(i32 %a, i32 %b, ptr %p) {
; entry:
;   %sum = add i32 %a, 1
;   %c = icmp eq i32 %a, %b
;   br i1 %c, label %middle, label %last
;
; lost:                                             ; No predecessors!
;   store i32 %sum, ptr %p, align 4
;   br label %last
;
; middle:                                           ; preds = %entry
;   store i32 %b, ptr %p, align 4
;   br label %last
;
; last:                                             ; preds = %middle, %lost, %entry
;   %r = phi i32 [ 0, %entry ], [ 1, %middle ], [ %sum, %lost ]
;   ret i32 %r
; }
