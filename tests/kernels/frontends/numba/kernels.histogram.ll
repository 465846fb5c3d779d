; arch: sm_90
; ModuleID = "histogram$7"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"histogram"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", float %"lo", float %"width", ptr %"bins.0", ptr %"bins.1", i64 %"bins.2", i64 %"bins.3", ptr %"bins.4", i64 %"bins.5.0", i64 %"bins.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"x.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo", ptr %"x.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize", ptr %"x.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".20", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"bins.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.1", ptr %"bins.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"bins.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"bins.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.1", ptr %"bins.4", 4
  %".21" = insertvalue [1 x i64] undef, i64 %"bins.5.0", 0
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".21", 5
  %".22" = insertvalue [1 x i64] undef, i64 %"bins.6.0", 0
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".22", 6
  %"x" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %"lo.1" = alloca float
  store float 0.0, ptr %"lo.1"
  %"width.1" = alloca float
  store float 0.0, ptr %"width.1"
  %"bins" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"bins"
  %".41" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".41"
  %".53" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".53"
  %".63" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, ptr %".63"
  %".67" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".67"
  %".76" = alloca i64
  store i64 0, ptr %".76"
  %".79" = alloca i64
  store i64 0, ptr %".79"
  %"$phi120.0" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi120.0"
  %".118" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".118"
  %".121" = alloca {ptr, i64, i64, ptr}
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".121"
  %".147" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".147"
  %".153" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, ptr %".153"
  %"$120for_iter.3" = alloca i1
  store i1 0, ptr %"$120for_iter.3"
  %"$phi122.1" = alloca i64
  store i64 0, ptr %"$phi122.1"
  %".173" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".173"
  %"b" = alloca i64
  store i64 0, ptr %"b"
  %"$192pred" = alloca i1
  store i1 0, ptr %"$192pred"
  %"$phi194.1" = alloca i64
  store i64 0, ptr %"$phi194.1"
  %".227" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".227"
  %"$212pred" = alloca i1
  store i1 0, ptr %"$212pred"
  %".255" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".255"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"x"
  store float %"lo", ptr %"lo.1"
  store float %"width", ptr %"width.1"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"bins"
  %".31" = trunc i64 1 to i32
  %".32" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".33" = sext i32 %".32" to i64
  %".34" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".35" = sext i32 %".34" to i64
  %".36" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".37" = sext i32 %".36" to i64
  %".38" = mul i64 %".35", %".37"
  %".39" = add i64 %".38", %".33"
  %".40" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".41"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".40", ptr %".41"
  %".45" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".41", i32 0, i32 2
  %".46" = load i64, ptr %".45"
  %".47" = trunc i64 1 to i32
  %".48" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".49" = call i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()
  %".50" = sext i32 %".48" to i64
  %".51" = sext i32 %".49" to i64
  %".52" = mul i64 %".50", %".51"
  store {i64, i64, i64} zeroinitializer, ptr %".53"
  %".56" = getelementptr inbounds {i64, i64, i64}, ptr %".53", i32 0, i32 0
  store i64 %".39", ptr %".56"
  %".58" = getelementptr inbounds {i64, i64, i64}, ptr %".53", i32 0, i32 1
  store i64 %".46", ptr %".58"
  %".60" = getelementptr inbounds {i64, i64, i64}, ptr %".53", i32 0, i32 2
  store i64 %".52", ptr %".60"
  %".62" = load {i64, i64, i64}, ptr %".53"
  store {i64, i64, i64} zeroinitializer, ptr %".63"
  store {i64, i64, i64} %".62", ptr %".63"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".67"
  %".70" = getelementptr inbounds {i64, i64, i64}, ptr %".63", i32 0, i32 0
  %".71" = load i64, ptr %".70"
  %".72" = getelementptr inbounds {i64, i64, i64}, ptr %".63", i32 0, i32 1
  %".73" = load i64, ptr %".72"
  %".74" = getelementptr inbounds {i64, i64, i64}, ptr %".63", i32 0, i32 2
  %".75" = load i64, ptr %".74"
  store i64 %".71", ptr %".76"
  %".81" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".67", i32 0, i32 0
  store ptr %".76", ptr %".81"
  %".83" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".67", i32 0, i32 1
  store i64 %".73", ptr %".83"
  %".85" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".67", i32 0, i32 2
  store i64 %".75", ptr %".85"
  %".87" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".67", i32 0, i32 3
  store ptr %".79", ptr %".87"
  %".89" = sub i64 %".73", %".71"
  %".90" = icmp sgt i64 %".89", 0
  %".91" = icmp sgt i64 %".75", 0
  %".92" = xor i1 %".90", %".91"
  %".93" = icmp eq i64 %".75", 0
  br i1 %".93", label %"B0.if", label %"B0.endif", !prof !1
B120:
  %".117" = load {ptr, i64, i64, ptr}, ptr %"$phi120.0"
  store {i64, i1} zeroinitializer, ptr %".118"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %".121"
  store {ptr, i64, i64, ptr} %".117", ptr %".121"
  %".125" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".121", i32 0, i32 3
  %".126" = load ptr, ptr %".125"
  %".127" = load i64, ptr %".126"
  %".128" = icmp sgt i64 %".127", 0
  %".129" = getelementptr inbounds {i64, i1}, ptr %".118", i32 0, i32 1
  store i1 %".128", ptr %".129"
  br i1 %".128", label %"B120.if", label %"B120.endif"
B122:
  %".167" = load i1, ptr %"$120for_iter.3"
  store i1 0, ptr %"$120for_iter.3"
  %".169" = load i64, ptr %"$phi122.1"
  %".170" = load i64, ptr %"$phi122.1"
  store i64 0, ptr %"$phi122.1"
  %".172" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".173"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".172", ptr %".173"
  %".177" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".173", i32 0, i32 5
  %".178" = getelementptr inbounds [1 x i64], ptr %".177", i32 0, i32 0
  %".179" = load i64, ptr %".178", !range !2
  %".180" = insertvalue [1 x i64] undef, i64 %".179", 0
  %".181" = extractvalue [1 x i64] %".180", 0
  %".182" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".173", i32 0, i32 6
  %".183" = load [1 x i64], ptr %".182"
  %".184" = extractvalue [1 x i64] %".183", 0
  %".185" = icmp slt i64 %".169", 0
  %".186" = add i64 %".169", %".181"
  %".187" = select  i1 %".185", i64 %".186", i64 %".169"
  %".188" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".173", i32 0, i32 5
  %".189" = getelementptr inbounds [1 x i64], ptr %".188", i32 0, i32 0
  %".190" = load i64, ptr %".189", !range !2
  %".191" = insertvalue [1 x i64] undef, i64 %".190", 0
  %".192" = extractvalue [1 x i64] %".191", 0
  %".193" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".173", i32 0, i32 6
  %".194" = load [1 x i64], ptr %".193"
  %".195" = extractvalue [1 x i64] %".194", 0
  %".196" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".173", i32 0, i32 4
  %".197" = load ptr, ptr %".196"
  %".198" = mul i64 %".187", 1
  %".199" = add i64 0, %".198"
  %".200" = getelementptr float, ptr %".197", i64 %".199"
  %".201" = load float, ptr %".200"
  %".202" = load float, ptr %"lo.1"
  %".203" = fsub float %".201", %".202"
  %".204" = load float, ptr %"width.1"
  %".205" = fcmp oeq float %".204",              0x0
  br i1 %".205", label %"B122.if", label %"B122.endif", !prof !1
B194:
  %".224" = load i1, ptr %"$192pred"
  store i1 0, ptr %"$192pred"
  %".226" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bins"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".227"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".226", ptr %".227"
  %".231" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".227", i32 0, i32 2
  %".232" = load i64, ptr %".231"
  %".233" = load i64, ptr %"$phi194.1"
  %".234" = icmp slt i64 %".233", %".232"
  %".235" = load i64, ptr %"$phi194.1"
  store i64 0, ptr %"$phi194.1"
  %".238" = load i1, ptr %"$212pred"
  store i1 %".234", ptr %"$212pred"
  %".240" = load i1, ptr %"$212pred"
  br i1 %".240", label %"B214", label %"B286"
B214:
  %".242" = load i1, ptr %"$212pred"
  store i1 0, ptr %"$212pred"
  br label %"B220"
B216:
  %".245" = load i64, ptr %"b"
  store i64 0, ptr %"b"
  %".247" = load i64, ptr %"$phi194.1"
  store i64 0, ptr %"$phi194.1"
  %".249" = load i1, ptr %"$192pred"
  store i1 0, ptr %"$192pred"
  br label %"B289"
B220:
  %".252" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bins"
  %".253" = load i64, ptr %"b"
  %".254" = trunc i64 1 to i32
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".255"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".252", ptr %".255"
  %".259" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".255", i32 0, i32 5
  %".260" = getelementptr inbounds [1 x i64], ptr %".259", i32 0, i32 0
  %".261" = load i64, ptr %".260", !range !2
  %".262" = insertvalue [1 x i64] undef, i64 %".261", 0
  %".263" = extractvalue [1 x i64] %".262", 0
  %".264" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".255", i32 0, i32 6
  %".265" = load [1 x i64], ptr %".264"
  %".266" = extractvalue [1 x i64] %".265", 0
  %".267" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".255", i32 0, i32 4
  %".268" = load ptr, ptr %".267"
  %".269" = icmp slt i64 %".253", 0
  %".270" = add i64 %".263", %".253"
  %".271" = select  i1 %".269", i64 %".270", i64 %".253"
  %".272" = mul i64 %".271", 1
  %".273" = add i64 0, %".272"
  %".274" = getelementptr i32, ptr %".268", i64 %".273"
  %".275" = atomicrmw add ptr %".274", i32 %".254" monotonic
  %".276" = load i64, ptr %"b"
  store i64 0, ptr %"b"
  br label %"B286"
B286:
  %".279" = load i64, ptr %"b"
  store i64 0, ptr %"b"
  %".281" = load i1, ptr %"$212pred"
  store i1 0, ptr %"$212pred"
  br label %"B289"
B288:
  %".284" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".286" = load float, ptr %"width.1"
  store float 0.0, ptr %"width.1"
  %".288" = load float, ptr %"lo.1"
  store float 0.0, ptr %"lo.1"
  %".290" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"bins"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"bins"
  %".292" = load i64, ptr %"$phi122.1"
  store i64 0, ptr %"$phi122.1"
  %".294" = load {ptr, i64, i64, ptr}, ptr %"$phi120.0"
  store {ptr, i64, i64, ptr} zeroinitializer, ptr %"$phi120.0"
  %".296" = load i1, ptr %"$120for_iter.3"
  store i1 0, ptr %"$120for_iter.3"
  ret void
B289:
  br label %"B120"
B0.if:
  ret void
B0.endif:
  br i1 %".92", label %"B0.endif.if", label %"B0.endif.else"
B0.endif.if:
  %".97" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".67", i32 0, i32 3
  %".98" = load ptr, ptr %".97"
  store i64 0, ptr %".98"
  br label %"B0.endif.endif"
B0.endif.else:
  %".101" = srem i64 %".89", %".75"
  %".102" = sub i64 0, %".101"
  %".103" = select  i1 %".90", i64 %".101", i64 %".102"
  %".104" = icmp sgt i64 %".103", 0
  %".105" = sdiv i64 %".89", %".75"
  %".106" = select  i1 %".104", i64 1, i64 0
  %".107" = add i64 %".105", %".106"
  %".108" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".67", i32 0, i32 3
  %".109" = load ptr, ptr %".108"
  store i64 %".107", ptr %".109"
  br label %"B0.endif.endif"
B0.endif.endif:
  %".112" = load {ptr, i64, i64, ptr}, ptr %".67"
  %".114" = load {ptr, i64, i64, ptr}, ptr %"$phi120.0"
  store {ptr, i64, i64, ptr} %".112", ptr %"$phi120.0"
  br label %"B120"
B120.if:
  %".132" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".121", i32 0, i32 0
  %".133" = load ptr, ptr %".132"
  %".134" = load i64, ptr %".133"
  %".135" = getelementptr inbounds {i64, i1}, ptr %".118", i32 0, i32 0
  store i64 %".134", ptr %".135"
  %".137" = sub nsw i64 %".127", 1
  store i64 %".137", ptr %".126"
  %".139" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".121", i32 0, i32 2
  %".140" = load i64, ptr %".139"
  %".141" = add i64 %".134", %".140"
  %".142" = getelementptr inbounds {ptr, i64, i64, ptr}, ptr %".121", i32 0, i32 0
  %".143" = load ptr, ptr %".142"
  store i64 %".141", ptr %".143"
  br label %"B120.endif"
B120.endif:
  %".146" = load {i64, i1}, ptr %".118"
  store {i64, i1} zeroinitializer, ptr %".147"
  store {i64, i1} %".146", ptr %".147"
  %".151" = getelementptr inbounds {i64, i1}, ptr %".147", i32 0, i32 0
  %".152" = load i64, ptr %".151"
  store {i64, i1} zeroinitializer, ptr %".153"
  store {i64, i1} %".146", ptr %".153"
  %".157" = getelementptr inbounds {i64, i1}, ptr %".153", i32 0, i32 1
  %".158" = load i1, ptr %".157"
  %".160" = load i1, ptr %"$120for_iter.3"
  store i1 %".158", ptr %"$120for_iter.3"
  %".163" = load i64, ptr %"$phi122.1"
  store i64 %".152", ptr %"$phi122.1"
  %".165" = load i1, ptr %"$120for_iter.3"
  br i1 %".165", label %"B122", label %"B288"
B122.if:
  br label %"B122.endif"
B122.endif:
  %".208" = fdiv float %".203", %".204"
  %".209" = fptosi float %".208" to i64
  %".211" = load i64, ptr %"b"
  store i64 %".209", ptr %"b"
  %".213" = load i64, ptr %"b"
  %".214" = icmp sle i64 0, %".213"
  %".216" = load i1, ptr %"$192pred"
  store i1 %".214", ptr %"$192pred"
  %".218" = load i64, ptr %"b"
  %".220" = load i64, ptr %"$phi194.1"
  store i64 %".218", ptr %"$phi194.1"
  %".222" = load i1, ptr %"$192pred"
  br i1 %".222", label %"B194", label %"B216"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.nctaid.x"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"histogram" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ i64 0, i64 9223372036854775807 }
!3 = !{ ptr @"histogram", !"kernel", i32 1 }
