; RUN: opt -passes='lower-atomic'
; An exchange is a load and a store.
define i64 @exchange(ptr addrspace(1) %p, i64 %v) {
  %a = atomicrmw volatile xchg ptr addrspace(1) %p, i64 %v acq_rel, align 8
  ret i64 %a
}
; EXPECT
; define i64 @exchange(ptr addrspace(1) %p, i64 %v) {
;   %1 = load volatile i64, ptr addrspace(1) %p, align 8
;   store volatile i64 %v, ptr addrspace(1) %p, align 8
;   ret i64 %1
; }
