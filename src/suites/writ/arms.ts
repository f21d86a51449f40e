import type { ArmComparison, Named } from '../../suite/description.ts';

/** The conditions under which a scenario is run (WRIT, evaluation modes), and one of ours for distractors. */
export const ARMS: readonly Named[] = [
  { id: 'none', label: 'No memory' },
  { id: 'native', label: 'Native memory' },
  { id: 'undistracted', label: 'Native memory, no distractors' },
  { id: 'oracle', label: 'Oracle memory' },
];

export const ARM_COMPARISONS: readonly ArmComparison[] = [
  {
    id: 'memory-fails',
    a: 'native',
    b: 'oracle',
    metric: 'correct',
    lower: 'The memory fails: with the true state given, more probes are answered right.',
    same: 'Its own memory and the true state cannot be told apart.',
    higher: 'It does better with its own memory than with the true state given.',
  },
  {
    id: 'memory-harms',
    a: 'native',
    b: 'none',
    metric: 'correct',
    lower: 'Its memory does harm: without any memory, more probes are answered right.',
    same: 'With its memory and without any it does alike.',
    higher: 'The memory helps: without any, fewer probes are answered right.',
  },
  {
    id: 'policy-fails',
    a: 'oracle',
    metric: 'correct',
    lower:
      'Even with the true state given, probes are answered wrong: the fault is in how the system answers, or in what it does not declare.',
    same: 'With the true state given, every probe is answered right.',
    higher: 'With the true state given, every probe is answered right.',
  },
];
