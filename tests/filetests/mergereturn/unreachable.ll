; RUN: opt -passes='mergereturn'
; Several ends that are never reached become one.
define void @unreachable(i32 %a) {
entry:
  switch i32 %a, label %x [
    i32 1, label %y
    i32 2, label %z
  ]
x:
  unreachable
y:
  unreachable
z:
  ret void
}
; EXPECT
; define void @unreachable(i32 %a) {
; entry:
;   switch i32 %a, label %x [
;     i32 1, label %y
;     i32 2, label %z
;   ]
;
; x:                                                ; preds = %entry
;   br label %UnifiedUnreachableBlock
;
; y:                                                ; preds = %entry
;   br label %UnifiedUnreachableBlock
;
; z:                                                ; preds = %entry
;   ret void
;
; UnifiedUnreachableBlock:                          ; preds = %y, %x
;   unreachable
; }
