; RUN: opt -passes='nvptx-lower-alloca'
; A load and a store of a stack slot go through a cast to local memory and back.
define i32 @f(i32 %a) {
  %x = alloca i32, align 4
  store i32 %a, ptr %x, align 4
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
; EXPECT
; define i32 @f(i32 %a) {
;   %x = alloca i32, align 4
;   %1 = addrspacecast ptr %x to ptr addrspace(5)
;   %2 = addrspacecast ptr addrspace(5) %1 to ptr
;   store i32 %a, ptr %2, align 4
;   %v = load i32, ptr %2, align 4
;   ret i32 %v
; }
