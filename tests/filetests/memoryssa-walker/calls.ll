; RUN: opt -passes='print<memoryssa-walker>' -disable-output
; Calls clobber what they may write; a call that only reads its argument is clobbered by what writes there.
define void @calls(ptr noalias %p, ptr noalias %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  call void @reads(ptr %p)
  call void @writes(ptr %q)
  call void @reads(ptr %q)
  ret void
}
declare void @reads(ptr) memory(argmem: read)
declare void @writes(ptr) memory(argmem: write)
; EXPECT
; MemorySSA (walker) for function: calls
; define void @calls(ptr noalias %p, ptr noalias %q) {
; ; 1 = MemoryDef(liveOnEntry)->liveOnEntry - clobbered by liveOnEntry
;   store i32 1, ptr %p, align 4
; ; 2 = MemoryDef(1)->liveOnEntry - clobbered by liveOnEntry
;   store i32 2, ptr %q, align 4
; ; MemoryUse(1) - clobbered by 1 = MemoryDef(liveOnEntry)->liveOnEntry
;   call void @reads(ptr %p)
; ; 3 = MemoryDef(2)->2 - clobbered by 2 = MemoryDef(1)->liveOnEntry
;   call void @writes(ptr %q)
; ; MemoryUse(3) - clobbered by 3 = MemoryDef(2)->2
;   call void @reads(ptr %q)
;   ret void
; }
