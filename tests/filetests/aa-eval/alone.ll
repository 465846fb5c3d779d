; RUN: opt -passes=aa-eval -print-all-alias-modref-info -disable-output
; A noalias argument is memory of which a callee knows only what it is passed, unless other threads may get a turn: in convergent functions
; and intrinsics. What a constant is, is known without reading it, also by way of a phi. Assembly touches operands in memory.

@c = constant [8 x i32] zeroinitializer

declare void @unknown()
declare void @barrier() convergent
declare void @reads(ptr readonly captures(none))

define i32 @noalias(ptr noalias %p) {
  call void @unknown()
  call void @barrier()
  call void @reads(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}

define void @constants(i1 %x) {
entry:
  br label %loop
loop:
  %p = phi ptr [ @c, %entry ], [ %next, %loop ]
  call void @unknown()
  %v = load i32, ptr %p
  %next = getelementptr i32, ptr %p, i64 1
  br i1 %x, label %loop, label %exit
exit:
  ret void
}

define i32 @assembly() {
  %slot = alloca i32
  call void asm "nop", "=*m"(ptr elementtype(i32) %slot)
  %v = load i32, ptr %slot
  ret i32 %v
}
; EXPECT
; Function: noalias: 1 pointers, 3 call sites
;   NoModRef:  Ptr: i32* %p	<->  call void @unknown()
;   Both ModRef:  Ptr: i32* %p	<->  call void @barrier()
;   Just Ref:  Ptr: i32* %p	<->  call void @reads(ptr %p)
;   Both ModRef:   call void @unknown() <->   call void @barrier()
;   Both ModRef:   call void @unknown() <->   call void @reads(ptr %p)
;   Both ModRef:   call void @barrier() <->   call void @unknown()
;   Both ModRef:   call void @barrier() <->   call void @reads(ptr %p)
;   Both ModRef:   call void @reads(ptr %p) <->   call void @unknown()
;   Both ModRef:   call void @reads(ptr %p) <->   call void @barrier()
; Function: constants: 1 pointers, 1 call sites
;   NoModRef:  Ptr: i32* %p	<->  call void @unknown()
; Function: assembly: 1 pointers, 1 call sites
;   Both ModRef:  Ptr: i32* %slot	<->  call void asm "nop", "=*m"(ptr elementtype(i32) %slot)
; ===== Alias Analysis Evaluator Report =====
;   Alias Analysis Evaluator Summary: No pointers!
;   11 Total ModRef Queries Performed
;   2 no mod/ref responses (18.1%)
;   0 mod responses (0.0%)
;   1 ref responses (9.0%)
;   8 mod & ref responses (72.7%)
;   Alias Analysis Evaluator Mod/Ref Summary: 18%/0%/9%/72%
