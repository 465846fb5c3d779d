; RUN: opt -passes='loop(loop-flatten)' -loop-flatten-cost-threshold=3
; Counts of 32 bits whose product may need more: both loops count in 64 bits, and the index is cut from the one counter.
target datalayout = "e-n32:64"
define void @f(ptr %p, i32 %n, i32 %m) {
entry:
  %go = icmp sgt i32 %n, 0
  %in = icmp sgt i32 %m, 0
  %both = and i1 %go, %in
  br i1 %both, label %outer, label %exit
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i32 %i, %m
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i32 %row, %j
  %a = getelementptr i32, ptr %p, i32 %k
  store i32 0, ptr %a
  %j.next = add nuw nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %m
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i.next, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
; EXPECT
; target datalayout = "e-n32:64"
;
; define void @f(ptr %p, i32 %n, i32 %m) {
; entry:
;   %go = icmp sgt i32 %n, 0
;   %in = icmp sgt i32 %m, 0
;   %both = and i1 %go, %in
;   br i1 %both, label %outer.preheader, label %exit
;
; outer.preheader:                                  ; preds = %entry
;   %0 = sext i32 %m to i64
;   %1 = sext i32 %n to i64
;   %flatten.tripcount = mul i64 %0, %1
;   br label %outer
;
; outer:                                            ; preds = %latch, %outer.preheader
;   %indvars.iv1 = phi i64 [ 0, %outer.preheader ], [ %indvars.iv.next2, %latch ]
;   %2 = trunc nuw nsw i64 %indvars.iv1 to i32
;   %row = mul i32 %2, %m
;   %flatten.trunciv = trunc i64 %indvars.iv1 to i32
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %indvars.iv = phi i64 [ 0, %outer ]
;   %3 = trunc nuw nsw i64 %indvars.iv to i32
;   %k = add i32 %row, %3
;   %a = getelementptr i32, ptr %p, i32 %flatten.trunciv
;   store i32 0, ptr %a, align 4
;   %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
;   %c = icmp slt i64 %indvars.iv.next, %0
;   br label %latch
;
; latch:                                            ; preds = %inner
;   %indvars.iv.next2 = add nuw nsw i64 %indvars.iv1, 1
;   %d = icmp slt i64 %indvars.iv.next2, %flatten.tripcount
;   br i1 %d, label %outer, label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %latch
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   ret void
; }
