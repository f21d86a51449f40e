import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cib, cibJson } from '../../../test/support/cli.ts';
import { temporaryFolder } from '../../../test/support/folder.ts';
import { CibTaskSchema } from './schema.ts';

const event = (id: string, more: object = {}) => ({
  ...{ source_id: id, type: 'email', text: `Exports of ${id} are grouped by client.`, should_write: true },
  ...more,
});

/** A task in the form of section 9. */
const EXAMPLE = {
  id: 'cib_0001',
  sessions: [
    { timestamp: '2026-06-01T09:00:00Z', events: [event('a'), event('b', { supersedes: ['a'] })] },
    { timestamp: '2026-06-12T15:30:00Z', events: [event('c', { supersedes: [], should_write: false })] },
  ],
  question: 'How are exports grouped?',
  gold_answer: 'By client.',
  gold_evidence: ['b'],
  allowed_actions: ['by_client', 'by_month'],
  gold_action: 'by_client',
  requires_abstention: false,
  split: ['preference', 'multi_session', 'action_grounding'],
};

const fileOf = (task: object, spaces?: number) => {
  const path = join(temporaryFolder(), 'example.json');
  writeFileSync(path, JSON.stringify(task, null, spaces));
  return path;
};

describe('CibTaskSchema on the example in section 9', () => {
  it('reads the first known family among its tags, and what supersedes what', () => {
    const task = CibTaskSchema.parse(EXAMPLE);
    expect(task).toMatchObject({ family: 'multi_session', gold_evidence: ['b'], stale_evidence: ['a'] });
    expect(
      task.events.map(({ source_id, timestamp, superseded_by, stale }) => [source_id, timestamp, superseded_by, stale]),
    ).toEqual([
      ['a', '2026-06-01T09:00:00Z', 'b', true],
      ['b', '2026-06-01T09:00:00Z', null, false],
      ['c', '2026-06-12T15:30:00Z', null, false],
    ]);
  });

  it.each([2, undefined])(
    'reads it from a file, with the indentation %j, so that cib baselines measures it',
    async (spaces) => {
      const { systems, dataset } = await cibJson<{
        dataset: { tasks: number };
        systems: {
          system: { name: string };
          families: object;
          overall: { metrics: Record<string, { value: number }> };
        }[];
      }>('baselines', '--suite', 'cib', '--dataset', fileOf(EXAMPLE, spaces));
      expect(dataset.tasks).toBe(1);
      const sufficient = systems.map(({ system, overall }) => [
        system.name,
        overall.metrics.retrieval_sufficiency?.value,
      ]);
      expect(Object.fromEntries(sufficient)).toMatchObject({ scopedHybrid3: 1, fullHistory: 0, oracle: 1 });
      expect(Object.keys(systems[0]?.families ?? {})).toEqual(['multi_session']);
    },
  );

  it.each([
    [{ split: ['preference'] }, /\$\.split: none of its tags is one of selective_write/],
    [{ sessions: [{ timestamp: 'today', events: [event('a')] }] }, /\$\.sessions\[0\]\.timestamp/],
    [{ sessions: [] }, /\$\.sessions/],
    [{ family: 'abstention' }, /family/],
  ])('rejects an invalid member and names its place: %j', async (change, message) => {
    const { status, stderr } = await cib('baselines', '--suite', 'cib', '--dataset', fileOf({ ...EXAMPLE, ...change }));
    expect(stderr).toMatch(message);
    expect(status).not.toBe(0);
  });
});
