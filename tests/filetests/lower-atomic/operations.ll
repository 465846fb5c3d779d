; RUN: opt -passes='lower-atomic'
; One thread needs no atomics.
define i32 @operations(ptr %p, i32 %v) {
  fence seq_cst
  %a = load atomic i32, ptr %p seq_cst, align 4
  %b = atomicrmw nand ptr %p, i32 %v seq_cst, align 4
  %c = atomicrmw uinc_wrap ptr %p, i32 %v monotonic, align 4
  %d = cmpxchg ptr %p, i32 %b, i32 %c seq_cst seq_cst, align 4
  %e = extractvalue { i32, i1 } %d, 0
  store atomic volatile i32 %e, ptr %p release, align 4
  ret i32 %a
}
; EXPECT
; define i32 @operations(ptr %p, i32 %v) {
;   %a = load i32, ptr %p, align 4
;   %1 = load i32, ptr %p, align 4
;   %2 = and i32 %1, %v
;   %new = xor i32 %2, -1
;   store i32 %new, ptr %p, align 4
;   %3 = load i32, ptr %p, align 4
;   %4 = add i32 %3, 1
;   %5 = icmp uge i32 %3, %v
;   %new1 = select i1 %5, i32 0, i32 %4
;   store i32 %new1, ptr %p, align 4
;   %6 = load i32, ptr %p, align 4
;   %7 = icmp eq i32 %6, %1
;   %8 = select i1 %7, i32 %3, i32 %6
;   store i32 %8, ptr %p, align 4
;   %9 = insertvalue { i32, i1 } poison, i32 %6, 0
;   %10 = insertvalue { i32, i1 } %9, i1 %7, 1
;   %e = extractvalue { i32, i1 } %10, 0
;   store volatile i32 %e, ptr %p, align 4
;   ret i32 %a
; }
