; RUN: not verify
; A function returns what it says.

define i32 @f() {
  ret i64 1
}
; EXPECT
; INPUT:5:7: error: value doesn't match function result type 'i32'
;   ret i64 1
;       ^~~
