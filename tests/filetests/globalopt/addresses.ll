; RUN: opt -passes=globalopt
; An address that nothing compares has no meaning; one that is compared or escapes keeps it.
@read = addrspace(1) constant i32 1
@compared = addrspace(1) constant i32 2
@stored = addrspace(1) constant i32 3
@listed = internal addrspace(1) constant i32 4
@list = constant [1 x ptr addrspace(1)] [ptr addrspace(1) @listed]
declare void @outside()
define i1 @f(ptr addrspace(1) %p, ptr %q) {
  %x = load i32, ptr addrspace(1) @read
  %c = icmp eq ptr addrspace(1) @compared, %p
  store ptr addrspace(1) @stored, ptr %q
  call void @outside()
  ret i1 %c
}
; EXPECT
; @read = local_unnamed_addr addrspace(1) constant i32 1
; @compared = addrspace(1) constant i32 2
; @stored = addrspace(1) constant i32 3
; @listed = internal addrspace(1) constant i32 4
; @list = local_unnamed_addr constant [1 x ptr addrspace(1)] [ptr addrspace(1) @listed]
;
; declare void @outside() local_unnamed_addr
;
; define i1 @f(ptr addrspace(1) %p, ptr %q) local_unnamed_addr {
;   %x = load i32, ptr addrspace(1) @read, align 4
;   %c = icmp eq ptr addrspace(1) @compared, %p
;   store ptr addrspace(1) @stored, ptr %q, align 8
;   call void @outside()
;   ret i1 %c
; }
