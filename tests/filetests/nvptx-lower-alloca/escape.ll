; RUN: opt -passes='nvptx-lower-alloca'
; The call keeps the generic address.
declare void @use(ptr)
define i32 @f() {
  %x = alloca i32, align 4
  call void @use(ptr %x)
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
; EXPECT
; declare void @use(ptr)
;
; define i32 @f() {
;   %x = alloca i32, align 4
;   %1 = addrspacecast ptr %x to ptr addrspace(5)
;   %2 = addrspacecast ptr addrspace(5) %1 to ptr
;   call void @use(ptr %x)
;   %v = load i32, ptr %2, align 4
;   ret i32 %v
; }
