; RUN: opt -passes='print<memoryssa>' -disable-output
; Phis at the headers of both loops; a load of memory that the inner loop leaves alone stands above both.
define i32 @nested_loops(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  store i32 0, ptr %p
  br label %outer
outer:
  br label %inner
inner:
  store i32 1, ptr %q
  br i1 %c, label %inner, label %latch
latch:
  %x = load i32, ptr %p
  br i1 %c, label %outer, label %exit
exit:
  %y = load i32, ptr %q
  %s = add i32 %x, %y
  ret i32 %s
}
; EXPECT
; MemorySSA for function: nested_loops
; define i32 @nested_loops(ptr noalias %p, ptr noalias %q, i1 %c) {
; entry:
; ; 1 = MemoryDef(liveOnEntry)
;   store i32 0, ptr %p, align 4
;   br label %outer
;
; outer:                                            ; preds = %latch, %entry
; ; 4 = MemoryPhi({entry,1},{latch,2})
;   br label %inner
;
; inner:                                            ; preds = %inner, %outer
; ; 3 = MemoryPhi({outer,4},{inner,2})
; ; 2 = MemoryDef(3)
;   store i32 1, ptr %q, align 4
;   br i1 %c, label %inner, label %latch
;
; latch:                                            ; preds = %inner
; ; MemoryUse(1)
;   %x = load i32, ptr %p, align 4
;   br i1 %c, label %outer, label %exit
;
; exit:                                             ; preds = %latch
; ; MemoryUse(2)
;   %y = load i32, ptr %q, align 4
;   %s = add i32 %x, %y
;   ret i32 %s
; }
