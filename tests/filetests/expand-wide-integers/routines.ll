; RUN: opt -passes='expand-wide-integers'
; Quotient and remainder of one division are one call; a power of two needs none, nor does a product of 1024 bits.
declare void @__warpc_divide_digits(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5), i32)
declare void @__warpc_multiply_digits(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5), i32, i32)

define i200 @both(i200 %a, i200 %b) {
  %q = sdiv i200 %a, %b
  %r = srem i200 %a, %b
  %s = xor i200 %q, %r
  ret i200 %s
}
define i256 @shifted(i256 %a) {
  %q = udiv i256 %a, 340282366920938463463374607431768211456
  %r = urem i256 %a, 65536
  %s = xor i256 %q, %r
  ret i256 %s
}
define i2048 @long(i2048 %a, i2048 %b) {
  %r = mul i2048 %a, %b
  ret i2048 %r
}
define i1024 @in_place(i1024 %a, i1024 %b) {
  %r = mul i1024 %a, %b
  ret i1024 %r
}
; EXPECT
; declare void @__warpc_divide_digits(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5), i32)
;
; declare void @__warpc_multiply_digits(ptr addrspace(5), ptr addrspace(5), ptr addrspace(5), i32, i32)
;
; define i200 @both(i200 %a, i200 %b) {
;   %1 = alloca [4 x i64], align 16
;   %2 = addrspacecast ptr %1 to ptr addrspace(5)
;   %3 = alloca [5 x i64], align 16
;   %4 = addrspacecast ptr %3 to ptr addrspace(5)
;   %5 = alloca [8 x i64], align 16
;   %6 = addrspacecast ptr %5 to ptr addrspace(5)
;   %7 = freeze i200 %a
;   %8 = freeze i200 %b
;   %9 = icmp slt i200 %7, 0
;   %10 = icmp slt i200 %8, 0
;   %11 = sub i200 0, %7
;   %12 = select i1 %9, i200 %11, i200 %7
;   %13 = sub i200 0, %8
;   %14 = select i1 %10, i200 %13, i200 %8
;   %15 = zext i200 %12 to i256
;   store i256 %15, ptr addrspace(5) %4, align 16
;   %16 = zext i200 %14 to i256
;   store i256 %16, ptr addrspace(5) %2, align 16
;   %17 = getelementptr i64, ptr addrspace(5) %4, i64 4
;   store i64 0, ptr addrspace(5) %17, align 8
;   call void @__warpc_divide_digits(ptr addrspace(5) %6, ptr addrspace(5) %4, ptr addrspace(5) %2, i32 8)
;   %18 = load i256, ptr addrspace(5) %6, align 16
;   %19 = trunc i256 %18 to i200
;   %20 = load i256, ptr addrspace(5) %4, align 16
;   %21 = trunc i256 %20 to i200
;   %22 = xor i1 %9, %10
;   %23 = sub i200 0, %19
;   %24 = select i1 %22, i200 %23, i200 %19
;   %25 = sub i200 0, %21
;   %26 = select i1 %9, i200 %25, i200 %21
;   %s = xor i200 %24, %26
;   ret i200 %s
; }
;
; define i256 @shifted(i256 %a) {
;   %1 = lshr i256 %a, 128
;   %2 = and i256 %a, 65535
;   %s = xor i256 %1, %2
;   ret i256 %s
; }
;
; define i2048 @long(i2048 %a, i2048 %b) {
;   %1 = alloca [32 x i64], align 16
;   %2 = addrspacecast ptr %1 to ptr addrspace(5)
;   %3 = alloca [33 x i64], align 16
;   %4 = addrspacecast ptr %3 to ptr addrspace(5)
;   %5 = alloca [64 x i64], align 16
;   %6 = addrspacecast ptr %5 to ptr addrspace(5)
;   store i2048 %a, ptr addrspace(5) %4, align 16
;   store i2048 %b, ptr addrspace(5) %2, align 16
;   call void @__warpc_multiply_digits(ptr addrspace(5) %6, ptr addrspace(5) %4, ptr addrspace(5) %2, i32 64, i32 64)
;   %7 = load i2048, ptr addrspace(5) %6, align 16
;   ret i2048 %7
; }
;
; define i1024 @in_place(i1024 %a, i1024 %b) {
;   %r = mul i1024 %a, %b
;   ret i1024 %r
; }
