; RUN: opt -passes='instcombine'
; A switch on a simple function of a value is one on the value.
define i32 @of_difference(i32 %a) {
  %b = sub i32 37, %a
  switch i32 %b, label %no [
    i32 37, label %yes
    i32 38, label %yes
  ]
yes:
  ret i32 1
no:
  ret i32 0
}
define i32 @of_extension(i16 %a) {
  %b = sext i16 %a to i32
  switch i32 %b, label %no [
    i32 37, label %yes
    i32 -3, label %yes
  ]
yes:
  ret i32 1
no:
  ret i32 0
}
; A case out of the range of the narrow type keeps the extension.
define i32 @case_out_of_range(i16 %a) {
  %b = zext i16 %a to i32
  switch i32 %b, label %no [
    i32 65536, label %yes
    i32 38, label %yes
  ]
yes:
  ret i32 1
no:
  ret i32 0
}
define i32 @of_shift(i32 %a) {
  %b = shl nuw i32 %a, 24
  switch i32 %b, label %no [
    i32 16777216, label %yes
    i32 2147483648, label %yes
  ]
yes:
  ret i32 1
no:
  ret i32 0
}
define i32 @of_wrapping_shift(i32 %a) {
  %b = shl i32 %a, 24
  switch i32 %b, label %no [
    i32 16777216, label %yes
    i32 2147483648, label %yes
  ]
yes:
  ret i32 1
no:
  ret i32 0
}
define i32 @of_select(i32 %a) {
  %c = icmp ult i32 %a, 11
  %b = select i1 %c, i32 %a, i32 60
  switch i32 %b, label %no [
    i32 0, label %yes
    i32 10, label %yes
  ]
yes:
  ret i32 1
no:
  ret i32 0
}
; 11 is not chosen, but has a case.
define i32 @select_hides_a_case(i32 %a) {
  %c = icmp ult i32 %a, 11
  %b = select i1 %c, i32 %a, i32 60
  switch i32 %b, label %no [
    i32 0, label %yes
    i32 11, label %yes
  ]
yes:
  ret i32 1
no:
  ret i32 0
}
; EXPECT
; define i32 @of_difference(i32 %a) {
;   switch i32 %a, label %no [
;     i32 0, label %yes
;     i32 -1, label %yes
;   ]
;
; yes:                                              ; preds = %0, %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 0
; }
;
; define i32 @of_extension(i16 %a) {
;   switch i16 %a, label %no [
;     i16 37, label %yes
;     i16 -3, label %yes
;   ]
;
; yes:                                              ; preds = %0, %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 0
; }
;
; define i32 @case_out_of_range(i16 %a) {
;   %b = zext i16 %a to i32
;   switch i32 %b, label %no [
;     i32 65536, label %yes
;     i32 38, label %yes
;   ]
;
; yes:                                              ; preds = %0, %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 0
; }
;
; define i32 @of_shift(i32 %a) {
;   switch i32 %a, label %no [
;     i32 1, label %yes
;     i32 128, label %yes
;   ]
;
; yes:                                              ; preds = %0, %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 0
; }
;
; define i32 @of_wrapping_shift(i32 %a) {
;   %1 = trunc i32 %a to i8
;   switch i8 %1, label %no [
;     i8 1, label %yes
;     i8 -128, label %yes
;   ]
;
; yes:                                              ; preds = %0, %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 0
; }
;
; define i32 @of_select(i32 %a) {
;   switch i32 %a, label %no [
;     i32 0, label %yes
;     i32 10, label %yes
;   ]
;
; yes:                                              ; preds = %0, %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 0
; }
;
; define i32 @select_hides_a_case(i32 %a) {
;   %c = icmp ult i32 %a, 11
;   %b = select i1 %c, i32 %a, i32 60
;   switch i32 %b, label %no [
;     i32 0, label %yes
;     i32 11, label %yes
;   ]
;
; yes:                                              ; preds = %0, %0
;   ret i32 1
;
; no:                                               ; preds = %0
;   ret i32 0
; }
