; arch: sm_90
; ModuleID = "nbody$15"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"nbody"(ptr %"bodies.0", ptr %"bodies.1", i64 %"bodies.2", i64 %"bodies.3", ptr %"bodies.4", i64 %"bodies.5.0", i64 %"bodies.6.0", float %"softening", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.6.0", i64 %"out.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"bodies.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo", ptr %"bodies.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"bodies.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"bodies.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize", ptr %"bodies.4", 4
  %".20" = insertvalue [1 x i64] undef, i64 %"bodies.5.0", 0
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".20", 5
  %".21" = insertvalue [1 x i64] undef, i64 %"bodies.6.0", 0
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".21", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"out.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo.1", ptr %"out.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize.1", ptr %"out.4", 4
  %".22" = insertvalue [2 x i64] undef, i64 %"out.5.0", 0
  %".23" = insertvalue [2 x i64] %".22", i64 %"out.5.1", 1
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".23", 5
  %".24" = insertvalue [2 x i64] undef, i64 %"out.6.0", 0
  %".25" = insertvalue [2 x i64] %".24", i64 %"out.6.1", 1
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".25", 6
  %"bodies" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"bodies"
  %"softening.1" = alloca float
  store float 0.0, ptr %"softening.1"
  %"out" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"out"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %".45" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".45"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %"ax.2" = alloca float
  store float 0.0, ptr %"ax.2"
  %"ay.2" = alloca float
  store float 0.0, ptr %"ay.2"
  %"az.2" = alloca float
  store float 0.0, ptr %"az.2"
  %".83" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".83"
  %".89" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".89"
  %".99" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".99"
  %".103" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".103"
  %".112" = alloca i64
  store i64 0, ptr %".112"
  %".115" = alloca i64
  store i64 0, ptr %".115"
  %"$phi148.0" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi148.0"
  %".154" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".154"
  %".157" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".157"
  %".183" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".183"
  %".189" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".189"
  %"$148for_iter.3" = alloca i1
  store i1 0, ptr %"$148for_iter.3"
  %"$phi150.1" = alloca i64
  store i64 0, ptr %"$phi150.1"
  %".209" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".209"
  %".237" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".237"
  %".261" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".261"
  %".292" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".292"
  %".320" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".320"
  %".344" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".344"
  %".375" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".375"
  %".403" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".403"
  %".427" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".427"
  %".458" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".458"
  %".486" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".486"
  %".510" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".510"
  %".541" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".541"
  %".569" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".569"
  %".593" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".593"
  %".624" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".624"
  %".652" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".652"
  %".676" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".676"
  %".720" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".720"
  %".792" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".792"
  %".850" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".850"
  %".910" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".910"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"bodies"
  store float %"softening", ptr %"softening.1"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides.1", ptr %"out"
  %".32" = trunc i64 1 to i32
  %".33" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".34" = sext i32 %".33" to i64
  %".35" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".36" = sext i32 %".35" to i64
  %".37" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".38" = sext i32 %".37" to i64
  %".39" = mul i64 %".36", %".38"
  %".40" = add i64 %".39", %".34"
  %".42" = load i64, ptr %"i"
  store i64 %".40", ptr %"i"
  %".44" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".45"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".44", ptr %".45"
  %".49" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".45", i32 0, i32 2
  %".50" = load i64, ptr %".49"
  %".51" = load i64, ptr %"i"
  %".52" = icmp sge i64 %".51", %".50"
  %".54" = load i1, ptr %"$64pred"
  store i1 %".52", ptr %"$64pred"
  %".56" = load i1, ptr %"$64pred"
  br i1 %".56", label %"B66", label %"B70"
B66:
  %".58" = load float, ptr %"softening.1"
  store float 0.0, ptr %"softening.1"
  %".60" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"out"
  %".62" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".64" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"bodies"
  %".66" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
B70:
  %".70" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".72" = sitofp i64 0 to float
  %".74" = load float, ptr %"ax.2"
  store float %".72", ptr %"ax.2"
  %".77" = load float, ptr %"ay.2"
  store float %".72", ptr %"ay.2"
  %".80" = load float, ptr %"az.2"
  store float %".72", ptr %"az.2"
  %".82" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".83"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".82", ptr %".83"
  %".87" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".83", i32 0, i32 2
  %".88" = load i64, ptr %".87"
  store {i64, i64, i64} zeroinitializer, ptr %".89"
  %".92" = getelementptr inbounds {i64, i64, i64}, ptr %".89", i32 0, i32 0
  store i64 0, ptr %".92"
  %".94" = getelementptr inbounds {i64, i64, i64}, ptr %".89", i32 0, i32 1
  store i64 %".88", ptr %".94"
  %".96" = getelementptr inbounds {i64, i64, i64}, ptr %".89", i32 0, i32 2
  store i64 1, ptr %".96"
  %".98" = load {i64, i64, i64}, ptr %".89"
  store {i64, i64, i64} zeroinitializer, ptr %".99"
  store {i64, i64, i64} %".98", ptr %".99"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".103"
  %".106" = getelementptr inbounds {i64, i64, i64}, ptr %".99", i32 0, i32 0
  %".107" = load i64, ptr %".106"
  %".108" = getelementptr inbounds {i64, i64, i64}, ptr %".99", i32 0, i32 1
  %".109" = load i64, ptr %".108"
  %".110" = getelementptr inbounds {i64, i64, i64}, ptr %".99", i32 0, i32 2
  %".111" = load i64, ptr %".110"
  store i64 %".107", ptr %".112"
  %".117" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".103", i32 0, i32 0
  store ptr %".112", ptr %".117"
  %".119" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".103", i32 0, i32 1
  store i64 %".109", ptr %".119"
  %".121" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".103", i32 0, i32 2
  store i64 %".111", ptr %".121"
  %".123" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".103", i32 0, i32 3
  store ptr %".115", ptr %".123"
  %".125" = sub i64 %".109", %".107"
  %".126" = icmp sgt i64 %".125", 0
  %".127" = icmp sgt i64 %".111", 0
  %".128" = xor i1 %".126", %".127"
  %".129" = icmp eq i64 %".111", 0
  br i1 %".129", label %"B70.if", label %"B70.endif", !prof !1
B148:
  %".153" = load {ptr, i64, i64, ptr}, ptr %"$phi148.0"
  store {i64, i1} zeroinitializer, ptr %".154"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".157"
  store {ptr, i64, i64, ptr} %".153", ptr %".157"
  %".161" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".157", i32 0, i32 3
  %".162" = load ptr, ptr %".161"
  %".163" = load i64, ptr %".162"
  %".164" = icmp sgt i64 %".163", 0
  %".165" = getelementptr inbounds {i64, i1}, ptr %".154", i32 0, i32 1
  store i1 %".164", ptr %".165"
  br i1 %".164", label %"B148.if", label %"B148.endif"
B150:
  %".203" = load i1, ptr %"$148for_iter.3"
  store i1 0, ptr %"$148for_iter.3"
  %".205" = load i64, ptr %"$phi150.1"
  %".206" = load i64, ptr %"$phi150.1"
  store i64 0, ptr %"$phi150.1"
  %".208" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".209"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".208", ptr %".209"
  %".213" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".209", i32 0, i32 5
  %".214" = getelementptr inbounds [1 x i64], ptr %".213", i32 0, i32 0
  %".215" = load i64, ptr %".214", !range !2
  %".216" = insertvalue [1 x i64] undef, i64 %".215", 0
  %".217" = extractvalue [1 x i64] %".216", 0
  %".218" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".209", i32 0, i32 6
  %".219" = load [1 x i64], ptr %".218"
  %".220" = extractvalue [1 x i64] %".219", 0
  %".221" = icmp slt i64 %".205", 0
  %".222" = add i64 %".205", %".217"
  %".223" = select  i1 %".221", i64 %".222", i64 %".205"
  %".224" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".209", i32 0, i32 5
  %".225" = getelementptr inbounds [1 x i64], ptr %".224", i32 0, i32 0
  %".226" = load i64, ptr %".225", !range !2
  %".227" = insertvalue [1 x i64] undef, i64 %".226", 0
  %".228" = extractvalue [1 x i64] %".227", 0
  %".229" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".209", i32 0, i32 6
  %".230" = load [1 x i64], ptr %".229"
  %".231" = extractvalue [1 x i64] %".230", 0
  %".232" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".209", i32 0, i32 4
  %".233" = load ptr, ptr %".232"
  %".234" = mul i64 %".223", 1
  %".235" = add i64 0, %".234"
  %".236" = getelementptr [32 x i8], ptr %".233", i64 %".235"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".237"
  %".240" = getelementptr inbounds [32 x i8], ptr %".236", i32 0, i32 0
  %".241" = bitcast ptr %".240" to ptr
  %".242" = insertvalue [1 x i64] undef, i64 3, 0
  %".243" = insertvalue [1 x i64] undef, i64 4, 0
  %".244" = extractvalue [1 x i64] %".242", 0
  %".245" = mul nsw i64 1, %".244"
  %".246" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".237", i32 0, i32 5
  store [1 x i64] %".242", ptr %".246"
  %".248" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".237", i32 0, i32 6
  store [1 x i64] %".243", ptr %".248"
  %".250" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".237", i32 0, i32 4
  store ptr %".241", ptr %".250"
  %".252" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".237", i32 0, i32 3
  store i64 4, ptr %".252"
  %".254" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".237", i32 0, i32 0
  store ptr null, ptr %".254"
  %".256" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".237", i32 0, i32 1
  store ptr null, ptr %".256"
  %".258" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".237", i32 0, i32 2
  store i64 %".245", ptr %".258"
  %".260" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".237"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".261"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".260", ptr %".261"
  %".265" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".261", i32 0, i32 5
  %".266" = getelementptr inbounds [1 x i64], ptr %".265", i32 0, i32 0
  %".267" = load i64, ptr %".266", !range !2
  %".268" = insertvalue [1 x i64] undef, i64 %".267", 0
  %".269" = extractvalue [1 x i64] %".268", 0
  %".270" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".261", i32 0, i32 6
  %".271" = load [1 x i64], ptr %".270"
  %".272" = extractvalue [1 x i64] %".271", 0
  %".273" = icmp slt i64 0, 0
  %".274" = add i64 0, %".269"
  %".275" = select  i1 %".273", i64 %".274", i64 0
  %".276" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".261", i32 0, i32 5
  %".277" = getelementptr inbounds [1 x i64], ptr %".276", i32 0, i32 0
  %".278" = load i64, ptr %".277", !range !2
  %".279" = insertvalue [1 x i64] undef, i64 %".278", 0
  %".280" = extractvalue [1 x i64] %".279", 0
  %".281" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".261", i32 0, i32 6
  %".282" = load [1 x i64], ptr %".281"
  %".283" = extractvalue [1 x i64] %".282", 0
  %".284" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".261", i32 0, i32 4
  %".285" = load ptr, ptr %".284"
  %".286" = mul i64 %".275", 1
  %".287" = add i64 0, %".286"
  %".288" = getelementptr float, ptr %".285", i64 %".287"
  %".289" = load float, ptr %".288"
  %".290" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  %".291" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".292"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".290", ptr %".292"
  %".296" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".292", i32 0, i32 5
  %".297" = getelementptr inbounds [1 x i64], ptr %".296", i32 0, i32 0
  %".298" = load i64, ptr %".297", !range !2
  %".299" = insertvalue [1 x i64] undef, i64 %".298", 0
  %".300" = extractvalue [1 x i64] %".299", 0
  %".301" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".292", i32 0, i32 6
  %".302" = load [1 x i64], ptr %".301"
  %".303" = extractvalue [1 x i64] %".302", 0
  %".304" = icmp slt i64 %".291", 0
  %".305" = add i64 %".291", %".300"
  %".306" = select  i1 %".304", i64 %".305", i64 %".291"
  %".307" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".292", i32 0, i32 5
  %".308" = getelementptr inbounds [1 x i64], ptr %".307", i32 0, i32 0
  %".309" = load i64, ptr %".308", !range !2
  %".310" = insertvalue [1 x i64] undef, i64 %".309", 0
  %".311" = extractvalue [1 x i64] %".310", 0
  %".312" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".292", i32 0, i32 6
  %".313" = load [1 x i64], ptr %".312"
  %".314" = extractvalue [1 x i64] %".313", 0
  %".315" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".292", i32 0, i32 4
  %".316" = load ptr, ptr %".315"
  %".317" = mul i64 %".306", 1
  %".318" = add i64 0, %".317"
  %".319" = getelementptr [32 x i8], ptr %".316", i64 %".318"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".320"
  %".323" = getelementptr inbounds [32 x i8], ptr %".319", i32 0, i32 0
  %".324" = bitcast ptr %".323" to ptr
  %".325" = insertvalue [1 x i64] undef, i64 3, 0
  %".326" = insertvalue [1 x i64] undef, i64 4, 0
  %".327" = extractvalue [1 x i64] %".325", 0
  %".328" = mul nsw i64 1, %".327"
  %".329" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".320", i32 0, i32 5
  store [1 x i64] %".325", ptr %".329"
  %".331" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".320", i32 0, i32 6
  store [1 x i64] %".326", ptr %".331"
  %".333" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".320", i32 0, i32 4
  store ptr %".324", ptr %".333"
  %".335" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".320", i32 0, i32 3
  store i64 4, ptr %".335"
  %".337" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".320", i32 0, i32 0
  store ptr null, ptr %".337"
  %".339" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".320", i32 0, i32 1
  store ptr null, ptr %".339"
  %".341" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".320", i32 0, i32 2
  store i64 %".328", ptr %".341"
  %".343" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".320"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".344"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".343", ptr %".344"
  %".348" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".344", i32 0, i32 5
  %".349" = getelementptr inbounds [1 x i64], ptr %".348", i32 0, i32 0
  %".350" = load i64, ptr %".349", !range !2
  %".351" = insertvalue [1 x i64] undef, i64 %".350", 0
  %".352" = extractvalue [1 x i64] %".351", 0
  %".353" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".344", i32 0, i32 6
  %".354" = load [1 x i64], ptr %".353"
  %".355" = extractvalue [1 x i64] %".354", 0
  %".356" = icmp slt i64 0, 0
  %".357" = add i64 0, %".352"
  %".358" = select  i1 %".356", i64 %".357", i64 0
  %".359" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".344", i32 0, i32 5
  %".360" = getelementptr inbounds [1 x i64], ptr %".359", i32 0, i32 0
  %".361" = load i64, ptr %".360", !range !2
  %".362" = insertvalue [1 x i64] undef, i64 %".361", 0
  %".363" = extractvalue [1 x i64] %".362", 0
  %".364" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".344", i32 0, i32 6
  %".365" = load [1 x i64], ptr %".364"
  %".366" = extractvalue [1 x i64] %".365", 0
  %".367" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".344", i32 0, i32 4
  %".368" = load ptr, ptr %".367"
  %".369" = mul i64 %".358", 1
  %".370" = add i64 0, %".369"
  %".371" = getelementptr float, ptr %".368", i64 %".370"
  %".372" = load float, ptr %".371"
  %".373" = fsub float %".289", %".372"
  %".374" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".375"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".374", ptr %".375"
  %".379" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".375", i32 0, i32 5
  %".380" = getelementptr inbounds [1 x i64], ptr %".379", i32 0, i32 0
  %".381" = load i64, ptr %".380", !range !2
  %".382" = insertvalue [1 x i64] undef, i64 %".381", 0
  %".383" = extractvalue [1 x i64] %".382", 0
  %".384" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".375", i32 0, i32 6
  %".385" = load [1 x i64], ptr %".384"
  %".386" = extractvalue [1 x i64] %".385", 0
  %".387" = icmp slt i64 %".205", 0
  %".388" = add i64 %".205", %".383"
  %".389" = select  i1 %".387", i64 %".388", i64 %".205"
  %".390" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".375", i32 0, i32 5
  %".391" = getelementptr inbounds [1 x i64], ptr %".390", i32 0, i32 0
  %".392" = load i64, ptr %".391", !range !2
  %".393" = insertvalue [1 x i64] undef, i64 %".392", 0
  %".394" = extractvalue [1 x i64] %".393", 0
  %".395" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".375", i32 0, i32 6
  %".396" = load [1 x i64], ptr %".395"
  %".397" = extractvalue [1 x i64] %".396", 0
  %".398" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".375", i32 0, i32 4
  %".399" = load ptr, ptr %".398"
  %".400" = mul i64 %".389", 1
  %".401" = add i64 0, %".400"
  %".402" = getelementptr [32 x i8], ptr %".399", i64 %".401"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".403"
  %".406" = getelementptr inbounds [32 x i8], ptr %".402", i32 0, i32 0
  %".407" = bitcast ptr %".406" to ptr
  %".408" = insertvalue [1 x i64] undef, i64 3, 0
  %".409" = insertvalue [1 x i64] undef, i64 4, 0
  %".410" = extractvalue [1 x i64] %".408", 0
  %".411" = mul nsw i64 1, %".410"
  %".412" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".403", i32 0, i32 5
  store [1 x i64] %".408", ptr %".412"
  %".414" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".403", i32 0, i32 6
  store [1 x i64] %".409", ptr %".414"
  %".416" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".403", i32 0, i32 4
  store ptr %".407", ptr %".416"
  %".418" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".403", i32 0, i32 3
  store i64 4, ptr %".418"
  %".420" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".403", i32 0, i32 0
  store ptr null, ptr %".420"
  %".422" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".403", i32 0, i32 1
  store ptr null, ptr %".422"
  %".424" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".403", i32 0, i32 2
  store i64 %".411", ptr %".424"
  %".426" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".403"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".427"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".426", ptr %".427"
  %".431" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".427", i32 0, i32 5
  %".432" = getelementptr inbounds [1 x i64], ptr %".431", i32 0, i32 0
  %".433" = load i64, ptr %".432", !range !2
  %".434" = insertvalue [1 x i64] undef, i64 %".433", 0
  %".435" = extractvalue [1 x i64] %".434", 0
  %".436" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".427", i32 0, i32 6
  %".437" = load [1 x i64], ptr %".436"
  %".438" = extractvalue [1 x i64] %".437", 0
  %".439" = icmp slt i64 1, 0
  %".440" = add i64 1, %".435"
  %".441" = select  i1 %".439", i64 %".440", i64 1
  %".442" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".427", i32 0, i32 5
  %".443" = getelementptr inbounds [1 x i64], ptr %".442", i32 0, i32 0
  %".444" = load i64, ptr %".443", !range !2
  %".445" = insertvalue [1 x i64] undef, i64 %".444", 0
  %".446" = extractvalue [1 x i64] %".445", 0
  %".447" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".427", i32 0, i32 6
  %".448" = load [1 x i64], ptr %".447"
  %".449" = extractvalue [1 x i64] %".448", 0
  %".450" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".427", i32 0, i32 4
  %".451" = load ptr, ptr %".450"
  %".452" = mul i64 %".441", 1
  %".453" = add i64 0, %".452"
  %".454" = getelementptr float, ptr %".451", i64 %".453"
  %".455" = load float, ptr %".454"
  %".456" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  %".457" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".458"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".456", ptr %".458"
  %".462" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".458", i32 0, i32 5
  %".463" = getelementptr inbounds [1 x i64], ptr %".462", i32 0, i32 0
  %".464" = load i64, ptr %".463", !range !2
  %".465" = insertvalue [1 x i64] undef, i64 %".464", 0
  %".466" = extractvalue [1 x i64] %".465", 0
  %".467" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".458", i32 0, i32 6
  %".468" = load [1 x i64], ptr %".467"
  %".469" = extractvalue [1 x i64] %".468", 0
  %".470" = icmp slt i64 %".457", 0
  %".471" = add i64 %".457", %".466"
  %".472" = select  i1 %".470", i64 %".471", i64 %".457"
  %".473" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".458", i32 0, i32 5
  %".474" = getelementptr inbounds [1 x i64], ptr %".473", i32 0, i32 0
  %".475" = load i64, ptr %".474", !range !2
  %".476" = insertvalue [1 x i64] undef, i64 %".475", 0
  %".477" = extractvalue [1 x i64] %".476", 0
  %".478" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".458", i32 0, i32 6
  %".479" = load [1 x i64], ptr %".478"
  %".480" = extractvalue [1 x i64] %".479", 0
  %".481" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".458", i32 0, i32 4
  %".482" = load ptr, ptr %".481"
  %".483" = mul i64 %".472", 1
  %".484" = add i64 0, %".483"
  %".485" = getelementptr [32 x i8], ptr %".482", i64 %".484"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".486"
  %".489" = getelementptr inbounds [32 x i8], ptr %".485", i32 0, i32 0
  %".490" = bitcast ptr %".489" to ptr
  %".491" = insertvalue [1 x i64] undef, i64 3, 0
  %".492" = insertvalue [1 x i64] undef, i64 4, 0
  %".493" = extractvalue [1 x i64] %".491", 0
  %".494" = mul nsw i64 1, %".493"
  %".495" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".486", i32 0, i32 5
  store [1 x i64] %".491", ptr %".495"
  %".497" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".486", i32 0, i32 6
  store [1 x i64] %".492", ptr %".497"
  %".499" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".486", i32 0, i32 4
  store ptr %".490", ptr %".499"
  %".501" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".486", i32 0, i32 3
  store i64 4, ptr %".501"
  %".503" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".486", i32 0, i32 0
  store ptr null, ptr %".503"
  %".505" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".486", i32 0, i32 1
  store ptr null, ptr %".505"
  %".507" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".486", i32 0, i32 2
  store i64 %".494", ptr %".507"
  %".509" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".486"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".510"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".509", ptr %".510"
  %".514" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".510", i32 0, i32 5
  %".515" = getelementptr inbounds [1 x i64], ptr %".514", i32 0, i32 0
  %".516" = load i64, ptr %".515", !range !2
  %".517" = insertvalue [1 x i64] undef, i64 %".516", 0
  %".518" = extractvalue [1 x i64] %".517", 0
  %".519" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".510", i32 0, i32 6
  %".520" = load [1 x i64], ptr %".519"
  %".521" = extractvalue [1 x i64] %".520", 0
  %".522" = icmp slt i64 1, 0
  %".523" = add i64 1, %".518"
  %".524" = select  i1 %".522", i64 %".523", i64 1
  %".525" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".510", i32 0, i32 5
  %".526" = getelementptr inbounds [1 x i64], ptr %".525", i32 0, i32 0
  %".527" = load i64, ptr %".526", !range !2
  %".528" = insertvalue [1 x i64] undef, i64 %".527", 0
  %".529" = extractvalue [1 x i64] %".528", 0
  %".530" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".510", i32 0, i32 6
  %".531" = load [1 x i64], ptr %".530"
  %".532" = extractvalue [1 x i64] %".531", 0
  %".533" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".510", i32 0, i32 4
  %".534" = load ptr, ptr %".533"
  %".535" = mul i64 %".524", 1
  %".536" = add i64 0, %".535"
  %".537" = getelementptr float, ptr %".534", i64 %".536"
  %".538" = load float, ptr %".537"
  %".539" = fsub float %".455", %".538"
  %".540" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".541"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".540", ptr %".541"
  %".545" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".541", i32 0, i32 5
  %".546" = getelementptr inbounds [1 x i64], ptr %".545", i32 0, i32 0
  %".547" = load i64, ptr %".546", !range !2
  %".548" = insertvalue [1 x i64] undef, i64 %".547", 0
  %".549" = extractvalue [1 x i64] %".548", 0
  %".550" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".541", i32 0, i32 6
  %".551" = load [1 x i64], ptr %".550"
  %".552" = extractvalue [1 x i64] %".551", 0
  %".553" = icmp slt i64 %".205", 0
  %".554" = add i64 %".205", %".549"
  %".555" = select  i1 %".553", i64 %".554", i64 %".205"
  %".556" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".541", i32 0, i32 5
  %".557" = getelementptr inbounds [1 x i64], ptr %".556", i32 0, i32 0
  %".558" = load i64, ptr %".557", !range !2
  %".559" = insertvalue [1 x i64] undef, i64 %".558", 0
  %".560" = extractvalue [1 x i64] %".559", 0
  %".561" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".541", i32 0, i32 6
  %".562" = load [1 x i64], ptr %".561"
  %".563" = extractvalue [1 x i64] %".562", 0
  %".564" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".541", i32 0, i32 4
  %".565" = load ptr, ptr %".564"
  %".566" = mul i64 %".555", 1
  %".567" = add i64 0, %".566"
  %".568" = getelementptr [32 x i8], ptr %".565", i64 %".567"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".569"
  %".572" = getelementptr inbounds [32 x i8], ptr %".568", i32 0, i32 0
  %".573" = bitcast ptr %".572" to ptr
  %".574" = insertvalue [1 x i64] undef, i64 3, 0
  %".575" = insertvalue [1 x i64] undef, i64 4, 0
  %".576" = extractvalue [1 x i64] %".574", 0
  %".577" = mul nsw i64 1, %".576"
  %".578" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".569", i32 0, i32 5
  store [1 x i64] %".574", ptr %".578"
  %".580" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".569", i32 0, i32 6
  store [1 x i64] %".575", ptr %".580"
  %".582" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".569", i32 0, i32 4
  store ptr %".573", ptr %".582"
  %".584" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".569", i32 0, i32 3
  store i64 4, ptr %".584"
  %".586" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".569", i32 0, i32 0
  store ptr null, ptr %".586"
  %".588" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".569", i32 0, i32 1
  store ptr null, ptr %".588"
  %".590" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".569", i32 0, i32 2
  store i64 %".577", ptr %".590"
  %".592" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".569"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".593"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".592", ptr %".593"
  %".597" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".593", i32 0, i32 5
  %".598" = getelementptr inbounds [1 x i64], ptr %".597", i32 0, i32 0
  %".599" = load i64, ptr %".598", !range !2
  %".600" = insertvalue [1 x i64] undef, i64 %".599", 0
  %".601" = extractvalue [1 x i64] %".600", 0
  %".602" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".593", i32 0, i32 6
  %".603" = load [1 x i64], ptr %".602"
  %".604" = extractvalue [1 x i64] %".603", 0
  %".605" = icmp slt i64 2, 0
  %".606" = add i64 2, %".601"
  %".607" = select  i1 %".605", i64 %".606", i64 2
  %".608" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".593", i32 0, i32 5
  %".609" = getelementptr inbounds [1 x i64], ptr %".608", i32 0, i32 0
  %".610" = load i64, ptr %".609", !range !2
  %".611" = insertvalue [1 x i64] undef, i64 %".610", 0
  %".612" = extractvalue [1 x i64] %".611", 0
  %".613" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".593", i32 0, i32 6
  %".614" = load [1 x i64], ptr %".613"
  %".615" = extractvalue [1 x i64] %".614", 0
  %".616" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".593", i32 0, i32 4
  %".617" = load ptr, ptr %".616"
  %".618" = mul i64 %".607", 1
  %".619" = add i64 0, %".618"
  %".620" = getelementptr float, ptr %".617", i64 %".619"
  %".621" = load float, ptr %".620"
  %".622" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  %".623" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".624"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".622", ptr %".624"
  %".628" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".624", i32 0, i32 5
  %".629" = getelementptr inbounds [1 x i64], ptr %".628", i32 0, i32 0
  %".630" = load i64, ptr %".629", !range !2
  %".631" = insertvalue [1 x i64] undef, i64 %".630", 0
  %".632" = extractvalue [1 x i64] %".631", 0
  %".633" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".624", i32 0, i32 6
  %".634" = load [1 x i64], ptr %".633"
  %".635" = extractvalue [1 x i64] %".634", 0
  %".636" = icmp slt i64 %".623", 0
  %".637" = add i64 %".623", %".632"
  %".638" = select  i1 %".636", i64 %".637", i64 %".623"
  %".639" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".624", i32 0, i32 5
  %".640" = getelementptr inbounds [1 x i64], ptr %".639", i32 0, i32 0
  %".641" = load i64, ptr %".640", !range !2
  %".642" = insertvalue [1 x i64] undef, i64 %".641", 0
  %".643" = extractvalue [1 x i64] %".642", 0
  %".644" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".624", i32 0, i32 6
  %".645" = load [1 x i64], ptr %".644"
  %".646" = extractvalue [1 x i64] %".645", 0
  %".647" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".624", i32 0, i32 4
  %".648" = load ptr, ptr %".647"
  %".649" = mul i64 %".638", 1
  %".650" = add i64 0, %".649"
  %".651" = getelementptr [32 x i8], ptr %".648", i64 %".650"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".652"
  %".655" = getelementptr inbounds [32 x i8], ptr %".651", i32 0, i32 0
  %".656" = bitcast ptr %".655" to ptr
  %".657" = insertvalue [1 x i64] undef, i64 3, 0
  %".658" = insertvalue [1 x i64] undef, i64 4, 0
  %".659" = extractvalue [1 x i64] %".657", 0
  %".660" = mul nsw i64 1, %".659"
  %".661" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".652", i32 0, i32 5
  store [1 x i64] %".657", ptr %".661"
  %".663" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".652", i32 0, i32 6
  store [1 x i64] %".658", ptr %".663"
  %".665" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".652", i32 0, i32 4
  store ptr %".656", ptr %".665"
  %".667" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".652", i32 0, i32 3
  store i64 4, ptr %".667"
  %".669" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".652", i32 0, i32 0
  store ptr null, ptr %".669"
  %".671" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".652", i32 0, i32 1
  store ptr null, ptr %".671"
  %".673" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".652", i32 0, i32 2
  store i64 %".660", ptr %".673"
  %".675" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".652"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".676"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".675", ptr %".676"
  %".680" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".676", i32 0, i32 5
  %".681" = getelementptr inbounds [1 x i64], ptr %".680", i32 0, i32 0
  %".682" = load i64, ptr %".681", !range !2
  %".683" = insertvalue [1 x i64] undef, i64 %".682", 0
  %".684" = extractvalue [1 x i64] %".683", 0
  %".685" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".676", i32 0, i32 6
  %".686" = load [1 x i64], ptr %".685"
  %".687" = extractvalue [1 x i64] %".686", 0
  %".688" = icmp slt i64 2, 0
  %".689" = add i64 2, %".684"
  %".690" = select  i1 %".688", i64 %".689", i64 2
  %".691" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".676", i32 0, i32 5
  %".692" = getelementptr inbounds [1 x i64], ptr %".691", i32 0, i32 0
  %".693" = load i64, ptr %".692", !range !2
  %".694" = insertvalue [1 x i64] undef, i64 %".693", 0
  %".695" = extractvalue [1 x i64] %".694", 0
  %".696" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".676", i32 0, i32 6
  %".697" = load [1 x i64], ptr %".696"
  %".698" = extractvalue [1 x i64] %".697", 0
  %".699" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".676", i32 0, i32 4
  %".700" = load ptr, ptr %".699"
  %".701" = mul i64 %".690", 1
  %".702" = add i64 0, %".701"
  %".703" = getelementptr float, ptr %".700", i64 %".702"
  %".704" = load float, ptr %".703"
  %".705" = fsub float %".621", %".704"
  %".706" = fmul float %".373", %".373"
  %".707" = fmul float %".539", %".539"
  %".708" = fadd float %".706", %".707"
  %".709" = fmul float %".705", %".705"
  %".710" = fadd float %".708", %".709"
  %".711" = load float, ptr %"softening.1"
  %".712" = fadd float %".710", %".711"
  %".713" = call float @"__nv_sqrtf"(float %".712")
  %".714" = fpext float %".713" to double
  %".715" = fcmp oeq double %".714",              0x0
  br i1 %".715", label %"B150.if", label %"B150.endif", !prof !1
B588:
  %".771" = load float, ptr %"softening.1"
  store float 0.0, ptr %"softening.1"
  %".773" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"bodies"
  %".775" = load i64, ptr %"$phi150.1"
  store i64 0, ptr %"$phi150.1"
  %".777" = load {ptr, i64, i64, ptr}, ptr %"$phi148.0"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi148.0"
  %".779" = load i1, ptr %"$148for_iter.3"
  store i1 0, ptr %"$148for_iter.3"
  %".781" = load i64, ptr %"i"
  %".782" = insertvalue {i64, i64} undef, i64 %".781", 0
  %".783" = insertvalue {i64, i64} %".782", i64 0, 1
  %".784" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"out"
  %".785" = load float, ptr %"ax.2"
  %".786" = extractvalue {i64, i64} %".783", 0
  %".787" = extractvalue {i64, i64} %".783", 1
  %".788" = insertvalue [2 x i64] undef, i64 %".786", 0
  %".789" = insertvalue [2 x i64] %".788", i64 0, 1
  %".790" = extractvalue [2 x i64] %".789", 0
  %".791" = extractvalue [2 x i64] %".789", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".792"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".784", ptr %".792"
  %".796" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".792", i32 0, i32 5
  %".797" = getelementptr inbounds [2 x i64], ptr %".796", i32 0, i32 0
  %".798" = load i64, ptr %".797", !range !2
  %".799" = getelementptr inbounds [2 x i64], ptr %".796", i32 0, i32 1
  %".800" = load i64, ptr %".799", !range !2
  %".801" = insertvalue [2 x i64] undef, i64 %".798", 0
  %".802" = insertvalue [2 x i64] %".801", i64 %".800", 1
  %".803" = extractvalue [2 x i64] %".802", 0
  %".804" = extractvalue [2 x i64] %".802", 1
  %".805" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".792", i32 0, i32 6
  %".806" = load [2 x i64], ptr %".805"
  %".807" = extractvalue [2 x i64] %".806", 0
  %".808" = extractvalue [2 x i64] %".806", 1
  %".809" = icmp slt i64 %".790", 0
  %".810" = add i64 %".790", %".803"
  %".811" = select  i1 %".809", i64 %".810", i64 %".790"
  %".812" = icmp slt i64 %".791", 0
  %".813" = add i64 %".791", %".804"
  %".814" = select  i1 %".812", i64 %".813", i64 %".791"
  %".815" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".792", i32 0, i32 5
  %".816" = getelementptr inbounds [2 x i64], ptr %".815", i32 0, i32 0
  %".817" = load i64, ptr %".816", !range !2
  %".818" = getelementptr inbounds [2 x i64], ptr %".815", i32 0, i32 1
  %".819" = load i64, ptr %".818", !range !2
  %".820" = insertvalue [2 x i64] undef, i64 %".817", 0
  %".821" = insertvalue [2 x i64] %".820", i64 %".819", 1
  %".822" = extractvalue [2 x i64] %".821", 0
  %".823" = extractvalue [2 x i64] %".821", 1
  %".824" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".792", i32 0, i32 6
  %".825" = load [2 x i64], ptr %".824"
  %".826" = extractvalue [2 x i64] %".825", 0
  %".827" = extractvalue [2 x i64] %".825", 1
  %".828" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".792", i32 0, i32 4
  %".829" = load ptr, ptr %".828"
  %".830" = mul i64 1, %".823"
  %".831" = mul i64 %".811", %".830"
  %".832" = add i64 0, %".831"
  %".833" = mul i64 %".814", 1
  %".834" = add i64 %".832", %".833"
  %".835" = getelementptr float, ptr %".829", i64 %".834"
  store float %".785", ptr %".835"
  %".837" = load float, ptr %"ax.2"
  store float 0.0, ptr %"ax.2"
  %".839" = load i64, ptr %"i"
  %".840" = insertvalue {i64, i64} undef, i64 %".839", 0
  %".841" = insertvalue {i64, i64} %".840", i64 1, 1
  %".842" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"out"
  %".843" = load float, ptr %"ay.2"
  %".844" = extractvalue {i64, i64} %".841", 0
  %".845" = extractvalue {i64, i64} %".841", 1
  %".846" = insertvalue [2 x i64] undef, i64 %".844", 0
  %".847" = insertvalue [2 x i64] %".846", i64 1, 1
  %".848" = extractvalue [2 x i64] %".847", 0
  %".849" = extractvalue [2 x i64] %".847", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".850"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".842", ptr %".850"
  %".854" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".850", i32 0, i32 5
  %".855" = getelementptr inbounds [2 x i64], ptr %".854", i32 0, i32 0
  %".856" = load i64, ptr %".855", !range !2
  %".857" = getelementptr inbounds [2 x i64], ptr %".854", i32 0, i32 1
  %".858" = load i64, ptr %".857", !range !2
  %".859" = insertvalue [2 x i64] undef, i64 %".856", 0
  %".860" = insertvalue [2 x i64] %".859", i64 %".858", 1
  %".861" = extractvalue [2 x i64] %".860", 0
  %".862" = extractvalue [2 x i64] %".860", 1
  %".863" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".850", i32 0, i32 6
  %".864" = load [2 x i64], ptr %".863"
  %".865" = extractvalue [2 x i64] %".864", 0
  %".866" = extractvalue [2 x i64] %".864", 1
  %".867" = icmp slt i64 %".848", 0
  %".868" = add i64 %".848", %".861"
  %".869" = select  i1 %".867", i64 %".868", i64 %".848"
  %".870" = icmp slt i64 %".849", 0
  %".871" = add i64 %".849", %".862"
  %".872" = select  i1 %".870", i64 %".871", i64 %".849"
  %".873" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".850", i32 0, i32 5
  %".874" = getelementptr inbounds [2 x i64], ptr %".873", i32 0, i32 0
  %".875" = load i64, ptr %".874", !range !2
  %".876" = getelementptr inbounds [2 x i64], ptr %".873", i32 0, i32 1
  %".877" = load i64, ptr %".876", !range !2
  %".878" = insertvalue [2 x i64] undef, i64 %".875", 0
  %".879" = insertvalue [2 x i64] %".878", i64 %".877", 1
  %".880" = extractvalue [2 x i64] %".879", 0
  %".881" = extractvalue [2 x i64] %".879", 1
  %".882" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".850", i32 0, i32 6
  %".883" = load [2 x i64], ptr %".882"
  %".884" = extractvalue [2 x i64] %".883", 0
  %".885" = extractvalue [2 x i64] %".883", 1
  %".886" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".850", i32 0, i32 4
  %".887" = load ptr, ptr %".886"
  %".888" = mul i64 1, %".881"
  %".889" = mul i64 %".869", %".888"
  %".890" = add i64 0, %".889"
  %".891" = mul i64 %".872", 1
  %".892" = add i64 %".890", %".891"
  %".893" = getelementptr float, ptr %".887", i64 %".892"
  store float %".843", ptr %".893"
  %".895" = load float, ptr %"ay.2"
  store float 0.0, ptr %"ay.2"
  %".897" = load i64, ptr %"i"
  %".898" = insertvalue {i64, i64} undef, i64 %".897", 0
  %".899" = insertvalue {i64, i64} %".898", i64 2, 1
  %".900" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".902" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"out"
  %".903" = load float, ptr %"az.2"
  %".904" = extractvalue {i64, i64} %".899", 0
  %".905" = extractvalue {i64, i64} %".899", 1
  %".906" = insertvalue [2 x i64] undef, i64 %".904", 0
  %".907" = insertvalue [2 x i64] %".906", i64 2, 1
  %".908" = extractvalue [2 x i64] %".907", 0
  %".909" = extractvalue [2 x i64] %".907", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".910"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".902", ptr %".910"
  %".914" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".910", i32 0, i32 5
  %".915" = getelementptr inbounds [2 x i64], ptr %".914", i32 0, i32 0
  %".916" = load i64, ptr %".915", !range !2
  %".917" = getelementptr inbounds [2 x i64], ptr %".914", i32 0, i32 1
  %".918" = load i64, ptr %".917", !range !2
  %".919" = insertvalue [2 x i64] undef, i64 %".916", 0
  %".920" = insertvalue [2 x i64] %".919", i64 %".918", 1
  %".921" = extractvalue [2 x i64] %".920", 0
  %".922" = extractvalue [2 x i64] %".920", 1
  %".923" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".910", i32 0, i32 6
  %".924" = load [2 x i64], ptr %".923"
  %".925" = extractvalue [2 x i64] %".924", 0
  %".926" = extractvalue [2 x i64] %".924", 1
  %".927" = icmp slt i64 %".908", 0
  %".928" = add i64 %".908", %".921"
  %".929" = select  i1 %".927", i64 %".928", i64 %".908"
  %".930" = icmp slt i64 %".909", 0
  %".931" = add i64 %".909", %".922"
  %".932" = select  i1 %".930", i64 %".931", i64 %".909"
  %".933" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".910", i32 0, i32 5
  %".934" = getelementptr inbounds [2 x i64], ptr %".933", i32 0, i32 0
  %".935" = load i64, ptr %".934", !range !2
  %".936" = getelementptr inbounds [2 x i64], ptr %".933", i32 0, i32 1
  %".937" = load i64, ptr %".936", !range !2
  %".938" = insertvalue [2 x i64] undef, i64 %".935", 0
  %".939" = insertvalue [2 x i64] %".938", i64 %".937", 1
  %".940" = extractvalue [2 x i64] %".939", 0
  %".941" = extractvalue [2 x i64] %".939", 1
  %".942" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".910", i32 0, i32 6
  %".943" = load [2 x i64], ptr %".942"
  %".944" = extractvalue [2 x i64] %".943", 0
  %".945" = extractvalue [2 x i64] %".943", 1
  %".946" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".910", i32 0, i32 4
  %".947" = load ptr, ptr %".946"
  %".948" = mul i64 1, %".941"
  %".949" = mul i64 %".929", %".948"
  %".950" = add i64 0, %".949"
  %".951" = mul i64 %".932", 1
  %".952" = add i64 %".950", %".951"
  %".953" = getelementptr float, ptr %".947", i64 %".952"
  store float %".903", ptr %".953"
  %".955" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"out"
  %".957" = load float, ptr %"az.2"
  store float 0.0, ptr %"az.2"
  ret void
B70.if:
  ret void
B70.endif:
  br i1 %".128", label %"B70.endif.if", label %"B70.endif.else"
B70.endif.if:
  %".133" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".103", i32 0, i32 3
  %".134" = load ptr, ptr %".133"
  store i64 0, ptr %".134"
  br label %"B70.endif.endif"
B70.endif.else:
  %".137" = srem i64 %".125", %".111"
  %".138" = sub i64 0, %".137"
  %".139" = select  i1 %".126", i64 %".137", i64 %".138"
  %".140" = icmp sgt i64 %".139", 0
  %".141" = sdiv i64 %".125", %".111"
  %".142" = select  i1 %".140", i64 1, i64 0
  %".143" = add i64 %".141", %".142"
  %".144" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".103", i32 0, i32 3
  %".145" = load ptr, ptr %".144"
  store i64 %".143", ptr %".145"
  br label %"B70.endif.endif"
B70.endif.endif:
  %".148" = load {ptr, i64, i64, ptr}, ptr %".103"
  %".150" = load {ptr, i64, i64, ptr}, ptr %"$phi148.0"
  store {ptr, i64, i64, ptr} %".148", ptr %"$phi148.0"
  br label %"B148"
B148.if:
  %".168" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".157", i32 0, i32 0
  %".169" = load ptr, ptr %".168"
  %".170" = load i64, ptr %".169"
  %".171" = getelementptr inbounds {i64, i1}, ptr %".154", i32 0, i32 0
  store i64 %".170", ptr %".171"
  %".173" = sub nsw i64 %".163", 1
  store i64 %".173", ptr %".162"
  %".175" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".157", i32 0, i32 2
  %".176" = load i64, ptr %".175"
  %".177" = add i64 %".170", %".176"
  %".178" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".157", i32 0, i32 0
  %".179" = load ptr, ptr %".178"
  store i64 %".177", ptr %".179"
  br label %"B148.endif"
B148.endif:
  %".182" = load {i64, i1}, ptr %".154"
  store {i64, i1} zeroinitializer, ptr %".183"
  store {i64, i1} %".182", ptr %".183"
  %".187" = getelementptr inbounds {i64, i1}, ptr %".183", i32 0, i32 0
  %".188" = load i64, ptr %".187"
  store {i64, i1} zeroinitializer, ptr %".189"
  store {i64, i1} %".182", ptr %".189"
  %".193" = getelementptr inbounds {i64, i1}, ptr %".189", i32 0, i32 1
  %".194" = load i1, ptr %".193"
  %".196" = load i1, ptr %"$148for_iter.3"
  store i1 %".194", ptr %"$148for_iter.3"
  %".199" = load i64, ptr %"$phi150.1"
  store i64 %".188", ptr %"$phi150.1"
  %".201" = load i1, ptr %"$148for_iter.3"
  br i1 %".201", label %"B150", label %"B588"
B150.if:
  br label %"B150.endif"
B150.endif:
  %".718" = fdiv double 0x3ff0000000000000, %".714"
  %".719" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bodies"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".720"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".719", ptr %".720"
  %".724" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".720", i32 0, i32 5
  %".725" = getelementptr inbounds [1 x i64], ptr %".724", i32 0, i32 0
  %".726" = load i64, ptr %".725", !range !2
  %".727" = insertvalue [1 x i64] undef, i64 %".726", 0
  %".728" = extractvalue [1 x i64] %".727", 0
  %".729" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".720", i32 0, i32 6
  %".730" = load [1 x i64], ptr %".729"
  %".731" = extractvalue [1 x i64] %".730", 0
  %".732" = icmp slt i64 %".205", 0
  %".733" = add i64 %".205", %".728"
  %".734" = select  i1 %".732", i64 %".733", i64 %".205"
  %".735" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".720", i32 0, i32 5
  %".736" = getelementptr inbounds [1 x i64], ptr %".735", i32 0, i32 0
  %".737" = load i64, ptr %".736", !range !2
  %".738" = insertvalue [1 x i64] undef, i64 %".737", 0
  %".739" = extractvalue [1 x i64] %".738", 0
  %".740" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".720", i32 0, i32 6
  %".741" = load [1 x i64], ptr %".740"
  %".742" = extractvalue [1 x i64] %".741", 0
  %".743" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".720", i32 0, i32 4
  %".744" = load ptr, ptr %".743"
  %".745" = mul i64 %".734", 1
  %".746" = add i64 0, %".745"
  %".747" = getelementptr [32 x i8], ptr %".744", i64 %".746"
  %".748" = getelementptr inbounds [32 x i8], ptr %".747", i32 0, i32 16
  %".749" = bitcast ptr %".748" to ptr
  %".750" = load double, ptr %".749"
  %".751" = fmul double %".750", %".718"
  %".752" = fmul double %".751", %".718"
  %".753" = fmul double %".752", %".718"
  %".754" = fptrunc double %".753" to float
  %".755" = fmul float %".373", %".754"
  %".756" = load float, ptr %"ax.2"
  %".757" = fadd float %".756", %".755"
  %".758" = load float, ptr %"ax.2"
  store float %".757", ptr %"ax.2"
  %".760" = fmul float %".539", %".754"
  %".761" = load float, ptr %"ay.2"
  %".762" = fadd float %".761", %".760"
  %".763" = load float, ptr %"ay.2"
  store float %".762", ptr %"ay.2"
  %".765" = fmul float %".705", %".754"
  %".766" = load float, ptr %"az.2"
  %".767" = fadd float %".766", %".765"
  %".768" = load float, ptr %"az.2"
  store float %".767", ptr %"az.2"
  br label %"B148"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare float @"__nv_sqrtf"(float %".1")

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"nbody" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ i64 0, i64 9223372036854775807 }
!3 = !{ ptr @"nbody", !"kernel", i32 1 }
