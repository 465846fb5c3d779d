; RUN: opt -passes='sroa'
; A load through a choice of addresses is a choice of loads where both may be loaded, else the slot stays.
@g = global i32 7, align 4
; A load through a phi of addresses is a phi of loads: where the block before leads here only, or the address may be read anyway.
define i32 @chosen(i1 %c, i32 %x, ptr %p) {
entry:
  %a = alloca i32
  store i32 %x, ptr %a
  br i1 %c, label %mine, label %theirs
mine:
  br label %join
theirs:
  br label %join
join:
  %q = phi ptr [ %a, %mine ], [ %p, %theirs ]
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
define i32 @critical_edge(i1 %c, i32 %x) {
entry:
  %a = alloca i32
  store i32 %x, ptr %a
  br i1 %c, label %mine, label %join
mine:
  br label %join
join:
  %q = phi ptr [ %a, %mine ], [ @g, %entry ]
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
; The address may not be read where the edge is not taken.
define i32 @unknown_address(i1 %c, i32 %x, ptr %p) {
entry:
  %a = alloca i32
  store i32 %x, ptr %a
  br i1 %c, label %mine, label %join
mine:
  br label %join
join:
  %q = phi ptr [ %a, %mine ], [ %p, %entry ]
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
; A write between the phi and the load.
define i32 @written_between(i1 %c, i32 %x, ptr %p) {
entry:
  %a = alloca i32
  store i32 %x, ptr %a
  br i1 %c, label %mine, label %theirs
mine:
  br label %join
theirs:
  br label %join
join:
  %q = phi ptr [ %a, %mine ], [ %p, %theirs ]
  store i32 1, ptr %p
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
; All choices or none: the second one stays, so the first one does too.
define i32 @one_of_two(i1 %c, i32 %x, ptr %p) {
  %a = alloca i32
  store i32 %x, ptr %a
  %q = select i1 %c, ptr %a, ptr @g
  %v = load i32, ptr %q, align 4
  %r = select i1 %c, ptr %a, ptr %p
  %w = load i32, ptr %r, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @no_choice(i32 %x, ptr %p) {
  %a = alloca i32
  store i32 %x, ptr %a
  %q = select i1 true, ptr %a, ptr %p
  %v = load i32, ptr %q, align 4
  %dead = select i1 false, ptr %a, ptr %p
  ret i32 %v
}
; EXPECT
; @g = global i32 7, align 4
;
; define i32 @chosen(i1 %c, i32 %x, ptr %p) {
; entry:
;   br i1 %c, label %mine, label %theirs
;
; mine:                                             ; preds = %entry
;   br label %join
;
; theirs:                                           ; preds = %entry
;   %q.sroa.speculate.load1 = load i32, ptr %p, align 4
;   br label %join
;
; join:                                             ; preds = %theirs, %mine
;   %q.sroa.speculated = phi i32 [ %x, %mine ], [ %q.sroa.speculate.load1, %theirs ]
;   ret i32 %q.sroa.speculated
; }
;
; define i32 @critical_edge(i1 %c, i32 %x) {
; entry:
;   %q.sroa.speculate.load1 = load i32, ptr @g, align 4
;   br i1 %c, label %mine, label %join
;
; mine:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %mine, %entry
;   %q.sroa.speculated = phi i32 [ %x, %mine ], [ %q.sroa.speculate.load1, %entry ]
;   ret i32 %q.sroa.speculated
; }
;
; define i32 @unknown_address(i1 %c, i32 %x, ptr %p) {
; entry:
;   %a = alloca i32, align 4
;   store i32 %x, ptr %a, align 4
;   br i1 %c, label %mine, label %join
;
; mine:                                             ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %mine, %entry
;   %q = phi ptr [ %a, %mine ], [ %p, %entry ]
;   %v = load i32, ptr %q, align 4
;   ret i32 %v
; }
;
; define i32 @written_between(i1 %c, i32 %x, ptr %p) {
; entry:
;   %a = alloca i32, align 4
;   store i32 %x, ptr %a, align 4
;   br i1 %c, label %mine, label %theirs
;
; mine:                                             ; preds = %entry
;   br label %join
;
; theirs:                                           ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %theirs, %mine
;   %q = phi ptr [ %a, %mine ], [ %p, %theirs ]
;   store i32 1, ptr %p, align 4
;   %v = load i32, ptr %q, align 4
;   ret i32 %v
; }
;
; define i32 @one_of_two(i1 %c, i32 %x, ptr %p) {
;   %v.sroa.speculate.load.false = load i32, ptr @g, align 4
;   %v.sroa.speculated = select i1 %c, i32 %x, i32 %v.sroa.speculate.load.false
;   br i1 %c, label %.cont, label %.else
;
; .else:                                            ; preds = %0
;   %w.else.val = load i32, ptr %p, align 4
;   br label %.cont
;
; .cont:                                            ; preds = %.else, %0
;   %w = phi i32 [ %x, %0 ], [ %w.else.val, %.else ]
;   %s = add i32 %v.sroa.speculated, %w
;   ret i32 %s
; }
;
; define i32 @no_choice(i32 %x, ptr %p) {
;   ret i32 %x
; }
