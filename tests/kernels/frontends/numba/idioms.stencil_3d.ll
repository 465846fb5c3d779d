; arch: sm_90
; ModuleID = "stencil_3d$8"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global i8* null
define void @"stencil_3d"(i8* %"a.0", i8* %"a.1", i64 %"a.2", i64 %"a.3", float* %"a.4", i64 %"a.5.0", i64 %"a.5.1", i64 %"a.5.2", i64 %"a.6.0", i64 %"a.6.1", i64 %"a.6.2", i8* %"b.0", i8* %"b.1", i64 %"b.2", i64 %"b.3", float* %"b.4", i64 %"b.5.0", i64 %"b.5.1", i64 %"b.5.2", i64 %"b.6.0", i64 %"b.6.1", i64 %"b.6.2")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} undef, i8* %"a.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.meminfo", i8* %"a.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.parent", i64 %"a.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.nitems", i64 %"a.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.itemsize", float* %"a.4", 4
  %".25" = insertvalue [3 x i64] undef, i64 %"a.5.0", 0
  %".26" = insertvalue [3 x i64] %".25", i64 %"a.5.1", 1
  %".27" = insertvalue [3 x i64] %".26", i64 %"a.5.2", 2
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.data", [3 x i64] %".27", 5
  %".28" = insertvalue [3 x i64] undef, i64 %"a.6.0", 0
  %".29" = insertvalue [3 x i64] %".28", i64 %"a.6.1", 1
  %".30" = insertvalue [3 x i64] %".29", i64 %"a.6.2", 2
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.shape", [3 x i64] %".30", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} undef, i8* %"b.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.meminfo.1", i8* %"b.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.parent.1", i64 %"b.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.nitems.1", i64 %"b.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.itemsize.1", float* %"b.4", 4
  %".31" = insertvalue [3 x i64] undef, i64 %"b.5.0", 0
  %".32" = insertvalue [3 x i64] %".31", i64 %"b.5.1", 1
  %".33" = insertvalue [3 x i64] %".32", i64 %"b.5.2", 2
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.data.1", [3 x i64] %".33", 5
  %".34" = insertvalue [3 x i64] undef, i64 %"b.6.0", 0
  %".35" = insertvalue [3 x i64] %".34", i64 %"b.6.1", 1
  %".36" = insertvalue [3 x i64] %".35", i64 %"b.6.2", 2
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.shape.1", [3 x i64] %".36", 6
  %"a" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  %"b" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"j" = alloca i64
  store i64 0, i64* %"j"
  %"k" = alloca i64
  store i64 0, i64* %"k"
  %"$66pred" = alloca i1
  store i1 0, i1* %"$66pred"
  %"$phi68.0" = alloca i64
  store i64 0, i64* %"$phi68.0"
  %".95" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".95"
  %"$104pred" = alloca i1
  store i1 0, i1* %"$104pred"
  %"$128pred" = alloca i1
  store i1 0, i1* %"$128pred"
  %"$phi130.0" = alloca i64
  store i64 0, i64* %"$phi130.0"
  %".153" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".153"
  %"$166pred" = alloca i1
  store i1 0, i1* %"$166pred"
  %"$190pred" = alloca i1
  store i1 0, i1* %"$190pred"
  %"$phi192.0" = alloca i64
  store i64 0, i64* %"$phi192.0"
  %".211" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".211"
  %"$228pred" = alloca i1
  store i1 0, i1* %"$228pred"
  %".263" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".263"
  %".336" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".336"
  %".410" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".410"
  %".484" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".484"
  %".558" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".558"
  %".632" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".632"
  %".706" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".706"
  %".791" = alloca {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".791"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %".41" = trunc i64 3 to i32
  %".42" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".43" = sext i32 %".42" to i64
  %".44" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".45" = sext i32 %".44" to i64
  %".46" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".47" = sext i32 %".46" to i64
  %".48" = mul i64 %".45", %".47"
  %".49" = add i64 %".48", %".43"
  %".50" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".51" = sext i32 %".50" to i64
  %".52" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".53" = sext i32 %".52" to i64
  %".54" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".55" = sext i32 %".54" to i64
  %".56" = mul i64 %".53", %".55"
  %".57" = add i64 %".56", %".51"
  %".58" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".59" = sext i32 %".58" to i64
  %".60" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()
  %".61" = sext i32 %".60" to i64
  %".62" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()
  %".63" = sext i32 %".62" to i64
  %".64" = mul i64 %".61", %".63"
  %".65" = add i64 %".64", %".59"
  %".66" = insertvalue [3 x i64] undef, i64 %".49", 0
  %".67" = insertvalue [3 x i64] %".66", i64 %".57", 1
  %".68" = insertvalue [3 x i64] %".67", i64 %".65", 2
  %".69" = extractvalue [3 x i64] %".68", 0
  %".70" = extractvalue [3 x i64] %".68", 1
  %".71" = extractvalue [3 x i64] %".68", 2
  %".73" = load i64, i64* %"i"
  store i64 %".69", i64* %"i"
  %".76" = load i64, i64* %"j"
  store i64 %".70", i64* %"j"
  %".79" = load i64, i64* %"k"
  store i64 %".71", i64* %"k"
  %".81" = load i64, i64* %"i"
  %".82" = icmp slt i64 0, %".81"
  %".84" = load i1, i1* %"$66pred"
  store i1 %".82", i1* %"$66pred"
  %".86" = load i64, i64* %"i"
  %".88" = load i64, i64* %"$phi68.0"
  store i64 %".86", i64* %"$phi68.0"
  %".90" = load i1, i1* %"$66pred"
  br i1 %".90", label %"B68", label %"B108"
B68:
  %".92" = load i1, i1* %"$66pred"
  store i1 0, i1* %"$66pred"
  %".94" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".95"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".94", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".95"
  %".99" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".95", i32 0, i32 5
  %".100" = getelementptr inbounds [3 x i64], [3 x i64]* %".99", i32 0, i32 0
  %".101" = load i64, i64* %".100", !range !1
  %".102" = getelementptr inbounds [3 x i64], [3 x i64]* %".99", i32 0, i32 1
  %".103" = load i64, i64* %".102", !range !1
  %".104" = getelementptr inbounds [3 x i64], [3 x i64]* %".99", i32 0, i32 2
  %".105" = load i64, i64* %".104", !range !1
  %".106" = insertvalue [3 x i64] undef, i64 %".101", 0
  %".107" = insertvalue [3 x i64] %".106", i64 %".103", 1
  %".108" = insertvalue [3 x i64] %".107", i64 %".105", 2
  %".109" = extractvalue [3 x i64] %".108", 0
  %".110" = sub nsw i64 %".109", 1
  %".111" = load i64, i64* %"$phi68.0"
  %".112" = icmp slt i64 %".111", %".110"
  %".113" = load i64, i64* %"$phi68.0"
  store i64 0, i64* %"$phi68.0"
  %".116" = load i1, i1* %"$104pred"
  store i1 %".112", i1* %"$104pred"
  %".118" = load i1, i1* %"$104pred"
  br i1 %".118", label %"B106", label %"B488"
B106:
  %".120" = load i1, i1* %"$104pred"
  store i1 0, i1* %"$104pred"
  br label %"B114"
B108:
  %".123" = load i64, i64* %"k"
  store i64 0, i64* %"k"
  %".125" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".127" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".129" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %".131" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  %".133" = load i64, i64* %"$phi68.0"
  store i64 0, i64* %"$phi68.0"
  %".135" = load i1, i1* %"$66pred"
  store i1 0, i1* %"$66pred"
  ret void
B114:
  %".139" = load i64, i64* %"j"
  %".140" = icmp slt i64 0, %".139"
  %".142" = load i1, i1* %"$128pred"
  store i1 %".140", i1* %"$128pred"
  %".144" = load i64, i64* %"j"
  %".146" = load i64, i64* %"$phi130.0"
  store i64 %".144", i64* %"$phi130.0"
  %".148" = load i1, i1* %"$128pred"
  br i1 %".148", label %"B130", label %"B170"
B130:
  %".150" = load i1, i1* %"$128pred"
  store i1 0, i1* %"$128pred"
  %".152" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".153"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".152", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".153"
  %".157" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".153", i32 0, i32 5
  %".158" = getelementptr inbounds [3 x i64], [3 x i64]* %".157", i32 0, i32 0
  %".159" = load i64, i64* %".158", !range !1
  %".160" = getelementptr inbounds [3 x i64], [3 x i64]* %".157", i32 0, i32 1
  %".161" = load i64, i64* %".160", !range !1
  %".162" = getelementptr inbounds [3 x i64], [3 x i64]* %".157", i32 0, i32 2
  %".163" = load i64, i64* %".162", !range !1
  %".164" = insertvalue [3 x i64] undef, i64 %".159", 0
  %".165" = insertvalue [3 x i64] %".164", i64 %".161", 1
  %".166" = insertvalue [3 x i64] %".165", i64 %".163", 2
  %".167" = extractvalue [3 x i64] %".166", 1
  %".168" = sub nsw i64 %".167", 1
  %".169" = load i64, i64* %"$phi130.0"
  %".170" = icmp slt i64 %".169", %".168"
  %".171" = load i64, i64* %"$phi130.0"
  store i64 0, i64* %"$phi130.0"
  %".174" = load i1, i1* %"$166pred"
  store i1 %".170", i1* %"$166pred"
  %".176" = load i1, i1* %"$166pred"
  br i1 %".176", label %"B168", label %"B492"
B168:
  %".178" = load i1, i1* %"$166pred"
  store i1 0, i1* %"$166pred"
  br label %"B176"
B170:
  %".181" = load i64, i64* %"k"
  store i64 0, i64* %"k"
  %".183" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".185" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".187" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %".189" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  %".191" = load i64, i64* %"$phi130.0"
  store i64 0, i64* %"$phi130.0"
  %".193" = load i1, i1* %"$128pred"
  store i1 0, i1* %"$128pred"
  ret void
B176:
  %".197" = load i64, i64* %"k"
  %".198" = icmp slt i64 0, %".197"
  %".200" = load i1, i1* %"$190pred"
  store i1 %".198", i1* %"$190pred"
  %".202" = load i64, i64* %"k"
  %".204" = load i64, i64* %"$phi192.0"
  store i64 %".202", i64* %"$phi192.0"
  %".206" = load i1, i1* %"$190pred"
  br i1 %".206", label %"B192", label %"B232"
B192:
  %".208" = load i1, i1* %"$190pred"
  store i1 0, i1* %"$190pred"
  %".210" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".211"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".210", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".211"
  %".215" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".211", i32 0, i32 5
  %".216" = getelementptr inbounds [3 x i64], [3 x i64]* %".215", i32 0, i32 0
  %".217" = load i64, i64* %".216", !range !1
  %".218" = getelementptr inbounds [3 x i64], [3 x i64]* %".215", i32 0, i32 1
  %".219" = load i64, i64* %".218", !range !1
  %".220" = getelementptr inbounds [3 x i64], [3 x i64]* %".215", i32 0, i32 2
  %".221" = load i64, i64* %".220", !range !1
  %".222" = insertvalue [3 x i64] undef, i64 %".217", 0
  %".223" = insertvalue [3 x i64] %".222", i64 %".219", 1
  %".224" = insertvalue [3 x i64] %".223", i64 %".221", 2
  %".225" = extractvalue [3 x i64] %".224", 2
  %".226" = sub nsw i64 %".225", 1
  %".227" = load i64, i64* %"$phi192.0"
  %".228" = icmp slt i64 %".227", %".226"
  %".229" = load i64, i64* %"$phi192.0"
  store i64 0, i64* %"$phi192.0"
  %".232" = load i1, i1* %"$228pred"
  store i1 %".228", i1* %"$228pred"
  %".234" = load i1, i1* %"$228pred"
  br i1 %".234", label %"B230", label %"B496"
B230:
  %".236" = load i1, i1* %"$228pred"
  store i1 0, i1* %"$228pred"
  br label %"B238"
B232:
  %".239" = load i64, i64* %"k"
  store i64 0, i64* %"k"
  %".241" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".243" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".245" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %".247" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  %".249" = load i64, i64* %"$phi192.0"
  store i64 0, i64* %"$phi192.0"
  %".251" = load i1, i1* %"$190pred"
  store i1 0, i1* %"$190pred"
  ret void
B238:
  %".255" = load i64, i64* %"i"
  %".256" = sub nsw i64 %".255", 1
  %".257" = load i64, i64* %"j"
  %".258" = load i64, i64* %"k"
  %".259" = insertvalue [3 x i64] undef, i64 %".256", 0
  %".260" = insertvalue [3 x i64] %".259", i64 %".257", 1
  %".261" = insertvalue [3 x i64] %".260", i64 %".258", 2
  %".262" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".263"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".262", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".263"
  %".267" = extractvalue [3 x i64] %".261", 0
  %".268" = extractvalue [3 x i64] %".261", 1
  %".269" = extractvalue [3 x i64] %".261", 2
  %".270" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".263", i32 0, i32 5
  %".271" = getelementptr inbounds [3 x i64], [3 x i64]* %".270", i32 0, i32 0
  %".272" = load i64, i64* %".271", !range !1
  %".273" = getelementptr inbounds [3 x i64], [3 x i64]* %".270", i32 0, i32 1
  %".274" = load i64, i64* %".273", !range !1
  %".275" = getelementptr inbounds [3 x i64], [3 x i64]* %".270", i32 0, i32 2
  %".276" = load i64, i64* %".275", !range !1
  %".277" = insertvalue [3 x i64] undef, i64 %".272", 0
  %".278" = insertvalue [3 x i64] %".277", i64 %".274", 1
  %".279" = insertvalue [3 x i64] %".278", i64 %".276", 2
  %".280" = extractvalue [3 x i64] %".279", 0
  %".281" = extractvalue [3 x i64] %".279", 1
  %".282" = extractvalue [3 x i64] %".279", 2
  %".283" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".263", i32 0, i32 6
  %".284" = load [3 x i64], [3 x i64]* %".283"
  %".285" = extractvalue [3 x i64] %".284", 0
  %".286" = extractvalue [3 x i64] %".284", 1
  %".287" = extractvalue [3 x i64] %".284", 2
  %".288" = icmp slt i64 %".267", 0
  %".289" = add i64 %".267", %".280"
  %".290" = select  i1 %".288", i64 %".289", i64 %".267"
  %".291" = icmp slt i64 %".268", 0
  %".292" = add i64 %".268", %".281"
  %".293" = select  i1 %".291", i64 %".292", i64 %".268"
  %".294" = icmp slt i64 %".269", 0
  %".295" = add i64 %".269", %".282"
  %".296" = select  i1 %".294", i64 %".295", i64 %".269"
  %".297" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".263", i32 0, i32 5
  %".298" = getelementptr inbounds [3 x i64], [3 x i64]* %".297", i32 0, i32 0
  %".299" = load i64, i64* %".298", !range !1
  %".300" = getelementptr inbounds [3 x i64], [3 x i64]* %".297", i32 0, i32 1
  %".301" = load i64, i64* %".300", !range !1
  %".302" = getelementptr inbounds [3 x i64], [3 x i64]* %".297", i32 0, i32 2
  %".303" = load i64, i64* %".302", !range !1
  %".304" = insertvalue [3 x i64] undef, i64 %".299", 0
  %".305" = insertvalue [3 x i64] %".304", i64 %".301", 1
  %".306" = insertvalue [3 x i64] %".305", i64 %".303", 2
  %".307" = extractvalue [3 x i64] %".306", 0
  %".308" = extractvalue [3 x i64] %".306", 1
  %".309" = extractvalue [3 x i64] %".306", 2
  %".310" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".263", i32 0, i32 6
  %".311" = load [3 x i64], [3 x i64]* %".310"
  %".312" = extractvalue [3 x i64] %".311", 0
  %".313" = extractvalue [3 x i64] %".311", 1
  %".314" = extractvalue [3 x i64] %".311", 2
  %".315" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".263", i32 0, i32 4
  %".316" = load float*, float** %".315"
  %".317" = mul i64 1, %".308"
  %".318" = mul i64 %".317", %".309"
  %".319" = mul i64 1, %".309"
  %".320" = mul i64 %".290", %".318"
  %".321" = add i64 0, %".320"
  %".322" = mul i64 %".293", %".319"
  %".323" = add i64 %".321", %".322"
  %".324" = mul i64 %".296", 1
  %".325" = add i64 %".323", %".324"
  %".326" = getelementptr float, float* %".316", i64 %".325"
  %".327" = load float, float* %".326"
  %".328" = load i64, i64* %"i"
  %".329" = add nsw i64 %".328", 1
  %".330" = load i64, i64* %"j"
  %".331" = load i64, i64* %"k"
  %".332" = insertvalue [3 x i64] undef, i64 %".329", 0
  %".333" = insertvalue [3 x i64] %".332", i64 %".330", 1
  %".334" = insertvalue [3 x i64] %".333", i64 %".331", 2
  %".335" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".336"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".335", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".336"
  %".340" = extractvalue [3 x i64] %".334", 0
  %".341" = extractvalue [3 x i64] %".334", 1
  %".342" = extractvalue [3 x i64] %".334", 2
  %".343" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".336", i32 0, i32 5
  %".344" = getelementptr inbounds [3 x i64], [3 x i64]* %".343", i32 0, i32 0
  %".345" = load i64, i64* %".344", !range !1
  %".346" = getelementptr inbounds [3 x i64], [3 x i64]* %".343", i32 0, i32 1
  %".347" = load i64, i64* %".346", !range !1
  %".348" = getelementptr inbounds [3 x i64], [3 x i64]* %".343", i32 0, i32 2
  %".349" = load i64, i64* %".348", !range !1
  %".350" = insertvalue [3 x i64] undef, i64 %".345", 0
  %".351" = insertvalue [3 x i64] %".350", i64 %".347", 1
  %".352" = insertvalue [3 x i64] %".351", i64 %".349", 2
  %".353" = extractvalue [3 x i64] %".352", 0
  %".354" = extractvalue [3 x i64] %".352", 1
  %".355" = extractvalue [3 x i64] %".352", 2
  %".356" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".336", i32 0, i32 6
  %".357" = load [3 x i64], [3 x i64]* %".356"
  %".358" = extractvalue [3 x i64] %".357", 0
  %".359" = extractvalue [3 x i64] %".357", 1
  %".360" = extractvalue [3 x i64] %".357", 2
  %".361" = icmp slt i64 %".340", 0
  %".362" = add i64 %".340", %".353"
  %".363" = select  i1 %".361", i64 %".362", i64 %".340"
  %".364" = icmp slt i64 %".341", 0
  %".365" = add i64 %".341", %".354"
  %".366" = select  i1 %".364", i64 %".365", i64 %".341"
  %".367" = icmp slt i64 %".342", 0
  %".368" = add i64 %".342", %".355"
  %".369" = select  i1 %".367", i64 %".368", i64 %".342"
  %".370" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".336", i32 0, i32 5
  %".371" = getelementptr inbounds [3 x i64], [3 x i64]* %".370", i32 0, i32 0
  %".372" = load i64, i64* %".371", !range !1
  %".373" = getelementptr inbounds [3 x i64], [3 x i64]* %".370", i32 0, i32 1
  %".374" = load i64, i64* %".373", !range !1
  %".375" = getelementptr inbounds [3 x i64], [3 x i64]* %".370", i32 0, i32 2
  %".376" = load i64, i64* %".375", !range !1
  %".377" = insertvalue [3 x i64] undef, i64 %".372", 0
  %".378" = insertvalue [3 x i64] %".377", i64 %".374", 1
  %".379" = insertvalue [3 x i64] %".378", i64 %".376", 2
  %".380" = extractvalue [3 x i64] %".379", 0
  %".381" = extractvalue [3 x i64] %".379", 1
  %".382" = extractvalue [3 x i64] %".379", 2
  %".383" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".336", i32 0, i32 6
  %".384" = load [3 x i64], [3 x i64]* %".383"
  %".385" = extractvalue [3 x i64] %".384", 0
  %".386" = extractvalue [3 x i64] %".384", 1
  %".387" = extractvalue [3 x i64] %".384", 2
  %".388" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".336", i32 0, i32 4
  %".389" = load float*, float** %".388"
  %".390" = mul i64 1, %".381"
  %".391" = mul i64 %".390", %".382"
  %".392" = mul i64 1, %".382"
  %".393" = mul i64 %".363", %".391"
  %".394" = add i64 0, %".393"
  %".395" = mul i64 %".366", %".392"
  %".396" = add i64 %".394", %".395"
  %".397" = mul i64 %".369", 1
  %".398" = add i64 %".396", %".397"
  %".399" = getelementptr float, float* %".389", i64 %".398"
  %".400" = load float, float* %".399"
  %".401" = fadd float %".327", %".400"
  %".402" = load i64, i64* %"j"
  %".403" = sub nsw i64 %".402", 1
  %".404" = load i64, i64* %"i"
  %".405" = load i64, i64* %"k"
  %".406" = insertvalue [3 x i64] undef, i64 %".404", 0
  %".407" = insertvalue [3 x i64] %".406", i64 %".403", 1
  %".408" = insertvalue [3 x i64] %".407", i64 %".405", 2
  %".409" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".410"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".409", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".410"
  %".414" = extractvalue [3 x i64] %".408", 0
  %".415" = extractvalue [3 x i64] %".408", 1
  %".416" = extractvalue [3 x i64] %".408", 2
  %".417" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".410", i32 0, i32 5
  %".418" = getelementptr inbounds [3 x i64], [3 x i64]* %".417", i32 0, i32 0
  %".419" = load i64, i64* %".418", !range !1
  %".420" = getelementptr inbounds [3 x i64], [3 x i64]* %".417", i32 0, i32 1
  %".421" = load i64, i64* %".420", !range !1
  %".422" = getelementptr inbounds [3 x i64], [3 x i64]* %".417", i32 0, i32 2
  %".423" = load i64, i64* %".422", !range !1
  %".424" = insertvalue [3 x i64] undef, i64 %".419", 0
  %".425" = insertvalue [3 x i64] %".424", i64 %".421", 1
  %".426" = insertvalue [3 x i64] %".425", i64 %".423", 2
  %".427" = extractvalue [3 x i64] %".426", 0
  %".428" = extractvalue [3 x i64] %".426", 1
  %".429" = extractvalue [3 x i64] %".426", 2
  %".430" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".410", i32 0, i32 6
  %".431" = load [3 x i64], [3 x i64]* %".430"
  %".432" = extractvalue [3 x i64] %".431", 0
  %".433" = extractvalue [3 x i64] %".431", 1
  %".434" = extractvalue [3 x i64] %".431", 2
  %".435" = icmp slt i64 %".414", 0
  %".436" = add i64 %".414", %".427"
  %".437" = select  i1 %".435", i64 %".436", i64 %".414"
  %".438" = icmp slt i64 %".415", 0
  %".439" = add i64 %".415", %".428"
  %".440" = select  i1 %".438", i64 %".439", i64 %".415"
  %".441" = icmp slt i64 %".416", 0
  %".442" = add i64 %".416", %".429"
  %".443" = select  i1 %".441", i64 %".442", i64 %".416"
  %".444" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".410", i32 0, i32 5
  %".445" = getelementptr inbounds [3 x i64], [3 x i64]* %".444", i32 0, i32 0
  %".446" = load i64, i64* %".445", !range !1
  %".447" = getelementptr inbounds [3 x i64], [3 x i64]* %".444", i32 0, i32 1
  %".448" = load i64, i64* %".447", !range !1
  %".449" = getelementptr inbounds [3 x i64], [3 x i64]* %".444", i32 0, i32 2
  %".450" = load i64, i64* %".449", !range !1
  %".451" = insertvalue [3 x i64] undef, i64 %".446", 0
  %".452" = insertvalue [3 x i64] %".451", i64 %".448", 1
  %".453" = insertvalue [3 x i64] %".452", i64 %".450", 2
  %".454" = extractvalue [3 x i64] %".453", 0
  %".455" = extractvalue [3 x i64] %".453", 1
  %".456" = extractvalue [3 x i64] %".453", 2
  %".457" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".410", i32 0, i32 6
  %".458" = load [3 x i64], [3 x i64]* %".457"
  %".459" = extractvalue [3 x i64] %".458", 0
  %".460" = extractvalue [3 x i64] %".458", 1
  %".461" = extractvalue [3 x i64] %".458", 2
  %".462" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".410", i32 0, i32 4
  %".463" = load float*, float** %".462"
  %".464" = mul i64 1, %".455"
  %".465" = mul i64 %".464", %".456"
  %".466" = mul i64 1, %".456"
  %".467" = mul i64 %".437", %".465"
  %".468" = add i64 0, %".467"
  %".469" = mul i64 %".440", %".466"
  %".470" = add i64 %".468", %".469"
  %".471" = mul i64 %".443", 1
  %".472" = add i64 %".470", %".471"
  %".473" = getelementptr float, float* %".463", i64 %".472"
  %".474" = load float, float* %".473"
  %".475" = fadd float %".401", %".474"
  %".476" = load i64, i64* %"j"
  %".477" = add nsw i64 %".476", 1
  %".478" = load i64, i64* %"i"
  %".479" = load i64, i64* %"k"
  %".480" = insertvalue [3 x i64] undef, i64 %".478", 0
  %".481" = insertvalue [3 x i64] %".480", i64 %".477", 1
  %".482" = insertvalue [3 x i64] %".481", i64 %".479", 2
  %".483" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".484"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".483", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".484"
  %".488" = extractvalue [3 x i64] %".482", 0
  %".489" = extractvalue [3 x i64] %".482", 1
  %".490" = extractvalue [3 x i64] %".482", 2
  %".491" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".484", i32 0, i32 5
  %".492" = getelementptr inbounds [3 x i64], [3 x i64]* %".491", i32 0, i32 0
  %".493" = load i64, i64* %".492", !range !1
  %".494" = getelementptr inbounds [3 x i64], [3 x i64]* %".491", i32 0, i32 1
  %".495" = load i64, i64* %".494", !range !1
  %".496" = getelementptr inbounds [3 x i64], [3 x i64]* %".491", i32 0, i32 2
  %".497" = load i64, i64* %".496", !range !1
  %".498" = insertvalue [3 x i64] undef, i64 %".493", 0
  %".499" = insertvalue [3 x i64] %".498", i64 %".495", 1
  %".500" = insertvalue [3 x i64] %".499", i64 %".497", 2
  %".501" = extractvalue [3 x i64] %".500", 0
  %".502" = extractvalue [3 x i64] %".500", 1
  %".503" = extractvalue [3 x i64] %".500", 2
  %".504" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".484", i32 0, i32 6
  %".505" = load [3 x i64], [3 x i64]* %".504"
  %".506" = extractvalue [3 x i64] %".505", 0
  %".507" = extractvalue [3 x i64] %".505", 1
  %".508" = extractvalue [3 x i64] %".505", 2
  %".509" = icmp slt i64 %".488", 0
  %".510" = add i64 %".488", %".501"
  %".511" = select  i1 %".509", i64 %".510", i64 %".488"
  %".512" = icmp slt i64 %".489", 0
  %".513" = add i64 %".489", %".502"
  %".514" = select  i1 %".512", i64 %".513", i64 %".489"
  %".515" = icmp slt i64 %".490", 0
  %".516" = add i64 %".490", %".503"
  %".517" = select  i1 %".515", i64 %".516", i64 %".490"
  %".518" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".484", i32 0, i32 5
  %".519" = getelementptr inbounds [3 x i64], [3 x i64]* %".518", i32 0, i32 0
  %".520" = load i64, i64* %".519", !range !1
  %".521" = getelementptr inbounds [3 x i64], [3 x i64]* %".518", i32 0, i32 1
  %".522" = load i64, i64* %".521", !range !1
  %".523" = getelementptr inbounds [3 x i64], [3 x i64]* %".518", i32 0, i32 2
  %".524" = load i64, i64* %".523", !range !1
  %".525" = insertvalue [3 x i64] undef, i64 %".520", 0
  %".526" = insertvalue [3 x i64] %".525", i64 %".522", 1
  %".527" = insertvalue [3 x i64] %".526", i64 %".524", 2
  %".528" = extractvalue [3 x i64] %".527", 0
  %".529" = extractvalue [3 x i64] %".527", 1
  %".530" = extractvalue [3 x i64] %".527", 2
  %".531" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".484", i32 0, i32 6
  %".532" = load [3 x i64], [3 x i64]* %".531"
  %".533" = extractvalue [3 x i64] %".532", 0
  %".534" = extractvalue [3 x i64] %".532", 1
  %".535" = extractvalue [3 x i64] %".532", 2
  %".536" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".484", i32 0, i32 4
  %".537" = load float*, float** %".536"
  %".538" = mul i64 1, %".529"
  %".539" = mul i64 %".538", %".530"
  %".540" = mul i64 1, %".530"
  %".541" = mul i64 %".511", %".539"
  %".542" = add i64 0, %".541"
  %".543" = mul i64 %".514", %".540"
  %".544" = add i64 %".542", %".543"
  %".545" = mul i64 %".517", 1
  %".546" = add i64 %".544", %".545"
  %".547" = getelementptr float, float* %".537", i64 %".546"
  %".548" = load float, float* %".547"
  %".549" = fadd float %".475", %".548"
  %".550" = load i64, i64* %"k"
  %".551" = sub nsw i64 %".550", 1
  %".552" = load i64, i64* %"i"
  %".553" = load i64, i64* %"j"
  %".554" = insertvalue [3 x i64] undef, i64 %".552", 0
  %".555" = insertvalue [3 x i64] %".554", i64 %".553", 1
  %".556" = insertvalue [3 x i64] %".555", i64 %".551", 2
  %".557" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".558"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".557", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".558"
  %".562" = extractvalue [3 x i64] %".556", 0
  %".563" = extractvalue [3 x i64] %".556", 1
  %".564" = extractvalue [3 x i64] %".556", 2
  %".565" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".558", i32 0, i32 5
  %".566" = getelementptr inbounds [3 x i64], [3 x i64]* %".565", i32 0, i32 0
  %".567" = load i64, i64* %".566", !range !1
  %".568" = getelementptr inbounds [3 x i64], [3 x i64]* %".565", i32 0, i32 1
  %".569" = load i64, i64* %".568", !range !1
  %".570" = getelementptr inbounds [3 x i64], [3 x i64]* %".565", i32 0, i32 2
  %".571" = load i64, i64* %".570", !range !1
  %".572" = insertvalue [3 x i64] undef, i64 %".567", 0
  %".573" = insertvalue [3 x i64] %".572", i64 %".569", 1
  %".574" = insertvalue [3 x i64] %".573", i64 %".571", 2
  %".575" = extractvalue [3 x i64] %".574", 0
  %".576" = extractvalue [3 x i64] %".574", 1
  %".577" = extractvalue [3 x i64] %".574", 2
  %".578" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".558", i32 0, i32 6
  %".579" = load [3 x i64], [3 x i64]* %".578"
  %".580" = extractvalue [3 x i64] %".579", 0
  %".581" = extractvalue [3 x i64] %".579", 1
  %".582" = extractvalue [3 x i64] %".579", 2
  %".583" = icmp slt i64 %".562", 0
  %".584" = add i64 %".562", %".575"
  %".585" = select  i1 %".583", i64 %".584", i64 %".562"
  %".586" = icmp slt i64 %".563", 0
  %".587" = add i64 %".563", %".576"
  %".588" = select  i1 %".586", i64 %".587", i64 %".563"
  %".589" = icmp slt i64 %".564", 0
  %".590" = add i64 %".564", %".577"
  %".591" = select  i1 %".589", i64 %".590", i64 %".564"
  %".592" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".558", i32 0, i32 5
  %".593" = getelementptr inbounds [3 x i64], [3 x i64]* %".592", i32 0, i32 0
  %".594" = load i64, i64* %".593", !range !1
  %".595" = getelementptr inbounds [3 x i64], [3 x i64]* %".592", i32 0, i32 1
  %".596" = load i64, i64* %".595", !range !1
  %".597" = getelementptr inbounds [3 x i64], [3 x i64]* %".592", i32 0, i32 2
  %".598" = load i64, i64* %".597", !range !1
  %".599" = insertvalue [3 x i64] undef, i64 %".594", 0
  %".600" = insertvalue [3 x i64] %".599", i64 %".596", 1
  %".601" = insertvalue [3 x i64] %".600", i64 %".598", 2
  %".602" = extractvalue [3 x i64] %".601", 0
  %".603" = extractvalue [3 x i64] %".601", 1
  %".604" = extractvalue [3 x i64] %".601", 2
  %".605" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".558", i32 0, i32 6
  %".606" = load [3 x i64], [3 x i64]* %".605"
  %".607" = extractvalue [3 x i64] %".606", 0
  %".608" = extractvalue [3 x i64] %".606", 1
  %".609" = extractvalue [3 x i64] %".606", 2
  %".610" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".558", i32 0, i32 4
  %".611" = load float*, float** %".610"
  %".612" = mul i64 1, %".603"
  %".613" = mul i64 %".612", %".604"
  %".614" = mul i64 1, %".604"
  %".615" = mul i64 %".585", %".613"
  %".616" = add i64 0, %".615"
  %".617" = mul i64 %".588", %".614"
  %".618" = add i64 %".616", %".617"
  %".619" = mul i64 %".591", 1
  %".620" = add i64 %".618", %".619"
  %".621" = getelementptr float, float* %".611", i64 %".620"
  %".622" = load float, float* %".621"
  %".623" = fadd float %".549", %".622"
  %".624" = load i64, i64* %"k"
  %".625" = add nsw i64 %".624", 1
  %".626" = load i64, i64* %"i"
  %".627" = load i64, i64* %"j"
  %".628" = insertvalue [3 x i64] undef, i64 %".626", 0
  %".629" = insertvalue [3 x i64] %".628", i64 %".627", 1
  %".630" = insertvalue [3 x i64] %".629", i64 %".625", 2
  %".631" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".632"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".631", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".632"
  %".636" = extractvalue [3 x i64] %".630", 0
  %".637" = extractvalue [3 x i64] %".630", 1
  %".638" = extractvalue [3 x i64] %".630", 2
  %".639" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".632", i32 0, i32 5
  %".640" = getelementptr inbounds [3 x i64], [3 x i64]* %".639", i32 0, i32 0
  %".641" = load i64, i64* %".640", !range !1
  %".642" = getelementptr inbounds [3 x i64], [3 x i64]* %".639", i32 0, i32 1
  %".643" = load i64, i64* %".642", !range !1
  %".644" = getelementptr inbounds [3 x i64], [3 x i64]* %".639", i32 0, i32 2
  %".645" = load i64, i64* %".644", !range !1
  %".646" = insertvalue [3 x i64] undef, i64 %".641", 0
  %".647" = insertvalue [3 x i64] %".646", i64 %".643", 1
  %".648" = insertvalue [3 x i64] %".647", i64 %".645", 2
  %".649" = extractvalue [3 x i64] %".648", 0
  %".650" = extractvalue [3 x i64] %".648", 1
  %".651" = extractvalue [3 x i64] %".648", 2
  %".652" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".632", i32 0, i32 6
  %".653" = load [3 x i64], [3 x i64]* %".652"
  %".654" = extractvalue [3 x i64] %".653", 0
  %".655" = extractvalue [3 x i64] %".653", 1
  %".656" = extractvalue [3 x i64] %".653", 2
  %".657" = icmp slt i64 %".636", 0
  %".658" = add i64 %".636", %".649"
  %".659" = select  i1 %".657", i64 %".658", i64 %".636"
  %".660" = icmp slt i64 %".637", 0
  %".661" = add i64 %".637", %".650"
  %".662" = select  i1 %".660", i64 %".661", i64 %".637"
  %".663" = icmp slt i64 %".638", 0
  %".664" = add i64 %".638", %".651"
  %".665" = select  i1 %".663", i64 %".664", i64 %".638"
  %".666" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".632", i32 0, i32 5
  %".667" = getelementptr inbounds [3 x i64], [3 x i64]* %".666", i32 0, i32 0
  %".668" = load i64, i64* %".667", !range !1
  %".669" = getelementptr inbounds [3 x i64], [3 x i64]* %".666", i32 0, i32 1
  %".670" = load i64, i64* %".669", !range !1
  %".671" = getelementptr inbounds [3 x i64], [3 x i64]* %".666", i32 0, i32 2
  %".672" = load i64, i64* %".671", !range !1
  %".673" = insertvalue [3 x i64] undef, i64 %".668", 0
  %".674" = insertvalue [3 x i64] %".673", i64 %".670", 1
  %".675" = insertvalue [3 x i64] %".674", i64 %".672", 2
  %".676" = extractvalue [3 x i64] %".675", 0
  %".677" = extractvalue [3 x i64] %".675", 1
  %".678" = extractvalue [3 x i64] %".675", 2
  %".679" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".632", i32 0, i32 6
  %".680" = load [3 x i64], [3 x i64]* %".679"
  %".681" = extractvalue [3 x i64] %".680", 0
  %".682" = extractvalue [3 x i64] %".680", 1
  %".683" = extractvalue [3 x i64] %".680", 2
  %".684" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".632", i32 0, i32 4
  %".685" = load float*, float** %".684"
  %".686" = mul i64 1, %".677"
  %".687" = mul i64 %".686", %".678"
  %".688" = mul i64 1, %".678"
  %".689" = mul i64 %".659", %".687"
  %".690" = add i64 0, %".689"
  %".691" = mul i64 %".662", %".688"
  %".692" = add i64 %".690", %".691"
  %".693" = mul i64 %".665", 1
  %".694" = add i64 %".692", %".693"
  %".695" = getelementptr float, float* %".685", i64 %".694"
  %".696" = load float, float* %".695"
  %".697" = fadd float %".623", %".696"
  %".698" = sitofp i64 6 to float
  %".699" = load i64, i64* %"i"
  %".700" = load i64, i64* %"j"
  %".701" = load i64, i64* %"k"
  %".702" = insertvalue [3 x i64] undef, i64 %".699", 0
  %".703" = insertvalue [3 x i64] %".702", i64 %".700", 1
  %".704" = insertvalue [3 x i64] %".703", i64 %".701", 2
  %".705" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".706"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".705", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".706"
  %".710" = extractvalue [3 x i64] %".704", 0
  %".711" = extractvalue [3 x i64] %".704", 1
  %".712" = extractvalue [3 x i64] %".704", 2
  %".713" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".706", i32 0, i32 5
  %".714" = getelementptr inbounds [3 x i64], [3 x i64]* %".713", i32 0, i32 0
  %".715" = load i64, i64* %".714", !range !1
  %".716" = getelementptr inbounds [3 x i64], [3 x i64]* %".713", i32 0, i32 1
  %".717" = load i64, i64* %".716", !range !1
  %".718" = getelementptr inbounds [3 x i64], [3 x i64]* %".713", i32 0, i32 2
  %".719" = load i64, i64* %".718", !range !1
  %".720" = insertvalue [3 x i64] undef, i64 %".715", 0
  %".721" = insertvalue [3 x i64] %".720", i64 %".717", 1
  %".722" = insertvalue [3 x i64] %".721", i64 %".719", 2
  %".723" = extractvalue [3 x i64] %".722", 0
  %".724" = extractvalue [3 x i64] %".722", 1
  %".725" = extractvalue [3 x i64] %".722", 2
  %".726" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".706", i32 0, i32 6
  %".727" = load [3 x i64], [3 x i64]* %".726"
  %".728" = extractvalue [3 x i64] %".727", 0
  %".729" = extractvalue [3 x i64] %".727", 1
  %".730" = extractvalue [3 x i64] %".727", 2
  %".731" = icmp slt i64 %".710", 0
  %".732" = add i64 %".710", %".723"
  %".733" = select  i1 %".731", i64 %".732", i64 %".710"
  %".734" = icmp slt i64 %".711", 0
  %".735" = add i64 %".711", %".724"
  %".736" = select  i1 %".734", i64 %".735", i64 %".711"
  %".737" = icmp slt i64 %".712", 0
  %".738" = add i64 %".712", %".725"
  %".739" = select  i1 %".737", i64 %".738", i64 %".712"
  %".740" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".706", i32 0, i32 5
  %".741" = getelementptr inbounds [3 x i64], [3 x i64]* %".740", i32 0, i32 0
  %".742" = load i64, i64* %".741", !range !1
  %".743" = getelementptr inbounds [3 x i64], [3 x i64]* %".740", i32 0, i32 1
  %".744" = load i64, i64* %".743", !range !1
  %".745" = getelementptr inbounds [3 x i64], [3 x i64]* %".740", i32 0, i32 2
  %".746" = load i64, i64* %".745", !range !1
  %".747" = insertvalue [3 x i64] undef, i64 %".742", 0
  %".748" = insertvalue [3 x i64] %".747", i64 %".744", 1
  %".749" = insertvalue [3 x i64] %".748", i64 %".746", 2
  %".750" = extractvalue [3 x i64] %".749", 0
  %".751" = extractvalue [3 x i64] %".749", 1
  %".752" = extractvalue [3 x i64] %".749", 2
  %".753" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".706", i32 0, i32 6
  %".754" = load [3 x i64], [3 x i64]* %".753"
  %".755" = extractvalue [3 x i64] %".754", 0
  %".756" = extractvalue [3 x i64] %".754", 1
  %".757" = extractvalue [3 x i64] %".754", 2
  %".758" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".706", i32 0, i32 4
  %".759" = load float*, float** %".758"
  %".760" = mul i64 1, %".751"
  %".761" = mul i64 %".760", %".752"
  %".762" = mul i64 1, %".752"
  %".763" = mul i64 %".733", %".761"
  %".764" = add i64 0, %".763"
  %".765" = mul i64 %".736", %".762"
  %".766" = add i64 %".764", %".765"
  %".767" = mul i64 %".739", 1
  %".768" = add i64 %".766", %".767"
  %".769" = getelementptr float, float* %".759", i64 %".768"
  %".770" = load float, float* %".769"
  %".771" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  %".773" = fmul float %".698", %".770"
  %".774" = fsub float %".697", %".773"
  %".775" = load i64, i64* %"i"
  %".776" = load i64, i64* %"j"
  %".777" = load i64, i64* %"k"
  %".778" = insertvalue [3 x i64] undef, i64 %".775", 0
  %".779" = insertvalue [3 x i64] %".778", i64 %".776", 1
  %".780" = insertvalue [3 x i64] %".779", i64 %".777", 2
  %".781" = load i64, i64* %"k"
  store i64 0, i64* %"k"
  %".783" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".785" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".787" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %".788" = extractvalue [3 x i64] %".780", 0
  %".789" = extractvalue [3 x i64] %".780", 1
  %".790" = extractvalue [3 x i64] %".780", 2
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".791"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} %".787", {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".791"
  %".795" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".791", i32 0, i32 5
  %".796" = getelementptr inbounds [3 x i64], [3 x i64]* %".795", i32 0, i32 0
  %".797" = load i64, i64* %".796", !range !1
  %".798" = getelementptr inbounds [3 x i64], [3 x i64]* %".795", i32 0, i32 1
  %".799" = load i64, i64* %".798", !range !1
  %".800" = getelementptr inbounds [3 x i64], [3 x i64]* %".795", i32 0, i32 2
  %".801" = load i64, i64* %".800", !range !1
  %".802" = insertvalue [3 x i64] undef, i64 %".797", 0
  %".803" = insertvalue [3 x i64] %".802", i64 %".799", 1
  %".804" = insertvalue [3 x i64] %".803", i64 %".801", 2
  %".805" = extractvalue [3 x i64] %".804", 0
  %".806" = extractvalue [3 x i64] %".804", 1
  %".807" = extractvalue [3 x i64] %".804", 2
  %".808" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".791", i32 0, i32 6
  %".809" = load [3 x i64], [3 x i64]* %".808"
  %".810" = extractvalue [3 x i64] %".809", 0
  %".811" = extractvalue [3 x i64] %".809", 1
  %".812" = extractvalue [3 x i64] %".809", 2
  %".813" = icmp slt i64 %".788", 0
  %".814" = add i64 %".788", %".805"
  %".815" = select  i1 %".813", i64 %".814", i64 %".788"
  %".816" = icmp slt i64 %".789", 0
  %".817" = add i64 %".789", %".806"
  %".818" = select  i1 %".816", i64 %".817", i64 %".789"
  %".819" = icmp slt i64 %".790", 0
  %".820" = add i64 %".790", %".807"
  %".821" = select  i1 %".819", i64 %".820", i64 %".790"
  %".822" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".791", i32 0, i32 5
  %".823" = getelementptr inbounds [3 x i64], [3 x i64]* %".822", i32 0, i32 0
  %".824" = load i64, i64* %".823", !range !1
  %".825" = getelementptr inbounds [3 x i64], [3 x i64]* %".822", i32 0, i32 1
  %".826" = load i64, i64* %".825", !range !1
  %".827" = getelementptr inbounds [3 x i64], [3 x i64]* %".822", i32 0, i32 2
  %".828" = load i64, i64* %".827", !range !1
  %".829" = insertvalue [3 x i64] undef, i64 %".824", 0
  %".830" = insertvalue [3 x i64] %".829", i64 %".826", 1
  %".831" = insertvalue [3 x i64] %".830", i64 %".828", 2
  %".832" = extractvalue [3 x i64] %".831", 0
  %".833" = extractvalue [3 x i64] %".831", 1
  %".834" = extractvalue [3 x i64] %".831", 2
  %".835" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".791", i32 0, i32 6
  %".836" = load [3 x i64], [3 x i64]* %".835"
  %".837" = extractvalue [3 x i64] %".836", 0
  %".838" = extractvalue [3 x i64] %".836", 1
  %".839" = extractvalue [3 x i64] %".836", 2
  %".840" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %".791", i32 0, i32 4
  %".841" = load float*, float** %".840"
  %".842" = mul i64 1, %".833"
  %".843" = mul i64 %".842", %".834"
  %".844" = mul i64 1, %".834"
  %".845" = mul i64 %".815", %".843"
  %".846" = add i64 0, %".845"
  %".847" = mul i64 %".818", %".844"
  %".848" = add i64 %".846", %".847"
  %".849" = mul i64 %".821", 1
  %".850" = add i64 %".848", %".849"
  %".851" = getelementptr float, float* %".841", i64 %".850"
  store float %".774", float* %".851"
  %".853" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  ret void
B488:
  %".857" = load i64, i64* %"k"
  store i64 0, i64* %"k"
  %".859" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".861" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".863" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %".865" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  %".867" = load i1, i1* %"$104pred"
  store i1 0, i1* %"$104pred"
  ret void
B492:
  %".871" = load i64, i64* %"k"
  store i64 0, i64* %"k"
  %".873" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".875" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".877" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %".879" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  %".881" = load i1, i1* %"$166pred"
  store i1 0, i1* %"$166pred"
  ret void
B496:
  %".885" = load i64, i64* %"k"
  store i64 0, i64* %"k"
  %".887" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".889" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".891" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"b"
  %".893" = load {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [3 x i64], [3 x i64]}* %"a"
  %".895" = load i1, i1* %"$228pred"
  store i1 0, i1* %"$228pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.z"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i64, i64)* @"stencil_3d" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i64, i64)* @"stencil_3d", !"kernel", i32 1 }
