; RUN: opt -passes=globalopt
; Functions that do nothing are not registered to run at exit.
declare i32 @__cxa_atexit(ptr, ptr, ptr)
declare i32 @atexit(ptr)
declare void @other()
define internal void @empty(ptr %p) {
  ret void
}
define internal void @busy() {
  call void @other()
  ret void
}
define i32 @f() {
  %a = call i32 @__cxa_atexit(ptr @empty, ptr null, ptr null)
  %b = call i32 @atexit(ptr @busy)
  %s = add i32 %a, %b
  ret i32 %s
}
; EXPECT
; declare i32 @atexit(ptr) local_unnamed_addr
;
; declare void @other() local_unnamed_addr
;
; define internal void @busy() {
;   call void @other()
;   ret void
; }
;
; define i32 @f() local_unnamed_addr {
;   %b = call i32 @atexit(ptr @busy)
;   %s = add i32 0, %b
;   ret i32 %s
; }
