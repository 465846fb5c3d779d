; RUN: not verify
; Atomic accesses have a size of whole powers of two.

define void @f(ptr %p) {
  %x = atomicrmw add ptr %p, i24 1 seq_cst
  ret void
}
; EXPECT
; INPUT:5:30: error: atomicrmw operand must be power-of-two byte-sized integer
;   %x = atomicrmw add ptr %p, i24 1 seq_cst
;                              ^~~
