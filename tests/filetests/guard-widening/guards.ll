; RUN: opt -passes='guard-widening'
; A guard takes over the check of a later one that it dominates; what may be poison is frozen.
declare void @llvm.experimental.guard(i1, ...)
define void @frozen(i32 %a, i32 %b) {
entry:
  %c = icmp ult i32 %a, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %s = add nsw i32 %b, 5
  %d = icmp ult i32 %s, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"() ]
  ret void
}
; One comparison for both.
define void @narrower(i32 %a) {
  %c = icmp ult i32 %a, 20
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %d = icmp ult i32 %a, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"() ]
  ret void
}
; The first and the last check of a range cover those between.
define void @ranges(i32 %x, i32 %n) {
  %length = and i32 %n, 65535
  %c0 = icmp ult i32 %x, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c0) [ "deopt"() ]
  %x1 = add i32 %x, 1
  %c1 = icmp ult i32 %x1, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c1) [ "deopt"() ]
  %x2 = add nuw nsw i32 %x, 2
  %c2 = icmp ugt i32 %length, %x2
  call void (i1, ...) @llvm.experimental.guard(i1 %c2) [ "deopt"() ]
  ret void
}
; Not if the length may be negative.
define void @signed_length(i32 %x, i32 %length) {
  %c0 = icmp ult i32 %x, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c0) [ "deopt"() ]
  %x1 = add i32 %x, 1
  %c1 = icmp ult i32 %x1, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c1) [ "deopt"() ]
  %x2 = add i32 %x, 2
  %c2 = icmp ult i32 %x2, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c2) [ "deopt"() ]
  ret void
}
; Loads, and divisions by what may be zero, do not move; nothing is checked for ways that may not be taken.
define void @stays(ptr %p, i32 %a, i32 %b, i1 %way) {
entry:
  %c = icmp ult i32 %a, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %d = load volatile i1, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"() ]
  %q = udiv i32 %a, %b
  %e = icmp eq i32 %q, 7
  call void (i1, ...) @llvm.experimental.guard(i1 %e) [ "deopt"() ]
  br i1 %way, label %then, label %end
then:
  %g = icmp eq i32 %b, 9
  call void (i1, ...) @llvm.experimental.guard(i1 %g) [ "deopt"() ]
  br label %end
end:
  ret void
}
; Out of a loop, but not into one beside it.
define void @loops(i1 %c, i1 %d, i1 %e, i1 %back) {
entry:
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  br label %loop
loop:
  call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"() ]
  br i1 %back, label %loop, label %next
next:
  call void (i1, ...) @llvm.experimental.guard(i1 %e) [ "deopt"() ]
  br i1 %back, label %next, label %end
end:
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @frozen(i32 %a, i32 %b) {
; entry:
;   %gw.fr = freeze i32 %b
;   %c = icmp ult i32 %a, 10
;   %s = add i32 %gw.fr, 5
;   %d = icmp ult i32 %s, 10
;   %wide.chk = and i1 %c, %d
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk) [ "deopt"() ]
;   ret void
; }
;
; define void @narrower(i32 %a) {
;   %c = icmp ult i32 %a, 20
;   %wide.chk = icmp ult i32 %a, 10
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk) [ "deopt"() ]
;   %d = icmp ult i32 %a, 10
;   ret void
; }
;
; define void @ranges(i32 %x, i32 %n) {
;   %gw.fr1 = freeze i32 %x
;   %gw.fr = freeze i32 %n
;   %length = and i32 %gw.fr, 65535
;   %c0 = icmp ult i32 %gw.fr1, %length
;   %x1 = add i32 %gw.fr1, 1
;   %c1 = icmp ult i32 %x1, %length
;   %wide.chk = and i1 %c0, %c1
;   %x2 = add i32 %gw.fr1, 2
;   %c2 = icmp ugt i32 %length, %x2
;   %wide.chk2 = and i1 %c2, %c0
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk2) [ "deopt"() ]
;   ret void
; }
;
; define void @signed_length(i32 %x, i32 %length) {
;   %gw.fr1 = freeze i32 %x
;   %gw.fr = freeze i32 %length
;   %c0 = icmp ult i32 %gw.fr1, %gw.fr
;   %x1 = add i32 %gw.fr1, 1
;   %c1 = icmp ult i32 %x1, %gw.fr
;   %wide.chk = and i1 %c0, %c1
;   %x2 = add i32 %gw.fr1, 2
;   %c2 = icmp ult i32 %x2, %gw.fr
;   %wide.chk2 = and i1 %wide.chk, %c2
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk2) [ "deopt"() ]
;   ret void
; }
;
; define void @stays(ptr %p, i32 %a, i32 %b, i1 %way) {
; entry:
;   %c = icmp ult i32 %a, 10
;   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
;   %d = load volatile i1, ptr %p, align 1
;   call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"() ]
;   %q = udiv i32 %a, %b
;   %e = icmp eq i32 %q, 7
;   call void (i1, ...) @llvm.experimental.guard(i1 %e) [ "deopt"() ]
;   br i1 %way, label %then, label %end
;
; then:                                             ; preds = %entry
;   %g = icmp eq i32 %b, 9
;   call void (i1, ...) @llvm.experimental.guard(i1 %g) [ "deopt"() ]
;   br label %end
;
; end:                                              ; preds = %then, %entry
;   ret void
; }
;
; define void @loops(i1 %c, i1 %d, i1 %e, i1 %back) {
; entry:
;   %gw.fr1 = freeze i1 %e
;   %gw.fr = freeze i1 %d
;   %wide.chk = and i1 %c, %gw.fr
;   %wide.chk2 = and i1 %wide.chk, %gw.fr1
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk2) [ "deopt"() ]
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   br i1 %back, label %loop, label %next
;
; next:                                             ; preds = %next, %loop
;   br i1 %back, label %next, label %end
;
; end:                                              ; preds = %next
;   ret void
; }
