; RUN: opt -passes='mergereturn'
; A function with one return stays.
define i32 @one(i32 %a) {
  ret i32 %a
}
; EXPECT
; define i32 @one(i32 %a) {
;   ret i32 %a
; }
