; RUN: opt -passes='expand-wide-integers'
; A product with its overflow bit: in twice the width where that is made in place, else by the routine, which gives both halves; signed
; numbers by their magnitudes. Elements of vectors one by one.
declare void @__warpc_multiply_digits(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5), i32, i32)
declare { i600, i1 } @llvm.umul.with.overflow.i600(i600, i600)
declare { i200, i1 } @llvm.smul.with.overflow.i200(i200, i200)
declare { <2 x i256>, <2 x i1> } @llvm.uadd.with.overflow.v2i256(<2 x i256>, <2 x i256>)

define { i600, i1 } @by_routine(i600 %a, i600 %b) {
  %r = call { i600, i1 } @llvm.umul.with.overflow.i600(i600 %a, i600 %b)
  ret { i600, i1 } %r
}
define { i200, i1 } @in_place(i200 %a, i200 %b) {
  %r = call { i200, i1 } @llvm.smul.with.overflow.i200(i200 %a, i200 %b)
  ret { i200, i1 } %r
}
define { <2 x i256>, <2 x i1> } @lanes(<2 x i256> %a, <2 x i256> %b) {
  %r = call { <2 x i256>, <2 x i1> } @llvm.uadd.with.overflow.v2i256(<2 x i256> %a, <2 x i256> %b)
  ret { <2 x i256>, <2 x i1> } %r
}
; EXPECT
; declare void @__warpc_multiply_digits(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5), i32, i32)
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i600, i1 } @llvm.umul.with.overflow.i600(i600, i600) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i200, i1 } @llvm.smul.with.overflow.i200(i200, i200) #0
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { <2 x i256>, <2 x i1> } @llvm.uadd.with.overflow.v2i256(<2 x i256>, <2 x i256>) #0
;
; define { i600, i1 } @by_routine(i600 %a, i600 %b) {
;   %1 = alloca [10 x i64], align 16
;   %2 = addrspacecast ptr %1 to ptr addrspace(5)
;   %3 = alloca [11 x i64], align 16
;   %4 = addrspacecast ptr %3 to ptr addrspace(5)
;   %5 = alloca [20 x i64], align 16
;   %6 = addrspacecast ptr %5 to ptr addrspace(5)
;   %7 = zext i600 %a to i640
;   store i640 %7, ptr addrspace(5) %4, align 16
;   %8 = zext i600 %b to i640
;   store i640 %8, ptr addrspace(5) %2, align 16
;   call void @__warpc_multiply_digits(ptr addrspace(5) %6, ptr addrspace(5) %4, ptr addrspace(5) %2, i32 20, i32 40)
;   %9 = load i640, ptr addrspace(5) %6, align 16
;   %10 = getelementptr i64, ptr addrspace(5) %6, i64 10
;   %11 = load i640, ptr addrspace(5) %10, align 8
;   %12 = icmp ne i640 %11, 0
;   %13 = trunc i640 %9 to i600
;   %14 = zext i600 %13 to i640
;   %15 = icmp ne i640 %14, %9
;   %16 = or i1 %12, %15
;   %17 = insertvalue { i600, i1 } poison, i600 %13, 0
;   %18 = insertvalue { i600, i1 } %17, i1 %16, 1
;   ret { i600, i1 } %18
; }
;
; define { i200, i1 } @in_place(i200 %a, i200 %b) {
;   %1 = freeze i200 %a
;   %2 = freeze i200 %b
;   %3 = icmp slt i200 %1, 0
;   %4 = icmp slt i200 %2, 0
;   %5 = sub i200 0, %1
;   %6 = select i1 %3, i200 %5, i200 %1
;   %7 = sub i200 0, %2
;   %8 = select i1 %4, i200 %7, i200 %2
;   %9 = zext i200 %6 to i400
;   %10 = zext i200 %8 to i400
;   %11 = mul i400 %9, %10
;   %12 = trunc i400 %11 to i200
;   %13 = lshr i400 %11, 200
;   %14 = icmp ne i400 %13, 0
;   %15 = xor i1 %3, %4
;   %16 = sub i200 0, %12
;   %17 = select i1 %15, i200 %16, i200 %12
;   %18 = icmp slt i200 %17, 0
;   %19 = xor i1 %18, %15
;   %20 = icmp ne i200 %17, 0
;   %21 = and i1 %19, %20
;   %22 = or i1 %14, %21
;   %23 = insertvalue { i200, i1 } poison, i200 %17, 0
;   %24 = insertvalue { i200, i1 } %23, i1 %22, 1
;   ret { i200, i1 } %24
; }
;
; define { <2 x i256>, <2 x i1> } @lanes(<2 x i256> %a, <2 x i256> %b) {
;   %1 = extractelement <2 x i256> %a, i32 0
;   %2 = extractelement <2 x i256> %b, i32 0
;   %3 = freeze i256 %1
;   %4 = freeze i256 %2
;   %5 = add i256 %3, %4
;   %6 = icmp ult i256 %5, %3
;   %7 = insertelement <2 x i256> poison, i256 %5, i32 0
;   %8 = insertelement <2 x i1> poison, i1 %6, i32 0
;   %9 = extractelement <2 x i256> %a, i32 1
;   %10 = extractelement <2 x i256> %b, i32 1
;   %11 = freeze i256 %9
;   %12 = freeze i256 %10
;   %13 = add i256 %11, %12
;   %14 = icmp ult i256 %13, %11
;   %15 = insertelement <2 x i256> %7, i256 %13, i32 1
;   %16 = insertelement <2 x i1> %8, i1 %14, i32 1
;   %17 = insertvalue { <2 x i256>, <2 x i1> } poison, <2 x i256> %15, 0
;   %18 = insertvalue { <2 x i256>, <2 x i1> } %17, <2 x i1> %16, 1
;   ret { <2 x i256>, <2 x i1> } %18
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
