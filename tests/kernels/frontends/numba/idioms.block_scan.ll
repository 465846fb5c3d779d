; arch: sm_90
; ModuleID = "block_scan$2"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global i8* null
define void @"block_scan"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"out.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"out" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".23" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23"
  %"s" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  %"t" = alloca i32
  store i32 0, i32* %"t"
  %".70" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".70"
  %".102" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".102"
  %"d.2" = alloca i64
  store i64 0, i64* %"d.2"
  %"$254pred" = alloca i1
  store i1 0, i1* %"$254pred"
  %"$452pred" = alloca i1
  store i1 0, i1* %"$452pred"
  %"$266pred" = alloca i1
  store i1 0, i1* %"$266pred"
  %".170" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".170"
  %"$phi292.0.2" = alloca i64
  store i64 0, i64* %"$phi292.0.2"
  %".216" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".216"
  %".250" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".250"
  %".307" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".307"
  %".350" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".350"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %"generic" = addrspacecast [512 x i32] addrspace(3)* @"_cudapy_smem_1" to i8*
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23"
  %".26" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 4
  %".27" = load i32*, i32** %".26"
  %".28" = bitcast i8* %"generic" to i32*
  %".29" = insertvalue [1 x i64] undef, i64 512, 0
  %".30" = insertvalue [1 x i64] undef, i64 4, 0
  %".31" = extractvalue [1 x i64] %".29", 0
  %".32" = mul nsw i64 1, %".31"
  %".33" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 5
  store [1 x i64] %".29", [1 x i64]* %".33"
  %".35" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 6
  store [1 x i64] %".30", [1 x i64]* %".35"
  %".37" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 4
  store i32* %".28", i32** %".37"
  %".39" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 3
  store i64 4, i64* %".39"
  %".41" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 0
  store i8* null, i8** %".41"
  %".43" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 1
  store i8* null, i8** %".43"
  %".45" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23", i32 0, i32 2
  store i64 %".32", i64* %".45"
  %".47" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".23"
  %".49" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".47", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  %".51" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".52" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".53" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".54" = insertvalue {i32, i32, i32} undef, i32 %".51", 0
  %".55" = insertvalue {i32, i32, i32} %".54", i32 %".52", 1
  %".56" = insertvalue {i32, i32, i32} %".55", i32 %".53", 2
  %".57" = extractvalue {i32, i32, i32} %".56", 0
  %".59" = load i32, i32* %"t"
  store i32 %".57", i32* %"t"
  %".61" = trunc i64 1 to i32
  %".62" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".63" = sext i32 %".62" to i64
  %".64" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".65" = sext i32 %".64" to i64
  %".66" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".67" = sext i32 %".66" to i64
  %".68" = mul i64 %".65", %".67"
  %".69" = add i64 %".68", %".63"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".70"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".70"
  %".74" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 5
  %".75" = getelementptr inbounds [1 x i64], [1 x i64]* %".74", i32 0, i32 0
  %".76" = load i64, i64* %".75", !range !1
  %".77" = insertvalue [1 x i64] undef, i64 %".76", 0
  %".78" = extractvalue [1 x i64] %".77", 0
  %".79" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 6
  %".80" = load [1 x i64], [1 x i64]* %".79"
  %".81" = extractvalue [1 x i64] %".80", 0
  %".82" = icmp slt i64 %".69", 0
  %".83" = add i64 %".69", %".78"
  %".84" = select  i1 %".82", i64 %".83", i64 %".69"
  %".85" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 5
  %".86" = getelementptr inbounds [1 x i64], [1 x i64]* %".85", i32 0, i32 0
  %".87" = load i64, i64* %".86", !range !1
  %".88" = insertvalue [1 x i64] undef, i64 %".87", 0
  %".89" = extractvalue [1 x i64] %".88", 0
  %".90" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 6
  %".91" = load [1 x i64], [1 x i64]* %".90"
  %".92" = extractvalue [1 x i64] %".91", 0
  %".93" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".70", i32 0, i32 4
  %".94" = load i32*, i32** %".93"
  %".95" = mul i64 %".84", 1
  %".96" = add i64 0, %".95"
  %".97" = getelementptr i32, i32* %".94", i64 %".96"
  %".98" = load i32, i32* %".97"
  %".99" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  %".100" = load i32, i32* %"t"
  %".101" = sext i32 %".100" to i64
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".102"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".99", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".102"
  %".106" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 5
  %".107" = getelementptr inbounds [1 x i64], [1 x i64]* %".106", i32 0, i32 0
  %".108" = load i64, i64* %".107", !range !1
  %".109" = insertvalue [1 x i64] undef, i64 %".108", 0
  %".110" = extractvalue [1 x i64] %".109", 0
  %".111" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 6
  %".112" = load [1 x i64], [1 x i64]* %".111"
  %".113" = extractvalue [1 x i64] %".112", 0
  %".114" = icmp slt i64 %".101", 0
  %".115" = add i64 %".101", %".110"
  %".116" = select  i1 %".114", i64 %".115", i64 %".101"
  %".117" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 5
  %".118" = getelementptr inbounds [1 x i64], [1 x i64]* %".117", i32 0, i32 0
  %".119" = load i64, i64* %".118", !range !1
  %".120" = insertvalue [1 x i64] undef, i64 %".119", 0
  %".121" = extractvalue [1 x i64] %".120", 0
  %".122" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 6
  %".123" = load [1 x i64], [1 x i64]* %".122"
  %".124" = extractvalue [1 x i64] %".123", 0
  %".125" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".102", i32 0, i32 4
  %".126" = load i32*, i32** %".125"
  %".127" = mul i64 %".116", 1
  %".128" = add i64 0, %".127"
  %".129" = getelementptr i32, i32* %".126", i64 %".128"
  store i32 %".98", i32* %".129"
  call void @"llvm.nvvm.barrier0"()
  %".133" = load i64, i64* %"d.2"
  store i64 1, i64* %"d.2"
  %".135" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".136" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".137" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()
  %".138" = insertvalue {i32, i32, i32} undef, i32 %".135", 0
  %".139" = insertvalue {i32, i32, i32} %".138", i32 %".136", 1
  %".140" = insertvalue {i32, i32, i32} %".139", i32 %".137", 2
  %".141" = extractvalue {i32, i32, i32} %".140", 0
  %".142" = sext i32 %".141" to i64
  %".143" = icmp slt i64 1, %".142"
  %".145" = load i1, i1* %"$254pred"
  store i1 %".143", i1* %"$254pred"
  %".147" = load i1, i1* %"$254pred"
  br i1 %".147", label %"B256", label %"B454"
B256:
  %".150" = load i1, i1* %"$452pred"
  store i1 0, i1* %"$452pred"
  %".152" = load i1, i1* %"$254pred"
  store i1 0, i1* %"$254pred"
  %".154" = load i32, i32* %"t"
  %".155" = load i64, i64* %"d.2"
  %".156" = sext i32 %".154" to i64
  %".157" = icmp sge i64 %".156", %".155"
  %".159" = load i1, i1* %"$266pred"
  store i1 %".157", i1* %"$266pred"
  %".161" = load i1, i1* %"$266pred"
  br i1 %".161", label %"B268", label %"B290"
B268:
  %".163" = load i1, i1* %"$266pred"
  store i1 0, i1* %"$266pred"
  %".165" = load i32, i32* %"t"
  %".166" = load i64, i64* %"d.2"
  %".167" = sext i32 %".165" to i64
  %".168" = sub nsw i64 %".167", %".166"
  %".169" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".170"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".169", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".170"
  %".174" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".170", i32 0, i32 5
  %".175" = getelementptr inbounds [1 x i64], [1 x i64]* %".174", i32 0, i32 0
  %".176" = load i64, i64* %".175", !range !1
  %".177" = insertvalue [1 x i64] undef, i64 %".176", 0
  %".178" = extractvalue [1 x i64] %".177", 0
  %".179" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".170", i32 0, i32 6
  %".180" = load [1 x i64], [1 x i64]* %".179"
  %".181" = extractvalue [1 x i64] %".180", 0
  %".182" = icmp slt i64 %".168", 0
  %".183" = add i64 %".168", %".178"
  %".184" = select  i1 %".182", i64 %".183", i64 %".168"
  %".185" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".170", i32 0, i32 5
  %".186" = getelementptr inbounds [1 x i64], [1 x i64]* %".185", i32 0, i32 0
  %".187" = load i64, i64* %".186", !range !1
  %".188" = insertvalue [1 x i64] undef, i64 %".187", 0
  %".189" = extractvalue [1 x i64] %".188", 0
  %".190" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".170", i32 0, i32 6
  %".191" = load [1 x i64], [1 x i64]* %".190"
  %".192" = extractvalue [1 x i64] %".191", 0
  %".193" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".170", i32 0, i32 4
  %".194" = load i32*, i32** %".193"
  %".195" = mul i64 %".184", 1
  %".196" = add i64 0, %".195"
  %".197" = getelementptr i32, i32* %".194", i64 %".196"
  %".198" = load i32, i32* %".197"
  %".199" = sext i32 %".198" to i64
  %".201" = load i64, i64* %"$phi292.0.2"
  store i64 %".199", i64* %"$phi292.0.2"
  br label %"B292"
B290:
  %".204" = load i1, i1* %"$266pred"
  store i1 0, i1* %"$266pred"
  %".206" = load i64, i64* %"$phi292.0.2"
  store i64 0, i64* %"$phi292.0.2"
  br label %"B292"
B292:
  %".209" = load i64, i64* %"$phi292.0.2"
  %".210" = load i64, i64* %"$phi292.0.2"
  store i64 0, i64* %"$phi292.0.2"
  call void @"llvm.nvvm.barrier0"()
  %".213" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  %".214" = load i32, i32* %"t"
  %".215" = sext i32 %".214" to i64
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".216"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".213", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".216"
  %".220" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".216", i32 0, i32 5
  %".221" = getelementptr inbounds [1 x i64], [1 x i64]* %".220", i32 0, i32 0
  %".222" = load i64, i64* %".221", !range !1
  %".223" = insertvalue [1 x i64] undef, i64 %".222", 0
  %".224" = extractvalue [1 x i64] %".223", 0
  %".225" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".216", i32 0, i32 6
  %".226" = load [1 x i64], [1 x i64]* %".225"
  %".227" = extractvalue [1 x i64] %".226", 0
  %".228" = icmp slt i64 %".215", 0
  %".229" = add i64 %".215", %".224"
  %".230" = select  i1 %".228", i64 %".229", i64 %".215"
  %".231" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".216", i32 0, i32 5
  %".232" = getelementptr inbounds [1 x i64], [1 x i64]* %".231", i32 0, i32 0
  %".233" = load i64, i64* %".232", !range !1
  %".234" = insertvalue [1 x i64] undef, i64 %".233", 0
  %".235" = extractvalue [1 x i64] %".234", 0
  %".236" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".216", i32 0, i32 6
  %".237" = load [1 x i64], [1 x i64]* %".236"
  %".238" = extractvalue [1 x i64] %".237", 0
  %".239" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".216", i32 0, i32 4
  %".240" = load i32*, i32** %".239"
  %".241" = mul i64 %".230", 1
  %".242" = add i64 0, %".241"
  %".243" = getelementptr i32, i32* %".240", i64 %".242"
  %".244" = load i32, i32* %".243"
  %".245" = sext i32 %".244" to i64
  %".246" = add nsw i64 %".245", %".209"
  %".247" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  %".248" = load i32, i32* %"t"
  %".249" = sext i32 %".248" to i64
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".250"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".247", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".250"
  %".254" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".250", i32 0, i32 5
  %".255" = getelementptr inbounds [1 x i64], [1 x i64]* %".254", i32 0, i32 0
  %".256" = load i64, i64* %".255", !range !1
  %".257" = insertvalue [1 x i64] undef, i64 %".256", 0
  %".258" = extractvalue [1 x i64] %".257", 0
  %".259" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".250", i32 0, i32 6
  %".260" = load [1 x i64], [1 x i64]* %".259"
  %".261" = extractvalue [1 x i64] %".260", 0
  %".262" = icmp slt i64 %".249", 0
  %".263" = add i64 %".249", %".258"
  %".264" = select  i1 %".262", i64 %".263", i64 %".249"
  %".265" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".250", i32 0, i32 5
  %".266" = getelementptr inbounds [1 x i64], [1 x i64]* %".265", i32 0, i32 0
  %".267" = load i64, i64* %".266", !range !1
  %".268" = insertvalue [1 x i64] undef, i64 %".267", 0
  %".269" = extractvalue [1 x i64] %".268", 0
  %".270" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".250", i32 0, i32 6
  %".271" = load [1 x i64], [1 x i64]* %".270"
  %".272" = extractvalue [1 x i64] %".271", 0
  %".273" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".250", i32 0, i32 4
  %".274" = load i32*, i32** %".273"
  %".275" = mul i64 %".264", 1
  %".276" = add i64 0, %".275"
  %".277" = getelementptr i32, i32* %".274", i64 %".276"
  %".278" = trunc i64 %".246" to i32
  store i32 %".278", i32* %".277"
  call void @"llvm.nvvm.barrier0"()
  %".281" = load i64, i64* %"d.2"
  %".282" = mul nsw i64 %".281", 2
  %".283" = load i64, i64* %"d.2"
  store i64 %".282", i64* %"d.2"
  %".285" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".286" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".287" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()
  %".288" = insertvalue {i32, i32, i32} undef, i32 %".285", 0
  %".289" = insertvalue {i32, i32, i32} %".288", i32 %".286", 1
  %".290" = insertvalue {i32, i32, i32} %".289", i32 %".287", 2
  %".291" = extractvalue {i32, i32, i32} %".290", 0
  %".292" = sext i32 %".291" to i64
  %".293" = icmp slt i64 %".282", %".292"
  %".294" = load i1, i1* %"$452pred"
  store i1 %".293", i1* %"$452pred"
  %".296" = load i1, i1* %"$452pred"
  br i1 %".296", label %"B256", label %"B454"
B454:
  %".298" = load i64, i64* %"d.2"
  store i64 0, i64* %"d.2"
  %".300" = load i1, i1* %"$452pred"
  store i1 0, i1* %"$452pred"
  %".302" = load i1, i1* %"$254pred"
  store i1 0, i1* %"$254pred"
  %".304" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  %".305" = load i32, i32* %"t"
  %".306" = sext i32 %".305" to i64
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".307"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".304", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".307"
  %".311" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".307", i32 0, i32 5
  %".312" = getelementptr inbounds [1 x i64], [1 x i64]* %".311", i32 0, i32 0
  %".313" = load i64, i64* %".312", !range !1
  %".314" = insertvalue [1 x i64] undef, i64 %".313", 0
  %".315" = extractvalue [1 x i64] %".314", 0
  %".316" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".307", i32 0, i32 6
  %".317" = load [1 x i64], [1 x i64]* %".316"
  %".318" = extractvalue [1 x i64] %".317", 0
  %".319" = icmp slt i64 %".306", 0
  %".320" = add i64 %".306", %".315"
  %".321" = select  i1 %".319", i64 %".320", i64 %".306"
  %".322" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".307", i32 0, i32 5
  %".323" = getelementptr inbounds [1 x i64], [1 x i64]* %".322", i32 0, i32 0
  %".324" = load i64, i64* %".323", !range !1
  %".325" = insertvalue [1 x i64] undef, i64 %".324", 0
  %".326" = extractvalue [1 x i64] %".325", 0
  %".327" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".307", i32 0, i32 6
  %".328" = load [1 x i64], [1 x i64]* %".327"
  %".329" = extractvalue [1 x i64] %".328", 0
  %".330" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".307", i32 0, i32 4
  %".331" = load i32*, i32** %".330"
  %".332" = mul i64 %".321", 1
  %".333" = add i64 0, %".332"
  %".334" = getelementptr i32, i32* %".331", i64 %".333"
  %".335" = load i32, i32* %".334"
  %".336" = load i32, i32* %"t"
  store i32 0, i32* %"t"
  %".338" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"s"
  %".340" = trunc i64 1 to i32
  %".341" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".342" = sext i32 %".341" to i64
  %".343" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".344" = sext i32 %".343" to i64
  %".345" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".346" = sext i32 %".345" to i64
  %".347" = mul i64 %".344", %".346"
  %".348" = add i64 %".347", %".342"
  %".349" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".350"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".349", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".350"
  %".354" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".350", i32 0, i32 5
  %".355" = getelementptr inbounds [1 x i64], [1 x i64]* %".354", i32 0, i32 0
  %".356" = load i64, i64* %".355", !range !1
  %".357" = insertvalue [1 x i64] undef, i64 %".356", 0
  %".358" = extractvalue [1 x i64] %".357", 0
  %".359" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".350", i32 0, i32 6
  %".360" = load [1 x i64], [1 x i64]* %".359"
  %".361" = extractvalue [1 x i64] %".360", 0
  %".362" = icmp slt i64 %".348", 0
  %".363" = add i64 %".348", %".358"
  %".364" = select  i1 %".362", i64 %".363", i64 %".348"
  %".365" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".350", i32 0, i32 5
  %".366" = getelementptr inbounds [1 x i64], [1 x i64]* %".365", i32 0, i32 0
  %".367" = load i64, i64* %".366", !range !1
  %".368" = insertvalue [1 x i64] undef, i64 %".367", 0
  %".369" = extractvalue [1 x i64] %".368", 0
  %".370" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".350", i32 0, i32 6
  %".371" = load [1 x i64], [1 x i64]* %".370"
  %".372" = extractvalue [1 x i64] %".371", 0
  %".373" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".350", i32 0, i32 4
  %".374" = load i32*, i32** %".373"
  %".375" = mul i64 %".364", 1
  %".376" = add i64 0, %".375"
  %".377" = getelementptr i32, i32* %".374", i64 %".376"
  store i32 %".335", i32* %".377"
  %".379" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  ret void
}

@"_cudapy_smem_1" = addrspace(3) global [512 x i32] undef, align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare void @"llvm.nvvm.barrier0"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"block_scan" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"block_scan", !"kernel", i32 1 }
