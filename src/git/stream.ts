import { Fault } from '../errors/fault.ts';
import type { Processes } from '../ports/processes.ts';

/** Replaced objects would be other bytes than the commit names; paths are taken as they are, not as patterns. */
export const PLAIN = ['--no-replace-objects', '--literal-pathspecs'];

/** Longer than the listing of any tree worth reading. */
const LONGEST = 64 * 1_048_576;

/** What a Git command prints, in pieces, given what it reads. Throws `file.unreadable` at the end where it failed. */
export async function* gitStream(
  processes: Processes,
  words: readonly string[],
  input = '',
): AsyncGenerator<Uint8Array> {
  const child = processes.spawn('git', words, { env: processes.inherited() });
  // One that ends early says so by its exit code.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  child.stderr.resume();
  yield* child.stdout as AsyncIterable<Uint8Array>;
  const { code, failure } = await child.exited;
  if (code !== 0) throw new Fault('file.unreadable', `git ${words.at(-1)} could not be read.`, { cause: failure });
}

/** All of it at once, which is bounded. */
export async function gather(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > LONGEST) throw new Fault('file.unreadable', `More than ${LONGEST} bytes at once.`);
    held.push(piece);
  }
  return Buffer.concat(held);
}
