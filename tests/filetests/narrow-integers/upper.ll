; RUN: opt -passes='narrow-integers'
; Upper halves are truncated once for all that compare them.
define i1 @upper(i64 %a, ptr %q) {
  %h = lshr i64 %a, 32
  %p = icmp eq i64 %h, 99
  %r = icmp ugt i64 %h, 4294967295
  store i64 %h, ptr %q
  %o = or i1 %p, %r
  ret i1 %o
}
; EXPECT
; define i1 @upper(i64 %a, ptr %q) {
;   %h = lshr i64 %a, 32
;   %1 = trunc i64 %h to i32
;   %p = icmp eq i32 %1, 99
;   %r = icmp ugt i32 %1, -1
;   store i64 %h, ptr %q, align 4
;   %o = or i1 %p, %r
;   ret i1 %o
; }
