; RUN: opt -passes='correlated-propagation'
; Cases that cannot be go; a default that cannot be becomes unreachable; below a case the number is known.
define i32 @f(i32 %x) {
entry:
  %c = icmp ult i32 %x, 3
  br i1 %c, label %inside, label %outside
inside:
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 9, label %nine
  ]
zero:
  ret i32 %x
one:
  %a = add i32 %x, 1
  ret i32 %a
two:
  %m = icmp ult i32 %x, 2
  %s = select i1 %m, i32 30, i32 40
  ret i32 %s
nine:
  ret i32 9
other:
  ret i32 -1
outside:
  ret i32 -2
}
; EXPECT
; define i32 @f(i32 %x) {
; entry:
;   %c = icmp ult i32 %x, 3
;   br i1 %c, label %inside, label %outside
;
; inside:                                           ; preds = %entry
;   switch i32 %x, label %default.unreachable [
;     i32 0, label %zero
;     i32 1, label %one
;     i32 2, label %two
;   ]
;
; zero:                                             ; preds = %inside
;   ret i32 0
;
; one:                                              ; preds = %inside
;   %a = add nuw nsw i32 %x, 1
;   ret i32 2
;
; two:                                              ; preds = %inside
;   %s = select i1 false, i32 30, i32 40
;   ret i32 %s
;
; nine:                                             ; No predecessors!
;   ret i32 9
;
; default.unreachable:                              ; preds = %inside
;   unreachable
;
; other:                                            ; No predecessors!
;   ret i32 -1
;
; outside:                                          ; preds = %entry
;   ret i32 -2
; }
