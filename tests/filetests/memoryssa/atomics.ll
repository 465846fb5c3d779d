; RUN: opt -passes='print<memoryssa>' -disable-output
; Loads that are volatile or ordered define memory, too; unordered ones only use it.
define i32 @atomics(ptr %p, ptr noalias %q) {
  store i32 1, ptr %q
  %v = load volatile i32, ptr %p
  %a = load atomic i32, ptr %p acquire, align 4
  %m = load atomic i32, ptr %p monotonic, align 4
  %u = load atomic i32, ptr %p unordered, align 4
  %x = atomicrmw add ptr %p, i32 1 monotonic
  %c = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic
  %l = load i32, ptr %q
  %s1 = add i32 %v, %a
  %s2 = add i32 %m, %u
  %s3 = add i32 %s1, %s2
  %s4 = add i32 %x, %l
  %s = add i32 %s3, %s4
  ret i32 %s
}
; EXPECT
; MemorySSA for function: atomics
; define i32 @atomics(ptr %p, ptr noalias %q) {
; ; 1 = MemoryDef(liveOnEntry)
;   store i32 1, ptr %q, align 4
; ; 2 = MemoryDef(1)
;   %v = load volatile i32, ptr %p, align 4
; ; 3 = MemoryDef(2)
;   %a = load atomic i32, ptr %p acquire, align 4
; ; 4 = MemoryDef(3)
;   %m = load atomic i32, ptr %p monotonic, align 4
; ; MemoryUse(3)
;   %u = load atomic i32, ptr %p unordered, align 4
; ; 5 = MemoryDef(4)
;   %x = atomicrmw add ptr %p, i32 1 monotonic, align 4
; ; 6 = MemoryDef(5)
;   %c = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
; ; MemoryUse(3)
;   %l = load i32, ptr %q, align 4
;   %s1 = add i32 %v, %a
;   %s2 = add i32 %m, %u
;   %s3 = add i32 %s1, %s2
;   %s4 = add i32 %x, %l
;   %s = add i32 %s3, %s4
;   ret i32 %s
; }
