; RUN: opt -passes='dse'
; A store that only a callee could see which does not know the slot yet goes.
declare i32 @value()
declare void @capture(ptr)
define void @before() {
  %a = alloca i32
  store i32 55, ptr %a
  %v = call i32 @value()
  store i32 %v, ptr %a
  call void @capture(ptr %a)
  ret void
}
define void @behind() {
  %a = alloca i32
  call void @capture(ptr %a)
  store i32 55, ptr %a
  %v = call i32 @value()
  store i32 %v, ptr %a
  call void @capture(ptr %a)
  ret void
}
; EXPECT
; declare i32 @value()
;
; declare void @capture(ptr)
;
; define void @before() {
;   %a = alloca i32, align 4
;   %v = call i32 @value()
;   store i32 %v, ptr %a, align 4
;   call void @capture(ptr %a)
;   ret void
; }
;
; define void @behind() {
;   %a = alloca i32, align 4
;   call void @capture(ptr %a)
;   store i32 55, ptr %a, align 4
;   %v = call i32 @value()
;   store i32 %v, ptr %a, align 4
;   call void @capture(ptr %a)
;   ret void
; }
