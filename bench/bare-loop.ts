import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Writes each line and waits for a line back: the least that a conversation over stdio can cost. Each conversation has a process
 * of its own, one after the other.
 *
 * @returns milliseconds from the first answer to the last one: the first start and the last end do not count
 */
export async function bareLoop(
  command: readonly string[],
  conversations: readonly (readonly string[])[],
): Promise<number> {
  let first: number | undefined;
  let last = 0;
  for (const lines of conversations) {
    const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    await new Promise<void>((resolve) => {
      let next = 0;
      const write = () => child.stdin.write(lines[next++] as string);
      child.stdout.on('data', (chunk: Buffer) => {
        if (!chunk.includes(10)) return;
        first ??= performance.now();
        if (next < lines.length) write();
        else resolve();
      });
      write();
    });
    last = performance.now();
    child.stdin.end();
    await exited;
  }
  return last - (first ?? last);
}
