; RUN: opt -passes='infer-address-spaces'
; The generic address is still needed by the call.
declare void @use(ptr)
define i32 @f(ptr addrspace(3) %a) {
  %x = addrspacecast ptr addrspace(3) %a to ptr
  call void @use(ptr %x)
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
; EXPECT
; declare void @use(ptr)
;
; define i32 @f(ptr addrspace(3) %a) {
;   %x = addrspacecast ptr addrspace(3) %a to ptr
;   call void @use(ptr %x)
;   %v = load i32, ptr addrspace(3) %a, align 4
;   ret i32 %v
; }
