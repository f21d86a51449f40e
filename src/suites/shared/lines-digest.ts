import { createHash } from 'node:crypto';

/** SHA-256 of lines as in a file, each with its line feed. */
export function linesDigest(): { add(line: string): void; hex(): string } {
  const hash = createHash('sha256');
  return {
    add: (line) => {
      hash.update(line).update('\n');
    },
    hex: () => hash.digest('hex'),
  };
}
