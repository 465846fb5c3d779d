; arch: sm_90
; ModuleID = "warp_votes$1"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global i8* null
define void @"warp_votes"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0", float %"limit", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", i32* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".18" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".18", 5
  %".19" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".19", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"out.4", 4
  %".20" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".20", 5
  %".21" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".21", 6
  %"out" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".37" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".37"
  %"above" = alloca i1
  store i1 0, i1* %"above"
  %"$108pred" = alloca i1
  store i1 0, i1* %"$108pred"
  %".85" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".85"
  %"$164pred" = alloca i1
  store i1 0, i1* %"$164pred"
  %".143" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".143"
  %".190" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".190"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
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
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".37"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".37"
  %".41" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 5
  %".42" = getelementptr inbounds [1 x i64], [1 x i64]* %".41", i32 0, i32 0
  %".43" = load i64, i64* %".42", !range !1
  %".44" = insertvalue [1 x i64] undef, i64 %".43", 0
  %".45" = extractvalue [1 x i64] %".44", 0
  %".46" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 6
  %".47" = load [1 x i64], [1 x i64]* %".46"
  %".48" = extractvalue [1 x i64] %".47", 0
  %".49" = icmp slt i64 %".36", 0
  %".50" = add i64 %".36", %".45"
  %".51" = select  i1 %".49", i64 %".50", i64 %".36"
  %".52" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 5
  %".53" = getelementptr inbounds [1 x i64], [1 x i64]* %".52", i32 0, i32 0
  %".54" = load i64, i64* %".53", !range !1
  %".55" = insertvalue [1 x i64] undef, i64 %".54", 0
  %".56" = extractvalue [1 x i64] %".55", 0
  %".57" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 6
  %".58" = load [1 x i64], [1 x i64]* %".57"
  %".59" = extractvalue [1 x i64] %".58", 0
  %".60" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".37", i32 0, i32 4
  %".61" = load float*, float** %".60"
  %".62" = mul i64 %".51", 1
  %".63" = add i64 0, %".62"
  %".64" = getelementptr float, float* %".61", i64 %".63"
  %".65" = load float, float* %".64"
  %".66" = fcmp ogt float %".65", %"limit"
  %".68" = load i1, i1* %"above"
  store i1 %".66", i1* %"above"
  %".70" = load i1, i1* %"above"
  %".71" = trunc i64 4294967295 to i32
  %".72" = call {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".71", i32 0, i1 %".70")
  %".73" = extractvalue {i32, i1} %".72", 1
  %".75" = load i1, i1* %"$108pred"
  store i1 %".73", i1* %"$108pred"
  %".77" = load i1, i1* %"$108pred"
  br i1 %".77", label %"B110", label %"B124"
B110:
  %".79" = load i1, i1* %"above"
  store i1 0, i1* %"above"
  %".81" = load i1, i1* %"$108pred"
  store i1 0, i1* %"$108pred"
  %".83" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".84" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".85"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".83", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".85"
  %".89" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 5
  %".90" = getelementptr inbounds [1 x i64], [1 x i64]* %".89", i32 0, i32 0
  %".91" = load i64, i64* %".90", !range !1
  %".92" = insertvalue [1 x i64] undef, i64 %".91", 0
  %".93" = extractvalue [1 x i64] %".92", 0
  %".94" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 6
  %".95" = load [1 x i64], [1 x i64]* %".94"
  %".96" = extractvalue [1 x i64] %".95", 0
  %".97" = icmp slt i64 %".84", 0
  %".98" = add i64 %".84", %".93"
  %".99" = select  i1 %".97", i64 %".98", i64 %".84"
  %".100" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 5
  %".101" = getelementptr inbounds [1 x i64], [1 x i64]* %".100", i32 0, i32 0
  %".102" = load i64, i64* %".101", !range !1
  %".103" = insertvalue [1 x i64] undef, i64 %".102", 0
  %".104" = extractvalue [1 x i64] %".103", 0
  %".105" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 6
  %".106" = load [1 x i64], [1 x i64]* %".105"
  %".107" = extractvalue [1 x i64] %".106", 0
  %".108" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".85", i32 0, i32 4
  %".109" = load i32*, i32** %".108"
  %".110" = mul i64 %".99", 1
  %".111" = add i64 0, %".110"
  %".112" = getelementptr i32, i32* %".109", i64 %".111"
  %".113" = trunc i64 1 to i32
  store i32 %".113", i32* %".112"
  %".115" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".117" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B124:
  %".121" = load i1, i1* %"$108pred"
  store i1 0, i1* %"$108pred"
  %".123" = load i1, i1* %"above"
  %".124" = trunc i64 4294967295 to i32
  %".125" = call {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".124", i32 1, i1 %".123")
  %".126" = extractvalue {i32, i1} %".125", 1
  %".128" = load i1, i1* %"$164pred"
  store i1 %".126", i1* %"$164pred"
  %".130" = load i1, i1* %"$164pred"
  br i1 %".130", label %"B166", label %"B280"
B166:
  %".132" = load i1, i1* %"$164pred"
  store i1 0, i1* %"$164pred"
  %".134" = load i1, i1* %"above"
  %".135" = trunc i64 4294967295 to i32
  %".136" = call {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".135", i32 3, i1 %".134")
  %".137" = extractvalue {i32, i1} %".136", 0
  %".138" = load i1, i1* %"above"
  store i1 0, i1* %"above"
  %".140" = call i32 @"llvm.ctpop.i32"(i32 %".137")
  %".141" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".142" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".143"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".141", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".143"
  %".147" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".143", i32 0, i32 5
  %".148" = getelementptr inbounds [1 x i64], [1 x i64]* %".147", i32 0, i32 0
  %".149" = load i64, i64* %".148", !range !1
  %".150" = insertvalue [1 x i64] undef, i64 %".149", 0
  %".151" = extractvalue [1 x i64] %".150", 0
  %".152" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".143", i32 0, i32 6
  %".153" = load [1 x i64], [1 x i64]* %".152"
  %".154" = extractvalue [1 x i64] %".153", 0
  %".155" = icmp slt i64 %".142", 0
  %".156" = add i64 %".142", %".151"
  %".157" = select  i1 %".155", i64 %".156", i64 %".142"
  %".158" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".143", i32 0, i32 5
  %".159" = getelementptr inbounds [1 x i64], [1 x i64]* %".158", i32 0, i32 0
  %".160" = load i64, i64* %".159", !range !1
  %".161" = insertvalue [1 x i64] undef, i64 %".160", 0
  %".162" = extractvalue [1 x i64] %".161", 0
  %".163" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".143", i32 0, i32 6
  %".164" = load [1 x i64], [1 x i64]* %".163"
  %".165" = extractvalue [1 x i64] %".164", 0
  %".166" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".143", i32 0, i32 4
  %".167" = load i32*, i32** %".166"
  %".168" = mul i64 %".157", 1
  %".169" = add i64 0, %".168"
  %".170" = getelementptr i32, i32* %".167", i64 %".169"
  store i32 %".140", i32* %".170"
  %".172" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".174" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B280:
  %".178" = load i1, i1* %"above"
  store i1 0, i1* %"above"
  %".180" = load i1, i1* %"$164pred"
  store i1 0, i1* %"$164pred"
  %".182" = load i64, i64* %"i"
  %".183" = trunc i64 %".182" to i32
  %".184" = trunc i64 4294967295 to i32
  %".185" = trunc i64 1 to i32
  %".186" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".184", i32 3, i32 %".183", i32 %".185", i32 31)
  %".187" = extractvalue {i32, i1} %".186", 0
  %".188" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".189" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".190"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".188", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".190"
  %".194" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".190", i32 0, i32 5
  %".195" = getelementptr inbounds [1 x i64], [1 x i64]* %".194", i32 0, i32 0
  %".196" = load i64, i64* %".195", !range !1
  %".197" = insertvalue [1 x i64] undef, i64 %".196", 0
  %".198" = extractvalue [1 x i64] %".197", 0
  %".199" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".190", i32 0, i32 6
  %".200" = load [1 x i64], [1 x i64]* %".199"
  %".201" = extractvalue [1 x i64] %".200", 0
  %".202" = icmp slt i64 %".189", 0
  %".203" = add i64 %".189", %".198"
  %".204" = select  i1 %".202", i64 %".203", i64 %".189"
  %".205" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".190", i32 0, i32 5
  %".206" = getelementptr inbounds [1 x i64], [1 x i64]* %".205", i32 0, i32 0
  %".207" = load i64, i64* %".206", !range !1
  %".208" = insertvalue [1 x i64] undef, i64 %".207", 0
  %".209" = extractvalue [1 x i64] %".208", 0
  %".210" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".190", i32 0, i32 6
  %".211" = load [1 x i64], [1 x i64]* %".210"
  %".212" = extractvalue [1 x i64] %".211", 0
  %".213" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".190", i32 0, i32 4
  %".214" = load i32*, i32** %".213"
  %".215" = mul i64 %".204", 1
  %".216" = add i64 0, %".215"
  %".217" = getelementptr i32, i32* %".214", i64 %".216"
  store i32 %".187", i32* %".217"
  %".219" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"out"
  %".221" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare {i32, i1} @"llvm.nvvm.vote.sync"(i32 %".1", i32 %".2", i1 %".3")

declare i32 @"llvm.ctpop.i32"(i32 %".1")

declare {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".1", i32 %".2", i32 %".3", i32 %".4", i32 %".5")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, float, i8*, i8*, i64, i64, i32*, i64, i64)* @"warp_votes" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, float, i8*, i8*, i64, i64, i32*, i64, i64)* @"warp_votes", !"kernel", i32 1 }
