; RUN: opt -passes='print<stack-safety-local>' -disable-output
; Pointers that are returned, stored or passed to what is not known may be used for anything.
define ptr @returned(ptr %p) {
  ret ptr %p
}
define void @stored(ptr %p, ptr %q) {
  store ptr %p, ptr %q
  ret void
}
define void @read(ptr byval(i32) %p, ptr %q) {
  %v = load i64, ptr %q
  %w = atomicrmw add ptr %q, i32 1 seq_cst
  ret void
}
define void @indirect(ptr %p, ptr %q) {
  call void %p(ptr %q)
  ret void
}
; EXPECT
; 'Stack Safety Local Analysis' for function 'returned'
;   @returned dso_preemptable
;     args uses:
;       p[]: full-set
;     allocas uses:
;
; 'Stack Safety Local Analysis' for function 'stored'
;   @stored dso_preemptable
;     args uses:
;       p[]: full-set
;       q[]: [0,8)
;     allocas uses:
;
; 'Stack Safety Local Analysis' for function 'read'
;   @read dso_preemptable
;     args uses:
;       q[]: [0,8)
;     allocas uses:
;
; 'Stack Safety Local Analysis' for function 'indirect'
;   @indirect dso_preemptable
;     args uses:
;       p[]: full-set
;       q[]: full-set
;     allocas uses:
