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
