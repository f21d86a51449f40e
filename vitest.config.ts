import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long and what only repetition finds: `npm run test:deep`. See CONTRIBUTING.md, Tests. */
const DEEP = 'test/**/*.deep.test.ts';

/** Deep tests that measure the machine: after all others, one file at a time, because other work would change what they measure. */
const ALONE = 'test/**/*.alone.test.ts';

/** With a real model, whose packages it fetches: `npm run test:model`, one file after another. */
const MODEL = 'test/**/*.model.test.ts';

/**
 * Files that take longest, the longest first. Vitest knows how long a file takes once it has run here; in a new clone it
 * begins with the largest files, and one of these that began last would run alone at the end. Of the fast tests, those that start
 * hundreds of processes come first: a start copies the page tables of a worker, and workers grow with each file.
 */
const LONGEST = [
  'test/story-of-a-model.deep.test.ts',
  'test/real-entries.deep.test.ts',
  'test/worlds-gates.deep.test.ts',
  'test/pages.deep.test.ts',
  'test/story.deep.test.ts',
  'test/floors.deep.test.ts',
  'test/cheats.container.deep.test.ts',
  'test/modelled-systems.deep.test.ts',
  'test/own-board.deep.test.ts',
  'test/kills.deep.test.ts',
  'test/act.deep.test.ts',
  'test/scorecard.test.ts',
  'test/owners.test.ts',
  'test/publish.test.ts',
  'test/submit.test.ts',
  'test/check-files.test.ts',
  'test/required-status.test.ts',
  'test/check.test.ts',
  'test/receipts.test.ts',
  'test/history.test.ts',
  'test/hostile.test.ts',
  'test/cheats.test.ts',
  'test/check-adapter.test.ts',
  'src/usecases/site.test.ts',
  'test/overview-parts.browser.test.ts',
  'test/own-board.test.ts',
  'test/forgeries.test.ts',
  'test/site-quality.browser.test.ts',
  'test/release.test.ts',
  'test/cheats.container.test.ts',
  'test/floors.test.ts',
  'test/bridge.hostile.test.ts',
  'test/init.test.ts',
  'src/suites/worlds/worlds.test.ts',
  'test/compare.browser.test.ts',
  'test/fresh.test.ts',
  'test/resume.test.ts',
  'src/bundles/dataset.test.ts',
  'test/heldout.test.ts',
  'test/container.test.ts',
  'test/gateway.container.test.ts',
  'test/bridge.test.ts',
  'test/readme-workflow.test.ts',
  'test/hostile-pages.browser.test.ts',
  'test/adapters/scoped.test.ts',
  'test/hostile.container.test.ts',
  'test/neotoma.test.ts',
  'test/selected-runs.test.ts',
  'test/site.browser.test.ts',
  'src/bundles/over-data.test.ts',
  'test/full-disk.test.ts',
  'test/dataset-release.test.ts',
  'test/standing-tasks.test.ts',
  'test/archive.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((path) => moduleId.endsWith(`/${path}`));
      return place < 0 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    globalSetup: ['test/setup.ts'],
    setupFiles: ['test/each-file.ts'],
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // Node loads the modules, from its compile cache, and Vitest transforms none. Without the loader there is no `vi.mock`.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Many tests wait: for containers, for the time between two writes to GitHub. Another file runs meanwhile.
    maxWorkers: availableParallelism() * 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          // A process loads a module once for all of its files: no file changes what another one uses. A test that changes a
          // global, such as an environment variable, restores it.
          isolate: false,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [...configDefaults.exclude, DEEP, ALONE, MODEL],
        },
      },
      { extends: true, test: { name: 'deep', include: [DEEP] } },
      { extends: true, test: { name: 'alone', include: [ALONE], maxWorkers: 1, sequence: { groupOrder: 1 } } },
      { extends: true, test: { name: 'model', include: [MODEL] } },
    ],
  },
});
