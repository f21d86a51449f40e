import { Fault } from '../errors/fault.ts';
import type { Processes } from '../ports/processes.ts';

const LONGEST = 1_048_576;

export interface Told {
  readonly code: number | null;
  readonly stdout: string;
  /** All that Git and the server said. */
  readonly said: string;
}

/** Runs Git to its end, or ends it after so many seconds. Never throws for an exit code; `git.missing` without a Git. */
export async function runGit(
  processes: Processes,
  words: readonly string[],
  { env, seconds }: { readonly env: Readonly<Record<string, string>>; readonly seconds: number },
): Promise<Told> {
  const child = processes.spawn('git', words, { env });
  child.stdin.end();
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const [stdout, stderr, { code, failure }] = await Promise.all([
    gather(child.stdout),
    gather(child.stderr),
    child.exited,
  ]);
  clearTimeout(late);
  if (failure) throw new Fault('git.missing', `git could not be started: ${failure.message}`, { cause: failure });
  return { code, stdout: stdout.trim(), said: `${stdout}${stderr}`.trim() };
}

async function gather(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text = (text + Buffer.from(piece).toString('latin1')).slice(-LONGEST);
  return Buffer.from(text, 'latin1').toString('utf8');
}
