; RUN: opt -passes='name-anon-globals'
; A module in which everything has a name stays as it is.
@a = private constant i32 1
define ptr @g() {
  ret ptr @a
}
; EXPECT
; @a = private constant i32 1
;
; define ptr @g() {
;   ret ptr @a
; }
