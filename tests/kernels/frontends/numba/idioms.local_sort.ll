; arch: sm_90
; ModuleID = "local_sort$12"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"local_sort"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.6.0")
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
  %"_cudapy_lmem" = alloca [8 x float]
  store [8 x float] zeroinitializer, ptr %"_cudapy_lmem"
  %".38" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".38"
  %"a" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"a"
  %".66" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".66"
  %".76" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".76"
  %".80" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".80"
  %".89" = alloca i64
  store i64 0, ptr %".89"
  %".92" = alloca i64
  store i64 0, ptr %".92"
  %"$phi150.0" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi150.0"
  %".131" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".131"
  %".134" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".134"
  %".160" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".160"
  %".166" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".166"
  %"$150for_iter.3" = alloca i1
  store i1 0, ptr %"$150for_iter.3"
  %"$phi152.1" = alloca i64
  store i64 0, ptr %"$phi152.1"
  %".189" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".189"
  %".219" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".219"
  %".257" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".257"
  %".267" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".267"
  %".271" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".271"
  %".280" = alloca i64
  store i64 0, ptr %".280"
  %".283" = alloca i64
  store i64 0, ptr %".283"
  %"$phi222.0" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi222.0"
  %".322" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".322"
  %".325" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".325"
  %".351" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".351"
  %".357" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".357"
  %"$222for_iter.3" = alloca i1
  store i1 0, ptr %"$222for_iter.3"
  %"$phi224.1" = alloca i64
  store i64 0, ptr %"$phi224.1"
  %".377" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".377"
  %"key" = alloca float
  store float 0.0, ptr %"key"
  %"k" = alloca i64
  store i64 0, ptr %"k"
  %"k.3" = alloca i64
  store i64 0, ptr %"k.3"
  %"$262pred" = alloca i1
  store i1 0, ptr %"$262pred"
  %"k.2" = alloca i64
  store i64 0, ptr %"k.2"
  %".435" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".435"
  %"$286pred" = alloca i1
  store i1 0, ptr %"$286pred"
  %"$360pred" = alloca i1
  store i1 0, ptr %"$360pred"
  %".480" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".480"
  %".512" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".512"
  %"k.1" = alloca i64
  store i64 0, ptr %"k.1"
  %"$336pred" = alloca i1
  store i1 0, ptr %"$336pred"
  %".568" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".568"
  %".625" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".625"
  %".663" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".663"
  %".673" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".673"
  %".677" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".677"
  %".686" = alloca i64
  store i64 0, ptr %".686"
  %".689" = alloca i64
  store i64 0, ptr %".689"
  %"$phi410.0" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi410.0"
  %".728" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".728"
  %".731" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".731"
  %".757" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".757"
  %".763" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".763"
  %"$410for_iter.3" = alloca i1
  store i1 0, ptr %"$410for_iter.3"
  %"$phi412.1" = alloca i64
  store i64 0, ptr %"$phi412.1"
  %".783" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".783"
  %".816" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".816"
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
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".38"
  %".41" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 4
  %".42" = load ptr, ptr %".41"
  %".43" = bitcast ptr %"_cudapy_lmem" to ptr
  %".44" = insertvalue [1 x i64] undef, i64 8, 0
  %".45" = insertvalue [1 x i64] undef, i64 4, 0
  %".46" = extractvalue [1 x i64] %".44", 0
  %".47" = mul nsw i64 1, %".46"
  %".48" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 5
  store [1 x i64] %".44", ptr %".48"
  %".50" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 6
  store [1 x i64] %".45", ptr %".50"
  %".52" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 4
  store ptr %".43", ptr %".52"
  %".54" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 3
  store i64 4, ptr %".54"
  %".56" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 0
  store ptr null, ptr %".56"
  %".58" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 1
  store ptr null, ptr %".58"
  %".60" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 2
  store i64 %".47", ptr %".60"
  %".62" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38"
  %".64" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".62", ptr %"a"
  store {i64, i64, i64} zeroinitializer, ptr %".66"
  %".69" = getelementptr inbounds {i64, i64, i64}, ptr %".66", i32 0, i32 0
  store i64 0, ptr %".69"
  %".71" = getelementptr inbounds {i64, i64, i64}, ptr %".66", i32 0, i32 1
  store i64 8, ptr %".71"
  %".73" = getelementptr inbounds {i64, i64, i64}, ptr %".66", i32 0, i32 2
  store i64 1, ptr %".73"
  %".75" = load {i64, i64, i64}, ptr %".66"
  store {i64, i64, i64} zeroinitializer, ptr %".76"
  store {i64, i64, i64} %".75", ptr %".76"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".80"
  %".83" = getelementptr inbounds {i64, i64, i64}, ptr %".76", i32 0, i32 0
  %".84" = load i64, ptr %".83"
  %".85" = getelementptr inbounds {i64, i64, i64}, ptr %".76", i32 0, i32 1
  %".86" = load i64, ptr %".85"
  %".87" = getelementptr inbounds {i64, i64, i64}, ptr %".76", i32 0, i32 2
  %".88" = load i64, ptr %".87"
  store i64 %".84", ptr %".89"
  %".94" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".80", i32 0, i32 0
  store ptr %".89", ptr %".94"
  %".96" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".80", i32 0, i32 1
  store i64 %".86", ptr %".96"
  %".98" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".80", i32 0, i32 2
  store i64 %".88", ptr %".98"
  %".100" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".80", i32 0, i32 3
  store ptr %".92", ptr %".100"
  %".102" = sub i64 %".86", %".84"
  %".103" = icmp sgt i64 %".102", 0
  %".104" = icmp sgt i64 %".88", 0
  %".105" = xor i1 %".103", %".104"
  %".106" = icmp eq i64 %".88", 0
  br i1 %".106", label %"B0.if", label %"B0.endif", !prof !1
B150:
  %".130" = load {ptr, i64, i64, ptr}, ptr %"$phi150.0"
  store {i64, i1} zeroinitializer, ptr %".131"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".134"
  store {ptr, i64, i64, ptr} %".130", ptr %".134"
  %".138" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".134", i32 0, i32 3
  %".139" = load ptr, ptr %".138"
  %".140" = load i64, ptr %".139"
  %".141" = icmp sgt i64 %".140", 0
  %".142" = getelementptr inbounds {i64, i1}, ptr %".131", i32 0, i32 1
  store i1 %".141", ptr %".142"
  br i1 %".141", label %"B150.if", label %"B150.endif"
B152:
  %".180" = load i1, ptr %"$150for_iter.3"
  store i1 0, ptr %"$150for_iter.3"
  %".182" = load i64, ptr %"$phi152.1"
  %".183" = load i64, ptr %"$phi152.1"
  store i64 0, ptr %"$phi152.1"
  %".185" = load i64, ptr %"i"
  %".186" = mul nsw i64 %".185", 8
  %".187" = add nsw i64 %".186", %".182"
  %".188" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".189"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".188", ptr %".189"
  %".193" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".189", i32 0, i32 5
  %".194" = getelementptr inbounds [1 x i64], ptr %".193", i32 0, i32 0
  %".195" = load i64, ptr %".194", !range !2
  %".196" = insertvalue [1 x i64] undef, i64 %".195", 0
  %".197" = extractvalue [1 x i64] %".196", 0
  %".198" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".189", i32 0, i32 6
  %".199" = load [1 x i64], ptr %".198"
  %".200" = extractvalue [1 x i64] %".199", 0
  %".201" = icmp slt i64 %".187", 0
  %".202" = add i64 %".187", %".197"
  %".203" = select  i1 %".201", i64 %".202", i64 %".187"
  %".204" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".189", i32 0, i32 5
  %".205" = getelementptr inbounds [1 x i64], ptr %".204", i32 0, i32 0
  %".206" = load i64, ptr %".205", !range !2
  %".207" = insertvalue [1 x i64] undef, i64 %".206", 0
  %".208" = extractvalue [1 x i64] %".207", 0
  %".209" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".189", i32 0, i32 6
  %".210" = load [1 x i64], ptr %".209"
  %".211" = extractvalue [1 x i64] %".210", 0
  %".212" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".189", i32 0, i32 4
  %".213" = load ptr, ptr %".212"
  %".214" = mul i64 %".203", 1
  %".215" = add i64 0, %".214"
  %".216" = getelementptr float, ptr %".213", i64 %".215"
  %".217" = load float, ptr %".216"
  %".218" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".219"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".218", ptr %".219"
  %".223" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".219", i32 0, i32 5
  %".224" = getelementptr inbounds [1 x i64], ptr %".223", i32 0, i32 0
  %".225" = load i64, ptr %".224", !range !2
  %".226" = insertvalue [1 x i64] undef, i64 %".225", 0
  %".227" = extractvalue [1 x i64] %".226", 0
  %".228" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".219", i32 0, i32 6
  %".229" = load [1 x i64], ptr %".228"
  %".230" = extractvalue [1 x i64] %".229", 0
  %".231" = icmp slt i64 %".182", 0
  %".232" = add i64 %".182", %".227"
  %".233" = select  i1 %".231", i64 %".232", i64 %".182"
  %".234" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".219", i32 0, i32 5
  %".235" = getelementptr inbounds [1 x i64], ptr %".234", i32 0, i32 0
  %".236" = load i64, ptr %".235", !range !2
  %".237" = insertvalue [1 x i64] undef, i64 %".236", 0
  %".238" = extractvalue [1 x i64] %".237", 0
  %".239" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".219", i32 0, i32 6
  %".240" = load [1 x i64], ptr %".239"
  %".241" = extractvalue [1 x i64] %".240", 0
  %".242" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".219", i32 0, i32 4
  %".243" = load ptr, ptr %".242"
  %".244" = mul i64 %".233", 1
  %".245" = add i64 0, %".244"
  %".246" = getelementptr float, ptr %".243", i64 %".245"
  store float %".217", ptr %".246"
  br label %"B150"
B190:
  %".249" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".251" = load i64, ptr %"$phi152.1"
  store i64 0, ptr %"$phi152.1"
  %".253" = load {ptr, i64, i64, ptr}, ptr %"$phi150.0"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi150.0"
  %".255" = load i1, ptr %"$150for_iter.3"
  store i1 0, ptr %"$150for_iter.3"
  store {i64, i64, i64} zeroinitializer, ptr %".257"
  %".260" = getelementptr inbounds {i64, i64, i64}, ptr %".257", i32 0, i32 0
  store i64 1, ptr %".260"
  %".262" = getelementptr inbounds {i64, i64, i64}, ptr %".257", i32 0, i32 1
  store i64 8, ptr %".262"
  %".264" = getelementptr inbounds {i64, i64, i64}, ptr %".257", i32 0, i32 2
  store i64 1, ptr %".264"
  %".266" = load {i64, i64, i64}, ptr %".257"
  store {i64, i64, i64} zeroinitializer, ptr %".267"
  store {i64, i64, i64} %".266", ptr %".267"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".271"
  %".274" = getelementptr inbounds {i64, i64, i64}, ptr %".267", i32 0, i32 0
  %".275" = load i64, ptr %".274"
  %".276" = getelementptr inbounds {i64, i64, i64}, ptr %".267", i32 0, i32 1
  %".277" = load i64, ptr %".276"
  %".278" = getelementptr inbounds {i64, i64, i64}, ptr %".267", i32 0, i32 2
  %".279" = load i64, ptr %".278"
  store i64 %".275", ptr %".280"
  %".285" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".271", i32 0, i32 0
  store ptr %".280", ptr %".285"
  %".287" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".271", i32 0, i32 1
  store i64 %".277", ptr %".287"
  %".289" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".271", i32 0, i32 2
  store i64 %".279", ptr %".289"
  %".291" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".271", i32 0, i32 3
  store ptr %".283", ptr %".291"
  %".293" = sub i64 %".277", %".275"
  %".294" = icmp sgt i64 %".293", 0
  %".295" = icmp sgt i64 %".279", 0
  %".296" = xor i1 %".294", %".295"
  %".297" = icmp eq i64 %".279", 0
  br i1 %".297", label %"B190.if", label %"B190.endif", !prof !1
B222:
  %".321" = load {ptr, i64, i64, ptr}, ptr %"$phi222.0"
  store {i64, i1} zeroinitializer, ptr %".322"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".325"
  store {ptr, i64, i64, ptr} %".321", ptr %".325"
  %".329" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".325", i32 0, i32 3
  %".330" = load ptr, ptr %".329"
  %".331" = load i64, ptr %".330"
  %".332" = icmp sgt i64 %".331", 0
  %".333" = getelementptr inbounds {i64, i1}, ptr %".322", i32 0, i32 1
  store i1 %".332", ptr %".333"
  br i1 %".332", label %"B222.if", label %"B222.endif"
B224:
  %".371" = load i1, ptr %"$222for_iter.3"
  store i1 0, ptr %"$222for_iter.3"
  %".373" = load i64, ptr %"$phi224.1"
  %".374" = load i64, ptr %"$phi224.1"
  store i64 0, ptr %"$phi224.1"
  %".376" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".377"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".376", ptr %".377"
  %".381" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".377", i32 0, i32 5
  %".382" = getelementptr inbounds [1 x i64], ptr %".381", i32 0, i32 0
  %".383" = load i64, ptr %".382", !range !2
  %".384" = insertvalue [1 x i64] undef, i64 %".383", 0
  %".385" = extractvalue [1 x i64] %".384", 0
  %".386" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".377", i32 0, i32 6
  %".387" = load [1 x i64], ptr %".386"
  %".388" = extractvalue [1 x i64] %".387", 0
  %".389" = icmp slt i64 %".373", 0
  %".390" = add i64 %".373", %".385"
  %".391" = select  i1 %".389", i64 %".390", i64 %".373"
  %".392" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".377", i32 0, i32 5
  %".393" = getelementptr inbounds [1 x i64], ptr %".392", i32 0, i32 0
  %".394" = load i64, ptr %".393", !range !2
  %".395" = insertvalue [1 x i64] undef, i64 %".394", 0
  %".396" = extractvalue [1 x i64] %".395", 0
  %".397" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".377", i32 0, i32 6
  %".398" = load [1 x i64], ptr %".397"
  %".399" = extractvalue [1 x i64] %".398", 0
  %".400" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".377", i32 0, i32 4
  %".401" = load ptr, ptr %".400"
  %".402" = mul i64 %".391", 1
  %".403" = add i64 0, %".402"
  %".404" = getelementptr float, ptr %".401", i64 %".403"
  %".405" = load float, ptr %".404"
  %".407" = load float, ptr %"key"
  store float %".405", ptr %"key"
  %".409" = sub nsw i64 %".373", 1
  %".411" = load i64, ptr %"k"
  store i64 %".409", ptr %"k"
  %".413" = load i64, ptr %"k"
  %".415" = load i64, ptr %"k.3"
  store i64 %".413", ptr %"k.3"
  %".417" = load i64, ptr %"k"
  %".418" = icmp sge i64 %".417", 0
  %".420" = load i1, ptr %"$262pred"
  store i1 %".418", ptr %"$262pred"
  %".422" = load i1, ptr %"$262pred"
  br i1 %".422", label %"B264", label %"B362"
B264:
  %".424" = load i1, ptr %"$262pred"
  store i1 0, ptr %"$262pred"
  %".426" = load i64, ptr %"k"
  %".427" = load i64, ptr %"k.3"
  store i64 %".426", ptr %"k.3"
  %".429" = load i64, ptr %"k"
  %".431" = load i64, ptr %"k.2"
  store i64 %".429", ptr %"k.2"
  %".433" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  %".434" = load i64, ptr %"k"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".435"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".433", ptr %".435"
  %".439" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".435", i32 0, i32 5
  %".440" = getelementptr inbounds [1 x i64], ptr %".439", i32 0, i32 0
  %".441" = load i64, ptr %".440", !range !2
  %".442" = insertvalue [1 x i64] undef, i64 %".441", 0
  %".443" = extractvalue [1 x i64] %".442", 0
  %".444" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".435", i32 0, i32 6
  %".445" = load [1 x i64], ptr %".444"
  %".446" = extractvalue [1 x i64] %".445", 0
  %".447" = icmp slt i64 %".434", 0
  %".448" = add i64 %".434", %".443"
  %".449" = select  i1 %".447", i64 %".448", i64 %".434"
  %".450" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".435", i32 0, i32 5
  %".451" = getelementptr inbounds [1 x i64], ptr %".450", i32 0, i32 0
  %".452" = load i64, ptr %".451", !range !2
  %".453" = insertvalue [1 x i64] undef, i64 %".452", 0
  %".454" = extractvalue [1 x i64] %".453", 0
  %".455" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".435", i32 0, i32 6
  %".456" = load [1 x i64], ptr %".455"
  %".457" = extractvalue [1 x i64] %".456", 0
  %".458" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".435", i32 0, i32 4
  %".459" = load ptr, ptr %".458"
  %".460" = mul i64 %".449", 1
  %".461" = add i64 0, %".460"
  %".462" = getelementptr float, ptr %".459", i64 %".461"
  %".463" = load float, ptr %".462"
  %".464" = load i64, ptr %"k"
  store i64 0, ptr %"k"
  %".466" = load float, ptr %"key"
  %".467" = fcmp ogt float %".463", %".466"
  %".469" = load i1, ptr %"$286pred"
  store i1 %".467", ptr %"$286pred"
  %".471" = load i1, ptr %"$286pred"
  br i1 %".471", label %"B288", label %"B362"
B288:
  %".474" = load i1, ptr %"$360pred"
  store i1 0, ptr %"$360pred"
  %".476" = load i1, ptr %"$286pred"
  store i1 0, ptr %"$286pred"
  %".478" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  %".479" = load i64, ptr %"k.2"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".480"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".478", ptr %".480"
  %".484" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".480", i32 0, i32 5
  %".485" = getelementptr inbounds [1 x i64], ptr %".484", i32 0, i32 0
  %".486" = load i64, ptr %".485", !range !2
  %".487" = insertvalue [1 x i64] undef, i64 %".486", 0
  %".488" = extractvalue [1 x i64] %".487", 0
  %".489" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".480", i32 0, i32 6
  %".490" = load [1 x i64], ptr %".489"
  %".491" = extractvalue [1 x i64] %".490", 0
  %".492" = icmp slt i64 %".479", 0
  %".493" = add i64 %".479", %".488"
  %".494" = select  i1 %".492", i64 %".493", i64 %".479"
  %".495" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".480", i32 0, i32 5
  %".496" = getelementptr inbounds [1 x i64], ptr %".495", i32 0, i32 0
  %".497" = load i64, ptr %".496", !range !2
  %".498" = insertvalue [1 x i64] undef, i64 %".497", 0
  %".499" = extractvalue [1 x i64] %".498", 0
  %".500" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".480", i32 0, i32 6
  %".501" = load [1 x i64], ptr %".500"
  %".502" = extractvalue [1 x i64] %".501", 0
  %".503" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".480", i32 0, i32 4
  %".504" = load ptr, ptr %".503"
  %".505" = mul i64 %".494", 1
  %".506" = add i64 0, %".505"
  %".507" = getelementptr float, ptr %".504", i64 %".506"
  %".508" = load float, ptr %".507"
  %".509" = load i64, ptr %"k.2"
  %".510" = add nsw i64 %".509", 1
  %".511" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".512"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".511", ptr %".512"
  %".516" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".512", i32 0, i32 5
  %".517" = getelementptr inbounds [1 x i64], ptr %".516", i32 0, i32 0
  %".518" = load i64, ptr %".517", !range !2
  %".519" = insertvalue [1 x i64] undef, i64 %".518", 0
  %".520" = extractvalue [1 x i64] %".519", 0
  %".521" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".512", i32 0, i32 6
  %".522" = load [1 x i64], ptr %".521"
  %".523" = extractvalue [1 x i64] %".522", 0
  %".524" = icmp slt i64 %".510", 0
  %".525" = add i64 %".510", %".520"
  %".526" = select  i1 %".524", i64 %".525", i64 %".510"
  %".527" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".512", i32 0, i32 5
  %".528" = getelementptr inbounds [1 x i64], ptr %".527", i32 0, i32 0
  %".529" = load i64, ptr %".528", !range !2
  %".530" = insertvalue [1 x i64] undef, i64 %".529", 0
  %".531" = extractvalue [1 x i64] %".530", 0
  %".532" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".512", i32 0, i32 6
  %".533" = load [1 x i64], ptr %".532"
  %".534" = extractvalue [1 x i64] %".533", 0
  %".535" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".512", i32 0, i32 4
  %".536" = load ptr, ptr %".535"
  %".537" = mul i64 %".526", 1
  %".538" = add i64 0, %".537"
  %".539" = getelementptr float, ptr %".536", i64 %".538"
  store float %".508", ptr %".539"
  %".541" = load i64, ptr %"k.2"
  %".542" = sub nsw i64 %".541", 1
  %".543" = load i64, ptr %"k.2"
  store i64 0, ptr %"k.2"
  %".546" = load i64, ptr %"k.1"
  store i64 %".542", ptr %"k.1"
  %".548" = load i64, ptr %"k.1"
  %".549" = load i64, ptr %"k.3"
  store i64 %".548", ptr %"k.3"
  %".551" = load i64, ptr %"k.1"
  %".552" = icmp sge i64 %".551", 0
  %".554" = load i1, ptr %"$336pred"
  store i1 %".552", ptr %"$336pred"
  %".556" = load i1, ptr %"$336pred"
  br i1 %".556", label %"B338", label %"B362"
B338:
  %".558" = load i1, ptr %"$336pred"
  store i1 0, ptr %"$336pred"
  %".560" = load i64, ptr %"k.1"
  %".561" = load i64, ptr %"k.3"
  store i64 %".560", ptr %"k.3"
  %".563" = load i64, ptr %"k.1"
  %".564" = load i64, ptr %"k.2"
  store i64 %".563", ptr %"k.2"
  %".566" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  %".567" = load i64, ptr %"k.1"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".568"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".566", ptr %".568"
  %".572" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".568", i32 0, i32 5
  %".573" = getelementptr inbounds [1 x i64], ptr %".572", i32 0, i32 0
  %".574" = load i64, ptr %".573", !range !2
  %".575" = insertvalue [1 x i64] undef, i64 %".574", 0
  %".576" = extractvalue [1 x i64] %".575", 0
  %".577" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".568", i32 0, i32 6
  %".578" = load [1 x i64], ptr %".577"
  %".579" = extractvalue [1 x i64] %".578", 0
  %".580" = icmp slt i64 %".567", 0
  %".581" = add i64 %".567", %".576"
  %".582" = select  i1 %".580", i64 %".581", i64 %".567"
  %".583" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".568", i32 0, i32 5
  %".584" = getelementptr inbounds [1 x i64], ptr %".583", i32 0, i32 0
  %".585" = load i64, ptr %".584", !range !2
  %".586" = insertvalue [1 x i64] undef, i64 %".585", 0
  %".587" = extractvalue [1 x i64] %".586", 0
  %".588" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".568", i32 0, i32 6
  %".589" = load [1 x i64], ptr %".588"
  %".590" = extractvalue [1 x i64] %".589", 0
  %".591" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".568", i32 0, i32 4
  %".592" = load ptr, ptr %".591"
  %".593" = mul i64 %".582", 1
  %".594" = add i64 0, %".593"
  %".595" = getelementptr float, ptr %".592", i64 %".594"
  %".596" = load float, ptr %".595"
  %".597" = load i64, ptr %"k.1"
  store i64 0, ptr %"k.1"
  %".599" = load float, ptr %"key"
  %".600" = fcmp ogt float %".596", %".599"
  %".601" = load i1, ptr %"$360pred"
  store i1 %".600", ptr %"$360pred"
  %".603" = load i1, ptr %"$360pred"
  br i1 %".603", label %"B288", label %"B362"
B362:
  %".605" = load i64, ptr %"k.2"
  store i64 0, ptr %"k.2"
  %".607" = load i64, ptr %"k.1"
  store i64 0, ptr %"k.1"
  %".609" = load i64, ptr %"k"
  store i64 0, ptr %"k"
  %".611" = load i1, ptr %"$360pred"
  store i1 0, ptr %"$360pred"
  %".613" = load i1, ptr %"$336pred"
  store i1 0, ptr %"$336pred"
  %".615" = load i1, ptr %"$286pred"
  store i1 0, ptr %"$286pred"
  %".617" = load i1, ptr %"$262pred"
  store i1 0, ptr %"$262pred"
  %".619" = load i64, ptr %"k.3"
  %".620" = add nsw i64 %".619", 1
  %".621" = load i64, ptr %"k.3"
  store i64 0, ptr %"k.3"
  %".623" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  %".624" = load float, ptr %"key"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".625"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".623", ptr %".625"
  %".629" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".625", i32 0, i32 5
  %".630" = getelementptr inbounds [1 x i64], ptr %".629", i32 0, i32 0
  %".631" = load i64, ptr %".630", !range !2
  %".632" = insertvalue [1 x i64] undef, i64 %".631", 0
  %".633" = extractvalue [1 x i64] %".632", 0
  %".634" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".625", i32 0, i32 6
  %".635" = load [1 x i64], ptr %".634"
  %".636" = extractvalue [1 x i64] %".635", 0
  %".637" = icmp slt i64 %".620", 0
  %".638" = add i64 %".620", %".633"
  %".639" = select  i1 %".637", i64 %".638", i64 %".620"
  %".640" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".625", i32 0, i32 5
  %".641" = getelementptr inbounds [1 x i64], ptr %".640", i32 0, i32 0
  %".642" = load i64, ptr %".641", !range !2
  %".643" = insertvalue [1 x i64] undef, i64 %".642", 0
  %".644" = extractvalue [1 x i64] %".643", 0
  %".645" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".625", i32 0, i32 6
  %".646" = load [1 x i64], ptr %".645"
  %".647" = extractvalue [1 x i64] %".646", 0
  %".648" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".625", i32 0, i32 4
  %".649" = load ptr, ptr %".648"
  %".650" = mul i64 %".639", 1
  %".651" = add i64 0, %".650"
  %".652" = getelementptr float, ptr %".649", i64 %".651"
  store float %".624", ptr %".652"
  %".654" = load float, ptr %"key"
  store float 0.0, ptr %"key"
  br label %"B222"
B380:
  %".657" = load i64, ptr %"$phi224.1"
  store i64 0, ptr %"$phi224.1"
  %".659" = load {ptr, i64, i64, ptr}, ptr %"$phi222.0"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi222.0"
  %".661" = load i1, ptr %"$222for_iter.3"
  store i1 0, ptr %"$222for_iter.3"
  store {i64, i64, i64} zeroinitializer, ptr %".663"
  %".666" = getelementptr inbounds {i64, i64, i64}, ptr %".663", i32 0, i32 0
  store i64 0, ptr %".666"
  %".668" = getelementptr inbounds {i64, i64, i64}, ptr %".663", i32 0, i32 1
  store i64 8, ptr %".668"
  %".670" = getelementptr inbounds {i64, i64, i64}, ptr %".663", i32 0, i32 2
  store i64 1, ptr %".670"
  %".672" = load {i64, i64, i64}, ptr %".663"
  store {i64, i64, i64} zeroinitializer, ptr %".673"
  store {i64, i64, i64} %".672", ptr %".673"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".677"
  %".680" = getelementptr inbounds {i64, i64, i64}, ptr %".673", i32 0, i32 0
  %".681" = load i64, ptr %".680"
  %".682" = getelementptr inbounds {i64, i64, i64}, ptr %".673", i32 0, i32 1
  %".683" = load i64, ptr %".682"
  %".684" = getelementptr inbounds {i64, i64, i64}, ptr %".673", i32 0, i32 2
  %".685" = load i64, ptr %".684"
  store i64 %".681", ptr %".686"
  %".691" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".677", i32 0, i32 0
  store ptr %".686", ptr %".691"
  %".693" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".677", i32 0, i32 1
  store i64 %".683", ptr %".693"
  %".695" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".677", i32 0, i32 2
  store i64 %".685", ptr %".695"
  %".697" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".677", i32 0, i32 3
  store ptr %".689", ptr %".697"
  %".699" = sub i64 %".683", %".681"
  %".700" = icmp sgt i64 %".699", 0
  %".701" = icmp sgt i64 %".685", 0
  %".702" = xor i1 %".700", %".701"
  %".703" = icmp eq i64 %".685", 0
  br i1 %".703", label %"B380.if", label %"B380.endif", !prof !1
B410:
  %".727" = load {ptr, i64, i64, ptr}, ptr %"$phi410.0"
  store {i64, i1} zeroinitializer, ptr %".728"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".731"
  store {ptr, i64, i64, ptr} %".727", ptr %".731"
  %".735" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".731", i32 0, i32 3
  %".736" = load ptr, ptr %".735"
  %".737" = load i64, ptr %".736"
  %".738" = icmp sgt i64 %".737", 0
  %".739" = getelementptr inbounds {i64, i1}, ptr %".728", i32 0, i32 1
  store i1 %".738", ptr %".739"
  br i1 %".738", label %"B410.if", label %"B410.endif"
B412:
  %".777" = load i1, ptr %"$410for_iter.3"
  store i1 0, ptr %"$410for_iter.3"
  %".779" = load i64, ptr %"$phi412.1"
  %".780" = load i64, ptr %"$phi412.1"
  store i64 0, ptr %"$phi412.1"
  %".782" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".783"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".782", ptr %".783"
  %".787" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".783", i32 0, i32 5
  %".788" = getelementptr inbounds [1 x i64], ptr %".787", i32 0, i32 0
  %".789" = load i64, ptr %".788", !range !2
  %".790" = insertvalue [1 x i64] undef, i64 %".789", 0
  %".791" = extractvalue [1 x i64] %".790", 0
  %".792" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".783", i32 0, i32 6
  %".793" = load [1 x i64], ptr %".792"
  %".794" = extractvalue [1 x i64] %".793", 0
  %".795" = icmp slt i64 %".779", 0
  %".796" = add i64 %".779", %".791"
  %".797" = select  i1 %".795", i64 %".796", i64 %".779"
  %".798" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".783", i32 0, i32 5
  %".799" = getelementptr inbounds [1 x i64], ptr %".798", i32 0, i32 0
  %".800" = load i64, ptr %".799", !range !2
  %".801" = insertvalue [1 x i64] undef, i64 %".800", 0
  %".802" = extractvalue [1 x i64] %".801", 0
  %".803" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".783", i32 0, i32 6
  %".804" = load [1 x i64], ptr %".803"
  %".805" = extractvalue [1 x i64] %".804", 0
  %".806" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".783", i32 0, i32 4
  %".807" = load ptr, ptr %".806"
  %".808" = mul i64 %".797", 1
  %".809" = add i64 0, %".808"
  %".810" = getelementptr float, ptr %".807", i64 %".809"
  %".811" = load float, ptr %".810"
  %".812" = load i64, ptr %"i"
  %".813" = mul nsw i64 %".812", 8
  %".814" = add nsw i64 %".813", %".779"
  %".815" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".816"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".815", ptr %".816"
  %".820" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".816", i32 0, i32 5
  %".821" = getelementptr inbounds [1 x i64], ptr %".820", i32 0, i32 0
  %".822" = load i64, ptr %".821", !range !2
  %".823" = insertvalue [1 x i64] undef, i64 %".822", 0
  %".824" = extractvalue [1 x i64] %".823", 0
  %".825" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".816", i32 0, i32 6
  %".826" = load [1 x i64], ptr %".825"
  %".827" = extractvalue [1 x i64] %".826", 0
  %".828" = icmp slt i64 %".814", 0
  %".829" = add i64 %".814", %".824"
  %".830" = select  i1 %".828", i64 %".829", i64 %".814"
  %".831" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".816", i32 0, i32 5
  %".832" = getelementptr inbounds [1 x i64], ptr %".831", i32 0, i32 0
  %".833" = load i64, ptr %".832", !range !2
  %".834" = insertvalue [1 x i64] undef, i64 %".833", 0
  %".835" = extractvalue [1 x i64] %".834", 0
  %".836" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".816", i32 0, i32 6
  %".837" = load [1 x i64], ptr %".836"
  %".838" = extractvalue [1 x i64] %".837", 0
  %".839" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".816", i32 0, i32 4
  %".840" = load ptr, ptr %".839"
  %".841" = mul i64 %".830", 1
  %".842" = add i64 0, %".841"
  %".843" = getelementptr float, ptr %".840", i64 %".842"
  store float %".811", ptr %".843"
  br label %"B410"
B450:
  %".846" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".848" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".850" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"a"
  %".852" = load i64, ptr %"$phi412.1"
  store i64 0, ptr %"$phi412.1"
  %".854" = load {ptr, i64, i64, ptr}, ptr %"$phi410.0"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi410.0"
  %".856" = load i1, ptr %"$410for_iter.3"
  store i1 0, ptr %"$410for_iter.3"
  ret void
B0.if:
  ret void
B0.endif:
  br i1 %".105", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".110" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".80", i32 0, i32 3
  %".111" = load ptr, ptr %".110"
  store i64 0, ptr %".111"
  br label %"B0.endif.endif"
B0.endif.else:
  %".114" = srem i64 %".102", %".88"
  %".115" = sub i64 0, %".114"
  %".116" = select  i1 %".103", i64 %".114", i64 %".115"
  %".117" = icmp sgt i64 %".116", 0
  %".118" = sdiv i64 %".102", %".88"
  %".119" = select  i1 %".117", i64 1, i64 0
  %".120" = add i64 %".118", %".119"
  %".121" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".80", i32 0, i32 3
  %".122" = load ptr, ptr %".121"
  store i64 %".120", ptr %".122"
  br label %"B0.endif.endif"
B0.endif.endif:
  %".125" = load {ptr, i64, i64, ptr}, ptr %".80"
  %".127" = load {ptr, i64, i64, ptr}, ptr %"$phi150.0"
  store {ptr, i64, i64, ptr} %".125", ptr %"$phi150.0"
  br label %"B150"
B150.if:
  %".145" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".134", i32 0, i32 0
  %".146" = load ptr, ptr %".145"
  %".147" = load i64, ptr %".146"
  %".148" = getelementptr inbounds {i64, i1}, ptr %".131", i32 0, i32 0
  store i64 %".147", ptr %".148"
  %".150" = sub nsw i64 %".140", 1
  store i64 %".150", ptr %".139"
  %".152" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".134", i32 0, i32 2
  %".153" = load i64, ptr %".152"
  %".154" = add i64 %".147", %".153"
  %".155" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".134", i32 0, i32 0
  %".156" = load ptr, ptr %".155"
  store i64 %".154", ptr %".156"
  br label %"B150.endif"
B150.endif:
  %".159" = load {i64, i1}, ptr %".131"
  store {i64, i1} zeroinitializer, ptr %".160"
  store {i64, i1} %".159", ptr %".160"
  %".164" = getelementptr inbounds {i64, i1}, ptr %".160", i32 0, i32 0
  %".165" = load i64, ptr %".164"
  store {i64, i1} zeroinitializer, ptr %".166"
  store {i64, i1} %".159", ptr %".166"
  %".170" = getelementptr inbounds {i64, i1}, ptr %".166", i32 0, i32 1
  %".171" = load i1, ptr %".170"
  %".173" = load i1, ptr %"$150for_iter.3"
  store i1 %".171", ptr %"$150for_iter.3"
  %".176" = load i64, ptr %"$phi152.1"
  store i64 %".165", ptr %"$phi152.1"
  %".178" = load i1, ptr %"$150for_iter.3"
  br i1 %".178", label %"B152", label %"B190"
B190.if:
  ret void
B190.endif:
  br i1 %".296", label %"B190.endif.if", label %"B190.endif.else"
B190.endif.if:
  %".301" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".271", i32 0, i32 3
  %".302" = load ptr, ptr %".301"
  store i64 0, ptr %".302"
  br label %"B190.endif.endif"
B190.endif.else:
  %".305" = srem i64 %".293", %".279"
  %".306" = sub i64 0, %".305"
  %".307" = select  i1 %".294", i64 %".305", i64 %".306"
  %".308" = icmp sgt i64 %".307", 0
  %".309" = sdiv i64 %".293", %".279"
  %".310" = select  i1 %".308", i64 1, i64 0
  %".311" = add i64 %".309", %".310"
  %".312" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".271", i32 0, i32 3
  %".313" = load ptr, ptr %".312"
  store i64 %".311", ptr %".313"
  br label %"B190.endif.endif"
B190.endif.endif:
  %".316" = load {ptr, i64, i64, ptr}, ptr %".271"
  %".318" = load {ptr, i64, i64, ptr}, ptr %"$phi222.0"
  store {ptr, i64, i64, ptr} %".316", ptr %"$phi222.0"
  br label %"B222"
B222.if:
  %".336" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".325", i32 0, i32 0
  %".337" = load ptr, ptr %".336"
  %".338" = load i64, ptr %".337"
  %".339" = getelementptr inbounds {i64, i1}, ptr %".322", i32 0, i32 0
  store i64 %".338", ptr %".339"
  %".341" = sub nsw i64 %".331", 1
  store i64 %".341", ptr %".330"
  %".343" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".325", i32 0, i32 2
  %".344" = load i64, ptr %".343"
  %".345" = add i64 %".338", %".344"
  %".346" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".325", i32 0, i32 0
  %".347" = load ptr, ptr %".346"
  store i64 %".345", ptr %".347"
  br label %"B222.endif"
B222.endif:
  %".350" = load {i64, i1}, ptr %".322"
  store {i64, i1} zeroinitializer, ptr %".351"
  store {i64, i1} %".350", ptr %".351"
  %".355" = getelementptr inbounds {i64, i1}, ptr %".351", i32 0, i32 0
  %".356" = load i64, ptr %".355"
  store {i64, i1} zeroinitializer, ptr %".357"
  store {i64, i1} %".350", ptr %".357"
  %".361" = getelementptr inbounds {i64, i1}, ptr %".357", i32 0, i32 1
  %".362" = load i1, ptr %".361"
  %".364" = load i1, ptr %"$222for_iter.3"
  store i1 %".362", ptr %"$222for_iter.3"
  %".367" = load i64, ptr %"$phi224.1"
  store i64 %".356", ptr %"$phi224.1"
  %".369" = load i1, ptr %"$222for_iter.3"
  br i1 %".369", label %"B224", label %"B380"
B380.if:
  ret void
B380.endif:
  br i1 %".702", label %"B380.endif.if", label %"B380.endif.else"
B380.endif.if:
  %".707" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".677", i32 0, i32 3
  %".708" = load ptr, ptr %".707"
  store i64 0, ptr %".708"
  br label %"B380.endif.endif"
B380.endif.else:
  %".711" = srem i64 %".699", %".685"
  %".712" = sub i64 0, %".711"
  %".713" = select  i1 %".700", i64 %".711", i64 %".712"
  %".714" = icmp sgt i64 %".713", 0
  %".715" = sdiv i64 %".699", %".685"
  %".716" = select  i1 %".714", i64 1, i64 0
  %".717" = add i64 %".715", %".716"
  %".718" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".677", i32 0, i32 3
  %".719" = load ptr, ptr %".718"
  store i64 %".717", ptr %".719"
  br label %"B380.endif.endif"
B380.endif.endif:
  %".722" = load {ptr, i64, i64, ptr}, ptr %".677"
  %".724" = load {ptr, i64, i64, ptr}, ptr %"$phi410.0"
  store {ptr, i64, i64, ptr} %".722", ptr %"$phi410.0"
  br label %"B410"
B410.if:
  %".742" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".731", i32 0, i32 0
  %".743" = load ptr, ptr %".742"
  %".744" = load i64, ptr %".743"
  %".745" = getelementptr inbounds {i64, i1}, ptr %".728", i32 0, i32 0
  store i64 %".744", ptr %".745"
  %".747" = sub nsw i64 %".737", 1
  store i64 %".747", ptr %".736"
  %".749" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".731", i32 0, i32 2
  %".750" = load i64, ptr %".749"
  %".751" = add i64 %".744", %".750"
  %".752" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".731", i32 0, i32 0
  %".753" = load ptr, ptr %".752"
  store i64 %".751", ptr %".753"
  br label %"B410.endif"
B410.endif:
  %".756" = load {i64, i1}, ptr %".728"
  store {i64, i1} zeroinitializer, ptr %".757"
  store {i64, i1} %".756", ptr %".757"
  %".761" = getelementptr inbounds {i64, i1}, ptr %".757", i32 0, i32 0
  %".762" = load i64, ptr %".761"
  store {i64, i1} zeroinitializer, ptr %".763"
  store {i64, i1} %".756", ptr %".763"
  %".767" = getelementptr inbounds {i64, i1}, ptr %".763", i32 0, i32 1
  %".768" = load i1, ptr %".767"
  %".770" = load i1, ptr %"$410for_iter.3"
  store i1 %".768", ptr %"$410for_iter.3"
  %".773" = load i64, ptr %"$phi412.1"
  store i64 %".762", ptr %"$phi412.1"
  %".775" = load i1, ptr %"$410for_iter.3"
  br i1 %".775", label %"B412", label %"B450"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"local_sort" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ i64 0, i64 9223372036854775807 }
!3 = !{ ptr @"local_sort", !"kernel", i32 1 }
