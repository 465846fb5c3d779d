; RUN: not opt -passes='attributor-light-cgscc<light>'
; It takes no parameters.
target triple = "nvptx64-nvidia-cuda"

@g = global i32 0
define i32 @reads(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define void @writes(ptr addrspace(1) %p, i128 %v) {
  store i128 %v, ptr addrspace(1) %p
  ret void
}
define i32 @variable() {
  %v = load i32, ptr @g
  ret i32 %v
}
define i1 @nothing(i1 %x) {
  %y = xor i1 %x, true
  ret i1 %y
}
; EXPECT
; invalid parameter `light` of pass `attributor-light-cgscc`
