import { expect, it } from 'vitest';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { MetricDescription } from '../../suite/description.ts';
import type { ShownBundle } from '../board/entries.ts';
import { clustersText, diagnosisOf, digestsOf, otherCountText } from './card-view.ts';

const metric = { id: 'right', label: 'Right', unit: 'fraction' } as MetricDescription;
const cardOf = (right: object, passed: number, unmeasured = 0) =>
  ({
    overall: { metrics: { right } },
    counts: { tasks: 10, not_measured: unmeasured, passed },
  }) as unknown as Scorecard;

it('says why the main figure is not the share of tasks that passed', () => {
  expect(otherCountText(metric, cardOf({ k: 6, n: 10 }, 4))).toBe(
    'Right is another count, 6 of 10: it also counts what is right in a task that did not pass.',
  );
  expect(otherCountText(metric, cardOf({ k: 3, n: 10 }, 4))).toBe(
    'Right is another count, 3 of 10: a task can pass without it.',
  );
  expect(otherCountText(metric, cardOf({ k: 2, n: 4 }, 4, 2))).toBe('');
  expect(otherCountText(metric, cardOf({ n: 10 }, 4))).toBe('');
});

it('says what a cluster is only where one has several tasks', () => {
  const textOf = (largest: number) => clustersText('4 clusters', { clusters: { count: 4, largest } });
  expect(textOf(3)).toMatch(/^4 clusters: tasks of one template are not independent/);
  expect(textOf(1)).toBe('Each task has a template of its own.');
});

it('gives the totals of mechanisms, the undecided ones with their counts, and which reference has what', () => {
  const row = {
    ...{ words: 'lacks names', family: 'Names', count: '1 of 9 pairs', interval: '', levels: '' },
    references: [
      { system: 'simple', value: '1%' },
      { system: 'mine', value: '60%' },
    ],
    estimate: { value: 0.1, n: 9 },
  };
  const given = (open: readonly { label: string; count: string }[]) => ({
    diagnosis: {
      ...{ groups: [{ title: 'What it does not do', text: '', rows: [row] }], undecided: '' },
      ...{ totals: { shows: 0, lacks: 1, of: 1 + open.length }, open: [...open] },
    },
  });
  const found = diagnosisOf({ slug: 'mine' }, given([{ label: 'Expiry', count: '4 of 9 pairs' }]), metric);
  expect(found?.totals).toBe('Of 2 mechanisms it shows none and lacks 1; 1 is undecided: Expiry (4 of 9 pairs).');
  expect(diagnosisOf({ slug: 'x' }, given([]), metric)?.totals).toBe(
    'Of 1 mechanism it shows none and lacks 1; none is undecided.',
  );
  expect(found?.groups[0]?.rows[0]?.levels).toEqual(['without it: simple 1%', 'with it: mine, this system, 60%']);
});

it('says that the hash beside the version of the harness is of its code', () => {
  const manifest = { dataset: { sha256: 'aa' }, harness: { version: '0.1.0', sha256: 'bb' }, nonce: 'cc', files: [] };
  const digests = digestsOf({ manifest, digest: 'dd', tier: 'own' } as unknown as ShownBundle);
  expect(digests.map(({ term, value }) => `${term}: ${value}`).slice(0, 2)).toEqual([
    'Dataset: aa',
    'Harness 0.1.0, its code: bb',
  ]);
});
