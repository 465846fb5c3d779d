; RUN: opt -passes='print<access-info>'
; Metadata says that iterations do not depend on each other.

target triple = "nvptx64-nvidia-cuda"

define void @scatter(ptr addrspace(1) %p, ptr addrspace(1) %at) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = getelementptr inbounds i64, ptr addrspace(1) %at, i64 %i
  %k = load i64, ptr addrspace(1) %r, !llvm.access.group !0
  %w = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %k
  %v = load i32, ptr addrspace(1) %w, !llvm.access.group !0
  %u = add i32 %v, 1
  store i32 %u, ptr addrspace(1) %w, !llvm.access.group !0
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done, !llvm.loop !1
done:
  ret void
}

!0 = distinct !{}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.parallel_accesses", !0}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'scatter':
;   loop:
;     Memory dependences are safe
;     Dependences:
;     Run-time memory checks:
;     Grouped accesses:
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
