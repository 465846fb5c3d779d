; RUN: opt -passes='sink-predicates'
; Comparisons of 64 bits are two instructions each: they stay.
define void @long(ptr %p, i64 %x, i32 %n) {
entry:
  %m0 = and i64 %x, 1
  %c0 = icmp eq i64 %m0, 0
  %m1 = and i64 %x, 2
  %c1 = icmp eq i64 %m1, 0
  %m2 = and i64 %x, 4
  %c2 = icmp eq i64 %m2, 0
  %m3 = and i64 %x, 8
  %c3 = icmp eq i64 %m3, 0
  %m4 = and i64 %x, 16
  %c4 = icmp eq i64 %m4, 0
  %m5 = and i64 %x, 32
  %c5 = icmp eq i64 %m5, 0
  %m6 = and i64 %x, 64
  %c6 = icmp eq i64 %m6, 0
  br label %loop

loop:
  %v = load volatile i32, ptr %p
  %s0 = select i1 %c0, i32 %v, i32 0
  %s1 = select i1 %c1, i32 %s0, i32 1
  %s2 = select i1 %c2, i32 %s1, i32 2
  %s3 = select i1 %c3, i32 %s2, i32 3
  %s4 = select i1 %c4, i32 %s3, i32 4
  %s5 = select i1 %c5, i32 %s4, i32 5
  %s6 = select i1 %c6, i32 %s5, i32 6
  store volatile i32 %s6, ptr %p
  %again = icmp slt i32 %v, %n
  br i1 %again, label %loop, label %end

end:
  ret void
}
; EXPECT
; define void @long(ptr %p, i64 %x, i32 %n) {
; entry:
;   %m0 = and i64 %x, 1
;   %c0 = icmp eq i64 %m0, 0
;   %m1 = and i64 %x, 2
;   %c1 = icmp eq i64 %m1, 0
;   %m2 = and i64 %x, 4
;   %c2 = icmp eq i64 %m2, 0
;   %m3 = and i64 %x, 8
;   %c3 = icmp eq i64 %m3, 0
;   %m4 = and i64 %x, 16
;   %c4 = icmp eq i64 %m4, 0
;   %m5 = and i64 %x, 32
;   %c5 = icmp eq i64 %m5, 0
;   %m6 = and i64 %x, 64
;   %c6 = icmp eq i64 %m6, 0
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = load volatile i32, ptr %p, align 4
;   %s0 = select i1 %c0, i32 %v, i32 0
;   %s1 = select i1 %c1, i32 %s0, i32 1
;   %s2 = select i1 %c2, i32 %s1, i32 2
;   %s3 = select i1 %c3, i32 %s2, i32 3
;   %s4 = select i1 %c4, i32 %s3, i32 4
;   %s5 = select i1 %c5, i32 %s4, i32 5
;   %s6 = select i1 %c6, i32 %s5, i32 6
;   store volatile i32 %s6, ptr %p, align 4
;   %again = icmp slt i32 %v, %n
;   br i1 %again, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
