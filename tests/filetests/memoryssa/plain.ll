; RUN: opt -passes='print<memoryssa><no-ensure-optimized-uses>' -disable-output
; Loads stand at the definition that reaches them, whatever it writes.
define i32 @plain(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %x = load i32, ptr %p
  ret i32 %x
}
; EXPECT
; MemorySSA for function: plain
; define i32 @plain(ptr noalias %p, ptr noalias %q) {
; ; 1 = MemoryDef(liveOnEntry)
;   store i32 1, ptr %p, align 4
; ; 2 = MemoryDef(1)
;   store i32 2, ptr %q, align 4
; ; MemoryUse(2)
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
