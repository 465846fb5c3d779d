; RUN: opt -passes=dot-cfg-only -cfg-func-name=three
; Where no function has the name, nothing is written and nothing is said.
declare void @outside(i32)
define void @one() {
  ret void
}
define void @two(i32 %a) {
entry:
  br label %next
next:
  call void @outside(i32 %a)
  ret void
}
; EXPECT
