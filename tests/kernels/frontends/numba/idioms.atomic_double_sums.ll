; arch: sm_90
; ModuleID = "atomic_double_sums$14"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"atomic_double_sums"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.6.0")
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
  %".85" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".85"
  %".108" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".108"
  %".139" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".139"
  %".174" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".174"
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
  br i1 %".49", label %"B66", label %"B244"
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
  %".82" = getelementptr double, ptr %".79", i64 %".81"
  %".83" = load double, ptr %".82"
  %".84" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".85"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".84", ptr %".85"
  %".89" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".85", i32 0, i32 5
  %".90" = getelementptr inbounds [1 x i64], ptr %".89", i32 0, i32 0
  %".91" = load i64, ptr %".90", !range !1
  %".92" = insertvalue [1 x i64] undef, i64 %".91", 0
  %".93" = extractvalue [1 x i64] %".92", 0
  %".94" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".85", i32 0, i32 6
  %".95" = load [1 x i64], ptr %".94"
  %".96" = extractvalue [1 x i64] %".95", 0
  %".97" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".85", i32 0, i32 4
  %".98" = load ptr, ptr %".97"
  %".99" = icmp slt i64 0, 0
  %".100" = add i64 %".93", 0
  %".101" = select  i1 %".99", i64 %".100", i64 0
  %".102" = mul i64 %".101", 1
  %".103" = add i64 0, %".102"
  %".104" = getelementptr double, ptr %".98", i64 %".103"
  %".105" = call double @"llvm.nvvm.atomic.load.add.f64.p0f64"(ptr %".104", double %".83")
  %".106" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".107" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".108"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".106", ptr %".108"
  %".112" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".108", i32 0, i32 5
  %".113" = getelementptr inbounds [1 x i64], ptr %".112", i32 0, i32 0
  %".114" = load i64, ptr %".113", !range !1
  %".115" = insertvalue [1 x i64] undef, i64 %".114", 0
  %".116" = extractvalue [1 x i64] %".115", 0
  %".117" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".108", i32 0, i32 6
  %".118" = load [1 x i64], ptr %".117"
  %".119" = extractvalue [1 x i64] %".118", 0
  %".120" = icmp slt i64 %".107", 0
  %".121" = add i64 %".107", %".116"
  %".122" = select  i1 %".120", i64 %".121", i64 %".107"
  %".123" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".108", i32 0, i32 5
  %".124" = getelementptr inbounds [1 x i64], ptr %".123", i32 0, i32 0
  %".125" = load i64, ptr %".124", !range !1
  %".126" = insertvalue [1 x i64] undef, i64 %".125", 0
  %".127" = extractvalue [1 x i64] %".126", 0
  %".128" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".108", i32 0, i32 6
  %".129" = load [1 x i64], ptr %".128"
  %".130" = extractvalue [1 x i64] %".129", 0
  %".131" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".108", i32 0, i32 4
  %".132" = load ptr, ptr %".131"
  %".133" = mul i64 %".122", 1
  %".134" = add i64 0, %".133"
  %".135" = getelementptr double, ptr %".132", i64 %".134"
  %".136" = load double, ptr %".135"
  %".137" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".138" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".139"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".137", ptr %".139"
  %".143" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".139", i32 0, i32 5
  %".144" = getelementptr inbounds [1 x i64], ptr %".143", i32 0, i32 0
  %".145" = load i64, ptr %".144", !range !1
  %".146" = insertvalue [1 x i64] undef, i64 %".145", 0
  %".147" = extractvalue [1 x i64] %".146", 0
  %".148" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".139", i32 0, i32 6
  %".149" = load [1 x i64], ptr %".148"
  %".150" = extractvalue [1 x i64] %".149", 0
  %".151" = icmp slt i64 %".138", 0
  %".152" = add i64 %".138", %".147"
  %".153" = select  i1 %".151", i64 %".152", i64 %".138"
  %".154" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".139", i32 0, i32 5
  %".155" = getelementptr inbounds [1 x i64], ptr %".154", i32 0, i32 0
  %".156" = load i64, ptr %".155", !range !1
  %".157" = insertvalue [1 x i64] undef, i64 %".156", 0
  %".158" = extractvalue [1 x i64] %".157", 0
  %".159" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".139", i32 0, i32 6
  %".160" = load [1 x i64], ptr %".159"
  %".161" = extractvalue [1 x i64] %".160", 0
  %".162" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".139", i32 0, i32 4
  %".163" = load ptr, ptr %".162"
  %".164" = mul i64 %".153", 1
  %".165" = add i64 0, %".164"
  %".166" = getelementptr double, ptr %".163", i64 %".165"
  %".167" = load double, ptr %".166"
  %".168" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".170" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".172" = fmul double %".136", %".167"
  %".173" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".174"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".173", ptr %".174"
  %".178" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".174", i32 0, i32 5
  %".179" = getelementptr inbounds [1 x i64], ptr %".178", i32 0, i32 0
  %".180" = load i64, ptr %".179", !range !1
  %".181" = insertvalue [1 x i64] undef, i64 %".180", 0
  %".182" = extractvalue [1 x i64] %".181", 0
  %".183" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".174", i32 0, i32 6
  %".184" = load [1 x i64], ptr %".183"
  %".185" = extractvalue [1 x i64] %".184", 0
  %".186" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".174", i32 0, i32 4
  %".187" = load ptr, ptr %".186"
  %".188" = icmp slt i64 1, 0
  %".189" = add i64 %".182", 1
  %".190" = select  i1 %".188", i64 %".189", i64 1
  %".191" = mul i64 %".190", 1
  %".192" = add i64 0, %".191"
  %".193" = getelementptr double, ptr %".187", i64 %".192"
  %".194" = call double @"llvm.nvvm.atomic.load.add.f64.p0f64"(ptr %".193", double %".172")
  %".195" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  ret void
B244:
  %".199" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".201" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".203" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".205" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare double @"llvm.nvvm.atomic.load.add.f64.p0f64"(ptr %".1", double %".2")

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"atomic_double_sums" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"atomic_double_sums", !"kernel", i32 1 }
