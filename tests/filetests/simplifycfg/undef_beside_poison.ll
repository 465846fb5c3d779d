; RUN: opt -passes=simplifycfg
; A block that goes to one place by two ways brings one value both ways: undef where one is undef and the other poison.
define i32 @f(i32 %x, ptr %p) {
entry:
  switch i32 %x, label %exit [
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
  ]
d:
  %v = load volatile i32, ptr %p
  br label %b
b:
  %q = phi i32 [ %v, %d ], [ undef, %entry ]
  br label %c
c:
  %r = phi i32 [ %q, %b ], [ poison, %entry ]
  store volatile i32 %r, ptr %p
  br label %exit
exit:
  ret i32 0
}
; EXPECT
; define i32 @f(i32 %x, ptr %p) {
; entry:
;   switch i32 %x, label %exit [
;     i32 1, label %c
;     i32 2, label %c
;     i32 3, label %d
;   ]
;
; d:                                                ; preds = %entry
;   %v = load volatile i32, ptr %p, align 4
;   br label %c
;
; c:                                                ; preds = %d, %entry, %entry
;   %r = phi i32 [ undef, %entry ], [ %v, %d ], [ undef, %entry ]
;   store volatile i32 %r, ptr %p, align 4
;   br label %exit
;
; exit:                                             ; preds = %c, %entry
;   ret i32 0
; }
