; RUN: opt -passes='correlated-propagation'
; Conditions on what is computed from a value say something of the value: masks, remainders, sums, truncations, conjunctions.
declare void @use(i1)
define void @mask(i8 %x) {
  %m = and i8 %x, 12
  %c = icmp ne i8 %m, 0
  br i1 %c, label %yes, label %no
yes:
  %d = icmp ult i8 %x, 4
  call void @use(i1 %d)
  ret void
no:
  %e = icmp eq i8 %x, 4
  call void @use(i1 %e)
  ret void
}
define void @remainder(i8 %x, i8 %m) {
  %r = urem i8 %x, %m
  %c = icmp eq i8 %r, 3
  br i1 %c, label %yes, label %no
yes:
  %d = icmp ult i8 %x, 3
  call void @use(i1 %d)
  ret void
no:
  %e = icmp ult i8 %x, 3
  call void @use(i1 %e)
  ret void
}
define void @sums(i8 %x, i64 %w) {
  %s = add i8 %x, 10
  %c = icmp ult i8 %s, 5
  %t = trunc i64 %w to i8
  %u = icmp ugt i8 %t, 9
  %both = select i1 %c, i1 %u, i1 false
  br i1 %both, label %yes, label %no
yes:
  %d = icmp ugt i8 %x, 240
  call void @use(i1 %d)
  %e = icmp ult i64 %w, 10
  call void @use(i1 %e)
  ret void
no:
  %f = icmp ugt i8 %x, 240
  call void @use(i1 %f)
  ret void
}
define i1 @accessed(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  br i1 %c, label %yes, label %no
yes:
  %d = icmp eq ptr %p, null
  ret i1 %d
no:
  ret i1 true
}
; EXPECT
; declare void @use(i1)
;
; define void @mask(i8 %x) {
;   %m = and i8 %x, 12
;   %c = icmp ne i8 %m, 0
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   call void @use(i1 false)
;   ret void
;
; no:                                               ; preds = %0
;   %e = icmp eq i8 %x, 4
;   call void @use(i1 %e)
;   ret void
; }
;
; define void @remainder(i8 %x, i8 %m) {
;   %r = urem i8 %x, %m
;   %c = icmp eq i8 %r, 3
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   call void @use(i1 false)
;   ret void
;
; no:                                               ; preds = %0
;   %e = icmp ult i8 %x, 3
;   call void @use(i1 %e)
;   ret void
; }
;
; define void @sums(i8 %x, i64 %w) {
;   %s = add i8 %x, 10
;   %c = icmp ult i8 %s, 5
;   %t = trunc i64 %w to i8
;   %u = icmp ugt i8 %t, 9
;   %both = select i1 %c, i1 %u, i1 false
;   br i1 %both, label %yes, label %no
;
; yes:                                              ; preds = %0
;   call void @use(i1 true)
;   call void @use(i1 false)
;   ret void
;
; no:                                               ; preds = %0
;   %f = icmp ugt i8 %x, -16
;   call void @use(i1 %f)
;   ret void
; }
;
; define i1 @accessed(ptr %p, i1 %c) {
;   %v = load i32, ptr %p, align 4
;   br i1 %c, label %yes, label %no
;
; yes:                                              ; preds = %0
;   ret i1 false
;
; no:                                               ; preds = %0
;   ret i1 true
; }
