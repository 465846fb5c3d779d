; RUN: opt -passes='print<structural-hash>' -disable-output
; Blocks count as they are reached, whatever their order; those that are not reached do not.
@v = global i32 1
define void @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret void
b:
  unreachable
}
define void @g(i1 %c) {
  br i1 %c, label %a, label %b
b:
  unreachable
a:
  ret void
dead:
  br label %dead
}
; EXPECT
; Module Hash: b4a5b419475703d1
; Function f Hash: 92a3f17cc92b12e5
; Function g Hash: 92a3f17cc92b12e5
