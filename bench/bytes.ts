import { createReadStream } from 'node:fs';
import { wholeProcess } from './whole.ts';

/** The least that reading evidence can cost: `sha256sum` of the files, then a bare parse of every line. Milliseconds. */
export async function readBare(files: readonly string[]): Promise<number> {
  const hashing = await wholeProcess('sha256sum', ...files);
  const parsing = await wholeProcess(process.execPath, import.meta.filename, ...files);
  return 1000 * (hashing.seconds + parsing.seconds);
}

async function parseLines(file: string): Promise<void> {
  let held = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 65_536 })) {
    const lines = (held + chunk).split('\n');
    held = lines.pop() ?? '';
    for (const line of lines) JSON.parse(line);
  }
}

if (import.meta.main) for (const file of process.argv.slice(2)) await parseLines(file);
