import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../test/support/described.ts';
import { type Results, resultsMaker } from '../../analysis/results.ts';
import type { EntryBundle } from '../board/entries.ts';
import { changesView } from './changes-view.ts';
import type { History } from './history.ts';

const resultsOf = resultsMaker();

/** `n` tasks in clusters of one, of which the first `right` are passed. */
const results = (right: number, n = 120) =>
  resultsOf(
    Array.from({ length: n }, (_, i) =>
      outcomeOf({
        ...{ id: `task-${i}`, cluster: `c${i}`, values: { right: Number(i < right) } },
        ...(i < right ? { verdict: 'passed' } : { failure_modes: ['lost'] }),
      }),
    ),
  );

const changes = (now: number, before: number, given: Given = {}) => changedIn(results(now), results(before), given);

interface Given {
  readonly headline?: string | undefined;
  readonly paged?: boolean;
}

function changedIn(now: Results, before: Results, given: Given = {}) {
  const { headline, paged } = { headline: 'right', paged: true, ...given };
  const families = [{ id: 'f', label: 'Family' }];
  const metrics = [{ id: 'right', label: 'Right' }];
  const description = { id: 's', headline, metrics, families, failureModes: [{ id: 'lost', label: 'Lost', rule: '' }] };
  const bundle = { suite: { description }, results: now } as unknown as EntryBundle;
  const version = { since: '2026-01-02T00:00:00.000Z', version: '1.0' };
  const history = { comparable: new Map([['s', { version, results: before }]]) } as unknown as History;
  return changesView(bundle, history, (task) => (paged ? `tasks/s-12345678/${task}.html` : undefined));
}

describe('changesView', () => {
  it.each([
    ['no change', 60, 60, /^All 120 tasks have the same (“Right”|verdict) as before\.$/],
    [
      'a change that is not significant',
      60,
      62,
      /^No significant difference: −1\.7 points over 120 tasks, 2 of which changed; clustered p 0\.5000\.$/,
    ],
    ['a significant improvement', 100, 60, /^Significantly better: \+33\.3 points over/],
    ['a significant loss', 60, 100, /^Significantly worse: −33\.3 points over/],
  ])('gives a verdict for %s', (_what, now, before, verdict) => {
    expect(changes(now, before)?.verdict).toMatch(verdict);
    expect(changes(now, before, { headline: undefined })?.verdict).toMatch(verdict);
  });

  it('says how many verdicts changed, if these are not the tasks that changed by the headline', () => {
    const [passed, failed] = [results(3, 3), results(0, 3)];
    const of = (right: number, verdicts: Results) => ({ ...results(right, 3), passed: verdicts.passed });
    const verdict = (now: Results, before: Results) => changedIn(now, before)?.verdict;
    expect(verdict(of(3, failed), of(3, passed))).toBe(
      'All 3 tasks have the same “Right” as before. Verdicts changed in 3 tasks: 3 newly failed, 0 newly passed.',
    );
    expect(verdict(of(3, passed), of(3, passed))).toBe('All 3 tasks have the same “Right” as before.');
  });

  it('lists at most fifty tasks, with their pages and failure modes', () => {
    const [broken] = changes(10, 70)?.lists ?? [];
    expect(broken).toMatchObject({ title: '60 tasks newly broken', reason: 'Failure mode now', more: 10 });
    expect(broken?.tasks).toHaveLength(50);
    const href = '../tasks/s-12345678/task-10.html';
    expect(broken?.tasks[0]).toEqual({ id: 'task-10', href, family: 'Family', why: 'Lost' });
    const [fixed] = changes(70, 69)?.lists ?? [];
    expect(fixed).toMatchObject({ title: '1 task newly fixed', reason: 'Failure mode before', more: 0 });
    expect(fixed?.tasks[0]?.why).toBe('Lost');
  });

  it('does not link tasks of held-out data', () => {
    expect(changes(10, 12, { paged: false })?.lists[0]?.tasks[0]?.href).toBe('');
  });
});
