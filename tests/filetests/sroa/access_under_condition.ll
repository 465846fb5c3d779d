; RUN: opt -passes='sroa'
; What may not be done to both addresses of a select is done to the one that is chosen.
define i32 @loaded(i1 %c, i32 %x, ptr %q) {
entry:
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %p = select i1 %c, ptr %a, ptr %q
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @stored(i1 %c, i32 %x, ptr %q) {
entry:
  %a = alloca i32, align 4
  store i32 0, ptr %a, align 4
  %p = select i1 %c, ptr %q, ptr %a
  store i32 %x, ptr %p, align 4
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
; A volatile access stays one access.
define i32 @volatile(i1 %c, i32 %x, ptr %q) {
entry:
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %p = select i1 %c, ptr %a, ptr %q
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}
; EXPECT
; define i32 @loaded(i1 %c, i32 %x, ptr %q) {
; entry:
;   br i1 %c, label %entry.cont, label %entry.else
;
; entry.else:                                       ; preds = %entry
;   %v.else.val = load i32, ptr %q, align 4
;   br label %entry.cont
;
; entry.cont:                                       ; preds = %entry.else, %entry
;   %v = phi i32 [ %x, %entry ], [ %v.else.val, %entry.else ]
;   ret i32 %v
; }
;
; define i32 @stored(i1 %c, i32 %x, ptr %q) {
; entry:
;   br i1 %c, label %entry.then, label %entry.else
;
; entry.then:                                       ; preds = %entry
;   store i32 %x, ptr %q, align 4
;   br label %entry.cont
;
; entry.else:                                       ; preds = %entry
;   br label %entry.cont
;
; entry.cont:                                       ; preds = %entry.else, %entry.then
;   %a.0 = phi i32 [ 0, %entry.then ], [ %x, %entry.else ]
;   ret i32 %a.0
; }
;
; define i32 @volatile(i1 %c, i32 %x, ptr %q) {
; entry:
;   %a = alloca i32, align 4
;   store i32 %x, ptr %a, align 4
;   %p = select i1 %c, ptr %a, ptr %q
;   %v = load volatile i32, ptr %p, align 4
;   ret i32 %v
; }
