; RUN: opt -passes='constraint-elimination'
; Conditions above decide one together; where they do not hold, nothing is decided.
declare void @use(i1)
define i1 @less(i32 %a, i32 %b, i32 %c) {
entry:
  %ab = icmp ult i32 %a, %b
  br i1 %ab, label %first, label %end
first:
  %bc = icmp ule i32 %b, %c
  br i1 %bc, label %second, label %end
second:
  %ac = icmp ult i32 %a, %c
  %ca = icmp ugt i32 %a, %c
  %r = and i1 %ac, %ca
  call void @use(i1 %ac)
  ret i1 %r
end:
  %other = icmp ult i32 %a, %c
  ret i1 %other
}
; Of a switch, the case is the value; the signed and the unsigned order meet where numbers are not negative.
define i1 @of_switch(i32 %x, i32 %y) {
entry:
  %c = icmp sle i32 %y, 9
  %p = icmp sge i32 %y, 0
  %both = and i1 %c, %p
  br i1 %both, label %sw, label %end
sw:
  switch i32 %x, label %end [ i32 10, label %ten ]
ten:
  %d = icmp ult i32 %y, %x
  ret i1 %d
end:
  ret i1 false
}
; Not decided: an undefined order, other operands, only one of the conditions.
define i1 @unknown(i32 %a, i32 %b, i32 %c) {
entry:
  %ab = icmp ult i32 %a, %b
  br i1 %ab, label %first, label %end
first:
  %ac = icmp ult i32 %a, %c
  ret i1 %ac
end:
  %ba = icmp ult i32 %b, %c
  ret i1 %ba
}
; EXPECT
; declare void @use(i1)
;
; define i1 @less(i32 %a, i32 %b, i32 %c) {
; entry:
;   %ab = icmp ult i32 %a, %b
;   br i1 %ab, label %first, label %end
;
; first:                                            ; preds = %entry
;   %bc = icmp ule i32 %b, %c
;   br i1 %bc, label %second, label %end
;
; second:                                           ; preds = %first
;   %r = and i1 true, false
;   call void @use(i1 true)
;   ret i1 %r
;
; end:                                              ; preds = %first, %entry
;   %other = icmp ult i32 %a, %c
;   ret i1 %other
; }
;
; define i1 @of_switch(i32 %x, i32 %y) {
; entry:
;   %c = icmp sle i32 %y, 9
;   %p = icmp sge i32 %y, 0
;   %both = and i1 %c, %p
;   br i1 %both, label %sw, label %end
;
; sw:                                               ; preds = %entry
;   switch i32 %x, label %end [
;     i32 10, label %ten
;   ]
;
; ten:                                              ; preds = %sw
;   %d = icmp ult i32 %y, %x
;   ret i1 %d
;
; end:                                              ; preds = %sw, %entry
;   ret i1 false
; }
;
; define i1 @unknown(i32 %a, i32 %b, i32 %c) {
; entry:
;   %ab = icmp ult i32 %a, %b
;   br i1 %ab, label %first, label %end
;
; first:                                            ; preds = %entry
;   %ac = icmp ult i32 %a, %c
;   ret i1 %ac
;
; end:                                              ; preds = %entry
;   %ba = icmp ult i32 %b, %c
;   ret i1 %ba
; }
