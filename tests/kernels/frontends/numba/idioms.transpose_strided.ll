; arch: sm_90
; ModuleID = "transpose_strided$16"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"transpose_strided"(ptr %"a.0", ptr %"a.1", i64 %"a.2", i64 %"a.3", ptr %"a.4", i64 %"a.5.0", i64 %"a.5.1", i64 %"a.6.0", i64 %"a.6.1", ptr %"b.0", ptr %"b.1", i64 %"b.2", i64 %"b.3", ptr %"b.4", i64 %"b.5.0", i64 %"b.5.1", i64 %"b.6.0", i64 %"b.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"a.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo", ptr %"a.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"a.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"a.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize", ptr %"a.4", 4
  %".21" = insertvalue [2 x i64] undef, i64 %"a.5.0", 0
  %".22" = insertvalue [2 x i64] %".21", i64 %"a.5.1", 1
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".22", 5
  %".23" = insertvalue [2 x i64] undef, i64 %"a.6.0", 0
  %".24" = insertvalue [2 x i64] %".23", i64 %"a.6.1", 1
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".24", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} undef, ptr %"b.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.meminfo.1", ptr %"b.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"b.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"b.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.itemsize.1", ptr %"b.4", 4
  %".25" = insertvalue [2 x i64] undef, i64 %"b.5.0", 0
  %".26" = insertvalue [2 x i64] %".25", i64 %"b.5.1", 1
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".26", 5
  %".27" = insertvalue [2 x i64] undef, i64 %"b.6.0", 0
  %".28" = insertvalue [2 x i64] %".27", i64 %"b.6.1", 1
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".28", 6
  %"a" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %"b" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  %"x" = alloca i64
  store i64 0, ptr %"x"
  %"y" = alloca i64
  store i64 0, ptr %"y"
  %".61" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".61"
  %"$82pred" = alloca i1
  store i1 0, ptr %"$82pred"
  %".83" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".83"
  %"$116pred" = alloca i1
  store i1 0, ptr %"$116pred"
  %".109" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".109"
  %".169" = alloca {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".169"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides", ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %"inserted.strides.1", ptr %"b"
  %".33" = trunc i64 2 to i32
  %".34" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".35" = sext i32 %".34" to i64
  %".36" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".37" = sext i32 %".36" to i64
  %".38" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".39" = sext i32 %".38" to i64
  %".40" = mul i64 %".37", %".39"
  %".41" = add i64 %".40", %".35"
  %".42" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".43" = sext i32 %".42" to i64
  %".44" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".45" = sext i32 %".44" to i64
  %".46" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".47" = sext i32 %".46" to i64
  %".48" = mul i64 %".45", %".47"
  %".49" = add i64 %".48", %".43"
  %".50" = insertvalue [2 x i64] undef, i64 %".41", 0
  %".51" = insertvalue [2 x i64] %".50", i64 %".49", 1
  %".52" = extractvalue [2 x i64] %".51", 0
  %".53" = extractvalue [2 x i64] %".51", 1
  %".55" = load i64, ptr %"x"
  store i64 %".52", ptr %"x"
  %".58" = load i64, ptr %"y"
  store i64 %".53", ptr %"y"
  %".60" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".61"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".60", ptr %".61"
  %".65" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".61", i32 0, i32 5
  %".66" = getelementptr inbounds [2 x i64], ptr %".65", i32 0, i32 0
  %".67" = load i64, ptr %".66", !range !1
  %".68" = getelementptr inbounds [2 x i64], ptr %".65", i32 0, i32 1
  %".69" = load i64, ptr %".68", !range !1
  %".70" = insertvalue [2 x i64] undef, i64 %".67", 0
  %".71" = insertvalue [2 x i64] %".70", i64 %".69", 1
  %".72" = extractvalue [2 x i64] %".71", 0
  %".73" = load i64, ptr %"x"
  %".74" = icmp slt i64 %".73", %".72"
  %".76" = load i1, ptr %"$82pred"
  store i1 %".74", ptr %"$82pred"
  %".78" = load i1, ptr %"$82pred"
  br i1 %".78", label %"B84", label %"B152"
B84:
  %".80" = load i1, ptr %"$82pred"
  store i1 0, ptr %"$82pred"
  %".82" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".83"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".82", ptr %".83"
  %".87" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".83", i32 0, i32 5
  %".88" = getelementptr inbounds [2 x i64], ptr %".87", i32 0, i32 0
  %".89" = load i64, ptr %".88", !range !1
  %".90" = getelementptr inbounds [2 x i64], ptr %".87", i32 0, i32 1
  %".91" = load i64, ptr %".90", !range !1
  %".92" = insertvalue [2 x i64] undef, i64 %".89", 0
  %".93" = insertvalue [2 x i64] %".92", i64 %".91", 1
  %".94" = extractvalue [2 x i64] %".93", 1
  %".95" = load i64, ptr %"y"
  %".96" = icmp slt i64 %".95", %".94"
  %".98" = load i1, ptr %"$116pred"
  store i1 %".96", ptr %"$116pred"
  %".100" = load i1, ptr %"$116pred"
  br i1 %".100", label %"B118", label %"B156"
B118:
  %".102" = load i1, ptr %"$116pred"
  store i1 0, ptr %"$116pred"
  %".104" = load i64, ptr %"x"
  %".105" = load i64, ptr %"y"
  %".106" = insertvalue [2 x i64] undef, i64 %".104", 0
  %".107" = insertvalue [2 x i64] %".106", i64 %".105", 1
  %".108" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".109"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".108", ptr %".109"
  %".113" = extractvalue [2 x i64] %".107", 0
  %".114" = extractvalue [2 x i64] %".107", 1
  %".115" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".109", i32 0, i32 5
  %".116" = getelementptr inbounds [2 x i64], ptr %".115", i32 0, i32 0
  %".117" = load i64, ptr %".116", !range !1
  %".118" = getelementptr inbounds [2 x i64], ptr %".115", i32 0, i32 1
  %".119" = load i64, ptr %".118", !range !1
  %".120" = insertvalue [2 x i64] undef, i64 %".117", 0
  %".121" = insertvalue [2 x i64] %".120", i64 %".119", 1
  %".122" = extractvalue [2 x i64] %".121", 0
  %".123" = extractvalue [2 x i64] %".121", 1
  %".124" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".109", i32 0, i32 6
  %".125" = load [2 x i64], ptr %".124"
  %".126" = extractvalue [2 x i64] %".125", 0
  %".127" = extractvalue [2 x i64] %".125", 1
  %".128" = icmp slt i64 %".113", 0
  %".129" = add i64 %".113", %".122"
  %".130" = select  i1 %".128", i64 %".129", i64 %".113"
  %".131" = icmp slt i64 %".114", 0
  %".132" = add i64 %".114", %".123"
  %".133" = select  i1 %".131", i64 %".132", i64 %".114"
  %".134" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".109", i32 0, i32 5
  %".135" = getelementptr inbounds [2 x i64], ptr %".134", i32 0, i32 0
  %".136" = load i64, ptr %".135", !range !1
  %".137" = getelementptr inbounds [2 x i64], ptr %".134", i32 0, i32 1
  %".138" = load i64, ptr %".137", !range !1
  %".139" = insertvalue [2 x i64] undef, i64 %".136", 0
  %".140" = insertvalue [2 x i64] %".139", i64 %".138", 1
  %".141" = extractvalue [2 x i64] %".140", 0
  %".142" = extractvalue [2 x i64] %".140", 1
  %".143" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".109", i32 0, i32 6
  %".144" = load [2 x i64], ptr %".143"
  %".145" = extractvalue [2 x i64] %".144", 0
  %".146" = extractvalue [2 x i64] %".144", 1
  %".147" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".109", i32 0, i32 4
  %".148" = load ptr, ptr %".147"
  %".149" = mul i64 %".145", %".130"
  %".150" = mul i64 %".146", %".133"
  %".151" = add i64 %".149", %".150"
  %".152" = ptrtoint ptr %".148" to i64
  %".153" = add i64 %".152", %".151"
  %".154" = inttoptr i64 %".153" to ptr
  %".155" = load float, ptr %".154"
  %".156" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %".158" = load i64, ptr %"y"
  %".159" = load i64, ptr %"x"
  %".160" = insertvalue [2 x i64] undef, i64 %".158", 0
  %".161" = insertvalue [2 x i64] %".160", i64 %".159", 1
  %".162" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".164" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".166" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  %".167" = extractvalue [2 x i64] %".161", 0
  %".168" = extractvalue [2 x i64] %".161", 1
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %".169"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} %".166", ptr %".169"
  %".173" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".169", i32 0, i32 5
  %".174" = getelementptr inbounds [2 x i64], ptr %".173", i32 0, i32 0
  %".175" = load i64, ptr %".174", !range !1
  %".176" = getelementptr inbounds [2 x i64], ptr %".173", i32 0, i32 1
  %".177" = load i64, ptr %".176", !range !1
  %".178" = insertvalue [2 x i64] undef, i64 %".175", 0
  %".179" = insertvalue [2 x i64] %".178", i64 %".177", 1
  %".180" = extractvalue [2 x i64] %".179", 0
  %".181" = extractvalue [2 x i64] %".179", 1
  %".182" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".169", i32 0, i32 6
  %".183" = load [2 x i64], ptr %".182"
  %".184" = extractvalue [2 x i64] %".183", 0
  %".185" = extractvalue [2 x i64] %".183", 1
  %".186" = icmp slt i64 %".167", 0
  %".187" = add i64 %".167", %".180"
  %".188" = select  i1 %".186", i64 %".187", i64 %".167"
  %".189" = icmp slt i64 %".168", 0
  %".190" = add i64 %".168", %".181"
  %".191" = select  i1 %".189", i64 %".190", i64 %".168"
  %".192" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".169", i32 0, i32 5
  %".193" = getelementptr inbounds [2 x i64], ptr %".192", i32 0, i32 0
  %".194" = load i64, ptr %".193", !range !1
  %".195" = getelementptr inbounds [2 x i64], ptr %".192", i32 0, i32 1
  %".196" = load i64, ptr %".195", !range !1
  %".197" = insertvalue [2 x i64] undef, i64 %".194", 0
  %".198" = insertvalue [2 x i64] %".197", i64 %".196", 1
  %".199" = extractvalue [2 x i64] %".198", 0
  %".200" = extractvalue [2 x i64] %".198", 1
  %".201" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".169", i32 0, i32 6
  %".202" = load [2 x i64], ptr %".201"
  %".203" = extractvalue [2 x i64] %".202", 0
  %".204" = extractvalue [2 x i64] %".202", 1
  %".205" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %".169", i32 0, i32 4
  %".206" = load ptr, ptr %".205"
  %".207" = mul i64 %".203", %".188"
  %".208" = mul i64 %".204", %".191"
  %".209" = add i64 %".207", %".208"
  %".210" = ptrtoint ptr %".206" to i64
  %".211" = add i64 %".210", %".209"
  %".212" = inttoptr i64 %".211" to ptr
  store float %".155", ptr %".212"
  %".214" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  ret void
B152:
  %".218" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".220" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".222" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  %".224" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %".226" = load i1, ptr %"$82pred"
  store i1 0, ptr %"$82pred"
  ret void
B156:
  %".230" = load i64, ptr %"y"
  store i64 0, ptr %"y"
  %".232" = load i64, ptr %"x"
  store i64 0, ptr %"x"
  %".234" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"b"
  %".236" = load {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64]} zeroinitializer, ptr %"a"
  %".238" = load i1, ptr %"$116pred"
  store i1 0, ptr %"$116pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"transpose_strided" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"transpose_strided", !"kernel", i32 1 }
