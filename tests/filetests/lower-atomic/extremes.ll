; RUN: opt -passes='lower-atomic'
; Signed and unsigned extremes are choices.
define i32 @extremes(ptr %p, i32 %v) {
  %a = atomicrmw max ptr %p, i32 %v seq_cst, align 4
  %b = atomicrmw umin ptr %p, i32 %v seq_cst, align 4
  %r = xor i32 %a, %b
  ret i32 %r
}
; EXPECT
; define i32 @extremes(ptr %p, i32 %v) {
;   %1 = load i32, ptr %p, align 4
;   %2 = icmp sgt i32 %1, %v
;   %new = select i1 %2, i32 %1, i32 %v
;   store i32 %new, ptr %p, align 4
;   %3 = load i32, ptr %p, align 4
;   %4 = icmp ule i32 %3, %v
;   %new1 = select i1 %4, i32 %3, i32 %v
;   store i32 %new1, ptr %p, align 4
;   %r = xor i32 %1, %3
;   ret i32 %r
; }
