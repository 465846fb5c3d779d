; RUN: opt -passes='ipsccp'
; A function that calls itself keeps what it passes on unchanged; an argument that grows with every call is anything. A function
; that nobody calls is unreachable.
define internal i32 @count(i32 %n, i32 %step) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, %step
  %r = call i32 @count(i32 %m, i32 %step)
  ret i32 %r
end:
  ret i32 %step
}
define i32 @f(i32 %n) {
  %r = call i32 @count(i32 %n, i32 1)
  ret i32 %r
}
define internal void @dead(ptr %p) {
  store i32 0, ptr %p
  ret void
}
; EXPECT
; define internal i32 @count(i32 %n, i32 %step) {
;   %done = icmp eq i32 %n, 0
;   br i1 %done, label %end, label %more
;
; more:                                             ; preds = %0
;   %m = sub nuw i32 %n, 1
;   %r = call i32 @count(i32 %m, i32 1)
;   ret i32 poison
;
; end:                                              ; preds = %0
;   ret i32 poison
; }
;
; define i32 @f(i32 %n) {
;   %r = call i32 @count(i32 %n, i32 1)
;   ret i32 1
; }
;
; define internal void @dead(ptr %p) {
;   unreachable
; }
