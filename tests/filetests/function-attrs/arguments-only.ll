; RUN: opt -passes='function-attrs<skip-non-recursive-function-attrs>'
; With the parameter, functions that do not call themselves only get attributes of arguments.
define i32 @plain(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @recursive(ptr %p) {
  %x = call i32 @recursive(ptr %p)
  ret i32 %x
}
; EXPECT
; define i32 @plain(ptr readonly captures(none) %p) {
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; ; Function Attrs: nofree nosync nounwind memory(none)
; define i32 @recursive(ptr readnone captures(none) %p) #0 {
;   %x = call i32 @recursive(ptr %p)
;   ret i32 %x
; }
;
; attributes #0 = { nofree nosync nounwind memory(none) }
