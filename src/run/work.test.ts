import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Fault } from '../errors/fault.ts';
import { DEFAULT_LIMITS } from '../evidence/limits.ts';
import type { Event } from '../protocol/event.ts';
import type { Step } from '../protocol/request.ts';
import type { Suite, Task } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { nodePorts } from '../system/ports.ts';
import type { JournalEntry } from './journal.ts';
import { findSystem, type SystemUnderTest } from './system-under-test.ts';
import { work } from './work.ts';

const echo = `cmd:exec ${process.execPath} ${resolve('bench/echo/adapter.ts')}`;

const event = (source_id: string): Event => ({
  source_id,
  timestamp: '2026-01-01T00:00:00Z',
  kind: 'message',
  text: '',
});

/** Tasks with four `observe` calls, each followed by a question. `read` is called when a call's events are needed. */
async function suiteOf(read: (what: string) => void): Promise<Suite> {
  const compile = ({ id }: Task) => {
    const steps = Array.from({ length: 4 }, (_, n): Step[] => [
      {
        method: 'observe',
        get params() {
          read(`${id} events ${n + 1}`);
          return { events: [event(`${id}_${n}`)] };
        },
      },
      { method: 'query', params: { question: 'Where?' } },
    ]);
    return [{ key: id, steps: steps.flat() }];
  };
  return { ...(await loadSuite('cib')), compile };
}

interface Run {
  readonly suite: Suite;
  readonly system: SystemUnderTest;
  taskAt?(index: number): Task;
}

/** Runs three tasks. */
async function entriesOf({ suite, system, taskAt = (index) => ({ id: `t${index}` }) as Task }: Run) {
  const entries: JournalEntry[] = [];
  const ended = await work({
    suite,
    nonce: '0'.repeat(32),
    system,
    arm: { index: 0, id: undefined },
    queue: [0, 1, 2].values(),
    taskAt,
    record: (entry) => entries.push(entry),
    signal: new AbortController().signal,
  }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { entries, ended };
}

/** An adapter in a process. `called` is called when the session lets its caller work. */
async function adapter(suite: Suite, called: (left: number) => void): Promise<SystemUnderTest> {
  const request = { adapter: echo, engine: 'docker', limits: DEFAULT_LIMITS, run: 'test' } as const;
  const system = await findSystem(nodePorts(), suite, request);
  return {
    ...system,
    async open(signal) {
      const session = await system.open(signal);
      const answer: typeof session.answer = (sealed, key, meanwhile, task) =>
        session.answer(
          sealed,
          key,
          (left) => {
            called(left);
            meanwhile(left);
          },
          task,
        );
      return { declared: session.declared, broken: false, answer, close: () => session.close() };
    },
  };
}

describe('a worker', () => {
  it('prepares the next task in equal parts while the adapter stores, and none of it during a question', async () => {
    const log: string[] = [];
    const suite = await suiteOf((what) => log.push(what));
    const system = await adapter(suite, (left) => log.push(`left ${left}`));
    const { entries, ended } = await entriesOf({ suite, system });
    expect(ended).toBeUndefined();
    expect(entries.map(({ task, lines }) => [task, lines[0]?.replies.length])).toEqual([
      [0, 8],
      [1, 8],
      [2, 8],
    ]);
    const episodeBefore = (next: string) => [
      'left 5',
      ...[4, 3, 2, 1].flatMap((n) => [`left ${n}`, `${next} events ${5 - n}`]),
    ];
    expect(log).toEqual([
      ...[1, 2, 3, 4].map((n) => `t0 events ${n}`),
      ...episodeBefore('t1'),
      ...episodeBefore('t2'),
      ...[5, 4, 3, 2, 1].map((n) => `left ${n}`),
    ]);
  });

  it('ends the run with what fails in the preparation, and does not take it for a fault of the adapter', async () => {
    const suite = await suiteOf(() => {});
    const system = await adapter(suite, () => {});
    const broken = new Fault('internal', 'Task 1 cannot be made.');
    const { entries, ended } = await entriesOf({
      suite,
      system,
      taskAt(index) {
        if (index === 1) throw broken;
        return { id: `t${index}` } as Task;
      },
    });
    expect(ended).toBe(broken);
    expect(entries).toEqual([]);
  });
});
