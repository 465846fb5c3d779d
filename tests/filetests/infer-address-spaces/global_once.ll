; RUN: opt -passes='infer-address-spaces'
; What is computed in global memory is computed once: other uses take its address, cast to the generic space, which costs nothing. In shared memory the cast would cost what the generic address does, so that stays.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @takes(ptr)
define ptx_kernel void @distance(ptr %p, ptr %sz, i64 %n, i64 %m, i1 %c) {
  %p1 = addrspacecast ptr %p to ptr addrspace(1)
  %pf = addrspacecast ptr addrspace(1) %p1 to ptr
  %st = getelementptr inbounds nuw i8, ptr %pf, i64 %n
  %e1 = getelementptr inbounds nuw i8, ptr %st, i64 %m
  %e2 = getelementptr inbounds nuw i8, ptr %pf, i64 %m
  %end = select i1 %c, ptr %e1, ptr %e2
  %a = ptrtoint ptr %end to i64
  %b = ptrtoint ptr %st to i64
  %s = sub i64 %a, %b
  store i64 %s, ptr %sz, align 8
  store i8 1, ptr %end, align 1
  store i8 2, ptr %st, align 1
  ret void
}
define void @call(ptr addrspace(1) %p, i64 %n) {
  %flat = addrspacecast ptr addrspace(1) %p to ptr
  %at = getelementptr inbounds float, ptr %flat, i64 %n
  store float 0.0, ptr %at, align 4
  call void @takes(ptr %at)
  call void @takes(ptr %flat)
  ret void
}
define void @shared(ptr addrspace(3) %p, i64 %n) {
  %flat = addrspacecast ptr addrspace(3) %p to ptr
  %at = getelementptr inbounds float, ptr %flat, i64 %n
  store float 0.0, ptr %at, align 4
  call void @takes(ptr %at)
  call void @takes(ptr %flat)
  ret void
}
define void @or_null(ptr addrspace(1) %p, i1 %c) {
  %flat = addrspacecast ptr addrspace(1) %p to ptr
  %at = select i1 %c, ptr %flat, ptr null
  store float 0.0, ptr %at, align 4
  call void @takes(ptr %at)
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @takes(ptr)
;
; define ptx_kernel void @distance(ptr %p, ptr %sz, i64 %n, i64 %m, i1 %c) {
;   %p1 = addrspacecast ptr %p to ptr addrspace(1)
;   %st = getelementptr inbounds nuw i8, ptr addrspace(1) %p1, i64 %n
;   %1 = addrspacecast ptr addrspace(1) %st to ptr
;   %e1 = getelementptr inbounds nuw i8, ptr addrspace(1) %st, i64 %m
;   %e2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p1, i64 %m
;   %end = select i1 %c, ptr addrspace(1) %e1, ptr addrspace(1) %e2
;   %2 = addrspacecast ptr addrspace(1) %end to ptr
;   %a = ptrtoint ptr %2 to i64
;   %b = ptrtoint ptr %1 to i64
;   %s = sub i64 %a, %b
;   store i64 %s, ptr %sz, align 8
;   store i8 1, ptr addrspace(1) %end, align 1
;   store i8 2, ptr addrspace(1) %st, align 1
;   ret void
; }
;
; define void @call(ptr addrspace(1) %p, i64 %n) {
;   %flat = addrspacecast ptr addrspace(1) %p to ptr
;   %at = getelementptr inbounds float, ptr addrspace(1) %p, i64 %n
;   %1 = addrspacecast ptr addrspace(1) %at to ptr
;   store float 0.000000e+00, ptr addrspace(1) %at, align 4
;   call void @takes(ptr %1)
;   call void @takes(ptr %flat)
;   ret void
; }
;
; define void @shared(ptr addrspace(3) %p, i64 %n) {
;   %flat = addrspacecast ptr addrspace(3) %p to ptr
;   %at = getelementptr inbounds float, ptr addrspace(3) %p, i64 %n
;   %1 = getelementptr inbounds float, ptr %flat, i64 %n
;   store float 0.000000e+00, ptr addrspace(3) %at, align 4
;   call void @takes(ptr %1)
;   call void @takes(ptr %flat)
;   ret void
; }
;
; define void @or_null(ptr addrspace(1) %p, i1 %c) {
;   %flat = addrspacecast ptr addrspace(1) %p to ptr
;   %at = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) null
;   %1 = select i1 %c, ptr %flat, ptr null
;   store float 0.000000e+00, ptr addrspace(1) %at, align 4
;   call void @takes(ptr %1)
;   ret void
; }
