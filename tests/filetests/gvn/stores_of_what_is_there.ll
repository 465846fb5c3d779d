; RUN: opt -passes='gvn'
; A store of what was loaded from an address does not change what is there, wherever it writes to, if both are aligned to their size.
define i32 @same(ptr %a, ptr %b) {
  %v = load i32, ptr %a
  store i32 %v, ptr %b
  %w = load i32, ptr %a
  ret i32 %w
}
define i32 @may_meet_in_part(ptr %a, ptr %b) {
  %v = load i32, ptr %a
  store i32 %v, ptr %b, align 2
  %w = load i32, ptr %a
  ret i32 %w
}
define i32 @changed_between(ptr %a, ptr %b, ptr %c) {
  %v = load i32, ptr %a
  store i32 7, ptr %c
  store i32 %v, ptr %b
  %w = load i32, ptr %a
  ret i32 %w
}
define i16 @another_size(ptr %a, ptr %b) {
  %v = load i32, ptr %a
  store i32 %v, ptr %b
  %w = load i16, ptr %a, align 4
  ret i16 %w
}
define i32 @volatile_store(ptr %a, ptr %b) {
  %v = load i32, ptr %a
  store volatile i32 %v, ptr %b
  %w = load i32, ptr %a
  ret i32 %w
}
; EXPECT
; define i32 @same(ptr %a, ptr %b) {
;   %v = load i32, ptr %a, align 4
;   store i32 %v, ptr %b, align 4
;   ret i32 %v
; }
;
; define i32 @may_meet_in_part(ptr %a, ptr %b) {
;   %v = load i32, ptr %a, align 4
;   store i32 %v, ptr %b, align 2
;   %w = load i32, ptr %a, align 4
;   ret i32 %w
; }
;
; define i32 @changed_between(ptr %a, ptr %b, ptr %c) {
;   %v = load i32, ptr %a, align 4
;   store i32 7, ptr %c, align 4
;   store i32 %v, ptr %b, align 4
;   %w = load i32, ptr %a, align 4
;   ret i32 %w
; }
;
; define i16 @another_size(ptr %a, ptr %b) {
;   %v = load i32, ptr %a, align 4
;   store i32 %v, ptr %b, align 4
;   %w = load i16, ptr %a, align 4
;   ret i16 %w
; }
;
; define i32 @volatile_store(ptr %a, ptr %b) {
;   %v = load i32, ptr %a, align 4
;   store volatile i32 %v, ptr %b, align 4
;   %w = load i32, ptr %a, align 4
;   ret i32 %w
; }
