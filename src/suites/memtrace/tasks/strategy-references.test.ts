import { describe, expect, it } from 'vitest';
import { taskOf } from '../../../../test/support/memtrace-task.ts';
import { strategyReferences } from './strategy-references.ts';
import type { MemtraceTask } from './task.ts';

function brought(name: string, task: MemtraceTask) {
  const [{ replies } = { replies: [] }] = strategyReferences.find((one) => one.name === name)?.answer(task) ?? [];
  const query = replies.at(-1);
  if (query === undefined || !('result' in query) || query.method !== 'query') throw new Error('no answer');
  return query.result as { evidence: string[]; flags: string[]; context: string };
}

const question = 'How is the cellar pump started?';

describe('variant_2 at an adapter’s place', () => {
  it('cites what to build on, warns of what failed, and says both in its context', () => {
    const task = taskOf(
      [
        { id: 'run', kind: 'step', branch: 'r', text: 'Look after the house.' },
        { id: 'fact', text: 'The cellar pump is started with the green lever.', branch: 'r' },
        { id: 'try', kind: 'step', branch: 'r/a', text: 'Try the red lever.' },
        { id: 'bad', kind: 'tool_result', branch: 'r/a', text: 'The cellar pump was started with the red lever.' },
        { id: 'end', kind: 'step', branch: 'r/a', status: 'failed', text: 'Step is over.' },
      ],
      { question },
    );
    expect(brought('variant_2', task)).toEqual({
      evidence: ['fact'],
      flags: ['warning:bad'],
      context:
        'The cellar pump is started with the green lever.\nAvoid: The cellar pump was started with the red lever.',
    });
    expect(brought('baseline_1', task)).toMatchObject({ evidence: ['bad', 'fact'], flags: [] });
    expect(brought('baseline_0', task)).toEqual({ evidence: [], flags: [], context: '' });
  });

  it('warns of what is dangerous without repeating it', () => {
    const task = taskOf(
      [
        { id: 'run', kind: 'step', branch: 'r', text: 'Look after the house.' },
        { id: 'bad', kind: 'tool_result', branch: 'r', text: 'The cellar pump was started with `rm -rf /pump`.' },
        { id: 'end', kind: 'step', branch: 'r', status: 'failed', text: 'Step is over.' },
      ],
      { question },
    );
    expect(brought('variant_2', task)).toEqual({
      evidence: [],
      flags: ['warning:bad'],
      context: 'Withheld: a failed attempt (destructive).',
    });
  });

  it('rests a procedure on the openings of its steps', () => {
    const task = taskOf(
      [
        { id: 'run', kind: 'step', branch: 'r', text: 'Start the cellar pump.' },
        { id: 'one', kind: 'step', branch: 'r/a', text: 'Open the valve.' },
        { id: 'e1', kind: 'step', branch: 'r/a', status: 'completed', text: 'Over.' },
        { id: 'two', kind: 'step', branch: 'r/b', text: 'Kick the wall.' },
        { id: 'e2', kind: 'step', branch: 'r/b', status: 'failed', text: 'Over.' },
        { id: 'e3', kind: 'step', branch: 'r', status: 'completed', text: 'Over.' },
        { id: 'now', kind: 'step', branch: 's', text: 'Go on.' },
      ],
      { question },
    );
    expect(brought('variant_2', task)).toMatchObject({
      evidence: ['one'],
      context: 'To start the cellar pump: open the valve.',
    });
  });
});
