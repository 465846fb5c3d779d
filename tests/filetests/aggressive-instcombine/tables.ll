; RUN: opt -passes='aggressive-instcombine'
; A load from a table that holds one value wherever the address can be is that value.
@steps = internal constant [8 x i8] c"\01\00\01\00\01\00\01\00", align 4
define i8 @even(i64 %i) {
  %p = getelementptr inbounds i16, ptr @steps, i64 %i
  %v = load i8, ptr %p, align 2
  ret i8 %v
}
define i8 @any(i64 %i) {
  %p = getelementptr inbounds i8, ptr @steps, i64 %i
  %v = load i8, ptr %p, align 1
  ret i8 %v
}
; EXPECT
; @steps = internal constant [8 x i8] c"\01\00\01\00\01\00\01\00", align 4
;
; define i8 @even(i64 %i) {
;   ret i8 1
; }
;
; define i8 @any(i64 %i) {
;   %p = getelementptr inbounds i8, ptr @steps, i64 %i
;   %v = load i8, ptr %p, align 1
;   ret i8 %v
; }
