; RUN: opt -passes=metarenamer -rename-only-inst -S
; Slots, addresses and loads keep the names they have.
define i32 @f(ptr %p, i64 %i) {
entry:
  %slot = alloca i32, align 4
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr %slot, align 4
  %w = load i32, ptr %slot, align 4
  ret i32 %w
}
; EXPECT
; define i32 @f(ptr %p, i64 %i) {
; entry:
;   %slot = alloca i32, align 4
;   %q = getelementptr i32, ptr %p, i64 %i
;   %v = load i32, ptr %q, align 4
;   store i32 %v, ptr %slot, align 4
;   %w = load i32, ptr %slot, align 4
;   ret i32 %w
; }
