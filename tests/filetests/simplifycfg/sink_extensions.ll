; RUN: opt -passes='simplifycfg<sink-common-insts>'
; An extension by zeros of what is not negative is one by the sign, so that both arms end alike; one of what may be negative is not.
define i64 @alike(i32 %step, i64 %first, i64 %last) {
  %down = icmp slt i32 %step, 0
  br i1 %down, label %backwards, label %forwards
backwards:
  %sign = sext i32 %step to i64
  %from.last = mul nsw i64 %last, %sign
  br label %join
forwards:
  %zeros = zext nneg i32 %step to i64
  %from.first = mul nuw nsw i64 %first, %zeros
  br label %join
join:
  %start = phi i64 [ %from.last, %backwards ], [ %from.first, %forwards ]
  ret i64 %start
}
define i64 @differ(i32 %step, i64 %first, i64 %last) {
  %down = icmp slt i32 %step, 0
  br i1 %down, label %backwards, label %forwards
backwards:
  %sign = sext i32 %step to i64
  %from.last = mul nsw i64 %last, %sign
  br label %join
forwards:
  %zeros = zext i32 %step to i64
  %from.first = mul nuw nsw i64 %first, %zeros
  br label %join
join:
  %start = phi i64 [ %from.last, %backwards ], [ %from.first, %forwards ]
  ret i64 %start
}
; Among three ends one extends what may be negative by zeros: all stay.
define i64 @one_differs(i32 %way, i32 %a) {
  switch i32 %way, label %known [ i32 0, label %signed
    i32 1, label %unknown ]
known:
  %x = zext nneg i32 %a to i64
  br label %join
signed:
  %y = sext i32 %a to i64
  br label %join
unknown:
  %z = zext i32 %a to i64
  br label %join
join:
  %r = phi i64 [ %x, %known ], [ %y, %signed ], [ %z, %unknown ]
  ret i64 %r
}
define i64 @none_differs(i32 %way, i32 %a, ptr %p) {
  switch i32 %way, label %known [ i32 0, label %signed
    i32 1, label %other ]
known:
  store volatile i32 0, ptr %p, align 4
  %x = zext nneg i32 %a to i64
  br label %join
signed:
  store volatile i32 1, ptr %p, align 4
  %y = sext i32 %a to i64
  br label %join
other:
  store volatile i32 2, ptr %p, align 4
  %z = zext nneg i32 %a to i64
  br label %join
join:
  %r = phi i64 [ %x, %known ], [ %y, %signed ], [ %z, %other ]
  ret i64 %r
}
; EXPECT
; define i64 @alike(i32 %step, i64 %first, i64 %last) {
; join:
;   %down = icmp slt i32 %step, 0
;   %last.first = select i1 %down, i64 %last, i64 %first
;   %zeros = sext i32 %step to i64
;   %from.first = mul nsw i64 %last.first, %zeros
;   ret i64 %from.first
; }
;
; define i64 @differ(i32 %step, i64 %first, i64 %last) {
; join:
;   %down = icmp slt i32 %step, 0
;   %sign = sext i32 %step to i64
;   %from.last = mul nsw i64 %last, %sign
;   %zeros = zext i32 %step to i64
;   %from.first = mul nuw nsw i64 %first, %zeros
;   %start = select i1 %down, i64 %from.last, i64 %from.first
;   ret i64 %start
; }
;
; define i64 @one_differs(i32 %way, i32 %a) {
;   switch i32 %way, label %known [
;     i32 0, label %signed
;     i32 1, label %unknown
;   ]
;
; known:                                            ; preds = %0
;   %x = zext nneg i32 %a to i64
;   br label %join
;
; signed:                                           ; preds = %0
;   %y = sext i32 %a to i64
;   br label %join
;
; unknown:                                          ; preds = %0
;   %z = zext i32 %a to i64
;   br label %join
;
; join:                                             ; preds = %unknown, %signed, %known
;   %r = phi i64 [ %x, %known ], [ %y, %signed ], [ %z, %unknown ]
;   ret i64 %r
; }
;
; define i64 @none_differs(i32 %way, i32 %a, ptr %p) {
; join:
;   %switch.selectcmp = icmp eq i32 %way, 1
;   %switch.select = select i1 %switch.selectcmp, i32 2, i32 0
;   %switch.selectcmp1 = icmp eq i32 %way, 0
;   %switch.select2 = select i1 %switch.selectcmp1, i32 1, i32 %switch.select
;   store volatile i32 %switch.select2, ptr %p, align 4
;   %z = sext i32 %a to i64
;   ret i64 %z
; }
