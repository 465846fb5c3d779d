; RUN: opt -passes='always-inline'
; A callee that never returns leaves the rest of the caller without predecessor.
define void @loop() alwaysinline {
entry:
  br label %l
l:
  br label %l
}
define i32 @g() {
  call void @loop()
  ret i32 1
}
