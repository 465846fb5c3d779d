; RUN: opt -passes='wide-integer-routines,expand-wide-integers'
; The overflow bit of a product of more than half of the limit needs the routine.
declare { i513, i1 } @llvm.umul.with.overflow.i513(i513, i513)
define i1 @overflows(i513 %a, i513 %b) {
  %s = call { i513, i1 } @llvm.umul.with.overflow.i513(i513 %a, i513 %b)
  %r = extractvalue { i513, i1 } %s, 1
  ret i1 %r
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i513, i1 } @llvm.umul.with.overflow.i513(i513, i513) #0
;
; define i1 @overflows(i513 %a, i513 %b) {
;   %1 = alloca [9 x i64], align 16
;   %2 = addrspacecast ptr %1 to ptr addrspace(5)
;   %3 = alloca [10 x i64], align 16
;   %4 = addrspacecast ptr %3 to ptr addrspace(5)
;   %5 = alloca [18 x i64], align 16
;   %6 = addrspacecast ptr %5 to ptr addrspace(5)
;   %7 = zext i513 %a to i576
;   store i576 %7, ptr addrspace(5) %4, align 16
;   %8 = zext i513 %b to i576
;   store i576 %8, ptr addrspace(5) %2, align 16
;   call void @__warpc_multiply_digits(ptr addrspace(5) %6, ptr addrspace(5) %4, ptr addrspace(5) %2, i32 18, i32 36)
;   %9 = load i576, ptr addrspace(5) %6, align 16
;   %10 = getelementptr i64, ptr addrspace(5) %6, i64 9
;   %11 = load i576, ptr addrspace(5) %10, align 8
;   %12 = icmp ne i576 %11, 0
;   %13 = trunc i576 %9 to i513
;   %14 = zext i513 %13 to i576
;   %15 = icmp ne i576 %14, %9
;   %16 = or i1 %12, %15
;   %17 = insertvalue { i513, i1 } poison, i513 %13, 0
;   %18 = insertvalue { i513, i1 } %17, i1 %16, 1
;   %r = extractvalue { i513, i1 } %18, 1
;   ret i1 %r
; }
;
; ; Function Attrs: noinline nounwind memory(argmem: readwrite)
; define internal void @__warpc_multiply_digits(ptr addrspace(5) noalias %product, ptr addrspace(5) noalias %left, ptr addrspace(5) noalias %right, i32 %count, i32 %length) #1 {
; entry:
;   br label %clear
;
; clear:                                            ; preds = %clear.one, %entry
;   %zero.at = phi i32 [ 0, %entry ], [ %zero.next, %clear.one ]
;   %zero.more = icmp ult i32 %zero.at, %length
;   br i1 %zero.more, label %clear.one, label %rows
;
; clear.one:                                        ; preds = %clear
;   %zero.place = getelementptr i32, ptr addrspace(5) %product, i32 %zero.at
;   store i32 0, ptr addrspace(5) %zero.place, align 4
;   %zero.next = add i32 %zero.at, 1
;   br label %clear
;
; rows:                                             ; preds = %row.end, %clear
;   %row = phi i32 [ 0, %clear ], [ %row.next, %row.end ]
;   %row.more = icmp ult i32 %row, %count
;   br i1 %row.more, label %row.start, label %done
;
; row.start:                                        ; preds = %rows
;   %factor.place = getelementptr i32, ptr addrspace(5) %right, i32 %row
;   %factor = load i32, ptr addrspace(5) %factor.place, align 4
;   %factor.wide = zext i32 %factor to i64
;   %base = getelementptr i32, ptr addrspace(5) %product, i32 %row
;   %room = sub i32 %length, %row
;   %short = icmp ult i32 %room, %count
;   %columns = select i1 %short, i32 %room, i32 %count
;   %nothing = icmp eq i32 %factor, 0
;   br i1 %nothing, label %row.end, label %columns.loop
;
; columns.loop:                                     ; preds = %column.one, %row.start
;   %column = phi i32 [ 0, %row.start ], [ %column.next, %column.one ]
;   %carry = phi i64 [ 0, %row.start ], [ %carry.next, %column.one ]
;   %column.more = icmp ult i32 %column, %columns
;   br i1 %column.more, label %column.one, label %row.carry
;
; column.one:                                       ; preds = %columns.loop
;   %digit.place = getelementptr i32, ptr addrspace(5) %left, i32 %column
;   %digit = load i32, ptr addrspace(5) %digit.place, align 4
;   %sum.place = getelementptr i32, ptr addrspace(5) %base, i32 %column
;   %old = load i32, ptr addrspace(5) %sum.place, align 4
;   %digit.wide = zext i32 %digit to i64
;   %old.wide = zext i32 %old to i64
;   %one = mul i64 %digit.wide, %factor.wide
;   %with.old = add i64 %one, %old.wide
;   %sum = add i64 %with.old, %carry
;   %sum.low = trunc i64 %sum to i32
;   store i32 %sum.low, ptr addrspace(5) %sum.place, align 4
;   %carry.next = lshr i64 %sum, 32
;   %column.next = add i32 %column, 1
;   br label %columns.loop
;
; row.carry:                                        ; preds = %columns.loop
;   %fits = icmp ult i32 %columns, %room
;   br i1 %fits, label %row.store, label %row.end
;
; row.store:                                        ; preds = %row.carry
;   %carry.place = getelementptr i32, ptr addrspace(5) %base, i32 %columns
;   %carry.low = trunc i64 %carry to i32
;   store i32 %carry.low, ptr addrspace(5) %carry.place, align 4
;   br label %row.end
;
; row.end:                                          ; preds = %row.store, %row.carry, %row.start
;   %row.next = add i32 %row, 1
;   br label %rows
;
; done:                                             ; preds = %rows
;   ret void
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { noinline nounwind memory(argmem: readwrite) }
