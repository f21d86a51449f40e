import { describe, expect, it } from 'vitest';
import type { BranchStatus, Ending, LogEntry } from './log.ts';
import { branchOf, nodeOf, treeOf } from './tree.ts';

const RUN: LogEntry = { kind: 'run', id: 'run', workspace: 'here', goal: 'g' };
const step = (id: string, within: string): LogEntry => ({ kind: 'step', id, within, title: id });
const close = (id: string, as: Ending): LogEntry => ({ kind: 'close', id, as });

/** A run with a step, and a step below it. */
const NESTED = [RUN, step('outer', 'run'), step('inner', 'outer')];

describe('branchOf', () => {
  it.each<[BranchStatus, string, LogEntry[]]>([
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
  ])('returns %s for a step that %s', (branch, _, closed) => {
    expect(branchOf(nodeOf(treeOf([...NESTED, ...closed]), 'inner'))).toBe(branch);
  });
});

describe('treeOf', () => {
  it.each<[string, LogEntry[]]>([
    ['opens a step in an unknown run', [step('a', 'run')]],
    ['closes what was not opened', [RUN, close('a', 'failed')]],
    ['closes before it opens', [close('run', 'failed'), RUN]],
    ['opens a node twice', [RUN, step('a', 'run'), step('a', 'run')]],
  ])('rejects a log that %s', (_, log) => {
    expect(() => treeOf(log)).toThrow(RangeError);
  });
});
