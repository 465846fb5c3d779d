; RUN: opt -passes=loop-unroll-full<own>
; The inner loop runs as often as the outer variable says: it is unrolled in each copy of the outer one.
define void @triangle(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 1, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = mul i32 %i, 10
  %v = add i32 %k, %j
  %at = getelementptr i32, ptr %p, i32 %v
  store i32 %v, ptr %at
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, %i
  br i1 %c, label %inner, label %outer.latch
outer.latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, 4
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

; The inner loop vanishes in the outer one, which stays.
define void @around(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %v = add i32 %i, %j
  store volatile i32 %v, ptr %p
  %j.next = add i32 %j, 1
  %c = icmp ult i32 %j.next, 2
  br i1 %c, label %inner, label %outer.latch
outer.latch:
  %i.next = add i32 %i, 1
  %d = icmp ult i32 %i.next, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; define void @triangle(ptr %p) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %entry
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %at = getelementptr i32, ptr %p, i32 10
;   store i32 10, ptr %at, align 4
;   br label %inner.1
;
; inner.1:                                          ; preds = %inner
;   %at.1 = getelementptr i32, ptr %p, i32 20
;   store i32 20, ptr %at.1, align 4
;   %at.1.1 = getelementptr i32, ptr %p, i32 21
;   store i32 21, ptr %at.1.1, align 4
;   br label %inner.2
;
; inner.2:                                          ; preds = %inner.1
;   %at.2 = getelementptr i32, ptr %p, i32 30
;   store i32 30, ptr %at.2, align 4
;   %at.2.1 = getelementptr i32, ptr %p, i32 31
;   store i32 31, ptr %at.2.1, align 4
;   %at.2.2 = getelementptr i32, ptr %p, i32 32
;   store i32 32, ptr %at.2.2, align 4
;   ret void
; }
;
; define void @around(ptr %p, i32 %n) {
; entry:
;   br label %outer
;
; outer:                                            ; preds = %inner, %entry
;   %i = phi i32 [ 0, %entry ], [ %i.next, %inner ]
;   br label %inner
;
; inner:                                            ; preds = %outer
;   store volatile i32 %i, ptr %p, align 4
;   %v.1 = add i32 %i, 1
;   store volatile i32 %v.1, ptr %p, align 4
;   %i.next = add i32 %i, 1
;   %d = icmp ult i32 %i.next, %n
;   br i1 %d, label %outer, label %exit
;
; exit:                                             ; preds = %inner
;   ret void
; }
