; arch: sm_90
; ModuleID = "warp_scan_double$10"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"warp_scan_double"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.6.0")
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
  %"out" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %"lane" = alloca i32
  store i32 0, ptr %"lane"
  %".40" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".40"
  %"value.2" = alloca double
  store double 0.0, ptr %"value.2"
  %"d.2" = alloca i64
  store i64 0, ptr %"d.2"
  %"$186pred" = alloca i1
  store i1 0, ptr %"$186pred"
  %"value.3" = alloca double
  store double 0.0, ptr %"value.3"
  %"other" = alloca double
  store double 0.0, ptr %"other"
  %"$154pred" = alloca i1
  store i1 0, ptr %"$154pred"
  %".153" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".153"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"out"
  %".23" = trunc i64 1 to i32
  %".24" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".25" = sext i32 %".24" to i64
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = mul i64 %".27", %".29"
  %".31" = add i64 %".30", %".25"
  %".33" = load i64, ptr %"i"
  store i64 %".31", ptr %"i"
  %".35" = call i32 @"llvm.nvvm.read.ptx.sreg.laneid"()
  %".37" = load i32, ptr %"lane"
  store i32 %".35", ptr %"lane"
  %".39" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".40"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %".40"
  %".44" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".40", i32 0, i32 5
  %".45" = getelementptr inbounds [1 x i64], ptr %".44", i32 0, i32 0
  %".46" = load i64, ptr %".45", !range !1
  %".47" = insertvalue [1 x i64] undef, i64 %".46", 0
  %".48" = extractvalue [1 x i64] %".47", 0
  %".49" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".40", i32 0, i32 6
  %".50" = load [1 x i64], ptr %".49"
  %".51" = extractvalue [1 x i64] %".50", 0
  %".52" = icmp slt i64 %".39", 0
  %".53" = add i64 %".39", %".48"
  %".54" = select  i1 %".52", i64 %".53", i64 %".39"
  %".55" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".40", i32 0, i32 5
  %".56" = getelementptr inbounds [1 x i64], ptr %".55", i32 0, i32 0
  %".57" = load i64, ptr %".56", !range !1
  %".58" = insertvalue [1 x i64] undef, i64 %".57", 0
  %".59" = extractvalue [1 x i64] %".58", 0
  %".60" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".40", i32 0, i32 6
  %".61" = load [1 x i64], ptr %".60"
  %".62" = extractvalue [1 x i64] %".61", 0
  %".63" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".40", i32 0, i32 4
  %".64" = load ptr, ptr %".63"
  %".65" = mul i64 %".54", 1
  %".66" = add i64 0, %".65"
  %".67" = getelementptr double, ptr %".64", i64 %".66"
  %".68" = load double, ptr %".67"
  %".70" = load double, ptr %"value.2"
  store double %".68", ptr %"value.2"
  %".73" = load i64, ptr %"d.2"
  store i64 1, ptr %"d.2"
  br label %"B100"
B100:
  %".77" = load i1, ptr %"$186pred"
  store i1 0, ptr %"$186pred"
  %".79" = load double, ptr %"value.2"
  %".81" = load double, ptr %"value.3"
  store double %".79", ptr %"value.3"
  %".83" = load double, ptr %"value.2"
  %".84" = load i64, ptr %"d.2"
  %".85" = bitcast double %".83" to i64
  %".86" = trunc i64 4294967295 to i32
  %".87" = trunc i64 %".84" to i32
  %".88" = trunc i64 %".85" to i32
  %".89" = lshr i64 %".85", 32
  %".90" = trunc i64 %".89" to i32
  %".91" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".86", i32 1, i32 %".88", i32 %".87", i32 0)
  %".92" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".86", i32 1, i32 %".90", i32 %".87", i32 0)
  %".93" = extractvalue {i32, i1} %".91", 0
  %".94" = extractvalue {i32, i1} %".92", 0
  %".95" = zext i32 %".93" to i64
  %".96" = zext i32 %".94" to i64
  %".97" = shl i64 %".96", 32
  %".98" = or i64 %".97", %".95"
  %".99" = bitcast i64 %".98" to double
  %".101" = load double, ptr %"other"
  store double %".99", ptr %"other"
  %".103" = load i32, ptr %"lane"
  %".104" = load i64, ptr %"d.2"
  %".105" = sext i32 %".103" to i64
  %".106" = icmp sge i64 %".105", %".104"
  %".108" = load i1, ptr %"$154pred"
  store i1 %".106", ptr %"$154pred"
  %".110" = load i1, ptr %"$154pred"
  br i1 %".110", label %"B156", label %"B166"
B156:
  %".112" = load i1, ptr %"$154pred"
  store i1 0, ptr %"$154pred"
  %".114" = load double, ptr %"value.2"
  %".115" = load double, ptr %"other"
  %".116" = fadd double %".114", %".115"
  %".117" = load double, ptr %"value.2"
  store double 0.0, ptr %"value.2"
  %".119" = load double, ptr %"other"
  store double 0.0, ptr %"other"
  %".121" = load double, ptr %"value.3"
  store double %".116", ptr %"value.3"
  br label %"B166"
B166:
  %".124" = load double, ptr %"other"
  store double 0.0, ptr %"other"
  %".126" = load i1, ptr %"$154pred"
  store i1 0, ptr %"$154pred"
  %".128" = load double, ptr %"value.3"
  %".129" = load double, ptr %"value.2"
  store double %".128", ptr %"value.2"
  %".131" = load i64, ptr %"d.2"
  %".132" = mul nsw i64 %".131", 2
  %".133" = load i64, ptr %"d.2"
  store i64 %".132", ptr %"d.2"
  %".135" = icmp slt i64 %".132", 32
  %".136" = load i1, ptr %"$186pred"
  store i1 %".135", ptr %"$186pred"
  %".138" = load i1, ptr %"$186pred"
  br i1 %".138", label %"B100", label %"B188"
B188:
  %".140" = load double, ptr %"value.2"
  store double 0.0, ptr %"value.2"
  %".142" = load i32, ptr %"lane"
  store i32 0, ptr %"lane"
  %".144" = load i64, ptr %"d.2"
  store i64 0, ptr %"d.2"
  %".146" = load i1, ptr %"$186pred"
  store i1 0, ptr %"$186pred"
  %".148" = load double, ptr %"value.3"
  %".149" = load double, ptr %"value.3"
  store double 0.0, ptr %"value.3"
  %".151" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  %".152" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".153"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".151", ptr %".153"
  %".157" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 5
  %".158" = getelementptr inbounds [1 x i64], ptr %".157", i32 0, i32 0
  %".159" = load i64, ptr %".158", !range !1
  %".160" = insertvalue [1 x i64] undef, i64 %".159", 0
  %".161" = extractvalue [1 x i64] %".160", 0
  %".162" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 6
  %".163" = load [1 x i64], ptr %".162"
  %".164" = extractvalue [1 x i64] %".163", 0
  %".165" = icmp slt i64 %".152", 0
  %".166" = add i64 %".152", %".161"
  %".167" = select  i1 %".165", i64 %".166", i64 %".152"
  %".168" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 5
  %".169" = getelementptr inbounds [1 x i64], ptr %".168", i32 0, i32 0
  %".170" = load i64, ptr %".169", !range !1
  %".171" = insertvalue [1 x i64] undef, i64 %".170", 0
  %".172" = extractvalue [1 x i64] %".171", 0
  %".173" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 6
  %".174" = load [1 x i64], ptr %".173"
  %".175" = extractvalue [1 x i64] %".174", 0
  %".176" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".153", i32 0, i32 4
  %".177" = load ptr, ptr %".176"
  %".178" = mul i64 %".167", 1
  %".179" = add i64 0, %".178"
  %".180" = getelementptr double, ptr %".177", i64 %".179"
  store double %".148", ptr %".180"
  %".182" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".184" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.laneid"()

declare {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".1", i32 %".2", i32 %".3", i32 %".4", i32 %".5")

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"warp_scan_double" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"warp_scan_double", !"kernel", i32 1 }
