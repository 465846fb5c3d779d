; RUN: opt -passes='print<access-info>'
; A pointer that is one of two gives two ranges; the thread decides which.

target triple = "nvptx64-nvidia-cuda"

define void @one_of_two(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, ptr addrspace(1) %which) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %pc = getelementptr inbounds i32, ptr addrspace(1) %which, i64 %i
  %c = load i32, ptr addrspace(1) %pc
  %first = icmp eq i32 %c, 0
  %base = select i1 %first, ptr addrspace(1) %a, ptr addrspace(1) %b
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %i
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
  store i32 %v, ptr addrspace(1) %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Loop Access Analysis' for function 'one_of_two':
;   loop:
;     Memory dependences are safe with run-time checks
;     Dependences:
;     Run-time memory checks:
;     Check 0:
;       Comparing group GRP0:
;         %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
;       Against group GRP1:
;         %pc = getelementptr inbounds i32, ptr addrspace(1) %which, i64 %i
;     Check 1:
;       Comparing group GRP0:
;         %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
;       Against group GRP2:
;         %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %i
;     Check 2:
;       Comparing group GRP0:
;         %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
;       Against group GRP3:
;         %p = getelementptr inbounds i32, ptr addrspace(1) %base, i64 %i
;     Grouped accesses:
;       Group GRP0:
;         (Low: %out High: (400 + %out))
;           Member: {%out,+,4}<nuw><%loop>
;       Group GRP1:
;         (Low: %which High: (400 + %which))
;           Member: {%which,+,4}<nuw><%loop>
;       Group GRP2:
;         (Low: %a High: (400 + %a))
;           Member: {%a,+,4}<nw><%loop>
;       Group GRP3:
;         (Low: %b High: (400 + %b))
;           Member: {%b,+,4}<nw><%loop>
;
;     Non vectorizable stores to invariant address were not found in loop.
;     SCEV assumptions:
;
;     Expressions re-written:
