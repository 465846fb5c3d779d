; ModuleID = 'kernels.rs'
source_filename = "kernels.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Particle = type { [3 x float], [3 x float], float, i8, [3 x i8] }

@alloc_52455b11b06a8b3e81d0d5ffa7d27448 = private unnamed_addr constant [11 x i8] c"kernels.rs\00", align 1
@alloc_85af49526525cc678841baa2d89a1c82 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00e\00\00\00\11\00\00\00" }>, align 8
@alloc_1b4e56e391b3e76dcf3304d4f9acfea4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00Z\00\00\00\14\00\00\00" }>, align 8
@alloc_f2469ee2d317ed5a75d3995b83a7334b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00Z\00\00\00\05\00\00\00" }>, align 8
@alloc_ee0ef3445184c626e700cc930bf559dd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00[\00\00\00\05\00\00\00" }>, align 8
@alloc_e9881f26083563a57bd4833c9f94c14f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\1D\00\00\00\05\00\00\00" }>, align 8
@alloc_7b3b8accedbce89a4ae80bde1e8695d9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_52455b11b06a8b3e81d0d5ffa7d27448, [16 x i8] c"\0A\00\00\00\00\00\00\00\1A\00\00\00\0E\00\00\00" }>, align 8

; kernels::minicore::panic_bounds_check
; Function Attrs: convergent noinline noreturn nounwind
define void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 noundef %_index, i64 noundef %_len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #0 {
start:
  call void @llvm.trap()
  unreachable
}

; kernels::minicore::panic_const_div_by_zero
; Function Attrs: convergent noinline noreturn nounwind
define void @_RNvNtCs8T9ShvovNA3_7kernels8minicore23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #0 {
start:
  call void @llvm.trap()
  unreachable
}

; kernels::minicore::panic_const_rem_by_zero
; Function Attrs: convergent noinline noreturn nounwind
define void @_RNvNtCs8T9ShvovNA3_7kernels8minicore23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #0 {
start:
  call void @llvm.trap()
  unreachable
}

; kernels::minicore::global_x
; Function Attrs: alwaysinline convergent nounwind
define internal noundef i64 @_RNvNtCs8T9ShvovNA3_7kernels8minicore8global_x() unnamed_addr #1 {
start:
  %_4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_2 = mul i32 %_4, %_6
  %_8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_1 = add i32 %_2, %_8
  %_0 = zext i32 %_1 to i64
  ret i64 %_0
}

; Function Attrs: convergent nounwind
define ptx_kernel void @gcds(ptr noundef %a, ptr noundef %b, ptr noundef %out) unnamed_addr #2 {
start:
  %y = alloca [4 x i8], align 4
  %x = alloca [4 x i8], align 4
; call kernels::minicore::global_x
  %i = call noundef i64 @_RNvNtCs8T9ShvovNA3_7kernels8minicore8global_x() #8
  %_6 = getelementptr inbounds nuw i32, ptr %a, i64 %i
  %0 = load i32, ptr %_6, align 4, !noundef !2
  store i32 %0, ptr %x, align 4
  %_8 = getelementptr inbounds nuw i32, ptr %b, i64 %i
  %1 = load i32, ptr %_8, align 4, !noundef !2
  store i32 %1, ptr %y, align 4
  br label %bb2

bb2:                                              ; preds = %bb4, %start
  %_9 = load i32, ptr %y, align 4, !noundef !2
  %2 = icmp eq i32 %_9, 0
  br i1 %2, label %bb5, label %bb3

bb5:                                              ; preds = %bb2
  %3 = load i32, ptr %x, align 4, !noundef !2
  switch i32 %3, label %bb6 [
    i32 0, label %bb12
    i32 1, label %bb11
    i32 2, label %bb10
    i32 4, label %bb10
    i32 8, label %bb10
  ]

bb3:                                              ; preds = %bb2
  %_11 = load i32, ptr %y, align 4, !noundef !2
  %_12 = icmp eq i32 %_11, 0
  br i1 %_12, label %panic, label %bb4

bb6:                                              ; preds = %bb5
  %4 = load i32, ptr %x, align 4, !noundef !2
  %_13 = icmp ule i32 3, %4
  br i1 %_13, label %bb9, label %bb7

bb12:                                             ; preds = %bb5
  store i32 0, ptr %x, align 4
  br label %bb13

bb11:                                             ; preds = %bb5
  store i32 7, ptr %x, align 4
  br label %bb13

bb10:                                             ; preds = %bb5, %bb5, %bb5
  store i32 9, ptr %x, align 4
  br label %bb13

bb13:                                             ; preds = %bb8, %bb7, %bb10, %bb11, %bb12
  %_16 = getelementptr inbounds nuw i32, ptr %out, i64 %i
  %5 = load i32, ptr %x, align 4, !noundef !2
  store i32 %5, ptr %_16, align 4
  ret void

bb7:                                              ; preds = %bb9, %bb6
  br label %bb13

bb9:                                              ; preds = %bb6
  %6 = load i32, ptr %x, align 4, !noundef !2
  %_14 = icmp ule i32 %6, 10
  br i1 %_14, label %bb8, label %bb7

bb8:                                              ; preds = %bb9
  %_15 = load i32, ptr %x, align 4, !noundef !2
  %7 = mul i32 %_15, 2
  store i32 %7, ptr %x, align 4
  br label %bb13

bb4:                                              ; preds = %bb3
  %8 = load i32, ptr %x, align 4, !noundef !2
  %t = urem i32 %8, %_11
  %9 = load i32, ptr %y, align 4, !noundef !2
  store i32 %9, ptr %x, align 4
  store i32 %t, ptr %y, align 4
  br label %bb2

panic:                                            ; preds = %bb3
; call kernels::minicore::panic_const_rem_by_zero
  call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_85af49526525cc678841baa2d89a1c82) #9
  unreachable
}

; Function Attrs: convergent nounwind
define ptx_kernel void @integrate(ptr noundef %p, i64 noundef %n, float noundef %dt, i64 noundef %axis) unnamed_addr #2 {
start:
; call kernels::minicore::global_x
  %i = call noundef i64 @_RNvNtCs8T9ShvovNA3_7kernels8minicore8global_x() #8
  %_6 = icmp uge i64 %i, %n
  br i1 %_6, label %bb2, label %bb3

bb3:                                              ; preds = %start
  %q = getelementptr inbounds nuw %Particle, ptr %p, i64 %i
  %0 = getelementptr inbounds i8, ptr %q, i64 28
  %1 = load i8, ptr %0, align 4, !range !3, !noundef !2
  %_8 = trunc nuw i8 %1 to i1
  br i1 %_8, label %bb5, label %bb4

bb2:                                              ; preds = %start
  br label %bb10

bb4:                                              ; preds = %bb3
  br label %bb10

bb5:                                              ; preds = %bb3
  %2 = getelementptr inbounds i8, ptr %q, i64 12
  %3 = getelementptr inbounds nuw float, ptr %2, i64 0
  %_13 = load float, ptr %3, align 4, !noundef !2
  %4 = getelementptr inbounds i8, ptr %q, i64 12
  %5 = getelementptr inbounds nuw float, ptr %4, i64 0
  %_14 = load float, ptr %5, align 4, !noundef !2
  %_12 = fmul float %_13, %_14
  %6 = getelementptr inbounds i8, ptr %q, i64 12
  %7 = getelementptr inbounds nuw float, ptr %6, i64 1
  %_16 = load float, ptr %7, align 4, !noundef !2
  %8 = getelementptr inbounds i8, ptr %q, i64 12
  %9 = getelementptr inbounds nuw float, ptr %8, i64 1
  %_17 = load float, ptr %9, align 4, !noundef !2
  %_15 = fmul float %_16, %_17
  %_11 = fadd float %_12, %_15
  %10 = getelementptr inbounds i8, ptr %q, i64 12
  %11 = getelementptr inbounds nuw float, ptr %10, i64 2
  %_19 = load float, ptr %11, align 4, !noundef !2
  %12 = getelementptr inbounds i8, ptr %q, i64 12
  %13 = getelementptr inbounds nuw float, ptr %12, i64 2
  %_20 = load float, ptr %13, align 4, !noundef !2
  %_18 = fmul float %_19, %_20
  %_10 = fadd float %_11, %_18
  %speed = call float @llvm.sqrt.f32(float %_10)
  %_23 = icmp ult i64 %axis, 3
  br i1 %_23, label %bb7, label %panic

bb10:                                             ; preds = %bb2, %bb4
  br label %bb11

bb7:                                              ; preds = %bb5
  %14 = getelementptr inbounds i8, ptr %q, i64 12
  %15 = getelementptr inbounds nuw float, ptr %14, i64 %axis
  %_22 = load float, ptr %15, align 4, !noundef !2
  %_21 = fmul float %_22, %dt
  br i1 %_23, label %bb8, label %panic1

panic:                                            ; preds = %bb5
; call kernels::minicore::panic_bounds_check
  call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 noundef %axis, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_1b4e56e391b3e76dcf3304d4f9acfea4) #9
  unreachable

bb8:                                              ; preds = %bb7
  %16 = getelementptr inbounds nuw float, ptr %q, i64 %axis
  %17 = getelementptr inbounds nuw float, ptr %q, i64 %axis
  %18 = load float, ptr %17, align 4, !noundef !2
  %19 = fadd float %18, %_21
  store float %19, ptr %16, align 4
  %_26 = fmul float 0x3F847AE140000000, %speed
  %20 = getelementptr inbounds i8, ptr %q, i64 24
  %_27 = load float, ptr %20, align 4, !noundef !2
  %_25 = fdiv float %_26, %_27
  %_24 = fsub float 1.000000e+00, %_25
  br i1 %_23, label %bb9, label %panic2

panic1:                                           ; preds = %bb7
; call kernels::minicore::panic_bounds_check
  call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 noundef %axis, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f2469ee2d317ed5a75d3995b83a7334b) #9
  unreachable

bb9:                                              ; preds = %bb8
  %21 = getelementptr inbounds i8, ptr %q, i64 12
  %22 = getelementptr inbounds nuw float, ptr %21, i64 %axis
  %23 = getelementptr inbounds i8, ptr %q, i64 12
  %24 = getelementptr inbounds nuw float, ptr %23, i64 %axis
  %25 = load float, ptr %24, align 4, !noundef !2
  %26 = fmul float %25, %_24
  store float %26, ptr %22, align 4
  %27 = getelementptr inbounds i8, ptr %q, i64 28
  %28 = fcmp olt float %speed, 1.000000e+02
  %29 = zext i1 %28 to i8
  store i8 %29, ptr %27, align 4
  br label %bb11

panic2:                                           ; preds = %bb8
; call kernels::minicore::panic_bounds_check
  call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 noundef %axis, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ee0ef3445184c626e700cc930bf559dd) #9
  unreachable

bb11:                                             ; preds = %bb10, %bb9
  ret void
}

; Function Attrs: convergent nounwind
define ptx_kernel void @matmul(ptr noundef %a, ptr noundef %b, ptr noundef %c, i64 noundef %n) unnamed_addr #2 {
start:
  %k = alloca [8 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %_9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %_11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %_7 = mul i32 %_9, %_11
  %_13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %_6 = add i32 %_7, %_13
  %row = zext i32 %_6 to i64
; call kernels::minicore::global_x
  %col = call noundef i64 @_RNvNtCs8T9ShvovNA3_7kernels8minicore8global_x() #8
  %_15 = icmp uge i64 %row, %n
  br i1 %_15, label %bb6, label %bb5

bb5:                                              ; preds = %start
  %_16 = icmp uge i64 %col, %n
  br i1 %_16, label %bb6, label %bb7

bb6:                                              ; preds = %bb5, %start
  br label %bb12

bb7:                                              ; preds = %bb5
  store float 0.000000e+00, ptr %acc, align 4
  call void @llvm.lifetime.start.p0(ptr %k)
  store i64 0, ptr %k, align 8
  br label %bb8

bb8:                                              ; preds = %bb9, %bb7
  %_20 = load i64, ptr %k, align 8, !noundef !2
  %_19 = icmp ult i64 %_20, %n
  br i1 %_19, label %bb9, label %bb11

bb11:                                             ; preds = %bb8
  %_34 = mul i64 %row, %n
  %_33 = add i64 %_34, %col
  %_32 = getelementptr inbounds nuw float, ptr %c, i64 %_33
  %0 = load float, ptr %acc, align 4, !noundef !2
  store float %0, ptr %_32, align 4
  call void @llvm.lifetime.end.p0(ptr %k)
  br label %bb12

bb9:                                              ; preds = %bb8
  %_25 = mul i64 %row, %n
  %_26 = load i64, ptr %k, align 8, !noundef !2
  %_24 = add i64 %_25, %_26
  %_23 = getelementptr inbounds nuw float, ptr %a, i64 %_24
  %_22 = load float, ptr %_23, align 4, !noundef !2
  %_31 = load i64, ptr %k, align 8, !noundef !2
  %_30 = mul i64 %_31, %n
  %_29 = add i64 %_30, %col
  %_28 = getelementptr inbounds nuw float, ptr %b, i64 %_29
  %_27 = load float, ptr %_28, align 4, !noundef !2
  %1 = load float, ptr %acc, align 4, !noundef !2
  %_21 = call float @llvm.fma.f32(float %_22, float %_27, float %1)
  store float %_21, ptr %acc, align 4
  %2 = load i64, ptr %k, align 8, !noundef !2
  %3 = add i64 %2, 1
  store i64 %3, ptr %k, align 8
  br label %bb8

bb12:                                             ; preds = %bb6, %bb11
  ret void
}

; Function Attrs: convergent nounwind
define ptx_kernel void @monte_carlo_pi(ptr noundef %counts, i32 noundef %samples, i64 noundef %seed) unnamed_addr #2 {
start:
  %k = alloca [4 x i8], align 4
  %inside = alloca [4 x i8], align 4
  %s = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %s)
; call kernels::minicore::global_x
  %_7 = call noundef i64 @_RNvNtCs8T9ShvovNA3_7kernels8minicore8global_x() #8
  %_5 = mul i64 %_7, -7046029254386353131
  %0 = add i64 %seed, %_5
  store i64 %0, ptr %s, align 8
  store i32 0, ptr %inside, align 4
  call void @llvm.lifetime.start.p0(ptr %k)
  store i32 0, ptr %k, align 4
  br label %bb2

bb2:                                              ; preds = %bb6, %start
  %_11 = load i32, ptr %k, align 4, !noundef !2
  %_10 = icmp ult i32 %_11, %samples
  br i1 %_10, label %bb3, label %bb7

bb7:                                              ; preds = %bb2
; call kernels::minicore::global_x
  %_24 = call noundef i64 @_RNvNtCs8T9ShvovNA3_7kernels8minicore8global_x() #8
  %_23 = getelementptr inbounds nuw i32, ptr %counts, i64 %_24
  %1 = load i32, ptr %inside, align 4, !noundef !2
  store i32 %1, ptr %_23, align 4
  call void @llvm.lifetime.end.p0(ptr %k)
  call void @llvm.lifetime.end.p0(ptr %s)
  ret void

bb3:                                              ; preds = %bb2
  %2 = load i64, ptr %s, align 8, !noundef !2
  %3 = add i64 %2, -6884282663029611473
  store i64 %3, ptr %s, align 8
  %_27 = load i64, ptr %s, align 8, !noundef !2
  %_26 = zext i64 %_27 to i128
  %_30 = load i64, ptr %s, align 8, !noundef !2
  %_29 = xor i64 %_30, -1800455987208640293
  %_28 = zext i64 %_29 to i128
  %_25 = mul i128 %_26, %_28
  %_32 = lshr i128 %_25, 64
  %_31 = trunc i128 %_32 to i64
  %_33 = trunc i128 %_25 to i64
  %r = xor i64 %_31, %_33
  %_15 = lshr i64 %r, 40
  %_14 = uitofp i64 %_15 to float
  %x = fmul float %_14, 0x3E70000000000000
  %_18 = and i64 %r, 16777215
  %_17 = uitofp i64 %_18 to float
  %y = fmul float %_17, 0x3E70000000000000
  %_21 = fmul float %x, %x
  %_22 = fmul float %y, %y
  %_20 = fadd float %_21, %_22
  %_19 = fcmp ole float %_20, 1.000000e+00
  br i1 %_19, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  br label %bb6

bb4:                                              ; preds = %bb3
  %4 = load i32, ptr %inside, align 4, !noundef !2
  %5 = add i32 %4, 1
  store i32 %5, ptr %inside, align 4
  br label %bb6

bb6:                                              ; preds = %bb4, %bb5
  %6 = load i32, ptr %k, align 4, !noundef !2
  %7 = add i32 %6, 1
  store i32 %7, ptr %k, align 4
  br label %bb2
}

; Function Attrs: convergent nounwind
define ptx_kernel void @saxpy(i64 noundef %n, float noundef %a, ptr noundef %x, ptr noundef %y) unnamed_addr #2 {
start:
; call kernels::minicore::global_x
  %i = call noundef i64 @_RNvNtCs8T9ShvovNA3_7kernels8minicore8global_x() #8
  %_6 = icmp ult i64 %i, %n
  br i1 %_6, label %bb2, label %bb3

bb3:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  %_9 = getelementptr inbounds nuw float, ptr %x, i64 %i
  %_8 = load float, ptr %_9, align 4, !noundef !2
  %_7 = fmul float %a, %_8
  %_11 = getelementptr inbounds nuw float, ptr %y, i64 %i
  %_10 = load float, ptr %_11, align 4, !noundef !2
  %_13 = getelementptr inbounds nuw float, ptr %y, i64 %i
  %0 = fadd float %_7, %_10
  store float %0, ptr %_13, align 4
  br label %bb3
}

; Function Attrs: convergent nounwind
define ptx_kernel void @sum_strided([2 x i64] %0, [2 x i64] %1) unnamed_addr #2 {
start:
  %s = alloca [4 x i8], align 4
  %i = alloca [8 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %out = alloca [16 x i8], align 8
  %3 = alloca [16 x i8], align 8
  %x = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr %3)
  store [2 x i64] %0, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %x, ptr align 8 %3, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %3)
  call void @llvm.lifetime.start.p0(ptr %2)
  store [2 x i64] %1, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %2, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %2)
  %_6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %_8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_4 = mul i32 %_6, %_8
  %step = zext i32 %_4 to i64
; call kernels::minicore::global_x
  %first = call noundef i64 @_RNvNtCs8T9ShvovNA3_7kernels8minicore8global_x() #8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 %first, ptr %i, align 8
  store float 0.000000e+00, ptr %s, align 4
  br label %bb4

bb4:                                              ; preds = %bb6, %start
  %_13 = load i64, ptr %i, align 8, !noundef !2
  %_12 = icmp ult i64 %_13, 1048576
  br i1 %_12, label %bb5, label %bb7

bb7:                                              ; preds = %bb4
  %4 = load ptr, ptr %out, align 8, !nonnull !2, !align !4, !noundef !2
  %5 = getelementptr inbounds i8, ptr %out, i64 8
  %_18 = load i64, ptr %5, align 8, !noundef !2
  %_19 = icmp ult i64 %first, %_18
  br i1 %_19, label %bb8, label %panic

bb5:                                              ; preds = %bb4
  %_15 = load i64, ptr %i, align 8, !noundef !2
  %6 = load ptr, ptr %x, align 8, !nonnull !2, !align !4, !noundef !2
  %7 = getelementptr inbounds i8, ptr %x, i64 8
  %_16 = load i64, ptr %7, align 8, !noundef !2
  %_17 = icmp ult i64 %_15, %_16
  br i1 %_17, label %bb6, label %panic1

bb8:                                              ; preds = %bb7
  %8 = load ptr, ptr %out, align 8, !nonnull !2, !align !4, !noundef !2
  %9 = getelementptr inbounds i8, ptr %out, i64 8
  %10 = load i64, ptr %9, align 8, !noundef !2
  %11 = getelementptr inbounds nuw float, ptr %8, i64 %first
  %12 = load float, ptr %s, align 4, !noundef !2
  store float %12, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  ret void

panic:                                            ; preds = %bb7
; call kernels::minicore::panic_bounds_check
  call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 noundef %first, i64 noundef %_18, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e9881f26083563a57bd4833c9f94c14f) #9
  unreachable

bb6:                                              ; preds = %bb5
  %13 = load ptr, ptr %x, align 8, !nonnull !2, !align !4, !noundef !2
  %14 = getelementptr inbounds i8, ptr %x, i64 8
  %15 = load i64, ptr %14, align 8, !noundef !2
  %16 = getelementptr inbounds nuw float, ptr %13, i64 %_15
  %_14 = load float, ptr %16, align 4, !noundef !2
  %17 = load float, ptr %s, align 4, !noundef !2
  %18 = fadd float %17, %_14
  store float %18, ptr %s, align 4
  %19 = load i64, ptr %i, align 8, !noundef !2
  %20 = add i64 %19, %step
  store i64 %20, ptr %i, align 8
  br label %bb4

panic1:                                           ; preds = %bb5
; call kernels::minicore::panic_bounds_check
  call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 noundef %_15, i64 noundef %_16, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7b3b8accedbce89a4ae80bde1e8695d9) #9
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent noinline noreturn nounwind "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #1 = { alwaysinline convergent nounwind "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #2 = { convergent nounwind "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { alwaysinline nounwind }
attributes #9 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.97.0-nightly (e50aa6fba 2026-05-19)"}
!2 = !{}
!3 = !{i8 0, i8 2}
!4 = !{i64 4}
