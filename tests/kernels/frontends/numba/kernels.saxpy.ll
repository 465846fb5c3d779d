; arch: sm_90
; ModuleID = "saxpy$1"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"saxpy"(float %"a", ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"y.0", ptr %"y.1", i64 %"y.2", i64 %"y.3", ptr %"y.4", i64 %"y.5.0", i64 %"y.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"x.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo", ptr %"x.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize", ptr %"x.4", 4
  %".18" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".18", 5
  %".19" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".19", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"y.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.1", ptr %"y.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"y.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"y.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.1", ptr %"y.4", 4
  %".20" = insertvalue [1 x i64] undef, i64 %"y.5.0", 0
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".20", 5
  %".21" = insertvalue [1 x i64] undef, i64 %"y.6.0", 0
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".21", 6
  %"a.1" = alloca float
  store float 0.0, ptr %"a.1"
  %"x" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %"y" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"y"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %".41" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".41"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %".58" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".58"
  %".95" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".95"
  %".127" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".127"
  br label %"B0"
B0:
  store float %"a", ptr %"a.1"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"y"
  %".28" = trunc i64 1 to i32
  %".29" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".30" = sext i32 %".29" to i64
  %".31" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".32" = sext i32 %".31" to i64
  %".33" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".34" = sext i32 %".33" to i64
  %".35" = mul i64 %".32", %".34"
  %".36" = add i64 %".35", %".30"
  %".38" = load i64, ptr %"i"
  store i64 %".36", ptr %"i"
  %".40" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".41"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".40", ptr %".41"
  %".45" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".41", i32 0, i32 2
  %".46" = load i64, ptr %".45"
  %".47" = load i64, ptr %"i"
  %".48" = icmp slt i64 %".47", %".46"
  %".50" = load i1, ptr %"$64pred"
  store i1 %".48", ptr %"$64pred"
  %".52" = load i1, ptr %"$64pred"
  br i1 %".52", label %"B66", label %"B116"
B66:
  %".54" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".56" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".57" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".58"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".56", ptr %".58"
  %".62" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".58", i32 0, i32 5
  %".63" = getelementptr inbounds [1 x i64], ptr %".62", i32 0, i32 0
  %".64" = load i64, ptr %".63", !range !1
  %".65" = insertvalue [1 x i64] undef, i64 %".64", 0
  %".66" = extractvalue [1 x i64] %".65", 0
  %".67" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".58", i32 0, i32 6
  %".68" = load [1 x i64], ptr %".67"
  %".69" = extractvalue [1 x i64] %".68", 0
  %".70" = icmp slt i64 %".57", 0
  %".71" = add i64 %".57", %".66"
  %".72" = select  i1 %".70", i64 %".71", i64 %".57"
  %".73" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".58", i32 0, i32 5
  %".74" = getelementptr inbounds [1 x i64], ptr %".73", i32 0, i32 0
  %".75" = load i64, ptr %".74", !range !1
  %".76" = insertvalue [1 x i64] undef, i64 %".75", 0
  %".77" = extractvalue [1 x i64] %".76", 0
  %".78" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".58", i32 0, i32 6
  %".79" = load [1 x i64], ptr %".78"
  %".80" = extractvalue [1 x i64] %".79", 0
  %".81" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".58", i32 0, i32 4
  %".82" = load ptr, ptr %".81"
  %".83" = mul i64 %".72", 1
  %".84" = add i64 0, %".83"
  %".85" = getelementptr float, ptr %".82", i64 %".84"
  %".86" = load float, ptr %".85"
  %".87" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".89" = load float, ptr %"a.1"
  %".90" = fmul float %".89", %".86"
  %".91" = load float, ptr %"a.1"
  store float 0.0, ptr %"a.1"
  %".93" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"y"
  %".94" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".95"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".93", ptr %".95"
  %".99" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".95", i32 0, i32 5
  %".100" = getelementptr inbounds [1 x i64], ptr %".99", i32 0, i32 0
  %".101" = load i64, ptr %".100", !range !1
  %".102" = insertvalue [1 x i64] undef, i64 %".101", 0
  %".103" = extractvalue [1 x i64] %".102", 0
  %".104" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".95", i32 0, i32 6
  %".105" = load [1 x i64], ptr %".104"
  %".106" = extractvalue [1 x i64] %".105", 0
  %".107" = icmp slt i64 %".94", 0
  %".108" = add i64 %".94", %".103"
  %".109" = select  i1 %".107", i64 %".108", i64 %".94"
  %".110" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".95", i32 0, i32 5
  %".111" = getelementptr inbounds [1 x i64], ptr %".110", i32 0, i32 0
  %".112" = load i64, ptr %".111", !range !1
  %".113" = insertvalue [1 x i64] undef, i64 %".112", 0
  %".114" = extractvalue [1 x i64] %".113", 0
  %".115" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".95", i32 0, i32 6
  %".116" = load [1 x i64], ptr %".115"
  %".117" = extractvalue [1 x i64] %".116", 0
  %".118" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".95", i32 0, i32 4
  %".119" = load ptr, ptr %".118"
  %".120" = mul i64 %".109", 1
  %".121" = add i64 0, %".120"
  %".122" = getelementptr float, ptr %".119", i64 %".121"
  %".123" = load float, ptr %".122"
  %".124" = fadd float %".90", %".123"
  %".125" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"y"
  %".126" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".127"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".125", ptr %".127"
  %".131" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".127", i32 0, i32 5
  %".132" = getelementptr inbounds [1 x i64], ptr %".131", i32 0, i32 0
  %".133" = load i64, ptr %".132", !range !1
  %".134" = insertvalue [1 x i64] undef, i64 %".133", 0
  %".135" = extractvalue [1 x i64] %".134", 0
  %".136" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".127", i32 0, i32 6
  %".137" = load [1 x i64], ptr %".136"
  %".138" = extractvalue [1 x i64] %".137", 0
  %".139" = icmp slt i64 %".126", 0
  %".140" = add i64 %".126", %".135"
  %".141" = select  i1 %".139", i64 %".140", i64 %".126"
  %".142" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".127", i32 0, i32 5
  %".143" = getelementptr inbounds [1 x i64], ptr %".142", i32 0, i32 0
  %".144" = load i64, ptr %".143", !range !1
  %".145" = insertvalue [1 x i64] undef, i64 %".144", 0
  %".146" = extractvalue [1 x i64] %".145", 0
  %".147" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".127", i32 0, i32 6
  %".148" = load [1 x i64], ptr %".147"
  %".149" = extractvalue [1 x i64] %".148", 0
  %".150" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".127", i32 0, i32 4
  %".151" = load ptr, ptr %".150"
  %".152" = mul i64 %".141", 1
  %".153" = add i64 0, %".152"
  %".154" = getelementptr float, ptr %".151", i64 %".153"
  store float %".124", ptr %".154"
  %".156" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"y"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"y"
  %".158" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  ret void
B116:
  %".162" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"y"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"y"
  %".164" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".166" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".168" = load float, ptr %"a.1"
  store float 0.0, ptr %"a.1"
  %".170" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"saxpy" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ ptr @"saxpy", !"kernel", i32 1 }
