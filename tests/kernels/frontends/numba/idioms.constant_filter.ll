; arch: sm_90
; ModuleID = "constant_filter$4"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global i8* null
define void @"constant_filter"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", float* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"out.0", i8* %"out.1", i64 %"out.2", i64 %"out.3", float* %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize", float* %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} undef, i8* %"out.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"out.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", float* %"out.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"x" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %"out" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".25" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25"
  %"c" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"$130pred" = alloca i1
  store i1 0, i1* %"$130pred"
  %"$phi132.0" = alloca i64
  store i64 0, i64* %"$phi132.0"
  %".83" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".83"
  %"$156pred" = alloca i1
  store i1 0, i1* %"$156pred"
  %"s.2" = alloca float
  store float 0.0, float* %"s.2"
  %".120" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".120"
  %".130" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".130"
  %".134" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".134"
  %".143" = alloca i64
  store i64 0, i64* %".143"
  %".146" = alloca i64
  store i64 0, i64* %".146"
  %"$phi226.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi226.0"
  %".185" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".185"
  %".188" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".188"
  %".214" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".214"
  %".220" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".220"
  %"$226for_iter.3" = alloca i1
  store i1 0, i1* %"$226for_iter.3"
  %"$phi228.1" = alloca i64
  store i64 0, i64* %"$phi228.1"
  %".240" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".240"
  %".273" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".273"
  %".321" = alloca {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".321"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %"generic" = addrspacecast [20 x i8] addrspace(4)* @"_cudapy_cmem" to i8*
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25"
  %".28" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 4
  %".29" = load float*, float** %".28"
  %".30" = bitcast i8* %"generic" to float*
  %".31" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 3
  %".32" = load i64, i64* %".31"
  %".33" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 1
  %".34" = load i8*, i8** %".33"
  %".35" = insertvalue [1 x i64] undef, i64 5, 0
  %".36" = insertvalue [1 x i64] undef, i64 4, 0
  %".37" = extractvalue [1 x i64] %".35", 0
  %".38" = mul nsw i64 1, %".37"
  %".39" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 5
  store [1 x i64] %".35", [1 x i64]* %".39"
  %".41" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 6
  store [1 x i64] %".36", [1 x i64]* %".41"
  %".43" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 4
  store float* %".30", float** %".43"
  %".45" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 3
  store i64 %".32", i64* %".45"
  %".47" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 0
  store i8* null, i8** %".47"
  %".49" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 1
  store i8* %".34", i8** %".49"
  %".51" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25", i32 0, i32 2
  store i64 %".38", i64* %".51"
  %".53" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".25"
  %".55" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".53", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  %".57" = trunc i64 1 to i32
  %".58" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".59" = sext i32 %".58" to i64
  %".60" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".61" = sext i32 %".60" to i64
  %".62" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".63" = sext i32 %".62" to i64
  %".64" = mul i64 %".61", %".63"
  %".65" = add i64 %".64", %".59"
  %".67" = load i64, i64* %"i"
  store i64 %".65", i64* %"i"
  %".69" = load i64, i64* %"i"
  %".70" = icmp sle i64 2, %".69"
  %".72" = load i1, i1* %"$130pred"
  store i1 %".70", i1* %"$130pred"
  %".74" = load i64, i64* %"i"
  %".76" = load i64, i64* %"$phi132.0"
  store i64 %".74", i64* %"$phi132.0"
  %".78" = load i1, i1* %"$130pred"
  br i1 %".78", label %"B132", label %"B160"
B132:
  %".80" = load i1, i1* %"$130pred"
  store i1 0, i1* %"$130pred"
  %".82" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".83"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".82", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".83"
  %".87" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".83", i32 0, i32 2
  %".88" = load i64, i64* %".87"
  %".89" = sub nsw i64 %".88", 2
  %".90" = load i64, i64* %"$phi132.0"
  %".91" = icmp slt i64 %".90", %".89"
  %".92" = load i64, i64* %"$phi132.0"
  store i64 0, i64* %"$phi132.0"
  %".95" = load i1, i1* %"$156pred"
  store i1 %".91", i1* %"$156pred"
  %".97" = load i1, i1* %"$156pred"
  br i1 %".97", label %"B158", label %"B298"
B158:
  %".99" = load i1, i1* %"$156pred"
  store i1 0, i1* %"$156pred"
  br label %"B166"
B160:
  %".102" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".104" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".106" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".108" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  %".110" = load i64, i64* %"$phi132.0"
  store i64 0, i64* %"$phi132.0"
  %".112" = load i1, i1* %"$130pred"
  store i1 0, i1* %"$130pred"
  ret void
B166:
  %".116" = sitofp i64 0 to float
  %".118" = load float, float* %"s.2"
  store float %".116", float* %"s.2"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".120"
  %".123" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".120", i32 0, i32 0
  store i64 0, i64* %".123"
  %".125" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".120", i32 0, i32 1
  store i64 5, i64* %".125"
  %".127" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".120", i32 0, i32 2
  store i64 1, i64* %".127"
  %".129" = load {i64, i64, i64}, {i64, i64, i64}* %".120"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".130"
  store {i64, i64, i64} %".129", {i64, i64, i64}* %".130"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".134"
  %".137" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".130", i32 0, i32 0
  %".138" = load i64, i64* %".137"
  %".139" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".130", i32 0, i32 1
  %".140" = load i64, i64* %".139"
  %".141" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".130", i32 0, i32 2
  %".142" = load i64, i64* %".141"
  store i64 %".138", i64* %".143"
  %".148" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".134", i32 0, i32 0
  store i64* %".143", i64** %".148"
  %".150" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".134", i32 0, i32 1
  store i64 %".140", i64* %".150"
  %".152" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".134", i32 0, i32 2
  store i64 %".142", i64* %".152"
  %".154" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".134", i32 0, i32 3
  store i64* %".146", i64** %".154"
  %".156" = sub i64 %".140", %".138"
  %".157" = icmp sgt i64 %".156", 0
  %".158" = icmp sgt i64 %".142", 0
  %".159" = xor i1 %".157", %".158"
  %".160" = icmp eq i64 %".142", 0
  br i1 %".160", label %"B166.if", label %"B166.endif", !prof !1
B226:
  %".184" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi226.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".185"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".188"
  store {i64*, i64, i64, i64*} %".184", {i64*, i64, i64, i64*}* %".188"
  %".192" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".188", i32 0, i32 3
  %".193" = load i64*, i64** %".192"
  %".194" = load i64, i64* %".193"
  %".195" = icmp sgt i64 %".194", 0
  %".196" = getelementptr inbounds {i64, i1}, {i64, i1}* %".185", i32 0, i32 1
  store i1 %".195", i1* %".196"
  br i1 %".195", label %"B226.if", label %"B226.endif"
B228:
  %".234" = load i1, i1* %"$226for_iter.3"
  store i1 0, i1* %"$226for_iter.3"
  %".236" = load i64, i64* %"$phi228.1"
  %".237" = load i64, i64* %"$phi228.1"
  store i64 0, i64* %"$phi228.1"
  %".239" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".240"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".239", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".240"
  %".244" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".240", i32 0, i32 5
  %".245" = getelementptr inbounds [1 x i64], [1 x i64]* %".244", i32 0, i32 0
  %".246" = load i64, i64* %".245", !range !2
  %".247" = insertvalue [1 x i64] undef, i64 %".246", 0
  %".248" = extractvalue [1 x i64] %".247", 0
  %".249" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".240", i32 0, i32 6
  %".250" = load [1 x i64], [1 x i64]* %".249"
  %".251" = extractvalue [1 x i64] %".250", 0
  %".252" = icmp slt i64 %".236", 0
  %".253" = add i64 %".236", %".248"
  %".254" = select  i1 %".252", i64 %".253", i64 %".236"
  %".255" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".240", i32 0, i32 5
  %".256" = getelementptr inbounds [1 x i64], [1 x i64]* %".255", i32 0, i32 0
  %".257" = load i64, i64* %".256", !range !2
  %".258" = insertvalue [1 x i64] undef, i64 %".257", 0
  %".259" = extractvalue [1 x i64] %".258", 0
  %".260" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".240", i32 0, i32 6
  %".261" = load [1 x i64], [1 x i64]* %".260"
  %".262" = extractvalue [1 x i64] %".261", 0
  %".263" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".240", i32 0, i32 4
  %".264" = load float*, float** %".263"
  %".265" = mul i64 %".254", 1
  %".266" = add i64 0, %".265"
  %".267" = getelementptr float, float* %".264", i64 %".266"
  %".268" = load float, float* %".267"
  %".269" = load i64, i64* %"i"
  %".270" = add nsw i64 %".269", %".236"
  %".271" = sub nsw i64 %".270", 2
  %".272" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".273"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".272", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".273"
  %".277" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 5
  %".278" = getelementptr inbounds [1 x i64], [1 x i64]* %".277", i32 0, i32 0
  %".279" = load i64, i64* %".278", !range !2
  %".280" = insertvalue [1 x i64] undef, i64 %".279", 0
  %".281" = extractvalue [1 x i64] %".280", 0
  %".282" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 6
  %".283" = load [1 x i64], [1 x i64]* %".282"
  %".284" = extractvalue [1 x i64] %".283", 0
  %".285" = icmp slt i64 %".271", 0
  %".286" = add i64 %".271", %".281"
  %".287" = select  i1 %".285", i64 %".286", i64 %".271"
  %".288" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 5
  %".289" = getelementptr inbounds [1 x i64], [1 x i64]* %".288", i32 0, i32 0
  %".290" = load i64, i64* %".289", !range !2
  %".291" = insertvalue [1 x i64] undef, i64 %".290", 0
  %".292" = extractvalue [1 x i64] %".291", 0
  %".293" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 6
  %".294" = load [1 x i64], [1 x i64]* %".293"
  %".295" = extractvalue [1 x i64] %".294", 0
  %".296" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".273", i32 0, i32 4
  %".297" = load float*, float** %".296"
  %".298" = mul i64 %".287", 1
  %".299" = add i64 0, %".298"
  %".300" = getelementptr float, float* %".297", i64 %".299"
  %".301" = load float, float* %".300"
  %".302" = fmul float %".268", %".301"
  %".303" = load float, float* %"s.2"
  %".304" = fadd float %".303", %".302"
  %".305" = load float, float* %"s.2"
  store float %".304", float* %"s.2"
  br label %"B226"
B284:
  %".308" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".310" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  %".312" = load i64, i64* %"$phi228.1"
  store i64 0, i64* %"$phi228.1"
  %".314" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi226.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi226.0"
  %".316" = load i1, i1* %"$226for_iter.3"
  store i1 0, i1* %"$226for_iter.3"
  %".318" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".319" = load float, float* %"s.2"
  %".320" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".321"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} %".318", {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".321"
  %".325" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".321", i32 0, i32 5
  %".326" = getelementptr inbounds [1 x i64], [1 x i64]* %".325", i32 0, i32 0
  %".327" = load i64, i64* %".326", !range !2
  %".328" = insertvalue [1 x i64] undef, i64 %".327", 0
  %".329" = extractvalue [1 x i64] %".328", 0
  %".330" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".321", i32 0, i32 6
  %".331" = load [1 x i64], [1 x i64]* %".330"
  %".332" = extractvalue [1 x i64] %".331", 0
  %".333" = icmp slt i64 %".320", 0
  %".334" = add i64 %".320", %".329"
  %".335" = select  i1 %".333", i64 %".334", i64 %".320"
  %".336" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".321", i32 0, i32 5
  %".337" = getelementptr inbounds [1 x i64], [1 x i64]* %".336", i32 0, i32 0
  %".338" = load i64, i64* %".337", !range !2
  %".339" = insertvalue [1 x i64] undef, i64 %".338", 0
  %".340" = extractvalue [1 x i64] %".339", 0
  %".341" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".321", i32 0, i32 6
  %".342" = load [1 x i64], [1 x i64]* %".341"
  %".343" = extractvalue [1 x i64] %".342", 0
  %".344" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %".321", i32 0, i32 4
  %".345" = load float*, float** %".344"
  %".346" = mul i64 %".335", 1
  %".347" = add i64 0, %".346"
  %".348" = getelementptr float, float* %".345", i64 %".347"
  store float %".319", float* %".348"
  %".350" = load float, float* %"s.2"
  store float 0.0, float* %"s.2"
  %".352" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".354" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B298:
  %".358" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"x"
  %".360" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"out"
  %".362" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".364" = load {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [1 x i64], [1 x i64]}* %"c"
  %".366" = load i1, i1* %"$156pred"
  store i1 0, i1* %"$156pred"
  ret void
B166.if:
  ret void
B166.endif:
  br i1 %".159", label %"B166.endif.if", label %"B166.endif.else"
B166.endif.if:
  %".164" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".134", i32 0, i32 3
  %".165" = load i64*, i64** %".164"
  store i64 0, i64* %".165"
  br label %"B166.endif.endif"
B166.endif.else:
  %".168" = srem i64 %".156", %".142"
  %".169" = sub i64 0, %".168"
  %".170" = select  i1 %".157", i64 %".168", i64 %".169"
  %".171" = icmp sgt i64 %".170", 0
  %".172" = sdiv i64 %".156", %".142"
  %".173" = select  i1 %".171", i64 1, i64 0
  %".174" = add i64 %".172", %".173"
  %".175" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".134", i32 0, i32 3
  %".176" = load i64*, i64** %".175"
  store i64 %".174", i64* %".176"
  br label %"B166.endif.endif"
B166.endif.endif:
  %".179" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".134"
  %".181" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi226.0"
  store {i64*, i64, i64, i64*} %".179", {i64*, i64, i64, i64*}* %"$phi226.0"
  br label %"B226"
B226.if:
  %".199" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".188", i32 0, i32 0
  %".200" = load i64*, i64** %".199"
  %".201" = load i64, i64* %".200"
  %".202" = getelementptr inbounds {i64, i1}, {i64, i1}* %".185", i32 0, i32 0
  store i64 %".201", i64* %".202"
  %".204" = sub nsw i64 %".194", 1
  store i64 %".204", i64* %".193"
  %".206" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".188", i32 0, i32 2
  %".207" = load i64, i64* %".206"
  %".208" = add i64 %".201", %".207"
  %".209" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".188", i32 0, i32 0
  %".210" = load i64*, i64** %".209"
  store i64 %".208", i64* %".210"
  br label %"B226.endif"
B226.endif:
  %".213" = load {i64, i1}, {i64, i1}* %".185"
  store {i64, i1} zeroinitializer, {i64, i1}* %".214"
  store {i64, i1} %".213", {i64, i1}* %".214"
  %".218" = getelementptr inbounds {i64, i1}, {i64, i1}* %".214", i32 0, i32 0
  %".219" = load i64, i64* %".218"
  store {i64, i1} zeroinitializer, {i64, i1}* %".220"
  store {i64, i1} %".213", {i64, i1}* %".220"
  %".224" = getelementptr inbounds {i64, i1}, {i64, i1}* %".220", i32 0, i32 1
  %".225" = load i1, i1* %".224"
  %".227" = load i1, i1* %"$226for_iter.3"
  store i1 %".225", i1* %"$226for_iter.3"
  %".230" = load i64, i64* %"$phi228.1"
  store i64 %".219", i64* %"$phi228.1"
  %".232" = load i1, i1* %"$226for_iter.3"
  br i1 %".232", label %"B228", label %"B284"
}

@"_cudapy_cmem" = internal addrspace(4) constant [20 x i8] [i8 0, i8 0, i8 128, i8 61, i8 0, i8 0, i8 128, i8 62, i8 0, i8 0, i8 192, i8 62, i8 0, i8 0, i8 128, i8 62, i8 0, i8 0, i8 128, i8 61], align 4
declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"constant_filter" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ !"branch_weights", i32 1, i32 99 }
!2 = !{ i64 0, i64 9223372036854775807 }
!3 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i8*, i8*, i64, i64, float*, i64, i64)* @"constant_filter", !"kernel", i32 1 }
