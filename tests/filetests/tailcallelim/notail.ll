; RUN: opt -passes='tailcallelim'
; A call marked notail is left alone.
define i32 @kept(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = notail call i32 @kept(i32 %m)
  ret i32 %r
done:
  ret i32 7
}
; EXPECT
; define i32 @kept(i32 %n) {
; entry:
;   %c = icmp eq i32 %n, 0
;   br i1 %c, label %done, label %more
;
; more:                                             ; preds = %entry
;   %m = sub i32 %n, 1
;   %r = notail call i32 @kept(i32 %m)
;   ret i32 %r
;
; done:                                             ; preds = %entry
;   ret i32 7
; }
