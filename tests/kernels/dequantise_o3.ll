; ModuleID = 'dequantise.cu'
source_filename = "dequantise.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint4 = type { i32, i32, i32, i32 }
%struct.float2 = type { float, float }

@nf4 = dso_local addrspace(4) externally_initialized constant [16 x float] [float -1.000000e+00, float 0xBFE6473620000000, float 0xBFE0CD6600000000, float 0xBFD9465400000000, float 0xBFD23449A0000000, float 0xBFC7A6A7E0000000, float 0xBFB74F0E20000000, float 0.000000e+00, float 0x3FB45F5FE0000000, float 0x3FC4995C60000000, float 0x3FCF809BA0000000, float 0x3FD5A06740000000, float 0x3FDC349700000000, float 0x3FE200F560000000, float 0x3FE7227660000000, float 1.000000e+00], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @nf4 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dequant_int4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %51

12:                                               ; preds = %5
  %13 = sdiv i32 %10, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds half, ptr %1, i64 %14
  %16 = load half, ptr %15, align 2, !tbaa !7
  %17 = insertelement <2 x half> poison, half %16, i64 0
  %18 = shufflevector <2 x half> %17, <2 x half> poison, <2 x i32> zeroinitializer
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !3
  %22 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %21, i32 983055, i32 1677747200) #6, !srcloc !9
  %23 = bitcast i32 %22 to <2 x half>
  %24 = fadd contract <2 x half> %23, splat (half 0xHE408)
  %25 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %21, i32 15728880, i32 1677747200) #6, !srcloc !9
  %26 = bitcast i32 %25 to <2 x half>
  %27 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %26, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %28 = lshr i32 %21, 8
  %29 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %28, i32 983055, i32 1677747200) #6, !srcloc !9
  %30 = bitcast i32 %29 to <2 x half>
  %31 = fadd contract <2 x half> %30, splat (half 0xHE408)
  %32 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %28, i32 15728880, i32 1677747200) #6, !srcloc !9
  %33 = bitcast i32 %32 to <2 x half>
  %34 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %33, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %35 = shl nsw i32 %10, 2
  %36 = fmul contract <2 x half> %18, %24
  %37 = sext i32 %35 to i64
  %38 = getelementptr inbounds <2 x half>, ptr %2, i64 %37
  store <2 x half> %36, ptr %38, align 4, !tbaa !10
  %39 = fmul contract <2 x half> %18, %27
  %40 = sext i32 %35 to i64
  %41 = getelementptr <2 x half>, ptr %2, i64 %40
  %42 = getelementptr i8, ptr %41, i64 4
  store <2 x half> %39, ptr %42, align 4, !tbaa !10
  %43 = fmul contract <2 x half> %18, %31
  %44 = sext i32 %35 to i64
  %45 = getelementptr <2 x half>, ptr %2, i64 %44
  %46 = getelementptr i8, ptr %45, i64 8
  store <2 x half> %43, ptr %46, align 4, !tbaa !10
  %47 = fmul contract <2 x half> %18, %34
  %48 = sext i32 %35 to i64
  %49 = getelementptr <2 x half>, ptr %2, i64 %48
  %50 = getelementptr i8, ptr %49, i64 12
  store <2 x half> %47, ptr %50, align 4, !tbaa !10
  br label %51

51:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @gemv_int4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp slt i32 %7, %4
  br i1 %8, label %9, label %13

9:                                                ; preds = %5
  %10 = zext nneg i32 %6 to i64
  %11 = zext nneg i32 %4 to i64
  %12 = mul nuw nsw i64 %11, %10
  br label %25

13:                                               ; preds = %25, %5
  %14 = phi float [ 0.000000e+00, %5 ], [ %183, %25 ]
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 range(i32 1, 0) 16, i32 31)
  %16 = fadd contract float %14, %15
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 range(i32 1, 0) 8, i32 31)
  %18 = fadd contract float %16, %17
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 range(i32 1, 0) 4, i32 31)
  %20 = fadd contract float %18, %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 range(i32 1, 0) 2, i32 31)
  %22 = fadd contract float %20, %21
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 range(i32 1, 0) 1, i32 31)
  %24 = icmp eq i32 %7, 0
  br i1 %24, label %186, label %190

25:                                               ; preds = %9, %25
  %26 = phi float [ 0.000000e+00, %9 ], [ %183, %25 ]
  %27 = phi i32 [ %7, %9 ], [ %184, %25 ]
  %28 = zext nneg i32 %27 to i64
  %29 = add nuw nsw i64 %12, %28
  %30 = getelementptr inbounds nuw %struct.uint4, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 16, !tbaa !3
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %33 = load i32, ptr %32, align 4, !tbaa !3
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !3
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %37 = load i32, ptr %36, align 4, !tbaa !3
  %38 = shl i32 %27, 4
  %39 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %31, i32 983055, i32 1677747200) #6, !srcloc !9
  %40 = bitcast i32 %39 to <2 x half>
  %41 = fadd contract <2 x half> %40, splat (half 0xHE408)
  %42 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %31, i32 15728880, i32 1677747200) #6, !srcloc !9
  %43 = bitcast i32 %42 to <2 x half>
  %44 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %43, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %45 = lshr i32 %31, 8
  %46 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %45, i32 983055, i32 1677747200) #6, !srcloc !9
  %47 = bitcast i32 %46 to <2 x half>
  %48 = fadd contract <2 x half> %47, splat (half 0xHE408)
  %49 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %45, i32 15728880, i32 1677747200) #6, !srcloc !9
  %50 = bitcast i32 %49 to <2 x half>
  %51 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %50, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %52 = sext i32 %38 to i64
  %53 = getelementptr inbounds <2 x half>, ptr %2, i64 %52
  %54 = load <2 x half>, ptr %53, align 4, !tbaa !10
  %55 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %41, <2 x half> %54, <2 x half> zeroinitializer)
  %56 = sext i32 %38 to i64
  %57 = getelementptr <2 x half>, ptr %2, i64 %56
  %58 = getelementptr i8, ptr %57, i64 4
  %59 = load <2 x half>, ptr %58, align 4, !tbaa !10
  %60 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %44, <2 x half> %59, <2 x half> %55)
  %61 = sext i32 %38 to i64
  %62 = getelementptr <2 x half>, ptr %2, i64 %61
  %63 = getelementptr i8, ptr %62, i64 8
  %64 = load <2 x half>, ptr %63, align 4, !tbaa !10
  %65 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %48, <2 x half> %64, <2 x half> %60)
  %66 = sext i32 %38 to i64
  %67 = getelementptr <2 x half>, ptr %2, i64 %66
  %68 = getelementptr i8, ptr %67, i64 12
  %69 = load <2 x half>, ptr %68, align 4, !tbaa !10
  %70 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %51, <2 x half> %69, <2 x half> %65)
  %71 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %33, i32 983055, i32 1677747200) #6, !srcloc !9
  %72 = bitcast i32 %71 to <2 x half>
  %73 = fadd contract <2 x half> %72, splat (half 0xHE408)
  %74 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %33, i32 15728880, i32 1677747200) #6, !srcloc !9
  %75 = bitcast i32 %74 to <2 x half>
  %76 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %75, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %77 = lshr i32 %33, 8
  %78 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %77, i32 983055, i32 1677747200) #6, !srcloc !9
  %79 = bitcast i32 %78 to <2 x half>
  %80 = fadd contract <2 x half> %79, splat (half 0xHE408)
  %81 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %77, i32 15728880, i32 1677747200) #6, !srcloc !9
  %82 = bitcast i32 %81 to <2 x half>
  %83 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %82, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %84 = sext i32 %38 to i64
  %85 = getelementptr <2 x half>, ptr %2, i64 %84
  %86 = getelementptr i8, ptr %85, i64 16
  %87 = load <2 x half>, ptr %86, align 4, !tbaa !10
  %88 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %73, <2 x half> %87, <2 x half> %70)
  %89 = sext i32 %38 to i64
  %90 = getelementptr <2 x half>, ptr %2, i64 %89
  %91 = getelementptr i8, ptr %90, i64 20
  %92 = load <2 x half>, ptr %91, align 4, !tbaa !10
  %93 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %76, <2 x half> %92, <2 x half> %88)
  %94 = sext i32 %38 to i64
  %95 = getelementptr <2 x half>, ptr %2, i64 %94
  %96 = getelementptr i8, ptr %95, i64 24
  %97 = load <2 x half>, ptr %96, align 4, !tbaa !10
  %98 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %80, <2 x half> %97, <2 x half> %93)
  %99 = sext i32 %38 to i64
  %100 = getelementptr <2 x half>, ptr %2, i64 %99
  %101 = getelementptr i8, ptr %100, i64 28
  %102 = load <2 x half>, ptr %101, align 4, !tbaa !10
  %103 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %83, <2 x half> %102, <2 x half> %98)
  %104 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %35, i32 983055, i32 1677747200) #6, !srcloc !9
  %105 = bitcast i32 %104 to <2 x half>
  %106 = fadd contract <2 x half> %105, splat (half 0xHE408)
  %107 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %35, i32 15728880, i32 1677747200) #6, !srcloc !9
  %108 = bitcast i32 %107 to <2 x half>
  %109 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %108, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %110 = lshr i32 %35, 8
  %111 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %110, i32 983055, i32 1677747200) #6, !srcloc !9
  %112 = bitcast i32 %111 to <2 x half>
  %113 = fadd contract <2 x half> %112, splat (half 0xHE408)
  %114 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %110, i32 15728880, i32 1677747200) #6, !srcloc !9
  %115 = bitcast i32 %114 to <2 x half>
  %116 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %115, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %117 = sext i32 %38 to i64
  %118 = getelementptr <2 x half>, ptr %2, i64 %117
  %119 = getelementptr i8, ptr %118, i64 32
  %120 = load <2 x half>, ptr %119, align 4, !tbaa !10
  %121 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %106, <2 x half> %120, <2 x half> %103)
  %122 = sext i32 %38 to i64
  %123 = getelementptr <2 x half>, ptr %2, i64 %122
  %124 = getelementptr i8, ptr %123, i64 36
  %125 = load <2 x half>, ptr %124, align 4, !tbaa !10
  %126 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %109, <2 x half> %125, <2 x half> %121)
  %127 = sext i32 %38 to i64
  %128 = getelementptr <2 x half>, ptr %2, i64 %127
  %129 = getelementptr i8, ptr %128, i64 40
  %130 = load <2 x half>, ptr %129, align 4, !tbaa !10
  %131 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %113, <2 x half> %130, <2 x half> %126)
  %132 = sext i32 %38 to i64
  %133 = getelementptr <2 x half>, ptr %2, i64 %132
  %134 = getelementptr i8, ptr %133, i64 44
  %135 = load <2 x half>, ptr %134, align 4, !tbaa !10
  %136 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %116, <2 x half> %135, <2 x half> %131)
  %137 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %37, i32 983055, i32 1677747200) #6, !srcloc !9
  %138 = bitcast i32 %137 to <2 x half>
  %139 = fadd contract <2 x half> %138, splat (half 0xHE408)
  %140 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %37, i32 15728880, i32 1677747200) #6, !srcloc !9
  %141 = bitcast i32 %140 to <2 x half>
  %142 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %141, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %143 = lshr i32 %37, 8
  %144 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %143, i32 983055, i32 1677747200) #6, !srcloc !9
  %145 = bitcast i32 %144 to <2 x half>
  %146 = fadd contract <2 x half> %145, splat (half 0xHE408)
  %147 = tail call noundef i32 asm "lop3.b32 $0, $1, $2, $3, 0xEA;", "=r,r,r,r"(i32 %143, i32 15728880, i32 1677747200) #6, !srcloc !9
  %148 = bitcast i32 %147 to <2 x half>
  %149 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %148, <2 x half> splat (half 0xH2C00), <2 x half> splat (half 0xHD480))
  %150 = sext i32 %38 to i64
  %151 = getelementptr <2 x half>, ptr %2, i64 %150
  %152 = getelementptr i8, ptr %151, i64 48
  %153 = load <2 x half>, ptr %152, align 4, !tbaa !10
  %154 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %139, <2 x half> %153, <2 x half> %136)
  %155 = sext i32 %38 to i64
  %156 = getelementptr <2 x half>, ptr %2, i64 %155
  %157 = getelementptr i8, ptr %156, i64 52
  %158 = load <2 x half>, ptr %157, align 4, !tbaa !10
  %159 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %142, <2 x half> %158, <2 x half> %154)
  %160 = sext i32 %38 to i64
  %161 = getelementptr <2 x half>, ptr %2, i64 %160
  %162 = getelementptr i8, ptr %161, i64 56
  %163 = load <2 x half>, ptr %162, align 4, !tbaa !10
  %164 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %146, <2 x half> %163, <2 x half> %159)
  %165 = sext i32 %38 to i64
  %166 = getelementptr <2 x half>, ptr %2, i64 %165
  %167 = getelementptr i8, ptr %166, i64 60
  %168 = load <2 x half>, ptr %167, align 4, !tbaa !10
  %169 = tail call contract <2 x half> @llvm.fma.v2f16(<2 x half> %149, <2 x half> %168, <2 x half> %164)
  %170 = getelementptr inbounds nuw <2 x half>, ptr %1, i64 %29
  %171 = extractelement <2 x half> %169, i64 0
  %172 = fpext contract half %171 to float
  %173 = extractelement <2 x half> %169, i64 1
  %174 = fpext contract half %173 to float
  %175 = fadd contract float %172, %174
  %176 = load half, ptr %170, align 4, !tbaa !10
  %177 = fpext contract half %176 to float
  %178 = fmul contract float %175, %177
  %179 = getelementptr inbounds nuw i8, ptr %170, i64 2
  %180 = load half, ptr %179, align 2, !tbaa !10
  %181 = fpext contract half %180 to float
  %182 = fadd contract float %178, %181
  %183 = fadd contract float %26, %182
  %184 = add nuw nsw i32 %27, 32
  %185 = icmp slt i32 %184, %4
  br i1 %185, label %25, label %13, !llvm.loop !11

186:                                              ; preds = %13
  %187 = fadd contract float %22, %23
  %188 = zext nneg i32 %6 to i64
  %189 = getelementptr inbounds nuw float, ptr %3, i64 %188
  store float %187, ptr %189, align 4, !tbaa !13
  br label %190

190:                                              ; preds = %186, %13
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @fp8_roundtrip(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %33

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds %struct.float2, ptr %0, i64 %13
  %15 = load float, ptr %14, align 8, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !13
  %18 = fmul contract float %3, %17
  %19 = fmul contract float %3, %15
  %20 = tail call i16 asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "=h,f,f"(float %18, float %19) #6, !srcloc !15
  %21 = tail call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(i16 %20) #6, !srcloc !16
  %22 = bitcast i32 %21 to <2 x half>
  %23 = getelementptr inbounds i16, ptr %1, i64 %13
  store i16 %20, ptr %23, align 2, !tbaa !17
  %24 = fdiv contract float 1.000000e+00, %3
  %25 = extractelement <2 x half> %22, i64 0
  %26 = fpext contract half %25 to float
  %27 = fmul contract float %24, %26
  %28 = extractelement <2 x half> %22, i64 1
  %29 = fpext contract half %28 to float
  %30 = fmul contract float %24, %29
  %31 = getelementptr inbounds %struct.float2, ptr %2, i64 %13
  store float %27, ptr %31, align 8, !tbaa !13
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 4
  store float %30, ptr %32, align 4, !tbaa !13
  br label %33

33:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fp8_e4m3_decode_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %26

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !10
  %14 = sext i8 %13 to i32
  %15 = and i32 %14, -2147483648
  %16 = and i8 %13, 127
  %17 = icmp eq i8 %16, 127
  %18 = zext nneg i8 %16 to i32
  %19 = shl nuw nsw i32 %18, 20
  %20 = bitcast i32 %19 to float
  %21 = fmul contract float %20, 0x4770000000000000
  %22 = bitcast float %21 to i32
  %23 = select i1 %17, i32 2143289344, i32 %22
  %24 = or i32 %23, %15
  %25 = getelementptr inbounds float, ptr %1, i64 %11
  store i32 %24, ptr %25, align 4, !tbaa !13
  br label %26

26:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dequant_nf4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %37

12:                                               ; preds = %5
  %13 = shl nsw i32 %10, 1
  %14 = sdiv i32 %13, %4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !13
  %18 = sext i32 %10 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !10
  %21 = lshr i8 %20, 4
  %22 = zext nneg i8 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @nf4 to ptr), i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !13
  %25 = fmul contract float %17, %24
  %26 = fptrunc contract float %25 to bfloat
  %27 = sext i32 %13 to i64
  %28 = getelementptr inbounds bfloat, ptr %2, i64 %27
  store bfloat %26, ptr %28, align 2, !tbaa !19
  %29 = load i8, ptr %19, align 1, !tbaa !10
  %30 = and i8 %29, 15
  %31 = zext nneg i8 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @nf4 to ptr), i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !13
  %34 = fmul contract float %17, %33
  %35 = fptrunc contract float %34 to bfloat
  %36 = getelementptr i8, ptr %28, i64 2
  store bfloat %35, ptr %36, align 2, !tbaa !19
  br label %37

37:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx80,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"_Float16", !5, i64 0}
!9 = !{i64 371}
!10 = !{!5, !5, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !5, i64 0}
!15 = !{i64 2594}
!16 = !{i64 2691}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !5, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"__bf16", !5, i64 0}
