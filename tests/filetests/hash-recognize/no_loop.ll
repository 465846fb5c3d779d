; RUN: opt -passes='print<hash-recognize>' -disable-output
; No loop at all.
define i16 @f(i16 %x) {
  ret i16 %x
}
