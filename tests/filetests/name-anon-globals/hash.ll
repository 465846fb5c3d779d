; RUN: opt -passes='name-anon-globals'
; With other visible names the names are others.
@0 = private constant i32 1
define ptr @g() {
  ret ptr @0
}
; EXPECT
; @anon.b2f5ff47436671b6e533d8dc3614845d.0 = private constant i32 1
;
; define ptr @g() {
;   ret ptr @anon.b2f5ff47436671b6e533d8dc3614845d.0
; }
