; RUN: opt -passes=globalopt
; Loads behind the only store of a constant give it; of a value that differs by thread only where no other thread or call may come between.
@fixed = internal addrspace(1) global i32 0
@quiet = internal addrspace(1) global i32 0
@shared_by_all = internal addrspace(1) global i32 0
declare void @other()
define i32 @constant(i1 %c) {
  %before = load i32, ptr addrspace(1) @fixed
  store i32 5, ptr addrspace(1) @fixed
  call void @other()
  %behind = load i32, ptr addrspace(1) @fixed
  %s = add i32 %before, %behind
  ret i32 %s
}
define i32 @alone(i32 %x) nosync norecurse {
  store i32 %x, ptr addrspace(1) @quiet
  %a = load i32, ptr addrspace(1) @quiet
  ret i32 %a
}
define i32 @among_others(i32 %x) {
  store i32 %x, ptr addrspace(1) @shared_by_all
  call void @other()
  %a = load i32, ptr addrspace(1) @shared_by_all
  ret i32 %a
}
; EXPECT
; @fixed = internal unnamed_addr addrspace(1) global i1 false
; @shared_by_all = internal unnamed_addr addrspace(1) global i32 0
;
; declare void @other() local_unnamed_addr
;
; define i32 @constant(i1 %c) local_unnamed_addr {
;   %before.b = load i1, ptr addrspace(1) @fixed, align 1
;   %before = select i1 %before.b, i32 5, i32 0
;   store i1 true, ptr addrspace(1) @fixed, align 1
;   call void @other()
;   %s = add i32 %before, 5
;   ret i32 %s
; }
;
; ; Function Attrs: norecurse nosync
; define i32 @alone(i32 %x) local_unnamed_addr #0 {
;   ret i32 %x
; }
;
; define i32 @among_others(i32 %x) local_unnamed_addr {
;   store i32 %x, ptr addrspace(1) @shared_by_all, align 4
;   call void @other()
;   %a = load i32, ptr addrspace(1) @shared_by_all, align 4
;   ret i32 %a
; }
;
; attributes #0 = { norecurse nosync }
