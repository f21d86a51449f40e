import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The existing folders that a test file made. */
export const ownFolders = new Set<string>();

function create(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cib-test-'));
  ownFolders.add(folder);
  return folder;
}

function remove(folder: string): void {
  // A process that was just killed may have written a file while the folder was being emptied.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  ownFolders.delete(folder);
}

/** Removes what a test file left. */
export function removeFolders(): void {
  for (const folder of ownFolders) remove(folder);
}

/** An empty folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = create();
  onTestFinished(() => remove(folder));
  return folder;
}

/** An empty folder that all tests of a file share. */
export const sharedFolder = create;
