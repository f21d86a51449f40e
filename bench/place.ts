import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
// One listener for all folders: Node warns of more than ten.
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that goes with this process. */
export function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cib-bench-'));
  folders.push(folder);
  return folder;
}

export const NONCE = '5c'.repeat(32);
