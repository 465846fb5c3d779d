; RUN: opt -passes='print<memoryssa-walker>' -disable-output
; What clobbers ordered accesses, each of which defines memory, and the others.
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
; MemorySSA (walker) for function: atomics
; define i32 @atomics(ptr %p, ptr noalias %q) {
; ; 1 = MemoryDef(liveOnEntry)->liveOnEntry - clobbered by liveOnEntry
;   store i32 1, ptr %q, align 4
; ; 2 = MemoryDef(1)->liveOnEntry - clobbered by liveOnEntry
;   %v = load volatile i32, ptr %p, align 4
; ; 3 = MemoryDef(2)->liveOnEntry - clobbered by liveOnEntry
;   %a = load atomic i32, ptr %p acquire, align 4
; ; 4 = MemoryDef(3)->3 - clobbered by 3 = MemoryDef(2)->liveOnEntry
;   %m = load atomic i32, ptr %p monotonic, align 4
; ; MemoryUse(3) - clobbered by 3 = MemoryDef(2)->liveOnEntry
;   %u = load atomic i32, ptr %p unordered, align 4
; ; 5 = MemoryDef(4)->4 - clobbered by 4 = MemoryDef(3)->3
;   %x = atomicrmw add ptr %p, i32 1 monotonic, align 4
; ; 6 = MemoryDef(5)->5 - clobbered by 5 = MemoryDef(4)->4
;   %c = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic, align 4
; ; MemoryUse(3) - clobbered by 3 = MemoryDef(2)->liveOnEntry
;   %l = load i32, ptr %q, align 4
;   %s1 = add i32 %v, %a
;   %s2 = add i32 %m, %u
;   %s3 = add i32 %s1, %s2
;   %s4 = add i32 %x, %l
;   %s = add i32 %s3, %s4
;   ret i32 %s
; }
