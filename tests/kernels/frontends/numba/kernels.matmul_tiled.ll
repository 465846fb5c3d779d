; arch: sm_90
; ModuleID = "matmul_tiled$4"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"matmul_tiled"(ptr %"A.0", ptr %"A.1", i64 %"A.2", i64 %"A.3", ptr %"A.4", i64 %"A.5.0", i64 %"A.5.1", i64 %"A.6.0", i64 %"A.6.1", ptr %"B.0", ptr %"B.1", i64 %"B.2", i64 %"B.3", ptr %"B.4", i64 %"B.5.0", i64 %"B.5.1", i64 %"B.6.0", i64 %"B.6.1", ptr %"C.0", ptr %"C.1", i64 %"C.2", i64 %"C.3", ptr %"C.4", i64 %"C.5.0", i64 %"C.5.1", i64 %"C.6.0", i64 %"C.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"A.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo", ptr %"A.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"A.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"A.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize", ptr %"A.4", 4
  %".30" = insertvalue [2 x i64] undef, i64 %"A.5.0", 0
  %".31" = insertvalue [2 x i64] %".30", i64 %"A.5.1", 1
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".31", 5
  %".32" = insertvalue [2 x i64] undef, i64 %"A.6.0", 0
  %".33" = insertvalue [2 x i64] %".32", i64 %"A.6.1", 1
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".33", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"B.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo.1", ptr %"B.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"B.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"B.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize.1", ptr %"B.4", 4
  %".34" = insertvalue [2 x i64] undef, i64 %"B.5.0", 0
  %".35" = insertvalue [2 x i64] %".34", i64 %"B.5.1", 1
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".35", 5
  %".36" = insertvalue [2 x i64] undef, i64 %"B.6.0", 0
  %".37" = insertvalue [2 x i64] %".36", i64 %"B.6.1", 1
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".37", 6
  %"inserted.meminfo.2" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"C.0", 0
  %"inserted.parent.2" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo.2", ptr %"C.1", 1
  %"inserted.nitems.2" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent.2", i64 %"C.2", 2
  %"inserted.itemsize.2" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems.2", i64 %"C.3", 3
  %"inserted.data.2" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize.2", ptr %"C.4", 4
  %".38" = insertvalue [2 x i64] undef, i64 %"C.5.0", 0
  %".39" = insertvalue [2 x i64] %".38", i64 %"C.5.1", 1
  %"inserted.shape.2" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data.2", [2 x i64] %".39", 5
  %".40" = insertvalue [2 x i64] undef, i64 %"C.6.0", 0
  %".41" = insertvalue [2 x i64] %".40", i64 %"C.6.1", 1
  %"inserted.strides.2" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape.2", [2 x i64] %".41", 6
  %"A" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"A"
  %"B" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"B"
  %"C" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"C"
  %".50" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".50"
  %"sa" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"sa"
  %".84" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".84"
  %"sb" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"sb"
  %"x" = alloca i64
  store i64 0, ptr %"x"
  %"y" = alloca i64
  store i64 0, ptr %"y"
  %"tx" = alloca i32
  store i32 0, ptr %"tx"
  %"ty" = alloca i32
  store i32 0, ptr %"ty"
  %"acc.3" = alloca float
  store float 0.0, ptr %"acc.3"
  %".174" = alloca {i32, i32, i32}
  store {i32, i32, i32} zeroinitializer, ptr %".174"
  %".184" = alloca {i32, i32, i32}
  store {i32, i32, i32} zeroinitializer, ptr %".184"
  %".188" = alloca {ptr, i32, i32, ptr}
  store {ptr, i32, i32, ptr} zeroinitializer, ptr %".188"
  %".197" = alloca i32
  store i32 0, ptr %".197"
  %".200" = alloca i32
  store i32 0, ptr %".200"
  %"$phi360.0" = alloca {ptr, i32, i32, ptr}
  store {ptr, i32, i32, ptr} zeroinitializer, ptr %"$phi360.0"
  %".239" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, ptr %".239"
  %".242" = alloca {ptr, i32, i32, ptr}
  store {ptr, i32, i32, ptr} zeroinitializer, ptr %".242"
  %".268" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, ptr %".268"
  %".274" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, ptr %".274"
  %"$360for_iter.3" = alloca i1
  store i1 0, ptr %"$360for_iter.3"
  %"$phi362.1" = alloca i32
  store i32 0, ptr %"$phi362.1"
  %"i" = alloca i32
  store i32 0, ptr %"i"
  %".309" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".309"
  %".368" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".368"
  %".415" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".415"
  %"$424pred" = alloca i1
  store i1 0, ptr %"$424pred"
  %".443" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".443"
  %"$470pred" = alloca i1
  store i1 0, ptr %"$470pred"
  %".473" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".473"
  %".533" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".533"
  %".584" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".584"
  %"$546pred" = alloca i1
  store i1 0, ptr %"$546pred"
  %".612" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".612"
  %"$592pred" = alloca i1
  store i1 0, ptr %"$592pred"
  %".644" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".644"
  %".704" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".704"
  %"acc.2" = alloca float
  store float 0.0, ptr %"acc.2"
  %".763" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".763"
  %".773" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".773"
  %".777" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".777"
  %".786" = alloca i64
  store i64 0, ptr %".786"
  %".789" = alloca i64
  store i64 0, ptr %".789"
  %"$phi704.1" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi704.1"
  %".828" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".828"
  %".831" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".831"
  %".857" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".857"
  %".863" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".863"
  %"$704for_iter.4" = alloca i1
  store i1 0, ptr %"$704for_iter.4"
  %"$phi706.2" = alloca i64
  store i64 0, ptr %"$phi706.2"
  %".891" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".891"
  %".947" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".947"
  %".1032" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".1032"
  %"$830pred" = alloca i1
  store i1 0, ptr %"$830pred"
  %".1054" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".1054"
  %"$864pred" = alloca i1
  store i1 0, ptr %"$864pred"
  %".1087" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".1087"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides", ptr %"A"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides.1", ptr %"B"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides.2", ptr %"C"
  %".48" = insertvalue [2 x i64] undef, i64 16, 0
  %".49" = insertvalue [2 x i64] %".48", i64 16, 1
  %"generic" = addrspacecast ptr addrspace(3) @"_cudapy_smem_2" to ptr
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".50"
  %".53" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50", i32 0, i32 4
  %".54" = load ptr, ptr %".53"
  %".55" = bitcast ptr %"generic" to ptr
  %".56" = insertvalue [2 x i64] undef, i64 16, 0
  %".57" = insertvalue [2 x i64] %".56", i64 16, 1
  %".58" = insertvalue [2 x i64] undef, i64 64, 0
  %".59" = insertvalue [2 x i64] %".58", i64 4, 1
  %".60" = extractvalue [2 x i64] %".57", 0
  %".61" = extractvalue [2 x i64] %".57", 1
  %".62" = mul nsw i64 1, %".60"
  %".63" = mul nsw i64 %".62", %".61"
  %".64" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50", i32 0, i32 5
  store [2 x i64] %".57", ptr %".64"
  %".66" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50", i32 0, i32 6
  store [2 x i64] %".59", ptr %".66"
  %".68" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50", i32 0, i32 4
  store ptr %".55", ptr %".68"
  %".70" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50", i32 0, i32 3
  store i64 4, ptr %".70"
  %".72" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50", i32 0, i32 0
  store ptr null, ptr %".72"
  %".74" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50", i32 0, i32 1
  store ptr null, ptr %".74"
  %".76" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50", i32 0, i32 2
  store i64 %".63", ptr %".76"
  %".78" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".50"
  %".80" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sa"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".78", ptr %"sa"
  %".82" = insertvalue [2 x i64] undef, i64 16, 0
  %".83" = insertvalue [2 x i64] %".82", i64 16, 1
  %"generic.1" = addrspacecast ptr addrspace(3) @"_cudapy_smem_3" to ptr
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".84"
  %".87" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84", i32 0, i32 4
  %".88" = load ptr, ptr %".87"
  %".89" = bitcast ptr %"generic.1" to ptr
  %".90" = insertvalue [2 x i64] undef, i64 16, 0
  %".91" = insertvalue [2 x i64] %".90", i64 16, 1
  %".92" = insertvalue [2 x i64] undef, i64 64, 0
  %".93" = insertvalue [2 x i64] %".92", i64 4, 1
  %".94" = extractvalue [2 x i64] %".91", 0
  %".95" = extractvalue [2 x i64] %".91", 1
  %".96" = mul nsw i64 1, %".94"
  %".97" = mul nsw i64 %".96", %".95"
  %".98" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84", i32 0, i32 5
  store [2 x i64] %".91", ptr %".98"
  %".100" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84", i32 0, i32 6
  store [2 x i64] %".93", ptr %".100"
  %".102" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84", i32 0, i32 4
  store ptr %".89", ptr %".102"
  %".104" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84", i32 0, i32 3
  store i64 4, ptr %".104"
  %".106" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84", i32 0, i32 0
  store ptr null, ptr %".106"
  %".108" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84", i32 0, i32 1
  store ptr null, ptr %".108"
  %".110" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84", i32 0, i32 2
  store i64 %".97", ptr %".110"
  %".112" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".84"
  %".114" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sb"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".112", ptr %"sb"
  %".116" = trunc i64 2 to i32
  %".117" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".118" = sext i32 %".117" to i64
  %".119" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".120" = sext i32 %".119" to i64
  %".121" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".122" = sext i32 %".121" to i64
  %".123" = mul i64 %".120", %".122"
  %".124" = add i64 %".123", %".118"
  %".125" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".126" = sext i32 %".125" to i64
  %".127" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".128" = sext i32 %".127" to i64
  %".129" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".130" = sext i32 %".129" to i64
  %".131" = mul i64 %".128", %".130"
  %".132" = add i64 %".131", %".126"
  %".133" = insertvalue [2 x i64] undef, i64 %".124", 0
  %".134" = insertvalue [2 x i64] %".133", i64 %".132", 1
  %".135" = extractvalue [2 x i64] %".134", 0
  %".136" = extractvalue [2 x i64] %".134", 1
  %".138" = load i64, ptr %"x"
  store i64 %".135", ptr %"x"
  %".141" = load i64, ptr %"y"
  store i64 %".136", ptr %"y"
  %".143" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".144" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".145" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".146" = insertvalue {i32, i32, i32} undef, i32 %".143", 0
  %".147" = insertvalue {i32, i32, i32} %".146", i32 %".144", 1
  %".148" = insertvalue {i32, i32, i32} %".147", i32 %".145", 2
  %".149" = extractvalue {i32, i32, i32} %".148", 0
  %".151" = load i32, ptr %"tx"
  store i32 %".149", ptr %"tx"
  %".153" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".154" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".155" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".156" = insertvalue {i32, i32, i32} undef, i32 %".153", 0
  %".157" = insertvalue {i32, i32, i32} %".156", i32 %".154", 1
  %".158" = insertvalue {i32, i32, i32} %".157", i32 %".155", 2
  %".159" = extractvalue {i32, i32, i32} %".158", 1
  %".161" = load i32, ptr %"ty"
  store i32 %".159", ptr %"ty"
  %".163" = fptrunc double              0x0 to float
  %".165" = load float, ptr %"acc.3"
  store float %".163", ptr %"acc.3"
  %".167" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()
  %".168" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.y"()
  %".169" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.z"()
  %".170" = insertvalue {i32, i32, i32} undef, i32 %".167", 0
  %".171" = insertvalue {i32, i32, i32} %".170", i32 %".168", 1
  %".172" = insertvalue {i32, i32, i32} %".171", i32 %".169", 2
  %".173" = extractvalue {i32, i32, i32} %".172", 0
  store {i32, i32, i32} zeroinitializer, ptr %".174"
  %".177" = getelementptr inbounds {i32, i32, i32}, ptr %".174", i32 0, i32 0
  store i32 0, ptr %".177"
  %".179" = getelementptr inbounds {i32, i32, i32}, ptr %".174", i32 0, i32 1
  store i32 %".173", ptr %".179"
  %".181" = getelementptr inbounds {i32, i32, i32}, ptr %".174", i32 0, i32 2
  store i32 1, ptr %".181"
  %".183" = load {i32, i32, i32}, ptr %".174"
  store {i32, i32, i32} zeroinitializer, ptr %".184"
  store {i32, i32, i32} %".183", ptr %".184"
  store {ptr, i32, i32, ptr} zeroinitializer, ptr %".188"
  %".191" = getelementptr inbounds {i32, i32, i32}, ptr %".184", i32 0, i32 0
  %".192" = load i32, ptr %".191"
  %".193" = getelementptr inbounds {i32, i32, i32}, ptr %".184", i32 0, i32 1
  %".194" = load i32, ptr %".193"
  %".195" = getelementptr inbounds {i32, i32, i32}, ptr %".184", i32 0, i32 2
  %".196" = load i32, ptr %".195"
  store i32 %".192", ptr %".197"
  %".202" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".188", i32 0, i32 0
  store ptr %".197", ptr %".202"
  %".204" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".188", i32 0, i32 1
  store i32 %".194", ptr %".204"
  %".206" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".188", i32 0, i32 2
  store i32 %".196", ptr %".206"
  %".208" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".188", i32 0, i32 3
  store ptr %".200", ptr %".208"
  %".210" = sub i32 %".194", %".192"
  %".211" = icmp sgt i32 %".210", 0
  %".212" = icmp sgt i32 %".196", 0
  %".213" = xor i1 %".211", %".212"
  %".214" = icmp eq i32 %".196", 0
  br i1 %".214", label %"B0.if", label %"B0.endif", !prof !1
B360:
  %".238" = load {ptr, i32, i32, ptr}, ptr %"$phi360.0"
  store {i32, i1} zeroinitializer, ptr %".239"
  store {ptr, i32, i32, ptr} zeroinitializer, ptr %".242"
  store {ptr, i32, i32, ptr} %".238", ptr %".242"
  %".246" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".242", i32 0, i32 3
  %".247" = load ptr, ptr %".246"
  %".248" = load i32, ptr %".247"
  %".249" = icmp sgt i32 %".248", 0
  %".250" = getelementptr inbounds {i32, i1}, ptr %".239", i32 0, i32 1
  store i1 %".249", ptr %".250"
  br i1 %".249", label %"B360.if", label %"B360.endif"
B362:
  %".288" = load i1, ptr %"$360for_iter.3"
  store i1 0, ptr %"$360for_iter.3"
  %".290" = load i32, ptr %"$phi362.1"
  %".292" = load i32, ptr %"i"
  store i32 %".290", ptr %"i"
  %".294" = load i32, ptr %"$phi362.1"
  store i32 0, ptr %"$phi362.1"
  %".296" = load i32, ptr %"tx"
  %".297" = load i32, ptr %"ty"
  %".298" = insertvalue [2 x i32] undef, i32 %".296", 0
  %".299" = insertvalue [2 x i32] %".298", i32 %".297", 1
  %".300" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sa"
  %".301" = extractvalue [2 x i32] %".299", 0
  %".302" = extractvalue [2 x i32] %".299", 1
  %".303" = sext i32 %".301" to i64
  %".304" = sext i32 %".302" to i64
  %".305" = insertvalue [2 x i64] undef, i64 %".303", 0
  %".306" = insertvalue [2 x i64] %".305", i64 %".304", 1
  %".307" = extractvalue [2 x i64] %".306", 0
  %".308" = extractvalue [2 x i64] %".306", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".309"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".300", ptr %".309"
  %".313" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".309", i32 0, i32 5
  %".314" = getelementptr inbounds [2 x i64], ptr %".313", i32 0, i32 0
  %".315" = load i64, ptr %".314", !range !2
  %".316" = getelementptr inbounds [2 x i64], ptr %".313", i32 0, i32 1
  %".317" = load i64, ptr %".316", !range !2
  %".318" = insertvalue [2 x i64] undef, i64 %".315", 0
  %".319" = insertvalue [2 x i64] %".318", i64 %".317", 1
  %".320" = extractvalue [2 x i64] %".319", 0
  %".321" = extractvalue [2 x i64] %".319", 1
  %".322" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".309", i32 0, i32 6
  %".323" = load [2 x i64], ptr %".322"
  %".324" = extractvalue [2 x i64] %".323", 0
  %".325" = extractvalue [2 x i64] %".323", 1
  %".326" = icmp slt i64 %".307", 0
  %".327" = add i64 %".307", %".320"
  %".328" = select  i1 %".326", i64 %".327", i64 %".307"
  %".329" = icmp slt i64 %".308", 0
  %".330" = add i64 %".308", %".321"
  %".331" = select  i1 %".329", i64 %".330", i64 %".308"
  %".332" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".309", i32 0, i32 5
  %".333" = getelementptr inbounds [2 x i64], ptr %".332", i32 0, i32 0
  %".334" = load i64, ptr %".333", !range !2
  %".335" = getelementptr inbounds [2 x i64], ptr %".332", i32 0, i32 1
  %".336" = load i64, ptr %".335", !range !2
  %".337" = insertvalue [2 x i64] undef, i64 %".334", 0
  %".338" = insertvalue [2 x i64] %".337", i64 %".336", 1
  %".339" = extractvalue [2 x i64] %".338", 0
  %".340" = extractvalue [2 x i64] %".338", 1
  %".341" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".309", i32 0, i32 6
  %".342" = load [2 x i64], ptr %".341"
  %".343" = extractvalue [2 x i64] %".342", 0
  %".344" = extractvalue [2 x i64] %".342", 1
  %".345" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".309", i32 0, i32 4
  %".346" = load ptr, ptr %".345"
  %".347" = mul i64 1, %".340"
  %".348" = mul i64 %".328", %".347"
  %".349" = add i64 0, %".348"
  %".350" = mul i64 %".331", 1
  %".351" = add i64 %".349", %".350"
  %".352" = getelementptr float, ptr %".346", i64 %".351"
  %".353" = sitofp i64 0 to float
  store float %".353", ptr %".352"
  %".355" = load i32, ptr %"tx"
  %".356" = load i32, ptr %"ty"
  %".357" = insertvalue [2 x i32] undef, i32 %".355", 0
  %".358" = insertvalue [2 x i32] %".357", i32 %".356", 1
  %".359" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sb"
  %".360" = extractvalue [2 x i32] %".358", 0
  %".361" = extractvalue [2 x i32] %".358", 1
  %".362" = sext i32 %".360" to i64
  %".363" = sext i32 %".361" to i64
  %".364" = insertvalue [2 x i64] undef, i64 %".362", 0
  %".365" = insertvalue [2 x i64] %".364", i64 %".363", 1
  %".366" = extractvalue [2 x i64] %".365", 0
  %".367" = extractvalue [2 x i64] %".365", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".368"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".359", ptr %".368"
  %".372" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".368", i32 0, i32 5
  %".373" = getelementptr inbounds [2 x i64], ptr %".372", i32 0, i32 0
  %".374" = load i64, ptr %".373", !range !2
  %".375" = getelementptr inbounds [2 x i64], ptr %".372", i32 0, i32 1
  %".376" = load i64, ptr %".375", !range !2
  %".377" = insertvalue [2 x i64] undef, i64 %".374", 0
  %".378" = insertvalue [2 x i64] %".377", i64 %".376", 1
  %".379" = extractvalue [2 x i64] %".378", 0
  %".380" = extractvalue [2 x i64] %".378", 1
  %".381" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".368", i32 0, i32 6
  %".382" = load [2 x i64], ptr %".381"
  %".383" = extractvalue [2 x i64] %".382", 0
  %".384" = extractvalue [2 x i64] %".382", 1
  %".385" = icmp slt i64 %".366", 0
  %".386" = add i64 %".366", %".379"
  %".387" = select  i1 %".385", i64 %".386", i64 %".366"
  %".388" = icmp slt i64 %".367", 0
  %".389" = add i64 %".367", %".380"
  %".390" = select  i1 %".388", i64 %".389", i64 %".367"
  %".391" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".368", i32 0, i32 5
  %".392" = getelementptr inbounds [2 x i64], ptr %".391", i32 0, i32 0
  %".393" = load i64, ptr %".392", !range !2
  %".394" = getelementptr inbounds [2 x i64], ptr %".391", i32 0, i32 1
  %".395" = load i64, ptr %".394", !range !2
  %".396" = insertvalue [2 x i64] undef, i64 %".393", 0
  %".397" = insertvalue [2 x i64] %".396", i64 %".395", 1
  %".398" = extractvalue [2 x i64] %".397", 0
  %".399" = extractvalue [2 x i64] %".397", 1
  %".400" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".368", i32 0, i32 6
  %".401" = load [2 x i64], ptr %".400"
  %".402" = extractvalue [2 x i64] %".401", 0
  %".403" = extractvalue [2 x i64] %".401", 1
  %".404" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".368", i32 0, i32 4
  %".405" = load ptr, ptr %".404"
  %".406" = mul i64 1, %".399"
  %".407" = mul i64 %".387", %".406"
  %".408" = add i64 0, %".407"
  %".409" = mul i64 %".390", 1
  %".410" = add i64 %".408", %".409"
  %".411" = getelementptr float, ptr %".405", i64 %".410"
  %".412" = sitofp i64 0 to float
  store float %".412", ptr %".411"
  %".414" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"A"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".415"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".414", ptr %".415"
  %".419" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".415", i32 0, i32 5
  %".420" = getelementptr inbounds [2 x i64], ptr %".419", i32 0, i32 0
  %".421" = load i64, ptr %".420", !range !2
  %".422" = getelementptr inbounds [2 x i64], ptr %".419", i32 0, i32 1
  %".423" = load i64, ptr %".422", !range !2
  %".424" = insertvalue [2 x i64] undef, i64 %".421", 0
  %".425" = insertvalue [2 x i64] %".424", i64 %".423", 1
  %".426" = extractvalue [2 x i64] %".425", 0
  %".427" = load i64, ptr %"x"
  %".428" = icmp slt i64 %".427", %".426"
  %".430" = load i1, ptr %"$424pred"
  store i1 %".428", ptr %"$424pred"
  %".432" = load i1, ptr %"$424pred"
  br i1 %".432", label %"B426", label %"B514"
B426:
  %".434" = load i1, ptr %"$424pred"
  store i1 0, ptr %"$424pred"
  %".436" = load i32, ptr %"i"
  %".437" = sext i32 %".436" to i64
  %".438" = mul nsw i64 %".437", 16
  %".439" = load i32, ptr %"ty"
  %".440" = sext i32 %".439" to i64
  %".441" = add nsw i64 %".440", %".438"
  %".442" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"A"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".443"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".442", ptr %".443"
  %".447" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".443", i32 0, i32 5
  %".448" = getelementptr inbounds [2 x i64], ptr %".447", i32 0, i32 0
  %".449" = load i64, ptr %".448", !range !2
  %".450" = getelementptr inbounds [2 x i64], ptr %".447", i32 0, i32 1
  %".451" = load i64, ptr %".450", !range !2
  %".452" = insertvalue [2 x i64] undef, i64 %".449", 0
  %".453" = insertvalue [2 x i64] %".452", i64 %".451", 1
  %".454" = extractvalue [2 x i64] %".453", 1
  %".455" = icmp slt i64 %".441", %".454"
  %".457" = load i1, ptr %"$470pred"
  store i1 %".455", ptr %"$470pred"
  %".459" = load i1, ptr %"$470pred"
  br i1 %".459", label %"B472", label %"B514"
B472:
  %".461" = load i1, ptr %"$470pred"
  store i1 0, ptr %"$470pred"
  %".463" = load i32, ptr %"i"
  %".464" = sext i32 %".463" to i64
  %".465" = mul nsw i64 %".464", 16
  %".466" = load i32, ptr %"ty"
  %".467" = sext i32 %".466" to i64
  %".468" = add nsw i64 %".467", %".465"
  %".469" = load i64, ptr %"x"
  %".470" = insertvalue [2 x i64] undef, i64 %".469", 0
  %".471" = insertvalue [2 x i64] %".470", i64 %".468", 1
  %".472" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"A"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".473"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".472", ptr %".473"
  %".477" = extractvalue [2 x i64] %".471", 0
  %".478" = extractvalue [2 x i64] %".471", 1
  %".479" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".473", i32 0, i32 5
  %".480" = getelementptr inbounds [2 x i64], ptr %".479", i32 0, i32 0
  %".481" = load i64, ptr %".480", !range !2
  %".482" = getelementptr inbounds [2 x i64], ptr %".479", i32 0, i32 1
  %".483" = load i64, ptr %".482", !range !2
  %".484" = insertvalue [2 x i64] undef, i64 %".481", 0
  %".485" = insertvalue [2 x i64] %".484", i64 %".483", 1
  %".486" = extractvalue [2 x i64] %".485", 0
  %".487" = extractvalue [2 x i64] %".485", 1
  %".488" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".473", i32 0, i32 6
  %".489" = load [2 x i64], ptr %".488"
  %".490" = extractvalue [2 x i64] %".489", 0
  %".491" = extractvalue [2 x i64] %".489", 1
  %".492" = icmp slt i64 %".477", 0
  %".493" = add i64 %".477", %".486"
  %".494" = select  i1 %".492", i64 %".493", i64 %".477"
  %".495" = icmp slt i64 %".478", 0
  %".496" = add i64 %".478", %".487"
  %".497" = select  i1 %".495", i64 %".496", i64 %".478"
  %".498" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".473", i32 0, i32 5
  %".499" = getelementptr inbounds [2 x i64], ptr %".498", i32 0, i32 0
  %".500" = load i64, ptr %".499", !range !2
  %".501" = getelementptr inbounds [2 x i64], ptr %".498", i32 0, i32 1
  %".502" = load i64, ptr %".501", !range !2
  %".503" = insertvalue [2 x i64] undef, i64 %".500", 0
  %".504" = insertvalue [2 x i64] %".503", i64 %".502", 1
  %".505" = extractvalue [2 x i64] %".504", 0
  %".506" = extractvalue [2 x i64] %".504", 1
  %".507" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".473", i32 0, i32 6
  %".508" = load [2 x i64], ptr %".507"
  %".509" = extractvalue [2 x i64] %".508", 0
  %".510" = extractvalue [2 x i64] %".508", 1
  %".511" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".473", i32 0, i32 4
  %".512" = load ptr, ptr %".511"
  %".513" = mul i64 1, %".506"
  %".514" = mul i64 %".494", %".513"
  %".515" = add i64 0, %".514"
  %".516" = mul i64 %".497", 1
  %".517" = add i64 %".515", %".516"
  %".518" = getelementptr float, ptr %".512", i64 %".517"
  %".519" = load float, ptr %".518"
  %".520" = load i32, ptr %"tx"
  %".521" = load i32, ptr %"ty"
  %".522" = insertvalue [2 x i32] undef, i32 %".520", 0
  %".523" = insertvalue [2 x i32] %".522", i32 %".521", 1
  %".524" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sa"
  %".525" = extractvalue [2 x i32] %".523", 0
  %".526" = extractvalue [2 x i32] %".523", 1
  %".527" = sext i32 %".525" to i64
  %".528" = sext i32 %".526" to i64
  %".529" = insertvalue [2 x i64] undef, i64 %".527", 0
  %".530" = insertvalue [2 x i64] %".529", i64 %".528", 1
  %".531" = extractvalue [2 x i64] %".530", 0
  %".532" = extractvalue [2 x i64] %".530", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".533"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".524", ptr %".533"
  %".537" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".533", i32 0, i32 5
  %".538" = getelementptr inbounds [2 x i64], ptr %".537", i32 0, i32 0
  %".539" = load i64, ptr %".538", !range !2
  %".540" = getelementptr inbounds [2 x i64], ptr %".537", i32 0, i32 1
  %".541" = load i64, ptr %".540", !range !2
  %".542" = insertvalue [2 x i64] undef, i64 %".539", 0
  %".543" = insertvalue [2 x i64] %".542", i64 %".541", 1
  %".544" = extractvalue [2 x i64] %".543", 0
  %".545" = extractvalue [2 x i64] %".543", 1
  %".546" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".533", i32 0, i32 6
  %".547" = load [2 x i64], ptr %".546"
  %".548" = extractvalue [2 x i64] %".547", 0
  %".549" = extractvalue [2 x i64] %".547", 1
  %".550" = icmp slt i64 %".531", 0
  %".551" = add i64 %".531", %".544"
  %".552" = select  i1 %".550", i64 %".551", i64 %".531"
  %".553" = icmp slt i64 %".532", 0
  %".554" = add i64 %".532", %".545"
  %".555" = select  i1 %".553", i64 %".554", i64 %".532"
  %".556" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".533", i32 0, i32 5
  %".557" = getelementptr inbounds [2 x i64], ptr %".556", i32 0, i32 0
  %".558" = load i64, ptr %".557", !range !2
  %".559" = getelementptr inbounds [2 x i64], ptr %".556", i32 0, i32 1
  %".560" = load i64, ptr %".559", !range !2
  %".561" = insertvalue [2 x i64] undef, i64 %".558", 0
  %".562" = insertvalue [2 x i64] %".561", i64 %".560", 1
  %".563" = extractvalue [2 x i64] %".562", 0
  %".564" = extractvalue [2 x i64] %".562", 1
  %".565" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".533", i32 0, i32 6
  %".566" = load [2 x i64], ptr %".565"
  %".567" = extractvalue [2 x i64] %".566", 0
  %".568" = extractvalue [2 x i64] %".566", 1
  %".569" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".533", i32 0, i32 4
  %".570" = load ptr, ptr %".569"
  %".571" = mul i64 1, %".564"
  %".572" = mul i64 %".552", %".571"
  %".573" = add i64 0, %".572"
  %".574" = mul i64 %".555", 1
  %".575" = add i64 %".573", %".574"
  %".576" = getelementptr float, ptr %".570", i64 %".575"
  store float %".519", ptr %".576"
  br label %"B514"
B514:
  %".579" = load i1, ptr %"$470pred"
  store i1 0, ptr %"$470pred"
  %".581" = load i1, ptr %"$424pred"
  store i1 0, ptr %"$424pred"
  %".583" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"B"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".584"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".583", ptr %".584"
  %".588" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".584", i32 0, i32 5
  %".589" = getelementptr inbounds [2 x i64], ptr %".588", i32 0, i32 0
  %".590" = load i64, ptr %".589", !range !2
  %".591" = getelementptr inbounds [2 x i64], ptr %".588", i32 0, i32 1
  %".592" = load i64, ptr %".591", !range !2
  %".593" = insertvalue [2 x i64] undef, i64 %".590", 0
  %".594" = insertvalue [2 x i64] %".593", i64 %".592", 1
  %".595" = extractvalue [2 x i64] %".594", 1
  %".596" = load i64, ptr %"y"
  %".597" = icmp slt i64 %".596", %".595"
  %".599" = load i1, ptr %"$546pred"
  store i1 %".597", ptr %"$546pred"
  %".601" = load i1, ptr %"$546pred"
  br i1 %".601", label %"B548", label %"B636"
B548:
  %".603" = load i1, ptr %"$546pred"
  store i1 0, ptr %"$546pred"
  %".605" = load i32, ptr %"i"
  %".606" = sext i32 %".605" to i64
  %".607" = mul nsw i64 %".606", 16
  %".608" = load i32, ptr %"tx"
  %".609" = sext i32 %".608" to i64
  %".610" = add nsw i64 %".609", %".607"
  %".611" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"B"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".612"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".611", ptr %".612"
  %".616" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".612", i32 0, i32 5
  %".617" = getelementptr inbounds [2 x i64], ptr %".616", i32 0, i32 0
  %".618" = load i64, ptr %".617", !range !2
  %".619" = getelementptr inbounds [2 x i64], ptr %".616", i32 0, i32 1
  %".620" = load i64, ptr %".619", !range !2
  %".621" = insertvalue [2 x i64] undef, i64 %".618", 0
  %".622" = insertvalue [2 x i64] %".621", i64 %".620", 1
  %".623" = extractvalue [2 x i64] %".622", 0
  %".624" = icmp slt i64 %".610", %".623"
  %".626" = load i1, ptr %"$592pred"
  store i1 %".624", ptr %"$592pred"
  %".628" = load i1, ptr %"$592pred"
  br i1 %".628", label %"B594", label %"B636"
B594:
  %".630" = load i1, ptr %"$592pred"
  store i1 0, ptr %"$592pred"
  %".632" = load i32, ptr %"i"
  %".633" = sext i32 %".632" to i64
  %".634" = mul nsw i64 %".633", 16
  %".635" = load i32, ptr %"i"
  store i32 0, ptr %"i"
  %".637" = load i32, ptr %"tx"
  %".638" = sext i32 %".637" to i64
  %".639" = add nsw i64 %".638", %".634"
  %".640" = load i64, ptr %"y"
  %".641" = insertvalue [2 x i64] undef, i64 %".639", 0
  %".642" = insertvalue [2 x i64] %".641", i64 %".640", 1
  %".643" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"B"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".644"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".643", ptr %".644"
  %".648" = extractvalue [2 x i64] %".642", 0
  %".649" = extractvalue [2 x i64] %".642", 1
  %".650" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".644", i32 0, i32 5
  %".651" = getelementptr inbounds [2 x i64], ptr %".650", i32 0, i32 0
  %".652" = load i64, ptr %".651", !range !2
  %".653" = getelementptr inbounds [2 x i64], ptr %".650", i32 0, i32 1
  %".654" = load i64, ptr %".653", !range !2
  %".655" = insertvalue [2 x i64] undef, i64 %".652", 0
  %".656" = insertvalue [2 x i64] %".655", i64 %".654", 1
  %".657" = extractvalue [2 x i64] %".656", 0
  %".658" = extractvalue [2 x i64] %".656", 1
  %".659" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".644", i32 0, i32 6
  %".660" = load [2 x i64], ptr %".659"
  %".661" = extractvalue [2 x i64] %".660", 0
  %".662" = extractvalue [2 x i64] %".660", 1
  %".663" = icmp slt i64 %".648", 0
  %".664" = add i64 %".648", %".657"
  %".665" = select  i1 %".663", i64 %".664", i64 %".648"
  %".666" = icmp slt i64 %".649", 0
  %".667" = add i64 %".649", %".658"
  %".668" = select  i1 %".666", i64 %".667", i64 %".649"
  %".669" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".644", i32 0, i32 5
  %".670" = getelementptr inbounds [2 x i64], ptr %".669", i32 0, i32 0
  %".671" = load i64, ptr %".670", !range !2
  %".672" = getelementptr inbounds [2 x i64], ptr %".669", i32 0, i32 1
  %".673" = load i64, ptr %".672", !range !2
  %".674" = insertvalue [2 x i64] undef, i64 %".671", 0
  %".675" = insertvalue [2 x i64] %".674", i64 %".673", 1
  %".676" = extractvalue [2 x i64] %".675", 0
  %".677" = extractvalue [2 x i64] %".675", 1
  %".678" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".644", i32 0, i32 6
  %".679" = load [2 x i64], ptr %".678"
  %".680" = extractvalue [2 x i64] %".679", 0
  %".681" = extractvalue [2 x i64] %".679", 1
  %".682" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".644", i32 0, i32 4
  %".683" = load ptr, ptr %".682"
  %".684" = mul i64 1, %".677"
  %".685" = mul i64 %".665", %".684"
  %".686" = add i64 0, %".685"
  %".687" = mul i64 %".668", 1
  %".688" = add i64 %".686", %".687"
  %".689" = getelementptr float, ptr %".683", i64 %".688"
  %".690" = load float, ptr %".689"
  %".691" = load i32, ptr %"tx"
  %".692" = load i32, ptr %"ty"
  %".693" = insertvalue [2 x i32] undef, i32 %".691", 0
  %".694" = insertvalue [2 x i32] %".693", i32 %".692", 1
  %".695" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sb"
  %".696" = extractvalue [2 x i32] %".694", 0
  %".697" = extractvalue [2 x i32] %".694", 1
  %".698" = sext i32 %".696" to i64
  %".699" = sext i32 %".697" to i64
  %".700" = insertvalue [2 x i64] undef, i64 %".698", 0
  %".701" = insertvalue [2 x i64] %".700", i64 %".699", 1
  %".702" = extractvalue [2 x i64] %".701", 0
  %".703" = extractvalue [2 x i64] %".701", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".704"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".695", ptr %".704"
  %".708" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".704", i32 0, i32 5
  %".709" = getelementptr inbounds [2 x i64], ptr %".708", i32 0, i32 0
  %".710" = load i64, ptr %".709", !range !2
  %".711" = getelementptr inbounds [2 x i64], ptr %".708", i32 0, i32 1
  %".712" = load i64, ptr %".711", !range !2
  %".713" = insertvalue [2 x i64] undef, i64 %".710", 0
  %".714" = insertvalue [2 x i64] %".713", i64 %".712", 1
  %".715" = extractvalue [2 x i64] %".714", 0
  %".716" = extractvalue [2 x i64] %".714", 1
  %".717" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".704", i32 0, i32 6
  %".718" = load [2 x i64], ptr %".717"
  %".719" = extractvalue [2 x i64] %".718", 0
  %".720" = extractvalue [2 x i64] %".718", 1
  %".721" = icmp slt i64 %".702", 0
  %".722" = add i64 %".702", %".715"
  %".723" = select  i1 %".721", i64 %".722", i64 %".702"
  %".724" = icmp slt i64 %".703", 0
  %".725" = add i64 %".703", %".716"
  %".726" = select  i1 %".724", i64 %".725", i64 %".703"
  %".727" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".704", i32 0, i32 5
  %".728" = getelementptr inbounds [2 x i64], ptr %".727", i32 0, i32 0
  %".729" = load i64, ptr %".728", !range !2
  %".730" = getelementptr inbounds [2 x i64], ptr %".727", i32 0, i32 1
  %".731" = load i64, ptr %".730", !range !2
  %".732" = insertvalue [2 x i64] undef, i64 %".729", 0
  %".733" = insertvalue [2 x i64] %".732", i64 %".731", 1
  %".734" = extractvalue [2 x i64] %".733", 0
  %".735" = extractvalue [2 x i64] %".733", 1
  %".736" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".704", i32 0, i32 6
  %".737" = load [2 x i64], ptr %".736"
  %".738" = extractvalue [2 x i64] %".737", 0
  %".739" = extractvalue [2 x i64] %".737", 1
  %".740" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".704", i32 0, i32 4
  %".741" = load ptr, ptr %".740"
  %".742" = mul i64 1, %".735"
  %".743" = mul i64 %".723", %".742"
  %".744" = add i64 0, %".743"
  %".745" = mul i64 %".726", 1
  %".746" = add i64 %".744", %".745"
  %".747" = getelementptr float, ptr %".741", i64 %".746"
  store float %".690", ptr %".747"
  br label %"B636"
B636:
  %".750" = load i32, ptr %"i"
  store i32 0, ptr %"i"
  %".752" = load i1, ptr %"$592pred"
  store i1 0, ptr %"$592pred"
  %".754" = load i1, ptr %"$546pred"
  store i1 0, ptr %"$546pred"
  %".756" = load float, ptr %"acc.3"
  %".758" = load float, ptr %"acc.2"
  store float %".756", ptr %"acc.2"
  %".760" = load float, ptr %"acc.3"
  store float 0.0, ptr %"acc.3"
  call void @"llvm.nvvm.barrier0"()
  store {i64, i64, i64} zeroinitializer, ptr %".763"
  %".766" = getelementptr inbounds {i64, i64, i64}, ptr %".763", i32 0, i32 0
  store i64 0, ptr %".766"
  %".768" = getelementptr inbounds {i64, i64, i64}, ptr %".763", i32 0, i32 1
  store i64 16, ptr %".768"
  %".770" = getelementptr inbounds {i64, i64, i64}, ptr %".763", i32 0, i32 2
  store i64 1, ptr %".770"
  %".772" = load {i64, i64, i64}, ptr %".763"
  store {i64, i64, i64} zeroinitializer, ptr %".773"
  store {i64, i64, i64} %".772", ptr %".773"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".777"
  %".780" = getelementptr inbounds {i64, i64, i64}, ptr %".773", i32 0, i32 0
  %".781" = load i64, ptr %".780"
  %".782" = getelementptr inbounds {i64, i64, i64}, ptr %".773", i32 0, i32 1
  %".783" = load i64, ptr %".782"
  %".784" = getelementptr inbounds {i64, i64, i64}, ptr %".773", i32 0, i32 2
  %".785" = load i64, ptr %".784"
  store i64 %".781", ptr %".786"
  %".791" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".777", i32 0, i32 0
  store ptr %".786", ptr %".791"
  %".793" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".777", i32 0, i32 1
  store i64 %".783", ptr %".793"
  %".795" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".777", i32 0, i32 2
  store i64 %".785", ptr %".795"
  %".797" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".777", i32 0, i32 3
  store ptr %".789", ptr %".797"
  %".799" = sub i64 %".783", %".781"
  %".800" = icmp sgt i64 %".799", 0
  %".801" = icmp sgt i64 %".785", 0
  %".802" = xor i1 %".800", %".801"
  %".803" = icmp eq i64 %".785", 0
  br i1 %".803", label %"B636.if", label %"B636.endif", !prof !1
B704:
  %".827" = load {ptr, i64, i64, ptr}, ptr %"$phi704.1"
  store {i64, i1} zeroinitializer, ptr %".828"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".831"
  store {ptr, i64, i64, ptr} %".827", ptr %".831"
  %".835" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".831", i32 0, i32 3
  %".836" = load ptr, ptr %".835"
  %".837" = load i64, ptr %".836"
  %".838" = icmp sgt i64 %".837", 0
  %".839" = getelementptr inbounds {i64, i1}, ptr %".828", i32 0, i32 1
  store i1 %".838", ptr %".839"
  br i1 %".838", label %"B704.if", label %"B704.endif"
B706:
  %".877" = load i1, ptr %"$704for_iter.4"
  store i1 0, ptr %"$704for_iter.4"
  %".879" = load i64, ptr %"$phi706.2"
  %".880" = load i64, ptr %"$phi706.2"
  store i64 0, ptr %"$phi706.2"
  %".882" = load i32, ptr %"tx"
  %".883" = insertvalue {i32, i64} undef, i32 %".882", 0
  %".884" = insertvalue {i32, i64} %".883", i64 %".879", 1
  %".885" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sa"
  %".886" = extractvalue {i32, i64} %".884", 0
  %".887" = extractvalue {i32, i64} %".884", 1
  %".888" = sext i32 %".886" to i64
  %".889" = insertvalue [2 x i64] undef, i64 %".888", 0
  %".890" = insertvalue [2 x i64] %".889", i64 %".887", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".891"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".885", ptr %".891"
  %".895" = extractvalue [2 x i64] %".890", 0
  %".896" = extractvalue [2 x i64] %".890", 1
  %".897" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".891", i32 0, i32 5
  %".898" = getelementptr inbounds [2 x i64], ptr %".897", i32 0, i32 0
  %".899" = load i64, ptr %".898", !range !2
  %".900" = getelementptr inbounds [2 x i64], ptr %".897", i32 0, i32 1
  %".901" = load i64, ptr %".900", !range !2
  %".902" = insertvalue [2 x i64] undef, i64 %".899", 0
  %".903" = insertvalue [2 x i64] %".902", i64 %".901", 1
  %".904" = extractvalue [2 x i64] %".903", 0
  %".905" = extractvalue [2 x i64] %".903", 1
  %".906" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".891", i32 0, i32 6
  %".907" = load [2 x i64], ptr %".906"
  %".908" = extractvalue [2 x i64] %".907", 0
  %".909" = extractvalue [2 x i64] %".907", 1
  %".910" = icmp slt i64 %".895", 0
  %".911" = add i64 %".895", %".904"
  %".912" = select  i1 %".910", i64 %".911", i64 %".895"
  %".913" = icmp slt i64 %".896", 0
  %".914" = add i64 %".896", %".905"
  %".915" = select  i1 %".913", i64 %".914", i64 %".896"
  %".916" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".891", i32 0, i32 5
  %".917" = getelementptr inbounds [2 x i64], ptr %".916", i32 0, i32 0
  %".918" = load i64, ptr %".917", !range !2
  %".919" = getelementptr inbounds [2 x i64], ptr %".916", i32 0, i32 1
  %".920" = load i64, ptr %".919", !range !2
  %".921" = insertvalue [2 x i64] undef, i64 %".918", 0
  %".922" = insertvalue [2 x i64] %".921", i64 %".920", 1
  %".923" = extractvalue [2 x i64] %".922", 0
  %".924" = extractvalue [2 x i64] %".922", 1
  %".925" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".891", i32 0, i32 6
  %".926" = load [2 x i64], ptr %".925"
  %".927" = extractvalue [2 x i64] %".926", 0
  %".928" = extractvalue [2 x i64] %".926", 1
  %".929" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".891", i32 0, i32 4
  %".930" = load ptr, ptr %".929"
  %".931" = mul i64 1, %".924"
  %".932" = mul i64 %".912", %".931"
  %".933" = add i64 0, %".932"
  %".934" = mul i64 %".915", 1
  %".935" = add i64 %".933", %".934"
  %".936" = getelementptr float, ptr %".930", i64 %".935"
  %".937" = load float, ptr %".936"
  %".938" = load i32, ptr %"ty"
  %".939" = insertvalue {i64, i32} undef, i64 %".879", 0
  %".940" = insertvalue {i64, i32} %".939", i32 %".938", 1
  %".941" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sb"
  %".942" = extractvalue {i64, i32} %".940", 0
  %".943" = extractvalue {i64, i32} %".940", 1
  %".944" = sext i32 %".943" to i64
  %".945" = insertvalue [2 x i64] undef, i64 %".942", 0
  %".946" = insertvalue [2 x i64] %".945", i64 %".944", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".947"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".941", ptr %".947"
  %".951" = extractvalue [2 x i64] %".946", 0
  %".952" = extractvalue [2 x i64] %".946", 1
  %".953" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".947", i32 0, i32 5
  %".954" = getelementptr inbounds [2 x i64], ptr %".953", i32 0, i32 0
  %".955" = load i64, ptr %".954", !range !2
  %".956" = getelementptr inbounds [2 x i64], ptr %".953", i32 0, i32 1
  %".957" = load i64, ptr %".956", !range !2
  %".958" = insertvalue [2 x i64] undef, i64 %".955", 0
  %".959" = insertvalue [2 x i64] %".958", i64 %".957", 1
  %".960" = extractvalue [2 x i64] %".959", 0
  %".961" = extractvalue [2 x i64] %".959", 1
  %".962" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".947", i32 0, i32 6
  %".963" = load [2 x i64], ptr %".962"
  %".964" = extractvalue [2 x i64] %".963", 0
  %".965" = extractvalue [2 x i64] %".963", 1
  %".966" = icmp slt i64 %".951", 0
  %".967" = add i64 %".951", %".960"
  %".968" = select  i1 %".966", i64 %".967", i64 %".951"
  %".969" = icmp slt i64 %".952", 0
  %".970" = add i64 %".952", %".961"
  %".971" = select  i1 %".969", i64 %".970", i64 %".952"
  %".972" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".947", i32 0, i32 5
  %".973" = getelementptr inbounds [2 x i64], ptr %".972", i32 0, i32 0
  %".974" = load i64, ptr %".973", !range !2
  %".975" = getelementptr inbounds [2 x i64], ptr %".972", i32 0, i32 1
  %".976" = load i64, ptr %".975", !range !2
  %".977" = insertvalue [2 x i64] undef, i64 %".974", 0
  %".978" = insertvalue [2 x i64] %".977", i64 %".976", 1
  %".979" = extractvalue [2 x i64] %".978", 0
  %".980" = extractvalue [2 x i64] %".978", 1
  %".981" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".947", i32 0, i32 6
  %".982" = load [2 x i64], ptr %".981"
  %".983" = extractvalue [2 x i64] %".982", 0
  %".984" = extractvalue [2 x i64] %".982", 1
  %".985" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".947", i32 0, i32 4
  %".986" = load ptr, ptr %".985"
  %".987" = mul i64 1, %".980"
  %".988" = mul i64 %".968", %".987"
  %".989" = add i64 0, %".988"
  %".990" = mul i64 %".971", 1
  %".991" = add i64 %".989", %".990"
  %".992" = getelementptr float, ptr %".986", i64 %".991"
  %".993" = load float, ptr %".992"
  %".994" = fmul float %".937", %".993"
  %".995" = load float, ptr %"acc.2"
  %".996" = fadd float %".995", %".994"
  %".997" = load float, ptr %"acc.2"
  store float %".996", ptr %"acc.2"
  br label %"B704"
B758:
  %".1000" = load i64, ptr %"$phi706.2"
  store i64 0, ptr %"$phi706.2"
  %".1002" = load {ptr, i64, i64, ptr}, ptr %"$phi704.1"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi704.1"
  %".1004" = load i1, ptr %"$704for_iter.4"
  store i1 0, ptr %"$704for_iter.4"
  %".1006" = load float, ptr %"acc.2"
  %".1007" = load float, ptr %"acc.3"
  store float %".1006", ptr %"acc.3"
  %".1009" = load float, ptr %"acc.2"
  store float 0.0, ptr %"acc.2"
  call void @"llvm.nvvm.barrier0"()
  br label %"B360"
B798:
  %".1013" = load i32, ptr %"ty"
  store i32 0, ptr %"ty"
  %".1015" = load i32, ptr %"tx"
  store i32 0, ptr %"tx"
  %".1017" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sb"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"sb"
  %".1019" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"sa"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"sa"
  %".1021" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"B"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"B"
  %".1023" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"A"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"A"
  %".1025" = load i32, ptr %"$phi362.1"
  store i32 0, ptr %"$phi362.1"
  %".1027" = load {ptr, i32, i32, ptr}, ptr %"$phi360.0"
  store {ptr, i32, i32, ptr} zeroinitializer, ptr %"$phi360.0"
  %".1029" = load i1, ptr %"$360for_iter.3"
  store i1 0, ptr %"$360for_iter.3"
  %".1031" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"C"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".1032"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".1031", ptr %".1032"
  %".1036" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".1032", i32 0, i32 5
  %".1037" = getelementptr inbounds [2 x i64], ptr %".1036", i32 0, i32 0
  %".1038" = load i64, ptr %".1037", !range !2
  %".1039" = getelementptr inbounds [2 x i64], ptr %".1036", i32 0, i32 1
  %".1040" = load i64, ptr %".1039", !range !2
  %".1041" = insertvalue [2 x i64] undef, i64 %".1038", 0
  %".1042" = insertvalue [2 x i64] %".1041", i64 %".1040", 1
  %".1043" = extractvalue [2 x i64] %".1042", 0
  %".1044" = load i64, ptr %"x"
  %".1045" = icmp slt i64 %".1044", %".1043"
  %".1047" = load i1, ptr %"$830pred"
  store i1 %".1045", ptr %"$830pred"
  %".1049" = load i1, ptr %"$830pred"
  br i1 %".1049", label %"B832", label %"B884"
B832:
  %".1051" = load i1, ptr %"$830pred"
  store i1 0, ptr %"$830pred"
  %".1053" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"C"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".1054"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".1053", ptr %".1054"
  %".1058" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".1054", i32 0, i32 5
  %".1059" = getelementptr inbounds [2 x i64], ptr %".1058", i32 0, i32 0
  %".1060" = load i64, ptr %".1059", !range !2
  %".1061" = getelementptr inbounds [2 x i64], ptr %".1058", i32 0, i32 1
  %".1062" = load i64, ptr %".1061", !range !2
  %".1063" = insertvalue [2 x i64] undef, i64 %".1060", 0
  %".1064" = insertvalue [2 x i64] %".1063", i64 %".1062", 1
  %".1065" = extractvalue [2 x i64] %".1064", 1
  %".1066" = load i64, ptr %"y"
  %".1067" = icmp slt i64 %".1066", %".1065"
  %".1069" = load i1, ptr %"$864pred"
  store i1 %".1067", ptr %"$864pred"
  %".1071" = load i1, ptr %"$864pred"
  br i1 %".1071", label %"B866", label %"B888"
B866:
  %".1073" = load i1, ptr %"$864pred"
  store i1 0, ptr %"$864pred"
  %".1075" = load i64, ptr %"x"
  %".1076" = load i64, ptr %"y"
  %".1077" = insertvalue [2 x i64] undef, i64 %".1075", 0
  %".1078" = insertvalue [2 x i64] %".1077", i64 %".1076", 1
  %".1079" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".1081" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".1083" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"C"
  %".1084" = load float, ptr %"acc.3"
  %".1085" = extractvalue [2 x i64] %".1078", 0
  %".1086" = extractvalue [2 x i64] %".1078", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".1087"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".1083", ptr %".1087"
  %".1091" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".1087", i32 0, i32 5
  %".1092" = getelementptr inbounds [2 x i64], ptr %".1091", i32 0, i32 0
  %".1093" = load i64, ptr %".1092", !range !2
  %".1094" = getelementptr inbounds [2 x i64], ptr %".1091", i32 0, i32 1
  %".1095" = load i64, ptr %".1094", !range !2
  %".1096" = insertvalue [2 x i64] undef, i64 %".1093", 0
  %".1097" = insertvalue [2 x i64] %".1096", i64 %".1095", 1
  %".1098" = extractvalue [2 x i64] %".1097", 0
  %".1099" = extractvalue [2 x i64] %".1097", 1
  %".1100" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".1087", i32 0, i32 6
  %".1101" = load [2 x i64], ptr %".1100"
  %".1102" = extractvalue [2 x i64] %".1101", 0
  %".1103" = extractvalue [2 x i64] %".1101", 1
  %".1104" = icmp slt i64 %".1085", 0
  %".1105" = add i64 %".1085", %".1098"
  %".1106" = select  i1 %".1104", i64 %".1105", i64 %".1085"
  %".1107" = icmp slt i64 %".1086", 0
  %".1108" = add i64 %".1086", %".1099"
  %".1109" = select  i1 %".1107", i64 %".1108", i64 %".1086"
  %".1110" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".1087", i32 0, i32 5
  %".1111" = getelementptr inbounds [2 x i64], ptr %".1110", i32 0, i32 0
  %".1112" = load i64, ptr %".1111", !range !2
  %".1113" = getelementptr inbounds [2 x i64], ptr %".1110", i32 0, i32 1
  %".1114" = load i64, ptr %".1113", !range !2
  %".1115" = insertvalue [2 x i64] undef, i64 %".1112", 0
  %".1116" = insertvalue [2 x i64] %".1115", i64 %".1114", 1
  %".1117" = extractvalue [2 x i64] %".1116", 0
  %".1118" = extractvalue [2 x i64] %".1116", 1
  %".1119" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".1087", i32 0, i32 6
  %".1120" = load [2 x i64], ptr %".1119"
  %".1121" = extractvalue [2 x i64] %".1120", 0
  %".1122" = extractvalue [2 x i64] %".1120", 1
  %".1123" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".1087", i32 0, i32 4
  %".1124" = load ptr, ptr %".1123"
  %".1125" = mul i64 1, %".1118"
  %".1126" = mul i64 %".1106", %".1125"
  %".1127" = add i64 0, %".1126"
  %".1128" = mul i64 %".1109", 1
  %".1129" = add i64 %".1127", %".1128"
  %".1130" = getelementptr float, ptr %".1124", i64 %".1129"
  store float %".1084", ptr %".1130"
  %".1132" = load float, ptr %"acc.3"
  store float 0.0, ptr %"acc.3"
  %".1134" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"C"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"C"
  ret void
B884:
  %".1138" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".1140" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".1142" = load float, ptr %"acc.3"
  store float 0.0, ptr %"acc.3"
  %".1144" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"C"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"C"
  %".1146" = load i1, ptr %"$830pred"
  store i1 0, ptr %"$830pred"
  ret void
B888:
  %".1150" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".1152" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".1154" = load float, ptr %"acc.3"
  store float 0.0, ptr %"acc.3"
  %".1156" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"C"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"C"
  %".1158" = load i1, ptr %"$864pred"
  store i1 0, ptr %"$864pred"
  ret void
B0.if:
  ret void
B0.endif:
  br i1 %".213", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".218" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".188", i32 0, i32 3
  %".219" = load ptr, ptr %".218"
  store i32 0, ptr %".219"
  br label %"B0.endif.endif"
B0.endif.else:
  %".222" = srem i32 %".210", %".196"
  %".223" = sub i32 0, %".222"
  %".224" = select  i1 %".211", i32 %".222", i32 %".223"
  %".225" = icmp sgt i32 %".224", 0
  %".226" = sdiv i32 %".210", %".196"
  %".227" = select  i1 %".225", i32 1, i32 0
  %".228" = add i32 %".226", %".227"
  %".229" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".188", i32 0, i32 3
  %".230" = load ptr, ptr %".229"
  store i32 %".228", ptr %".230"
  br label %"B0.endif.endif"
B0.endif.endif:
  %".233" = load {ptr, i32, i32, ptr}, ptr %".188"
  %".235" = load {ptr, i32, i32, ptr}, ptr %"$phi360.0"
  store {ptr, i32, i32, ptr} %".233", ptr %"$phi360.0"
  br label %"B360"
B360.if:
  %".253" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".242", i32 0, i32 0
  %".254" = load ptr, ptr %".253"
  %".255" = load i32, ptr %".254"
  %".256" = getelementptr inbounds {i32, i1}, ptr %".239", i32 0, i32 0
  store i32 %".255", ptr %".256"
  %".258" = sub nsw i32 %".248", 1
  store i32 %".258", ptr %".247"
  %".260" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".242", i32 0, i32 2
  %".261" = load i32, ptr %".260"
  %".262" = add i32 %".255", %".261"
  %".263" = getelementptr inbounds {ptr, i32, i32, ptr}, ptr %".242", i32 0, i32 0
  %".264" = load ptr, ptr %".263"
  store i32 %".262", ptr %".264"
  br label %"B360.endif"
B360.endif:
  %".267" = load {i32, i1}, ptr %".239"
  store {i32, i1} zeroinitializer, ptr %".268"
  store {i32, i1} %".267", ptr %".268"
  %".272" = getelementptr inbounds {i32, i1}, ptr %".268", i32 0, i32 0
  %".273" = load i32, ptr %".272"
  store {i32, i1} zeroinitializer, ptr %".274"
  store {i32, i1} %".267", ptr %".274"
  %".278" = getelementptr inbounds {i32, i1}, ptr %".274", i32 0, i32 1
  %".279" = load i1, ptr %".278"
  %".281" = load i1, ptr %"$360for_iter.3"
  store i1 %".279", ptr %"$360for_iter.3"
  %".284" = load i32, ptr %"$phi362.1"
  store i32 %".273", ptr %"$phi362.1"
  %".286" = load i1, ptr %"$360for_iter.3"
  br i1 %".286", label %"B362", label %"B798"
B636.if:
  ret void
B636.endif:
  br i1 %".802", label %"B636.endif.if", label %"B636.endif.else"
B636.endif.if:
  %".807" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".777", i32 0, i32 3
  %".808" = load ptr, ptr %".807"
  store i64 0, ptr %".808"
  br label %"B636.endif.endif"
B636.endif.else:
  %".811" = srem i64 %".799", %".785"
  %".812" = sub i64 0, %".811"
  %".813" = select  i1 %".800", i64 %".811", i64 %".812"
  %".814" = icmp sgt i64 %".813", 0
  %".815" = sdiv i64 %".799", %".785"
  %".816" = select  i1 %".814", i64 1, i64 0
  %".817" = add i64 %".815", %".816"
  %".818" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".777", i32 0, i32 3
  %".819" = load ptr, ptr %".818"
  store i64 %".817", ptr %".819"
  br label %"B636.endif.endif"
B636.endif.endif:
  %".822" = load {ptr, i64, i64, ptr}, ptr %".777"
  %".824" = load {ptr, i64, i64, ptr}, ptr %"$phi704.1"
  store {ptr, i64, i64, ptr} %".822", ptr %"$phi704.1"
  br label %"B704"
B704.if:
  %".842" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".831", i32 0, i32 0
  %".843" = load ptr, ptr %".842"
  %".844" = load i64, ptr %".843"
  %".845" = getelementptr inbounds {i64, i1}, ptr %".828", i32 0, i32 0
  store i64 %".844", ptr %".845"
  %".847" = sub nsw i64 %".837", 1
  store i64 %".847", ptr %".836"
  %".849" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".831", i32 0, i32 2
  %".850" = load i64, ptr %".849"
  %".851" = add i64 %".844", %".850"
  %".852" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".831", i32 0, i32 0
  %".853" = load ptr, ptr %".852"
  store i64 %".851", ptr %".853"
  br label %"B704.endif"
B704.endif:
  %".856" = load {i64, i1}, ptr %".828"
  store {i64, i1} zeroinitializer, ptr %".857"
  store {i64, i1} %".856", ptr %".857"
  %".861" = getelementptr inbounds {i64, i1}, ptr %".857", i32 0, i32 0
  %".862" = load i64, ptr %".861"
  store {i64, i1} zeroinitializer, ptr %".863"
  store {i64, i1} %".856", ptr %".863"
  %".867" = getelementptr inbounds {i64, i1}, ptr %".863", i32 0, i32 1
  %".868" = load i1, ptr %".867"
  %".870" = load i1, ptr %"$704for_iter.4"
  store i1 %".868", ptr %"$704for_iter.4"
  %".873" = load i64, ptr %"$phi706.2"
  store i64 %".862", ptr %"$phi706.2"
  %".875" = load i1, ptr %"$704for_iter.4"
  br i1 %".875", label %"B706", label %"B758"
}

@"_cudapy_smem_2" = addrspace(3) global [256 x float] undef, align 4
@"_cudapy_smem_3" = addrspace(3) global [256 x float] undef, align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.z"()

declare void @"llvm.nvvm.barrier0"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"matmul_tiled" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ i64 0, i64 9223372036854775807 }
!3 = !{ ptr @"matmul_tiled", !"kernel", i32 1 }
