; RUN: opt -passes='sroa<preserve-cfg>'
; A load through a select of addresses is a select of loads where both may be loaded from; one of what nothing is known stays, and its
; alloca with it.
define i32 @both(i1 %c, i32 %x, i32 %y) {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  store i32 %y, ptr %b, align 4
  %p = select i1 %c, ptr %a, ptr %b
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @loaded_before(i1 %c, i32 %x, ptr %q) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %w = load i32, ptr %q, align 4
  %p = select i1 %c, ptr %a, ptr %q
  %v = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @unknown(i1 %c, i32 %x, ptr %q) {
  %a = alloca i32, align 4
  store i32 %x, ptr %a, align 4
  %p = select i1 %c, ptr %a, ptr %q
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define void @stored(i1 %c, i32 %x, ptr %q) {
  %a = alloca i32, align 4
  %p = select i1 %c, ptr %a, ptr %q
  store i32 %x, ptr %p, align 4
  ret void
}
; Elements of a struct, chosen by one bit and by a phi.
define i32 @chosen_index(i1 %c, i32 %x, i32 %y) {
  %a = alloca [2 x i32], align 4
  %second = getelementptr inbounds i32, ptr %a, i64 1
  store i32 %x, ptr %a, align 4
  store i32 %y, ptr %second, align 4
  %k = zext i1 %c to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %k
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @phi_index(i1 %c, i32 %x, i32 %y) {
entry:
  %a = alloca [2 x i32], align 4
  %second = getelementptr inbounds i32, ptr %a, i64 1
  store i32 %x, ptr %a, align 4
  store i32 %y, ptr %second, align 4
  br i1 %c, label %one, label %join
one:
  br label %join
join:
  %k = phi i64 [ 1, %one ], [ 0, %entry ]
  %p = getelementptr inbounds i32, ptr %a, i64 %k
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
; EXPECT
; define i32 @both(i1 %c, i32 %x, i32 %y) {
;   %v.sroa.speculated = select i1 %c, i32 %x, i32 %y
;   ret i32 %v.sroa.speculated
; }
;
; define i32 @loaded_before(i1 %c, i32 %x, ptr %q) {
;   %w = load i32, ptr %q, align 4
;   %v.sroa.speculate.load.false = load i32, ptr %q, align 4
;   %v.sroa.speculated = select i1 %c, i32 %x, i32 %v.sroa.speculate.load.false
;   %s = add i32 %v.sroa.speculated, %w
;   ret i32 %s
; }
;
; define i32 @unknown(i1 %c, i32 %x, ptr %q) {
;   %a = alloca i32, align 4
;   store i32 %x, ptr %a, align 4
;   %p = select i1 %c, ptr %a, ptr %q
;   %v = load i32, ptr %p, align 4
;   ret i32 %v
; }
;
; define void @stored(i1 %c, i32 %x, ptr %q) {
;   %a = alloca i32, align 4
;   %p = select i1 %c, ptr %a, ptr %q
;   store i32 %x, ptr %p, align 4
;   ret void
; }
;
; define i32 @chosen_index(i1 %c, i32 %x, i32 %y) {
;   %k = zext i1 %c to i64
;   %v.sroa.speculated = select i1 %c, i32 %y, i32 %x
;   ret i32 %v.sroa.speculated
; }
;
; define i32 @phi_index(i1 %c, i32 %x, i32 %y) {
; entry:
;   br i1 %c, label %one, label %join
;
; one:                                              ; preds = %entry
;   br label %join
;
; join:                                             ; preds = %one, %entry
;   %k.sroa.phi.sroa.speculated = phi i32 [ %y, %one ], [ %x, %entry ]
;   %k = phi i64 [ 1, %one ], [ 0, %entry ]
;   ret i32 %k.sroa.phi.sroa.speculated
; }
