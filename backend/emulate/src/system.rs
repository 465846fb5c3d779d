//! Functions of the system that kernels call: those that print, give memory and end the program. Arguments stand in registers from 4 on,
//! the result in register 4, the place to return to in registers 20 and 21.

use crate::exec::Cx;
use crate::memory::{Object, Space, Step, View, fault, object_address};
use warpc_interp::ErrorKind;
use warpc_interp::printf::{Source, print};

/// The register of the place to return to.
pub(crate) const RETURN: usize = 20;
/// That of the first argument, and of the result.
const ARGUMENT: usize = 4;
/// Most bytes that a thread gets.
const MOST_BYTES: u64 = 1 << 30;

/// The memory that a lane sees.
struct OfLane<'v, 'm> {
    view: &'v mut View<'m>,
    lane: usize,
}

impl Source for OfLane<'_, '_> {
    fn number(&mut self, address: u64, bytes: u64) -> Option<u64> {
        self.view.load(Space::Generic, address, bytes as usize, self.lane).ok().map(|value| value as u64)
    }
    fn text(&mut self, address: u64) -> String {
        let bytes = (address..).map_while(|at| self.number(at, 1)).take_while(|&byte| byte != 0);
        String::from_utf8_lossy(&bytes.map(|byte| byte as u8).collect::<Vec<u8>>()).into_owned()
    }
}

impl Cx<'_> {
    /// Does what a function does for a lane.
    pub(crate) fn call_system(&mut self, name: &str, lane: usize) -> Step {
        let registers = &self.warp.registers;
        let argument = |first: usize| (registers[first + 1][lane] as u64) << 32 | registers[first][lane] as u64;
        match name {
            "vprintf" => {
                let (format, list) = (argument(ARGUMENT), argument(ARGUMENT + 2));
                let mut source = OfLane { view: &mut self.memory, lane };
                let format = source.text(format);
                let count = print(&format, list, &mut source, &mut self.barriers.printed);
                self.warp.registers[ARGUMENT][lane] = count as u32;
            }
            "malloc" => {
                let bytes = argument(ARGUMENT);
                let address = if bytes > MOST_BYTES { 0 } else { self.allocate(bytes as usize) };
                self.warp.registers[ARGUMENT][lane] = address as u32;
                self.warp.registers[ARGUMENT + 1][lane] = (address >> 32) as u32;
            }
            "free" => self.release_memory(argument(ARGUMENT), lane)?,
            "__assertfail" | "__assert_fail" => return Err(fault(ErrorKind::Assert, lane, "an assertion failed")),
            _ => {
                let text = format!("a call of `{name}`, which the file does not define");
                return Err(fault(ErrorKind::Unsupported, lane, text));
            }
        }
        Ok(())
    }

    fn allocate(&mut self, bytes: usize) -> u64 {
        let number = self.memory.objects.len();
        self.memory
            .objects
            .push(Object { name: format!("heap object {number}"), data: vec![crate::memory::JUNK; bytes] });
        object_address(number)
    }

    fn release_memory(&mut self, address: u64, lane: usize) -> Step {
        if address == 0 {
            return Ok(());
        }
        let found = (0..self.memory.objects.len()).find(|&number| object_address(number) == address);
        match found.map(|number| &mut self.memory.objects[number]).filter(|object| object.name.starts_with("heap")) {
            Some(object) => {
                object.name = "freed memory".into();
                object.data = Vec::new();
                Ok(())
            }
            None => Err(fault(ErrorKind::Undefined, lane, format!("free of {address:#x}, no heap object"))),
        }
    }
}
