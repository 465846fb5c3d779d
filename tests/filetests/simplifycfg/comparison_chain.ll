; RUN: opt -passes='simplifycfg'
; Chains of comparisons of one value with constants become a switch, or a comparison with a range.
define i32 @any(i32 %x) {
entry:
  %a = icmp eq i32 %x, 4
  %b = icmp eq i32 %x, 17
  %c = or i1 %a, %b
  br i1 %c, label %hit, label %out, !prof !0
hit:
  call void @side()
  br label %out
out:
  %r = phi i32 [ 0, %entry ], [ 1, %hit ]
  ret i32 %r
}
define void @all(i32 %x) {
  %a = icmp ne i32 %x, 4
  %b = icmp ugt i32 %x, 2
  %c = select i1 %a, i1 %b, i1 false
  br i1 %c, label %hit, label %out, !prof !0
hit:
  call void @side()
  br label %out
out:
  ret void
}
; One bit does not matter: two values.
define void @without_a_bit(i8 %x) {
  %m = and i8 %x, -3
  %a = icmp eq i8 %m, 8
  %b = icmp eq i8 %x, 60
  %c = or i1 %a, %b
  br i1 %c, label %hit, label %out
hit:
  call void @side()
  br label %out
out:
  ret void
}
define void @range(i8 %x) {
  %a = icmp sgt i8 %x, 124
  %b = icmp slt i8 %x, -126
  %c = or i1 %a, %b
  br i1 %c, label %hit, label %out, !prof !0
hit:
  call void @side()
  br label %out
out:
  ret void
}
; The other part is asked before; what selects guard is frozen.
define i32 @extra(i32 %x, i1 %e) {
entry:
  %a = icmp eq i32 %x, 4
  %b = icmp eq i32 %x, 17
  %c = select i1 %a, i1 true, i1 %e
  %d = select i1 %c, i1 true, i1 %b
  br i1 %d, label %hit, label %out
hit:
  %p = phi i32 [ 7, %entry ], [ %q, %hit ]
  %q = call i32 @next(i32 %p)
  %z = icmp eq i32 %q, 0
  br i1 %z, label %hit, label %out
out:
  %r = phi i32 [ 0, %entry ], [ 1, %hit ]
  ret i32 %r
}
; The value of the first comparison need not be that of the chain.
define void @first_is_extra(i32 %x, i32 %y) {
  %a = icmp eq i32 %y, 3
  %b = icmp eq i32 %x, 0
  %c = icmp eq i32 %x, 7
  %d = or i1 %a, %b
  %e = or i1 %d, %c
  br i1 %e, label %hit, label %out
hit:
  call void @side()
  br label %out
out:
  ret void
}
define void @addresses(ptr %p) {
  %a = icmp eq ptr %p, null
  %b = icmp eq ptr %p, inttoptr (i64 16 to ptr)
  %c = or i1 %a, %b
  br i1 %c, label %hit, label %out
hit:
  call void @side()
  br label %out
out:
  ret void
}
; Two other parts are too many; one comparison is no chain; many values are no cases.
define void @no_chain(i32 %x, i1 %e, i1 %g) {
  %a = icmp eq i32 %x, 4
  %b = icmp eq i32 %x, 17
  %c = or i1 %a, %e
  %d = or i1 %c, %g
  %h = or i1 %d, %b
  br i1 %h, label %next, label %out
next:
  call void @side()
  %i = or i1 %a, %e
  br i1 %i, label %third, label %out
third:
  call void @side()
  %j = icmp ult i32 %x, 40
  %k = or i1 %j, %b
  br i1 %k, label %fourth, label %out
fourth:
  call void @side()
  br label %out
out:
  ret void
}
declare void @side()
declare i32 @next(i32)
!0 = !{!"branch_weights", i32 7, i32 5}
; EXPECT
; define i32 @any(i32 %x) {
; entry:
;   switch i32 %x, label %out [
;     i32 17, label %hit
;     i32 4, label %hit
;   ], !prof !0
;
; hit:                                              ; preds = %entry, %entry
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %hit, %entry
;   %r = phi i32 [ 0, %entry ], [ 1, %hit ]
;   ret i32 %r
; }
;
; define void @all(i32 %x) {
;   switch i32 %x, label %hit [
;     i32 4, label %out
;     i32 2, label %out
;     i32 1, label %out
;     i32 0, label %out
;   ], !prof !1
;
; hit:                                              ; preds = %0
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %hit, %0, %0, %0, %0
;   ret void
; }
;
; define void @without_a_bit(i8 %x) {
;   switch i8 %x, label %out [
;     i8 60, label %hit
;     i8 10, label %hit
;     i8 8, label %hit
;   ]
;
; hit:                                              ; preds = %0, %0, %0
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %hit, %0
;   ret void
; }
;
; define void @range(i8 %x) {
;   %1 = add i8 %x, -125
;   %2 = icmp ult i8 %1, 5
;   br i1 %2, label %hit, label %out, !prof !2
;
; hit:                                              ; preds = %0
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %hit, %0
;   ret void
; }
;
; define i32 @extra(i32 %x, i1 %e) {
; entry:
;   %0 = freeze i1 %e
;   br i1 %0, label %hit, label %switch.early.test
;
; switch.early.test:                                ; preds = %entry
;   switch i32 %x, label %out [
;     i32 17, label %hit
;     i32 4, label %hit
;   ]
;
; hit:                                              ; preds = %hit, %switch.early.test, %switch.early.test, %entry
;   %p = phi i32 [ 7, %switch.early.test ], [ %q, %hit ], [ 7, %entry ], [ 7, %switch.early.test ]
;   %q = call i32 @next(i32 %p)
;   %z = icmp eq i32 %q, 0
;   br i1 %z, label %hit, label %out
;
; out:                                              ; preds = %hit, %switch.early.test
;   %r = phi i32 [ 0, %switch.early.test ], [ 1, %hit ]
;   ret i32 %r
; }
;
; define void @first_is_extra(i32 %x, i32 %y) {
;   %a = icmp eq i32 %y, 3
;   %1 = freeze i1 %a
;   br i1 %1, label %hit, label %switch.early.test
;
; switch.early.test:                                ; preds = %0
;   switch i32 %x, label %out [
;     i32 7, label %hit
;     i32 0, label %hit
;   ]
;
; hit:                                              ; preds = %switch.early.test, %switch.early.test, %0
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %hit, %switch.early.test
;   ret void
; }
;
; define void @addresses(ptr %p) {
;   %magicptr = ptrtoint ptr %p to i64
;   switch i64 %magicptr, label %out [
;     i64 16, label %hit
;     i64 0, label %hit
;   ]
;
; hit:                                              ; preds = %0, %0
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %hit, %0
;   ret void
; }
;
; define void @no_chain(i32 %x, i1 %e, i1 %g) {
;   %a = icmp eq i32 %x, 4
;   %b = icmp eq i32 %x, 17
;   %c = or i1 %a, %e
;   %d = or i1 %c, %g
;   %h = or i1 %d, %b
;   br i1 %h, label %next, label %out
;
; next:                                             ; preds = %0
;   call void @side()
;   %i = or i1 %a, %e
;   br i1 %i, label %third, label %out
;
; third:                                            ; preds = %next
;   call void @side()
;   %j = icmp ult i32 %x, 40
;   %k = or i1 %j, %b
;   br i1 %k, label %fourth, label %out
;
; fourth:                                           ; preds = %third
;   call void @side()
;   br label %out
;
; out:                                              ; preds = %fourth, %third, %next, %0
;   ret void
; }
;
; declare void @side()
;
; declare i32 @next(i32)
;
; !0 = !{!"branch_weights", i32 5, i32 3, i32 3}
; !1 = !{!"branch_weights", i32 7, i32 1, i32 1, i32 1, i32 1}
; !2 = !{!"branch_weights", i32 7, i32 5}
