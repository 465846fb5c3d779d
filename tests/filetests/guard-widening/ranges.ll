; RUN: opt -passes='guard-widening'
; Offsets that are added by `or` where no bit is common; the bits that are set elsewhere end the search.
declare void @llvm.experimental.guard(i1, ...)
define void @disjoint(i32 noundef %a, i32 noundef %n) {
  %x = and i32 %a, -16
  %length = lshr i32 %n, 1
  %c0 = icmp ult i32 %x, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c0) [ "deopt"() ]
  %x1 = or i32 %x, 3
  %c1 = icmp ult i32 %x1, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c1) [ "deopt"() ]
  %x2 = or i32 %x, 9
  %c2 = icmp ult i32 %x2, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c2) [ "deopt"() ]
  ret void
}
; Half around: `x` and `x - 2147483647` say nothing of what lies between.
define void @around(i32 noundef %x, i32 noundef %n) {
  %length = lshr i32 %n, 1
  %c0 = icmp ult i32 %x, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c0) [ "deopt"() ]
  %x1 = add i32 %x, -2147483647
  %c1 = icmp ult i32 %x1, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c1) [ "deopt"() ]
  %x2 = add i32 %x, 2
  %c2 = icmp ult i32 %x2, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c2) [ "deopt"() ]
  ret void
}
; Two lengths are two ranges.
define void @two(i32 noundef %x, i32 noundef %n, i32 noundef %m) {
  %length = lshr i32 %n, 1
  %other = lshr i32 %m, 1
  %c0 = icmp ult i32 %x, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c0) [ "deopt"() ]
  %x1 = add i32 %x, 1
  %c1 = icmp ult i32 %x1, %other
  call void (i1, ...) @llvm.experimental.guard(i1 %c1) [ "deopt"() ]
  %x2 = add i32 %x, 2
  %c2 = icmp ult i32 %x2, %length
  call void (i1, ...) @llvm.experimental.guard(i1 %c2) [ "deopt"() ]
  ret void
}
; EXPECT
; declare void @llvm.experimental.guard(i1, ...)
;
; define void @disjoint(i32 noundef %a, i32 noundef %n) {
;   %x = and i32 %a, -16
;   %length = lshr i32 %n, 1
;   %c0 = icmp ult i32 %x, %length
;   %x1 = or i32 %x, 3
;   %c1 = icmp ult i32 %x1, %length
;   %wide.chk = and i1 %c0, %c1
;   %x2 = or i32 %x, 9
;   %c2 = icmp ult i32 %x2, %length
;   %wide.chk1 = and i1 %c2, %c0
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk1) [ "deopt"() ]
;   ret void
; }
;
; define void @around(i32 noundef %x, i32 noundef %n) {
;   %length = lshr i32 %n, 1
;   %c0 = icmp ult i32 %x, %length
;   %x1 = add i32 %x, -2147483647
;   %c1 = icmp ult i32 %x1, %length
;   %wide.chk = and i1 %c0, %c1
;   %x2 = add i32 %x, 2
;   %c2 = icmp ult i32 %x2, %length
;   %wide.chk1 = and i1 %wide.chk, %c2
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk1) [ "deopt"() ]
;   ret void
; }
;
; define void @two(i32 noundef %x, i32 noundef %n, i32 noundef %m) {
;   %length = lshr i32 %n, 1
;   %other = lshr i32 %m, 1
;   %c0 = icmp ult i32 %x, %length
;   %x1 = add i32 %x, 1
;   %c1 = icmp ult i32 %x1, %other
;   %wide.chk = and i1 %c0, %c1
;   %x2 = add i32 %x, 2
;   %c2 = icmp ult i32 %x2, %length
;   %wide.chk1 = and i1 %wide.chk, %c2
;   call void (i1, ...) @llvm.experimental.guard(i1 %wide.chk1) [ "deopt"() ]
;   ret void
; }
