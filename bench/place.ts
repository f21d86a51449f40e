import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that goes with this process. */
export function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cib-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const NONCE = '5c'.repeat(32);
