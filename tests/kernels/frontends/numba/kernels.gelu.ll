; arch: sm_90
; ModuleID = "gelu$8"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"gelu"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"y.0", ptr %"y.1", i64 %"y.2", i64 %"y.3", ptr %"y.4", i64 %"y.5.0", i64 %"y.6.0")
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
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"y.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.1", ptr %"y.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"y.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"y.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.1", ptr %"y.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"y.5.0", 0
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"y.6.0", 0
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"x" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %"y" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"y"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %".38" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".38"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %".55" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".55"
  %".88" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".88"
  %".126" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".126"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"y"
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
  br i1 %".49", label %"B66", label %"B164"
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
  %".82" = getelementptr float, ptr %".79", i64 %".81"
  %".83" = load float, ptr %".82"
  %".84" = fpext float %".83" to double
  %".85" = fmul double 0x3fe0000000000000, %".84"
  %".86" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".87" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".88"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".86", ptr %".88"
  %".92" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".88", i32 0, i32 5
  %".93" = getelementptr inbounds [1 x i64], ptr %".92", i32 0, i32 0
  %".94" = load i64, ptr %".93", !range !1
  %".95" = insertvalue [1 x i64] undef, i64 %".94", 0
  %".96" = extractvalue [1 x i64] %".95", 0
  %".97" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".88", i32 0, i32 6
  %".98" = load [1 x i64], ptr %".97"
  %".99" = extractvalue [1 x i64] %".98", 0
  %".100" = icmp slt i64 %".87", 0
  %".101" = add i64 %".87", %".96"
  %".102" = select  i1 %".100", i64 %".101", i64 %".87"
  %".103" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".88", i32 0, i32 5
  %".104" = getelementptr inbounds [1 x i64], ptr %".103", i32 0, i32 0
  %".105" = load i64, ptr %".104", !range !1
  %".106" = insertvalue [1 x i64] undef, i64 %".105", 0
  %".107" = extractvalue [1 x i64] %".106", 0
  %".108" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".88", i32 0, i32 6
  %".109" = load [1 x i64], ptr %".108"
  %".110" = extractvalue [1 x i64] %".109", 0
  %".111" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".88", i32 0, i32 4
  %".112" = load ptr, ptr %".111"
  %".113" = mul i64 %".102", 1
  %".114" = add i64 0, %".113"
  %".115" = getelementptr float, ptr %".112", i64 %".114"
  %".116" = load float, ptr %".115"
  %".117" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".119" = fpext float %".116" to double
  %".120" = fmul double %".119", 0x3fe6a09e667f3bcd
  %".121" = call double @"__nv_erf"(double %".120")
  %".122" = fadd double 0x3ff0000000000000, %".121"
  %".123" = fmul double %".85", %".122"
  %".124" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"y"
  %".125" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".126"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".124", ptr %".126"
  %".130" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".126", i32 0, i32 5
  %".131" = getelementptr inbounds [1 x i64], ptr %".130", i32 0, i32 0
  %".132" = load i64, ptr %".131", !range !1
  %".133" = insertvalue [1 x i64] undef, i64 %".132", 0
  %".134" = extractvalue [1 x i64] %".133", 0
  %".135" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".126", i32 0, i32 6
  %".136" = load [1 x i64], ptr %".135"
  %".137" = extractvalue [1 x i64] %".136", 0
  %".138" = icmp slt i64 %".125", 0
  %".139" = add i64 %".125", %".134"
  %".140" = select  i1 %".138", i64 %".139", i64 %".125"
  %".141" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".126", i32 0, i32 5
  %".142" = getelementptr inbounds [1 x i64], ptr %".141", i32 0, i32 0
  %".143" = load i64, ptr %".142", !range !1
  %".144" = insertvalue [1 x i64] undef, i64 %".143", 0
  %".145" = extractvalue [1 x i64] %".144", 0
  %".146" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".126", i32 0, i32 6
  %".147" = load [1 x i64], ptr %".146"
  %".148" = extractvalue [1 x i64] %".147", 0
  %".149" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".126", i32 0, i32 4
  %".150" = load ptr, ptr %".149"
  %".151" = mul i64 %".140", 1
  %".152" = add i64 0, %".151"
  %".153" = getelementptr float, ptr %".150", i64 %".152"
  %".154" = fptrunc double %".123" to float
  store float %".154", ptr %".153"
  %".156" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"y"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"y"
  %".158" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  ret void
B164:
  %".162" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"y"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"y"
  %".164" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".166" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".168" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare double @"__nv_erf"(double %".1")

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"gelu" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"gelu", !"kernel", i32 1 }
