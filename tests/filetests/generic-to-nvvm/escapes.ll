; RUN: opt -passes='generic-to-nvvm'
; A constant whose address is passed on, joined with another by a phi, or read as a volatile, is not put into constant memory.
target triple = "nvptx64-nvidia-cuda"

@passed = internal constant [2 x i32] [i32 1, i32 2]
@joined = internal constant [2 x i32] [i32 1, i32 3]
@volatile = internal constant [2 x i32] [i32 1, i32 4]
@unread = internal constant [2 x i32] [i32 1, i32 5]
declare i32 @use(ptr)

define i32 @f(i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %u = call i32 @use(ptr @passed)
  br label %b
b:
  %q = phi ptr [ @joined, %entry ], [ %p, %a ]
  %v = load i32, ptr %q
  %w = load volatile i32, ptr @volatile
  %r = add i32 %v, %w
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; @passed = internal addrspace(1) constant [2 x i32] [i32 1, i32 2]
; @joined = internal addrspace(1) constant [2 x i32] [i32 1, i32 3]
; @volatile = internal addrspace(1) constant [2 x i32] [i32 1, i32 4]
; @unread = internal addrspace(1) constant [2 x i32] [i32 1, i32 5]
;
; declare i32 @use(ptr)
;
; define i32 @f(i1 %c, ptr %p) {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   %u = call i32 @use(ptr addrspacecast (ptr addrspace(1) @passed to ptr))
;   br label %b
;
; b:                                                ; preds = %a, %entry
;   %q = phi ptr [ addrspacecast (ptr addrspace(1) @joined to ptr), %entry ], [ %p, %a ]
;   %v = load i32, ptr %q, align 4
;   %w = load volatile i32, ptr addrspacecast (ptr addrspace(1) @volatile to ptr), align 4
;   %r = add i32 %v, %w
;   ret i32 %r
; }
