; RUN: opt -passes=structurizecfg
; A loop that is left in two places asks at its end alone whether it goes on.
target triple = "nvptx64-nvidia-cuda"
define void @loop_with_break(ptr addrspace(1) %out, i32 %a, i32 %b) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %below = icmp ult i32 %i, %a
  br i1 %below, label %body, label %exit
body:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %i, ptr addrspace(1) %at
  %stop = icmp ugt i32 %i, %b
  br i1 %stop, label %exit, label %latch
latch:
  %i.next = add i32 %i, 1
  br label %head
exit:
  %found = phi i32 [ -1, %head ], [ %i, %body ]
  store i32 %found, ptr addrspace(1) %out
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define void @loop_with_break(ptr addrspace(1) %out, i32 %a, i32 %b) {
; entry:
;   br label %head
;
; head:                                             ; preds = %Flow, %entry
;   %i = phi i32 [ 0, %entry ], [ %1, %Flow ]
;   %below = icmp ult i32 %i, %a
;   br i1 %below, label %body, label %Flow
;
; body:                                             ; preds = %head
;   %at = getelementptr i32, ptr addrspace(1) %out, i32 %i
;   store i32 %i, ptr addrspace(1) %at, align 4
;   %stop = icmp ule i32 %i, %b
;   br i1 %stop, label %latch, label %Flow1
;
; Flow:                                             ; preds = %Flow1, %head
;   %0 = phi i32 [ %i, %Flow1 ], [ -1, %head ]
;   %1 = phi i32 [ %3, %Flow1 ], [ poison, %head ]
;   %2 = phi i1 [ %4, %Flow1 ], [ true, %head ]
;   br i1 %2, label %exit, label %head
;
; latch:                                            ; preds = %body
;   %i.next = add i32 %i, 1
;   br label %Flow1
;
; Flow1:                                            ; preds = %latch, %body
;   %3 = phi i32 [ %i.next, %latch ], [ poison, %body ]
;   %4 = phi i1 [ false, %latch ], [ true, %body ]
;   br label %Flow
;
; exit:                                             ; preds = %Flow
;   store i32 %0, ptr addrspace(1) %out, align 4
;   ret void
; }
