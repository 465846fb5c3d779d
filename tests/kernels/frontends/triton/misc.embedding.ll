; arch: sm_90a
; ModuleID = 'misc.py'
source_filename = "misc.py"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @embedding(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, i32 %3, ptr addrspace(1) nofree readnone captures(none) %4, ptr addrspace(1) nofree readnone captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr [8 x i8], ptr addrspace(1) %1, i64 %8
  %10 = tail call i64 asm sideeffect "mov.u64 $0, 0x0;\0A\09ld.global.b64 { $0 }, [ $1 + 0 ];", "=l,l"(ptr addrspace(1) %9) #2
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = and i32 %11, 127
  %13 = mul i32 %3, %7
  %14 = sext i32 %13 to i64
  %15 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %14
  %16 = sext i32 %3 to i64
  %17 = mul i64 %10, %16
  %18 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %17
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %.lr.ph.preheader, label %._crit_edge

.lr.ph.preheader:                                 ; preds = %6
  %invariant.op = or i32 %11, 896
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader, %.lr.ph
  %20 = phi i32 [ %68, %.lr.ph ], [ 0, %.lr.ph.preheader ]
  %21 = or disjoint i32 %20, %12
  %22 = or disjoint i32 %21, 128
  %23 = or disjoint i32 %21, 256
  %24 = or disjoint i32 %21, 384
  %25 = or disjoint i32 %21, 512
  %26 = or disjoint i32 %21, 640
  %27 = or disjoint i32 %21, 768
  %.reass = or disjoint i32 %20, %invariant.op
  %28 = icmp slt i32 %21, %3
  %29 = icmp slt i32 %22, %3
  %30 = icmp slt i32 %23, %3
  %31 = icmp slt i32 %24, %3
  %32 = icmp slt i32 %25, %3
  %33 = icmp slt i32 %26, %3
  %34 = icmp slt i32 %27, %3
  %35 = icmp slt i32 %.reass, %3
  %36 = sext i32 %21 to i64
  %37 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %36
  %38 = sext i32 %22 to i64
  %39 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %38
  %40 = sext i32 %23 to i64
  %41 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %40
  %42 = sext i32 %24 to i64
  %43 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %42
  %44 = sext i32 %25 to i64
  %45 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %44
  %46 = sext i32 %26 to i64
  %47 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %46
  %48 = sext i32 %27 to i64
  %49 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %48
  %50 = sext i32 %.reass to i64
  %51 = getelementptr [2 x i8], ptr addrspace(1) %15, i64 %50
  %52 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %36
  %53 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %38
  %54 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %40
  %55 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %42
  %56 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %44
  %57 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %46
  %58 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %48
  %59 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %50
  %60 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %52, i1 %28) #2
  %61 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %53, i1 %29) #2
  %62 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %54, i1 %30) #2
  %63 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %55, i1 %31) #2
  %64 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %56, i1 %32) #2
  %65 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %57, i1 %33) #2
  %66 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %58, i1 %34) #2
  %67 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09@$2 ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l,b"(ptr addrspace(1) %59, i1 %35) #2
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %60, ptr addrspace(1) %37, i1 %28) #2
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %61, ptr addrspace(1) %39, i1 %29) #2
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %62, ptr addrspace(1) %41, i1 %30) #2
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %63, ptr addrspace(1) %43, i1 %31) #2
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %64, ptr addrspace(1) %45, i1 %32) #2
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %65, ptr addrspace(1) %47, i1 %33) #2
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %66, ptr addrspace(1) %49, i1 %34) #2
  tail call void asm sideeffect "@$2 st.global.b16 [ $1 + 0 ], { $0 };", "c,l,b"(i16 %67, ptr addrspace(1) %51, i1 %35) #2
  %68 = add i32 %20, 1024
  %69 = icmp slt i32 %68, %3
  br i1 %69, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %6
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
