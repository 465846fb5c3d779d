; RUN: opt -passes='lower-atomic'
; Plain accesses stay, volatile ones too.
define i32 @plain(ptr %p) {
  %a = load volatile i32, ptr %p
  store i32 1, ptr %p
  ret i32 %a
}
; EXPECT
; define i32 @plain(ptr %p) {
;   %a = load volatile i32, ptr %p, align 4
;   store i32 1, ptr %p, align 4
;   ret i32 %a
; }
