import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** What takes long and what only repetition finds: `npm run test:deep`. See CONTRIBUTING.md, Tests. */
const DEEP = 'test/**/*.deep.test.ts';

/** With a real model, whose packages it fetches: `npm run test:model`, one file after another. */
const MODEL = 'test/**/*.model.test.ts';

export default defineConfig({
  test: {
    globalSetup: ['test/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // Many tests wait: for containers, for the time between two writes to GitHub. Another file runs meanwhile.
    maxWorkers: availableParallelism() * 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...configDefaults.exclude, DEEP, MODEL],
        },
      },
      { extends: true, test: { name: 'deep', include: [DEEP] } },
      { extends: true, test: { name: 'model', include: [MODEL] } },
    ],
  },
});
