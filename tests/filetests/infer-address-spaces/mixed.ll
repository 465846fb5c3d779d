; RUN: opt -passes='infer-address-spaces'
; Two spaces stay generic; null and undef take any.
define i32 @f(ptr addrspace(3) %a, ptr addrspace(1) %b, i1 %c) {
  %x = addrspacecast ptr addrspace(3) %a to ptr
  %y = addrspacecast ptr addrspace(1) %b to ptr
  %m = select i1 %c, ptr %x, ptr %y
  %n = select i1 %c, ptr %y, ptr null
  %v = load i32, ptr %m, align 4
  %w = load i32, ptr %n, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
; EXPECT
; define i32 @f(ptr addrspace(3) %a, ptr addrspace(1) %b, i1 %c) {
;   %x = addrspacecast ptr addrspace(3) %a to ptr
;   %y = addrspacecast ptr addrspace(1) %b to ptr
;   %m = select i1 %c, ptr %x, ptr %y
;   %n = select i1 %c, ptr addrspace(1) %b, ptr addrspace(1) null
;   %v = load i32, ptr %m, align 4
;   %w = load i32, ptr addrspace(1) %n, align 4
;   %s = add i32 %v, %w
;   ret i32 %s
; }
