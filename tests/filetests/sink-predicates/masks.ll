; RUN: opt -passes='sink-predicates'
; More comparisons than predicate registers, of one value: each is made where it is asked.
define void @six(ptr %p, i32 %x, i32 %n) {
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
  br label %test0

test0:
  br i1 %c0, label %test1, label %do0

do0:
  store volatile i32 0, ptr %p
  br label %test1

test1:
  br i1 %c1, label %test2, label %do1

do1:
  store volatile i32 1, ptr %p
  br label %test2

test2:
  br i1 %c2, label %test3, label %do2

do2:
  store volatile i32 2, ptr %p
  br label %test3

test3:
  br i1 %c3, label %test4, label %do3

do3:
  store volatile i32 3, ptr %p
  br label %test4

test4:
  br i1 %c4, label %test5, label %do4

do4:
  store volatile i32 4, ptr %p
  br label %test5

test5:
  br i1 %c5, label %back, label %do5

do5:
  store volatile i32 5, ptr %p
  br label %back

back:
  %k = load volatile i32, ptr %p
  %again = icmp slt i32 %k, %n
  br i1 %again, label %test0, label %end

end:
  ret void
}

; As many as there is room for.
define void @five(ptr %p, i32 %x, i32 %n) {
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
  br label %test0

test0:
  br i1 %c0, label %test1, label %do0

do0:
  store volatile i32 0, ptr %p
  br label %test1

test1:
  br i1 %c1, label %test2, label %do1

do1:
  store volatile i32 1, ptr %p
  br label %test2

test2:
  br i1 %c2, label %test3, label %do2

do2:
  store volatile i32 2, ptr %p
  br label %test3

test3:
  br i1 %c3, label %test4, label %do3

do3:
  store volatile i32 3, ptr %p
  br label %test4

test4:
  br i1 %c4, label %back, label %do4

do4:
  store volatile i32 4, ptr %p
  br label %back

back:
  %k = load volatile i32, ptr %p
  %again = icmp slt i32 %k, %n
  br i1 %again, label %test0, label %end

end:
  ret void
}

; Of many values: keeping them takes more registers than keeping what they say.
define void @values(ptr %p, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %n) {
entry:
  %c0 = icmp eq i32 %a, 0
  %c1 = icmp eq i32 %b, 0
  %c2 = icmp eq i32 %c, 0
  %c3 = icmp eq i32 %d, 0
  %c4 = icmp eq i32 %e, 0
  %c5 = icmp eq i32 %f, 0
  br label %loop

loop:
  %s0 = select i1 %c0, i32 1, i32 2
  %s1 = select i1 %c1, i32 %s0, i32 3
  %s2 = select i1 %c2, i32 %s1, i32 4
  %s3 = select i1 %c3, i32 %s2, i32 5
  %s4 = select i1 %c4, i32 %s3, i32 6
  %s5 = select i1 %c5, i32 %s4, i32 7
  store volatile i32 %s5, ptr %p
  %k = load volatile i32, ptr %p
  %again = icmp slt i32 %k, %n
  br i1 %again, label %loop, label %end

end:
  ret void
}
; EXPECT
; define void @six(ptr %p, i32 %x, i32 %n) {
; entry:
;   br label %test0
;
; test0:                                            ; preds = %back, %entry
;   %m0.again = and i32 %x, 1
;   %c0.again = icmp eq i32 %m0.again, 0
;   br i1 %c0.again, label %test1, label %do0
;
; do0:                                              ; preds = %test0
;   store volatile i32 0, ptr %p, align 4
;   br label %test1
;
; test1:                                            ; preds = %do0, %test0
;   %m1.again = and i32 %x, 2
;   %c1.again = icmp eq i32 %m1.again, 0
;   br i1 %c1.again, label %test2, label %do1
;
; do1:                                              ; preds = %test1
;   store volatile i32 1, ptr %p, align 4
;   br label %test2
;
; test2:                                            ; preds = %do1, %test1
;   %m2.again = and i32 %x, 4
;   %c2.again = icmp eq i32 %m2.again, 0
;   br i1 %c2.again, label %test3, label %do2
;
; do2:                                              ; preds = %test2
;   store volatile i32 2, ptr %p, align 4
;   br label %test3
;
; test3:                                            ; preds = %do2, %test2
;   %m3.again = and i32 %x, 8
;   %c3.again = icmp eq i32 %m3.again, 0
;   br i1 %c3.again, label %test4, label %do3
;
; do3:                                              ; preds = %test3
;   store volatile i32 3, ptr %p, align 4
;   br label %test4
;
; test4:                                            ; preds = %do3, %test3
;   %m4.again = and i32 %x, 16
;   %c4.again = icmp eq i32 %m4.again, 0
;   br i1 %c4.again, label %test5, label %do4
;
; do4:                                              ; preds = %test4
;   store volatile i32 4, ptr %p, align 4
;   br label %test5
;
; test5:                                            ; preds = %do4, %test4
;   %m5.again = and i32 %x, 32
;   %c5.again = icmp eq i32 %m5.again, 0
;   br i1 %c5.again, label %back, label %do5
;
; do5:                                              ; preds = %test5
;   store volatile i32 5, ptr %p, align 4
;   br label %back
;
; back:                                             ; preds = %do5, %test5
;   %k = load volatile i32, ptr %p, align 4
;   %again = icmp slt i32 %k, %n
;   br i1 %again, label %test0, label %end
;
; end:                                              ; preds = %back
;   ret void
; }
;
; define void @five(ptr %p, i32 %x, i32 %n) {
; entry:
;   %m0 = and i32 %x, 1
;   %c0 = icmp eq i32 %m0, 0
;   %m1 = and i32 %x, 2
;   %c1 = icmp eq i32 %m1, 0
;   %m2 = and i32 %x, 4
;   %c2 = icmp eq i32 %m2, 0
;   %m3 = and i32 %x, 8
;   %c3 = icmp eq i32 %m3, 0
;   %m4 = and i32 %x, 16
;   %c4 = icmp eq i32 %m4, 0
;   br label %test0
;
; test0:                                            ; preds = %back, %entry
;   br i1 %c0, label %test1, label %do0
;
; do0:                                              ; preds = %test0
;   store volatile i32 0, ptr %p, align 4
;   br label %test1
;
; test1:                                            ; preds = %do0, %test0
;   br i1 %c1, label %test2, label %do1
;
; do1:                                              ; preds = %test1
;   store volatile i32 1, ptr %p, align 4
;   br label %test2
;
; test2:                                            ; preds = %do1, %test1
;   br i1 %c2, label %test3, label %do2
;
; do2:                                              ; preds = %test2
;   store volatile i32 2, ptr %p, align 4
;   br label %test3
;
; test3:                                            ; preds = %do2, %test2
;   br i1 %c3, label %test4, label %do3
;
; do3:                                              ; preds = %test3
;   store volatile i32 3, ptr %p, align 4
;   br label %test4
;
; test4:                                            ; preds = %do3, %test3
;   br i1 %c4, label %back, label %do4
;
; do4:                                              ; preds = %test4
;   store volatile i32 4, ptr %p, align 4
;   br label %back
;
; back:                                             ; preds = %do4, %test4
;   %k = load volatile i32, ptr %p, align 4
;   %again = icmp slt i32 %k, %n
;   br i1 %again, label %test0, label %end
;
; end:                                              ; preds = %back
;   ret void
; }
;
; define void @values(ptr %p, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %n) {
; entry:
;   %c0 = icmp eq i32 %a, 0
;   %c1 = icmp eq i32 %b, 0
;   %c2 = icmp eq i32 %c, 0
;   %c3 = icmp eq i32 %d, 0
;   %c4 = icmp eq i32 %e, 0
;   %c5 = icmp eq i32 %f, 0
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   %s0 = select i1 %c0, i32 1, i32 2
;   %s1 = select i1 %c1, i32 %s0, i32 3
;   %s2 = select i1 %c2, i32 %s1, i32 4
;   %s3 = select i1 %c3, i32 %s2, i32 5
;   %s4 = select i1 %c4, i32 %s3, i32 6
;   %s5 = select i1 %c5, i32 %s4, i32 7
;   store volatile i32 %s5, ptr %p, align 4
;   %k = load volatile i32, ptr %p, align 4
;   %again = icmp slt i32 %k, %n
;   br i1 %again, label %loop, label %end
;
; end:                                              ; preds = %loop
;   ret void
; }
