; RUN: opt -passes='unreachableblockelim'
; A block whose address is taken stays.
define ptr @f() {
entry:
  ret ptr blockaddress(@f, %b)
b:
  ret ptr null
}
; EXPECT
; define ptr @f() {
; entry:
;   ret ptr blockaddress(@f, %b)
;
; b:                                                ; No predecessors!
;   ret ptr null
; }
