; arch: sm_90
; ModuleID = "block_sum$3"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"block_sum"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"x.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo", ptr %"x.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize", ptr %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"out.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.1", ptr %"out.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.1", ptr %"out.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"x" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %"out" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".25" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".25"
  %"s" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"s"
  %"t" = alloca i32
  store i32 0, ptr %"t"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %".76" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".76"
  %"$174pred" = alloca i1
  store i1 0, ptr %"$174pred"
  %".93" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".93"
  %"$phi220.0.2" = alloca float
  store float 0.0, ptr %"$phi220.0.2"
  %".144" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".144"
  %"d.2" = alloca i64
  store i64 0, ptr %"d.2"
  %"$402pred" = alloca i1
  store i1 0, ptr %"$402pred"
  %"$292pred" = alloca i1
  store i1 0, ptr %"$292pred"
  %".197" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".197"
  %".231" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".231"
  %".264" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".264"
  %"quot" = alloca i64
  store i64 0, ptr %"quot"
  %"rem" = alloca i64
  store i64 0, ptr %"rem"
  %".305" = alloca i64
  store i64 0, ptr %".305"
  %".308" = alloca i64
  store i64 0, ptr %".308"
  %"$414pred" = alloca i1
  store i1 0, ptr %"$414pred"
  %".362" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".362"
  %".394" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".394"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"out"
  %"generic" = addrspacecast ptr addrspace(3) @"_cudapy_smem_1" to ptr
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".25"
  %".28" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25", i32 0, i32 4
  %".29" = load ptr, ptr %".28"
  %".30" = bitcast ptr %"generic" to ptr
  %".31" = insertvalue [1 x i64] undef, i64 256, 0
  %".32" = insertvalue [1 x i64] undef, i64 4, 0
  %".33" = extractvalue [1 x i64] %".31", 0
  %".34" = mul nsw i64 1, %".33"
  %".35" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25", i32 0, i32 5
  store [1 x i64] %".31", ptr %".35"
  %".37" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25", i32 0, i32 6
  store [1 x i64] %".32", ptr %".37"
  %".39" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25", i32 0, i32 4
  store ptr %".30", ptr %".39"
  %".41" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25", i32 0, i32 3
  store i64 4, ptr %".41"
  %".43" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25", i32 0, i32 0
  store ptr null, ptr %".43"
  %".45" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25", i32 0, i32 1
  store ptr null, ptr %".45"
  %".47" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25", i32 0, i32 2
  store i64 %".34", ptr %".47"
  %".49" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".25"
  %".51" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"s"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".49", ptr %"s"
  %".53" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".54" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".55" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()
  %".56" = insertvalue {i32, i32, i32} undef, i32 %".53", 0
  %".57" = insertvalue {i32, i32, i32} %".56", i32 %".54", 1
  %".58" = insertvalue {i32, i32, i32} %".57", i32 %".55", 2
  %".59" = extractvalue {i32, i32, i32} %".58", 0
  %".61" = load i32, ptr %"t"
  store i32 %".59", ptr %"t"
  %".63" = trunc i64 1 to i32
  %".64" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".65" = sext i32 %".64" to i64
  %".66" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".67" = sext i32 %".66" to i64
  %".68" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".69" = sext i32 %".68" to i64
  %".70" = mul i64 %".67", %".69"
  %".71" = add i64 %".70", %".65"
  %".73" = load i64, ptr %"i"
  store i64 %".71", ptr %"i"
  %".75" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".76"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".75", ptr %".76"
  %".80" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".76", i32 0, i32 2
  %".81" = load i64, ptr %".80"
  %".82" = load i64, ptr %"i"
  %".83" = icmp slt i64 %".82", %".81"
  %".85" = load i1, ptr %"$174pred"
  store i1 %".83", ptr %"$174pred"
  %".87" = load i1, ptr %"$174pred"
  br i1 %".87", label %"B176", label %"B192"
B176:
  %".89" = load i1, ptr %"$174pred"
  store i1 0, ptr %"$174pred"
  %".91" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".92" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".93"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".91", ptr %".93"
  %".97" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".93", i32 0, i32 5
  %".98" = getelementptr inbounds [1 x i64], ptr %".97", i32 0, i32 0
  %".99" = load i64, ptr %".98", !range !1
  %".100" = insertvalue [1 x i64] undef, i64 %".99", 0
  %".101" = extractvalue [1 x i64] %".100", 0
  %".102" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".93", i32 0, i32 6
  %".103" = load [1 x i64], ptr %".102"
  %".104" = extractvalue [1 x i64] %".103", 0
  %".105" = icmp slt i64 %".92", 0
  %".106" = add i64 %".92", %".101"
  %".107" = select  i1 %".105", i64 %".106", i64 %".92"
  %".108" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".93", i32 0, i32 5
  %".109" = getelementptr inbounds [1 x i64], ptr %".108", i32 0, i32 0
  %".110" = load i64, ptr %".109", !range !1
  %".111" = insertvalue [1 x i64] undef, i64 %".110", 0
  %".112" = extractvalue [1 x i64] %".111", 0
  %".113" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".93", i32 0, i32 6
  %".114" = load [1 x i64], ptr %".113"
  %".115" = extractvalue [1 x i64] %".114", 0
  %".116" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".93", i32 0, i32 4
  %".117" = load ptr, ptr %".116"
  %".118" = mul i64 %".107", 1
  %".119" = add i64 0, %".118"
  %".120" = getelementptr float, ptr %".117", i64 %".119"
  %".121" = load float, ptr %".120"
  %".122" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".124" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".127" = load float, ptr %"$phi220.0.2"
  store float %".121", ptr %"$phi220.0.2"
  br label %"B220"
B192:
  %".130" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".132" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".134" = load i1, ptr %"$174pred"
  store i1 0, ptr %"$174pred"
  %".136" = sitofp i64 0 to float
  %".137" = load float, ptr %"$phi220.0.2"
  store float %".136", ptr %"$phi220.0.2"
  br label %"B220"
B220:
  %".140" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"s"
  %".141" = load float, ptr %"$phi220.0.2"
  %".142" = load i32, ptr %"t"
  %".143" = sext i32 %".142" to i64
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".144"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".140", ptr %".144"
  %".148" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".144", i32 0, i32 5
  %".149" = getelementptr inbounds [1 x i64], ptr %".148", i32 0, i32 0
  %".150" = load i64, ptr %".149", !range !1
  %".151" = insertvalue [1 x i64] undef, i64 %".150", 0
  %".152" = extractvalue [1 x i64] %".151", 0
  %".153" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".144", i32 0, i32 6
  %".154" = load [1 x i64], ptr %".153"
  %".155" = extractvalue [1 x i64] %".154", 0
  %".156" = icmp slt i64 %".143", 0
  %".157" = add i64 %".143", %".152"
  %".158" = select  i1 %".156", i64 %".157", i64 %".143"
  %".159" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".144", i32 0, i32 5
  %".160" = getelementptr inbounds [1 x i64], ptr %".159", i32 0, i32 0
  %".161" = load i64, ptr %".160", !range !1
  %".162" = insertvalue [1 x i64] undef, i64 %".161", 0
  %".163" = extractvalue [1 x i64] %".162", 0
  %".164" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".144", i32 0, i32 6
  %".165" = load [1 x i64], ptr %".164"
  %".166" = extractvalue [1 x i64] %".165", 0
  %".167" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".144", i32 0, i32 4
  %".168" = load ptr, ptr %".167"
  %".169" = mul i64 %".158", 1
  %".170" = add i64 0, %".169"
  %".171" = getelementptr float, ptr %".168", i64 %".170"
  store float %".141", ptr %".171"
  %".173" = load float, ptr %"$phi220.0.2"
  store float 0.0, ptr %"$phi220.0.2"
  call void @"llvm.nvvm.barrier0"()
  %".177" = load i64, ptr %"d.2"
  store i64 128, ptr %"d.2"
  br label %"B282"
B282:
  %".181" = load i1, ptr %"$402pred"
  store i1 0, ptr %"$402pred"
  %".183" = load i32, ptr %"t"
  %".184" = load i64, ptr %"d.2"
  %".185" = sext i32 %".183" to i64
  %".186" = icmp slt i64 %".185", %".184"
  %".188" = load i1, ptr %"$292pred"
  store i1 %".186", ptr %"$292pred"
  %".190" = load i1, ptr %"$292pred"
  br i1 %".190", label %"B294", label %"B344"
B294:
  %".192" = load i1, ptr %"$292pred"
  store i1 0, ptr %"$292pred"
  %".194" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"s"
  %".195" = load i32, ptr %"t"
  %".196" = sext i32 %".195" to i64
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".197"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".194", ptr %".197"
  %".201" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".197", i32 0, i32 5
  %".202" = getelementptr inbounds [1 x i64], ptr %".201", i32 0, i32 0
  %".203" = load i64, ptr %".202", !range !1
  %".204" = insertvalue [1 x i64] undef, i64 %".203", 0
  %".205" = extractvalue [1 x i64] %".204", 0
  %".206" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".197", i32 0, i32 6
  %".207" = load [1 x i64], ptr %".206"
  %".208" = extractvalue [1 x i64] %".207", 0
  %".209" = icmp slt i64 %".196", 0
  %".210" = add i64 %".196", %".205"
  %".211" = select  i1 %".209", i64 %".210", i64 %".196"
  %".212" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".197", i32 0, i32 5
  %".213" = getelementptr inbounds [1 x i64], ptr %".212", i32 0, i32 0
  %".214" = load i64, ptr %".213", !range !1
  %".215" = insertvalue [1 x i64] undef, i64 %".214", 0
  %".216" = extractvalue [1 x i64] %".215", 0
  %".217" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".197", i32 0, i32 6
  %".218" = load [1 x i64], ptr %".217"
  %".219" = extractvalue [1 x i64] %".218", 0
  %".220" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".197", i32 0, i32 4
  %".221" = load ptr, ptr %".220"
  %".222" = mul i64 %".211", 1
  %".223" = add i64 0, %".222"
  %".224" = getelementptr float, ptr %".221", i64 %".223"
  %".225" = load float, ptr %".224"
  %".226" = load i32, ptr %"t"
  %".227" = load i64, ptr %"d.2"
  %".228" = sext i32 %".226" to i64
  %".229" = add nsw i64 %".228", %".227"
  %".230" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"s"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".231"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".230", ptr %".231"
  %".235" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".231", i32 0, i32 5
  %".236" = getelementptr inbounds [1 x i64], ptr %".235", i32 0, i32 0
  %".237" = load i64, ptr %".236", !range !1
  %".238" = insertvalue [1 x i64] undef, i64 %".237", 0
  %".239" = extractvalue [1 x i64] %".238", 0
  %".240" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".231", i32 0, i32 6
  %".241" = load [1 x i64], ptr %".240"
  %".242" = extractvalue [1 x i64] %".241", 0
  %".243" = icmp slt i64 %".229", 0
  %".244" = add i64 %".229", %".239"
  %".245" = select  i1 %".243", i64 %".244", i64 %".229"
  %".246" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".231", i32 0, i32 5
  %".247" = getelementptr inbounds [1 x i64], ptr %".246", i32 0, i32 0
  %".248" = load i64, ptr %".247", !range !1
  %".249" = insertvalue [1 x i64] undef, i64 %".248", 0
  %".250" = extractvalue [1 x i64] %".249", 0
  %".251" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".231", i32 0, i32 6
  %".252" = load [1 x i64], ptr %".251"
  %".253" = extractvalue [1 x i64] %".252", 0
  %".254" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".231", i32 0, i32 4
  %".255" = load ptr, ptr %".254"
  %".256" = mul i64 %".245", 1
  %".257" = add i64 0, %".256"
  %".258" = getelementptr float, ptr %".255", i64 %".257"
  %".259" = load float, ptr %".258"
  %".260" = fadd float %".225", %".259"
  %".261" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"s"
  %".262" = load i32, ptr %"t"
  %".263" = sext i32 %".262" to i64
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".264"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".261", ptr %".264"
  %".268" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".264", i32 0, i32 5
  %".269" = getelementptr inbounds [1 x i64], ptr %".268", i32 0, i32 0
  %".270" = load i64, ptr %".269", !range !1
  %".271" = insertvalue [1 x i64] undef, i64 %".270", 0
  %".272" = extractvalue [1 x i64] %".271", 0
  %".273" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".264", i32 0, i32 6
  %".274" = load [1 x i64], ptr %".273"
  %".275" = extractvalue [1 x i64] %".274", 0
  %".276" = icmp slt i64 %".263", 0
  %".277" = add i64 %".263", %".272"
  %".278" = select  i1 %".276", i64 %".277", i64 %".263"
  %".279" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".264", i32 0, i32 5
  %".280" = getelementptr inbounds [1 x i64], ptr %".279", i32 0, i32 0
  %".281" = load i64, ptr %".280", !range !1
  %".282" = insertvalue [1 x i64] undef, i64 %".281", 0
  %".283" = extractvalue [1 x i64] %".282", 0
  %".284" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".264", i32 0, i32 6
  %".285" = load [1 x i64], ptr %".284"
  %".286" = extractvalue [1 x i64] %".285", 0
  %".287" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".264", i32 0, i32 4
  %".288" = load ptr, ptr %".287"
  %".289" = mul i64 %".278", 1
  %".290" = add i64 0, %".289"
  %".291" = getelementptr float, ptr %".288", i64 %".290"
  store float %".260", ptr %".291"
  br label %"B344"
B344:
  %".294" = load i1, ptr %"$292pred"
  store i1 0, ptr %"$292pred"
  call void @"llvm.nvvm.barrier0"()
  %".297" = load i64, ptr %"d.2"
  %".300" = icmp eq i64 2, 0
  br i1 %".300", label %"B344.if", label %"B344.else", !prof !2
B404:
  %".345" = load i64, ptr %"d.2"
  store i64 0, ptr %"d.2"
  %".347" = load i1, ptr %"$402pred"
  store i1 0, ptr %"$402pred"
  %".349" = load i32, ptr %"t"
  %".350" = sext i32 %".349" to i64
  %".351" = icmp eq i64 %".350", 0
  %".352" = load i32, ptr %"t"
  store i32 0, ptr %"t"
  %".355" = load i1, ptr %"$414pred"
  store i1 %".351", ptr %"$414pred"
  %".357" = load i1, ptr %"$414pred"
  br i1 %".357", label %"B416", label %"B498"
B416:
  %".359" = load i1, ptr %"$414pred"
  store i1 0, ptr %"$414pred"
  %".361" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"s"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".362"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".361", ptr %".362"
  %".366" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".362", i32 0, i32 5
  %".367" = getelementptr inbounds [1 x i64], ptr %".366", i32 0, i32 0
  %".368" = load i64, ptr %".367", !range !1
  %".369" = insertvalue [1 x i64] undef, i64 %".368", 0
  %".370" = extractvalue [1 x i64] %".369", 0
  %".371" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".362", i32 0, i32 6
  %".372" = load [1 x i64], ptr %".371"
  %".373" = extractvalue [1 x i64] %".372", 0
  %".374" = icmp slt i64 0, 0
  %".375" = add i64 0, %".370"
  %".376" = select  i1 %".374", i64 %".375", i64 0
  %".377" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".362", i32 0, i32 5
  %".378" = getelementptr inbounds [1 x i64], ptr %".377", i32 0, i32 0
  %".379" = load i64, ptr %".378", !range !1
  %".380" = insertvalue [1 x i64] undef, i64 %".379", 0
  %".381" = extractvalue [1 x i64] %".380", 0
  %".382" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".362", i32 0, i32 6
  %".383" = load [1 x i64], ptr %".382"
  %".384" = extractvalue [1 x i64] %".383", 0
  %".385" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".362", i32 0, i32 4
  %".386" = load ptr, ptr %".385"
  %".387" = mul i64 %".376", 1
  %".388" = add i64 0, %".387"
  %".389" = getelementptr float, ptr %".386", i64 %".388"
  %".390" = load float, ptr %".389"
  %".391" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"s"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"s"
  %".393" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".394"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".393", ptr %".394"
  %".398" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".394", i32 0, i32 5
  %".399" = getelementptr inbounds [1 x i64], ptr %".398", i32 0, i32 0
  %".400" = load i64, ptr %".399", !range !1
  %".401" = insertvalue [1 x i64] undef, i64 %".400", 0
  %".402" = extractvalue [1 x i64] %".401", 0
  %".403" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".394", i32 0, i32 6
  %".404" = load [1 x i64], ptr %".403"
  %".405" = extractvalue [1 x i64] %".404", 0
  %".406" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".394", i32 0, i32 4
  %".407" = load ptr, ptr %".406"
  %".408" = icmp slt i64 0, 0
  %".409" = add i64 %".402", 0
  %".410" = select  i1 %".408", i64 %".409", i64 0
  %".411" = mul i64 %".410", 1
  %".412" = add i64 0, %".411"
  %".413" = getelementptr float, ptr %".407", i64 %".412"
  %".414" = call float @"llvm.nvvm.atomic.load.add.f32.p0f32"(ptr %".413", float %".390")
  %".415" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  ret void
B498:
  %".419" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"s"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"s"
  %".421" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".423" = load i1, ptr %"$414pred"
  store i1 0, ptr %"$414pred"
  ret void
B344.if:
  store i64 2, ptr %"quot"
  store i64 2, ptr %"rem"
  br label %"B344.endif"
B344.else:
  store i64 0, ptr %".305"
  store i64 0, ptr %".308"
  %".311" = icmp eq i64 %".297", -9223372036854775808
  %".312" = icmp eq i64 2, -1
  %".313" = and i1 %".311", %".312"
  %".314" = xor i1 %".313", -1
  br i1 %".314", label %"B344.else.if", label %"B344.else.endif", !prof !3
B344.endif:
  %".337" = load i64, ptr %"quot"
  %".338" = load i64, ptr %"d.2"
  store i64 %".337", ptr %"d.2"
  %".340" = icmp sgt i64 %".337", 0
  %".341" = load i1, ptr %"$402pred"
  store i1 %".340", ptr %"$402pred"
  %".343" = load i1, ptr %"$402pred"
  br i1 %".343", label %"B282", label %"B404"
B344.else.if:
  %".316" = sdiv i64 %".297", 2
  %".317" = srem i64 %".297", 2
  %".318" = xor i64 2, %".317"
  %".319" = icmp slt i64 %".318", 0
  %".320" = icmp ne i64 %".317", 0
  %".321" = and i1 %".320", %".319"
  br i1 %".321", label %"B344.else.if.if", label %"B344.else.if.else"
B344.else.endif:
  %".332" = load i64, ptr %".305"
  %".333" = load i64, ptr %".308"
  store i64 %".332", ptr %"quot"
  store i64 %".333", ptr %"rem"
  br label %"B344.endif"
B344.else.if.if:
  %".326" = sub i64 %".316", 1
  store i64 %".326", ptr %".305"
  %".328" = add i64 %".317", 2
  store i64 %".328", ptr %".308"
  br label %"B344.else.if.endif"
B344.else.if.else:
  store i64 %".316", ptr %".305"
  store i64 %".317", ptr %".308"
  br label %"B344.else.if.endif"
B344.else.if.endif:
  br label %"B344.else.endif"
}

@"_cudapy_smem_1" = addrspace(3) global [256 x float] undef, align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.z"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare void @"llvm.nvvm.barrier0"()

declare float @"llvm.nvvm.atomic.load.add.f32.p0f32"(ptr %".1", float %".2")

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"block_sum" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ ptr @"block_sum", !"kernel", i32 1 }
