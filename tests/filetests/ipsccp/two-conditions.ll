; RUN: opt -passes='ipsccp'
; What a branch says of a value is known where the comparison below it is looked at, also when the branch says two things of it.
define void @inside(ptr %p, i32 %i, i64 %n) {
  %x = zext i32 %i to i64
  %last = add nsw i64 %n, -2
  %above = icmp ugt i64 %x, 1
  %below = icmp slt i64 %x, %last
  %both = and i1 %above, %below
  br i1 %both, label %inner, label %border
inner:
  %first = icmp ult i64 %x, 2
  %wrap = select i1 %first, i64 %n, i64 0
  store i64 %wrap, ptr %p
  ret void
border:
  ret void
}
; EXPECT
; define void @inside(ptr %p, i32 %i, i64 %n) {
;   %x = zext i32 %i to i64
;   %last = add nsw i64 %n, -2
;   %above = icmp ugt i64 %x, 1
;   %below = icmp slt i64 %x, %last
;   %both = and i1 %above, %below
;   br i1 %both, label %inner, label %border
;
; inner:                                            ; preds = %0
;   store i64 0, ptr %p, align 4
;   ret void
;
; border:                                           ; preds = %0
;   ret void
; }
