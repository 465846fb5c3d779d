; RUN: opt -passes=gvn
; A store to shared memory changes no constant or private memory; through a generic pointer it may.
define i32 @f(ptr addrspace(3) %s, ptr addrspace(4) %k, ptr %g) {
  %own = addrspacecast ptr addrspace(3) %s to ptr
  %a = load i32, ptr addrspace(4) %k, align 4
  %b = load i32, ptr %g, align 4
  store i32 %a, ptr addrspace(3) %s, align 4
  %a2 = load i32, ptr addrspace(4) %k, align 4
  %b2 = load i32, ptr %g, align 4
  %c = load i32, ptr %own, align 4
  %x = add i32 %a, %a2
  %y = add i32 %b, %b2
  %z = add i32 %x, %y
  %w = add i32 %z, %c
  ret i32 %w
}
; EXPECT
; define i32 @f(ptr addrspace(3) %s, ptr addrspace(4) %k, ptr %g) {
;   %own = addrspacecast ptr addrspace(3) %s to ptr
;   %a = load i32, ptr addrspace(4) %k, align 4
;   %b = load i32, ptr %g, align 4
;   store i32 %a, ptr addrspace(3) %s, align 4
;   %b2 = load i32, ptr %g, align 4
;   %x = add i32 %a, %a
;   %y = add i32 %b, %b2
;   %z = add i32 %x, %y
;   %w = add i32 %z, %a
;   ret i32 %w
; }
