; RUN: not opt -passes='forceattrs' -force-attribute=f:noinlin
; A word that is no attribute of functions is an error.
define void @f() {
  ret void
}
; EXPECT
; INPUT: error: forceattrs: `f:noinlin` names no attribute of functions that is a word
; after pass `forceattrs`
