; arch: sm_90
; ModuleID = "xorshift_pi$9"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global i8* null
define void @"xorshift_pi"(i8* %"seeds.0", i8* %"seeds.1", i64 %"seeds.2", i64 %"seeds.3", i32* %"seeds.4", i64 %"seeds.5.0", i64 %"seeds.6.0", i32 %"rounds", i8* %"hits.0", i8* %"hits.1", i64 %"hits.2", i64 %"hits.3", i32* %"hits.4", i64 %"hits.5.0", i64 %"hits.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"seeds.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"seeds.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"seeds.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"seeds.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"seeds.4", 4
  %".18" = insertvalue [1 x i64] undef, i64 %"seeds.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".18", 5
  %".19" = insertvalue [1 x i64] undef, i64 %"seeds.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".19", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"hits.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"hits.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"hits.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"hits.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"hits.4", 4
  %".20" = insertvalue [1 x i64] undef, i64 %"hits.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".20", 5
  %".21" = insertvalue [1 x i64] undef, i64 %"hits.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".21", 6
  %"hits" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"hits"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".37" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37"
  %"state.4" = alloca i64
  store i64 0, i64* %"state.4"
  %"count.2" = alloca i64
  store i64 0, i64* %"count.2"
  %".73" = alloca {i32, i32, i32}
  store {i32, i32, i32} zeroinitializer, {i32, i32, i32}* %".73"
  %".83" = alloca {i32, i32, i32}
  store {i32, i32, i32} zeroinitializer, {i32, i32, i32}* %".83"
  %".87" = alloca {i32*, i32, i32, i32*}
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %".87"
  %".96" = alloca i32
  store i32 0, i32* %".96"
  %".99" = alloca i32
  store i32 0, i32* %".99"
  %"$phi94.0" = alloca {i32*, i32, i32, i32*}
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %"$phi94.0"
  %".138" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, {i32, i1}* %".138"
  %".141" = alloca {i32*, i32, i32, i32*}
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %".141"
  %".167" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, {i32, i1}* %".167"
  %".173" = alloca {i32, i1}
  store {i32, i1} zeroinitializer, {i32, i1}* %".173"
  %"$94for_iter.3" = alloca i1
  store i1 0, i1* %"$94for_iter.3"
  %"$phi96.1" = alloca i32
  store i32 0, i32* %"$phi96.1"
  %"count.3" = alloca i64
  store i64 0, i64* %"count.3"
  %"state.3" = alloca i64
  store i64 0, i64* %"state.3"
  %"$362pred" = alloca i1
  store i1 0, i1* %"$362pred"
  %".273" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".273"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"hits"
  %".24" = trunc i64 1 to i32
  %".25" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".26" = sext i32 %".25" to i64
  %".27" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".28" = sext i32 %".27" to i64
  %".29" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".30" = sext i32 %".29" to i64
  %".31" = mul i64 %".28", %".30"
  %".32" = add i64 %".31", %".26"
  %".34" = load i64, i64* %"i"
  store i64 %".32", i64* %"i"
  %".36" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37"
  %".41" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 5
  %".42" = getelementptr inbounds [1 x i64], [1 x i64]* %".41", i32 0, i32 0
  %".43" = load i64, i64* %".42", !range !1
  %".44" = insertvalue [1 x i64] undef, i64 %".43", 0
  %".45" = extractvalue [1 x i64] %".44", 0
  %".46" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 6
  %".47" = load [1 x i64], [1 x i64]* %".46"
  %".48" = extractvalue [1 x i64] %".47", 0
  %".49" = icmp slt i64 %".36", 0
  %".50" = add i64 %".36", %".45"
  %".51" = select  i1 %".49", i64 %".50", i64 %".36"
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 5
  %".53" = getelementptr inbounds [1 x i64], [1 x i64]* %".52", i32 0, i32 0
  %".54" = load i64, i64* %".53", !range !1
  %".55" = insertvalue [1 x i64] undef, i64 %".54", 0
  %".56" = extractvalue [1 x i64] %".55", 0
  %".57" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 6
  %".58" = load [1 x i64], [1 x i64]* %".57"
  %".59" = extractvalue [1 x i64] %".58", 0
  %".60" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 4
  %".61" = load i32*, i32** %".60"
  %".62" = mul i64 %".51", 1
  %".63" = add i64 0, %".62"
  %".64" = getelementptr i32, i32* %".61", i64 %".63"
  %".65" = load i32, i32* %".64"
  %".66" = zext i32 %".65" to i64
  %".68" = load i64, i64* %"state.4"
  store i64 %".66", i64* %"state.4"
  %".71" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  store {i32, i32, i32} zeroinitializer, {i32, i32, i32}* %".73"
  %".76" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".73", i32 0, i32 0
  store i32 0, i32* %".76"
  %".78" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".73", i32 0, i32 1
  store i32 %"rounds", i32* %".78"
  %".80" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".73", i32 0, i32 2
  store i32 1, i32* %".80"
  %".82" = load {i32, i32, i32}, {i32, i32, i32}* %".73"
  store {i32, i32, i32} zeroinitializer, {i32, i32, i32}* %".83"
  store {i32, i32, i32} %".82", {i32, i32, i32}* %".83"
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %".87"
  %".90" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".83", i32 0, i32 0
  %".91" = load i32, i32* %".90"
  %".92" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".83", i32 0, i32 1
  %".93" = load i32, i32* %".92"
  %".94" = getelementptr inbounds {i32, i32, i32}, {i32, i32, i32}* %".83", i32 0, i32 2
  %".95" = load i32, i32* %".94"
  store i32 %".91", i32* %".96"
  %".101" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".87", i32 0, i32 0
  store i32* %".96", i32** %".101"
  %".103" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".87", i32 0, i32 1
  store i32 %".93", i32* %".103"
  %".105" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".87", i32 0, i32 2
  store i32 %".95", i32* %".105"
  %".107" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".87", i32 0, i32 3
  store i32* %".99", i32** %".107"
  %".109" = sub i32 %".93", %".91"
  %".110" = icmp sgt i32 %".109", 0
  %".111" = icmp sgt i32 %".95", 0
  %".112" = xor i1 %".110", %".111"
  %".113" = icmp eq i32 %".95", 0
  br i1 %".113", label %"B0.if", label %"B0.endif", !prof !2
B94:
  %".137" = load {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %"$phi94.0"
  store {i32, i1} zeroinitializer, {i32, i1}* %".138"
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %".141"
  store {i32*, i32, i32, i32*} %".137", {i32*, i32, i32, i32*}* %".141"
  %".145" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".141", i32 0, i32 3
  %".146" = load i32*, i32** %".145"
  %".147" = load i32, i32* %".146"
  %".148" = icmp sgt i32 %".147", 0
  %".149" = getelementptr inbounds {i32, i1}, {i32, i1}* %".138", i32 0, i32 1
  store i1 %".148", i1* %".149"
  br i1 %".148", label %"B94.if", label %"B94.endif"
B96:
  %".187" = load i1, i1* %"$94for_iter.3"
  store i1 0, i1* %"$94for_iter.3"
  %".189" = load i64, i64* %"count.2"
  %".191" = load i64, i64* %"count.3"
  store i64 %".189", i64* %"count.3"
  %".193" = load i32, i32* %"$phi96.1"
  %".194" = load i32, i32* %"$phi96.1"
  store i32 0, i32* %"$phi96.1"
  %".196" = load i64, i64* %"state.4"
  %".197" = shl i64 %".196", 13
  %".198" = trunc i64 %".197" to i32
  %".199" = load i64, i64* %"state.4"
  %".200" = zext i32 %".198" to i64
  %".201" = xor i64 %".199", %".200"
  %".202" = load i64, i64* %"state.4"
  store i64 0, i64* %"state.4"
  %".204" = lshr i64 %".201", 17
  %".205" = xor i64 %".201", %".204"
  %".206" = shl i64 %".205", 5
  %".207" = trunc i64 %".206" to i32
  %".208" = zext i32 %".207" to i64
  %".209" = xor i64 %".205", %".208"
  %".211" = load i64, i64* %"state.3"
  store i64 %".209", i64* %"state.3"
  %".213" = load i64, i64* %"state.3"
  %".214" = and i64 %".213", 65535
  %".215" = sitofp i64 %".214" to float
  %".216" = sitofp i64 65536 to float
  %".217" = fcmp oeq float %".216",              0x0
  br i1 %".217", label %"B96.if", label %"B96.endif", !prof !2
B364:
  %".240" = load i1, i1* %"$362pred"
  store i1 0, i1* %"$362pred"
  %".242" = load i64, i64* %"count.2"
  %".243" = add nsw i64 %".242", 1
  %".244" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  %".246" = load i64, i64* %"count.3"
  store i64 %".243", i64* %"count.3"
  br label %"B374"
B374:
  %".249" = load i1, i1* %"$362pred"
  store i1 0, i1* %"$362pred"
  %".251" = load i64, i64* %"state.3"
  %".252" = load i64, i64* %"state.4"
  store i64 %".251", i64* %"state.4"
  %".254" = load i64, i64* %"state.3"
  store i64 0, i64* %"state.3"
  %".256" = load i64, i64* %"count.3"
  %".257" = load i64, i64* %"count.2"
  store i64 %".256", i64* %"count.2"
  %".259" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  br label %"B94"
B376:
  %".262" = load i64, i64* %"state.4"
  store i64 0, i64* %"state.4"
  %".264" = load i32, i32* %"$phi96.1"
  store i32 0, i32* %"$phi96.1"
  %".266" = load {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %"$phi94.0"
  store {i32*, i32, i32, i32*} zeroinitializer, {i32*, i32, i32, i32*}* %"$phi94.0"
  %".268" = load i1, i1* %"$94for_iter.3"
  store i1 0, i1* %"$94for_iter.3"
  %".270" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"hits"
  %".271" = load i64, i64* %"count.2"
  %".272" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".273"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".270", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".273"
  %".277" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 5
  %".278" = getelementptr inbounds [1 x i64], [1 x i64]* %".277", i32 0, i32 0
  %".279" = load i64, i64* %".278", !range !1
  %".280" = insertvalue [1 x i64] undef, i64 %".279", 0
  %".281" = extractvalue [1 x i64] %".280", 0
  %".282" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 6
  %".283" = load [1 x i64], [1 x i64]* %".282"
  %".284" = extractvalue [1 x i64] %".283", 0
  %".285" = icmp slt i64 %".272", 0
  %".286" = add i64 %".272", %".281"
  %".287" = select  i1 %".285", i64 %".286", i64 %".272"
  %".288" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 5
  %".289" = getelementptr inbounds [1 x i64], [1 x i64]* %".288", i32 0, i32 0
  %".290" = load i64, i64* %".289", !range !1
  %".291" = insertvalue [1 x i64] undef, i64 %".290", 0
  %".292" = extractvalue [1 x i64] %".291", 0
  %".293" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 6
  %".294" = load [1 x i64], [1 x i64]* %".293"
  %".295" = extractvalue [1 x i64] %".294", 0
  %".296" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 4
  %".297" = load i32*, i32** %".296"
  %".298" = mul i64 %".287", 1
  %".299" = add i64 0, %".298"
  %".300" = getelementptr i32, i32* %".297", i64 %".299"
  %".301" = trunc i64 %".271" to i32
  store i32 %".301", i32* %".300"
  %".303" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".305" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"hits"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"hits"
  %".307" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  ret void
B0.if:
  ret void
B0.endif:
  br i1 %".112", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".117" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".87", i32 0, i32 3
  %".118" = load i32*, i32** %".117"
  store i32 0, i32* %".118"
  br label %"B0.endif.endif"
B0.endif.else:
  %".121" = srem i32 %".109", %".95"
  %".122" = sub i32 0, %".121"
  %".123" = select  i1 %".110", i32 %".121", i32 %".122"
  %".124" = icmp sgt i32 %".123", 0
  %".125" = sdiv i32 %".109", %".95"
  %".126" = select  i1 %".124", i32 1, i32 0
  %".127" = add i32 %".125", %".126"
  %".128" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".87", i32 0, i32 3
  %".129" = load i32*, i32** %".128"
  store i32 %".127", i32* %".129"
  br label %"B0.endif.endif"
B0.endif.endif:
  %".132" = load {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".87"
  %".134" = load {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %"$phi94.0"
  store {i32*, i32, i32, i32*} %".132", {i32*, i32, i32, i32*}* %"$phi94.0"
  br label %"B94"
B94.if:
  %".152" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".141", i32 0, i32 0
  %".153" = load i32*, i32** %".152"
  %".154" = load i32, i32* %".153"
  %".155" = getelementptr inbounds {i32, i1}, {i32, i1}* %".138", i32 0, i32 0
  store i32 %".154", i32* %".155"
  %".157" = sub nsw i32 %".147", 1
  store i32 %".157", i32* %".146"
  %".159" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".141", i32 0, i32 2
  %".160" = load i32, i32* %".159"
  %".161" = add i32 %".154", %".160"
  %".162" = getelementptr inbounds {i32*, i32, i32, i32*}, {i32*, i32, i32, i32*}* %".141", i32 0, i32 0
  %".163" = load i32*, i32** %".162"
  store i32 %".161", i32* %".163"
  br label %"B94.endif"
B94.endif:
  %".166" = load {i32, i1}, {i32, i1}* %".138"
  store {i32, i1} zeroinitializer, {i32, i1}* %".167"
  store {i32, i1} %".166", {i32, i1}* %".167"
  %".171" = getelementptr inbounds {i32, i1}, {i32, i1}* %".167", i32 0, i32 0
  %".172" = load i32, i32* %".171"
  store {i32, i1} zeroinitializer, {i32, i1}* %".173"
  store {i32, i1} %".166", {i32, i1}* %".173"
  %".177" = getelementptr inbounds {i32, i1}, {i32, i1}* %".173", i32 0, i32 1
  %".178" = load i1, i1* %".177"
  %".180" = load i1, i1* %"$94for_iter.3"
  store i1 %".178", i1* %"$94for_iter.3"
  %".183" = load i32, i32* %"$phi96.1"
  store i32 %".172", i32* %"$phi96.1"
  %".185" = load i1, i1* %"$94for_iter.3"
  br i1 %".185", label %"B96", label %"B376"
B96.if:
  br label %"B96.endif"
B96.endif:
  %".220" = fdiv float %".215", %".216"
  %".221" = load i64, i64* %"state.3"
  %".222" = lshr i64 %".221", 16
  %".223" = uitofp i64 %".222" to float
  %".224" = sitofp i64 65536 to float
  %".225" = fcmp oeq float %".224",              0x0
  br i1 %".225", label %"B96.endif.if", label %"B96.endif.endif", !prof !2
B96.endif.if:
  br label %"B96.endif.endif"
B96.endif.endif:
  %".228" = fdiv float %".223", %".224"
  %".229" = fmul float %".220", %".220"
  %".230" = fmul float %".228", %".228"
  %".231" = fadd float %".229", %".230"
  %".232" = fpext float %".231" to double
  %".233" = sitofp i64 1 to double
  %".234" = fcmp olt double %".232", %".233"
  %".236" = load i1, i1* %"$362pred"
  store i1 %".234", i1* %"$362pred"
  %".238" = load i1, i1* %"$362pred"
  br i1 %".238", label %"B364", label %"B374"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i32, i8*, i8*, i64, i64, i32*, i64, i64)* @"xorshift_pi" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i32, i8*, i8*, i64, i64, i32*, i64, i64)* @"xorshift_pi", !"kernel", i32 1 }
