import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const create = () => mkdtempSync(join(tmpdir(), 'cib-test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** An empty folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = create();
  onTestFinished(() => remove(folder));
  return folder;
}

/** An empty folder that all tests of a file share: for `beforeAll`. */
export function sharedFolder(): string {
  const folder = create();
  afterAll(() => remove(folder));
  return folder;
}
