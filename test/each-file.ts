import { afterAll } from 'vitest';
import { resetClocks } from './support/fast-time.ts';
import { removeFolders } from './support/folder.ts';

// Set up for each file, since files that share a process load the helper only once.
afterAll(() => {
  removeFolders();
  resetClocks();
});
