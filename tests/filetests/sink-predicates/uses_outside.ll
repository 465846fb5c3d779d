; RUN: opt -passes='sink-predicates'
; What is asked for outside of the loop as well stays there, too.
define i1 @outside(ptr %p, i32 %x, i32 %n) {
entry:
  %m0 = and i32 %x, 1
  %c0 = icmp eq i32 %m0, 0
  %m1 = and i32 %x, 2
  %c1 = icmp eq i32 %m1, 0
  %m2 = and i32 %x, 4
  %c2 = icmp eq i32 %m2, 0
  %m3 = and i32 %x, 8
  %c3 = icmp eq i32 %m3, 0
  %m4 = and i32 %x, 16
  %c4 = icmp eq i32 %m4, 0
  %m5 = and i32 %x, 32
  %c5 = icmp eq i32 %m5, 0
  br label %loop

loop:
  %v = load volatile i32, ptr %p
  %s0 = select i1 %c0, i32 %v, i32 0
  %s1 = select i1 %c1, i32 %s0, i32 1
  %s2 = select i1 %c2, i32 %s1, i32 2
  %s3 = select i1 %c3, i32 %s2, i32 3
  %s4 = select i1 %c4, i32 %s3, i32 4
  %s5 = select i1 %c5, i32 %s4, i32 5
  store volatile i32 %s5, ptr %p
  %again = icmp slt i32 %v, %n
  br i1 %again, label %loop, label %end

end:
  ret i1 %c3
}
; EXPECT
; define i1 @outside(ptr %p, i32 %x, i32 %n) {
; entry:
;   %m3 = and i32 %x, 8
;   %c3 = icmp eq i32 %m3, 0
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %v = load volatile i32, ptr %p, align 4
;   %m0.again = and i32 %x, 1
;   %c0.again = icmp eq i32 %m0.again, 0
;   %s0 = select i1 %c0.again, i32 %v, i32 0
;   %m1.again = and i32 %x, 2
;   %c1.again = icmp eq i32 %m1.again, 0
;   %s1 = select i1 %c1.again, i32 %s0, i32 1
;   %m2.again = and i32 %x, 4
;   %c2.again = icmp eq i32 %m2.again, 0
;   %s2 = select i1 %c2.again, i32 %s1, i32 2
;   %m3.again = and i32 %x, 8
;   %c3.again = icmp eq i32 %m3.again, 0
;   %s3 = select i1 %c3.again, i32 %s2, i32 3
;   %m4.again = and i32 %x, 16
;   %c4.again = icmp eq i32 %m4.again, 0
;   %s4 = select i1 %c4.again, i32 %s3, i32 4
;   %m5.again = and i32 %x, 32
;   %c5.again = icmp eq i32 %m5.again, 0
;   %s5 = select i1 %c5.again, i32 %s4, i32 5
;   store volatile i32 %s5, ptr %p, align 4
;   %again = icmp slt i32 %v, %n
;   br i1 %again, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret i1 %c3
; }
