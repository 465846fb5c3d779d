; RUN: opt -passes='name-anon-globals'
; Functions are numbered before variables, and these before aliases.
@0 = private constant i32 1
@shown = global i32 2
@1 = alias i32, ptr @0
define i32 @f() {
  %r = call i32 @2()
  ret i32 %r
}
define internal i32 @2() {
  %v = load i32, ptr @1
  ret i32 %v
}
; EXPECT
; @anon.05b7557310ee354ca79312fe7b51fb8a.1 = private constant i32 1
; @shown = global i32 2
;
; @anon.05b7557310ee354ca79312fe7b51fb8a.2 = alias i32, ptr @anon.05b7557310ee354ca79312fe7b51fb8a.1
;
; define i32 @f() {
;   %r = call i32 @anon.05b7557310ee354ca79312fe7b51fb8a.0()
;   ret i32 %r
; }
;
; define internal i32 @anon.05b7557310ee354ca79312fe7b51fb8a.0() {
;   %v = load i32, ptr @anon.05b7557310ee354ca79312fe7b51fb8a.2, align 4
;   ret i32 %v
; }
