; RUN: opt -passes=lower-atomic
; A function that is not to be optimised has no atomics either.
define i32 @add(ptr %p) noinline optnone {
  %old = atomicrmw add ptr %p, i32 1 seq_cst
  ret i32 %old
}
; EXPECT
; ; Function Attrs: noinline optnone
; define i32 @add(ptr %p) #0 {
;   %1 = load i32, ptr %p, align 4
;   %new = add i32 %1, 1
;   store i32 %new, ptr %p, align 4
;   ret i32 %1
; }
;
; attributes #0 = { noinline optnone }
