; RUN: opt -passes='instsimplify'
; A chain of constants folds to its last value, through a select between a poison and a plain one.
define i32 @f() {
  %x = add nsw i32 2147483647, 1
  %y = add i32 2147483647, 1
  %z = udiv i32 %y, 3
  %c = icmp ult i32 %z, 7
  %s = select i1 %c, i32 %x, i32 %z
  ret i32 %s
}
; EXPECT
; define i32 @f() {
;   ret i32 715827882
; }
