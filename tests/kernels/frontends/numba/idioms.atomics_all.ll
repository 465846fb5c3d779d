; arch: sm_90
; ModuleID = "atomics_all$5"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global i8* null
define void @"atomics_all"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"bins.0", i8* %"bins.1", i64 %"bins.2", i64 %"bins.3", i32* %"bins.4", i64 %"bins.5.0", i64 %"bins.6.0", i8* %"extremes.0", i8* %"extremes.1", i64 %"extremes.2", i64 %"extremes.3", i32* %"extremes.4", i64 %"extremes.5.0", i64 %"extremes.6.0", i8* %"locks.0", i8* %"locks.1", i64 %"locks.2", i64 %"locks.3", i32* %"locks.4", i64 %"locks.5.0", i64 %"locks.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".31" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".31", 5
  %".32" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".32", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"bins.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"bins.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"bins.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"bins.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"bins.4", 4
  %".33" = insertvalue [1 x i64] undef, i64 %"bins.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".33", 5
  %".34" = insertvalue [1 x i64] undef, i64 %"bins.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".34", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"extremes.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"extremes.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"extremes.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"extremes.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", i32* %"extremes.4", 4
  %".35" = insertvalue [1 x i64] undef, i64 %"extremes.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".35", 5
  %".36" = insertvalue [1 x i64] undef, i64 %"extremes.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".36", 6
  %"inserted.meminfo.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"locks.0", 0
  %"inserted.parent.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.3", i8* %"locks.1", 1
  %"inserted.nitems.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.3", i64 %"locks.2", 2
  %"inserted.itemsize.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.3", i64 %"locks.3", 3
  %"inserted.data.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.3", i32* %"locks.4", 4
  %".37" = insertvalue [1 x i64] undef, i64 %"locks.5.0", 0
  %"inserted.shape.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.3", [1 x i64] %".37", 5
  %".38" = insertvalue [1 x i64] undef, i64 %"locks.6.0", 0
  %"inserted.strides.3" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.3", [1 x i64] %".38", 6
  %"x" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %"bins" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"bins"
  %"extremes" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  %"locks" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"locks"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".60" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".60"
  %"$64pred" = alloca i1
  store i1 0, i1* %"$64pred"
  %".77" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77"
  %".110" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".110"
  %".135" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".135"
  %".165" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".165"
  %".188" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".188"
  %".218" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".218"
  %".241" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".241"
  %".271" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".271"
  %".294" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".294"
  %".324" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".324"
  %".351" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".351"
  %".386" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".386"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"bins"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.3", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"locks"
  %".47" = trunc i64 1 to i32
  %".48" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".49" = sext i32 %".48" to i64
  %".50" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".51" = sext i32 %".50" to i64
  %".52" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".53" = sext i32 %".52" to i64
  %".54" = mul i64 %".51", %".53"
  %".55" = add i64 %".54", %".49"
  %".57" = load i64, i64* %"i"
  store i64 %".55", i64* %"i"
  %".59" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".60"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".59", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".60"
  %".64" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".60", i32 0, i32 2
  %".65" = load i64, i64* %".64"
  %".66" = load i64, i64* %"i"
  %".67" = icmp slt i64 %".66", %".65"
  %".69" = load i1, i1* %"$64pred"
  store i1 %".67", i1* %"$64pred"
  %".71" = load i1, i1* %"$64pred"
  br i1 %".71", label %"B66", label %"B552"
B66:
  %".73" = load i1, i1* %"$64pred"
  store i1 0, i1* %"$64pred"
  %".75" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".76" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".75", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77"
  %".81" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 5
  %".82" = getelementptr inbounds [1 x i64], [1 x i64]* %".81", i32 0, i32 0
  %".83" = load i64, i64* %".82", !range !1
  %".84" = insertvalue [1 x i64] undef, i64 %".83", 0
  %".85" = extractvalue [1 x i64] %".84", 0
  %".86" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 6
  %".87" = load [1 x i64], [1 x i64]* %".86"
  %".88" = extractvalue [1 x i64] %".87", 0
  %".89" = icmp slt i64 %".76", 0
  %".90" = add i64 %".76", %".85"
  %".91" = select  i1 %".89", i64 %".90", i64 %".76"
  %".92" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 5
  %".93" = getelementptr inbounds [1 x i64], [1 x i64]* %".92", i32 0, i32 0
  %".94" = load i64, i64* %".93", !range !1
  %".95" = insertvalue [1 x i64] undef, i64 %".94", 0
  %".96" = extractvalue [1 x i64] %".95", 0
  %".97" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 6
  %".98" = load [1 x i64], [1 x i64]* %".97"
  %".99" = extractvalue [1 x i64] %".98", 0
  %".100" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".77", i32 0, i32 4
  %".101" = load i32*, i32** %".100"
  %".102" = mul i64 %".91", 1
  %".103" = add i64 0, %".102"
  %".104" = getelementptr i32, i32* %".101", i64 %".103"
  %".105" = load i32, i32* %".104"
  %".106" = sext i32 %".105" to i64
  %".107" = and i64 %".106", 255
  %".108" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"bins"
  %".109" = trunc i64 1 to i32
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".110"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".108", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".110"
  %".114" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".110", i32 0, i32 5
  %".115" = getelementptr inbounds [1 x i64], [1 x i64]* %".114", i32 0, i32 0
  %".116" = load i64, i64* %".115", !range !1
  %".117" = insertvalue [1 x i64] undef, i64 %".116", 0
  %".118" = extractvalue [1 x i64] %".117", 0
  %".119" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".110", i32 0, i32 6
  %".120" = load [1 x i64], [1 x i64]* %".119"
  %".121" = extractvalue [1 x i64] %".120", 0
  %".122" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".110", i32 0, i32 4
  %".123" = load i32*, i32** %".122"
  %".124" = icmp slt i64 %".107", 0
  %".125" = add i64 %".118", %".107"
  %".126" = select  i1 %".124", i64 %".125", i64 %".107"
  %".127" = mul i64 %".126", 1
  %".128" = add i64 0, %".127"
  %".129" = getelementptr i32, i32* %".123", i64 %".128"
  %".130" = atomicrmw add i32* %".129", i32 %".109" monotonic
  %".131" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"bins"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"bins"
  %".133" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".134" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".135"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".133", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".135"
  %".139" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".135", i32 0, i32 5
  %".140" = getelementptr inbounds [1 x i64], [1 x i64]* %".139", i32 0, i32 0
  %".141" = load i64, i64* %".140", !range !1
  %".142" = insertvalue [1 x i64] undef, i64 %".141", 0
  %".143" = extractvalue [1 x i64] %".142", 0
  %".144" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".135", i32 0, i32 6
  %".145" = load [1 x i64], [1 x i64]* %".144"
  %".146" = extractvalue [1 x i64] %".145", 0
  %".147" = icmp slt i64 %".134", 0
  %".148" = add i64 %".134", %".143"
  %".149" = select  i1 %".147", i64 %".148", i64 %".134"
  %".150" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".135", i32 0, i32 5
  %".151" = getelementptr inbounds [1 x i64], [1 x i64]* %".150", i32 0, i32 0
  %".152" = load i64, i64* %".151", !range !1
  %".153" = insertvalue [1 x i64] undef, i64 %".152", 0
  %".154" = extractvalue [1 x i64] %".153", 0
  %".155" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".135", i32 0, i32 6
  %".156" = load [1 x i64], [1 x i64]* %".155"
  %".157" = extractvalue [1 x i64] %".156", 0
  %".158" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".135", i32 0, i32 4
  %".159" = load i32*, i32** %".158"
  %".160" = mul i64 %".149", 1
  %".161" = add i64 0, %".160"
  %".162" = getelementptr i32, i32* %".159", i64 %".161"
  %".163" = load i32, i32* %".162"
  %".164" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".165"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".164", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".165"
  %".169" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".165", i32 0, i32 5
  %".170" = getelementptr inbounds [1 x i64], [1 x i64]* %".169", i32 0, i32 0
  %".171" = load i64, i64* %".170", !range !1
  %".172" = insertvalue [1 x i64] undef, i64 %".171", 0
  %".173" = extractvalue [1 x i64] %".172", 0
  %".174" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".165", i32 0, i32 6
  %".175" = load [1 x i64], [1 x i64]* %".174"
  %".176" = extractvalue [1 x i64] %".175", 0
  %".177" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".165", i32 0, i32 4
  %".178" = load i32*, i32** %".177"
  %".179" = icmp slt i64 0, 0
  %".180" = add i64 %".173", 0
  %".181" = select  i1 %".179", i64 %".180", i64 0
  %".182" = mul i64 %".181", 1
  %".183" = add i64 0, %".182"
  %".184" = getelementptr i32, i32* %".178", i64 %".183"
  %".185" = atomicrmw max i32* %".184", i32 %".163" monotonic
  %".186" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".187" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".188"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".186", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".188"
  %".192" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 5
  %".193" = getelementptr inbounds [1 x i64], [1 x i64]* %".192", i32 0, i32 0
  %".194" = load i64, i64* %".193", !range !1
  %".195" = insertvalue [1 x i64] undef, i64 %".194", 0
  %".196" = extractvalue [1 x i64] %".195", 0
  %".197" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 6
  %".198" = load [1 x i64], [1 x i64]* %".197"
  %".199" = extractvalue [1 x i64] %".198", 0
  %".200" = icmp slt i64 %".187", 0
  %".201" = add i64 %".187", %".196"
  %".202" = select  i1 %".200", i64 %".201", i64 %".187"
  %".203" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 5
  %".204" = getelementptr inbounds [1 x i64], [1 x i64]* %".203", i32 0, i32 0
  %".205" = load i64, i64* %".204", !range !1
  %".206" = insertvalue [1 x i64] undef, i64 %".205", 0
  %".207" = extractvalue [1 x i64] %".206", 0
  %".208" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 6
  %".209" = load [1 x i64], [1 x i64]* %".208"
  %".210" = extractvalue [1 x i64] %".209", 0
  %".211" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".188", i32 0, i32 4
  %".212" = load i32*, i32** %".211"
  %".213" = mul i64 %".202", 1
  %".214" = add i64 0, %".213"
  %".215" = getelementptr i32, i32* %".212", i64 %".214"
  %".216" = load i32, i32* %".215"
  %".217" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".218"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".217", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".218"
  %".222" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".218", i32 0, i32 5
  %".223" = getelementptr inbounds [1 x i64], [1 x i64]* %".222", i32 0, i32 0
  %".224" = load i64, i64* %".223", !range !1
  %".225" = insertvalue [1 x i64] undef, i64 %".224", 0
  %".226" = extractvalue [1 x i64] %".225", 0
  %".227" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".218", i32 0, i32 6
  %".228" = load [1 x i64], [1 x i64]* %".227"
  %".229" = extractvalue [1 x i64] %".228", 0
  %".230" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".218", i32 0, i32 4
  %".231" = load i32*, i32** %".230"
  %".232" = icmp slt i64 1, 0
  %".233" = add i64 %".226", 1
  %".234" = select  i1 %".232", i64 %".233", i64 1
  %".235" = mul i64 %".234", 1
  %".236" = add i64 0, %".235"
  %".237" = getelementptr i32, i32* %".231", i64 %".236"
  %".238" = atomicrmw min i32* %".237", i32 %".216" monotonic
  %".239" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".240" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".241"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".239", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".241"
  %".245" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 5
  %".246" = getelementptr inbounds [1 x i64], [1 x i64]* %".245", i32 0, i32 0
  %".247" = load i64, i64* %".246", !range !1
  %".248" = insertvalue [1 x i64] undef, i64 %".247", 0
  %".249" = extractvalue [1 x i64] %".248", 0
  %".250" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 6
  %".251" = load [1 x i64], [1 x i64]* %".250"
  %".252" = extractvalue [1 x i64] %".251", 0
  %".253" = icmp slt i64 %".240", 0
  %".254" = add i64 %".240", %".249"
  %".255" = select  i1 %".253", i64 %".254", i64 %".240"
  %".256" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 5
  %".257" = getelementptr inbounds [1 x i64], [1 x i64]* %".256", i32 0, i32 0
  %".258" = load i64, i64* %".257", !range !1
  %".259" = insertvalue [1 x i64] undef, i64 %".258", 0
  %".260" = extractvalue [1 x i64] %".259", 0
  %".261" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 6
  %".262" = load [1 x i64], [1 x i64]* %".261"
  %".263" = extractvalue [1 x i64] %".262", 0
  %".264" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".241", i32 0, i32 4
  %".265" = load i32*, i32** %".264"
  %".266" = mul i64 %".255", 1
  %".267" = add i64 0, %".266"
  %".268" = getelementptr i32, i32* %".265", i64 %".267"
  %".269" = load i32, i32* %".268"
  %".270" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".271"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".270", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".271"
  %".275" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".271", i32 0, i32 5
  %".276" = getelementptr inbounds [1 x i64], [1 x i64]* %".275", i32 0, i32 0
  %".277" = load i64, i64* %".276", !range !1
  %".278" = insertvalue [1 x i64] undef, i64 %".277", 0
  %".279" = extractvalue [1 x i64] %".278", 0
  %".280" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".271", i32 0, i32 6
  %".281" = load [1 x i64], [1 x i64]* %".280"
  %".282" = extractvalue [1 x i64] %".281", 0
  %".283" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".271", i32 0, i32 4
  %".284" = load i32*, i32** %".283"
  %".285" = icmp slt i64 2, 0
  %".286" = add i64 %".279", 2
  %".287" = select  i1 %".285", i64 %".286", i64 2
  %".288" = mul i64 %".287", 1
  %".289" = add i64 0, %".288"
  %".290" = getelementptr i32, i32* %".284", i64 %".289"
  %".291" = atomicrmw xor i32* %".290", i32 %".269" monotonic
  %".292" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".293" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".294"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".292", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".294"
  %".298" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".294", i32 0, i32 5
  %".299" = getelementptr inbounds [1 x i64], [1 x i64]* %".298", i32 0, i32 0
  %".300" = load i64, i64* %".299", !range !1
  %".301" = insertvalue [1 x i64] undef, i64 %".300", 0
  %".302" = extractvalue [1 x i64] %".301", 0
  %".303" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".294", i32 0, i32 6
  %".304" = load [1 x i64], [1 x i64]* %".303"
  %".305" = extractvalue [1 x i64] %".304", 0
  %".306" = icmp slt i64 %".293", 0
  %".307" = add i64 %".293", %".302"
  %".308" = select  i1 %".306", i64 %".307", i64 %".293"
  %".309" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".294", i32 0, i32 5
  %".310" = getelementptr inbounds [1 x i64], [1 x i64]* %".309", i32 0, i32 0
  %".311" = load i64, i64* %".310", !range !1
  %".312" = insertvalue [1 x i64] undef, i64 %".311", 0
  %".313" = extractvalue [1 x i64] %".312", 0
  %".314" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".294", i32 0, i32 6
  %".315" = load [1 x i64], [1 x i64]* %".314"
  %".316" = extractvalue [1 x i64] %".315", 0
  %".317" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".294", i32 0, i32 4
  %".318" = load i32*, i32** %".317"
  %".319" = mul i64 %".308", 1
  %".320" = add i64 0, %".319"
  %".321" = getelementptr i32, i32* %".318", i64 %".320"
  %".322" = load i32, i32* %".321"
  %".323" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".324"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".323", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".324"
  %".328" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".324", i32 0, i32 5
  %".329" = getelementptr inbounds [1 x i64], [1 x i64]* %".328", i32 0, i32 0
  %".330" = load i64, i64* %".329", !range !1
  %".331" = insertvalue [1 x i64] undef, i64 %".330", 0
  %".332" = extractvalue [1 x i64] %".331", 0
  %".333" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".324", i32 0, i32 6
  %".334" = load [1 x i64], [1 x i64]* %".333"
  %".335" = extractvalue [1 x i64] %".334", 0
  %".336" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".324", i32 0, i32 4
  %".337" = load i32*, i32** %".336"
  %".338" = icmp slt i64 3, 0
  %".339" = add i64 %".332", 3
  %".340" = select  i1 %".338", i64 %".339", i64 3
  %".341" = mul i64 %".340", 1
  %".342" = add i64 0, %".341"
  %".343" = getelementptr i32, i32* %".337", i64 %".342"
  %".344" = atomicrmw xchg i32* %".343", i32 %".322" monotonic
  %".345" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  %".347" = load i64, i64* %"i"
  %".348" = and i64 %".347", 7
  %".349" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".350" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".351"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".349", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".351"
  %".355" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 5
  %".356" = getelementptr inbounds [1 x i64], [1 x i64]* %".355", i32 0, i32 0
  %".357" = load i64, i64* %".356", !range !1
  %".358" = insertvalue [1 x i64] undef, i64 %".357", 0
  %".359" = extractvalue [1 x i64] %".358", 0
  %".360" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 6
  %".361" = load [1 x i64], [1 x i64]* %".360"
  %".362" = extractvalue [1 x i64] %".361", 0
  %".363" = icmp slt i64 %".350", 0
  %".364" = add i64 %".350", %".359"
  %".365" = select  i1 %".363", i64 %".364", i64 %".350"
  %".366" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 5
  %".367" = getelementptr inbounds [1 x i64], [1 x i64]* %".366", i32 0, i32 0
  %".368" = load i64, i64* %".367", !range !1
  %".369" = insertvalue [1 x i64] undef, i64 %".368", 0
  %".370" = extractvalue [1 x i64] %".369", 0
  %".371" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 6
  %".372" = load [1 x i64], [1 x i64]* %".371"
  %".373" = extractvalue [1 x i64] %".372", 0
  %".374" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".351", i32 0, i32 4
  %".375" = load i32*, i32** %".374"
  %".376" = mul i64 %".365", 1
  %".377" = add i64 0, %".376"
  %".378" = getelementptr i32, i32* %".375", i64 %".377"
  %".379" = load i32, i32* %".378"
  %".380" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".382" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".384" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"locks"
  %".385" = trunc i64 0 to i32
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".386"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".384", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".386"
  %".390" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".386", i32 0, i32 5
  %".391" = getelementptr inbounds [1 x i64], [1 x i64]* %".390", i32 0, i32 0
  %".392" = load i64, i64* %".391", !range !1
  %".393" = insertvalue [1 x i64] undef, i64 %".392", 0
  %".394" = extractvalue [1 x i64] %".393", 0
  %".395" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".386", i32 0, i32 6
  %".396" = load [1 x i64], [1 x i64]* %".395"
  %".397" = extractvalue [1 x i64] %".396", 0
  %".398" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".386", i32 0, i32 4
  %".399" = load i32*, i32** %".398"
  %".400" = icmp slt i64 %".348", 0
  %".401" = add i64 %".394", %".348"
  %".402" = select  i1 %".400", i64 %".401", i64 %".348"
  %".403" = mul i64 %".402", 1
  %".404" = add i64 0, %".403"
  %".405" = getelementptr i32, i32* %".399", i64 %".404"
  %".406" = cmpxchg i32* %".405", i32 %".385", i32 %".379" monotonic monotonic
  %".407" = extractvalue {i32, i1} %".406", 0
  %".408" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"locks"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"locks"
  ret void
B552:
  %".412" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".414" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"locks"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"locks"
  %".416" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".418" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"extremes"
  %".420" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"bins"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"bins"
  %".422" = load i1, i1* %"$64pred"
  store i1 0, i1* %"$64pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"atomics_all" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"atomics_all", !"kernel", i32 1 }
