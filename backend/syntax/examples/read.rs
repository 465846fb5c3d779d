//! Reads PTX files and writes their messages, as `tools/ptx-verdicts.py` and measurements want them.
//!
//! `cargo run -p warpc-ptx-syntax --example read -- [--round-trip] [--print] FILE...`; `@LIST` is a file with names of files.

fn main() {
    let mut files = Vec::new();
    let (mut round_trip, mut print) = (false, false);
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--round-trip" => round_trip = true,
            "--print" => print = true,
            list if list.starts_with('@') => {
                let text = std::fs::read_to_string(&list[1..]).expect("the list of files");
                files.extend(text.lines().map(str::to_string));
            }
            _ => files.push(argument),
        }
    }
    let (mut accepted, mut bytes, mut instructions) = (0, 0, 0);
    let start = std::time::Instant::now();
    for file in &files {
        let text = std::fs::read(file).expect("a file");
        let name = file.rsplit('/').next().unwrap_or(file);
        let reading = warpc_ptx_syntax::read(&text, name);
        bytes += text.len();
        instructions += reading.rows.instructions.spelling.len();
        accepted += usize::from(!reading.is_refused());
        if files.len() > 1 {
            println!("## {file}");
        }
        print!("{}", reading.render(name));
        if print {
            print!("{}", warpc_ptx_syntax::print(&reading.rows));
        }
        if round_trip && !reading.is_refused() {
            let printed = warpc_ptx_syntax::print(&reading.rows);
            let again = warpc_ptx_syntax::read(printed.as_bytes(), name);
            if again.rows != reading.rows {
                println!("round trip differs: {file}\n{}", again.render(name));
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    eprintln!("{accepted} of {} accepted, {instructions} instructions, {bytes} bytes, {seconds:.3} s", files.len());
}
