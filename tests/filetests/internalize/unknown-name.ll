; RUN: opt -passes='internalize<preserve-gv=kept;preserve-gv=kep>,print<module-debuginfo>' -disable-output
; A name that no symbol has is told, with the one that was probably meant.
define void @kept() {
  ret void
}
; EXPECT
; warning: <unknown>:0:0: no symbol is called `kep`, did you mean `kept`?
