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
;   %a = load i32, ptr %p, align 4
;   %1 = icmp sgt i32 %a, %v
;   %2 = select i1 %1, i32 %a, i32 %v
;   store i32 %2, ptr %p, align 4
;   %b = load i32, ptr %p, align 4
;   %3 = icmp ule i32 %b, %v
;   %4 = select i1 %3, i32 %b, i32 %v
;   store i32 %4, ptr %p, align 4
;   %r = xor i32 %a, %b
;   ret i32 %r
; }
