; RUN: opt -passes=mergefunc
; What differs in convergence, in flags, in volatility or in metadata is not equal.
declare void @g()
define void @plain(ptr %p) {
  call void @g()
  store i32 1, ptr %p
  ret void
}
define void @converges(ptr %p) {
  call void @g() convergent
  store i32 1, ptr %p
  ret void
}
define void @wait(ptr %p) convergent {
  call void @g()
  store i32 1, ptr %p
  ret void
}
define void @volatile(ptr %p) {
  call void @g()
  store volatile i32 1, ptr %p
  ret void
}
define i32 @wraps(i32 %x, ptr %p) {
  %y = add i32 %x, 1
  store i32 %y, ptr %p
  ret i32 %y
}
define i32 @no_wrap(i32 %x, ptr %p) {
  %y = add nsw i32 %x, 1
  store i32 %y, ptr %p
  ret i32 %y
}
; EXPECT
; declare void @g()
;
; define void @plain(ptr %p) {
;   call void @g()
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; define void @converges(ptr %p) {
;   call void @g() #0
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: convergent
; define void @wait(ptr %p) #0 {
;   call void @g()
;   store i32 1, ptr %p, align 4
;   ret void
; }
;
; define void @volatile(ptr %p) {
;   call void @g()
;   store volatile i32 1, ptr %p, align 4
;   ret void
; }
;
; define i32 @wraps(i32 %x, ptr %p) {
;   %y = add i32 %x, 1
;   store i32 %y, ptr %p, align 4
;   ret i32 %y
; }
;
; define i32 @no_wrap(i32 %x, ptr %p) {
;   %y = add nsw i32 %x, 1
;   store i32 %y, ptr %p, align 4
;   ret i32 %y
; }
;
; attributes #0 = { convergent }
