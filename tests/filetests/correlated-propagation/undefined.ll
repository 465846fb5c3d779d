; RUN: opt -passes='correlated-propagation'
; Undef, poison, lanes, one bit, wide integers and code that is not reached.
define <2 x i16> @lanes(<2 x i8> %x) {
  %a = zext <2 x i8> %x to <2 x i16>
  %b = add <2 x i16> %a, <i16 1, i16 2>
  %c = sext <2 x i16> %b to <2 x i32>
  %d = trunc <2 x i32> %c to <2 x i16>
  ret <2 x i16> %d
}
define i1 @bit(i1 %x, i300 %w) {
entry:
  br i1 %x, label %yes, label %no
yes:
  %a = icmp eq i300 %w, 5
  ret i1 %x
no:
  %b = add i1 %x, true
  ret i1 %b
dead:
  %c = add i1 %c, true
  br i1 %c, label %dead, label %no
}
define i32 @undef(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %end
a:
  br label %end
end:
  %p = phi i32 [ undef, %entry ], [ 5, %a ]
  %q = icmp eq i32 %p, 5
  %r = select i1 %q, i32 %x, i32 %p
  ret i32 %r
}
; EXPECT
; define <2 x i16> @lanes(<2 x i8> %x) {
;   %a = zext <2 x i8> %x to <2 x i16>
;   %b = add nuw nsw <2 x i16> %a, <i16 1, i16 2>
;   %c = zext nneg <2 x i16> %b to <2 x i32>
;   %d = trunc nuw nsw <2 x i32> %c to <2 x i16>
;   ret <2 x i16> %d
; }
;
; define i1 @bit(i1 %x, i300 %w) {
; entry:
;   br i1 %x, label %yes, label %no
;
; yes:                                              ; preds = %entry
;   %a = icmp eq i300 %w, 5
;   ret i1 true
;
; no:                                               ; preds = %dead, %entry
;   %b = add nuw nsw i1 %x, true
;   ret i1 true
;
; dead:                                             ; preds = %dead
;   %c = add i1 %c, true
;   br i1 %c, label %dead, label %no
; }
;
; define i32 @undef(i1 %c, i32 %x) {
; entry:
;   br i1 %c, label %a, label %end
;
; a:                                                ; preds = %entry
;   br label %end
;
; end:                                              ; preds = %a, %entry
;   %r = select i1 true, i32 %x, i32 5
;   ret i32 %r
; }
