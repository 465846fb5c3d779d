//! A bitcode file: perhaps a wrapper, then blocks: identification, module, symbol table, string table.

use super::error::{Cause, Part, ReadError};
use super::stream::{Entry, Mark, Stream};
use crate::codes::{block, identification};

/// Magic number of the wrapper around bitcode.
const WRAPPER: [u8; 4] = [0xDE, 0xC0, 0x17, 0x0B];
/// Magic number of bitcode.
const MAGIC: [u8; 4] = *b"BC\xC0\xDE";
/// Bytes at the end that may be anything: archives pad their members.
const GARBAGE: usize = 8;
/// The epoch of bitcode that all versions of LLVM since 3.8 write.
const EPOCH: u64 = 0;

/// Where the parts of a file are.
pub struct File<'a> {
    /// The stream, with its end at the end of the file.
    pub stream: Stream<'a>,
    /// The module block.
    pub module: Mark,
    /// Names of symbols.
    pub strtab: &'a [u8],
}

/// The bitcode inside of a wrapper, or the bytes as they are.
fn unwrapped(bytes: &[u8]) -> Part<&[u8]> {
    if !bytes.starts_with(&WRAPPER) {
        return Ok(bytes);
    }
    // Magic number, version, offset, size, type of processor.
    let word = |at: usize| -> Part<usize> {
        let chunk = bytes.get(at..).and_then(|b| b.first_chunk::<4>()).ok_or(Cause::Wrapper)?;
        Ok(u32::from_le_bytes(*chunk) as usize)
    };
    let (at, len) = (word(8)?, word(12)?);
    at.checked_add(len).and_then(|end| bytes.get(at..end)).ok_or(Cause::Wrapper)
}

impl<'a> File<'a> {
    /// Finds the module and the string table.
    pub fn open(bytes: &'a [u8]) -> Result<File<'a>, ReadError> {
        let inner = unwrapped(bytes).map_err(|cause| ReadError { byte: 0, cause })?;
        let Some(body) = inner.strip_prefix(&MAGIC) else { return Err(ReadError { byte: 0, cause: Cause::Magic }) };
        let before = inner.as_ptr() as usize - bytes.as_ptr() as usize + MAGIC.len();
        let mut stream = Stream::new(body, before);
        match File::parts(&mut stream) {
            Ok((module, strtab)) => Ok(File { stream, module, strtab }),
            Err(cause) => Err(ReadError { byte: stream.byte(), cause }),
        }
    }
    fn parts(stream: &mut Stream<'a>) -> Part<(Mark, &'a [u8])> {
        let mut module = None;
        let mut strtab: Option<&[u8]> = None;
        loop {
            let only_garbage = module.is_some() && stream.whole_bytes_left() <= GARBAGE;
            if stream.at_end() || only_garbage {
                break;
            }
            match stream.next()? {
                Entry::Block(block::IDENTIFICATION) => identification(stream)?,
                Entry::Block(block::MODULE) => {
                    if module.is_some() {
                        return Err(Cause::SeveralModules);
                    }
                    module = Some(stream.skip_for_later()?);
                }
                Entry::Block(id @ block::STRTAB) => {
                    stream.enter(id)?;
                    while let Some(code) = stream.next_record()? {
                        // The first table after the module is its own.
                        if code == STRTAB_BLOB && module.is_some() && strtab.is_none() {
                            strtab = Some(stream.blob);
                        }
                    }
                }
                Entry::Block(_) => stream.skip()?,
                Entry::Record(_) => {}
                Entry::End => return Err(Cause::Stream("end of no block")),
            }
        }
        Ok((module.ok_or(Cause::NoModule)?, strtab.unwrap_or(&[])))
    }
}

/// Code of the only record of a string table.
const STRTAB_BLOB: u32 = 1;

fn identification(stream: &mut Stream<'_>) -> Part<()> {
    stream.enter(block::IDENTIFICATION)?;
    while let Some(code) = stream.next_record()? {
        match (code, stream.record().first()) {
            (identification::EPOCH, Some(&EPOCH)) | (identification::STRING, _) => {}
            (identification::EPOCH, Some(&n)) => return Err(Cause::Epoch(n)),
            _ => return Err(Cause::Record("identification")),
        }
    }
    Ok(())
}
