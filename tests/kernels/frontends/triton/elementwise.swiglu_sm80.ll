; arch: sm_80
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
  %23 = bitcast i16 %22 to bfloat
  %24 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 2 ];", "=c,l,b"(ptr addrspace(1) %21, i1 %17) #4
  %25 = bitcast i16 %24 to bfloat
  %26 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 4 ];", "=c,l,b"(ptr addrspace(1) %21, i1 %18) #4
  %27 = bitcast i16 %26 to bfloat
  %28 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 6 ];", "=c,l,b"(ptr addrspace(1) %21, i1 %19) #4
  %29 = bitcast i16 %28 to bfloat
  %30 = fpext bfloat %23 to float
  %31 = fpext bfloat %25 to float
  %32 = fpext bfloat %27 to float
  %33 = fpext bfloat %29 to float
  %34 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %20
  %35 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %34, i1 %16) #4
  %36 = bitcast i16 %35 to bfloat
  %37 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 2 ];", "=c,l,b"(ptr addrspace(1) %34, i1 %17) #4
  %38 = bitcast i16 %37 to bfloat
  %39 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 4 ];", "=c,l,b"(ptr addrspace(1) %34, i1 %18) #4
  %40 = bitcast i16 %39 to bfloat
  %41 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 6 ];", "=c,l,b"(ptr addrspace(1) %34, i1 %19) #4
  %42 = bitcast i16 %41 to bfloat
  %43 = fpext bfloat %36 to float
  %44 = fpext bfloat %38 to float
  %45 = fpext bfloat %40 to float
  %46 = fpext bfloat %42 to float
  %47 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %20
  %48 = fmul float %30, 0xBFF7154760000000
  %49 = tail call float @llvm.nvvm.ex2.approx.f32(float %48)
  %50 = fmul float %31, 0xBFF7154760000000
  %51 = tail call float @llvm.nvvm.ex2.approx.f32(float %50)
  %52 = fmul float %32, 0xBFF7154760000000
  %53 = tail call float @llvm.nvvm.ex2.approx.f32(float %52)
  %54 = fmul float %33, 0xBFF7154760000000
  %55 = tail call float @llvm.nvvm.ex2.approx.f32(float %54)
  %56 = fadd float %49, 0x3FF0000000000000
  %57 = fadd float %51, 0x3FF0000000000000
  %58 = fadd float %53, 0x3FF0000000000000
  %59 = fadd float %55, 0x3FF0000000000000
  %60 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %56)
  %61 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %57)
  %62 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %58)
  %63 = tail call float @llvm.nvvm.div.full(float 0x3FF0000000000000, float %59)
  %64 = fmul float %60, %30
  %65 = fmul float %61, %31
  %66 = fmul float %62, %32
  %67 = fmul float %63, %33
  %68 = fmul float %64, %43
  %69 = fmul float %65, %44
  %70 = fmul float %66, %45
  %71 = fmul float %67, %46
  %72 = fptrunc float %68 to bfloat
  %73 = fptrunc float %69 to bfloat
  %74 = fptrunc float %70 to bfloat
  %75 = fptrunc float %71 to bfloat
  %76 = bitcast bfloat %72 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %76, ptr addrspace(1) %47, i1 %16) #4
  %77 = bitcast bfloat %73 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 2 ], { $0 };", "c,l,b"(i16 %77, ptr addrspace(1) %47, i1 %17) #4
  %78 = bitcast bfloat %74 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 4 ], { $0 };", "c,l,b"(i16 %78, ptr addrspace(1) %47, i1 %18) #4
  %79 = bitcast bfloat %75 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 6 ], { $0 };", "c,l,b"(i16 %79, ptr addrspace(1) %47, i1 %19) #4
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
