import { describe, expect, it } from 'vitest';
import { taskOf } from '../../../../test/support/memtrace-task.ts';
import { compile } from './compile.ts';
import { episodeLog, subjectsOf } from './episode-log.ts';
import { eventLabelsOf } from './event-labels.ts';
import { generator } from './generate.ts';
import { write } from './memory/memory.ts';
import type { MemtraceTask } from './task.ts';

const logOf = (task: MemtraceTask) => episodeLog(compile(task).flatMap(({ steps }) => [...steps]));

describe('episodeLog', () => {
  it('makes a run of a branch without a parent, and steps within it', () => {
    const { log } = logOf(
      taskOf([
        { id: 'e1', kind: 'step', branch: 'r', text: 'Do it.' },
        { id: 'e2', kind: 'step', branch: 'r/a', text: 'Try it.' },
        { id: 'e3', kind: 'tool_result', branch: 'r/a', text: 'It was tried.' },
        { id: 'e4', kind: 'step', branch: 'r/a', status: 'completed', text: 'Over.' },
        { id: 'e5', kind: 'rollback', branch: 'r/a', text: 'Undone.' },
      ]),
    );
    expect(log).toMatchObject([
      { kind: 'run', id: 'r', workspace: 'home', goal: 'do it' },
      { kind: 'step', id: 'r/a', within: 'r', title: 'try it' },
      { kind: 'event', within: 'r/a', type: 'tool_result', content: 'It was tried.' },
      { kind: 'close', id: 'r/a', as: 'completed' },
      { kind: 'close', id: 'r/a', as: 'rolled_back' },
    ]);
  });

  it('makes a run of the session for events outside of any step', () => {
    const { log, sources } = logOf(taskOf([{ id: 'e1' }, { id: 'e2' }]));
    expect(log.map(({ kind }) => kind)).toEqual(['run', 'event', 'event']);
    expect(sources).toEqual(['e1', 'e2']);
  });

  it.each([
    ['a rule by how a person says it', { role: 'user', text: 'Never do it.' }, 'constraint'],
    ['no rule in a document', { kind: 'document', text: 'Never do it.' }, 'project'],
    ['no rule in what a tool returns', { kind: 'tool_result', text: 'Never do it.' }, 'tool_result'],
  ] as const)('finds %s', (_, event, type) => {
    expect(logOf(taskOf([{ id: 'e1', ...event }])).log.at(-1)).toMatchObject({ type });
  });

  it('gives a statement that expires no key, so that it replaces nothing', () => {
    const [, first, second] = logOf(
      taskOf([
        { id: 'e1', text: 'The gate code of the yard is blue.' },
        { id: 'e2', text: 'The gate code of the yard is red.', expires_at: '2026-01-02T00:00:00Z' },
      ]),
    ).log;
    expect(first).toMatchObject({ key: 'subject 0' });
    expect(second).toMatchObject({ expires: Date.UTC(2026, 0, 2) });
    expect(second).not.toHaveProperty('key');
  });

  it('finds the same dead branches as the labels of the tasks', () => {
    for (let i = 0; i < 60; i += 1) {
      const task = generator.generate('dead', i);
      const { log, sources } = logOf(task);
      const dead = write(log).items.filter(({ branch }) => branch === 'failed' || branch === 'rolled_back');
      const ids = new Set(dead.map(({ position }) => sources[position]));
      const spoken = (id: string) => task.events.find((event) => event.source_id === id)?.kind;
      const expected = [...eventLabelsOf(task).dead].filter((id) => spoken(id) !== 'step');
      const told = [...ids].filter((id) => ['tool_call', 'tool_result'].includes(spoken(id ?? '') ?? ''));
      const home = new Set(task.events.filter(({ workspace }) => workspace === task.workspace).map((e) => e.source_id));
      expect(told.filter((id) => home.has(id ?? '')).sort()).toEqual(expected.sort());
    }
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
