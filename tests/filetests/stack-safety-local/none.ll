; RUN: opt -passes='print<stack-safety-local>' -disable-output
; Nothing to tell of; what is not reached does not count.
declare void @d(ptr)
define void @empty() {
  ret void
}
define void @unreached(ptr %p) {
  ret void
dead:
  store i32 0, ptr %p
  br label %dead
}
; EXPECT
; 'Stack Safety Local Analysis' for function 'empty'
;   @empty dso_preemptable
;     args uses:
;     allocas uses:
;
; 'Stack Safety Local Analysis' for function 'unreached'
;   @unreached dso_preemptable
;     args uses:
;       p[]: empty-set
;     allocas uses:
