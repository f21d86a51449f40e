import { expect, it } from 'vitest';
import { metricOf, scorecardOf } from '../../../test/support/described.ts';
import type { Estimate } from '../../protocol/scorecard.ts';
import type { ShownBundle } from '../board/entries.ts';
import { clustersText, digestsOf, otherCountText } from './card-view.ts';

const metric = metricOf('right', { label: 'Right' });
const cardOf = (right: Partial<Estimate>, passed: number, unmeasured = 0) =>
  scorecardOf({
    overall: { n: 10, metrics: { right: { value: 0, n: 0, ...right } } },
    counts: { tasks: 10, not_measured: unmeasured, passed, errored: 0, faults: {} },
  });

it('says why the main figure is not the share of tasks that passed', () => {
  expect(otherCountText(metric, cardOf({ k: 6, n: 10 }, 4))).toBe(
    'Right is 6 of 10. This share is larger than that of the passed tasks, because it also counts what is right in a task that did not pass.',
  );
  expect(otherCountText(metric, cardOf({ k: 3, n: 10 }, 4))).toBe(
    'Right is 3 of 10. This share is smaller than that of the passed tasks, because a task can pass without it.',
  );
  expect(otherCountText(metric, cardOf({ k: 2, n: 4 }, 4, 2))).toBe('');
  expect(otherCountText(metric, cardOf({ n: 10 }, 4))).toBe('');
  const some = { counted: 8, of: 10 };
  expect(otherCountText(metric, cardOf({ k: 6, n: 10 }, 4), some)).toMatch(
    /^Right is 6 of 10 in 8 of the 10 tasks\. This share is /,
  );
  expect(otherCountText(metric, cardOf({ k: 4, n: 10 }, 4), some)).toBe('Right counts only 8 of the 10 tasks.');
});

it('says what a cluster is only where one has several tasks', () => {
  const textOf = (largest: number) => clustersText('4 clusters', { clusters: { count: 4, largest } });
  expect(textOf(3)).toMatch(/^4 clusters: tasks of one template are not independent/);
  expect(textOf(1)).toBe('Each task has a template of its own.');
});

it('says that the hash beside the version of the harness is of its code', () => {
  const manifest = { dataset: { sha256: 'aa' }, harness: { version: '0.1.0', sha256: 'bb' }, nonce: 'cc', files: [] };
  const digests = digestsOf({ manifest, digest: 'dd', tier: 'own' } as unknown as ShownBundle);
  expect(digests.map(({ term, value }) => `${term}: ${value}`).slice(0, 2)).toEqual([
    'Dataset: aa',
    'Harness 0.1.0, its code: bb',
  ]);
});
