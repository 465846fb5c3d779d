; RUN: opt -passes=print-stack-safety -disable-output
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
; 'Stack Safety Analysis' for module 'INPUT'
;   @empty dso_preemptable
;     args uses:
;     allocas uses:
;     safe accesses:
;
;   @unreached dso_preemptable
;     args uses:
;       p[]: empty-set
;     allocas uses:
;     safe accesses:
;        store i32 0, ptr %p, align 4
