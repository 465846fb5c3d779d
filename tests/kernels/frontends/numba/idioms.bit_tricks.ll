; arch: sm_90
; ModuleID = "bit_tricks$17"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"bit_tricks"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.6.0")
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
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %".38" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".38"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %".55" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".55"
  %".87" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".87"
  %".122" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".122"
  %".156" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".156"
  %".192" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".192"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"out"
  %".25" = trunc i64 1 to i32
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".31" = sext i32 %".30" to i64
  %".32" = mul i64 %".29", %".31"
  %".33" = add i64 %".32", %".27"
  %".35" = load i64, ptr %"i"
  store i64 %".33", ptr %"i"
  %".37" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".38"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".37", ptr %".38"
  %".42" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 2
  %".43" = load i64, ptr %".42"
  %".44" = load i64, ptr %"i"
  %".45" = icmp slt i64 %".44", %".43"
  %".47" = load i1, ptr %"$64pred"
  store i1 %".45", ptr %"$64pred"
  %".49" = load i1, ptr %"$64pred"
  br i1 %".49", label %"B66", label %"B342"
B66:
  %".51" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".53" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".54" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".55"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".53", ptr %".55"
  %".59" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 5
  %".60" = getelementptr inbounds [1 x i64], ptr %".59", i32 0, i32 0
  %".61" = load i64, ptr %".60", !range !1
  %".62" = insertvalue [1 x i64] undef, i64 %".61", 0
  %".63" = extractvalue [1 x i64] %".62", 0
  %".64" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 6
  %".65" = load [1 x i64], ptr %".64"
  %".66" = extractvalue [1 x i64] %".65", 0
  %".67" = icmp slt i64 %".54", 0
  %".68" = add i64 %".54", %".63"
  %".69" = select  i1 %".67", i64 %".68", i64 %".54"
  %".70" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 5
  %".71" = getelementptr inbounds [1 x i64], ptr %".70", i32 0, i32 0
  %".72" = load i64, ptr %".71", !range !1
  %".73" = insertvalue [1 x i64] undef, i64 %".72", 0
  %".74" = extractvalue [1 x i64] %".73", 0
  %".75" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 6
  %".76" = load [1 x i64], ptr %".75"
  %".77" = extractvalue [1 x i64] %".76", 0
  %".78" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 4
  %".79" = load ptr, ptr %".78"
  %".80" = mul i64 %".69", 1
  %".81" = add i64 0, %".80"
  %".82" = getelementptr i32, ptr %".79", i64 %".81"
  %".83" = load i32, ptr %".82"
  %".84" = call i32 @"__nv_brev"(i32 %".83")
  %".85" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".86" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".87"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".85", ptr %".87"
  %".91" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".87", i32 0, i32 5
  %".92" = getelementptr inbounds [1 x i64], ptr %".91", i32 0, i32 0
  %".93" = load i64, ptr %".92", !range !1
  %".94" = insertvalue [1 x i64] undef, i64 %".93", 0
  %".95" = extractvalue [1 x i64] %".94", 0
  %".96" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".87", i32 0, i32 6
  %".97" = load [1 x i64], ptr %".96"
  %".98" = extractvalue [1 x i64] %".97", 0
  %".99" = icmp slt i64 %".86", 0
  %".100" = add i64 %".86", %".95"
  %".101" = select  i1 %".99", i64 %".100", i64 %".86"
  %".102" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".87", i32 0, i32 5
  %".103" = getelementptr inbounds [1 x i64], ptr %".102", i32 0, i32 0
  %".104" = load i64, ptr %".103", !range !1
  %".105" = insertvalue [1 x i64] undef, i64 %".104", 0
  %".106" = extractvalue [1 x i64] %".105", 0
  %".107" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".87", i32 0, i32 6
  %".108" = load [1 x i64], ptr %".107"
  %".109" = extractvalue [1 x i64] %".108", 0
  %".110" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".87", i32 0, i32 4
  %".111" = load ptr, ptr %".110"
  %".112" = mul i64 %".101", 1
  %".113" = add i64 0, %".112"
  %".114" = getelementptr i32, ptr %".111", i64 %".113"
  %".115" = load i32, ptr %".114"
  %".116" = call i32 @"llvm.ctlz.i32"(i32 %".115", i1 0)
  %".117" = zext i32 %".84" to i64
  %".118" = zext i32 %".116" to i64
  %".119" = xor i64 %".117", %".118"
  %".120" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".121" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".122"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".120", ptr %".122"
  %".126" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".122", i32 0, i32 5
  %".127" = getelementptr inbounds [1 x i64], ptr %".126", i32 0, i32 0
  %".128" = load i64, ptr %".127", !range !1
  %".129" = insertvalue [1 x i64] undef, i64 %".128", 0
  %".130" = extractvalue [1 x i64] %".129", 0
  %".131" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".122", i32 0, i32 6
  %".132" = load [1 x i64], ptr %".131"
  %".133" = extractvalue [1 x i64] %".132", 0
  %".134" = icmp slt i64 %".121", 0
  %".135" = add i64 %".121", %".130"
  %".136" = select  i1 %".134", i64 %".135", i64 %".121"
  %".137" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".122", i32 0, i32 5
  %".138" = getelementptr inbounds [1 x i64], ptr %".137", i32 0, i32 0
  %".139" = load i64, ptr %".138", !range !1
  %".140" = insertvalue [1 x i64] undef, i64 %".139", 0
  %".141" = extractvalue [1 x i64] %".140", 0
  %".142" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".122", i32 0, i32 6
  %".143" = load [1 x i64], ptr %".142"
  %".144" = extractvalue [1 x i64] %".143", 0
  %".145" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".122", i32 0, i32 4
  %".146" = load ptr, ptr %".145"
  %".147" = mul i64 %".136", 1
  %".148" = add i64 0, %".147"
  %".149" = getelementptr i32, ptr %".146", i64 %".148"
  %".150" = load i32, ptr %".149"
  %".151" = call i32 @"__nv_ffs"(i32 %".150")
  %".152" = zext i32 %".151" to i64
  %".153" = xor i64 %".119", %".152"
  %".154" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".155" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".156"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".154", ptr %".156"
  %".160" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".156", i32 0, i32 5
  %".161" = getelementptr inbounds [1 x i64], ptr %".160", i32 0, i32 0
  %".162" = load i64, ptr %".161", !range !1
  %".163" = insertvalue [1 x i64] undef, i64 %".162", 0
  %".164" = extractvalue [1 x i64] %".163", 0
  %".165" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".156", i32 0, i32 6
  %".166" = load [1 x i64], ptr %".165"
  %".167" = extractvalue [1 x i64] %".166", 0
  %".168" = icmp slt i64 %".155", 0
  %".169" = add i64 %".155", %".164"
  %".170" = select  i1 %".168", i64 %".169", i64 %".155"
  %".171" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".156", i32 0, i32 5
  %".172" = getelementptr inbounds [1 x i64], ptr %".171", i32 0, i32 0
  %".173" = load i64, ptr %".172", !range !1
  %".174" = insertvalue [1 x i64] undef, i64 %".173", 0
  %".175" = extractvalue [1 x i64] %".174", 0
  %".176" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".156", i32 0, i32 6
  %".177" = load [1 x i64], ptr %".176"
  %".178" = extractvalue [1 x i64] %".177", 0
  %".179" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".156", i32 0, i32 4
  %".180" = load ptr, ptr %".179"
  %".181" = mul i64 %".170", 1
  %".182" = add i64 0, %".181"
  %".183" = getelementptr i32, ptr %".180", i64 %".182"
  %".184" = load i32, ptr %".183"
  %".185" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".187" = call i32 @"llvm.ctpop.i32"(i32 %".184")
  %".188" = zext i32 %".187" to i64
  %".189" = xor i64 %".153", %".188"
  %".190" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  %".191" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".192"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".190", ptr %".192"
  %".196" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".192", i32 0, i32 5
  %".197" = getelementptr inbounds [1 x i64], ptr %".196", i32 0, i32 0
  %".198" = load i64, ptr %".197", !range !1
  %".199" = insertvalue [1 x i64] undef, i64 %".198", 0
  %".200" = extractvalue [1 x i64] %".199", 0
  %".201" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".192", i32 0, i32 6
  %".202" = load [1 x i64], ptr %".201"
  %".203" = extractvalue [1 x i64] %".202", 0
  %".204" = icmp slt i64 %".191", 0
  %".205" = add i64 %".191", %".200"
  %".206" = select  i1 %".204", i64 %".205", i64 %".191"
  %".207" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".192", i32 0, i32 5
  %".208" = getelementptr inbounds [1 x i64], ptr %".207", i32 0, i32 0
  %".209" = load i64, ptr %".208", !range !1
  %".210" = insertvalue [1 x i64] undef, i64 %".209", 0
  %".211" = extractvalue [1 x i64] %".210", 0
  %".212" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".192", i32 0, i32 6
  %".213" = load [1 x i64], ptr %".212"
  %".214" = extractvalue [1 x i64] %".213", 0
  %".215" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".192", i32 0, i32 4
  %".216" = load ptr, ptr %".215"
  %".217" = mul i64 %".206", 1
  %".218" = add i64 0, %".217"
  %".219" = getelementptr i32, ptr %".216", i64 %".218"
  %".220" = trunc i64 %".189" to i32
  store i32 %".220", ptr %".219"
  %".222" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".224" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  ret void
B342:
  %".228" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".230" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".232" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".234" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"__nv_brev"(i32 %".1")

declare i32 @"llvm.ctlz.i32"(i32 %".1", i1 %".2")

declare i32 @"__nv_ffs"(i32 %".1")

declare i32 @"llvm.ctpop.i32"(i32 %".1")

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"bit_tricks" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"bit_tricks", !"kernel", i32 1 }
