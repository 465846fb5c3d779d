; RUN: opt -passes='print<memoryssa-walker>' -disable-output
; What clobbers each access; a definition tells it from then on, and a fence is clobbered by itself.
define i32 @walker(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  store i32 1, ptr %p
  br label %loop
loop:
  store i32 2, ptr %q
  %x = load i32, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  fence seq_cst
  %y = load i32, ptr %q
  %r = add i32 %x, %y
  ret i32 %r
}
; EXPECT
; MemorySSA (walker) for function: walker
; define i32 @walker(ptr noalias %p, ptr noalias %q, i1 %c) {
; entry:
; ; 1 = MemoryDef(liveOnEntry)->liveOnEntry - clobbered by liveOnEntry
;   store i32 1, ptr %p, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
; ; 4 = MemoryPhi({entry,1},{loop,2})
; ; 2 = MemoryDef(4)->4 - clobbered by 4 = MemoryPhi({entry,1},{loop,2})
;   store i32 2, ptr %q, align 4
; ; MemoryUse(1) - clobbered by 1 = MemoryDef(liveOnEntry)->liveOnEntry
;   %x = load i32, ptr %p, align 4
;   br i1 %c, label %loop, label %exit
;
; exit:                                             ; preds = %loop
; ; 3 = MemoryDef(2) - clobbered by 3 = MemoryDef(2)
;   fence seq_cst
; ; MemoryUse(2) - clobbered by 2 = MemoryDef(4)->4
;   %y = load i32, ptr %q, align 4
;   %r = add i32 %x, %y
;   ret i32 %r
; }
