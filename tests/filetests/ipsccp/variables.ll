; RUN: opt -passes='ipsccp'
; A variable that only ever holds one value is that value; one that holds several, is volatile or passed on stays.
@one = internal global i32 4
@two = internal global i32 4
@passed = internal global i32 4
@flag = internal global i1 false
declare void @use(ptr)
define i32 @f(i32 %x) {
  store i32 4, ptr @one
  store i32 %x, ptr @two
  call void @use(ptr @passed)
  %a = load i32, ptr @one
  %b = load i32, ptr @two
  %c = load i32, ptr @passed
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  %g = load i1, ptr @flag
  br i1 %g, label %yes, label %no
yes:
  store i1 true, ptr @flag
  ret i32 0
no:
  ret i32 %t
}
; EXPECT
; @two = internal global i32 4
; @passed = internal global i32 4
;
; declare void @use(ptr)
;
; define i32 @f(i32 %x) {
;   store i32 %x, ptr @two, align 4
;   call void @use(ptr @passed)
;   %b = load i32, ptr @two, align 4
;   %c = load i32, ptr @passed, align 4
;   %s = add i32 4, %b
;   %t = add i32 %s, %c
;   br label %no
;
; no:                                               ; preds = %0
;   ret i32 %t
; }
