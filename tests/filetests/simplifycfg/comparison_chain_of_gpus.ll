; RUN: opt -passes='simplifycfg'
; On a GPU a chain of comparisons sets one predicate: it stays.
target triple = "nvptx64-nvidia-cuda"
define void @any(i32 %x) {
  %a = icmp eq i32 %x, 4
  %b = icmp eq i32 %x, 17
  %c = or i1 %a, %b
  br i1 %c, label %hit, label %out
hit:
  call void @side()
  br label %out
out:
  ret void
}
declare void @side()
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @any(i32 %x) {
;   %a = icmp eq i32 %x, 4
;   %b = icmp eq i32 %x, 17
;   %c = or i1 %a, %b
;   br i1 %c, label %hit, label %out
;
; hit:                                              ; preds = %0
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %hit, %0
;   ret void
; }
;
; declare void @side()
