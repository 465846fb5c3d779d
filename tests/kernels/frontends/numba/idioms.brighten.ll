; arch: sm_90
; ModuleID = "brighten$13"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"brighten"(ptr %"image.0", ptr %"image.1", i64 %"image.2", i64 %"image.3", ptr %"image.4", i64 %"image.5.0", i64 %"image.5.1", i64 %"image.5.2", i64 %"image.6.0", i64 %"image.6.1", i64 %"image.6.2", float %"gain", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.5.1", i64 %"out.5.2", i64 %"out.6.0", i64 %"out.6.1", i64 %"out.6.2")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} undef, ptr %"image.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.meminfo", ptr %"image.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.parent", i64 %"image.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.nitems", i64 %"image.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.itemsize", ptr %"image.4", 4
  %".26" = insertvalue [3 x i64] undef, i64 %"image.5.0", 0
  %".27" = insertvalue [3 x i64] %".26", i64 %"image.5.1", 1
  %".28" = insertvalue [3 x i64] %".27", i64 %"image.5.2", 2
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.data", [3 x i64] %".28", 5
  %".29" = insertvalue [3 x i64] undef, i64 %"image.6.0", 0
  %".30" = insertvalue [3 x i64] %".29", i64 %"image.6.1", 1
  %".31" = insertvalue [3 x i64] %".30", i64 %"image.6.2", 2
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.shape", [3 x i64] %".31", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} undef, ptr %"out.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.meminfo.1", ptr %"out.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.itemsize.1", ptr %"out.4", 4
  %".32" = insertvalue [3 x i64] undef, i64 %"out.5.0", 0
  %".33" = insertvalue [3 x i64] %".32", i64 %"out.5.1", 1
  %".34" = insertvalue [3 x i64] %".33", i64 %"out.5.2", 2
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.data.1", [3 x i64] %".34", 5
  %".35" = insertvalue [3 x i64] undef, i64 %"out.6.0", 0
  %".36" = insertvalue [3 x i64] %".35", i64 %"out.6.1", 1
  %".37" = insertvalue [3 x i64] %".36", i64 %"out.6.2", 2
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.shape.1", [3 x i64] %".37", 6
  %"image" = alloca {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %"image"
  %"gain.1" = alloca float
  store float 0.0, ptr %"gain.1"
  %"out" = alloca {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %"out"
  %"x" = alloca i64
  store i64 0, ptr %"x"
  %"y" = alloca i64
  store i64 0, ptr %"y"
  %".72" = alloca {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %".72"
  %"$82pred" = alloca i1
  store i1 0, ptr %"$82pred"
  %".97" = alloca {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %".97"
  %"$116pred" = alloca i1
  store i1 0, ptr %"$116pred"
  %".121" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".121"
  %".131" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".131"
  %".135" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".135"
  %".144" = alloca i64
  store i64 0, ptr %".144"
  %".147" = alloca i64
  store i64 0, ptr %".147"
  %"$phi148.0" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi148.0"
  %".186" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".186"
  %".189" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".189"
  %".215" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".215"
  %".221" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".221"
  %"$148for_iter.3" = alloca i1
  store i1 0, ptr %"$148for_iter.3"
  %"$phi150.1" = alloca i64
  store i64 0, ptr %"$phi150.1"
  %".246" = alloca {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %".246"
  %".328" = alloca {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %".328"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.strides", ptr %"image"
  store float %"gain", ptr %"gain.1"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %"inserted.strides.1", ptr %"out"
  %".44" = trunc i64 2 to i32
  %".45" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".46" = sext i32 %".45" to i64
  %".47" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".48" = sext i32 %".47" to i64
  %".49" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".50" = sext i32 %".49" to i64
  %".51" = mul i64 %".48", %".50"
  %".52" = add i64 %".51", %".46"
  %".53" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".54" = sext i32 %".53" to i64
  %".55" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".56" = sext i32 %".55" to i64
  %".57" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".58" = sext i32 %".57" to i64
  %".59" = mul i64 %".56", %".58"
  %".60" = add i64 %".59", %".54"
  %".61" = insertvalue [2 x i64] undef, i64 %".52", 0
  %".62" = insertvalue [2 x i64] %".61", i64 %".60", 1
  %".63" = extractvalue [2 x i64] %".62", 0
  %".64" = extractvalue [2 x i64] %".62", 1
  %".66" = load i64, ptr %"x"
  store i64 %".63", ptr %"x"
  %".69" = load i64, ptr %"y"
  store i64 %".64", ptr %"y"
  %".71" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %".72"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %".71", ptr %".72"
  %".76" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".72", i32 0, i32 5
  %".77" = getelementptr inbounds [3 x i64], ptr %".76", i32 0, i32 0
  %".78" = load i64, ptr %".77", !range !1
  %".79" = getelementptr inbounds [3 x i64], ptr %".76", i32 0, i32 1
  %".80" = load i64, ptr %".79", !range !1
  %".81" = getelementptr inbounds [3 x i64], ptr %".76", i32 0, i32 2
  %".82" = load i64, ptr %".81", !range !1
  %".83" = insertvalue [3 x i64] undef, i64 %".78", 0
  %".84" = insertvalue [3 x i64] %".83", i64 %".80", 1
  %".85" = insertvalue [3 x i64] %".84", i64 %".82", 2
  %".86" = extractvalue [3 x i64] %".85", 0
  %".87" = load i64, ptr %"x"
  %".88" = icmp slt i64 %".87", %".86"
  %".90" = load i1, ptr %"$82pred"
  store i1 %".88", ptr %"$82pred"
  %".92" = load i1, ptr %"$82pred"
  br i1 %".92", label %"B84", label %"B276"
B84:
  %".94" = load i1, ptr %"$82pred"
  store i1 0, ptr %"$82pred"
  %".96" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %".97"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %".96", ptr %".97"
  %".101" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".97", i32 0, i32 5
  %".102" = getelementptr inbounds [3 x i64], ptr %".101", i32 0, i32 0
  %".103" = load i64, ptr %".102", !range !1
  %".104" = getelementptr inbounds [3 x i64], ptr %".101", i32 0, i32 1
  %".105" = load i64, ptr %".104", !range !1
  %".106" = getelementptr inbounds [3 x i64], ptr %".101", i32 0, i32 2
  %".107" = load i64, ptr %".106", !range !1
  %".108" = insertvalue [3 x i64] undef, i64 %".103", 0
  %".109" = insertvalue [3 x i64] %".108", i64 %".105", 1
  %".110" = insertvalue [3 x i64] %".109", i64 %".107", 2
  %".111" = extractvalue [3 x i64] %".110", 1
  %".112" = load i64, ptr %"y"
  %".113" = icmp slt i64 %".112", %".111"
  %".115" = load i1, ptr %"$116pred"
  store i1 %".113", ptr %"$116pred"
  %".117" = load i1, ptr %"$116pred"
  br i1 %".117", label %"B118", label %"B280"
B118:
  %".119" = load i1, ptr %"$116pred"
  store i1 0, ptr %"$116pred"
  store {i64, i64, i64} zeroinitializer, ptr %".121"
  %".124" = getelementptr inbounds {i64, i64, i64}, ptr %".121", i32 0, i32 0
  store i64 0, ptr %".124"
  %".126" = getelementptr inbounds {i64, i64, i64}, ptr %".121", i32 0, i32 1
  store i64 3, ptr %".126"
  %".128" = getelementptr inbounds {i64, i64, i64}, ptr %".121", i32 0, i32 2
  store i64 1, ptr %".128"
  %".130" = load {i64, i64, i64}, ptr %".121"
  store {i64, i64, i64} zeroinitializer, ptr %".131"
  store {i64, i64, i64} %".130", ptr %".131"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".135"
  %".138" = getelementptr inbounds {i64, i64, i64}, ptr %".131", i32 0, i32 0
  %".139" = load i64, ptr %".138"
  %".140" = getelementptr inbounds {i64, i64, i64}, ptr %".131", i32 0, i32 1
  %".141" = load i64, ptr %".140"
  %".142" = getelementptr inbounds {i64, i64, i64}, ptr %".131", i32 0, i32 2
  %".143" = load i64, ptr %".142"
  store i64 %".139", ptr %".144"
  %".149" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".135", i32 0, i32 0
  store ptr %".144", ptr %".149"
  %".151" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".135", i32 0, i32 1
  store i64 %".141", ptr %".151"
  %".153" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".135", i32 0, i32 2
  store i64 %".143", ptr %".153"
  %".155" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".135", i32 0, i32 3
  store ptr %".147", ptr %".155"
  %".157" = sub i64 %".141", %".139"
  %".158" = icmp sgt i64 %".157", 0
  %".159" = icmp sgt i64 %".143", 0
  %".160" = xor i1 %".158", %".159"
  %".161" = icmp eq i64 %".143", 0
  br i1 %".161", label %"B118.if", label %"B118.endif", !prof !2
B148:
  %".185" = load {ptr, i64, i64, ptr}, ptr %"$phi148.0"
  store {i64, i1} zeroinitializer, ptr %".186"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".189"
  store {ptr, i64, i64, ptr} %".185", ptr %".189"
  %".193" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".189", i32 0, i32 3
  %".194" = load ptr, ptr %".193"
  %".195" = load i64, ptr %".194"
  %".196" = icmp sgt i64 %".195", 0
  %".197" = getelementptr inbounds {i64, i1}, ptr %".186", i32 0, i32 1
  store i1 %".196", ptr %".197"
  br i1 %".196", label %"B148.if", label %"B148.endif"
B150:
  %".235" = load i1, ptr %"$148for_iter.3"
  store i1 0, ptr %"$148for_iter.3"
  %".237" = load i64, ptr %"$phi150.1"
  %".238" = load i64, ptr %"$phi150.1"
  store i64 0, ptr %"$phi150.1"
  %".240" = load i64, ptr %"x"
  %".241" = load i64, ptr %"y"
  %".242" = insertvalue [3 x i64] undef, i64 %".240", 0
  %".243" = insertvalue [3 x i64] %".242", i64 %".241", 1
  %".244" = insertvalue [3 x i64] %".243", i64 %".237", 2
  %".245" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %".246"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %".245", ptr %".246"
  %".250" = extractvalue [3 x i64] %".244", 0
  %".251" = extractvalue [3 x i64] %".244", 1
  %".252" = extractvalue [3 x i64] %".244", 2
  %".253" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".246", i32 0, i32 5
  %".254" = getelementptr inbounds [3 x i64], ptr %".253", i32 0, i32 0
  %".255" = load i64, ptr %".254", !range !1
  %".256" = getelementptr inbounds [3 x i64], ptr %".253", i32 0, i32 1
  %".257" = load i64, ptr %".256", !range !1
  %".258" = getelementptr inbounds [3 x i64], ptr %".253", i32 0, i32 2
  %".259" = load i64, ptr %".258", !range !1
  %".260" = insertvalue [3 x i64] undef, i64 %".255", 0
  %".261" = insertvalue [3 x i64] %".260", i64 %".257", 1
  %".262" = insertvalue [3 x i64] %".261", i64 %".259", 2
  %".263" = extractvalue [3 x i64] %".262", 0
  %".264" = extractvalue [3 x i64] %".262", 1
  %".265" = extractvalue [3 x i64] %".262", 2
  %".266" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".246", i32 0, i32 6
  %".267" = load [3 x i64], ptr %".266"
  %".268" = extractvalue [3 x i64] %".267", 0
  %".269" = extractvalue [3 x i64] %".267", 1
  %".270" = extractvalue [3 x i64] %".267", 2
  %".271" = icmp slt i64 %".250", 0
  %".272" = add i64 %".250", %".263"
  %".273" = select  i1 %".271", i64 %".272", i64 %".250"
  %".274" = icmp slt i64 %".251", 0
  %".275" = add i64 %".251", %".264"
  %".276" = select  i1 %".274", i64 %".275", i64 %".251"
  %".277" = icmp slt i64 %".252", 0
  %".278" = add i64 %".252", %".265"
  %".279" = select  i1 %".277", i64 %".278", i64 %".252"
  %".280" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".246", i32 0, i32 5
  %".281" = getelementptr inbounds [3 x i64], ptr %".280", i32 0, i32 0
  %".282" = load i64, ptr %".281", !range !1
  %".283" = getelementptr inbounds [3 x i64], ptr %".280", i32 0, i32 1
  %".284" = load i64, ptr %".283", !range !1
  %".285" = getelementptr inbounds [3 x i64], ptr %".280", i32 0, i32 2
  %".286" = load i64, ptr %".285", !range !1
  %".287" = insertvalue [3 x i64] undef, i64 %".282", 0
  %".288" = insertvalue [3 x i64] %".287", i64 %".284", 1
  %".289" = insertvalue [3 x i64] %".288", i64 %".286", 2
  %".290" = extractvalue [3 x i64] %".289", 0
  %".291" = extractvalue [3 x i64] %".289", 1
  %".292" = extractvalue [3 x i64] %".289", 2
  %".293" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".246", i32 0, i32 6
  %".294" = load [3 x i64], ptr %".293"
  %".295" = extractvalue [3 x i64] %".294", 0
  %".296" = extractvalue [3 x i64] %".294", 1
  %".297" = extractvalue [3 x i64] %".294", 2
  %".298" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".246", i32 0, i32 4
  %".299" = load ptr, ptr %".298"
  %".300" = mul i64 1, %".291"
  %".301" = mul i64 %".300", %".292"
  %".302" = mul i64 1, %".292"
  %".303" = mul i64 %".273", %".301"
  %".304" = add i64 0, %".303"
  %".305" = mul i64 %".276", %".302"
  %".306" = add i64 %".304", %".305"
  %".307" = mul i64 %".279", 1
  %".308" = add i64 %".306", %".307"
  %".309" = getelementptr i8, ptr %".299", i64 %".308"
  %".310" = load i8, ptr %".309"
  %".311" = load float, ptr %"gain.1"
  %".312" = uitofp i8 %".310" to float
  %".313" = fmul float %".312", %".311"
  %".314" = fptosi float %".313" to i64
  %".315" = icmp sgt i64 0, %".314"
  %".316" = select  i1 %".315", i64 0, i64 %".314"
  %".317" = icmp slt i64 255, %".316"
  %".318" = select  i1 %".317", i64 255, i64 %".316"
  %".319" = load i64, ptr %"x"
  %".320" = load i64, ptr %"y"
  %".321" = insertvalue [3 x i64] undef, i64 %".319", 0
  %".322" = insertvalue [3 x i64] %".321", i64 %".320", 1
  %".323" = insertvalue [3 x i64] %".322", i64 %".237", 2
  %".324" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"out"
  %".325" = extractvalue [3 x i64] %".323", 0
  %".326" = extractvalue [3 x i64] %".323", 1
  %".327" = extractvalue [3 x i64] %".323", 2
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %".328"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} %".324", ptr %".328"
  %".332" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".328", i32 0, i32 5
  %".333" = getelementptr inbounds [3 x i64], ptr %".332", i32 0, i32 0
  %".334" = load i64, ptr %".333", !range !1
  %".335" = getelementptr inbounds [3 x i64], ptr %".332", i32 0, i32 1
  %".336" = load i64, ptr %".335", !range !1
  %".337" = getelementptr inbounds [3 x i64], ptr %".332", i32 0, i32 2
  %".338" = load i64, ptr %".337", !range !1
  %".339" = insertvalue [3 x i64] undef, i64 %".334", 0
  %".340" = insertvalue [3 x i64] %".339", i64 %".336", 1
  %".341" = insertvalue [3 x i64] %".340", i64 %".338", 2
  %".342" = extractvalue [3 x i64] %".341", 0
  %".343" = extractvalue [3 x i64] %".341", 1
  %".344" = extractvalue [3 x i64] %".341", 2
  %".345" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".328", i32 0, i32 6
  %".346" = load [3 x i64], ptr %".345"
  %".347" = extractvalue [3 x i64] %".346", 0
  %".348" = extractvalue [3 x i64] %".346", 1
  %".349" = extractvalue [3 x i64] %".346", 2
  %".350" = icmp slt i64 %".325", 0
  %".351" = add i64 %".325", %".342"
  %".352" = select  i1 %".350", i64 %".351", i64 %".325"
  %".353" = icmp slt i64 %".326", 0
  %".354" = add i64 %".326", %".343"
  %".355" = select  i1 %".353", i64 %".354", i64 %".326"
  %".356" = icmp slt i64 %".327", 0
  %".357" = add i64 %".327", %".344"
  %".358" = select  i1 %".356", i64 %".357", i64 %".327"
  %".359" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".328", i32 0, i32 5
  %".360" = getelementptr inbounds [3 x i64], ptr %".359", i32 0, i32 0
  %".361" = load i64, ptr %".360", !range !1
  %".362" = getelementptr inbounds [3 x i64], ptr %".359", i32 0, i32 1
  %".363" = load i64, ptr %".362", !range !1
  %".364" = getelementptr inbounds [3 x i64], ptr %".359", i32 0, i32 2
  %".365" = load i64, ptr %".364", !range !1
  %".366" = insertvalue [3 x i64] undef, i64 %".361", 0
  %".367" = insertvalue [3 x i64] %".366", i64 %".363", 1
  %".368" = insertvalue [3 x i64] %".367", i64 %".365", 2
  %".369" = extractvalue [3 x i64] %".368", 0
  %".370" = extractvalue [3 x i64] %".368", 1
  %".371" = extractvalue [3 x i64] %".368", 2
  %".372" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".328", i32 0, i32 6
  %".373" = load [3 x i64], ptr %".372"
  %".374" = extractvalue [3 x i64] %".373", 0
  %".375" = extractvalue [3 x i64] %".373", 1
  %".376" = extractvalue [3 x i64] %".373", 2
  %".377" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %".328", i32 0, i32 4
  %".378" = load ptr, ptr %".377"
  %".379" = mul i64 1, %".370"
  %".380" = mul i64 %".379", %".371"
  %".381" = mul i64 1, %".371"
  %".382" = mul i64 %".352", %".380"
  %".383" = add i64 0, %".382"
  %".384" = mul i64 %".355", %".381"
  %".385" = add i64 %".383", %".384"
  %".386" = mul i64 %".358", 1
  %".387" = add i64 %".385", %".386"
  %".388" = getelementptr i8, ptr %".378", i64 %".387"
  %".389" = trunc i64 %".318" to i8
  store i8 %".389", ptr %".388"
  br label %"B148"
B276:
  %".392" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".394" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".396" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %"out"
  %".398" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %"image"
  %".400" = load float, ptr %"gain.1"
  store float 0.0, ptr %"gain.1"
  %".402" = load i1, ptr %"$82pred"
  store i1 0, ptr %"$82pred"
  ret void
B280:
  %".406" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".408" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".410" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %"out"
  %".412" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %"image"
  %".414" = load float, ptr %"gain.1"
  store float 0.0, ptr %"gain.1"
  %".416" = load i1, ptr %"$116pred"
  store i1 0, ptr %"$116pred"
  ret void
B284:
  %".420" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".422" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".424" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %"out"
  %".426" = load {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]}, ptr %"image"
  store {ptr, ptr, i64, i64, ptr, [3 x i64], [3 x i64]} zeroinitializer, ptr %"image"
  %".428" = load float, ptr %"gain.1"
  store float 0.0, ptr %"gain.1"
  %".430" = load i64, ptr %"$phi150.1"
  store i64 0, ptr %"$phi150.1"
  %".432" = load {ptr, i64, i64, ptr}, ptr %"$phi148.0"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi148.0"
  %".434" = load i1, ptr %"$148for_iter.3"
  store i1 0, ptr %"$148for_iter.3"
  ret void
B118.if:
  ret void
B118.endif:
  br i1 %".160", label %"B118.endif.if", label %"B118.endif.else"
B118.endif.if:
  %".165" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".135", i32 0, i32 3
  %".166" = load ptr, ptr %".165"
  store i64 0, ptr %".166"
  br label %"B118.endif.endif"
B118.endif.else:
  %".169" = srem i64 %".157", %".143"
  %".170" = sub i64 0, %".169"
  %".171" = select  i1 %".158", i64 %".169", i64 %".170"
  %".172" = icmp sgt i64 %".171", 0
  %".173" = sdiv i64 %".157", %".143"
  %".174" = select  i1 %".172", i64 1, i64 0
  %".175" = add i64 %".173", %".174"
  %".176" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".135", i32 0, i32 3
  %".177" = load ptr, ptr %".176"
  store i64 %".175", ptr %".177"
  br label %"B118.endif.endif"
B118.endif.endif:
  %".180" = load {ptr, i64, i64, ptr}, ptr %".135"
  %".182" = load {ptr, i64, i64, ptr}, ptr %"$phi148.0"
  store {ptr, i64, i64, ptr} %".180", ptr %"$phi148.0"
  br label %"B148"
B148.if:
  %".200" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".189", i32 0, i32 0
  %".201" = load ptr, ptr %".200"
  %".202" = load i64, ptr %".201"
  %".203" = getelementptr inbounds {i64, i1}, ptr %".186", i32 0, i32 0
  store i64 %".202", ptr %".203"
  %".205" = sub nsw i64 %".195", 1
  store i64 %".205", ptr %".194"
  %".207" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".189", i32 0, i32 2
  %".208" = load i64, ptr %".207"
  %".209" = add i64 %".202", %".208"
  %".210" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".189", i32 0, i32 0
  %".211" = load ptr, ptr %".210"
  store i64 %".209", ptr %".211"
  br label %"B148.endif"
B148.endif:
  %".214" = load {i64, i1}, ptr %".186"
  store {i64, i1} zeroinitializer, ptr %".215"
  store {i64, i1} %".214", ptr %".215"
  %".219" = getelementptr inbounds {i64, i1}, ptr %".215", i32 0, i32 0
  %".220" = load i64, ptr %".219"
  store {i64, i1} zeroinitializer, ptr %".221"
  store {i64, i1} %".214", ptr %".221"
  %".225" = getelementptr inbounds {i64, i1}, ptr %".221", i32 0, i32 1
  %".226" = load i1, ptr %".225"
  %".228" = load i1, ptr %"$148for_iter.3"
  store i1 %".226", ptr %"$148for_iter.3"
  %".231" = load i64, ptr %"$phi150.1"
  store i64 %".220", ptr %"$phi150.1"
  %".233" = load i1, ptr %"$148for_iter.3"
  br i1 %".233", label %"B150", label %"B284"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"brighten" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ ptr @"brighten", !"kernel", i32 1 }
