; RUN: opt -passes='print<access-info><allow-partial>'
; A loop that is left by what it loads is bounded by the other exit only: ranges go up to the end of the address space, or (where
; memory is known to be there) to the most it can run. A pointer that is loaded has no bounds; the others still have.

target triple = "nvptx64-nvidia-cuda"

define void @search(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  %hit = icmp eq i32 %v, 0
  br i1 %hit, label %done, label %latch
latch:
  %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
  store i32 %v, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @search_known(ptr addrspace(1) dereferenceable(400) %p, ptr addrspace(1) dereferenceable(400) %q) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  %hit = icmp eq i32 %v, 0
  br i1 %hit, label %done, label %latch
latch:
  %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
  store i32 %v, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @partial(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %t) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pp = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %t, i64 %i
  %to = load ptr addrspace(1), ptr addrspace(1) %pp
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  store i32 %v, ptr addrspace(1) %to
  %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
  store i32 %v, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'search':
;   loop:
;     Memory dependences are safe with run-time checks
;     Dependences:
;     Run-time memory checks:
;     Check 0:
;       Comparing group GRP0:
;         %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
;       Against group GRP1:
;         %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
;     Grouped accesses:
;       Group GRP0:
;         (Low: %q High: inttoptr (i64 -1 to ptr addrspace(1)))
;           Member: {%q,+,4}<nw><%loop>
;       Group GRP1:
;         (Low: %p High: inttoptr (i64 -1 to ptr addrspace(1)))
;           Member: {%p,+,4}<nuw><%loop>
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'search_known':
;   loop:
;     Memory dependences are safe with run-time checks
;     Dependences:
;     Run-time memory checks:
;     Check 0:
;       Comparing group GRP0:
;         %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
;       Against group GRP1:
;         %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
;     Grouped accesses:
;       Group GRP0:
;         (Low: %q High: (400 + %q)<nuw>)
;           Member: {%q,+,4}<nw><%loop>
;       Group GRP1:
;         (Low: %p High: (400 + %p)<nuw>)
;           Member: {%p,+,4}<nuw><%loop>
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'partial':
;   loop:
;     Report: cannot identify array bounds
;     Dependences:
;     Run-time memory checks:
;     Check 0:
;       Comparing group GRP0:
;         %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
;       Against group GRP1:
;         %pp = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %t, i64 %i
;     Check 1:
;       Comparing group GRP0:
;         %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
;       Against group GRP2:
;         %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
;     Grouped accesses:
;       Group GRP0:
;         (Low: %q High: (400 + %q))
;           Member: {%q,+,4}<nuw><%loop>
;       Group GRP1:
;         (Low: %t High: (800 + %t))
;           Member: {%t,+,8}<nuw><%loop>
;       Group GRP2:
;         (Low: %p High: (400 + %p))
;           Member: {%p,+,4}<nuw><%loop>
;     Generated run-time checks are incomplete
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
