; RUN: opt -passes=mergefunc
; Types are the same that have the same fields, and pointers are integers of their size: the stand-in converts what it is given and what it
; gives back. Addresses at constant offsets count by the bytes. Whoever passes a pointer still calls the function that takes one.

%a = type { i32, ptr }
%b = type { i32, i64 }

define %a @pointers(%a %x, ptr %p) {
  %slot = getelementptr %b, ptr %p, i64 1, i32 1
  store %a %x, ptr %slot, align 4
  ret %a %x
}

define %b @integers(%b %x, i64 %q) {
  %p = inttoptr i64 %q to ptr
  %slot = getelementptr i8, ptr %p, i64 16
  store %b %x, ptr %slot
  ret %b %x
}

define %b @same(%b %x, ptr %p) {
  %slot = getelementptr i8, ptr %p, i64 16
  store %b %x, ptr %slot
  ret %b %x
}

define void @caller(%b %x, ptr %p) {
  %1 = call %b @same(%b %x, ptr %p)
  ret void
}

define i32 @scopes(ptr %p, ptr %q) {
  %v = load i32, ptr %p, !alias.scope !0, !noalias !3
  store i32 1, ptr %q, !alias.scope !3, !noalias !0
  ret i32 %v
}

define i32 @other_scopes(ptr %p, ptr %q) {
  %v = load i32, ptr %p, !alias.scope !3, !noalias !0
  store i32 1, ptr %q, !alias.scope !0, !noalias !3
  ret i32 %v
}

define i32 @one_scope(ptr %p, ptr %q) {
  %v = load i32, ptr %p, !alias.scope !0, !noalias !3
  store i32 1, ptr %q, !alias.scope !0, !noalias !3
  ret i32 %v
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!4}
!4 = distinct !{!4, !2}
; EXPECT
; %a = type { i32, ptr }
; %b = type { i32, i64 }
;
; define %a @pointers(%a %x, ptr %p) {
;   %slot = getelementptr %b, ptr %p, i64 1, i32 1
;   store %a %x, ptr %slot, align 4
;   ret %a %x
; }
;
; define %b @integers(%b %x, i64 %q) {
;   %p = inttoptr i64 %q to ptr
;   %slot = getelementptr i8, ptr %p, i64 16
;   store %b %x, ptr %slot, align 4
;   ret %b %x
; }
;
; define void @caller(%b %x, ptr %p) {
;   %1 = call %b @same(%b %x, ptr %p)
;   ret void
; }
;
; define i32 @other_scopes(ptr %p, ptr %q) {
;   %v = load i32, ptr %p, align 4, !alias.scope !0, !noalias !3
;   store i32 1, ptr %q, align 4, !alias.scope !3, !noalias !0
;   ret i32 %v
; }
;
; define i32 @one_scope(ptr %p, ptr %q) {
;   %v = load i32, ptr %p, align 4, !alias.scope !3, !noalias !0
;   store i32 1, ptr %q, align 4, !alias.scope !3, !noalias !0
;   ret i32 %v
; }
;
; define %b @same(%b %0, ptr %1) {
;   %3 = extractvalue %b %0, 0
;   %4 = insertvalue %a poison, i32 %3, 0
;   %5 = extractvalue %b %0, 1
;   %6 = inttoptr i64 %5 to ptr
;   %7 = insertvalue %a %4, ptr %6, 1
;   %8 = tail call %a @pointers(%a %7, ptr %1)
;   %9 = extractvalue %a %8, 0
;   %10 = insertvalue %b poison, i32 %9, 0
;   %11 = extractvalue %a %8, 1
;   %12 = ptrtoint ptr %11 to i64
;   %13 = insertvalue %b %10, i64 %12, 1
;   ret %b %13
; }
;
; define i32 @scopes(ptr %0, ptr %1) {
;   %3 = tail call i32 @other_scopes(ptr %0, ptr %1)
;   ret i32 %3
; }
;
; !0 = !{!1}
; !1 = distinct !{!1, !2}
; !2 = distinct !{!2}
; !3 = !{!4}
; !4 = distinct !{!4, !2}
