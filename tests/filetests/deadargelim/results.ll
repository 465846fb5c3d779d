; RUN: opt -passes=deadargelim
; Of a struct only the element that callers read is returned; a result that nobody reads goes.
define internal { i32, float, i64 } @three(i32 %a, float %b, i64 %c) {
  %1 = insertvalue { i32, float, i64 } poison, i32 %a, 0
  %2 = insertvalue { i32, float, i64 } %1, float %b, 1
  %3 = insertvalue { i32, float, i64 } %2, i64 %c, 2
  ret { i32, float, i64 } %3
}
define internal i32 @unread(ptr %p) {
  %x = load volatile i32, ptr %p
  ret i32 %x
}
define ptx_kernel void @k(ptr %p, i64 %c) {
  %r = call { i32, float, i64 } @three(i32 1, float 2.0, i64 %c)
  %x = extractvalue { i32, float, i64 } %r, 0
  %y = extractvalue { i32, float, i64 } %r, 2
  %z = call i32 @unread(ptr %p)
  store i32 %x, ptr %p
  store i64 %y, ptr %p
  ret void
}
; EXPECT
; define internal { i32, i64 } @three(i32 %a, i64 %c) {
;   %1 = insertvalue { i32, float, i64 } poison, i32 %a, 0
;   %2 = insertvalue { i32, float, i64 } %1, float poison, 1
;   %3 = insertvalue { i32, float, i64 } %2, i64 %c, 2
;   %oldret = extractvalue { i32, float, i64 } %3, 0
;   %newret = insertvalue { i32, i64 } poison, i32 %oldret, 0
;   %oldret1 = extractvalue { i32, float, i64 } %3, 2
;   %newret2 = insertvalue { i32, i64 } %newret, i64 %oldret1, 1
;   ret { i32, i64 } %newret2
; }
;
; define internal void @unread(ptr %p) {
;   %x = load volatile i32, ptr %p, align 4
;   ret void
; }
;
; define ptx_kernel void @k(ptr %p, i64 %c) {
;   %r = call { i32, i64 } @three(i32 1, i64 %c)
;   %newret = extractvalue { i32, i64 } %r, 0
;   %oldret = insertvalue { i32, float, i64 } poison, i32 %newret, 0
;   %newret1 = extractvalue { i32, i64 } %r, 1
;   %oldret2 = insertvalue { i32, float, i64 } %oldret, i64 %newret1, 2
;   %x = extractvalue { i32, float, i64 } %oldret2, 0
;   %y = extractvalue { i32, float, i64 } %oldret2, 2
;   call void @unread(ptr %p)
;   store i32 %x, ptr %p, align 4
;   store i64 %y, ptr %p, align 4
;   ret void
; }
