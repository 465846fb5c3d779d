; RUN: opt -passes='print<memoryssa>' -disable-output
; In code that is not reached, memory is as it is on entry.
define void @unreachable(ptr %p) {
  store i32 1, ptr %p
  ret void
dead:
  store i32 2, ptr %p
  %v = load i32, ptr %p
  br label %dead
}
; EXPECT
; MemorySSA for function: unreachable
; define void @unreachable(ptr %p) {
; ; 1 = MemoryDef(liveOnEntry)
;   store i32 1, ptr %p, align 4
;   ret void
;
; dead:                                             ; preds = %dead
; ; 2 = MemoryDef(liveOnEntry)
;   store i32 2, ptr %p, align 4
; ; MemoryUse(liveOnEntry)
;   %v = load i32, ptr %p, align 4
;   br label %dead
; }
