; RUN: opt -passes='infer-address-spaces'
; The difference of two iterators takes the address that the loop steps through, cast to the generic space: no second phi is stepped. Where a null comes in, the generic address stays as it is.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [256 x i32] undef, align 4
define i64 @difference(i32 %v) {
entry:
  br label %loop
loop:
  %n = phi i64 [ 256, %entry ], [ %half, %loop ]
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ %next, %loop ]
  %half = lshr i64 %n, 1
  %middle = getelementptr inbounds nuw i32, ptr %p, i64 %half
  %x = load i32, ptr %middle, align 4
  %below = icmp slt i32 %x, %v
  %behind = getelementptr inbounds nuw i8, ptr %middle, i64 4
  %next = select i1 %below, ptr %behind, ptr %p
  %more = icmp sgt i64 %half, 0
  br i1 %more, label %loop, label %exit
exit:
  %i = ptrtoint ptr %next to i64
  %d = sub i64 %i, ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64)
  ret i64 %d
}
define ptr @stepped(i32 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %entry ], [ %next, %loop ]
  store i32 0, ptr %p, align 4
  %next = getelementptr inbounds nuw i8, ptr %p, i64 4
  %more = icmp ne ptr %next, getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 64)
  br i1 %more, label %loop, label %exit
exit:
  ret ptr %p
}
define ptr @or_null(i1 %c) {
entry:
  br i1 %c, label %found, label %exit
found:
  br label %exit
exit:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %found ], [ null, %entry ]
  store i32 0, ptr %p, align 4
  ret ptr %p
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @s = internal addrspace(3) global [256 x i32] undef, align 4
;
; define i64 @difference(i32 %v) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr addrspace(3) [ @s, %entry ], [ %next, %loop ]
;   %n = phi i64 [ 256, %entry ], [ %half, %loop ]
;   %half = lshr i64 %n, 1
;   %middle = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %half
;   %x = load i32, ptr addrspace(3) %middle, align 4
;   %below = icmp slt i32 %x, %v
;   %behind = getelementptr inbounds nuw i8, ptr addrspace(3) %middle, i64 4
;   %next = select i1 %below, ptr addrspace(3) %behind, ptr addrspace(3) %p
;   %0 = addrspacecast ptr addrspace(3) %next to ptr
;   %more = icmp sgt i64 %half, 0
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   %i = ptrtoint ptr %0 to i64
;   %d = sub i64 %i, ptrtoint (ptr addrspacecast (ptr addrspace(3) @s to ptr) to i64)
;   ret i64 %d
; }
;
; define ptr @stepped(i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %p = phi ptr addrspace(3) [ @s, %entry ], [ %next, %loop ]
;   %0 = addrspacecast ptr addrspace(3) %p to ptr
;   store i32 0, ptr addrspace(3) %p, align 4
;   %next = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 4
;   %more = icmp ne ptr addrspace(3) %next, getelementptr (i8, ptr addrspace(3) @s, i64 64)
;   br i1 %more, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret ptr %0
; }
;
; define ptr @or_null(i1 %c) {
; entry:
;   br i1 %c, label %found, label %exit
;
; found:                                            ; preds = %entry
;   br label %exit
;
; exit:                                             ; preds = %found, %entry
;   %p = phi ptr addrspace(3) [ @s, %found ], [ null, %entry ]
;   %0 = phi ptr [ addrspacecast (ptr addrspace(3) @s to ptr), %found ], [ null, %entry ]
;   store i32 0, ptr addrspace(3) %p, align 4
;   ret ptr %0
; }
