; RUN: opt -passes='name-anon-globals'
; Names that nobody sees outside do not count for the hash.
@0 = private constant i32 1
@local = internal global i32 3
define internal ptr @h() {
  %v = load i32, ptr @local
  ret ptr @0
}
define ptr @g() {
  %p = call ptr @h()
  ret ptr %p
}
; EXPECT
; @anon.b2f5ff47436671b6e533d8dc3614845d.0 = private constant i32 1
; @local = internal global i32 3
;
; define internal ptr @h() {
;   %v = load i32, ptr @local, align 4
;   ret ptr @anon.b2f5ff47436671b6e533d8dc3614845d.0
; }
;
; define ptr @g() {
;   %p = call ptr @h()
;   ret ptr %p
; }
