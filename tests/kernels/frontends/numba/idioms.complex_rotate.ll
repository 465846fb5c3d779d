; arch: sm_90
; ModuleID = "complex_rotate$7"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global i8* null
define void @"complex_rotate"(i8* %"z.0", i8* %"z.1", i64 %"z.2", i64 %"z.3", {float, float}* %"z.4", i64 %"z.5.0", i64 %"z.6.0", float %"angle")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} undef, i8* %"z.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"z.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"z.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"z.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.itemsize", {float, float}* %"z.4", 4
  %".11" = insertvalue [1 x i64] undef, i64 %"z.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".11", 5
  %".12" = insertvalue [1 x i64] undef, i64 %"z.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".12", 6
  %"z" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  %"angle.1" = alloca float
  store float 0.0, float* %"angle.1"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".30" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".30"
  %"$64pred" = alloca i1
  store i1 0, i1* %"$64pred"
  %".47" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".47"
  %".85" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".85"
  %".93" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".93"
  %".97" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".97"
  %".101" = alloca {float, float}
  store {float, float} zeroinitializer, {float, float}* %".101"
  %".125" = alloca {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".125"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  store float %"angle", float* %"angle.1"
  %".17" = trunc i64 1 to i32
  %".18" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".19" = sext i32 %".18" to i64
  %".20" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".21" = sext i32 %".20" to i64
  %".22" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".23" = sext i32 %".22" to i64
  %".24" = mul i64 %".21", %".23"
  %".25" = add i64 %".24", %".19"
  %".27" = load i64, i64* %"i"
  store i64 %".25", i64* %"i"
  %".29" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".30"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %".29", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".30"
  %".34" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".30", i32 0, i32 2
  %".35" = load i64, i64* %".34"
  %".36" = load i64, i64* %"i"
  %".37" = icmp slt i64 %".36", %".35"
  %".39" = load i1, i1* %"$64pred"
  store i1 %".37", i1* %"$64pred"
  %".41" = load i1, i1* %"$64pred"
  br i1 %".41", label %"B66", label %"B198"
B66:
  %".43" = load i1, i1* %"$64pred"
  store i1 0, i1* %"$64pred"
  %".45" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  %".46" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".47"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %".45", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".47"
  %".51" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".47", i32 0, i32 5
  %".52" = getelementptr inbounds [1 x i64], [1 x i64]* %".51", i32 0, i32 0
  %".53" = load i64, i64* %".52", !range !1
  %".54" = insertvalue [1 x i64] undef, i64 %".53", 0
  %".55" = extractvalue [1 x i64] %".54", 0
  %".56" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".47", i32 0, i32 6
  %".57" = load [1 x i64], [1 x i64]* %".56"
  %".58" = extractvalue [1 x i64] %".57", 0
  %".59" = icmp slt i64 %".46", 0
  %".60" = add i64 %".46", %".55"
  %".61" = select  i1 %".59", i64 %".60", i64 %".46"
  %".62" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".47", i32 0, i32 5
  %".63" = getelementptr inbounds [1 x i64], [1 x i64]* %".62", i32 0, i32 0
  %".64" = load i64, i64* %".63", !range !1
  %".65" = insertvalue [1 x i64] undef, i64 %".64", 0
  %".66" = extractvalue [1 x i64] %".65", 0
  %".67" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".47", i32 0, i32 6
  %".68" = load [1 x i64], [1 x i64]* %".67"
  %".69" = extractvalue [1 x i64] %".68", 0
  %".70" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".47", i32 0, i32 4
  %".71" = load {float, float}*, {float, float}** %".70"
  %".72" = mul i64 %".61", 1
  %".73" = add i64 0, %".72"
  %".74" = getelementptr {float, float}, {float, float}* %".71", i64 %".73"
  %".75" = getelementptr inbounds {float, float}, {float, float}* %".74", i32 0, i32 0
  %".76" = load float, float* %".75"
  %".77" = getelementptr inbounds {float, float}, {float, float}* %".74", i32 0, i32 1
  %".78" = load float, float* %".77"
  %"inserted.real" = insertvalue {float, float} undef, float %".76", 0
  %"inserted.imag" = insertvalue {float, float} %"inserted.real", float %".78", 1
  %".79" = load float, float* %"angle.1"
  %".80" = call float @"__nv_cosf"(float %".79")
  %".81" = load float, float* %"angle.1"
  %".82" = call float @"__nv_sinf"(float %".81")
  %".83" = load float, float* %"angle.1"
  store float 0.0, float* %"angle.1"
  store {float, float} zeroinitializer, {float, float}* %".85"
  %".88" = getelementptr inbounds {float, float}, {float, float}* %".85", i32 0, i32 0
  store float %".80", float* %".88"
  %".90" = getelementptr inbounds {float, float}, {float, float}* %".85", i32 0, i32 1
  store float %".82", float* %".90"
  %".92" = load {float, float}, {float, float}* %".85"
  store {float, float} zeroinitializer, {float, float}* %".93"
  store {float, float} %"inserted.imag", {float, float}* %".93"
  store {float, float} zeroinitializer, {float, float}* %".97"
  store {float, float} %".92", {float, float}* %".97"
  store {float, float} zeroinitializer, {float, float}* %".101"
  %".104" = getelementptr inbounds {float, float}, {float, float}* %".93", i32 0, i32 0
  %".105" = load float, float* %".104"
  %".106" = getelementptr inbounds {float, float}, {float, float}* %".93", i32 0, i32 1
  %".107" = load float, float* %".106"
  %".108" = getelementptr inbounds {float, float}, {float, float}* %".97", i32 0, i32 0
  %".109" = load float, float* %".108"
  %".110" = getelementptr inbounds {float, float}, {float, float}* %".97", i32 0, i32 1
  %".111" = load float, float* %".110"
  %".112" = fmul float %".105", %".109"
  %".113" = fmul float %".107", %".111"
  %".114" = fmul float %".105", %".111"
  %".115" = fmul float %".107", %".109"
  %".116" = fsub float %".112", %".113"
  %".117" = getelementptr inbounds {float, float}, {float, float}* %".101", i32 0, i32 0
  store float %".116", float* %".117"
  %".119" = fadd float %".114", %".115"
  %".120" = getelementptr inbounds {float, float}, {float, float}* %".101", i32 0, i32 1
  store float %".119", float* %".120"
  %".122" = load {float, float}, {float, float}* %".101"
  %".123" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  %".124" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".125"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} %".123", {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".125"
  %".129" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 5
  %".130" = getelementptr inbounds [1 x i64], [1 x i64]* %".129", i32 0, i32 0
  %".131" = load i64, i64* %".130", !range !1
  %".132" = insertvalue [1 x i64] undef, i64 %".131", 0
  %".133" = extractvalue [1 x i64] %".132", 0
  %".134" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 6
  %".135" = load [1 x i64], [1 x i64]* %".134"
  %".136" = extractvalue [1 x i64] %".135", 0
  %".137" = icmp slt i64 %".124", 0
  %".138" = add i64 %".124", %".133"
  %".139" = select  i1 %".137", i64 %".138", i64 %".124"
  %".140" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 5
  %".141" = getelementptr inbounds [1 x i64], [1 x i64]* %".140", i32 0, i32 0
  %".142" = load i64, i64* %".141", !range !1
  %".143" = insertvalue [1 x i64] undef, i64 %".142", 0
  %".144" = extractvalue [1 x i64] %".143", 0
  %".145" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 6
  %".146" = load [1 x i64], [1 x i64]* %".145"
  %".147" = extractvalue [1 x i64] %".146", 0
  %".148" = getelementptr inbounds {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %".125", i32 0, i32 4
  %".149" = load {float, float}*, {float, float}** %".148"
  %".150" = mul i64 %".139", 1
  %".151" = add i64 0, %".150"
  %".152" = getelementptr {float, float}, {float, float}* %".149", i64 %".151"
  %"extracted.real" = extractvalue {float, float} %".122", 0
  %"extracted.imag" = extractvalue {float, float} %".122", 1
  %".153" = insertvalue {float, float} undef, float %"extracted.real", 0
  %".154" = insertvalue {float, float} %".153", float %"extracted.imag", 1
  store {float, float} %".154", {float, float}* %".152"
  %".156" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  %".158" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B198:
  %".162" = load {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  store {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, {float, float}*, [1 x i64], [1 x i64]}* %"z"
  %".164" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".166" = load float, float* %"angle.1"
  store float 0.0, float* %"angle.1"
  %".168" = load i1, i1* %"$64pred"
  store i1 0, i1* %"$64pred"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare float @"__nv_cosf"(float %".1")

declare float @"__nv_sinf"(float %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, {float, float}*, i64, i64, float)* @"complex_rotate" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !2 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ void (i8*, i8*, i64, i64, {float, float}*, i64, i64, float)* @"complex_rotate", !"kernel", i32 1 }
