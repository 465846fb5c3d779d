; RUN: opt -passes='correlated-propagation'
; What a branch says decides comparisons below it, selects, incoming values of phis, and what is returned.
define i32 @f(i32 %x, i32 %y) {
entry:
  %c = icmp ult i32 %x, 10
  br i1 %c, label %small, label %large
small:
  %d = icmp ult i32 %x, 20
  %s = select i1 %d, i32 %y, i32 7
  %z = icmp eq i32 %x, 0
  br i1 %z, label %zero, label %end
zero:
  ret i32 %x
large:
  %e = icmp eq i32 %x, 5
  %t = select i1 %e, i32 1, i32 %y
  br label %end
end:
  %p = phi i32 [ %s, %small ], [ %t, %large ]
  ret i32 %p
}
define i32 @common(i32 noundef %x) {
entry:
  %c = icmp eq i32 %x, 4
  br i1 %c, label %four, label %end
four:
  br label %end
end:
  %p = phi i32 [ 4, %four ], [ %x, %entry ]
  ret i32 %p
}
; EXPECT
; define i32 @f(i32 %x, i32 %y) {
; entry:
;   %c = icmp ult i32 %x, 10
;   br i1 %c, label %small, label %large
;
; small:                                            ; preds = %entry
;   %s = select i1 true, i32 %y, i32 7
;   %z = icmp eq i32 %x, 0
;   br i1 %z, label %zero, label %end
;
; zero:                                             ; preds = %small
;   ret i32 0
;
; large:                                            ; preds = %entry
;   %t = select i1 false, i32 1, i32 %y
;   br label %end
;
; end:                                              ; preds = %large, %small
;   %p = phi i32 [ %y, %small ], [ %t, %large ]
;   ret i32 %p
; }
;
; define i32 @common(i32 noundef %x) {
; entry:
;   %c = icmp eq i32 %x, 4
;   br i1 %c, label %four, label %end
;
; four:                                             ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %four, %entry
;   ret i32 %x
; }
