; RUN: opt -passes='called-value-propagation'
; What all callers of an internal function pass, also through itself, is what it can call.
define void @start(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @run(i32 4, ptr @one)
  ret void
b:
  call void @run(i32 5, ptr @two)
  ret void
}
define internal void @run(i32 %n, ptr %f) {
entry:
  %end = icmp eq i32 %n, 0
  br i1 %end, label %done, label %go
go:
  call void %f(i32 %n)
  %m = sub i32 %n, 1
  call void @run(i32 %m, ptr %f)
  br label %done
done:
  ret void
}
; Anybody may call this one.
define void @open(ptr %f) {
  call void %f(i32 1)
  ret void
}
define internal void @one(i32 %x) {
  ret void
}
define internal void @two(i32 %x) {
  ret void
}
; EXPECT
; define void @start(i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   call void @run(i32 4, ptr @one)
;   ret void
;
; b:                                                ; preds = %entry
;   call void @run(i32 5, ptr @two)
;   ret void
; }
;
; define internal void @run(i32 %n, ptr %f) {
; entry:
;   %end = icmp eq i32 %n, 0
;   br i1 %end, label %done, label %go
;
; go:                                               ; preds = %entry
;   call void %f(i32 %n), !callees !0
;   %m = sub i32 %n, 1
;   call void @run(i32 %m, ptr %f)
;   br label %done
;
; done:                                             ; preds = %go, %entry
;   ret void
; }
;
; define void @open(ptr %f) {
;   call void %f(i32 1)
;   ret void
; }
;
; define internal void @one(i32 %x) {
;   ret void
; }
;
; define internal void @two(i32 %x) {
;   ret void
; }
;
; !0 = !{ptr @one, ptr @two}
