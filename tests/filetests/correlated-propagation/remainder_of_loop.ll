; RUN: opt -passes='correlated-propagation'
; What was found of %s on the way around the loop, when %a was asked for, is not the end of it.
define i32 @sum(i32 %n, i8 %x) {
entry:
  br label %loop

loop:
  %a = phi i32 [ 1, %entry ], [ %r, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %z = zext i8 %x to i32
  %s = add i32 %a, %z
  %r = urem i32 %s, 65521
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %end

end:
  ret i32 %r
}
; EXPECT
; define i32 @sum(i32 %n, i8 %x) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %a = phi i32 [ 1, %entry ], [ %r, %loop ]
;   %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
;   %z = zext i8 %x to i32
;   %s = add nuw nsw i32 %a, %z
;   %s.frozen = freeze i32 %s
;   %r.urem = sub nuw i32 %s.frozen, 65521
;   %r.cmp = icmp ult i32 %s.frozen, 65521
;   %r = select i1 %r.cmp, i32 %s.frozen, i32 %r.urem
;   %i1 = add nuw i32 %i, 1
;   %c = icmp ult i32 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i32 %r
; }
