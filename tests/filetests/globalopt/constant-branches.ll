; RUN: opt -passes=globalopt
; Branches on constants go one way, so that accesses on the other do not count.
@flag = internal addrspace(1) global i32 1
define i32 @f() {
  br i1 false, label %never, label %always
never:
  store i32 2, ptr addrspace(1) @flag
  br label %always
always:
  %p = phi i32 [ 3, %0 ], [ 4, %never ]
  %x = load i32, ptr addrspace(1) @flag
  %s = add i32 %x, %p
  ret i32 %s
}
; EXPECT
; define i32 @f() local_unnamed_addr {
;   br label %always
;
; always:                                           ; preds = %0
;   %p = phi i32 [ 3, %0 ]
;   %s = add i32 1, %p
;   ret i32 %s
; }
