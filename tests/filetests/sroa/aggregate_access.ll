; RUN: opt -passes='sroa'
; A load and a store of a whole struct are taken apart.
define { i32, i64 } @f({ i32, i64 } %v, i32 %x) {
  %p = alloca { i32, i64 }, align 8
  store { i32, i64 } %v, ptr %p, align 8
  store i32 %x, ptr %p, align 8
  %r = load { i32, i64 }, ptr %p, align 8
  ret { i32, i64 } %r
}
; EXPECT
; define { i32, i64 } @f({ i32, i64 } %v, i32 %x) {
;   %1 = extractvalue { i32, i64 } %v, 0
;   %2 = extractvalue { i32, i64 } %v, 1
;   %3 = insertvalue { i32, i64 } poison, i32 %x, 0
;   %4 = insertvalue { i32, i64 } %3, i64 %2, 1
;   ret { i32, i64 } %4
; }
