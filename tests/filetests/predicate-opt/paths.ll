; RUN: opt -passes='predicate-opt'
; On each path the condition, its swapped form and what follows from it are constants; another comparison of the pair that is not decided stays.
define i32 @f(i32 %a, i32 %b, ptr %p) {
entry:
  %c = icmp slt i32 %a, %b
  br i1 %c, label %yes, label %no

yes:
  %swapped = icmp sgt i32 %b, %a
  %equal = icmp eq i32 %a, %b
  %unsigned = icmp ult i32 %a, %b
  store i1 %swapped, ptr %p, align 1
  store i1 %equal, ptr %p, align 1
  store i1 %unsigned, ptr %p, align 1
  store i1 %c, ptr %p, align 1
  br label %no

no:
  %r = phi i32 [ 0, %entry ], [ 1, %yes ]
  %again = icmp slt i32 %a, %b
  %s = select i1 %again, i32 %r, i32 7
  ret i32 %s
}
; EXPECT
; define i32 @f(i32 %a, i32 %b, ptr %p) {
; entry:
;   %c = icmp slt i32 %a, %b
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %unsigned = icmp ult i32 %a, %b
;   store i1 true, ptr %p, align 1
;   store i1 false, ptr %p, align 1
;   store i1 %unsigned, ptr %p, align 1
;   store i1 true, ptr %p, align 1
;   br label %no
;
; no:                                               ; preds = %yes, %entry
;   %r = phi i32 [ 0, %entry ], [ 1, %yes ]
;   %again = icmp slt i32 %a, %b
;   %s = select i1 %again, i32 %r, i32 7
;   ret i32 %s
; }
