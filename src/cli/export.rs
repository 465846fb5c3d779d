//! Files with what passes lose of debug information: `-verify-di-preserve-export` and `-debugify-export` of LLVM's `opt`.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;
use warpc::Compiled;
use warpc_passes::printers::debugify::LOSSES_FILE;
use warpc_phase::debug_preserved::LOST_FILE;

/// First line of the table of losses.
const HEAD: &str = "Pass Name,# of missing debug values,# of missing locations,Missing/Expected value ratio,\
                    Missing/Expected location ratio\n";

/// Takes what was lost out of the files of `c`: objects of JSON are appended to `lost`, as one file may be for many modules, and
/// the table with a line for every pass is written to `table`.
pub fn write(c: &mut Compiled, lost: Option<&Path>, table: Option<&Path>) -> Result<(), String> {
    let (mut objects, mut checks) = (Vec::new(), Vec::new());
    c.files.retain(|file| match &*file.name {
        LOST_FILE => {
            objects.extend_from_slice(&file.bytes);
            false
        }
        LOSSES_FILE => {
            checks.extend_from_slice(&file.bytes);
            false
        }
        _ => true,
    });
    let failed = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    if let (Some(path), false) = (lost, objects.is_empty()) {
        let file = OpenOptions::new().create(true).append(true).open(path);
        file.and_then(|mut file| file.write_all(&objects)).map_err(|error| failed(path, error))?;
    }
    if let Some(path) = table {
        let text = table_of(&String::from_utf8_lossy(&checks));
        std::fs::write(path, text).map_err(|error| failed(path, error))?;
    }
    Ok(())
}

/// The table of the lines of all checks, those of a pass summed up, passes in the order of their first check.
fn table_of(checks: &str) -> String {
    let mut rows: Vec<(&str, [u64; 4])> = Vec::new();
    for line in checks.lines() {
        let mut cells = line.rsplitn(5, ',');
        let mut number = || cells.next().and_then(|cell| cell.parse().ok()).unwrap_or(0);
        let [of_lines, of_variables, lines, variables] = [number(), number(), number(), number()];
        let Some(pass) = cells.next() else { continue };
        let at = rows.iter().position(|row| row.0 == pass).unwrap_or_else(|| {
            rows.push((pass, [0; 4]));
            rows.len() - 1
        });
        for (sum, more) in rows[at].1.iter_mut().zip([variables, lines, of_variables, of_lines]) {
            *sum += more;
        }
    }
    let mut text = HEAD.to_string();
    for (pass, [variables, lines, of_variables, of_lines]) in rows {
        let (values, locations) = (ratio(variables, of_variables), ratio(lines, of_lines));
        let _ = writeln!(text, "{pass},{variables},{lines},{values},{locations}");
    }
    text
}

/// A share as C's `%e` writes it.
fn ratio(part: u64, whole: u64) -> String {
    let share = if whole == 0 { 0.0 } else { part as f64 / whole as f64 };
    let text = format!("{share:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_of_a_pass_are_one_line() {
        let text = table_of("sroa,0,1,4,2\nadce,0,0,0,0\nsroa,1,0,4,2\n");
        let rows: Vec<&str> = text.lines().skip(1).collect();
        assert_eq!(rows, ["sroa,1,1,1.250000e-01,2.500000e-01", "adce,0,0,0.000000e+00,0.000000e+00"]);
    }
}
