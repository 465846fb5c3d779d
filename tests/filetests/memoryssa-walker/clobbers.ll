; RUN: opt -mtriple=nvptx64-nvidia-cuda -passes='print<memoryssa-walker>' -disable-output
; A definition is clobbered by the last one that may write the same place, above a phi if no path meets one.
define i32 @clobbers(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %then, label %join
then:
  store i32 2, ptr %q
  br label %join
join:
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  call void @unknown()
  %z = load i32, ptr %q
  %xy = add i32 %x, %y
  %r = add i32 %xy, %z
  ret i32 %r
}
declare void @unknown() convergent
; EXPECT
; MemorySSA (walker) for function: clobbers
; define i32 @clobbers(ptr noalias %p, ptr noalias %q, i1 %c) {
; entry:
; ; 1 = MemoryDef(liveOnEntry)->liveOnEntry - clobbered by liveOnEntry
;   store i32 1, ptr %p, align 4
;   br i1 %c, label %then, label %join
;
; then:                                             ; preds = %entry
; ; 2 = MemoryDef(1)->liveOnEntry - clobbered by liveOnEntry
;   store i32 2, ptr %q, align 4
;   br label %join
;
; join:                                             ; preds = %then, %entry
; ; 4 = MemoryPhi({entry,1},{then,2})
; ; MemoryUse(1) - clobbered by 1 = MemoryDef(liveOnEntry)->liveOnEntry
;   %x = load i32, ptr %p, align 4
; ; MemoryUse(4) - clobbered by 4 = MemoryPhi({entry,1},{then,2})
;   %y = load i32, ptr %q, align 4
; ; 3 = MemoryDef(4)->4 - clobbered by 4 = MemoryPhi({entry,1},{then,2})
;   call void @unknown()
; ; MemoryUse(3) - clobbered by 3 = MemoryDef(4)->4
;   %z = load i32, ptr %q, align 4
;   %xy = add i32 %x, %y
;   %r = add i32 %xy, %z
;   ret i32 %r
; }
