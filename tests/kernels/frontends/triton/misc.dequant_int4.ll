; arch: sm_90a
; ModuleID = 'misc.py'
source_filename = "misc.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @dequant_int4(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 {
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
  %20 = sdiv i32 %12, 8
  %21 = sext i32 %20 to i64
  %22 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %21
  %23 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %22, i1 %16) #2
  %24 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %22, i1 %17) #2
  %25 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %22, i1 %18) #2
  %26 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %22, i1 %19) #2
  %27 = insertelement <4 x i32> poison, i32 %12, i64 0
  %28 = insertelement <4 x i32> %27, i32 %13, i64 1
  %29 = insertelement <4 x i32> %28, i32 %14, i64 2
  %30 = insertelement <4 x i32> %29, i32 %15, i64 3
  %31 = srem <4 x i32> %30, splat (i32 8)
  %32 = extractelement <4 x i32> %31, i64 0
  %33 = shl nsw i32 %32, 2
  %34 = extractelement <4 x i32> %31, i64 1
  %35 = shl nsw i32 %34, 2
  %36 = extractelement <4 x i32> %31, i64 2
  %37 = shl nsw i32 %36, 2
  %38 = extractelement <4 x i32> %31, i64 3
  %39 = shl nsw i32 %38, 2
  %40 = ashr i32 %23, %33
  %41 = ashr i32 %24, %35
  %42 = ashr i32 %25, %37
  %43 = ashr i32 %26, %39
  %44 = and i32 %40, 15
  %45 = and i32 %41, 15
  %46 = and i32 %42, 15
  %47 = and i32 %43, 15
  %48 = add nsw i32 %44, -8
  %49 = add nsw i32 %45, -8
  %50 = add nsw i32 %46, -8
  %51 = add nsw i32 %47, -8
  %52 = sext i32 %12 to i64
  %53 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %52
  %54 = sitofp i32 %48 to float
  %55 = sitofp i32 %49 to float
  %56 = sitofp i32 %50 to float
  %57 = sitofp i32 %51 to float
  %58 = sdiv i32 %12, 128
  %59 = sext i32 %58 to i64
  %60 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %59
  %61 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %60, i1 %16) #2
  %62 = bitcast i32 %61 to float
  %63 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %60, i1 %17) #2
  %64 = bitcast i32 %63 to float
  %65 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %60, i1 %18) #2
  %66 = bitcast i32 %65 to float
  %67 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %60, i1 %19) #2
  %68 = bitcast i32 %67 to float
  %69 = fmul float %54, %62
  %70 = fmul float %55, %64
  %71 = fmul float %56, %66
  %72 = fmul float %57, %68
  %73 = fptrunc float %69 to half
  %74 = fptrunc float %70 to half
  %75 = fptrunc float %71 to half
  %76 = fptrunc float %72 to half
  %77 = bitcast half %73 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %77, ptr addrspace(1) %53, i1 %16) #2
  %78 = bitcast half %74 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 2 ], { $0 };", "c,l,b"(i16 %78, ptr addrspace(1) %53, i1 %17) #2
  %79 = bitcast half %75 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 4 ], { $0 };", "c,l,b"(i16 %79, ptr addrspace(1) %53, i1 %18) #2
  %80 = bitcast half %76 to i16
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 6 ], { $0 };", "c,l,b"(i16 %80, ptr addrspace(1) %53, i1 %19) #2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
