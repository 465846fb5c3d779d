//! What `ptxas -v` and its warnings say of each function: the words that Triton, XLA and PyTorch read.

use std::fmt::{self, Display};
use std::time::Duration;

/// What a function needs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FunctionReport {
    /// Its name.
    pub name: String,
    /// Whether it is a kernel; of others only the frame is told.
    pub is_entry: bool,
    /// Bytes of its frame.
    pub stack: u32,
    /// Bytes that it stores to spill registers, and loads again.
    pub spills: (u32, u32),
    /// Registers of a thread.
    pub registers: u32,
    /// Named barriers.
    pub barriers: u32,
    /// Bytes of stack with all that it calls, if it has any.
    pub cumulative_stack: u32,
    /// Bytes of static shared memory.
    pub shared: u32,
    /// Bytes of constant banks by number, before sm_90.
    pub constants: Vec<(u8, u32)>,
    /// How long it took.
    pub time: Option<Duration>,
}

/// What a module needs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ModuleReport {
    /// The GPU: `sm_90a`.
    pub gpu: String,
    /// Bytes of global memory.
    pub global: u64,
    /// Bytes of constant banks of the module by number.
    pub constants: Vec<(u8, u32)>,
    /// The functions.
    pub functions: Vec<FunctionReport>,
}

impl Display for ModuleReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ptxas info    : {} bytes gmem", self.global)?;
        banks(&self.constants, f)?;
        writeln!(f)?;
        for function in &self.functions {
            if function.is_entry {
                writeln!(f, "ptxas info    : Compiling entry function '{}' for '{}'", function.name, self.gpu)?;
            }
            writeln!(f, "ptxas info    : Function properties for {}", function.name)?;
            let (stores, loads) = function.spills;
            let stack = function.stack;
            writeln!(f, "    {stack} bytes stack frame, {stores} bytes spill stores, {loads} bytes spill loads")?;
            if function.is_entry {
                write!(
                    f,
                    "ptxas info    : Used {} registers, used {} barriers",
                    function.registers, function.barriers
                )?;
                if function.cumulative_stack != 0 {
                    write!(f, ", {} bytes cumulative stack size", function.cumulative_stack)?;
                }
                if function.shared != 0 {
                    write!(f, ", {} bytes smem", function.shared)?;
                }
                banks(&function.constants, f)?;
                writeln!(f)?;
                if let Some(time) = function.time {
                    writeln!(f, "ptxas info    : Compile time = {:.3} ms", time.as_secs_f64() * 1e3)?;
                }
            }
        }
        Ok(())
    }
}

fn banks(constants: &[(u8, u32)], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    constants.iter().try_for_each(|(bank, bytes)| write!(f, ", {bytes} bytes cmem[{bank}]"))
}

impl FunctionReport {
    /// The warnings that are asked for.
    pub fn warnings(&self, of_spills: bool, of_local_memory: bool) -> Vec<String> {
        let (stores, loads) = self.spills;
        let mut all = Vec::new();
        if of_local_memory && self.stack != 0 {
            let name = &self.name;
            all.push(format!("Local memory used for function '{name}', size of stack frame: {} bytes", self.stack));
        }
        if of_spills && (stores != 0 || loads != 0) {
            all.push(format!(
                "Registers are spilled to local memory in function '{}', {stores} bytes spill stores, {loads} bytes spill loads",
                self.name
            ));
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function() -> FunctionReport {
        FunctionReport {
            name: "f".into(),
            is_entry: true,
            stack: 40,
            spills: (36, 32),
            registers: 24,
            barriers: 1,
            cumulative_stack: 64,
            shared: 1024,
            constants: vec![(0, 372), (2, 16)],
            time: Some(Duration::from_micros(2989)),
        }
    }

    #[test]
    fn the_report_has_the_lines_of_ptxas() {
        let other = FunctionReport { name: "g".into(), is_entry: false, ..function() };
        let plain = FunctionReport { name: "k".into(), is_entry: true, registers: 4, ..FunctionReport::default() };
        let functions = vec![function(), other, plain];
        let module = ModuleReport { gpu: "sm_80".into(), global: 4, constants: vec![(3, 88)], functions };
        let expected = "\
ptxas info    : 4 bytes gmem, 88 bytes cmem[3]
ptxas info    : Compiling entry function 'f' for 'sm_80'
ptxas info    : Function properties for f
    40 bytes stack frame, 36 bytes spill stores, 32 bytes spill loads
ptxas info    : Used 24 registers, used 1 barriers, 64 bytes cumulative stack size, 1024 bytes smem, 372 bytes cmem[0], 16 bytes cmem[2]
ptxas info    : Compile time = 2.989 ms
ptxas info    : Function properties for g
    40 bytes stack frame, 36 bytes spill stores, 32 bytes spill loads
ptxas info    : Compiling entry function 'k' for 'sm_80'
ptxas info    : Function properties for k
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 4 registers, used 0 barriers
";
        assert_eq!(module.to_string(), expected);
    }

    #[test]
    fn warnings_are_those_that_xla_reads() {
        let spills =
            "Registers are spilled to local memory in function 'f', 36 bytes spill stores, 32 bytes spill loads";
        let local = "Local memory used for function 'f', size of stack frame: 40 bytes";
        assert_eq!(function().warnings(true, false), [spills]);
        assert_eq!(function().warnings(true, true), [local, spills]);
        assert!(FunctionReport::default().warnings(true, true).is_empty());
    }
}
