; arch: sm_90
; ModuleID = "mandel$5"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"mandel"(double %"x0", double %"y0", double %"step", ptr %"image.0", ptr %"image.1", i64 %"image.2", i64 %"image.3", ptr %"image.4", i64 %"image.5.0", i64 %"image.5.1", i64 %"image.6.0", i64 %"image.6.1", i32 %"limit")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"image.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo", ptr %"image.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"image.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"image.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize", ptr %"image.4", 4
  %".16" = insertvalue [2 x i64] undef, i64 %"image.5.0", 0
  %".17" = insertvalue [2 x i64] %".16", i64 %"image.5.1", 1
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".17", 5
  %".18" = insertvalue [2 x i64] undef, i64 %"image.6.0", 0
  %".19" = insertvalue [2 x i64] %".18", i64 %"image.6.1", 1
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".19", 6
  %"x0.1" = alloca double
  store double 0.0, ptr %"x0.1"
  %"y0.1" = alloca double
  store double 0.0, ptr %"y0.1"
  %"step.1" = alloca double
  store double 0.0, ptr %"step.1"
  %"image" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"image"
  %"limit.1" = alloca i32
  store i32 0, ptr %"limit.1"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %"j" = alloca i64
  store i64 0, ptr %"j"
  %".58" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".58"
  %"$82pred" = alloca i1
  store i1 0, ptr %"$82pred"
  %".80" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".80"
  %"$116pred" = alloca i1
  store i1 0, ptr %"$116pred"
  %".119" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".119"
  %"c" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %"c"
  %"z" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %"z"
  %"n" = alloca i64
  store i64 0, ptr %"n"
  %"n.3" = alloca i64
  store i64 0, ptr %"n.3"
  %"$192pred" = alloca i1
  store i1 0, ptr %"$192pred"
  %"z.2" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %"z.2"
  %"n.2" = alloca i64
  store i64 0, ptr %"n.2"
  %".165" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".165"
  %".172" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".172"
  %".180" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".180"
  %".187" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".187"
  %"$262pred" = alloca i1
  store i1 0, ptr %"$262pred"
  %"$370pred" = alloca i1
  store i1 0, ptr %"$370pred"
  %".210" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".210"
  %".214" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".214"
  %".218" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".218"
  %".243" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".243"
  %".247" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".247"
  %".251" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".251"
  %"z.1" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %"z.1"
  %"n.1" = alloca i64
  store i64 0, ptr %"n.1"
  %"$300pred" = alloca i1
  store i1 0, ptr %"$300pred"
  %".305" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".305"
  %".312" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".312"
  %".320" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".320"
  %".327" = alloca {double, double}
  store {double, double} zeroinitializer, ptr %".327"
  %".378" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".378"
  br label %"B0"
B0:
  store double %"x0", ptr %"x0.1"
  store double %"y0", ptr %"y0.1"
  store double %"step", ptr %"step.1"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides", ptr %"image"
  store i32 %"limit", ptr %"limit.1"
  %".30" = trunc i64 2 to i32
  %".31" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".32" = sext i32 %".31" to i64
  %".33" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".34" = sext i32 %".33" to i64
  %".35" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".36" = sext i32 %".35" to i64
  %".37" = mul i64 %".34", %".36"
  %".38" = add i64 %".37", %".32"
  %".39" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".40" = sext i32 %".39" to i64
  %".41" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".42" = sext i32 %".41" to i64
  %".43" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".44" = sext i32 %".43" to i64
  %".45" = mul i64 %".42", %".44"
  %".46" = add i64 %".45", %".40"
  %".47" = insertvalue [2 x i64] undef, i64 %".38", 0
  %".48" = insertvalue [2 x i64] %".47", i64 %".46", 1
  %".49" = extractvalue [2 x i64] %".48", 0
  %".50" = extractvalue [2 x i64] %".48", 1
  %".52" = load i64, ptr %"i"
  store i64 %".49", ptr %"i"
  %".55" = load i64, ptr %"j"
  store i64 %".50", ptr %"j"
  %".57" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".58"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".57", ptr %".58"
  %".62" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".58", i32 0, i32 5
  %".63" = getelementptr inbounds [2 x i64], ptr %".62", i32 0, i32 0
  %".64" = load i64, ptr %".63", !range !1
  %".65" = getelementptr inbounds [2 x i64], ptr %".62", i32 0, i32 1
  %".66" = load i64, ptr %".65", !range !1
  %".67" = insertvalue [2 x i64] undef, i64 %".64", 0
  %".68" = insertvalue [2 x i64] %".67", i64 %".66", 1
  %".69" = extractvalue [2 x i64] %".68", 0
  %".70" = load i64, ptr %"i"
  %".71" = icmp slt i64 %".70", %".69"
  %".73" = load i1, ptr %"$82pred"
  store i1 %".71", ptr %"$82pred"
  %".75" = load i1, ptr %"$82pred"
  br i1 %".75", label %"B84", label %"B390"
B84:
  %".77" = load i1, ptr %"$82pred"
  store i1 0, ptr %"$82pred"
  %".79" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".80"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".79", ptr %".80"
  %".84" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".80", i32 0, i32 5
  %".85" = getelementptr inbounds [2 x i64], ptr %".84", i32 0, i32 0
  %".86" = load i64, ptr %".85", !range !1
  %".87" = getelementptr inbounds [2 x i64], ptr %".84", i32 0, i32 1
  %".88" = load i64, ptr %".87", !range !1
  %".89" = insertvalue [2 x i64] undef, i64 %".86", 0
  %".90" = insertvalue [2 x i64] %".89", i64 %".88", 1
  %".91" = extractvalue [2 x i64] %".90", 1
  %".92" = load i64, ptr %"j"
  %".93" = icmp slt i64 %".92", %".91"
  %".95" = load i1, ptr %"$116pred"
  store i1 %".93", ptr %"$116pred"
  %".97" = load i1, ptr %"$116pred"
  br i1 %".97", label %"B118", label %"B394"
B118:
  %".99" = load i1, ptr %"$116pred"
  store i1 0, ptr %"$116pred"
  %".101" = load i64, ptr %"j"
  %".102" = load double, ptr %"step.1"
  %".103" = sitofp i64 %".101" to double
  %".104" = fmul double %".103", %".102"
  %".105" = load double, ptr %"x0.1"
  %".106" = fadd double %".105", %".104"
  %".107" = load double, ptr %"x0.1"
  store double 0.0, ptr %"x0.1"
  %".109" = load i64, ptr %"i"
  %".110" = load double, ptr %"step.1"
  %".111" = sitofp i64 %".109" to double
  %".112" = fmul double %".111", %".110"
  %".113" = load double, ptr %"step.1"
  store double 0.0, ptr %"step.1"
  %".115" = load double, ptr %"y0.1"
  %".116" = fadd double %".115", %".112"
  %".117" = load double, ptr %"y0.1"
  store double 0.0, ptr %"y0.1"
  store {double, double} zeroinitializer, ptr %".119"
  %".122" = getelementptr inbounds {double, double}, ptr %".119", i32 0, i32 0
  store double %".106", ptr %".122"
  %".124" = getelementptr inbounds {double, double}, ptr %".119", i32 0, i32 1
  store double %".116", ptr %".124"
  %".126" = load {double, double}, ptr %".119"
  %".128" = load {double, double}, ptr %"c"
  store {double, double} %".126", ptr %"c"
  %".131" = load {double, double}, ptr %"z"
  store {double, double} {double              0x0, double              0x0}, ptr %"z"
  %".134" = load i64, ptr %"n"
  store i64 0, ptr %"n"
  %".136" = load i64, ptr %"n"
  %".138" = load i64, ptr %"n.3"
  store i64 0, ptr %"n.3"
  %".140" = load i64, ptr %"n"
  %".141" = load i32, ptr %"limit.1"
  %".142" = sext i32 %".141" to i64
  %".143" = icmp slt i64 0, %".142"
  %".145" = load i1, ptr %"$192pred"
  store i1 %".143", ptr %"$192pred"
  %".147" = load i1, ptr %"$192pred"
  br i1 %".147", label %"B194", label %"B372"
B194:
  %".149" = load i1, ptr %"$192pred"
  store i1 0, ptr %"$192pred"
  %".151" = load i64, ptr %"n"
  %".152" = load i64, ptr %"n.3"
  store i64 0, ptr %"n.3"
  %".154" = load {double, double}, ptr %"z"
  %".156" = load {double, double}, ptr %"z.2"
  store {double, double} %".154", ptr %"z.2"
  %".158" = load i64, ptr %"n"
  %".160" = load i64, ptr %"n.2"
  store i64 0, ptr %"n.2"
  %".162" = load i64, ptr %"n"
  store i64 0, ptr %"n"
  %".164" = load {double, double}, ptr %"z"
  store {double, double} zeroinitializer, ptr %".165"
  store {double, double} %".164", ptr %".165"
  %".169" = getelementptr inbounds {double, double}, ptr %".165", i32 0, i32 0
  %".170" = load double, ptr %".169"
  %".171" = load {double, double}, ptr %"z"
  store {double, double} zeroinitializer, ptr %".172"
  store {double, double} %".171", ptr %".172"
  %".176" = getelementptr inbounds {double, double}, ptr %".172", i32 0, i32 0
  %".177" = load double, ptr %".176"
  %".178" = fmul double %".170", %".177"
  %".179" = load {double, double}, ptr %"z"
  store {double, double} zeroinitializer, ptr %".180"
  store {double, double} %".179", ptr %".180"
  %".184" = getelementptr inbounds {double, double}, ptr %".180", i32 0, i32 1
  %".185" = load double, ptr %".184"
  %".186" = load {double, double}, ptr %"z"
  store {double, double} zeroinitializer, ptr %".187"
  store {double, double} %".186", ptr %".187"
  %".191" = getelementptr inbounds {double, double}, ptr %".187", i32 0, i32 1
  %".192" = load double, ptr %".191"
  %".193" = load {double, double}, ptr %"z"
  store {double, double} zeroinitializer, ptr %"z"
  %".195" = fmul double %".185", %".192"
  %".196" = fadd double %".178", %".195"
  %".197" = fcmp olt double %".196", 0x4010000000000000
  %".199" = load i1, ptr %"$262pred"
  store i1 %".197", ptr %"$262pred"
  %".201" = load i1, ptr %"$262pred"
  br i1 %".201", label %"B264", label %"B372"
B264:
  %".204" = load i1, ptr %"$370pred"
  store i1 0, ptr %"$370pred"
  %".206" = load i1, ptr %"$262pred"
  store i1 0, ptr %"$262pred"
  %".208" = load {double, double}, ptr %"z.2"
  %".209" = load {double, double}, ptr %"z.2"
  store {double, double} zeroinitializer, ptr %".210"
  store {double, double} %".208", ptr %".210"
  store {double, double} zeroinitializer, ptr %".214"
  store {double, double} %".209", ptr %".214"
  store {double, double} zeroinitializer, ptr %".218"
  %".221" = getelementptr inbounds {double, double}, ptr %".210", i32 0, i32 0
  %".222" = load double, ptr %".221"
  %".223" = getelementptr inbounds {double, double}, ptr %".210", i32 0, i32 1
  %".224" = load double, ptr %".223"
  %".225" = getelementptr inbounds {double, double}, ptr %".214", i32 0, i32 0
  %".226" = load double, ptr %".225"
  %".227" = getelementptr inbounds {double, double}, ptr %".214", i32 0, i32 1
  %".228" = load double, ptr %".227"
  %".229" = fmul double %".222", %".226"
  %".230" = fmul double %".224", %".228"
  %".231" = fmul double %".222", %".228"
  %".232" = fmul double %".224", %".226"
  %".233" = fsub double %".229", %".230"
  %".234" = getelementptr inbounds {double, double}, ptr %".218", i32 0, i32 0
  store double %".233", ptr %".234"
  %".236" = fadd double %".231", %".232"
  %".237" = getelementptr inbounds {double, double}, ptr %".218", i32 0, i32 1
  store double %".236", ptr %".237"
  %".239" = load {double, double}, ptr %".218"
  %".240" = load {double, double}, ptr %"z.2"
  store {double, double} zeroinitializer, ptr %"z.2"
  %".242" = load {double, double}, ptr %"c"
  store {double, double} zeroinitializer, ptr %".243"
  store {double, double} %".239", ptr %".243"
  store {double, double} zeroinitializer, ptr %".247"
  store {double, double} %".242", ptr %".247"
  store {double, double} zeroinitializer, ptr %".251"
  %".254" = getelementptr inbounds {double, double}, ptr %".243", i32 0, i32 0
  %".255" = load double, ptr %".254"
  %".256" = getelementptr inbounds {double, double}, ptr %".243", i32 0, i32 1
  %".257" = load double, ptr %".256"
  %".258" = getelementptr inbounds {double, double}, ptr %".247", i32 0, i32 0
  %".259" = load double, ptr %".258"
  %".260" = getelementptr inbounds {double, double}, ptr %".247", i32 0, i32 1
  %".261" = load double, ptr %".260"
  %".262" = fadd double %".255", %".259"
  %".263" = getelementptr inbounds {double, double}, ptr %".251", i32 0, i32 0
  store double %".262", ptr %".263"
  %".265" = fadd double %".257", %".261"
  %".266" = getelementptr inbounds {double, double}, ptr %".251", i32 0, i32 1
  store double %".265", ptr %".266"
  %".268" = load {double, double}, ptr %".251"
  %".270" = load {double, double}, ptr %"z.1"
  store {double, double} %".268", ptr %"z.1"
  %".272" = load i64, ptr %"n.2"
  %".273" = add nsw i64 %".272", 1
  %".274" = load i64, ptr %"n.2"
  store i64 0, ptr %"n.2"
  %".277" = load i64, ptr %"n.1"
  store i64 %".273", ptr %"n.1"
  %".279" = load i64, ptr %"n.1"
  %".280" = load i64, ptr %"n.3"
  store i64 %".279", ptr %"n.3"
  %".282" = load i64, ptr %"n.1"
  %".283" = load i32, ptr %"limit.1"
  %".284" = sext i32 %".283" to i64
  %".285" = icmp slt i64 %".282", %".284"
  %".287" = load i1, ptr %"$300pred"
  store i1 %".285", ptr %"$300pred"
  %".289" = load i1, ptr %"$300pred"
  br i1 %".289", label %"B302", label %"B372"
B302:
  %".291" = load i1, ptr %"$300pred"
  store i1 0, ptr %"$300pred"
  %".293" = load i64, ptr %"n.1"
  %".294" = load i64, ptr %"n.3"
  store i64 %".293", ptr %"n.3"
  %".296" = load {double, double}, ptr %"z.1"
  %".297" = load {double, double}, ptr %"z.2"
  store {double, double} %".296", ptr %"z.2"
  %".299" = load i64, ptr %"n.1"
  %".300" = load i64, ptr %"n.2"
  store i64 %".299", ptr %"n.2"
  %".302" = load i64, ptr %"n.1"
  store i64 0, ptr %"n.1"
  %".304" = load {double, double}, ptr %"z.1"
  store {double, double} zeroinitializer, ptr %".305"
  store {double, double} %".304", ptr %".305"
  %".309" = getelementptr inbounds {double, double}, ptr %".305", i32 0, i32 0
  %".310" = load double, ptr %".309"
  %".311" = load {double, double}, ptr %"z.1"
  store {double, double} zeroinitializer, ptr %".312"
  store {double, double} %".311", ptr %".312"
  %".316" = getelementptr inbounds {double, double}, ptr %".312", i32 0, i32 0
  %".317" = load double, ptr %".316"
  %".318" = fmul double %".310", %".317"
  %".319" = load {double, double}, ptr %"z.1"
  store {double, double} zeroinitializer, ptr %".320"
  store {double, double} %".319", ptr %".320"
  %".324" = getelementptr inbounds {double, double}, ptr %".320", i32 0, i32 1
  %".325" = load double, ptr %".324"
  %".326" = load {double, double}, ptr %"z.1"
  store {double, double} zeroinitializer, ptr %".327"
  store {double, double} %".326", ptr %".327"
  %".331" = getelementptr inbounds {double, double}, ptr %".327", i32 0, i32 1
  %".332" = load double, ptr %".331"
  %".333" = load {double, double}, ptr %"z.1"
  store {double, double} zeroinitializer, ptr %"z.1"
  %".335" = fmul double %".325", %".332"
  %".336" = fadd double %".318", %".335"
  %".337" = fcmp olt double %".336", 0x4010000000000000
  %".338" = load i1, ptr %"$370pred"
  store i1 %".337", ptr %"$370pred"
  %".340" = load i1, ptr %"$370pred"
  br i1 %".340", label %"B264", label %"B372"
B372:
  %".342" = load {double, double}, ptr %"z.2"
  store {double, double} zeroinitializer, ptr %"z.2"
  %".344" = load {double, double}, ptr %"z.1"
  store {double, double} zeroinitializer, ptr %"z.1"
  %".346" = load {double, double}, ptr %"z"
  store {double, double} zeroinitializer, ptr %"z"
  %".348" = load i64, ptr %"n.2"
  store i64 0, ptr %"n.2"
  %".350" = load i64, ptr %"n.1"
  store i64 0, ptr %"n.1"
  %".352" = load i64, ptr %"n"
  store i64 0, ptr %"n"
  %".354" = load i32, ptr %"limit.1"
  store i32 0, ptr %"limit.1"
  %".356" = load {double, double}, ptr %"c"
  store {double, double} zeroinitializer, ptr %"c"
  %".358" = load i1, ptr %"$370pred"
  store i1 0, ptr %"$370pred"
  %".360" = load i1, ptr %"$300pred"
  store i1 0, ptr %"$300pred"
  %".362" = load i1, ptr %"$262pred"
  store i1 0, ptr %"$262pred"
  %".364" = load i1, ptr %"$192pred"
  store i1 0, ptr %"$192pred"
  %".366" = load i64, ptr %"i"
  %".367" = load i64, ptr %"j"
  %".368" = insertvalue [2 x i64] undef, i64 %".366", 0
  %".369" = insertvalue [2 x i64] %".368", i64 %".367", 1
  %".370" = load i64, ptr %"j"
  store i64 0, ptr %"j"
  %".372" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".374" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"image"
  %".375" = load i64, ptr %"n.3"
  %".376" = extractvalue [2 x i64] %".369", 0
  %".377" = extractvalue [2 x i64] %".369", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".378"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".374", ptr %".378"
  %".382" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".378", i32 0, i32 5
  %".383" = getelementptr inbounds [2 x i64], ptr %".382", i32 0, i32 0
  %".384" = load i64, ptr %".383", !range !1
  %".385" = getelementptr inbounds [2 x i64], ptr %".382", i32 0, i32 1
  %".386" = load i64, ptr %".385", !range !1
  %".387" = insertvalue [2 x i64] undef, i64 %".384", 0
  %".388" = insertvalue [2 x i64] %".387", i64 %".386", 1
  %".389" = extractvalue [2 x i64] %".388", 0
  %".390" = extractvalue [2 x i64] %".388", 1
  %".391" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".378", i32 0, i32 6
  %".392" = load [2 x i64], ptr %".391"
  %".393" = extractvalue [2 x i64] %".392", 0
  %".394" = extractvalue [2 x i64] %".392", 1
  %".395" = icmp slt i64 %".376", 0
  %".396" = add i64 %".376", %".389"
  %".397" = select  i1 %".395", i64 %".396", i64 %".376"
  %".398" = icmp slt i64 %".377", 0
  %".399" = add i64 %".377", %".390"
  %".400" = select  i1 %".398", i64 %".399", i64 %".377"
  %".401" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".378", i32 0, i32 5
  %".402" = getelementptr inbounds [2 x i64], ptr %".401", i32 0, i32 0
  %".403" = load i64, ptr %".402", !range !1
  %".404" = getelementptr inbounds [2 x i64], ptr %".401", i32 0, i32 1
  %".405" = load i64, ptr %".404", !range !1
  %".406" = insertvalue [2 x i64] undef, i64 %".403", 0
  %".407" = insertvalue [2 x i64] %".406", i64 %".405", 1
  %".408" = extractvalue [2 x i64] %".407", 0
  %".409" = extractvalue [2 x i64] %".407", 1
  %".410" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".378", i32 0, i32 6
  %".411" = load [2 x i64], ptr %".410"
  %".412" = extractvalue [2 x i64] %".411", 0
  %".413" = extractvalue [2 x i64] %".411", 1
  %".414" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".378", i32 0, i32 4
  %".415" = load ptr, ptr %".414"
  %".416" = mul i64 1, %".409"
  %".417" = mul i64 %".397", %".416"
  %".418" = add i64 0, %".417"
  %".419" = mul i64 %".400", 1
  %".420" = add i64 %".418", %".419"
  %".421" = getelementptr i8, ptr %".415", i64 %".420"
  %".422" = trunc i64 %".375" to i8
  store i8 %".422", ptr %".421"
  %".424" = load i64, ptr %"n.3"
  store i64 0, ptr %"n.3"
  %".426" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"image"
  ret void
B390:
  %".430" = load double, ptr %"y0.1"
  store double 0.0, ptr %"y0.1"
  %".432" = load double, ptr %"x0.1"
  store double 0.0, ptr %"x0.1"
  %".434" = load double, ptr %"step.1"
  store double 0.0, ptr %"step.1"
  %".436" = load i32, ptr %"limit.1"
  store i32 0, ptr %"limit.1"
  %".438" = load i64, ptr %"j"
  store i64 0, ptr %"j"
  %".440" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"image"
  %".442" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".444" = load i1, ptr %"$82pred"
  store i1 0, ptr %"$82pred"
  ret void
B394:
  %".448" = load double, ptr %"y0.1"
  store double 0.0, ptr %"y0.1"
  %".450" = load double, ptr %"x0.1"
  store double 0.0, ptr %"x0.1"
  %".452" = load double, ptr %"step.1"
  store double 0.0, ptr %"step.1"
  %".454" = load i32, ptr %"limit.1"
  store i32 0, ptr %"limit.1"
  %".456" = load i64, ptr %"j"
  store i64 0, ptr %"j"
  %".458" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"image"
  %".460" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".462" = load i1, ptr %"$116pred"
  store i1 0, ptr %"$116pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"mandel" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"mandel", !"kernel", i32 1 }
