; RUN: opt -passes=extract-blocks -extract-blocks-file=kept.txt
; Blocks that are entered in two places, whose address is taken, that call for good, or that are not reached stay.
target triple = "nvptx64-nvidia-cuda"
@address = constant ptr blockaddress(@address_taken, %a)
declare i32 @callee(i32)
define void @two_entries(ptr %p, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 0, ptr %p, align 4
  br label %b
b:
  ret void
}
define void @address_taken(ptr %p, i1 %c) {
entry:
  br label %a
a:
  store i32 0, ptr %p, align 4
  br label %b
b:
  ret void
}
define i32 @tail(i32 %n) {
entry:
  br label %a
a:
  %r = musttail call i32 @callee(i32 %n)
  ret i32 %r
}
define void @unreached(ptr %p) {
entry:
  ret void
a:
  store i32 0, ptr %p, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @address = constant ptr blockaddress(@address_taken, %a)
;
; declare i32 @callee(i32)
;
; define void @two_entries(ptr %p, i1 %c) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   store i32 0, ptr %p, align 4
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   ret void
; }
;
; define void @address_taken(ptr %p, i1 %c) {
; entry:
;   br label %a
;
; a:                                                ; preds = %entry
;   store i32 0, ptr %p, align 4
;   br label %b
;
; b:                                                ; preds = %a
;   ret void
; }
;
; define i32 @tail(i32 %n) {
; entry:
;   br label %a
;
; a:                                                ; preds = %entry
;   %r = musttail call i32 @callee(i32 %n)
;   ret i32 %r
; }
;
; define void @unreached(ptr %p) {
; entry:
;   ret void
;
; a:                                                ; No predecessors!
;   store i32 0, ptr %p, align 4
;   ret void
; }
