; RUN: opt -passes=structurizecfg
; The loop is no region, since `out` is also reached without it: the question whether it runs stands before it, and the loop is inside.
target triple = "nvptx64-nvidia-cuda"
define i32 @conditional_loop(i1 %p, i1 %q, i32 %n) {
entry:
  br i1 %p, label %pick, label %join
pick:
  br i1 %q, label %head, label %other
other:
  br label %join
head:
  %i = phi i32 [ 0, %pick ], [ %i.next, %latch ]
  %first = icmp eq i32 %i, %n
  br i1 %first, label %join, label %latch
latch:
  %i.next = add i32 %i, 1
  %second = icmp ugt i32 %i.next, 100
  br i1 %second, label %other2, label %head
other2:
  br label %join
join:
  %v = phi i32 [ 1, %entry ], [ 2, %other ], [ %i, %head ], [ 4, %other2 ]
  ret i32 %v
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @conditional_loop(i1 %p, i1 %q, i32 %n) {
; entry:
;   %q.inv = xor i1 %q, true
;   br i1 %p, label %pick, label %join
;
; pick:                                             ; preds = %entry
;   br i1 %q.inv, label %other, label %Flow3
;
; other:                                            ; preds = %pick
;   br label %Flow3
;
; Flow3:                                            ; preds = %other, %pick
;   %0 = phi i32 [ 2, %other ], [ poison, %pick ]
;   %1 = phi i1 [ false, %other ], [ true, %pick ]
;   br i1 %1, label %head, label %Flow4
;
; head:                                             ; preds = %Flow, %Flow3
;   %i = phi i32 [ %2, %Flow ], [ 0, %Flow3 ]
;   %first = icmp ne i32 %i, %n
;   br i1 %first, label %latch, label %Flow
;
; latch:                                            ; preds = %head
;   %i.next = add i32 %i, 1
;   %second = icmp ugt i32 %i.next, 100
;   br label %Flow
;
; Flow:                                             ; preds = %latch, %head
;   %2 = phi i32 [ %i.next, %latch ], [ poison, %head ]
;   %3 = phi i1 [ %second, %latch ], [ true, %head ]
;   %4 = phi i1 [ %second, %latch ], [ false, %head ]
;   br i1 %3, label %Flow1, label %head
;
; Flow1:                                            ; preds = %Flow
;   br i1 %4, label %other2, label %Flow2
;
; other2:                                           ; preds = %Flow1
;   br label %Flow2
;
; Flow2:                                            ; preds = %other2, %Flow1
;   %5 = phi i32 [ 4, %other2 ], [ %i, %Flow1 ]
;   br label %Flow4
;
; Flow4:                                            ; preds = %Flow2, %Flow3
;   %6 = phi i32 [ %5, %Flow2 ], [ %0, %Flow3 ]
;   br label %join
;
; join:                                             ; preds = %Flow4, %entry
;   %v = phi i32 [ 1, %entry ], [ %6, %Flow4 ]
;   ret i32 %v
; }
