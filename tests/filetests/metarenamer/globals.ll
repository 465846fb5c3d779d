; RUN: opt -passes=metarenamer -rename-only-inst -S
; With -rename-only-inst globals keep their names.
@counter = global i32 0
@other = alias i32, ptr @counter

define i32 @read() {
entry:
  %now = load i32, ptr @counter, align 4
  ret i32 %now
}
; EXPECT
; @counter = global i32 0
;
; @other = alias i32, ptr @counter
;
; define i32 @read() {
; entry:
;   %now = load i32, ptr @counter, align 4
;   ret i32 %now
; }
