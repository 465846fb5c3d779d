//! The CUDA driver, looked up when the program runs.
//!
//! Only the calls that are needed, by the names and signatures of the driver interface. Nothing of CUDA is there when the
//! program is built.

use std::ffi::{CString, c_char, c_int, c_uint, c_void};
use std::ptr::null_mut;
use warpc_interp::{Arg, Launch};

unsafe extern "C" {
    fn dlopen(name: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

const RTLD_NOW: c_int = 2;
/// Names of the driver library.
const LIBRARIES: &[&str] = &["libcuda.so.1", "libcuda.so", "/usr/local/nvidia/lib64/libcuda.so.1"];

macro_rules! driver_calls {
    ($($field:ident = $name:literal ($($t:ty),*);)*) => {
        /// Entry points of the driver.
        struct Calls { $($field: unsafe extern "C" fn($($t),*) -> c_int),* }
        impl Calls {
            /// Looks all of them up in a library that was opened.
            unsafe fn find(library: *mut c_void) -> Result<Calls, String> {
                Ok(Calls { $($field: {
                    let name = CString::new($name).map_err(|e| e.to_string())?;
                    // SAFETY: the library is open; the pointer is checked before it is used.
                    let p = unsafe { dlsym(library, name.as_ptr()) };
                    if p.is_null() {
                        return Err(format!("the CUDA driver has no {}", $name));
                    }
                    // SAFETY: the driver documents this signature for this name.
                    unsafe { std::mem::transmute::<*mut c_void, unsafe extern "C" fn($($t),*) -> c_int>(p) }
                }),* })
            }
        }
    };
}
driver_calls! {
    init = "cuInit"(c_uint);
    error_name = "cuGetErrorName"(c_int, *mut *const c_char);
    device_get = "cuDeviceGet"(*mut c_int, c_int);
    device_name = "cuDeviceGetName"(*mut c_char, c_int, c_int);
    primary_retain = "cuDevicePrimaryCtxRetain"(*mut *mut c_void, c_int);
    set_current = "cuCtxSetCurrent"(*mut c_void);
    module_load = "cuModuleLoadDataEx"(*mut *mut c_void, *const c_void, c_uint, *mut c_int, *mut *mut c_void);
    module_unload = "cuModuleUnload"(*mut c_void);
    get_function = "cuModuleGetFunction"(*mut *mut c_void, *mut c_void, *const c_char);
    alloc = "cuMemAlloc_v2"(*mut u64, usize);
    free = "cuMemFree_v2"(u64);
    to_device = "cuMemcpyHtoD_v2"(u64, *const c_void, usize);
    to_host = "cuMemcpyDtoH_v2"(*mut c_void, u64, usize);
    launch = "cuLaunchKernel"(
        *mut c_void, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, c_uint, *mut c_void, *mut *mut c_void, *mut *mut c_void
    );
    synchronize = "cuCtxSynchronize"();
}

/// A GPU with a context of its own.
pub struct Gpu {
    calls: Calls,
    name: String,
}

/// Frees device memory and modules at the end of a launch, however it ends.
struct Held<'g> {
    gpu: &'g Gpu,
    memory: Vec<u64>,
    module: *mut c_void,
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        for &p in &self.memory {
            // SAFETY: the pointer came from the driver and is freed once.
            unsafe { (self.gpu.calls.free)(p) };
        }
        if !self.module.is_null() {
            // SAFETY: the module was loaded and is unloaded once.
            unsafe { (self.gpu.calls.module_unload)(self.module) };
        }
    }
}

impl Gpu {
    /// The first GPU. The error says why there is none.
    pub fn open() -> Result<Gpu, String> {
        let mut library = null_mut();
        for name in LIBRARIES {
            let name = CString::new(*name).map_err(|e| e.to_string())?;
            // SAFETY: a name ended by zero; opening a library runs its initialisers, which is what is wanted.
            library = unsafe { dlopen(name.as_ptr(), RTLD_NOW) };
            if !library.is_null() {
                break;
            }
        }
        if library.is_null() {
            return Err(format!("no CUDA driver ({} not found)", LIBRARIES[0]));
        }
        // SAFETY: the library is open and never closed.
        let calls = unsafe { Calls::find(library)? };
        let mut gpu = Gpu { calls, name: String::new() };
        let (mut device, mut context) = (0, null_mut());
        let mut name = [0u8; 256];
        // SAFETY: all pointers are to live variables of the types that the driver documents.
        unsafe {
            gpu.ok("cuInit", (gpu.calls.init)(0))?;
            gpu.ok("cuDeviceGet", (gpu.calls.device_get)(&mut device, 0))?;
            gpu.ok("cuDeviceGetName", (gpu.calls.device_name)(name.as_mut_ptr().cast(), 256, device))?;
            gpu.ok("cuDevicePrimaryCtxRetain", (gpu.calls.primary_retain)(&mut context, device))?;
            gpu.ok("cuCtxSetCurrent", (gpu.calls.set_current)(context))?;
        }
        gpu.name = String::from_utf8_lossy(&name).trim_end_matches('\0').to_string();
        Ok(gpu)
    }
    /// Name of the device.
    pub fn name(&self) -> &str {
        &self.name
    }
    fn ok(&self, what: &str, status: c_int) -> Result<(), String> {
        if status == 0 {
            return Ok(());
        }
        let mut text: *const c_char = std::ptr::null();
        // SAFETY: the driver writes a pointer to a string that lives for ever, or leaves it.
        unsafe { (self.calls.error_name)(status, &mut text) };
        let name = match text.is_null() {
            true => format!("error {status}"),
            // SAFETY: not null, so a string of the driver.
            false => unsafe { std::ffi::CStr::from_ptr(text) }.to_string_lossy().into_owned(),
        };
        Err(format!("{what}: {name}"))
    }
    /// Loads `ptx`, runs a launch, and gives the buffers as it left them.
    pub fn launch(&self, ptx: &[u8], launch: &Launch) -> Result<Vec<Vec<u8>>, String> {
        let mut held = Held { gpu: self, memory: Vec::new(), module: null_mut() };
        let text = CString::new(ptx).map_err(|_| "the PTX holds a zero byte")?;
        let name = CString::new(launch.kernel.as_str()).map_err(|_| "the name holds a zero byte")?;
        let mut function = null_mut();
        let c = &self.calls;
        // SAFETY: pointers are to live variables; sizes are those of the buffers; parameters live until the call returns.
        unsafe {
            let status = (c.module_load)(&mut held.module, text.as_ptr().cast(), 0, null_mut(), null_mut());
            self.ok("cuModuleLoadDataEx", status)?;
            self.ok("cuModuleGetFunction", (c.get_function)(&mut function, held.module, name.as_ptr()))?;
            for b in &launch.buffers {
                let mut p = 0;
                self.ok("cuMemAlloc", (c.alloc)(&mut p, b.len().max(1)))?;
                held.memory.push(p);
                self.ok("cuMemcpyHtoD", (c.to_device)(p, b.as_ptr().cast(), b.len()))?;
            }
            let mut params = parameters(launch, &held.memory);
            let mut pointers: Vec<*mut c_void> = params.iter_mut().map(|p| p.as_mut_ptr().cast()).collect();
            let ([gx, gy, gz], [bx, by, bz]) = (launch.grid, launch.block);
            let (list, none) = (pointers.as_mut_ptr(), null_mut());
            let status = (c.launch)(function, gx, gy, gz, bx, by, bz, launch.shared_bytes, none, list, null_mut());
            self.ok("cuLaunchKernel", status)?;
            self.ok("the kernel", (c.synchronize)())?;
            let mut out = Vec::new();
            for (b, &p) in launch.buffers.iter().zip(&held.memory) {
                let mut data = vec![0u8; b.len()];
                self.ok("cuMemcpyDtoH", (c.to_host)(data.as_mut_ptr().cast(), p, data.len()))?;
                out.push(data);
            }
            Ok(out)
        }
    }
}

/// Bytes of each parameter of a launch, with the buffers at these addresses.
pub fn parameters(launch: &Launch, memory: &[u64]) -> Vec<Vec<u8>> {
    let address = |index: usize, offset: u64| memory.get(index).map_or(0, |p| p.wrapping_add(offset));
    let mut out: Vec<Vec<u8>> = launch
        .args
        .iter()
        .map(|a| match a {
            Arg::Scalar(v) => v.to_le_bytes().to_vec(),
            Arg::Bytes(b) => b.clone(),
            Arg::Buffer { index, offset } => address(*index, *offset).to_le_bytes().to_vec(),
        })
        .collect();
    for &(arg, at, buffer, offset) in &launch.pointers {
        if let Some(place) = out.get_mut(arg).and_then(|b| b.get_mut(at..at + 8)) {
            place.copy_from_slice(&address(buffer, offset).to_le_bytes());
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_interp::launch;

    #[test]
    fn parameters_have_their_bytes() {
        let mut l = Launch::default();
        for a in ["i32:-5", "buf:f32:4:range", "same:1+8", "struct:[i8:1,f64:2,same:1]", "null"] {
            launch::add_arg(&mut l, a).unwrap();
        }
        let p = parameters(&l, &[0x1000]);
        assert_eq!(p[0][..4], (-5i32).to_le_bytes());
        assert_eq!(p[1], 0x1000u64.to_le_bytes());
        assert_eq!(p[2], 0x1008u64.to_le_bytes());
        assert_eq!((p[3][0], &p[3][8..16], &p[3][16..24]), (1, &2f64.to_le_bytes()[..], &0x1000u64.to_le_bytes()[..]));
        assert_eq!(p[4][..8], [0; 8]);
    }

    #[test]
    fn a_machine_without_a_driver_says_so() {
        match Gpu::open() {
            Ok(gpu) => assert!(!gpu.name().is_empty()),
            Err(why) => assert!(why.contains("CUDA") || why.contains("cu"), "{why}"),
        }
    }
}
