; arch: sm_80
; ModuleID = 'elementwise.py'
source_filename = "elementwise.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @vector_add(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 10
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = shl nuw nsw i32 %9, 2
  %11 = and i32 %10, 508
  %12 = or disjoint i32 %11, %8
  %13 = or disjoint i32 %12, 1
  %14 = or disjoint i32 %12, 2
  %15 = or disjoint i32 %12, 3
  %16 = or disjoint i32 %12, 512
  %17 = or disjoint i32 %12, 513
  %18 = or disjoint i32 %12, 514
  %19 = or disjoint i32 %12, 515
  %20 = icmp slt i32 %12, %3
  %21 = icmp slt i32 %13, %3
  %22 = icmp slt i32 %14, %3
  %23 = icmp slt i32 %15, %3
  %24 = icmp slt i32 %16, %3
  %25 = icmp slt i32 %17, %3
  %26 = icmp slt i32 %18, %3
  %27 = icmp slt i32 %19, %3
  %28 = sext i32 %12 to i64
  %29 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %28
  %30 = sext i32 %16 to i64
  %31 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %30
  %32 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %28
  %33 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %30
  %34 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %32, i1 %20) #2
  %35 = bitcast i32 %34 to float
  %36 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %32, i1 %21) #2
  %37 = bitcast i32 %36 to float
  %38 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %32, i1 %22) #2
  %39 = bitcast i32 %38 to float
  %40 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %32, i1 %23) #2
  %41 = bitcast i32 %40 to float
  %42 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %33, i1 %24) #2
  %43 = bitcast i32 %42 to float
  %44 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %33, i1 %25) #2
  %45 = bitcast i32 %44 to float
  %46 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %33, i1 %26) #2
  %47 = bitcast i32 %46 to float
  %48 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %33, i1 %27) #2
  %49 = bitcast i32 %48 to float
  %50 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %28
  %51 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %30
  %52 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %50, i1 %20) #2
  %53 = bitcast i32 %52 to float
  %54 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %50, i1 %21) #2
  %55 = bitcast i32 %54 to float
  %56 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %50, i1 %22) #2
  %57 = bitcast i32 %56 to float
  %58 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %50, i1 %23) #2
  %59 = bitcast i32 %58 to float
  %60 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %51, i1 %24) #2
  %61 = bitcast i32 %60 to float
  %62 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %51, i1 %25) #2
  %63 = bitcast i32 %62 to float
  %64 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %51, i1 %26) #2
  %65 = bitcast i32 %64 to float
  %66 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %51, i1 %27) #2
  %67 = bitcast i32 %66 to float
  %68 = fadd float %35, %53
  %69 = fadd float %37, %55
  %70 = fadd float %39, %57
  %71 = fadd float %41, %59
  %72 = fadd float %43, %61
  %73 = fadd float %45, %63
  %74 = fadd float %47, %65
  %75 = fadd float %49, %67
  %76 = bitcast float %68 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %76, ptr addrspace(1) %29, i1 %20) #2
  %77 = bitcast float %69 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b"(i32 %77, ptr addrspace(1) %29, i1 %21) #2
  %78 = bitcast float %70 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 8 ], { $0 };", "r,l,b"(i32 %78, ptr addrspace(1) %29, i1 %22) #2
  %79 = bitcast float %71 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 12 ], { $0 };", "r,l,b"(i32 %79, ptr addrspace(1) %29, i1 %23) #2
  %80 = bitcast float %72 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %80, ptr addrspace(1) %31, i1 %24) #2
  %81 = bitcast float %73 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b"(i32 %81, ptr addrspace(1) %31, i1 %25) #2
  %82 = bitcast float %74 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 8 ], { $0 };", "r,l,b"(i32 %82, ptr addrspace(1) %31, i1 %26) #2
  %83 = bitcast float %75 to i32
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 12 ], { $0 };", "r,l,b"(i32 %83, ptr addrspace(1) %31, i1 %27) #2
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
