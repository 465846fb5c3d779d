; arch: sm_90
; ModuleID = "strided_norm$2"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"strided_norm"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.6.0")
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
  %"s.2" = alloca double
  store double 0.0, ptr %"s.2"
  %".41" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".41"
  %".57" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".57"
  %".67" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".67"
  %".71" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".71"
  %".80" = alloca i64
  store i64 0, ptr %".80"
  %".83" = alloca i64
  store i64 0, ptr %".83"
  %"$phi140.0" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi140.0"
  %".122" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".122"
  %".125" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".125"
  %".151" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".151"
  %".157" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".157"
  %"$140for_iter.3" = alloca i1
  store i1 0, ptr %"$140for_iter.3"
  %"$phi142.1" = alloca i64
  store i64 0, ptr %"$phi142.1"
  %".177" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".177"
  %".208" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".208"
  %".258" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".258"
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
  %".38" = load double, ptr %"s.2"
  store double              0x0, ptr %"s.2"
  %".40" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".41"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".40", ptr %".41"
  %".45" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".41", i32 0, i32 5
  %".46" = getelementptr inbounds [1 x i64], ptr %".45", i32 0, i32 0
  %".47" = load i64, ptr %".46", !range !1
  %".48" = insertvalue [1 x i64] undef, i64 %".47", 0
  %".49" = extractvalue [1 x i64] %".48", 0
  %".50" = trunc i64 1 to i32
  %".51" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".52" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()
  %".53" = sext i32 %".51" to i64
  %".54" = sext i32 %".52" to i64
  %".55" = mul i64 %".53", %".54"
  %".56" = load i64, ptr %"i"
  store {i64, i64, i64} zeroinitializer, ptr %".57"
  %".60" = getelementptr inbounds {i64, i64, i64}, ptr %".57", i32 0, i32 0
  store i64 %".56", ptr %".60"
  %".62" = getelementptr inbounds {i64, i64, i64}, ptr %".57", i32 0, i32 1
  store i64 %".49", ptr %".62"
  %".64" = getelementptr inbounds {i64, i64, i64}, ptr %".57", i32 0, i32 2
  store i64 %".55", ptr %".64"
  %".66" = load {i64, i64, i64}, ptr %".57"
  store {i64, i64, i64} zeroinitializer, ptr %".67"
  store {i64, i64, i64} %".66", ptr %".67"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".71"
  %".74" = getelementptr inbounds {i64, i64, i64}, ptr %".67", i32 0, i32 0
  %".75" = load i64, ptr %".74"
  %".76" = getelementptr inbounds {i64, i64, i64}, ptr %".67", i32 0, i32 1
  %".77" = load i64, ptr %".76"
  %".78" = getelementptr inbounds {i64, i64, i64}, ptr %".67", i32 0, i32 2
  %".79" = load i64, ptr %".78"
  store i64 %".75", ptr %".80"
  %".85" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".71", i32 0, i32 0
  store ptr %".80", ptr %".85"
  %".87" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".71", i32 0, i32 1
  store i64 %".77", ptr %".87"
  %".89" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".71", i32 0, i32 2
  store i64 %".79", ptr %".89"
  %".91" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".71", i32 0, i32 3
  store ptr %".83", ptr %".91"
  %".93" = sub i64 %".77", %".75"
  %".94" = icmp sgt i64 %".93", 0
  %".95" = icmp sgt i64 %".79", 0
  %".96" = xor i1 %".94", %".95"
  %".97" = icmp eq i64 %".79", 0
  br i1 %".97", label %"B0.if", label %"B0.endif", !prof !2
B140:
  %".121" = load {ptr, i64, i64, ptr}, ptr %"$phi140.0"
  store {i64, i1} zeroinitializer, ptr %".122"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".125"
  store {ptr, i64, i64, ptr} %".121", ptr %".125"
  %".129" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".125", i32 0, i32 3
  %".130" = load ptr, ptr %".129"
  %".131" = load i64, ptr %".130"
  %".132" = icmp sgt i64 %".131", 0
  %".133" = getelementptr inbounds {i64, i1}, ptr %".122", i32 0, i32 1
  store i1 %".132", ptr %".133"
  br i1 %".132", label %"B140.if", label %"B140.endif"
B142:
  %".171" = load i1, ptr %"$140for_iter.3"
  store i1 0, ptr %"$140for_iter.3"
  %".173" = load i64, ptr %"$phi142.1"
  %".174" = load i64, ptr %"$phi142.1"
  store i64 0, ptr %"$phi142.1"
  %".176" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".177"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".176", ptr %".177"
  %".181" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".177", i32 0, i32 5
  %".182" = getelementptr inbounds [1 x i64], ptr %".181", i32 0, i32 0
  %".183" = load i64, ptr %".182", !range !1
  %".184" = insertvalue [1 x i64] undef, i64 %".183", 0
  %".185" = extractvalue [1 x i64] %".184", 0
  %".186" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".177", i32 0, i32 6
  %".187" = load [1 x i64], ptr %".186"
  %".188" = extractvalue [1 x i64] %".187", 0
  %".189" = icmp slt i64 %".173", 0
  %".190" = add i64 %".173", %".185"
  %".191" = select  i1 %".189", i64 %".190", i64 %".173"
  %".192" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".177", i32 0, i32 5
  %".193" = getelementptr inbounds [1 x i64], ptr %".192", i32 0, i32 0
  %".194" = load i64, ptr %".193", !range !1
  %".195" = insertvalue [1 x i64] undef, i64 %".194", 0
  %".196" = extractvalue [1 x i64] %".195", 0
  %".197" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".177", i32 0, i32 6
  %".198" = load [1 x i64], ptr %".197"
  %".199" = extractvalue [1 x i64] %".198", 0
  %".200" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".177", i32 0, i32 4
  %".201" = load ptr, ptr %".200"
  %".202" = mul i64 %".199", %".191"
  %".203" = ptrtoint ptr %".201" to i64
  %".204" = add i64 %".203", %".202"
  %".205" = inttoptr i64 %".204" to ptr
  %".206" = load double, ptr %".205"
  %".207" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".208"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".207", ptr %".208"
  %".212" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".208", i32 0, i32 5
  %".213" = getelementptr inbounds [1 x i64], ptr %".212", i32 0, i32 0
  %".214" = load i64, ptr %".213", !range !1
  %".215" = insertvalue [1 x i64] undef, i64 %".214", 0
  %".216" = extractvalue [1 x i64] %".215", 0
  %".217" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".208", i32 0, i32 6
  %".218" = load [1 x i64], ptr %".217"
  %".219" = extractvalue [1 x i64] %".218", 0
  %".220" = icmp slt i64 %".173", 0
  %".221" = add i64 %".173", %".216"
  %".222" = select  i1 %".220", i64 %".221", i64 %".173"
  %".223" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".208", i32 0, i32 5
  %".224" = getelementptr inbounds [1 x i64], ptr %".223", i32 0, i32 0
  %".225" = load i64, ptr %".224", !range !1
  %".226" = insertvalue [1 x i64] undef, i64 %".225", 0
  %".227" = extractvalue [1 x i64] %".226", 0
  %".228" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".208", i32 0, i32 6
  %".229" = load [1 x i64], ptr %".228"
  %".230" = extractvalue [1 x i64] %".229", 0
  %".231" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".208", i32 0, i32 4
  %".232" = load ptr, ptr %".231"
  %".233" = mul i64 %".230", %".222"
  %".234" = ptrtoint ptr %".232" to i64
  %".235" = add i64 %".234", %".233"
  %".236" = inttoptr i64 %".235" to ptr
  %".237" = load double, ptr %".236"
  %".238" = fmul double %".206", %".237"
  %".239" = load double, ptr %"s.2"
  %".240" = fadd double %".239", %".238"
  %".241" = load double, ptr %"s.2"
  store double %".240", ptr %"s.2"
  br label %"B140"
B186:
  %".244" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".246" = load i64, ptr %"$phi142.1"
  store i64 0, ptr %"$phi142.1"
  %".248" = load {ptr, i64, i64, ptr}, ptr %"$phi140.0"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi140.0"
  %".250" = load i1, ptr %"$140for_iter.3"
  store i1 0, ptr %"$140for_iter.3"
  %".252" = load double, ptr %"s.2"
  %".253" = call double @"__nv_sqrt"(double %".252")
  %".254" = load double, ptr %"s.2"
  store double 0.0, ptr %"s.2"
  %".256" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  %".257" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".258"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".256", ptr %".258"
  %".262" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".258", i32 0, i32 5
  %".263" = getelementptr inbounds [1 x i64], ptr %".262", i32 0, i32 0
  %".264" = load i64, ptr %".263", !range !1
  %".265" = insertvalue [1 x i64] undef, i64 %".264", 0
  %".266" = extractvalue [1 x i64] %".265", 0
  %".267" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".258", i32 0, i32 6
  %".268" = load [1 x i64], ptr %".267"
  %".269" = extractvalue [1 x i64] %".268", 0
  %".270" = icmp slt i64 %".257", 0
  %".271" = add i64 %".257", %".266"
  %".272" = select  i1 %".270", i64 %".271", i64 %".257"
  %".273" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".258", i32 0, i32 5
  %".274" = getelementptr inbounds [1 x i64], ptr %".273", i32 0, i32 0
  %".275" = load i64, ptr %".274", !range !1
  %".276" = insertvalue [1 x i64] undef, i64 %".275", 0
  %".277" = extractvalue [1 x i64] %".276", 0
  %".278" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".258", i32 0, i32 6
  %".279" = load [1 x i64], ptr %".278"
  %".280" = extractvalue [1 x i64] %".279", 0
  %".281" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".258", i32 0, i32 4
  %".282" = load ptr, ptr %".281"
  %".283" = mul i64 %".280", %".272"
  %".284" = ptrtoint ptr %".282" to i64
  %".285" = add i64 %".284", %".283"
  %".286" = inttoptr i64 %".285" to ptr
  store double %".253", ptr %".286"
  %".288" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".290" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  ret void
B0.if:
  ret void
B0.endif:
  br i1 %".96", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".101" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".71", i32 0, i32 3
  %".102" = load ptr, ptr %".101"
  store i64 0, ptr %".102"
  br label %"B0.endif.endif"
B0.endif.else:
  %".105" = srem i64 %".93", %".79"
  %".106" = sub i64 0, %".105"
  %".107" = select  i1 %".94", i64 %".105", i64 %".106"
  %".108" = icmp sgt i64 %".107", 0
  %".109" = sdiv i64 %".93", %".79"
  %".110" = select  i1 %".108", i64 1, i64 0
  %".111" = add i64 %".109", %".110"
  %".112" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".71", i32 0, i32 3
  %".113" = load ptr, ptr %".112"
  store i64 %".111", ptr %".113"
  br label %"B0.endif.endif"
B0.endif.endif:
  %".116" = load {ptr, i64, i64, ptr}, ptr %".71"
  %".118" = load {ptr, i64, i64, ptr}, ptr %"$phi140.0"
  store {ptr, i64, i64, ptr} %".116", ptr %"$phi140.0"
  br label %"B140"
B140.if:
  %".136" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".125", i32 0, i32 0
  %".137" = load ptr, ptr %".136"
  %".138" = load i64, ptr %".137"
  %".139" = getelementptr inbounds {i64, i1}, ptr %".122", i32 0, i32 0
  store i64 %".138", ptr %".139"
  %".141" = sub nsw i64 %".131", 1
  store i64 %".141", ptr %".130"
  %".143" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".125", i32 0, i32 2
  %".144" = load i64, ptr %".143"
  %".145" = add i64 %".138", %".144"
  %".146" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".125", i32 0, i32 0
  %".147" = load ptr, ptr %".146"
  store i64 %".145", ptr %".147"
  br label %"B140.endif"
B140.endif:
  %".150" = load {i64, i1}, ptr %".122"
  store {i64, i1} zeroinitializer, ptr %".151"
  store {i64, i1} %".150", ptr %".151"
  %".155" = getelementptr inbounds {i64, i1}, ptr %".151", i32 0, i32 0
  %".156" = load i64, ptr %".155"
  store {i64, i1} zeroinitializer, ptr %".157"
  store {i64, i1} %".150", ptr %".157"
  %".161" = getelementptr inbounds {i64, i1}, ptr %".157", i32 0, i32 1
  %".162" = load i1, ptr %".161"
  %".164" = load i1, ptr %"$140for_iter.3"
  store i1 %".162", ptr %"$140for_iter.3"
  %".167" = load i64, ptr %"$phi142.1"
  store i64 %".156", ptr %"$phi142.1"
  %".169" = load i1, ptr %"$140for_iter.3"
  br i1 %".169", label %"B142", label %"B186"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()

declare double @"__nv_sqrt"(double %".1")

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"strided_norm" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ ptr @"strided_norm", !"kernel", i32 1 }
