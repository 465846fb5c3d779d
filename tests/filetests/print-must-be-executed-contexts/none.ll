; RUN: opt -passes=print-must-be-executed-contexts -disable-output
; Declarations have none; blocks that are not reached have theirs.
declare void @g()
define void @f() {
  unreachable
dead:
  %x = add i32 1, 2
  br label %dead
}
; EXPECT
; -- Explore context of:   unreachable
;   [F: f]   unreachable
; -- Explore context of:   %x = add i32 1, 2
;   [F: f]   %x = add i32 1, 2
;   [F: f]   br label %dead
; -- Explore context of:   br label %dead
;   [F: f]   br label %dead
;   [F: f]   %x = add i32 1, 2
;   [F: f]   %x = add i32 1, 2
