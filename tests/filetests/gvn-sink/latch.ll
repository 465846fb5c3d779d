; RUN: opt -passes=gvn-sink
; The end of a loop of one block and the block before it do the same: that sinks to the front of the loop.
declare i32 @next()
define void @latch(ptr %p) {
entry:
  %a = call i32 @next()
  br label %loop
loop:
  %b = call i32 @next()
  br label %loop
}
define void @other_end(ptr %p) {
entry:
  %a = call i32 @next()
  br label %loop
loop:
  %b = call i32 @next()
  store i32 0, ptr %p, align 4
  br label %loop
}
; EXPECT
; declare i32 @next()
;
; define void @latch(ptr %p) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %a = call i32 @next()
;   br label %loop
; }
;
; define void @other_end(ptr %p) {
; entry:
;   %a = call i32 @next()
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %b = call i32 @next()
;   store i32 0, ptr %p, align 4
;   br label %loop
; }
