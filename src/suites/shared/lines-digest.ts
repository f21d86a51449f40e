import { createHash } from 'node:crypto';

/** A call of the hash takes longer than to hash a short line. */
const TOGETHER = 16_384;

/** SHA-256 of lines as in a file, each with its line feed. */
export function linesDigest(): { add(line: string): void; hex(): string } {
  const hash = createHash('sha256');
  let waiting = '';
  return {
    add: (line) => {
      waiting += `${line}\n`;
      if (waiting.length < TOGETHER) return;
      hash.update(waiting);
      waiting = '';
    },
    hex: () => hash.update(waiting).digest('hex'),
  };
}
