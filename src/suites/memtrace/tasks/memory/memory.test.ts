import { describe, expect, it } from 'vitest';
import { observed, taskOf } from '../../../../../test/support/memtrace-task.ts';
import { eventLabelsOf } from '../event-labels.ts';
import { generator } from '../generate.ts';
import type { MemtraceTask } from '../schema.ts';
import { type BranchState, remember, subjectsOf } from './memory.ts';

type Drafts = Parameters<typeof taskOf>[0];

const writtenFrom = (task: MemtraceTask) => remember(observed(task));
const written = (...events: Drafts) => writtenFrom(taskOf(events));

describe('remember', () => {
  it('keeps each run and step, and an item of each statement with its branch', () => {
    const { items, opened, lastRun } = written(
      { id: 'e1', kind: 'step', branch: 'r', text: 'Do it.' },
      { id: 'e2', kind: 'step', branch: 'r/a', text: 'Try it.' },
      { id: 'e3', kind: 'tool_result', branch: 'r/a', text: 'It was tried.' },
      { id: 'e4', kind: 'step', branch: 'r/a', status: 'completed', text: 'Over.' },
      { id: 'e5', kind: 'rollback', branch: 'r/a', text: 'Undone.' },
    );
    expect(opened).toEqual([
      { branch: 'r', status: 'open', workspace: 'home', title: 'do it', source: 'e1' },
      { branch: 'r/a', status: 'rolled_back', workspace: 'home', title: 'try it', source: 'e2' },
    ]);
    expect(items).toMatchObject([
      { run: 'r', branch: 'rolled_back', type: 'tool_result', content: 'It was tried.', sources: ['e3'] },
    ]);
    expect(lastRun).toBe('r');
  });

  it('makes a run of the session for events outside of any step', () => {
    const { items, opened, lastRun } = written(
      { id: 'e1' },
      { id: 'e2', kind: 'step', branch: 'r' },
      { id: 'e3', session: 's2' },
      { id: 'e4' },
    );
    expect(items).toMatchObject([
      { run: 'home s1', branch: 'open', sources: ['e1'] },
      { run: 'home s2', branch: 'open', sources: ['e3'] },
      { run: 'home s1', branch: 'open', sources: ['e4'] },
    ]);
    expect(opened).toMatchObject([{ branch: 'r' }]);
    expect(lastRun).toBe('home s2');
  });

  it('has an open branch for a statement on a branch that no event opens', () => {
    expect(written({ id: 'e1', branch: 'r/a' }).items).toMatchObject([{ run: 'r', branch: 'open' }]);
  });

  it.each([
    ['a rule by how a person says it', { role: 'user', text: 'Never do it.' }, 'constraint'],
    ['no rule in a document', { kind: 'document', text: 'Never do it.' }, 'project'],
    ['no rule in what a tool returns', { kind: 'tool_result', text: 'Never do it.' }, 'tool_result'],
  ] as const)('finds %s', (_, event, type) => {
    expect(written({ id: 'e1', ...event }).items).toMatchObject([{ type }]);
  });

  it('gives a statement that expires no key, so that it replaces nothing', () => {
    const [first, second] = written(
      { id: 'e1', text: 'The gate code of the yard is blue.' },
      { id: 'e2', text: 'The gate code of the yard is red.', expires_at: '2026-01-02T00:00:00Z' },
    ).items;
    expect(first).toMatchObject({ key: 'subject 0' });
    expect(second).toMatchObject({ expires: Date.UTC(2026, 0, 2) });
    expect(second).not.toHaveProperty('key');
  });

  it('finds the same dead branches as the labels of the tasks', () => {
    for (let i = 0; i < 60; i += 1) {
      const task = generator.generate('dead', i);
      const dead = writtenFrom(task).items.filter(({ branch }) => branch === 'failed' || branch === 'rolled_back');
      const ids = new Set(dead.flatMap(({ sources }) => sources));
      const spoken = (id: string) => task.events.find((event) => event.source_id === id)?.kind;
      const expected = [...eventLabelsOf(task).dead].filter((id) => spoken(id) !== 'step');
      const told = [...ids].filter((id) => ['tool_call', 'tool_result'].includes(spoken(id) ?? ''));
      const home = new Set(task.events.filter(({ workspace }) => workspace === task.workspace).map((e) => e.source_id));
      expect(told.filter((id) => home.has(id)).sort()).toEqual(expected.sort());
    }
  });
});

/** A statement in a step within a step of a run. */
const NESTED: Drafts = [
  { id: 'run', kind: 'step', branch: 'run' },
  { id: 'outer', kind: 'step', branch: 'run/outer' },
  { id: 'inner', kind: 'step', branch: 'run/outer/inner' },
  { id: 'said', branch: 'run/outer/inner' },
];

const close = (branch: 'run' | 'outer' | 'inner', as: BranchState): Drafts[number] => ({
  ...{ id: `${branch} ${as}`, branch: { run: 'run', outer: 'run/outer', inner: 'run/outer/inner' }[branch] },
  ...(as === 'completed' || as === 'failed' ? { kind: 'step', status: as } : { kind: 'rollback' }),
});

describe('the branch of a statement', () => {
  it.each<[BranchState, string, Drafts]>([
    ['open', 'is still open', []],
    ['completed', 'was completed', [close('inner', 'completed')]],
    ['failed', 'failed', [close('inner', 'failed')]],
    ['rolled_back', 'was rolled back', [close('inner', 'rolled_back')]],
    ['failed', 'is within one that failed', [close('inner', 'completed'), close('outer', 'failed')]],
    ['rolled_back', 'is within a run that was rolled back', [close('inner', 'completed'), close('run', 'rolled_back')]],
    ['failed', 'failed within one that was completed', [close('inner', 'failed'), close('outer', 'completed')]],
    [
      'failed',
      'failed before the one around it was rolled back',
      [close('inner', 'failed'), close('outer', 'rolled_back')],
    ],
  ])('is %s in a step that %s', (branch, _, closed) => {
    expect(written(...NESTED, ...closed).items).toMatchObject([{ branch }]);
  });
});

describe('subjectsOf', () => {
  const about = (...texts: string[]) => subjectsOf(texts.map((text) => ({ text, workspace: 'home' })));

  it.each<[string, string[], boolean]>([
    [
      'that share most of their words',
      ['The page size of the index is 40 rows.', 'For the page size of the index we use 75 rows.'],
      true,
    ],
    [
      'about another thing of the same place',
      ['The page size of the index is 40 rows.', 'The font of the index is Optima.'],
      false,
    ],
    [
      'about the same thing elsewhere',
      ['The page size of the index is 40 rows.', 'The page size of the portal is 75 rows.'],
      false,
    ],
    [
      'that share only their phrasing',
      ['From here on the font of the index is Optima.', 'From here on the courier of the portal is Torrent.'],
      false,
    ],
  ])('decides whether statements %s have one subject', (_, texts, same) => {
    expect(new Set(about(...texts)).size).toBe(same ? 1 : 2);
  });

  it('gives statements of two workspaces different subjects', () => {
    const text = 'The page size of the index is 40 rows.';
    const names = subjectsOf(['home', 'elsewhere'].map((workspace) => ({ text, workspace })));
    expect(new Set(names).size).toBe(2);
  });

  it('gives nine in ten replaced statements the subject of their replacement', () => {
    let [all, found] = [0, 0];
    for (let i = 0; i < 300; i += 1) {
      const task = generator.generate('names', i);
      const events = task.events.filter(({ kind }) => kind !== 'step' && kind !== 'rollback');
      const names = subjectsOf(events);
      const nameOf = (id: string) => names[events.findIndex((event) => event.source_id === id)];
      for (const { source_id: id, superseded_by: by } of events) {
        if (by === undefined) continue;
        all += 1;
        found += Number(nameOf(id) === nameOf(by));
      }
    }
    expect(all).toBeGreaterThan(50);
    expect(found / all).toBeGreaterThan(0.9);
  });
});
