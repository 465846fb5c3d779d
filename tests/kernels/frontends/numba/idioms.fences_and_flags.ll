; arch: sm_90
; ModuleID = "fences_and_flags$10"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global i8* null
define void @"fences_and_flags"(i8* %"data.0", i8* %"data.1", i64 %"data.2", i64 %"data.3", float* %"data.4", i64 %"data.5.0", i64 %"data.6.0", i8* %"flags.0", i8* %"flags.1", i64 %"flags.2", i64 %"flags.3", i32* %"flags.4", i64 %"flags.5.0", i64 %"flags.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"data.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"data.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"data.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"data.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"data.4", 4
  %".24" = insertvalue [1 x i64] undef, i64 %"data.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".24", 5
  %".25" = insertvalue [1 x i64] undef, i64 %"data.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".25", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"flags.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"flags.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"flags.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"flags.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"flags.4", 4
  %".26" = insertvalue [1 x i64] undef, i64 %"flags.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".26", 5
  %".27" = insertvalue [1 x i64] undef, i64 %"flags.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".27", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.2", i8* %"out.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"out.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"out.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.2", float* %"out.4", 4
  %".28" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".28", 5
  %".29" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".29", 6
  %"data" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  %"out" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".50" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".50"
  %".81" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".81"
  %"$236pred" = alloca i1
  store i1 0, i1* %"$236pred"
  %".116" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116"
  %".126" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".126"
  %".159" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".159"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".34" = trunc i64 1 to i32
  %".35" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".36" = sext i32 %".35" to i64
  %".37" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".38" = sext i32 %".37" to i64
  %".39" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".40" = sext i32 %".39" to i64
  %".41" = mul i64 %".38", %".40"
  %".42" = add i64 %".41", %".36"
  %".44" = load i64, i64* %"i"
  store i64 %".42", i64* %"i"
  %".46" = load i64, i64* %"i"
  %".47" = sitofp i64 %".46" to float
  %".48" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  %".49" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".50"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".48", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".50"
  %".54" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".50", i32 0, i32 5
  %".55" = getelementptr inbounds [1 x i64], [1 x i64]* %".54", i32 0, i32 0
  %".56" = load i64, i64* %".55", !range !1
  %".57" = insertvalue [1 x i64] undef, i64 %".56", 0
  %".58" = extractvalue [1 x i64] %".57", 0
  %".59" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".50", i32 0, i32 6
  %".60" = load [1 x i64], [1 x i64]* %".59"
  %".61" = extractvalue [1 x i64] %".60", 0
  %".62" = icmp slt i64 %".49", 0
  %".63" = add i64 %".49", %".58"
  %".64" = select  i1 %".62", i64 %".63", i64 %".49"
  %".65" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".50", i32 0, i32 5
  %".66" = getelementptr inbounds [1 x i64], [1 x i64]* %".65", i32 0, i32 0
  %".67" = load i64, i64* %".66", !range !1
  %".68" = insertvalue [1 x i64] undef, i64 %".67", 0
  %".69" = extractvalue [1 x i64] %".68", 0
  %".70" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".50", i32 0, i32 6
  %".71" = load [1 x i64], [1 x i64]* %".70"
  %".72" = extractvalue [1 x i64] %".71", 0
  %".73" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".50", i32 0, i32 4
  %".74" = load float*, float** %".73"
  %".75" = mul i64 %".64", 1
  %".76" = add i64 0, %".75"
  %".77" = getelementptr float, float* %".74", i64 %".76"
  store float %".47", float* %".77"
  call void @"llvm.nvvm.membar.gl"()
  %".80" = trunc i64 1 to i32
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".81"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".81"
  %".85" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".81", i32 0, i32 5
  %".86" = getelementptr inbounds [1 x i64], [1 x i64]* %".85", i32 0, i32 0
  %".87" = load i64, i64* %".86", !range !1
  %".88" = insertvalue [1 x i64] undef, i64 %".87", 0
  %".89" = extractvalue [1 x i64] %".88", 0
  %".90" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".81", i32 0, i32 6
  %".91" = load [1 x i64], [1 x i64]* %".90"
  %".92" = extractvalue [1 x i64] %".91", 0
  %".93" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".81", i32 0, i32 4
  %".94" = load i32*, i32** %".93"
  %".95" = icmp slt i64 0, 0
  %".96" = add i64 %".89", 0
  %".97" = select  i1 %".95", i64 %".96", i64 0
  %".98" = mul i64 %".97", 1
  %".99" = add i64 0, %".98"
  %".100" = getelementptr i32, i32* %".94", i64 %".99"
  %".101" = atomicrmw add i32* %".100", i32 %".80" monotonic
  %".102" = load i64, i64* %"i"
  %".103" = and i64 %".102", 1
  %".104" = trunc i64 %".103" to i32
  %".105" = call i32 @"llvm.nvvm.barrier0.popc"(i32 %".104")
  %".106" = sext i32 %".105" to i64
  %".107" = icmp sgt i64 %".106", 3
  %".109" = load i1, i1* %"$236pred"
  store i1 %".107", i1* %"$236pred"
  %".111" = load i1, i1* %"$236pred"
  br i1 %".111", label %"B238", label %"B282"
B238:
  %".113" = load i1, i1* %"$236pred"
  store i1 0, i1* %"$236pred"
  %".115" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".115", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116"
  %".120" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".116", i32 0, i32 2
  %".121" = load i64, i64* %".120"
  %".122" = sub nsw i64 %".121", 1
  %".123" = load i64, i64* %"i"
  %".124" = sub nsw i64 %".122", %".123"
  %".125" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".126"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".125", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".126"
  %".130" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".126", i32 0, i32 5
  %".131" = getelementptr inbounds [1 x i64], [1 x i64]* %".130", i32 0, i32 0
  %".132" = load i64, i64* %".131", !range !1
  %".133" = insertvalue [1 x i64] undef, i64 %".132", 0
  %".134" = extractvalue [1 x i64] %".133", 0
  %".135" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".126", i32 0, i32 6
  %".136" = load [1 x i64], [1 x i64]* %".135"
  %".137" = extractvalue [1 x i64] %".136", 0
  %".138" = icmp slt i64 %".124", 0
  %".139" = add i64 %".124", %".134"
  %".140" = select  i1 %".138", i64 %".139", i64 %".124"
  %".141" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".126", i32 0, i32 5
  %".142" = getelementptr inbounds [1 x i64], [1 x i64]* %".141", i32 0, i32 0
  %".143" = load i64, i64* %".142", !range !1
  %".144" = insertvalue [1 x i64] undef, i64 %".143", 0
  %".145" = extractvalue [1 x i64] %".144", 0
  %".146" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".126", i32 0, i32 6
  %".147" = load [1 x i64], [1 x i64]* %".146"
  %".148" = extractvalue [1 x i64] %".147", 0
  %".149" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".126", i32 0, i32 4
  %".150" = load float*, float** %".149"
  %".151" = mul i64 %".140", 1
  %".152" = add i64 0, %".151"
  %".153" = getelementptr float, float* %".150", i64 %".152"
  %".154" = load float, float* %".153"
  %".155" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  %".157" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".158" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".159"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".157", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".159"
  %".163" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".159", i32 0, i32 5
  %".164" = getelementptr inbounds [1 x i64], [1 x i64]* %".163", i32 0, i32 0
  %".165" = load i64, i64* %".164", !range !1
  %".166" = insertvalue [1 x i64] undef, i64 %".165", 0
  %".167" = extractvalue [1 x i64] %".166", 0
  %".168" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".159", i32 0, i32 6
  %".169" = load [1 x i64], [1 x i64]* %".168"
  %".170" = extractvalue [1 x i64] %".169", 0
  %".171" = icmp slt i64 %".158", 0
  %".172" = add i64 %".158", %".167"
  %".173" = select  i1 %".171", i64 %".172", i64 %".158"
  %".174" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".159", i32 0, i32 5
  %".175" = getelementptr inbounds [1 x i64], [1 x i64]* %".174", i32 0, i32 0
  %".176" = load i64, i64* %".175", !range !1
  %".177" = insertvalue [1 x i64] undef, i64 %".176", 0
  %".178" = extractvalue [1 x i64] %".177", 0
  %".179" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".159", i32 0, i32 6
  %".180" = load [1 x i64], [1 x i64]* %".179"
  %".181" = extractvalue [1 x i64] %".180", 0
  %".182" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".159", i32 0, i32 4
  %".183" = load float*, float** %".182"
  %".184" = mul i64 %".173", 1
  %".185" = add i64 0, %".184"
  %".186" = getelementptr float, float* %".183", i64 %".185"
  store float %".154", float* %".186"
  %".188" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".190" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  br label %"B282"
B282:
  %".193" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".195" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".197" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"data"
  %".199" = load i1, i1* %"$236pred"
  store i1 0, i1* %"$236pred"
  call void @"llvm.nvvm.bar.warp.sync"(i32 4294967295)
  call void @"llvm.nvvm.membar.cta"()
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare void @"llvm.nvvm.membar.gl"()

declare i32 @"llvm.nvvm.barrier0.popc"(i32 %".1")

declare void @"llvm.nvvm.bar.warp.sync"(i32 %".1")

declare void @"llvm.nvvm.membar.cta"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"fences_and_flags" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"fences_and_flags", !"kernel", i32 1 }
