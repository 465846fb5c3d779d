; RUN: opt -passes='instcombine'
; Loads at the ends of both blocks are one load behind them; what is known of both is kept.
define ptr @both(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %t, label %f
t:
  %v = load ptr, ptr %p, align 16, !nonnull !0, !dereferenceable !1
  br label %m
f:
  %w = load ptr, ptr %q, align 8, !nonnull !0, !dereferenceable !2, !noundef !0
  br label %m
m:
  %r = phi ptr [ %v, %t ], [ %w, %f ]
  ret ptr %r
}
define i32 @one_address(i1 %c, ptr %p) {
  br i1 %c, label %t, label %f
t:
  store i32 1, ptr %p
  call void @use()
  %v = load i32, ptr %p
  br label %m
f:
  %w = load i32, ptr %p
  br label %m
m:
  %r = phi i32 [ %v, %t ], [ %w, %f ]
  ret i32 %r
}
; A write after the load.
define i32 @written(i1 %c, ptr %p, ptr %q) {
  br i1 %c, label %t, label %f
t:
  %v = load i32, ptr %p
  store i32 0, ptr %q
  br label %m
f:
  %w = load i32, ptr %q
  br label %m
m:
  %r = phi i32 [ %v, %t ], [ %w, %f ]
  ret i32 %r
}
declare void @use()
!0 = !{}
!1 = !{i64 16}
!2 = !{i64 8}
; EXPECT
; define ptr @both(i1 %c, ptr %p, ptr %q) {
;   br i1 %c, label %t, label %f
;
; t:                                                ; preds = %0
;   br label %m
;
; f:                                                ; preds = %0
;   br label %m
;
; m:                                                ; preds = %f, %t
;   %r.in = phi ptr [ %p, %t ], [ %q, %f ]
;   %r = load ptr, ptr %r.in, align 8, !nonnull !0, !dereferenceable !1
;   ret ptr %r
; }
;
; define i32 @one_address(i1 %c, ptr %p) {
;   br i1 %c, label %t, label %f
;
; t:                                                ; preds = %0
;   store i32 1, ptr %p, align 4
;   call void @use()
;   br label %m
;
; f:                                                ; preds = %0
;   br label %m
;
; m:                                                ; preds = %f, %t
;   %r = load i32, ptr %p, align 4
;   ret i32 %r
; }
;
; define i32 @written(i1 %c, ptr %p, ptr %q) {
;   br i1 %c, label %t, label %f
;
; t:                                                ; preds = %0
;   %v = load i32, ptr %p, align 4
;   store i32 0, ptr %q, align 4
;   br label %m
;
; f:                                                ; preds = %0
;   %w = load i32, ptr %q, align 4
;   br label %m
;
; m:                                                ; preds = %f, %t
;   %r = phi i32 [ %v, %t ], [ %w, %f ]
;   ret i32 %r
; }
;
; declare void @use()
;
; !0 = !{}
; !1 = !{i64 8}
