; arch: sm_90
; ModuleID = "heat_step$6"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"heat_step"(ptr %"a.0", ptr %"a.1", i64 %"a.2", i64 %"a.3", ptr %"a.4", i64 %"a.5.0", i64 %"a.5.1", i64 %"a.6.0", i64 %"a.6.1", ptr %"b.0", ptr %"b.1", i64 %"b.2", i64 %"b.3", ptr %"b.4", i64 %"b.5.0", i64 %"b.5.1", i64 %"b.6.0", i64 %"b.6.1", float %"k")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"a.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo", ptr %"a.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"a.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"a.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize", ptr %"a.4", 4
  %".22" = insertvalue [2 x i64] undef, i64 %"a.5.0", 0
  %".23" = insertvalue [2 x i64] %".22", i64 %"a.5.1", 1
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".23", 5
  %".24" = insertvalue [2 x i64] undef, i64 %"a.6.0", 0
  %".25" = insertvalue [2 x i64] %".24", i64 %"a.6.1", 1
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".25", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"b.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo.1", ptr %"b.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"b.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"b.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize.1", ptr %"b.4", 4
  %".26" = insertvalue [2 x i64] undef, i64 %"b.5.0", 0
  %".27" = insertvalue [2 x i64] %".26", i64 %"b.5.1", 1
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".27", 5
  %".28" = insertvalue [2 x i64] undef, i64 %"b.6.0", 0
  %".29" = insertvalue [2 x i64] %".28", i64 %"b.6.1", 1
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".29", 6
  %"a" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %"b" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  %"k.1" = alloca float
  store float 0.0, ptr %"k.1"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %"j" = alloca i64
  store i64 0, ptr %"j"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %"$phi66.0" = alloca i64
  store i64 0, ptr %"$phi66.0"
  %".77" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".77"
  %"$102pred" = alloca i1
  store i1 0, ptr %"$102pred"
  %"$126pred" = alloca i1
  store i1 0, ptr %"$126pred"
  %"$phi128.0" = alloca i64
  store i64 0, ptr %"$phi128.0"
  %".132" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".132"
  %"$164pred" = alloca i1
  store i1 0, ptr %"$164pred"
  %".178" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".178"
  %".231" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".231"
  %".284" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".284"
  %".338" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".338"
  %".392" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".392"
  %".445" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".445"
  %".517" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".517"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides", ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides.1", ptr %"b"
  store float %"k", ptr %"k.1"
  %".36" = trunc i64 2 to i32
  %".37" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".38" = sext i32 %".37" to i64
  %".39" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".40" = sext i32 %".39" to i64
  %".41" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".42" = sext i32 %".41" to i64
  %".43" = mul i64 %".40", %".42"
  %".44" = add i64 %".43", %".38"
  %".45" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".46" = sext i32 %".45" to i64
  %".47" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".48" = sext i32 %".47" to i64
  %".49" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".50" = sext i32 %".49" to i64
  %".51" = mul i64 %".48", %".50"
  %".52" = add i64 %".51", %".46"
  %".53" = insertvalue [2 x i64] undef, i64 %".44", 0
  %".54" = insertvalue [2 x i64] %".53", i64 %".52", 1
  %".55" = extractvalue [2 x i64] %".54", 0
  %".56" = extractvalue [2 x i64] %".54", 1
  %".58" = load i64, ptr %"i"
  store i64 %".55", ptr %"i"
  %".61" = load i64, ptr %"j"
  store i64 %".56", ptr %"j"
  %".63" = load i64, ptr %"i"
  %".64" = icmp sle i64 1, %".63"
  %".66" = load i1, ptr %"$64pred"
  store i1 %".64", ptr %"$64pred"
  %".68" = load i64, ptr %"i"
  %".70" = load i64, ptr %"$phi66.0"
  store i64 %".68", ptr %"$phi66.0"
  %".72" = load i1, ptr %"$64pred"
  br i1 %".72", label %"B66", label %"B106"
B66:
  %".74" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".76" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".77"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".76", ptr %".77"
  %".81" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".77", i32 0, i32 5
  %".82" = getelementptr inbounds [2 x i64], ptr %".81", i32 0, i32 0
  %".83" = load i64, ptr %".82", !range !1
  %".84" = getelementptr inbounds [2 x i64], ptr %".81", i32 0, i32 1
  %".85" = load i64, ptr %".84", !range !1
  %".86" = insertvalue [2 x i64] undef, i64 %".83", 0
  %".87" = insertvalue [2 x i64] %".86", i64 %".85", 1
  %".88" = extractvalue [2 x i64] %".87", 0
  %".89" = sub nsw i64 %".88", 1
  %".90" = load i64, ptr %"$phi66.0"
  %".91" = icmp slt i64 %".90", %".89"
  %".92" = load i64, ptr %"$phi66.0"
  store i64 0, ptr %"$phi66.0"
  %".95" = load i1, ptr %"$102pred"
  store i1 %".91", ptr %"$102pred"
  %".97" = load i1, ptr %"$102pred"
  br i1 %".97", label %"B104", label %"B354"
B104:
  %".99" = load i1, ptr %"$102pred"
  store i1 0, ptr %"$102pred"
  br label %"B112"
B106:
  %".102" = load float, ptr %"k.1"
  store float 0.0, ptr %"k.1"
  %".104" = load i64, ptr %"j"
  store i64 0, ptr %"j"
  %".106" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".108" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  %".110" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %".112" = load i64, ptr %"$phi66.0"
  store i64 0, ptr %"$phi66.0"
  %".114" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
B112:
  %".118" = load i64, ptr %"j"
  %".119" = icmp sle i64 1, %".118"
  %".121" = load i1, ptr %"$126pred"
  store i1 %".119", ptr %"$126pred"
  %".123" = load i64, ptr %"j"
  %".125" = load i64, ptr %"$phi128.0"
  store i64 %".123", ptr %"$phi128.0"
  %".127" = load i1, ptr %"$126pred"
  br i1 %".127", label %"B128", label %"B168"
B128:
  %".129" = load i1, ptr %"$126pred"
  store i1 0, ptr %"$126pred"
  %".131" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".132"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".131", ptr %".132"
  %".136" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".132", i32 0, i32 5
  %".137" = getelementptr inbounds [2 x i64], ptr %".136", i32 0, i32 0
  %".138" = load i64, ptr %".137", !range !1
  %".139" = getelementptr inbounds [2 x i64], ptr %".136", i32 0, i32 1
  %".140" = load i64, ptr %".139", !range !1
  %".141" = insertvalue [2 x i64] undef, i64 %".138", 0
  %".142" = insertvalue [2 x i64] %".141", i64 %".140", 1
  %".143" = extractvalue [2 x i64] %".142", 1
  %".144" = sub nsw i64 %".143", 1
  %".145" = load i64, ptr %"$phi128.0"
  %".146" = icmp slt i64 %".145", %".144"
  %".147" = load i64, ptr %"$phi128.0"
  store i64 0, ptr %"$phi128.0"
  %".150" = load i1, ptr %"$164pred"
  store i1 %".146", ptr %"$164pred"
  %".152" = load i1, ptr %"$164pred"
  br i1 %".152", label %"B166", label %"B358"
B166:
  %".154" = load i1, ptr %"$164pred"
  store i1 0, ptr %"$164pred"
  br label %"B174"
B168:
  %".157" = load float, ptr %"k.1"
  store float 0.0, ptr %"k.1"
  %".159" = load i64, ptr %"j"
  store i64 0, ptr %"j"
  %".161" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".163" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  %".165" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %".167" = load i64, ptr %"$phi128.0"
  store i64 0, ptr %"$phi128.0"
  %".169" = load i1, ptr %"$126pred"
  store i1 0, ptr %"$126pred"
  ret void
B174:
  %".173" = load i64, ptr %"i"
  %".174" = load i64, ptr %"j"
  %".175" = insertvalue [2 x i64] undef, i64 %".173", 0
  %".176" = insertvalue [2 x i64] %".175", i64 %".174", 1
  %".177" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".178"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".177", ptr %".178"
  %".182" = extractvalue [2 x i64] %".176", 0
  %".183" = extractvalue [2 x i64] %".176", 1
  %".184" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".178", i32 0, i32 5
  %".185" = getelementptr inbounds [2 x i64], ptr %".184", i32 0, i32 0
  %".186" = load i64, ptr %".185", !range !1
  %".187" = getelementptr inbounds [2 x i64], ptr %".184", i32 0, i32 1
  %".188" = load i64, ptr %".187", !range !1
  %".189" = insertvalue [2 x i64] undef, i64 %".186", 0
  %".190" = insertvalue [2 x i64] %".189", i64 %".188", 1
  %".191" = extractvalue [2 x i64] %".190", 0
  %".192" = extractvalue [2 x i64] %".190", 1
  %".193" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".178", i32 0, i32 6
  %".194" = load [2 x i64], ptr %".193"
  %".195" = extractvalue [2 x i64] %".194", 0
  %".196" = extractvalue [2 x i64] %".194", 1
  %".197" = icmp slt i64 %".182", 0
  %".198" = add i64 %".182", %".191"
  %".199" = select  i1 %".197", i64 %".198", i64 %".182"
  %".200" = icmp slt i64 %".183", 0
  %".201" = add i64 %".183", %".192"
  %".202" = select  i1 %".200", i64 %".201", i64 %".183"
  %".203" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".178", i32 0, i32 5
  %".204" = getelementptr inbounds [2 x i64], ptr %".203", i32 0, i32 0
  %".205" = load i64, ptr %".204", !range !1
  %".206" = getelementptr inbounds [2 x i64], ptr %".203", i32 0, i32 1
  %".207" = load i64, ptr %".206", !range !1
  %".208" = insertvalue [2 x i64] undef, i64 %".205", 0
  %".209" = insertvalue [2 x i64] %".208", i64 %".207", 1
  %".210" = extractvalue [2 x i64] %".209", 0
  %".211" = extractvalue [2 x i64] %".209", 1
  %".212" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".178", i32 0, i32 6
  %".213" = load [2 x i64], ptr %".212"
  %".214" = extractvalue [2 x i64] %".213", 0
  %".215" = extractvalue [2 x i64] %".213", 1
  %".216" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".178", i32 0, i32 4
  %".217" = load ptr, ptr %".216"
  %".218" = mul i64 1, %".211"
  %".219" = mul i64 %".199", %".218"
  %".220" = add i64 0, %".219"
  %".221" = mul i64 %".202", 1
  %".222" = add i64 %".220", %".221"
  %".223" = getelementptr float, ptr %".217", i64 %".222"
  %".224" = load float, ptr %".223"
  %".225" = load i64, ptr %"i"
  %".226" = sub nsw i64 %".225", 1
  %".227" = load i64, ptr %"j"
  %".228" = insertvalue [2 x i64] undef, i64 %".226", 0
  %".229" = insertvalue [2 x i64] %".228", i64 %".227", 1
  %".230" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".231"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".230", ptr %".231"
  %".235" = extractvalue [2 x i64] %".229", 0
  %".236" = extractvalue [2 x i64] %".229", 1
  %".237" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".231", i32 0, i32 5
  %".238" = getelementptr inbounds [2 x i64], ptr %".237", i32 0, i32 0
  %".239" = load i64, ptr %".238", !range !1
  %".240" = getelementptr inbounds [2 x i64], ptr %".237", i32 0, i32 1
  %".241" = load i64, ptr %".240", !range !1
  %".242" = insertvalue [2 x i64] undef, i64 %".239", 0
  %".243" = insertvalue [2 x i64] %".242", i64 %".241", 1
  %".244" = extractvalue [2 x i64] %".243", 0
  %".245" = extractvalue [2 x i64] %".243", 1
  %".246" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".231", i32 0, i32 6
  %".247" = load [2 x i64], ptr %".246"
  %".248" = extractvalue [2 x i64] %".247", 0
  %".249" = extractvalue [2 x i64] %".247", 1
  %".250" = icmp slt i64 %".235", 0
  %".251" = add i64 %".235", %".244"
  %".252" = select  i1 %".250", i64 %".251", i64 %".235"
  %".253" = icmp slt i64 %".236", 0
  %".254" = add i64 %".236", %".245"
  %".255" = select  i1 %".253", i64 %".254", i64 %".236"
  %".256" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".231", i32 0, i32 5
  %".257" = getelementptr inbounds [2 x i64], ptr %".256", i32 0, i32 0
  %".258" = load i64, ptr %".257", !range !1
  %".259" = getelementptr inbounds [2 x i64], ptr %".256", i32 0, i32 1
  %".260" = load i64, ptr %".259", !range !1
  %".261" = insertvalue [2 x i64] undef, i64 %".258", 0
  %".262" = insertvalue [2 x i64] %".261", i64 %".260", 1
  %".263" = extractvalue [2 x i64] %".262", 0
  %".264" = extractvalue [2 x i64] %".262", 1
  %".265" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".231", i32 0, i32 6
  %".266" = load [2 x i64], ptr %".265"
  %".267" = extractvalue [2 x i64] %".266", 0
  %".268" = extractvalue [2 x i64] %".266", 1
  %".269" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".231", i32 0, i32 4
  %".270" = load ptr, ptr %".269"
  %".271" = mul i64 1, %".264"
  %".272" = mul i64 %".252", %".271"
  %".273" = add i64 0, %".272"
  %".274" = mul i64 %".255", 1
  %".275" = add i64 %".273", %".274"
  %".276" = getelementptr float, ptr %".270", i64 %".275"
  %".277" = load float, ptr %".276"
  %".278" = load i64, ptr %"i"
  %".279" = add nsw i64 %".278", 1
  %".280" = load i64, ptr %"j"
  %".281" = insertvalue [2 x i64] undef, i64 %".279", 0
  %".282" = insertvalue [2 x i64] %".281", i64 %".280", 1
  %".283" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".284"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".283", ptr %".284"
  %".288" = extractvalue [2 x i64] %".282", 0
  %".289" = extractvalue [2 x i64] %".282", 1
  %".290" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".284", i32 0, i32 5
  %".291" = getelementptr inbounds [2 x i64], ptr %".290", i32 0, i32 0
  %".292" = load i64, ptr %".291", !range !1
  %".293" = getelementptr inbounds [2 x i64], ptr %".290", i32 0, i32 1
  %".294" = load i64, ptr %".293", !range !1
  %".295" = insertvalue [2 x i64] undef, i64 %".292", 0
  %".296" = insertvalue [2 x i64] %".295", i64 %".294", 1
  %".297" = extractvalue [2 x i64] %".296", 0
  %".298" = extractvalue [2 x i64] %".296", 1
  %".299" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".284", i32 0, i32 6
  %".300" = load [2 x i64], ptr %".299"
  %".301" = extractvalue [2 x i64] %".300", 0
  %".302" = extractvalue [2 x i64] %".300", 1
  %".303" = icmp slt i64 %".288", 0
  %".304" = add i64 %".288", %".297"
  %".305" = select  i1 %".303", i64 %".304", i64 %".288"
  %".306" = icmp slt i64 %".289", 0
  %".307" = add i64 %".289", %".298"
  %".308" = select  i1 %".306", i64 %".307", i64 %".289"
  %".309" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".284", i32 0, i32 5
  %".310" = getelementptr inbounds [2 x i64], ptr %".309", i32 0, i32 0
  %".311" = load i64, ptr %".310", !range !1
  %".312" = getelementptr inbounds [2 x i64], ptr %".309", i32 0, i32 1
  %".313" = load i64, ptr %".312", !range !1
  %".314" = insertvalue [2 x i64] undef, i64 %".311", 0
  %".315" = insertvalue [2 x i64] %".314", i64 %".313", 1
  %".316" = extractvalue [2 x i64] %".315", 0
  %".317" = extractvalue [2 x i64] %".315", 1
  %".318" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".284", i32 0, i32 6
  %".319" = load [2 x i64], ptr %".318"
  %".320" = extractvalue [2 x i64] %".319", 0
  %".321" = extractvalue [2 x i64] %".319", 1
  %".322" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".284", i32 0, i32 4
  %".323" = load ptr, ptr %".322"
  %".324" = mul i64 1, %".317"
  %".325" = mul i64 %".305", %".324"
  %".326" = add i64 0, %".325"
  %".327" = mul i64 %".308", 1
  %".328" = add i64 %".326", %".327"
  %".329" = getelementptr float, ptr %".323", i64 %".328"
  %".330" = load float, ptr %".329"
  %".331" = fadd float %".277", %".330"
  %".332" = load i64, ptr %"j"
  %".333" = sub nsw i64 %".332", 1
  %".334" = load i64, ptr %"i"
  %".335" = insertvalue [2 x i64] undef, i64 %".334", 0
  %".336" = insertvalue [2 x i64] %".335", i64 %".333", 1
  %".337" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".338"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".337", ptr %".338"
  %".342" = extractvalue [2 x i64] %".336", 0
  %".343" = extractvalue [2 x i64] %".336", 1
  %".344" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".338", i32 0, i32 5
  %".345" = getelementptr inbounds [2 x i64], ptr %".344", i32 0, i32 0
  %".346" = load i64, ptr %".345", !range !1
  %".347" = getelementptr inbounds [2 x i64], ptr %".344", i32 0, i32 1
  %".348" = load i64, ptr %".347", !range !1
  %".349" = insertvalue [2 x i64] undef, i64 %".346", 0
  %".350" = insertvalue [2 x i64] %".349", i64 %".348", 1
  %".351" = extractvalue [2 x i64] %".350", 0
  %".352" = extractvalue [2 x i64] %".350", 1
  %".353" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".338", i32 0, i32 6
  %".354" = load [2 x i64], ptr %".353"
  %".355" = extractvalue [2 x i64] %".354", 0
  %".356" = extractvalue [2 x i64] %".354", 1
  %".357" = icmp slt i64 %".342", 0
  %".358" = add i64 %".342", %".351"
  %".359" = select  i1 %".357", i64 %".358", i64 %".342"
  %".360" = icmp slt i64 %".343", 0
  %".361" = add i64 %".343", %".352"
  %".362" = select  i1 %".360", i64 %".361", i64 %".343"
  %".363" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".338", i32 0, i32 5
  %".364" = getelementptr inbounds [2 x i64], ptr %".363", i32 0, i32 0
  %".365" = load i64, ptr %".364", !range !1
  %".366" = getelementptr inbounds [2 x i64], ptr %".363", i32 0, i32 1
  %".367" = load i64, ptr %".366", !range !1
  %".368" = insertvalue [2 x i64] undef, i64 %".365", 0
  %".369" = insertvalue [2 x i64] %".368", i64 %".367", 1
  %".370" = extractvalue [2 x i64] %".369", 0
  %".371" = extractvalue [2 x i64] %".369", 1
  %".372" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".338", i32 0, i32 6
  %".373" = load [2 x i64], ptr %".372"
  %".374" = extractvalue [2 x i64] %".373", 0
  %".375" = extractvalue [2 x i64] %".373", 1
  %".376" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".338", i32 0, i32 4
  %".377" = load ptr, ptr %".376"
  %".378" = mul i64 1, %".371"
  %".379" = mul i64 %".359", %".378"
  %".380" = add i64 0, %".379"
  %".381" = mul i64 %".362", 1
  %".382" = add i64 %".380", %".381"
  %".383" = getelementptr float, ptr %".377", i64 %".382"
  %".384" = load float, ptr %".383"
  %".385" = fadd float %".331", %".384"
  %".386" = load i64, ptr %"j"
  %".387" = add nsw i64 %".386", 1
  %".388" = load i64, ptr %"i"
  %".389" = insertvalue [2 x i64] undef, i64 %".388", 0
  %".390" = insertvalue [2 x i64] %".389", i64 %".387", 1
  %".391" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".392"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".391", ptr %".392"
  %".396" = extractvalue [2 x i64] %".390", 0
  %".397" = extractvalue [2 x i64] %".390", 1
  %".398" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".392", i32 0, i32 5
  %".399" = getelementptr inbounds [2 x i64], ptr %".398", i32 0, i32 0
  %".400" = load i64, ptr %".399", !range !1
  %".401" = getelementptr inbounds [2 x i64], ptr %".398", i32 0, i32 1
  %".402" = load i64, ptr %".401", !range !1
  %".403" = insertvalue [2 x i64] undef, i64 %".400", 0
  %".404" = insertvalue [2 x i64] %".403", i64 %".402", 1
  %".405" = extractvalue [2 x i64] %".404", 0
  %".406" = extractvalue [2 x i64] %".404", 1
  %".407" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".392", i32 0, i32 6
  %".408" = load [2 x i64], ptr %".407"
  %".409" = extractvalue [2 x i64] %".408", 0
  %".410" = extractvalue [2 x i64] %".408", 1
  %".411" = icmp slt i64 %".396", 0
  %".412" = add i64 %".396", %".405"
  %".413" = select  i1 %".411", i64 %".412", i64 %".396"
  %".414" = icmp slt i64 %".397", 0
  %".415" = add i64 %".397", %".406"
  %".416" = select  i1 %".414", i64 %".415", i64 %".397"
  %".417" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".392", i32 0, i32 5
  %".418" = getelementptr inbounds [2 x i64], ptr %".417", i32 0, i32 0
  %".419" = load i64, ptr %".418", !range !1
  %".420" = getelementptr inbounds [2 x i64], ptr %".417", i32 0, i32 1
  %".421" = load i64, ptr %".420", !range !1
  %".422" = insertvalue [2 x i64] undef, i64 %".419", 0
  %".423" = insertvalue [2 x i64] %".422", i64 %".421", 1
  %".424" = extractvalue [2 x i64] %".423", 0
  %".425" = extractvalue [2 x i64] %".423", 1
  %".426" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".392", i32 0, i32 6
  %".427" = load [2 x i64], ptr %".426"
  %".428" = extractvalue [2 x i64] %".427", 0
  %".429" = extractvalue [2 x i64] %".427", 1
  %".430" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".392", i32 0, i32 4
  %".431" = load ptr, ptr %".430"
  %".432" = mul i64 1, %".425"
  %".433" = mul i64 %".413", %".432"
  %".434" = add i64 0, %".433"
  %".435" = mul i64 %".416", 1
  %".436" = add i64 %".434", %".435"
  %".437" = getelementptr float, ptr %".431", i64 %".436"
  %".438" = load float, ptr %".437"
  %".439" = fadd float %".385", %".438"
  %".440" = load i64, ptr %"i"
  %".441" = load i64, ptr %"j"
  %".442" = insertvalue [2 x i64] undef, i64 %".440", 0
  %".443" = insertvalue [2 x i64] %".442", i64 %".441", 1
  %".444" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".445"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".444", ptr %".445"
  %".449" = extractvalue [2 x i64] %".443", 0
  %".450" = extractvalue [2 x i64] %".443", 1
  %".451" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".445", i32 0, i32 5
  %".452" = getelementptr inbounds [2 x i64], ptr %".451", i32 0, i32 0
  %".453" = load i64, ptr %".452", !range !1
  %".454" = getelementptr inbounds [2 x i64], ptr %".451", i32 0, i32 1
  %".455" = load i64, ptr %".454", !range !1
  %".456" = insertvalue [2 x i64] undef, i64 %".453", 0
  %".457" = insertvalue [2 x i64] %".456", i64 %".455", 1
  %".458" = extractvalue [2 x i64] %".457", 0
  %".459" = extractvalue [2 x i64] %".457", 1
  %".460" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".445", i32 0, i32 6
  %".461" = load [2 x i64], ptr %".460"
  %".462" = extractvalue [2 x i64] %".461", 0
  %".463" = extractvalue [2 x i64] %".461", 1
  %".464" = icmp slt i64 %".449", 0
  %".465" = add i64 %".449", %".458"
  %".466" = select  i1 %".464", i64 %".465", i64 %".449"
  %".467" = icmp slt i64 %".450", 0
  %".468" = add i64 %".450", %".459"
  %".469" = select  i1 %".467", i64 %".468", i64 %".450"
  %".470" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".445", i32 0, i32 5
  %".471" = getelementptr inbounds [2 x i64], ptr %".470", i32 0, i32 0
  %".472" = load i64, ptr %".471", !range !1
  %".473" = getelementptr inbounds [2 x i64], ptr %".470", i32 0, i32 1
  %".474" = load i64, ptr %".473", !range !1
  %".475" = insertvalue [2 x i64] undef, i64 %".472", 0
  %".476" = insertvalue [2 x i64] %".475", i64 %".474", 1
  %".477" = extractvalue [2 x i64] %".476", 0
  %".478" = extractvalue [2 x i64] %".476", 1
  %".479" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".445", i32 0, i32 6
  %".480" = load [2 x i64], ptr %".479"
  %".481" = extractvalue [2 x i64] %".480", 0
  %".482" = extractvalue [2 x i64] %".480", 1
  %".483" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".445", i32 0, i32 4
  %".484" = load ptr, ptr %".483"
  %".485" = mul i64 1, %".478"
  %".486" = mul i64 %".466", %".485"
  %".487" = add i64 0, %".486"
  %".488" = mul i64 %".469", 1
  %".489" = add i64 %".487", %".488"
  %".490" = getelementptr float, ptr %".484", i64 %".489"
  %".491" = load float, ptr %".490"
  %".492" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %".494" = sitofp i64 4 to double
  %".495" = fpext float %".491" to double
  %".496" = fmul double %".494", %".495"
  %".497" = fpext float %".439" to double
  %".498" = fsub double %".497", %".496"
  %".499" = load float, ptr %"k.1"
  %".500" = fpext float %".499" to double
  %".501" = fmul double %".500", %".498"
  %".502" = load float, ptr %"k.1"
  store float 0.0, ptr %"k.1"
  %".504" = fpext float %".224" to double
  %".505" = fadd double %".504", %".501"
  %".506" = load i64, ptr %"i"
  %".507" = load i64, ptr %"j"
  %".508" = insertvalue [2 x i64] undef, i64 %".506", 0
  %".509" = insertvalue [2 x i64] %".508", i64 %".507", 1
  %".510" = load i64, ptr %"j"
  store i64 0, ptr %"j"
  %".512" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".514" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  %".515" = extractvalue [2 x i64] %".509", 0
  %".516" = extractvalue [2 x i64] %".509", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".517"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".514", ptr %".517"
  %".521" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".517", i32 0, i32 5
  %".522" = getelementptr inbounds [2 x i64], ptr %".521", i32 0, i32 0
  %".523" = load i64, ptr %".522", !range !1
  %".524" = getelementptr inbounds [2 x i64], ptr %".521", i32 0, i32 1
  %".525" = load i64, ptr %".524", !range !1
  %".526" = insertvalue [2 x i64] undef, i64 %".523", 0
  %".527" = insertvalue [2 x i64] %".526", i64 %".525", 1
  %".528" = extractvalue [2 x i64] %".527", 0
  %".529" = extractvalue [2 x i64] %".527", 1
  %".530" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".517", i32 0, i32 6
  %".531" = load [2 x i64], ptr %".530"
  %".532" = extractvalue [2 x i64] %".531", 0
  %".533" = extractvalue [2 x i64] %".531", 1
  %".534" = icmp slt i64 %".515", 0
  %".535" = add i64 %".515", %".528"
  %".536" = select  i1 %".534", i64 %".535", i64 %".515"
  %".537" = icmp slt i64 %".516", 0
  %".538" = add i64 %".516", %".529"
  %".539" = select  i1 %".537", i64 %".538", i64 %".516"
  %".540" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".517", i32 0, i32 5
  %".541" = getelementptr inbounds [2 x i64], ptr %".540", i32 0, i32 0
  %".542" = load i64, ptr %".541", !range !1
  %".543" = getelementptr inbounds [2 x i64], ptr %".540", i32 0, i32 1
  %".544" = load i64, ptr %".543", !range !1
  %".545" = insertvalue [2 x i64] undef, i64 %".542", 0
  %".546" = insertvalue [2 x i64] %".545", i64 %".544", 1
  %".547" = extractvalue [2 x i64] %".546", 0
  %".548" = extractvalue [2 x i64] %".546", 1
  %".549" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".517", i32 0, i32 6
  %".550" = load [2 x i64], ptr %".549"
  %".551" = extractvalue [2 x i64] %".550", 0
  %".552" = extractvalue [2 x i64] %".550", 1
  %".553" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".517", i32 0, i32 4
  %".554" = load ptr, ptr %".553"
  %".555" = mul i64 1, %".548"
  %".556" = mul i64 %".536", %".555"
  %".557" = add i64 0, %".556"
  %".558" = mul i64 %".539", 1
  %".559" = add i64 %".557", %".558"
  %".560" = getelementptr float, ptr %".554", i64 %".559"
  %".561" = fptrunc double %".505" to float
  store float %".561", ptr %".560"
  %".563" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  ret void
B354:
  %".567" = load float, ptr %"k.1"
  store float 0.0, ptr %"k.1"
  %".569" = load i64, ptr %"j"
  store i64 0, ptr %"j"
  %".571" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".573" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  %".575" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %".577" = load i1, ptr %"$102pred"
  store i1 0, ptr %"$102pred"
  ret void
B358:
  %".581" = load float, ptr %"k.1"
  store float 0.0, ptr %"k.1"
  %".583" = load i64, ptr %"j"
  store i64 0, ptr %"j"
  %".585" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".587" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  %".589" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %".591" = load i1, ptr %"$164pred"
  store i1 0, ptr %"$164pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"heat_step" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"heat_step", !"kernel", i32 1 }
