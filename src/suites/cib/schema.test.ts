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

  it.each([
    ['2026-06-01T09:00:00', '2026-06-01T09:00:00Z'],
    ['2026-06-01T09:00:00.5', '2026-06-01T09:00:00.5Z'],
    ['2026-06-01', '2026-06-01T00:00:00Z'],
    ['2026-06-01T09:00:00+02:00', '2026-06-01T09:00:00+02:00'],
    ['2026-06-01T09:00:00-03:30', '2026-06-01T09:00:00-03:30'],
  ])('takes a time without an offset as UTC: %s', (given, read) => {
    const task = CibTaskSchema.parse({ ...EXAMPLE, sessions: [{ ...EXAMPLE.sessions[0], timestamp: given }] });
    expect(task.events.map(({ timestamp }) => timestamp)).toEqual([read, read]);
    expect(CibTaskSchema.parse({ ...task, events: task.events.map((one) => ({ ...one, timestamp: given })) })).toEqual(
      task,
    );
  });

  it.each(['Monday', '2026-06-31', '2026-06-01 09:00', '09:00'])('refuses %s as a time', (timestamp) => {
    expect(() => CibTaskSchema.parse({ ...EXAMPLE, sessions: [{ ...EXAMPLE.sessions[0], timestamp }] })).toThrow(
      'Invalid ISO date or datetime',
    );
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

describe('CibTaskSchema on a task of appendix A', () => {
  const facts = (older: string, newer: string) => ({
    ...{ id: 'a', family: 'knowledge_update', project: 'p', domain: 'd', question: 'How are exports grouped?' },
    events: [older, newer].map((timestamp, i) => ({
      ...{ source_id: `e${i}`, timestamp, text: 'Exports are grouped by client.', should_write: true, type: 'email' },
      ...{ project: 'p', domain: 'd', stale: i === 0, superseded_by: i === 0 ? 'e1' : null },
    })),
    ...{ gold_evidence: ['e1'], stale_evidence: ['e0'], requires_abstention: false, gold_action: 'by_client' },
    split: ['update'],
  });
  const check = (task: object) => cib('validate', fileOf(task), '--suite', 'cib');

  it('ignores fields that appendix A does not list', async () => {
    const { stdout } = await check(facts('2026-06-01T09:00:00Z', '2026-06-01T10:00:00Z'));
    expect(stdout).toContain('in 1 tasks');
    expect(stdout).not.toContain('a: ');
  });

  it('compares times by their offsets', async () => {
    const [laterText, earlierText] = ['2026-06-01T10:00:00+02:00', '2026-06-01T09:00:00Z'];
    expect((await check(facts(laterText, earlierText))).stdout).not.toContain('not newer');
    expect((await check(facts(earlierText, laterText))).stdout).toContain(
      'a: e0: superseded by e1, which is not newer',
    );
  });
});
