; RUN: opt -passes='cgscc(devirt<2>(inline,instcombine))'
; A call that becomes direct is judged, as its callee is finished: functions come after what they refer to, also by way of a variable.
; Functions that the variable refers to and that refer to it have no such order: what they call is not finished.

@table = internal constant [2 x ptr] [ptr @one, ptr @two]

define i32 @main() {
  %r = call i32 @indirect(ptr @zero)
  ret i32 %r
}

define internal i32 @indirect(ptr %f) {
  %r = call i32 %f()
  ret i32 %r
}

define internal i32 @zero() {
  %f = load ptr, ptr @table
  %r = call i32 %f()
  ret i32 %r
}

define internal i32 @one() {
  %f = load ptr, ptr getelementptr (ptr, ptr @table, i64 1)
  %r = call i32 %f()
  ret i32 %r
}

define internal i32 @two() {
  ret i32 7
}
; EXPECT
; @table = internal constant [2 x ptr] [ptr @one, ptr @two]
;
; define i32 @main() {
;   ret i32 7
; }
;
; define internal i32 @zero() {
;   ret i32 7
; }
;
; define internal i32 @one() {
;   %r = call i32 @two()
;   ret i32 %r
; }
;
; define internal i32 @two() {
;   ret i32 7
; }
