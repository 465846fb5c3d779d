; RUN: opt -passes=instcombine
; The field number behind an array of no element stays an i32.
define ptr @f(ptr %p, i32 %n) {
  %g = getelementptr { i32, [0 x { i32, float }] }, ptr %p, i64 0, i32 1, i32 %n, i32 1
  ret ptr %g
}
; EXPECT
; define ptr @f(ptr %p, i32 %n) {
;   %1 = sext i32 %n to i64
;   %g.idx = shl nsw i64 %1, 3
;   %2 = getelementptr i8, ptr %p, i64 8
;   %g = getelementptr i8, ptr %2, i64 %g.idx
;   ret ptr %g
; }
