import { spawn } from 'node:child_process';

/** Writes each line and waits for a line back: the least that a conversation over stdio can cost. Milliseconds. */
export async function bareLoop(command: readonly string[], lines: readonly string[]): Promise<number> {
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  const answered = new Promise<number>((resolve) => {
    let next = 0;
    let started = 0;
    const write = () => child.stdin.write(lines[next++] as string);
    child.stdout.on('data', (chunk: Buffer) => {
      if (!chunk.includes(10)) return;
      // The first answer ends the start.
      if (started === 0) started = performance.now();
      if (next < lines.length) write();
      else resolve(performance.now() - started);
    });
    write();
  });
  const milliseconds = await answered;
  child.stdin.end();
  return milliseconds;
}
