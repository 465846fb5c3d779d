; arch: sm_90a
; ModuleID = 'elementwise.py'
source_filename = "elementwise.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @swiglu(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 9
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nuw nsw i32 %9, 2
  %11 = and i32 %10, 508
  %12 = or disjoint i32 %11, %8
  %13 = or disjoint i32 %12, 1
  %14 = or disjoint i32 %12, 2
  %15 = or disjoint i32 %12, 3
  %16 = icmp slt i32 %12, %3
  %17 = icmp slt i32 %13, %3
  %18 = icmp slt i32 %14, %3
  %19 = icmp slt i32 %15, %3
  %20 = sext i32 %12 to i64
  %21 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %20
  %22 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %21, i1 %16) #4
  %23 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 2 ];", "=c,l,b"(ptr addrspace(1) %21, i1 %17) #4
  %24 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 4 ];", "=c,l,b"(ptr addrspace(1) %21, i1 %18) #4
  %25 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 6 ];", "=c,l,b"(ptr addrspace(1) %21, i1 %19) #4
  %26 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %20
  %27 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %26, i1 %16) #4
  %28 = bitcast i16 %27 to bfloat
  %29 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 2 ];", "=c,l,b"(ptr addrspace(1) %26, i1 %17) #4
  %30 = bitcast i16 %29 to bfloat
  %31 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 4 ];", "=c,l,b"(ptr addrspace(1) %26, i1 %18) #4
  %32 = bitcast i16 %31 to bfloat
  %33 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 6 ];", "=c,l,b"(ptr addrspace(1) %26, i1 %19) #4
  %34 = bitcast i16 %33 to bfloat
  %35 = fpext bfloat %28 to float
  %36 = fpext bfloat %30 to float
  %37 = fpext bfloat %32 to float
  %38 = fpext bfloat %34 to float
  %39 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %20
  %40 = insertelement <4 x i16> poison, i16 %22, i64 0
  %41 = insertelement <4 x i16> %40, i16 %23, i64 1
  %42 = insertelement <4 x i16> %41, i16 %24, i64 2
  %43 = insertelement <4 x i16> %42, i16 %25, i64 3
  %44 = bitcast <4 x i16> %43 to <4 x bfloat>
  %45 = fpext <4 x bfloat> %44 to <4 x float>
  %46 = fmul <4 x float> %45, splat (float 0xBFF7154760000000)
  %47 = extractelement <4 x float> %46, i64 0
  %48 = tail call float @llvm.nvvm.ex2.approx.f32(float %47)
  %49 = extractelement <4 x float> %46, i64 1
  %50 = tail call float @llvm.nvvm.ex2.approx.f32(float %49)
  %51 = extractelement <4 x float> %46, i64 2
  %52 = tail call float @llvm.nvvm.ex2.approx.f32(float %51)
  %53 = extractelement <4 x float> %46, i64 3
  %54 = tail call float @llvm.nvvm.ex2.approx.f32(float %53)
  %55 = fadd float %48, 0x3FF0000000000000
  %56 = fadd float %50, 0x3FF0000000000000
  %57 = fadd float %52, 0x3FF0000000000000
  %58 = fadd float %54, 0x3FF0000000000000
  %59 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %55)
  %60 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %56)
  %61 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %57)
  %62 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %58)
  %63 = extractelement <4 x float> %45, i64 0
  %64 = fmul float %59, %63
  %65 = extractelement <4 x float> %45, i64 1
  %66 = fmul float %60, %65
  %67 = extractelement <4 x float> %45, i64 2
  %68 = fmul float %61, %67
  %69 = extractelement <4 x float> %45, i64 3
  %70 = fmul float %62, %69
  %71 = fmul float %64, %35
  %72 = fmul float %66, %36
  %73 = fmul float %68, %37
  %74 = fmul float %70, %38
  %75 = fptrunc float %71 to bfloat
  %76 = fptrunc float %72 to bfloat
  %77 = fptrunc float %73 to bfloat
  %78 = fptrunc float %74 to bfloat
  %79 = bitcast bfloat %75 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %79, ptr addrspace(1) %39, i1 %16) #4
  %80 = bitcast bfloat %76 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 2 ], { $0 };", "c,l,b"(i16 %80, ptr addrspace(1) %39, i1 %17) #4
  %81 = bitcast bfloat %77 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 4 ], { $0 };", "c,l,b"(i16 %81, ptr addrspace(1) %39, i1 %18) #4
  %82 = bitcast bfloat %78 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 6 ], { $0 };", "c,l,b"(i16 %82, ptr addrspace(1) %39, i1 %19) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
