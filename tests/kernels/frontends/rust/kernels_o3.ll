; ModuleID = 'kernels.rs'
source_filename = "kernels.rs"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Particle = type { [3 x float], [3 x float], float, i8, [3 x i8] }

@switch.table.gcds = private unnamed_addr constant [9 x i32] [i32 0, i32 7, i32 9, i32 poison, i32 9, i32 poison, i32 poison, i32 poison, i32 9], align 4

; kernels::minicore::panic_bounds_check
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 %_index, i64 %_len, ptr noalias readonly align 8 captures(none) %0) unnamed_addr #0 {
start:
  tail call void @llvm.trap()
  unreachable
}

; kernels::minicore::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define void @_RNvNtCs8T9ShvovNA3_7kernels8minicore23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %0) unnamed_addr #0 {
start:
  tail call void @llvm.trap()
  unreachable
}

; kernels::minicore::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define void @_RNvNtCs8T9ShvovNA3_7kernels8minicore23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %0) unnamed_addr #0 {
start:
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @gcds(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 {
start:
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_2.i = mul i32 %_4.i, %_6.i
  %_8.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_1.i = add i32 %_2.i, %_8.i
  %_0.i = zext i32 %_1.i to i64
  %_6 = getelementptr inbounds nuw i32, ptr %a, i64 %_0.i
  %0 = load i32, ptr %_6, align 4, !noundef !2
  %_8 = getelementptr inbounds nuw i32, ptr %b, i64 %_0.i
  %1 = load i32, ptr %_8, align 4, !noundef !2
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %bb5, label %bb4

bb5:                                              ; preds = %bb4, %start
  %x.sroa.0.0.lcssa = phi i32 [ %0, %start ], [ %y.sroa.0.08, %bb4 ]
  %3 = icmp ult i32 %x.sroa.0.0.lcssa, 9
  %switch.maskindex = trunc i32 %x.sroa.0.0.lcssa to i16
  %switch.shifted = lshr i16 279, %switch.maskindex
  %switch.lobit = trunc i16 %switch.shifted to i1
  %or.cond10 = select i1 %3, i1 %switch.lobit, i1 false
  br i1 %or.cond10, label %switch.lookup, label %bb6

bb6:                                              ; preds = %bb5
  %4 = add i32 %x.sroa.0.0.lcssa, -3
  %or.cond = icmp ult i32 %4, 8
  %5 = zext i1 %or.cond to i32
  %spec.select = shl nuw nsw i32 %x.sroa.0.0.lcssa, %5
  br label %bb13

switch.lookup:                                    ; preds = %bb5
  %6 = zext nneg i32 %x.sroa.0.0.lcssa to i64
  %switch.gep = getelementptr inbounds nuw i32, ptr @switch.table.gcds, i64 %6
  %switch.load = load i32, ptr %switch.gep, align 4
  br label %bb13

bb13:                                             ; preds = %switch.lookup, %bb6
  %x.sroa.0.1 = phi i32 [ %switch.load, %switch.lookup ], [ %spec.select, %bb6 ]
  %_16 = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i
  store i32 %x.sroa.0.1, ptr %_16, align 4
  ret void

bb4:                                              ; preds = %start, %bb4
  %x.sroa.0.09 = phi i32 [ %y.sroa.0.08, %bb4 ], [ %0, %start ]
  %y.sroa.0.08 = phi i32 [ %t, %bb4 ], [ %1, %start ]
  %t = urem i32 %x.sroa.0.09, %y.sroa.0.08
  %7 = icmp eq i32 %t, 0
  br i1 %7, label %bb5, label %bb4
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @integrate(ptr noundef captures(none) %p, i64 noundef %n, float noundef %dt, i64 noundef %axis) unnamed_addr #2 {
start:
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_2.i = mul i32 %_4.i, %_6.i
  %_8.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_1.i = add i32 %_2.i, %_8.i
  %_0.i = zext i32 %_1.i to i64
  %_6.not = icmp ugt i64 %n, %_0.i
  br i1 %_6.not, label %bb3, label %bb11

bb3:                                              ; preds = %start
  %q = getelementptr inbounds nuw %Particle, ptr %p, i64 %_0.i
  %0 = getelementptr inbounds nuw i8, ptr %q, i64 28
  %1 = load i8, ptr %0, align 4, !range !3, !noundef !2
  %_8 = trunc nuw i8 %1 to i1
  br i1 %_8, label %bb5, label %bb11

bb5:                                              ; preds = %bb3
  %_23 = icmp ult i64 %axis, 3
  br i1 %_23, label %bb7, label %panic

bb7:                                              ; preds = %bb5
  %2 = getelementptr inbounds nuw i8, ptr %q, i64 12
  %_13 = load float, ptr %2, align 4, !noundef !2
  %_12 = fmul float %_13, %_13
  %3 = getelementptr inbounds nuw i8, ptr %q, i64 16
  %_16 = load float, ptr %3, align 4, !noundef !2
  %_15 = fmul float %_16, %_16
  %_11 = fadd float %_12, %_15
  %4 = getelementptr inbounds nuw i8, ptr %q, i64 20
  %_19 = load float, ptr %4, align 4, !noundef !2
  %_18 = fmul float %_19, %_19
  %_10 = fadd float %_11, %_18
  %speed = tail call float @llvm.sqrt.f32(float %_10)
  %5 = getelementptr inbounds nuw float, ptr %2, i64 %axis
  %_22 = load float, ptr %5, align 4, !noundef !2
  %_21 = fmul float %dt, %_22
  %6 = getelementptr inbounds nuw float, ptr %q, i64 %axis
  %7 = load float, ptr %6, align 4, !noundef !2
  %8 = fadd float %7, %_21
  store float %8, ptr %6, align 4
  %_26 = fmul float %speed, 0x3F847AE140000000
  %9 = getelementptr inbounds nuw i8, ptr %q, i64 24
  %_27 = load float, ptr %9, align 4, !noundef !2
  %_25 = fdiv float %_26, %_27
  %_24 = fsub float 1.000000e+00, %_25
  %10 = fmul float %_22, %_24
  store float %10, ptr %5, align 4
  %11 = fcmp olt float %speed, 1.000000e+02
  %12 = zext i1 %11 to i8
  store i8 %12, ptr %0, align 4
  br label %bb11

panic:                                            ; preds = %bb5
; call kernels::minicore::panic_bounds_check
  tail call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 poison, i64 poison, ptr noalias readonly align 8 captures(address, read_provenance) poison) #10
  unreachable

bb11:                                             ; preds = %start, %bb3, %bb7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @matmul(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %c, i64 noundef %n) unnamed_addr #1 {
start:
  %_9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %_11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %_7 = mul nuw nsw i32 %_9, %_11
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %_6 = add nuw nsw i32 %_7, %_13
  %row = zext nneg i32 %_6 to i64
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_2.i = mul i32 %_4.i, %_6.i
  %_8.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_1.i = add i32 %_2.i, %_8.i
  %_0.i = zext i32 %_1.i to i64
  %_15 = icmp ule i64 %n, %row
  %_16 = icmp ule i64 %n, %_0.i
  %or.cond = or i1 %_15, %_16
  br i1 %or.cond, label %bb12, label %bb8.preheader

bb8.preheader:                                    ; preds = %start
  %invariant.gep = getelementptr float, ptr %b, i64 %_0.i
  %_25 = mul i64 %n, %row
  %0 = getelementptr float, ptr %a, i64 %_25
  %1 = add i64 %n, -1
  %xtraiter = and i64 %n, 7
  %2 = icmp ult i64 %1, 7
  br i1 %2, label %bb9.epil.preheader, label %bb8.preheader.new

bb8.preheader.new:                                ; preds = %bb8.preheader
  %unroll_iter = and i64 %n, -8
  br label %bb9

bb11.unr-lcssa:                                   ; preds = %bb9
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb11, label %bb9.epil.preheader

bb9.epil.preheader:                               ; preds = %bb11.unr-lcssa, %bb8.preheader
  %acc.sroa.0.06.epil.init = phi float [ 0.000000e+00, %bb8.preheader ], [ %_21.7, %bb11.unr-lcssa ]
  %k.sroa.0.05.epil.init = phi i64 [ 0, %bb8.preheader ], [ %12, %bb11.unr-lcssa ]
  %lcmp.mod8 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod8)
  br label %bb9.epil

bb9.epil:                                         ; preds = %bb9.epil, %bb9.epil.preheader
  %acc.sroa.0.06.epil = phi float [ %acc.sroa.0.06.epil.init, %bb9.epil.preheader ], [ %_21.epil, %bb9.epil ]
  %k.sroa.0.05.epil = phi i64 [ %k.sroa.0.05.epil.init, %bb9.epil.preheader ], [ %3, %bb9.epil ]
  %epil.iter = phi i64 [ 0, %bb9.epil.preheader ], [ %epil.iter.next, %bb9.epil ]
  %_23.epil = getelementptr float, ptr %0, i64 %k.sroa.0.05.epil
  %_22.epil = load float, ptr %_23.epil, align 4, !noundef !2
  %_30.epil = mul i64 %k.sroa.0.05.epil, %n
  %gep.epil = getelementptr float, ptr %invariant.gep, i64 %_30.epil
  %_27.epil = load float, ptr %gep.epil, align 4, !noundef !2
  %_21.epil = tail call float @llvm.fma.f32(float %_22.epil, float %_27.epil, float %acc.sroa.0.06.epil)
  %3 = add nuw i64 %k.sroa.0.05.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb11, label %bb9.epil, !llvm.loop !4

bb11:                                             ; preds = %bb9.epil, %bb11.unr-lcssa
  %_21.lcssa = phi float [ %_21.7, %bb11.unr-lcssa ], [ %_21.epil, %bb9.epil ]
  %4 = getelementptr float, ptr %c, i64 %_25
  %_32 = getelementptr float, ptr %4, i64 %_0.i
  store float %_21.lcssa, ptr %_32, align 4
  br label %bb12

bb9:                                              ; preds = %bb9, %bb8.preheader.new
  %acc.sroa.0.06 = phi float [ 0.000000e+00, %bb8.preheader.new ], [ %_21.7, %bb9 ]
  %k.sroa.0.05 = phi i64 [ 0, %bb8.preheader.new ], [ %12, %bb9 ]
  %niter = phi i64 [ 0, %bb8.preheader.new ], [ %niter.next.7, %bb9 ]
  %_23 = getelementptr float, ptr %0, i64 %k.sroa.0.05
  %_22 = load float, ptr %_23, align 4, !noundef !2
  %_30 = mul i64 %k.sroa.0.05, %n
  %gep = getelementptr float, ptr %invariant.gep, i64 %_30
  %_27 = load float, ptr %gep, align 4, !noundef !2
  %_21 = tail call float @llvm.fma.f32(float %_22, float %_27, float %acc.sroa.0.06)
  %5 = or disjoint i64 %k.sroa.0.05, 1
  %_23.1 = getelementptr float, ptr %0, i64 %5
  %_22.1 = load float, ptr %_23.1, align 4, !noundef !2
  %_30.1 = mul i64 %5, %n
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %_30.1
  %_27.1 = load float, ptr %gep.1, align 4, !noundef !2
  %_21.1 = tail call float @llvm.fma.f32(float %_22.1, float %_27.1, float %_21)
  %6 = or disjoint i64 %k.sroa.0.05, 2
  %_23.2 = getelementptr float, ptr %0, i64 %6
  %_22.2 = load float, ptr %_23.2, align 4, !noundef !2
  %_30.2 = mul i64 %6, %n
  %gep.2 = getelementptr float, ptr %invariant.gep, i64 %_30.2
  %_27.2 = load float, ptr %gep.2, align 4, !noundef !2
  %_21.2 = tail call float @llvm.fma.f32(float %_22.2, float %_27.2, float %_21.1)
  %7 = or disjoint i64 %k.sroa.0.05, 3
  %_23.3 = getelementptr float, ptr %0, i64 %7
  %_22.3 = load float, ptr %_23.3, align 4, !noundef !2
  %_30.3 = mul i64 %7, %n
  %gep.3 = getelementptr float, ptr %invariant.gep, i64 %_30.3
  %_27.3 = load float, ptr %gep.3, align 4, !noundef !2
  %_21.3 = tail call float @llvm.fma.f32(float %_22.3, float %_27.3, float %_21.2)
  %8 = or disjoint i64 %k.sroa.0.05, 4
  %_23.4 = getelementptr float, ptr %0, i64 %8
  %_22.4 = load float, ptr %_23.4, align 4, !noundef !2
  %_30.4 = mul i64 %8, %n
  %gep.4 = getelementptr float, ptr %invariant.gep, i64 %_30.4
  %_27.4 = load float, ptr %gep.4, align 4, !noundef !2
  %_21.4 = tail call float @llvm.fma.f32(float %_22.4, float %_27.4, float %_21.3)
  %9 = or disjoint i64 %k.sroa.0.05, 5
  %_23.5 = getelementptr float, ptr %0, i64 %9
  %_22.5 = load float, ptr %_23.5, align 4, !noundef !2
  %_30.5 = mul i64 %9, %n
  %gep.5 = getelementptr float, ptr %invariant.gep, i64 %_30.5
  %_27.5 = load float, ptr %gep.5, align 4, !noundef !2
  %_21.5 = tail call float @llvm.fma.f32(float %_22.5, float %_27.5, float %_21.4)
  %10 = or disjoint i64 %k.sroa.0.05, 6
  %_23.6 = getelementptr float, ptr %0, i64 %10
  %_22.6 = load float, ptr %_23.6, align 4, !noundef !2
  %_30.6 = mul i64 %10, %n
  %gep.6 = getelementptr float, ptr %invariant.gep, i64 %_30.6
  %_27.6 = load float, ptr %gep.6, align 4, !noundef !2
  %_21.6 = tail call float @llvm.fma.f32(float %_22.6, float %_27.6, float %_21.5)
  %11 = or disjoint i64 %k.sroa.0.05, 7
  %_23.7 = getelementptr float, ptr %0, i64 %11
  %_22.7 = load float, ptr %_23.7, align 4, !noundef !2
  %_30.7 = mul i64 %11, %n
  %gep.7 = getelementptr float, ptr %invariant.gep, i64 %_30.7
  %_27.7 = load float, ptr %gep.7, align 4, !noundef !2
  %_21.7 = tail call float @llvm.fma.f32(float %_22.7, float %_27.7, float %_21.6)
  %12 = add nuw i64 %k.sroa.0.05, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %bb11.unr-lcssa, label %bb9

bb12:                                             ; preds = %start, %bb11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define ptx_kernel void @monte_carlo_pi(ptr noundef writeonly captures(none) %counts, i32 noundef %samples, i64 noundef %seed) unnamed_addr #3 {
start:
  %_4.i6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_6.i7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_2.i8 = mul i32 %_4.i6, %_6.i7
  %_8.i9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_1.i10 = add i32 %_2.i8, %_8.i9
  %_0.i11 = zext i32 %_1.i10 to i64
  %_1012.not = icmp eq i32 %samples, 0
  br i1 %_1012.not, label %bb7, label %bb3.preheader

bb3.preheader:                                    ; preds = %start
  %_5 = mul i64 %_0.i11, -7046029254386353131
  %0 = add i64 %seed, %_5
  %xtraiter = and i32 %samples, 1
  %1 = icmp eq i32 %samples, 1
  br i1 %1, label %bb3.epil.preheader, label %bb3.preheader.new

bb3.preheader.new:                                ; preds = %bb3.preheader
  %unroll_iter = and i32 %samples, -2
  br label %bb3

bb7.loopexit.unr-lcssa:                           ; preds = %bb3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb7, label %bb3.epil.preheader

bb3.epil.preheader:                               ; preds = %bb7.loopexit.unr-lcssa, %bb3.preheader
  %s.sroa.0.015.epil.init = phi i64 [ %0, %bb3.preheader ], [ %6, %bb7.loopexit.unr-lcssa ]
  %inside.sroa.0.014.epil.init = phi i32 [ 0, %bb3.preheader ], [ %inside.sroa.0.1.1, %bb7.loopexit.unr-lcssa ]
  %lcmp.mod17 = icmp ne i32 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod17)
  %2 = add i64 %s.sroa.0.015.epil.init, -6884282663029611473
  %_26.epil = zext i64 %2 to i128
  %_29.epil = xor i64 %2, -1800455987208640293
  %_28.epil = zext i64 %_29.epil to i128
  %_25.epil = mul nuw i128 %_28.epil, %_26.epil
  %_32.epil = lshr i128 %_25.epil, 64
  %r5.epil = xor i128 %_32.epil, %_25.epil
  %r.epil = trunc i128 %r5.epil to i64
  %_15.epil = lshr i64 %r.epil, 40
  %_14.epil = uitofp nneg i64 %_15.epil to float
  %x.epil = fmul float %_14.epil, 0x3E70000000000000
  %_18.epil = and i64 %r.epil, 16777215
  %_17.epil = uitofp nneg i64 %_18.epil to float
  %y.epil = fmul float %_17.epil, 0x3E70000000000000
  %_21.epil = fmul float %x.epil, %x.epil
  %_22.epil = fmul float %y.epil, %y.epil
  %_20.epil = fadd float %_21.epil, %_22.epil
  %_19.epil = fcmp ole float %_20.epil, 1.000000e+00
  %3 = zext i1 %_19.epil to i32
  %inside.sroa.0.1.epil = add i32 %inside.sroa.0.014.epil.init, %3
  br label %bb7

bb7:                                              ; preds = %bb3.epil.preheader, %bb7.loopexit.unr-lcssa, %start
  %inside.sroa.0.0.lcssa = phi i32 [ 0, %start ], [ %inside.sroa.0.1.1, %bb7.loopexit.unr-lcssa ], [ %inside.sroa.0.1.epil, %bb3.epil.preheader ]
  %_23 = getelementptr inbounds nuw i32, ptr %counts, i64 %_0.i11
  store i32 %inside.sroa.0.0.lcssa, ptr %_23, align 4
  ret void

bb3:                                              ; preds = %bb3, %bb3.preheader.new
  %s.sroa.0.015 = phi i64 [ %0, %bb3.preheader.new ], [ %6, %bb3 ]
  %inside.sroa.0.014 = phi i32 [ 0, %bb3.preheader.new ], [ %inside.sroa.0.1.1, %bb3 ]
  %niter = phi i32 [ 0, %bb3.preheader.new ], [ %niter.next.1, %bb3 ]
  %4 = add i64 %s.sroa.0.015, -6884282663029611473
  %_26 = zext i64 %4 to i128
  %_29 = xor i64 %4, -1800455987208640293
  %_28 = zext i64 %_29 to i128
  %_25 = mul nuw i128 %_28, %_26
  %_32 = lshr i128 %_25, 64
  %r5 = xor i128 %_32, %_25
  %r = trunc i128 %r5 to i64
  %_15 = lshr i64 %r, 40
  %_14 = uitofp nneg i64 %_15 to float
  %x = fmul float %_14, 0x3E70000000000000
  %_18 = and i64 %r, 16777215
  %_17 = uitofp nneg i64 %_18 to float
  %y = fmul float %_17, 0x3E70000000000000
  %_21 = fmul float %x, %x
  %_22 = fmul float %y, %y
  %_20 = fadd float %_21, %_22
  %_19 = fcmp ole float %_20, 1.000000e+00
  %5 = zext i1 %_19 to i32
  %inside.sroa.0.1 = add i32 %inside.sroa.0.014, %5
  %6 = add i64 %s.sroa.0.015, 4678178747650328670
  %_26.1 = zext i64 %6 to i128
  %_29.1 = xor i64 %6, -1800455987208640293
  %_28.1 = zext i64 %_29.1 to i128
  %_25.1 = mul nuw i128 %_28.1, %_26.1
  %_32.1 = lshr i128 %_25.1, 64
  %r5.1 = xor i128 %_32.1, %_25.1
  %r.1 = trunc i128 %r5.1 to i64
  %_15.1 = lshr i64 %r.1, 40
  %_14.1 = uitofp nneg i64 %_15.1 to float
  %x.1 = fmul float %_14.1, 0x3E70000000000000
  %_18.1 = and i64 %r.1, 16777215
  %_17.1 = uitofp nneg i64 %_18.1 to float
  %y.1 = fmul float %_17.1, 0x3E70000000000000
  %_21.1 = fmul float %x.1, %x.1
  %_22.1 = fmul float %y.1, %y.1
  %_20.1 = fadd float %_21.1, %_22.1
  %_19.1 = fcmp ole float %_20.1, 1.000000e+00
  %7 = zext i1 %_19.1 to i32
  %inside.sroa.0.1.1 = add i32 %inside.sroa.0.1, %7
  %niter.next.1 = add i32 %niter, 2
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb7.loopexit.unr-lcssa, label %bb3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @saxpy(i64 noundef %n, float noundef %a, ptr noundef readonly captures(none) %x, ptr noundef captures(none) %y) unnamed_addr #4 {
start:
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_2.i = mul i32 %_4.i, %_6.i
  %_8.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_1.i = add i32 %_2.i, %_8.i
  %_0.i = zext i32 %_1.i to i64
  %_6 = icmp ugt i64 %n, %_0.i
  br i1 %_6, label %bb2, label %bb3

bb3:                                              ; preds = %bb2, %start
  ret void

bb2:                                              ; preds = %start
  %_9 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i
  %_8 = load float, ptr %_9, align 4, !noundef !2
  %_7 = fmul float %a, %_8
  %_11 = getelementptr inbounds nuw float, ptr %y, i64 %_0.i
  %_10 = load float, ptr %_11, align 4, !noundef !2
  %0 = fadd float %_7, %_10
  store float %0, ptr %_11, align 4
  br label %bb3
}

; Function Attrs: nounwind memory(readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none)
define ptx_kernel void @sum_strided([2 x i64] %0, [2 x i64] %1) unnamed_addr #5 {
start:
  %.fca.0.extract = extractvalue [2 x i64] %0, 0
  %.fca.1.extract = extractvalue [2 x i64] %0, 1
  %2 = inttoptr i64 %.fca.0.extract to ptr
  %.fca.0.extract6 = extractvalue [2 x i64] %1, 0
  %.fca.1.extract7 = extractvalue [2 x i64] %1, 1
  %_6 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %_8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_4 = mul i32 %_6, %_8
  %step = zext i32 %_4 to i64
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_2.i = mul i32 %_4.i, %_8
  %_8.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_1.i = add i32 %_2.i, %_8.i
  %_0.i = zext i32 %_1.i to i64
  %_1215 = icmp ult i32 %_1.i, 1048576
  br i1 %_1215, label %bb5.lr.ph, label %bb7

bb5.lr.ph:                                        ; preds = %start
  %3 = icmp ne i64 %.fca.0.extract, 0
  tail call void @llvm.assume(i1 %3)
  br label %bb5

bb7:                                              ; preds = %bb6, %start
  %s.sroa.0.0.lcssa = phi float [ 0.000000e+00, %start ], [ %8, %bb6 ]
  %4 = icmp ne i64 %.fca.0.extract6, 0
  tail call void @llvm.assume(i1 %4)
  %_19 = icmp ugt i64 %.fca.1.extract7, %_0.i
  br i1 %_19, label %bb8, label %panic

bb5:                                              ; preds = %bb5.lr.ph, %bb6
  %s.sroa.0.017 = phi float [ 0.000000e+00, %bb5.lr.ph ], [ %8, %bb6 ]
  %i.sroa.0.016 = phi i64 [ %_0.i, %bb5.lr.ph ], [ %9, %bb6 ]
  %_17 = icmp ult i64 %i.sroa.0.016, %.fca.1.extract
  br i1 %_17, label %bb6, label %panic1

bb8:                                              ; preds = %bb7
  %5 = inttoptr i64 %.fca.0.extract6 to ptr
  %6 = getelementptr inbounds nuw float, ptr %5, i64 %_0.i
  store float %s.sroa.0.0.lcssa, ptr %6, align 4
  ret void

panic:                                            ; preds = %bb7
; call kernels::minicore::panic_bounds_check
  tail call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 poison, i64 poison, ptr noalias readonly align 8 captures(address, read_provenance) poison) #10
  unreachable

bb6:                                              ; preds = %bb5
  %7 = getelementptr inbounds nuw float, ptr %2, i64 %i.sroa.0.016
  %_14 = load float, ptr %7, align 4, !noundef !2
  %8 = fadd float %s.sroa.0.017, %_14
  %9 = add nuw nsw i64 %i.sroa.0.016, %step
  %_12 = icmp samesign ult i64 %9, 1048576
  br i1 %_12, label %bb5, label %bb7

panic1:                                           ; preds = %bb5
; call kernels::minicore::panic_bounds_check
  tail call void @_RNvNtCs8T9ShvovNA3_7kernels8minicore18panic_bounds_check(i64 poison, i64 poison, ptr noalias readonly align 8 captures(address, read_provenance) poison) #10
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #2 = { nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #5 = { nounwind memory(readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" "target-features"="+ptx70,+ptx71,+ptx72,+ptx73,+ptx74,+ptx75,+ptx76,+ptx77,+ptx78,+ptx80" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.97.0-nightly (e50aa6fba 2026-05-19)"}
!2 = !{}
!3 = !{i8 0, i8 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.disable"}
