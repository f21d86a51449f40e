/** What a long run works through, one after the other; a run of more subgoals goes round again with numbers. */
export const SUBGOALS = [
  'retention',
  'paging',
  'sharding',
  'throttling',
  'encoding',
  'failover',
  'sampling',
  'batching',
  'indexing',
  'warmup',
  'backoff',
  'rotation',
  'replication',
  'compression',
  'deduplication',
  'prefetching',
] as const;

export const MACHINES = ['Anvil', 'Bellows', 'Crucible', 'Dynamo', 'Engine', 'Flywheel', 'Gearbox', 'Hopper'] as const;

/** What a recovery leaves in memory. {s} is the subgoal, {m} the machine, {c} the code that counts. */
export const FINDINGS = [
  'The {s} of {m} now runs on profile {c} and all of its checks came back green.',
  'With profile {c} the {s} of {m} holds under load, so the step was closed today.',
  'Profile {c} settled the {s} of {m}; latency stayed flat and nothing else had to change.',
  'For the {s} of {m} profile {c} was confirmed by a second run and then kept.',
] as const;

/** What a dead branch leaves. It names its code as plainly as a finding does. */
export const FAILURES = [
  'The {s} of {m} was switched over to profile {c}, which brought errors in two places, and had to stop.',
  'With profile {c} the {s} of {m} looked fine at first, then the queue grew and never came down again.',
  'Profile {c} was tried next for the {s} of {m}; half of the workers restarted and the step broke off.',
  'For the {s} of {m} profile {c} was taken from an older machine, but the checks failed there one by one.',
] as const;

export const QUESTIONS = [
  'Which profile should the {s} of {m} run on?',
  'What profile did the {s} of {m} end up with?',
  'Name the profile for the {s} of {m}.',
] as const;
