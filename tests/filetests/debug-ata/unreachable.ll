; RUN: opt -passes='print<debug-ata>' -disable-output
; Blocks that nothing reaches.
define void @f() {
  ret void
dead:
  br label %dead
}
; EXPECT
; === Variables ===
; === Single location vars ===
; === In-line variable defs ===
; :
;   ret void
;
; dead:
;   br label %dead
