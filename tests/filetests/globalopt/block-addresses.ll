; RUN: opt -passes=globalopt
; Blocks whose address is taken stay.
define i32 @f(i1 %c) {
  br i1 false, label %never, label %always
never:
  ret i32 1
always:
  ret i32 2
}
define ptr @address() {
  ret ptr blockaddress(@f, %never)
}
; EXPECT
; define i32 @f(i1 %c) {
;   br i1 false, label %never, label %always
;
; never:                                            ; preds = %0
;   ret i32 1
;
; always:                                           ; preds = %0
;   ret i32 2
; }
;
; define ptr @address() local_unnamed_addr {
;   ret ptr blockaddress(@f, %never)
; }
