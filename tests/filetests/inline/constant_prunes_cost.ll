; RUN: opt -passes=inline -inline-threshold=20
; What a constant argument leaves of the callee counts: little for one call, too much for the other.
declare void @big(i32)
define void @callee(i1 %c, i32 %x) {
  br i1 %c, label %small, label %large
small:
  ret void
large:
  call void @big(i32 %x)
  call void @big(i32 1)
  call void @big(i32 2)
  call void @big(i32 3)
  ret void
}
define void @caller(i32 %x) {
  call void @callee(i1 true, i32 %x)
  call void @callee(i1 false, i32 %x)
  ret void
}
; EXPECT
; declare void @big(i32)
;
; define void @callee(i1 %c, i32 %x) {
;   br i1 %c, label %small, label %large
;
; small:                                            ; preds = %0
;   ret void
;
; large:                                            ; preds = %0
;   call void @big(i32 %x)
;   call void @big(i32 1)
;   call void @big(i32 2)
;   call void @big(i32 3)
;   ret void
; }
;
; define void @caller(i32 %x) {
;   call void @callee(i1 false, i32 %x)
;   ret void
; }
