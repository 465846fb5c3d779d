; RUN: opt -passes='instcombine'
; What both sides of a comparison have goes away.
define i1 @sums(i32 %x, i32 %y) {
  %a = add i32 %x, 20
  %b = add i32 %y, 57
  %c = icmp eq i32 %a, %b
  ret i1 %c
}
define i1 @signed_sums(i32 %x, i32 %y) {
  %a = add nsw i32 %x, -57
  %b = add nsw i32 %y, -20
  %c = icmp slt i32 %a, %b
  ret i1 %c
}
define i1 @unsigned_sums(i32 %x, i32 %y) {
  %a = add nuw i32 %x, 57
  %b = add nuw i32 %y, 20
  %c = icmp ult i32 %a, %b
  ret i1 %c
}
; 0 + 254 is less than 0 + 255, and 0 - 1 is not less than 0.
define i1 @unsigned_sums_of_large_numbers(i8 %x, i8 %y) {
  %a = add nuw i8 %x, -2
  %b = add nuw i8 %y, -1
  %c = icmp ult i8 %a, %b
  ret i1 %c
}
define i1 @sums_that_may_wrap(i32 %x, i32 %y) {
  %a = add i32 %x, 57
  %b = add nsw i32 %y, 20
  %c = icmp slt i32 %a, %b
  ret i1 %c
}
define i1 @sums_of_other_signs(i32 %x, i32 %y) {
  %a = add nsw i32 %x, 57
  %b = add nsw i32 %y, -20
  %c = icmp slt i32 %a, %b
  ret i1 %c
}
define i1 @sums_that_are_read(i32 %x, i32 %y, ptr %p) {
  %a = add i32 %x, 20
  store i32 %a, ptr %p
  %b = add i32 %y, 57
  %c = icmp eq i32 %a, %b
  ret i1 %c
}
define i1 @exact_shifts(i32 %x, i32 %y, i32 %n) {
  %a = ashr exact i32 %x, %n
  %b = ashr exact i32 %y, %n
  %c = icmp ult i32 %a, %b
  ret i1 %c
}
define i1 @exact_logical_shifts(i32 %x, i32 %y, i32 %n) {
  %a = lshr exact i32 %x, %n
  %b = lshr exact i32 %y, %n
  %c = icmp slt i32 %a, %b
  ret i1 %c
}
define i1 @exact_quotients(i64 %x, i64 %y) {
  %a = sdiv exact i64 %x, 40
  %b = sdiv exact i64 %y, 40
  %c = icmp slt i64 %a, %b
  ret i1 %c
}
define i1 @exact_quotients_by_negative(i64 %x, i64 %y) {
  %a = sdiv exact i64 %x, -40
  %b = sdiv exact i64 %y, -40
  %c = icmp slt i64 %a, %b
  ret i1 %c
}
define i1 @exact_quotients_equal(i64 %x, i64 %y, i64 %z) {
  %a = sdiv exact i64 %x, %z
  %b = sdiv exact i64 %y, %z
  %c = icmp eq i64 %a, %b
  ret i1 %c
}
define i1 @quotients(i64 %x, i64 %y) {
  %a = sdiv i64 %x, 40
  %b = sdiv exact i64 %y, 40
  %c = icmp slt i64 %a, %b
  ret i1 %c
}
define i1 @does_not_wrap(i32 %x) {
  %a = add i32 %x, -2
  %c = icmp ugt i32 %a, %x
  ret i1 %c
}
define i1 @wraps(i32 %x) {
  %a = add i32 %x, 5
  %c = icmp ule i32 %a, %x
  ret i1 %c
}
; EXPECT
; define i1 @sums(i32 %x, i32 %y) {
;   %1 = add i32 %y, 37
;   %c = icmp eq i32 %x, %1
;   ret i1 %c
; }
;
; define i1 @signed_sums(i32 %x, i32 %y) {
;   %1 = add nsw i32 %x, -37
;   %c = icmp slt i32 %1, %y
;   ret i1 %c
; }
;
; define i1 @unsigned_sums(i32 %x, i32 %y) {
;   %1 = add nuw i32 %x, 37
;   %c = icmp ult i32 %1, %y
;   ret i1 %c
; }
;
; define i1 @unsigned_sums_of_large_numbers(i8 %x, i8 %y) {
;   %c = icmp ne i8 %x, 1
;   ret i1 %c
; }
;
; define i1 @sums_that_may_wrap(i32 %x, i32 %y) {
;   %a = add i32 %x, 57
;   %b = add nsw i32 %y, 20
;   %c = icmp slt i32 %a, %b
;   ret i1 %c
; }
;
; define i1 @sums_of_other_signs(i32 %x, i32 %y) {
;   %a = add nsw i32 %x, 57
;   %b = add nsw i32 %y, -20
;   %c = icmp slt i32 %a, %b
;   ret i1 %c
; }
;
; define i1 @sums_that_are_read(i32 %x, i32 %y, ptr %p) {
;   %a = add i32 %x, 20
;   store i32 %a, ptr %p, align 4
;   %b = add i32 %y, 57
;   %c = icmp eq i32 %a, %b
;   ret i1 %c
; }
;
; define i1 @exact_shifts(i32 %x, i32 %y, i32 %n) {
;   %c = icmp ult i32 %x, %y
;   ret i1 %c
; }
;
; define i1 @exact_logical_shifts(i32 %x, i32 %y, i32 %n) {
;   %a = lshr exact i32 %x, %n
;   %b = lshr exact i32 %y, %n
;   %c = icmp slt i32 %a, %b
;   ret i1 %c
; }
;
; define i1 @exact_quotients(i64 %x, i64 %y) {
;   %c = icmp slt i64 %x, %y
;   ret i1 %c
; }
;
; define i1 @exact_quotients_by_negative(i64 %x, i64 %y) {
;   %a = sdiv exact i64 %x, -40
;   %b = sdiv exact i64 %y, -40
;   %c = icmp slt i64 %a, %b
;   ret i1 %c
; }
;
; define i1 @exact_quotients_equal(i64 %x, i64 %y, i64 %z) {
;   %c = icmp eq i64 %x, %y
;   ret i1 %c
; }
;
; define i1 @quotients(i64 %x, i64 %y) {
;   %a = sdiv i64 %x, 40
;   %b = sdiv exact i64 %y, 40
;   %c = icmp slt i64 %a, %b
;   ret i1 %c
; }
;
; define i1 @does_not_wrap(i32 %x) {
;   %c = icmp ult i32 %x, 2
;   ret i1 %c
; }
;
; define i1 @wraps(i32 %x) {
;   %c = icmp ugt i32 %x, -6
;   ret i1 %c
; }
