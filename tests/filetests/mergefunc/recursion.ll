; RUN: opt -passes=mergefunc
; A function that calls itself equals another that does; callers of merged functions are equal in the next round.
define internal i32 @down(i32 %n) unnamed_addr {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @down(i32 %m)
  ret i32 %r
end:
  ret i32 1
}
define internal i32 @same(i32 %n) unnamed_addr {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @same(i32 %m)
  ret i32 %r
end:
  ret i32 1
}
define i32 @x(i32 %n) {
  %r = call i32 @down(i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @y(i32 %n) {
  %r = call i32 @same(i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}
@table = constant [2 x ptr] [ptr @down, ptr @same]
; EXPECT
; @table = constant [2 x ptr] [ptr @down, ptr @down]
;
; define internal i32 @down(i32 %n) unnamed_addr {
;   %z = icmp eq i32 %n, 0
;   br i1 %z, label %end, label %more
;
; more:                                             ; preds = %0
;   %m = sub i32 %n, 1
;   %r = call i32 @down(i32 %m)
;   ret i32 %r
;
; end:                                              ; preds = %0
;   ret i32 1
; }
;
; define i32 @x(i32 %n) {
;   %r = call i32 @down(i32 %n)
;   %s = add i32 %r, 1
;   ret i32 %s
; }
;
; define i32 @y(i32 %0) {
;   %2 = tail call i32 @x(i32 %0)
;   ret i32 %2
; }
