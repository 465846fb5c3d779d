; RUN: opt -passes='loop-mssa(licm)'
; A load that reads the same in every iteration leaves the loop where it reads in the first what is there before: not behind a store.
define void @first(ptr %p, ptr %q, i1 %again) {
entry:
  br label %loop
loop:
  %v = load i32, ptr %p, align 4, !invariant.group !0
  store i32 %v, ptr %q, align 4
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

define void @behind(ptr %p, ptr %q, i1 %again) {
entry:
  br label %loop
loop:
  store i32 1, ptr %q, align 4
  %v = load i32, ptr %p, align 4, !invariant.group !0
  call void @use(i32 %v)
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

declare void @use(i32) nounwind willreturn

!0 = !{}
; EXPECT
; define void @first(ptr %p, ptr %q, i1 %again) {
; entry:
;   %v = load i32, ptr %p, align 4, !invariant.group !0
;   store i32 %v, ptr %q, align 4
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; define void @behind(ptr %p, ptr %q, i1 %again) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   store i32 1, ptr %q, align 4
;   %v = load i32, ptr %p, align 4, !invariant.group !0
;   call void @use(i32 %v)
;   br i1 %again, label %loop, label %exit
;
; exit:                                             ; preds = %loop
;   ret void
; }
;
; ; Function Attrs: nounwind willreturn
; declare void @use(i32) #0
;
; attributes #0 = { nounwind willreturn }
;
; !0 = !{}
