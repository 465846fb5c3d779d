; RUN: opt -passes='gvn'
; A callee does not know a slot that gets out only behind the call, unless control comes back to the call.
declare void @some_call()
declare void @capture(ptr)
define i32 @before() {
  %a = alloca i32
  store i32 123, ptr %a
  call void @some_call()
  %v = load i32, ptr %a
  call void @capture(ptr %a)
  ret i32 %v
}
define i32 @behind() {
  %a = alloca i32
  store i32 123, ptr %a
  call void @capture(ptr %a)
  call void @some_call()
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @beside(i1 %c) {
entry:
  %a = alloca i32
  store i32 123, ptr %a
  br i1 %c, label %out, label %in
out:
  call void @capture(ptr %a)
  br label %in
in:
  call void @some_call()
  %v = load i32, ptr %a
  ret i32 %v
}
define void @around(i1 %c) {
entry:
  %a = alloca i32
  br label %loop
loop:
  store i32 123, ptr %a
  call void @some_call()
  %v = load i32, ptr %a
  store i32 %v, ptr null
  call void @capture(ptr %a)
  br i1 %c, label %loop, label %end
end:
  ret void
}
; EXPECT
; declare void @some_call()
;
; declare void @capture(ptr)
;
; define i32 @before() {
;   %a = alloca i32, align 4
;   store i32 123, ptr %a, align 4
;   call void @some_call()
;   call void @capture(ptr %a)
;   ret i32 123
; }
;
; define i32 @behind() {
;   %a = alloca i32, align 4
;   store i32 123, ptr %a, align 4
;   call void @capture(ptr %a)
;   call void @some_call()
;   %v = load i32, ptr %a, align 4
;   ret i32 %v
; }
;
; define i32 @beside(i1 %c) {
; entry:
;   %a = alloca i32, align 4
;   store i32 123, ptr %a, align 4
;   br i1 %c, label %out, label %in
;
; out:                                              ; preds = %entry
;   call void @capture(ptr %a)
;   br label %in
;
; in:                                               ; preds = %out, %entry
;   call void @some_call()
;   %v = load i32, ptr %a, align 4
;   ret i32 %v
; }
;
; define void @around(i1 %c) {
; entry:
;   %a = alloca i32, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   store i32 123, ptr %a, align 4
;   call void @some_call()
;   %v = load i32, ptr %a, align 4
;   store i32 %v, ptr null, align 4
;   call void @capture(ptr %a)
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
