; ModuleID = 'constructs.ll'
source_filename = "constructs \22quoted\22\0A"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm "one \22line\22"
module asm "\09two"

%0 = type { %1, i64 }
%1 = type { double }
%named = type { i32, %0, ptr }
%rec = type { ptr, [2 x %rec2] }
%rec2 = type { %"quoted name", <4 x half> }
%"quoted name" = type <{ i8, [3 x i16] }>

$other = comdat nodeduplicate

$cd = comdat any

@0 = private unnamed_addr constant [4 x i8] c"a\00\FF\22", align 1
@1 = internal global i32 7
@ext = external global i32
@ext_as = external addrspace(3) global [0 x float], align 16
@weak = weak_odr protected thread_local(localdynamic) local_unnamed_addr addrspace(1) externally_initialized constant i64 -5, section "sec\01", partition "part", comdat($cd), align 8
@cd = linkonce_odr dso_local global %named zeroinitializer, comdat
@ew = extern_weak global i8
@com = common dso_local global i16 0, align 2
@app = appending global [1 x ptr] [ptr @1], section "llvm.metadata"
@hid = hidden global ptr null, code_model "large"
@floats = global [9 x float] [float 0.000000e+00, float -0.000000e+00, float 1.500000e+00, float 0x3FB99999A0000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x7FF8000000000000, float 0x7FF0000020000000, float 0x3DDB7CDFE0000000]
@doubles = global { double, double, half, bfloat, fp128, x86_fp80, ppc_fp128 } { double 0x3D719799812DEA11, double 3.000000e+00, half 0xH3C00, bfloat 0xR3F80, fp128 0xL00000000000000013FFF000000000000, x86_fp80 0xK3FFF8000000000000000, ppc_fp128 0xM3FF00000000000000000000000000000 }
@ints = constant <{ i1, i7, i65, i256, i128 }> <{ i1 true, i7 -1, i65 -18446744073709551616, i256 -1, i128 -1 }>
@vecs = global { <4 x i32>, <2 x i32>, <2 x ptr>, <3 x i8>, <2 x float>, <2 x i1> } { <4 x i32> splat (i32 3), <2 x i32> <i32 1, i32 undef>, <2 x ptr> <ptr @ext, ptr null>, <3 x i8> zeroinitializer, <2 x float> poison, <2 x i1> <i1 true, i1 false> }
@expr = global [7 x ptr] [ptr getelementptr inbounds (i8, ptr @1, i64 4), ptr getelementptr inbounds nuw (%named, ptr @cd, i64 0, i32 1), ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @cd, i64 8), ptr inttoptr (i64 ptrtoint (ptr @ext to i64) to ptr), ptr addrspacecast (ptr addrspace(3) @ext_as to ptr), ptr blockaddress(@indirect, %b), ptr dso_local_equivalent @plain]
@sub = global i64 sub (i64 ptrtoint (ptr @ext to i64), i64 ptrtoint (ptr @1 to i64))
@nocfi = global ptr no_cfi @plain
@bytes = global [3 x i8] c"\01\02\03"
@notext = global [2 x i16] [i16 65, i16 66]
@attached = global i32 0, align 4, !type !0, !absolute_symbol !1
@"name with space" = global i32 0
@"1digit" = global i32 0
@und = global %rec undef
@target = global target("spirv.Image", float, 7, 8) poison

@al = internal alias i32, ptr @1
@al2 = weak unnamed_addr alias i8, getelementptr inbounds (i8, ptr @1, i64 1)

@ifn = ifunc void (), ptr @resolver

; Function Attrs: nounwind
declare !annot !10 void @plain() local_unnamed_addr #0

define internal ptr @resolver() {
  ret ptr @plain
}

; Function Attrs: allockind("alloc,zeroed,aligned") allocsize(5,6) memory(readwrite, errnomem: none) uwtable(sync) vscale_range(1,16)
define linkonce_odr hidden fastcc noundef nonnull ptr @attrs(ptr noalias noundef readonly align 4 captures(none) dereferenceable(16) %p, i32 signext range(i32 -3, 7) %x, ptr byval(%named) align 8 %by, ptr captures(address_is_null, ret: address, provenance) initializes((0, 4)) %z, float nofpclass(nan ninf) %f, i32 %g, i32 %h) unnamed_addr #1 section "text" comdat($other) align 16 gc "shadow" prefix i32 5 prologue i8 1 personality ptr @pers !prof !11 !kernel !12 {
  ret ptr %p
}

declare i32 @pers(...)

; Function Attrs: memory(read, argmem: none)
declare i32 @vararg(i32, ...) #2

declare cc300 void @strange()

define void @indirect(ptr %a) {
  indirectbr ptr %a, [label %b, label %c]

b:                                                ; preds = %0
  br label %c

c:                                                ; preds = %b, %0
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind alignstack(8)
define ptx_kernel void @all(i32 %0, i32 %y, ptr %p, ptr addrspace(3) %s, float %f, <4 x float> %v, i1 %c, double %d, i128 %big) #3 !dbg !13 {
entry:
  %1 = add nuw nsw i32 %0, %y
  %s1 = sub nsw i32 %1, 5
  %m = mul i32 %s1, -1
  %d1 = udiv exact i32 %m, 2
  %d2 = sdiv i32 %m, %y
  %d3 = urem i32 %m, 7
  %d4 = srem i32 %m, 7
  %sh = shl nuw i32 %m, 1
  %lr = lshr exact i32 %m, 1
  %ar = ashr i32 %m, 1
  %an = and i32 %m, 255
  %or = or disjoint i32 %an, 256
  %xo = xor i32 %or, -1
  %fn = fneg fast float %f
  %fa = fadd fast float %f, 1.000000e+00
  %fb = fadd nnan contract float %fa, 0x3FB99999A0000000
  %fs = fsub float %fb, %fn
  %fm = fmul double %d, 1.000000e-03
  %fd = fdiv arcp double %fm, 3.000000e+00
  %fr = frem double %fd, 2.500000e+00
  %tr = trunc nuw nsw i32 %m to i8
  %ze = zext nneg i8 %tr to i64
  %se = sext i8 %tr to i32
  %ft = fptrunc contract double %fr to float
  %fe = fpext float %ft to double
  %u = fptoui float %f to i32
  %si = fptosi double %d to i64
  %uf = uitofp nneg i32 %u to float
  %sf = sitofp i64 %si to half
  %pi = ptrtoint ptr %p to i64
  %pa = ptrtoaddr ptr %p to i64
  %ip = inttoptr i64 %pi to ptr
  %bc = bitcast float %f to i32
  %ac = addrspacecast ptr addrspace(3) %s to ptr
  %ic = icmp samesign ult i32 %m, %y
  %ipc = icmp eq ptr %p, null
  %fc = fcmp nnan ogt float %f, %fa
  %sel = select nsz i1 %c, float %f, float %fa
  %fz = freeze i32 %m
  %ee = extractelement <4 x float> %v, i32 1
  %ie = insertelement <4 x float> %v, float %ee, i64 2
  %sv = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 1, i32 poison>
  %sz = shufflevector <4 x float> %v, <4 x float> %ie, <4 x i32> zeroinitializer
  %sp = shufflevector <4 x float> %v, <4 x float> %ie, <4 x i32> poison
  %gep = getelementptr inbounds nuw %named, ptr %p, i64 %ze, i32 1, i32 0
  %gep2 = getelementptr nusw i8, ptr %p, i64 %si
  %gep3 = getelementptr i8, ptr %p, <2 x i64> <i64 1, i64 2>
  %al = alloca i32, align 4
  %al2 = alloca %named, i64 3, align 16
  %al3 = alloca [2 x i8], i32 %y, align 1
  %ld = load i32, ptr %gep, align 4, !tbaa !30, !range !32
  %lv = load volatile <4 x float>, ptr addrspace(3) %s, align 16
  %la = load atomic i32, ptr %p syncscope("device") acquire, align 4
  store i32 %ld, ptr %al, align 4, !alias.scope !33, !noalias !33, !nontemporal !2
  store atomic volatile i32 0, ptr %p release, align 4
  fence syncscope("block") seq_cst
  %cx = cmpxchg weak volatile ptr %p, i32 0, i32 %m syncscope("device") acq_rel monotonic, align 4
  %rm = atomicrmw fadd ptr %p, float 1.000000e+00 monotonic, align 4
  %rx = atomicrmw volatile xchg ptr addrspace(3) %s, i32 7 syncscope("cta") seq_cst, align 8
  %ev = extractvalue { i32, i1 } %cx, 1
  %iv = insertvalue { i32, [2 x i8] } undef, i8 3, 1, 0
  call void @plain()
  %r = tail call fastcc noundef ptr @attrs(ptr noundef nonnull %p, i32 signext 5, ptr byval(%named) align 8 %p, ptr null, float 0.000000e+00, i32 1, i32 2) #9, !callees !36
  %r2 = notail call contract float %p(float noundef %f) #10 [ "bundle"(i32 %m, ptr %p), "empty"() ]
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mi = call i32 @llvm.umin.i32(i32 %t, i32 0), !dbg !37
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  call void asm sideeffect "bar.sync $0;\0A", "n,~{memory}"(i32 0) #9, !srcloc !40
  %as = call { i32, i32 } asm alignstack inteldialect "x $0", "=r,=r,r"(i32 %t)
  call void @llvm.experimental.noalias.scope.decl(metadata !33)
  %md = call i64 @llvm.read_register.i64(metadata !41)
  br i1 %c, label %loop, label %2, !prof !42

2:                                                ; preds = %entry
  switch i32 %m, label %loop [
    i32 0, label %"quoted block"
    i32 -7, label %loop
  ], !dbg !37

loop:                                             ; preds = %loop, %2, %2, %entry
  %phi = phi i32 [ 0, %2 ], [ 1, %entry ], [ 0, %2 ], [ %phi, %loop ]
  %3 = phi contract float [ %f, %2 ], [ 5.000000e-01, %entry ], [ %f, %2 ], [ %3, %loop ]
    #dbg_value(i32 %phi, !25, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !37)
    #dbg_value(!DIArgList(i32 %phi, float %3), !25, !DIExpression(DW_OP_LLVM_arg, 0), !37)
    #dbg_value(i32 poison, !25, !DIExpression(), !37)
    #dbg_label(!43, !37)
  switch i32 %phi, label %loop [
  ], !llvm.loop !44

"quoted block":                                   ; preds = %2
    #dbg_declare(ptr %al, !25, !DIExpression(), !37)
    #dbg_assign(i32 %0, !25, !DIExpression(), !46, ptr %al, !DIExpression(), !37)
  unreachable

dead:                                             ; No predecessors!
  ret void
}

define void @eh() personality ptr @pers {
  invoke void @plain()
          to label %1 unwind label %lp

1:                                                ; preds = %0
  callbr void asm "", "!i"()
          to label %2 [label %3]

2:                                                ; preds = %1
  ret void

3:                                                ; preds = %1
  ret void

lp:                                               ; preds = %0
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @1]
  resume { ptr, i32 } %l
}

define void @funclets() personality ptr @pers {
  invoke void @plain()
          to label %ok unwind label %cs

ok:                                               ; preds = %h2, %h, %0
  ret void

cs:                                               ; preds = %0
  %c = catchswitch within none [label %h, label %h2] unwind label %cl

h:                                                ; preds = %cs
  %cp = catchpad within %c [ptr null, i32 64]
  catchret from %cp to label %ok

h2:                                               ; preds = %cs
  %cp2 = catchpad within %c []
  catchret from %cp2 to label %ok

cl:                                               ; preds = %cs
  %clp = cleanuppad within none [i32 1]
  cleanupret from %clp unwind to caller
}

define i32 @varargs(ptr %l, ...) {
  %x = va_arg ptr %l, i32
  %y = musttail call i32 (ptr, ...) @varargs(ptr %l, ...)
  ret i32 %y
}

define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %a) {
  %s = add <vscale x 4 x i32> %a, splat (i32 1)
  %m = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  ret <vscale x 4 x i32> %m
}

define void @2(ptr %0, ptr %1) {
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare i64 @llvm.read_register.i64(metadata) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #8

attributes #0 = { nounwind }
attributes #1 = { allockind("alloc,zeroed,aligned") allocsize(5,6) memory(readwrite, errnomem: none) uwtable(sync) vscale_range(1,16) "alloc-family"="malloc" }
attributes #2 = { memory(read, argmem: none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind alignstack=8 "frame-pointer"="all" "no-value" "target-cpu"="sm_90" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind memory(argmem: readwrite, inaccessiblemem: read) }
attributes #10 = { memory(none) "ab"="c\\d\22" }

!named.md = !{!0, !2, !DIExpression()}
!odd\20name = !{}
!llvm.dbg.cu = !{!3}
!llvm.module.flags = !{!9}

!0 = !{i64 0, !"type\22id"}
!1 = !{i64 0, i64 256}
!2 = !{i32 1}
!3 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !4, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !5, splitDebugInlining: false, nameTableKind: None)
!4 = !DIFile(filename: "a\\b.cu", directory: "/d", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!5 = !{!6}
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_constu, 2, DW_OP_swap, DW_OP_xderef))
!7 = distinct !DIGlobalVariable(name: "g", scope: !3, file: !4, line: 1, type: !8, isLocal: false, isDefinition: true)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{!"x"}
!11 = !{!"function_entry_count", i64 7}
!12 = !{}
!13 = distinct !DISubprogram(name: "all", linkageName: "_Z3all", scope: !4, file: !4, line: 3, type: !14, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !3, retainedNodes: !29)
!14 = !DISubroutineType(types: !15)
!15 = !{null, !8, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, dwarfAddressSpace: 1)
!17 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !18, file: !4, line: 2, size: 64, elements: !19, templateParams: !26)
!18 = !DINamespace(name: "ns", scope: null, exportSymbols: true)
!19 = !{!20, !21}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !17, file: !4, line: 2, baseType: !8, size: 32, offset: 32, flags: DIFlagBitField, extraData: i64 0)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 96, elements: !22)
!22 = !{!23, !24}
!23 = !DISubrange(count: 3, lowerBound: 0)
!24 = !DISubrange(count: !25)
!25 = !DILocalVariable(name: "v", arg: 1, scope: !13, file: !4, line: 3, type: !8, align: 32)
!26 = !{!27, !28}
!27 = !DITemplateTypeParameter(name: "T", type: !8)
!28 = !DITemplateValueParameter(name: "N", type: !8, defaulted: true, value: i32 7)
!29 = !{!25}
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !12, i64 0}
!32 = !{i32 0, i32 10, i32 20, i32 -1}
!33 = !{!34}
!34 = distinct !{!34, !35}
!35 = distinct !{!35}
!36 = !{ptr @attrs}
!37 = !DILocation(line: 4, column: 7, scope: !38, inlinedAt: !39)
!38 = distinct !DILexicalBlock(scope: !13, file: !4, line: 4, column: 3)
!39 = distinct !DILocation(line: 0, scope: !13)
!40 = !{i64 -1, null, !0, float 5.000000e-01, ptr @plain}
!41 = !{!"r0"}
!42 = !{!"branch_weights", i32 1, i32 2000}
!43 = !DILabel(scope: !13, name: "lab", file: !4, line: 9)
!44 = distinct !{!44, !45}
!45 = !{!"llvm.loop.unroll.count", i32 4}
!46 = distinct !DIAssignID()
