; RUN: opt -passes='infer-alignment'
; A slot is raised to what an access to it prefers also where that is to its address in another space.
declare void @use(ptr)
define void @f() {
  %h = alloca [6 x { float, i32 }], align 4
  call void @use(ptr %h)
  %p = addrspacecast ptr %h to ptr addrspace(5)
  %v = load i64, ptr addrspace(5) %p, align 4
  store i64 %v, ptr %h, align 4
  ret void
}
; EXPECT
; declare void @use(ptr)
;
; define void @f() {
;   %h = alloca [6 x { float, i32 }], align 8
;   call void @use(ptr %h)
;   %p = addrspacecast ptr %h to ptr addrspace(5)
;   %v = load i64, ptr addrspace(5) %p, align 8
;   store i64 %v, ptr %h, align 8
;   ret void
; }
