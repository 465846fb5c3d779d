; RUN: opt -passes='print<access-info>'
; What a range has to cover: of a loop that goes down and is left nobody knows when, all addresses down to null; of a pointer that is
; stored to and loaded from in a wider type, the wider one.

target triple = "nvptx64-nvidia-cuda"

define void @down_to_unknown_end(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 99, %entry ], [ %next, %latch ]
  %r = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %r
  %hit = icmp eq i32 %v, 0
  br i1 %hit, label %done, label %latch
latch:
  %w = getelementptr inbounds i32, ptr addrspace(1) %q, i64 %i
  store i32 %v, ptr addrspace(1) %w
  %next = add nsw i64 %i, -1
  %more = icmp sgt i64 %i, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @wider_load(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %r = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %i
  %v = load i64, ptr addrspace(1) %r
  %n = trunc i64 %v to i8
  store i8 %n, ptr addrspace(1) %r
  %w = getelementptr inbounds i64, ptr addrspace(1) %q, i64 %i
  store i64 %v, ptr addrspace(1) %w
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'down_to_unknown_end':
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
;         (Low: (1 + inttoptr (i64 -1 to ptr addrspace(1)))<nsw> High: (400 + %q))
;           Member: {(396 + %q),+,-4}<nw><%loop>
;       Group GRP1:
;         (Low: (1 + inttoptr (i64 -1 to ptr addrspace(1)))<nsw> High: (400 + %p))
;           Member: {(396 + %p)<nuw>,+,-4}<nw><%loop>
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
; Printing analysis 'Loop Access Analysis' for function 'wider_load':
;   loop:
;     Report: unsafe dependent memory operations in loop. Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations into a separate loop
; Unknown data dependence.
;     Dependences:
;       Unknown:
;           %v = load i64, ptr addrspace(1) %r, align 8 -> 
;           store i8 %n, ptr addrspace(1) %r, align 1
;
;     Run-time memory checks:
;     Check 0:
;       Comparing group GRP0:
;         %r = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %i
;         %r = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %i
;         %r = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %i
;         %r = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %i
;       Against group GRP1:
;         %w = getelementptr inbounds i64, ptr addrspace(1) %q, i64 %i
;     Grouped accesses:
;       Group GRP0:
;         (Low: %p High: (800 + %p))
;           Member: {%p,+,8}<nuw><%loop>
;           Member: {%p,+,8}<nuw><%loop>
;           Member: {%p,+,8}<nuw><%loop>
;           Member: {%p,+,8}<nuw><%loop>
;       Group GRP1:
;         (Low: %q High: (800 + %q))
;           Member: {%q,+,8}<nuw><%loop>
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
