import { describe, expect, it } from 'vitest';
import type { BranchStatus, Ending, LogEntry } from './log.ts';
import { branchOf, nodeOf, treeOf } from './tree.ts';

const RUN: LogEntry = { kind: 'run', id: 'run', workspace: 'here', goal: 'g' };
const step = (id: string, within: string): LogEntry => ({ kind: 'step', id, within, title: id });
const close = (id: string, as: Ending): LogEntry => ({ kind: 'close', id, as });

/** A run with a step, and a step below it. */
const NESTED = [RUN, step('outer', 'run'), step('inner', 'outer')];

describe('a branch', () => {
  it.each<[BranchStatus, string, LogEntry[]]>([
    ['open', 'was closed by nobody', []],
    ['completed', 'was completed', [close('inner', 'completed')]],
    ['failed', 'failed', [close('inner', 'failed')]],
    ['rolled_back', 'was rolled back', [close('inner', 'rolled_back')]],
    ['failed', 'stands on one that failed', [close('inner', 'completed'), close('outer', 'failed')]],
    ['rolled_back', 'stands in a run that was rolled back', [close('inner', 'completed'), close('run', 'rolled_back')]],
    ['failed', 'failed on one that was completed', [close('inner', 'failed'), close('outer', 'completed')]],
    [
      'failed',
      'failed before the one it stands on was rolled back',
      [close('inner', 'failed'), close('outer', 'rolled_back')],
    ],
  ])('is %s that %s', (branch, _, closed) => {
    expect(branchOf(nodeOf(treeOf([...NESTED, ...closed]), 'inner'))).toBe(branch);
  });
});

describe('a log', () => {
  it.each<[string, LogEntry[]]>([
    ['opens a step in nothing', [step('a', 'run')]],
    ['closes what was not opened', [RUN, close('a', 'failed')]],
    ['closes before it opens', [close('run', 'failed'), RUN]],
    ['opens a node twice', [RUN, step('a', 'run'), step('a', 'run')]],
  ])('that %s is refused', (_, log) => {
    expect(() => treeOf(log)).toThrow(RangeError);
  });
});
