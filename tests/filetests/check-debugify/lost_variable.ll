; RUN: opt -passes=debugify,simplifycfg,check-debugify
; The lines and variables of a block that control never reaches go with the block.
define i32 @unreachable(i32 %a) {
  %x = mul i32 %a, 3
  ret i32 %x
dead:
  %b = add i32 %a, 1
  br label %dead
}
; EXPECT
; WARNING: Missing line 3
; WARNING: Missing line 4
; WARNING: Missing variable 2
; CheckModuleDebugify: PASS
