; RUN: opt -passes='simplifycfg'
; A value is stored in any case where the slot was read just before and nobody else knows it, also by its address in the local space.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @k(i32 %v, i32 %u, i64 %i, i64 %j) {
entry:
  %d0 = alloca [8 x i32]
  %d = addrspacecast ptr %d0 to ptr addrspace(5)
  store i32 1048576, ptr addrspace(5) %d
  %q = getelementptr inbounds i32, ptr addrspace(5) %d, i64 %i
  store i32 %u, ptr addrspace(5) %q
  %p = getelementptr inbounds i32, ptr addrspace(5) %d, i64 %j
  br label %b
b:
  %x = load i32, ptr addrspace(5) %p
  %c = icmp slt i32 %v, %x
  br i1 %c, label %t, label %e
t:
  store i32 %v, ptr addrspace(5) %p
  br label %e
e:
  %r = load i32, ptr addrspace(5) %d
  ret i32 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; define i32 @k(i32 %v, i32 %u, i64 %i, i64 %j) {
; entry:
;   %d0 = alloca [8 x i32], align 4
;   %d = addrspacecast ptr %d0 to ptr addrspace(5)
;   store i32 1048576, ptr addrspace(5) %d, align 4
;   %q = getelementptr inbounds i32, ptr addrspace(5) %d, i64 %i
;   store i32 %u, ptr addrspace(5) %q, align 4
;   %p = getelementptr inbounds i32, ptr addrspace(5) %d, i64 %j
;   %x = load i32, ptr addrspace(5) %p, align 4
;   %c = icmp slt i32 %v, %x
;   %spec.store.select = select i1 %c, i32 %v, i32 %x
;   store i32 %spec.store.select, ptr addrspace(5) %p, align 4
;   %r = load i32, ptr addrspace(5) %d, align 4
;   ret i32 %r
; }
