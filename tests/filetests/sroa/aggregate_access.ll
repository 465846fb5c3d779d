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
;   %v.fca.0.extract = extractvalue { i32, i64 } %v, 0
;   %v.fca.1.extract = extractvalue { i32, i64 } %v, 1
;   %r.fca.0.insert = insertvalue { i32, i64 } poison, i32 %x, 0
;   %r.fca.1.insert = insertvalue { i32, i64 } %r.fca.0.insert, i64 %v.fca.1.extract, 1
;   ret { i32, i64 } %r.fca.1.insert
; }
