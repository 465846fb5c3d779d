; arch: sm_90
; ModuleID = "bitonic_step$11"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"bitonic_step"(ptr %"keys.0", ptr %"keys.1", i64 %"keys.2", i64 %"keys.3", ptr %"keys.4", i64 %"keys.5.0", i64 %"keys.6.0", ptr %"values.0", ptr %"values.1", i64 %"values.2", i64 %"values.3", ptr %"values.4", i64 %"values.5.0", i64 %"values.6.0", i32 %"j", i32 %"k")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"keys.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo", ptr %"keys.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"keys.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"keys.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize", ptr %"keys.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"keys.5.0", 0
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"keys.6.0", 0
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".20", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"values.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.1", ptr %"values.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"values.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"values.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.1", ptr %"values.4", 4
  %".21" = insertvalue [1 x i64] undef, i64 %"values.5.0", 0
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".21", 5
  %".22" = insertvalue [1 x i64] undef, i64 %"values.6.0", 0
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".22", 6
  %"keys" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"keys"
  %"values" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"values"
  %"k.1" = alloca i32
  store i32 0, ptr %"k.1"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %"other" = alloca i64
  store i64 0, ptr %"other"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %".58" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".58"
  %"$86pred" = alloca i1
  store i1 0, ptr %"$86pred"
  %".82" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".82"
  %".113" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".113"
  %"$148pred" = alloca i1
  store i1 0, ptr %"$148pred"
  %".153" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".153"
  %".184" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".184"
  %".215" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".215"
  %".246" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".246"
  %".279" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".279"
  %".310" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".310"
  %".341" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".341"
  %".374" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".374"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"keys"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"values"
  store i32 %"k", ptr %"k.1"
  %".29" = trunc i64 1 to i32
  %".30" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".31" = sext i32 %".30" to i64
  %".32" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".33" = sext i32 %".32" to i64
  %".34" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".35" = sext i32 %".34" to i64
  %".36" = mul i64 %".33", %".35"
  %".37" = add i64 %".36", %".31"
  %".39" = load i64, ptr %"i"
  store i64 %".37", ptr %"i"
  %".41" = load i64, ptr %"i"
  %".42" = sext i32 %"j" to i64
  %".43" = xor i64 %".41", %".42"
  %".45" = load i64, ptr %"other"
  store i64 %".43", ptr %"other"
  %".47" = load i64, ptr %"other"
  %".48" = load i64, ptr %"i"
  %".49" = icmp sgt i64 %".47", %".48"
  %".51" = load i1, ptr %"$64pred"
  store i1 %".49", ptr %"$64pred"
  %".53" = load i1, ptr %"$64pred"
  br i1 %".53", label %"B66", label %"B246"
B66:
  %".55" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".57" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".58"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".57", ptr %".58"
  %".62" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".58", i32 0, i32 2
  %".63" = load i64, ptr %".62"
  %".64" = load i64, ptr %"other"
  %".65" = icmp slt i64 %".64", %".63"
  %".67" = load i1, ptr %"$86pred"
  store i1 %".65", ptr %"$86pred"
  %".69" = load i1, ptr %"$86pred"
  br i1 %".69", label %"B88", label %"B250"
B88:
  %".71" = load i1, ptr %"$86pred"
  store i1 0, ptr %"$86pred"
  %".73" = load i64, ptr %"i"
  %".74" = load i32, ptr %"k.1"
  %".75" = sext i32 %".74" to i64
  %".76" = and i64 %".73", %".75"
  %".77" = load i32, ptr %"k.1"
  store i32 0, ptr %"k.1"
  %".79" = icmp eq i64 %".76", 0
  %".80" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  %".81" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".82"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".80", ptr %".82"
  %".86" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".82", i32 0, i32 5
  %".87" = getelementptr inbounds [1 x i64], ptr %".86", i32 0, i32 0
  %".88" = load i64, ptr %".87", !range !1
  %".89" = insertvalue [1 x i64] undef, i64 %".88", 0
  %".90" = extractvalue [1 x i64] %".89", 0
  %".91" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".82", i32 0, i32 6
  %".92" = load [1 x i64], ptr %".91"
  %".93" = extractvalue [1 x i64] %".92", 0
  %".94" = icmp slt i64 %".81", 0
  %".95" = add i64 %".81", %".90"
  %".96" = select  i1 %".94", i64 %".95", i64 %".81"
  %".97" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".82", i32 0, i32 5
  %".98" = getelementptr inbounds [1 x i64], ptr %".97", i32 0, i32 0
  %".99" = load i64, ptr %".98", !range !1
  %".100" = insertvalue [1 x i64] undef, i64 %".99", 0
  %".101" = extractvalue [1 x i64] %".100", 0
  %".102" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".82", i32 0, i32 6
  %".103" = load [1 x i64], ptr %".102"
  %".104" = extractvalue [1 x i64] %".103", 0
  %".105" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".82", i32 0, i32 4
  %".106" = load ptr, ptr %".105"
  %".107" = mul i64 %".96", 1
  %".108" = add i64 0, %".107"
  %".109" = getelementptr i32, ptr %".106", i64 %".108"
  %".110" = load i32, ptr %".109"
  %".111" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  %".112" = load i64, ptr %"other"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".113"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".111", ptr %".113"
  %".117" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".113", i32 0, i32 5
  %".118" = getelementptr inbounds [1 x i64], ptr %".117", i32 0, i32 0
  %".119" = load i64, ptr %".118", !range !1
  %".120" = insertvalue [1 x i64] undef, i64 %".119", 0
  %".121" = extractvalue [1 x i64] %".120", 0
  %".122" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".113", i32 0, i32 6
  %".123" = load [1 x i64], ptr %".122"
  %".124" = extractvalue [1 x i64] %".123", 0
  %".125" = icmp slt i64 %".112", 0
  %".126" = add i64 %".112", %".121"
  %".127" = select  i1 %".125", i64 %".126", i64 %".112"
  %".128" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".113", i32 0, i32 5
  %".129" = getelementptr inbounds [1 x i64], ptr %".128", i32 0, i32 0
  %".130" = load i64, ptr %".129", !range !1
  %".131" = insertvalue [1 x i64] undef, i64 %".130", 0
  %".132" = extractvalue [1 x i64] %".131", 0
  %".133" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".113", i32 0, i32 6
  %".134" = load [1 x i64], ptr %".133"
  %".135" = extractvalue [1 x i64] %".134", 0
  %".136" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".113", i32 0, i32 4
  %".137" = load ptr, ptr %".136"
  %".138" = mul i64 %".127", 1
  %".139" = add i64 0, %".138"
  %".140" = getelementptr i32, ptr %".137", i64 %".139"
  %".141" = load i32, ptr %".140"
  %".142" = icmp ugt i32 %".110", %".141"
  %".143" = icmp eq i1 %".142", %".79"
  %".145" = load i1, ptr %"$148pred"
  store i1 %".143", ptr %"$148pred"
  %".147" = load i1, ptr %"$148pred"
  br i1 %".147", label %"B150", label %"B254"
B150:
  %".149" = load i1, ptr %"$148pred"
  store i1 0, ptr %"$148pred"
  %".151" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  %".152" = load i64, ptr %"other"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".153"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".151", ptr %".153"
  %".157" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 5
  %".158" = getelementptr inbounds [1 x i64], ptr %".157", i32 0, i32 0
  %".159" = load i64, ptr %".158", !range !1
  %".160" = insertvalue [1 x i64] undef, i64 %".159", 0
  %".161" = extractvalue [1 x i64] %".160", 0
  %".162" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 6
  %".163" = load [1 x i64], ptr %".162"
  %".164" = extractvalue [1 x i64] %".163", 0
  %".165" = icmp slt i64 %".152", 0
  %".166" = add i64 %".152", %".161"
  %".167" = select  i1 %".165", i64 %".166", i64 %".152"
  %".168" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 5
  %".169" = getelementptr inbounds [1 x i64], ptr %".168", i32 0, i32 0
  %".170" = load i64, ptr %".169", !range !1
  %".171" = insertvalue [1 x i64] undef, i64 %".170", 0
  %".172" = extractvalue [1 x i64] %".171", 0
  %".173" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 6
  %".174" = load [1 x i64], ptr %".173"
  %".175" = extractvalue [1 x i64] %".174", 0
  %".176" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 4
  %".177" = load ptr, ptr %".176"
  %".178" = mul i64 %".167", 1
  %".179" = add i64 0, %".178"
  %".180" = getelementptr i32, ptr %".177", i64 %".179"
  %".181" = load i32, ptr %".180"
  %".182" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  %".183" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".184"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".182", ptr %".184"
  %".188" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".184", i32 0, i32 5
  %".189" = getelementptr inbounds [1 x i64], ptr %".188", i32 0, i32 0
  %".190" = load i64, ptr %".189", !range !1
  %".191" = insertvalue [1 x i64] undef, i64 %".190", 0
  %".192" = extractvalue [1 x i64] %".191", 0
  %".193" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".184", i32 0, i32 6
  %".194" = load [1 x i64], ptr %".193"
  %".195" = extractvalue [1 x i64] %".194", 0
  %".196" = icmp slt i64 %".183", 0
  %".197" = add i64 %".183", %".192"
  %".198" = select  i1 %".196", i64 %".197", i64 %".183"
  %".199" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".184", i32 0, i32 5
  %".200" = getelementptr inbounds [1 x i64], ptr %".199", i32 0, i32 0
  %".201" = load i64, ptr %".200", !range !1
  %".202" = insertvalue [1 x i64] undef, i64 %".201", 0
  %".203" = extractvalue [1 x i64] %".202", 0
  %".204" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".184", i32 0, i32 6
  %".205" = load [1 x i64], ptr %".204"
  %".206" = extractvalue [1 x i64] %".205", 0
  %".207" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".184", i32 0, i32 4
  %".208" = load ptr, ptr %".207"
  %".209" = mul i64 %".198", 1
  %".210" = add i64 0, %".209"
  %".211" = getelementptr i32, ptr %".208", i64 %".210"
  %".212" = load i32, ptr %".211"
  %".213" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  %".214" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".215"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".213", ptr %".215"
  %".219" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".215", i32 0, i32 5
  %".220" = getelementptr inbounds [1 x i64], ptr %".219", i32 0, i32 0
  %".221" = load i64, ptr %".220", !range !1
  %".222" = insertvalue [1 x i64] undef, i64 %".221", 0
  %".223" = extractvalue [1 x i64] %".222", 0
  %".224" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".215", i32 0, i32 6
  %".225" = load [1 x i64], ptr %".224"
  %".226" = extractvalue [1 x i64] %".225", 0
  %".227" = icmp slt i64 %".214", 0
  %".228" = add i64 %".214", %".223"
  %".229" = select  i1 %".227", i64 %".228", i64 %".214"
  %".230" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".215", i32 0, i32 5
  %".231" = getelementptr inbounds [1 x i64], ptr %".230", i32 0, i32 0
  %".232" = load i64, ptr %".231", !range !1
  %".233" = insertvalue [1 x i64] undef, i64 %".232", 0
  %".234" = extractvalue [1 x i64] %".233", 0
  %".235" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".215", i32 0, i32 6
  %".236" = load [1 x i64], ptr %".235"
  %".237" = extractvalue [1 x i64] %".236", 0
  %".238" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".215", i32 0, i32 4
  %".239" = load ptr, ptr %".238"
  %".240" = mul i64 %".229", 1
  %".241" = add i64 0, %".240"
  %".242" = getelementptr i32, ptr %".239", i64 %".241"
  store i32 %".181", ptr %".242"
  %".244" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  %".245" = load i64, ptr %"other"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".246"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".244", ptr %".246"
  %".250" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".246", i32 0, i32 5
  %".251" = getelementptr inbounds [1 x i64], ptr %".250", i32 0, i32 0
  %".252" = load i64, ptr %".251", !range !1
  %".253" = insertvalue [1 x i64] undef, i64 %".252", 0
  %".254" = extractvalue [1 x i64] %".253", 0
  %".255" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".246", i32 0, i32 6
  %".256" = load [1 x i64], ptr %".255"
  %".257" = extractvalue [1 x i64] %".256", 0
  %".258" = icmp slt i64 %".245", 0
  %".259" = add i64 %".245", %".254"
  %".260" = select  i1 %".258", i64 %".259", i64 %".245"
  %".261" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".246", i32 0, i32 5
  %".262" = getelementptr inbounds [1 x i64], ptr %".261", i32 0, i32 0
  %".263" = load i64, ptr %".262", !range !1
  %".264" = insertvalue [1 x i64] undef, i64 %".263", 0
  %".265" = extractvalue [1 x i64] %".264", 0
  %".266" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".246", i32 0, i32 6
  %".267" = load [1 x i64], ptr %".266"
  %".268" = extractvalue [1 x i64] %".267", 0
  %".269" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".246", i32 0, i32 4
  %".270" = load ptr, ptr %".269"
  %".271" = mul i64 %".260", 1
  %".272" = add i64 0, %".271"
  %".273" = getelementptr i32, ptr %".270", i64 %".272"
  store i32 %".212", ptr %".273"
  %".275" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"keys"
  %".277" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"values"
  %".278" = load i64, ptr %"other"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".279"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".277", ptr %".279"
  %".283" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".279", i32 0, i32 5
  %".284" = getelementptr inbounds [1 x i64], ptr %".283", i32 0, i32 0
  %".285" = load i64, ptr %".284", !range !1
  %".286" = insertvalue [1 x i64] undef, i64 %".285", 0
  %".287" = extractvalue [1 x i64] %".286", 0
  %".288" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".279", i32 0, i32 6
  %".289" = load [1 x i64], ptr %".288"
  %".290" = extractvalue [1 x i64] %".289", 0
  %".291" = icmp slt i64 %".278", 0
  %".292" = add i64 %".278", %".287"
  %".293" = select  i1 %".291", i64 %".292", i64 %".278"
  %".294" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".279", i32 0, i32 5
  %".295" = getelementptr inbounds [1 x i64], ptr %".294", i32 0, i32 0
  %".296" = load i64, ptr %".295", !range !1
  %".297" = insertvalue [1 x i64] undef, i64 %".296", 0
  %".298" = extractvalue [1 x i64] %".297", 0
  %".299" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".279", i32 0, i32 6
  %".300" = load [1 x i64], ptr %".299"
  %".301" = extractvalue [1 x i64] %".300", 0
  %".302" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".279", i32 0, i32 4
  %".303" = load ptr, ptr %".302"
  %".304" = mul i64 %".293", 1
  %".305" = add i64 0, %".304"
  %".306" = getelementptr i32, ptr %".303", i64 %".305"
  %".307" = load i32, ptr %".306"
  %".308" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"values"
  %".309" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".310"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".308", ptr %".310"
  %".314" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".310", i32 0, i32 5
  %".315" = getelementptr inbounds [1 x i64], ptr %".314", i32 0, i32 0
  %".316" = load i64, ptr %".315", !range !1
  %".317" = insertvalue [1 x i64] undef, i64 %".316", 0
  %".318" = extractvalue [1 x i64] %".317", 0
  %".319" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".310", i32 0, i32 6
  %".320" = load [1 x i64], ptr %".319"
  %".321" = extractvalue [1 x i64] %".320", 0
  %".322" = icmp slt i64 %".309", 0
  %".323" = add i64 %".309", %".318"
  %".324" = select  i1 %".322", i64 %".323", i64 %".309"
  %".325" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".310", i32 0, i32 5
  %".326" = getelementptr inbounds [1 x i64], ptr %".325", i32 0, i32 0
  %".327" = load i64, ptr %".326", !range !1
  %".328" = insertvalue [1 x i64] undef, i64 %".327", 0
  %".329" = extractvalue [1 x i64] %".328", 0
  %".330" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".310", i32 0, i32 6
  %".331" = load [1 x i64], ptr %".330"
  %".332" = extractvalue [1 x i64] %".331", 0
  %".333" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".310", i32 0, i32 4
  %".334" = load ptr, ptr %".333"
  %".335" = mul i64 %".324", 1
  %".336" = add i64 0, %".335"
  %".337" = getelementptr i32, ptr %".334", i64 %".336"
  %".338" = load i32, ptr %".337"
  %".339" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"values"
  %".340" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".341"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".339", ptr %".341"
  %".345" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".341", i32 0, i32 5
  %".346" = getelementptr inbounds [1 x i64], ptr %".345", i32 0, i32 0
  %".347" = load i64, ptr %".346", !range !1
  %".348" = insertvalue [1 x i64] undef, i64 %".347", 0
  %".349" = extractvalue [1 x i64] %".348", 0
  %".350" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".341", i32 0, i32 6
  %".351" = load [1 x i64], ptr %".350"
  %".352" = extractvalue [1 x i64] %".351", 0
  %".353" = icmp slt i64 %".340", 0
  %".354" = add i64 %".340", %".349"
  %".355" = select  i1 %".353", i64 %".354", i64 %".340"
  %".356" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".341", i32 0, i32 5
  %".357" = getelementptr inbounds [1 x i64], ptr %".356", i32 0, i32 0
  %".358" = load i64, ptr %".357", !range !1
  %".359" = insertvalue [1 x i64] undef, i64 %".358", 0
  %".360" = extractvalue [1 x i64] %".359", 0
  %".361" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".341", i32 0, i32 6
  %".362" = load [1 x i64], ptr %".361"
  %".363" = extractvalue [1 x i64] %".362", 0
  %".364" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".341", i32 0, i32 4
  %".365" = load ptr, ptr %".364"
  %".366" = mul i64 %".355", 1
  %".367" = add i64 0, %".366"
  %".368" = getelementptr i32, ptr %".365", i64 %".367"
  store i32 %".307", ptr %".368"
  %".370" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".372" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"values"
  %".373" = load i64, ptr %"other"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".374"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".372", ptr %".374"
  %".378" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".374", i32 0, i32 5
  %".379" = getelementptr inbounds [1 x i64], ptr %".378", i32 0, i32 0
  %".380" = load i64, ptr %".379", !range !1
  %".381" = insertvalue [1 x i64] undef, i64 %".380", 0
  %".382" = extractvalue [1 x i64] %".381", 0
  %".383" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".374", i32 0, i32 6
  %".384" = load [1 x i64], ptr %".383"
  %".385" = extractvalue [1 x i64] %".384", 0
  %".386" = icmp slt i64 %".373", 0
  %".387" = add i64 %".373", %".382"
  %".388" = select  i1 %".386", i64 %".387", i64 %".373"
  %".389" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".374", i32 0, i32 5
  %".390" = getelementptr inbounds [1 x i64], ptr %".389", i32 0, i32 0
  %".391" = load i64, ptr %".390", !range !1
  %".392" = insertvalue [1 x i64] undef, i64 %".391", 0
  %".393" = extractvalue [1 x i64] %".392", 0
  %".394" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".374", i32 0, i32 6
  %".395" = load [1 x i64], ptr %".394"
  %".396" = extractvalue [1 x i64] %".395", 0
  %".397" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".374", i32 0, i32 4
  %".398" = load ptr, ptr %".397"
  %".399" = mul i64 %".388", 1
  %".400" = add i64 0, %".399"
  %".401" = getelementptr i32, ptr %".398", i64 %".400"
  store i32 %".338", ptr %".401"
  %".403" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"values"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"values"
  %".405" = load i64, ptr %"other"
  store i64 0, ptr %"other"
  ret void
B246:
  %".409" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"values"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"values"
  %".411" = load i64, ptr %"other"
  store i64 0, ptr %"other"
  %".413" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"keys"
  %".415" = load i32, ptr %"k.1"
  store i32 0, ptr %"k.1"
  %".417" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".419" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
B250:
  %".423" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"values"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"values"
  %".425" = load i64, ptr %"other"
  store i64 0, ptr %"other"
  %".427" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"keys"
  %".429" = load i32, ptr %"k.1"
  store i32 0, ptr %"k.1"
  %".431" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".433" = load i1, ptr %"$86pred"
  store i1 0, ptr %"$86pred"
  ret void
B254:
  %".437" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"values"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"values"
  %".439" = load i64, ptr %"other"
  store i64 0, ptr %"other"
  %".441" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"keys"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"keys"
  %".443" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".445" = load i1, ptr %"$148pred"
  store i1 0, ptr %"$148pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"bitonic_step" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"bitonic_step", !"kernel", i32 1 }
