; RUN: opt -passes=print-memderefs -disable-output
; Casts between address spaces keep the object and its alignment.
@shared = internal addrspace(3) global [8 x float] zeroinitializer, align 16
define float @f() {
  %a = load float, ptr addrspacecast (ptr addrspace(3) @shared to ptr), align 16
  %b = load float, ptr addrspace(3) @shared
  ret float %a
}
; EXPECT
; Memory Dereferencibility of pointers in function 'f'
; The following are dereferenceable:
;   ptr addrspacecast (ptr addrspace(3) @shared to ptr)	(aligned)
;   @shared = internal addrspace(3) global [8 x float] zeroinitializer, align 16	(aligned)
