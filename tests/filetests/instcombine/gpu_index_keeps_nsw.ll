; RUN: opt -passes='instcombine'
; The next column of an index that was made without promises stays a sum that does not wrap, of which an address takes the constant; where one
; instruction would go, and where no promise is lost, the constants are added.
target triple = "nvptx64-nvidia-cuda"

define i32 @next_column(i32 %x, ptr %p) {
  %column = add i32 %x, 1
  store i32 %column, ptr %p
  %next = add nsw i32 %column, 1
  ret i32 %next
}

define i32 @nothing_else_reads_it(i32 %x) {
  %column = add i32 %x, 1
  %next = add nsw i32 %column, 1
  ret i32 %next
}

define i32 @no_promise_is_lost(i32 %x, ptr %p) {
  %column = add nsw i32 %x, 1
  store i32 %column, ptr %p
  %next = add nsw i32 %column, 1
  ret i32 %next
}

; Rows of a grid are not negative, so both parts of the product do not wrap.
define i32 @next_row(ptr %p) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = add nsw i32 %tid, 1
  %start = mul nsw i32 %row, 514
  ret i32 %start
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @next_column(i32 %x, ptr %p) {
;   %column = add i32 %x, 1
;   store i32 %column, ptr %p, align 4
;   %next = add nsw i32 %column, 1
;   ret i32 %next
; }
;
; define i32 @nothing_else_reads_it(i32 %x) {
;   %next = add i32 %x, 2
;   ret i32 %next
; }
;
; define i32 @no_promise_is_lost(i32 %x, ptr %p) {
;   %column = add nsw i32 %x, 1
;   store i32 %column, ptr %p, align 4
;   %next = add nsw i32 %x, 2
;   ret i32 %next
; }
;
; define i32 @next_row(ptr %p) {
;   %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
;   %1 = mul nuw nsw i32 %tid, 514
;   %start = add nuw nsw i32 %1, 514
;   ret i32 %start
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
