import type { CauseTopic } from './topic.ts';

export const CAUSE_TOPICS = [
  { id: 't61', change: 'the wider discount', effect: 'order growth', cause: 'holiday demand' },
  { id: 't62', change: 'the shorter form', effect: 'more signups', cause: 'a partner promotion' },
  { id: 't63', change: 'the chat widget', effect: 'fewer complaints', cause: 'a quiet season' },
  { id: 't64', change: 'the weekly newsletter', effect: 'more renewals', cause: 'expiring contracts' },
  { id: 't65', change: 'the larger cache', effect: 'faster pages', cause: 'lighter traffic' },
  { id: 't66', change: 'the bonus scheme', effect: 'quicker replies', cause: 'two new hires' },
  { id: 't67', change: 'the later cutoff', effect: 'lower returns', cause: 'better packaging' },
  { id: 't68', change: 'the reminder call', effect: 'earlier payments', cause: 'tax deadlines' },
] as const satisfies readonly CauseTopic[];

export const CAUSE_QUESTIONS = [
  'Given {effect} at {p} {d}, what should the agent do about {change}?',
  'What follows for {change} from {effect} in {p} {d}?',
  'How should the agent treat {change}, as {p} {d} shows {effect}?',
  'With {effect} in {p} {d}, what should happen to {change}?',
  'In view of {effect}, what is right for {change} at {p} {d}?',
] as const satisfies readonly string[];

/** What was seen: the one came after the other. */
export const OBSERVED = [
  '{effect} at {p} {d} followed {change}.',
  '{p} {d} saw {effect} soon after {change}.',
  'Since {change} came in, {p} {d} has had {effect}.',
  '{effect} appeared in {p} {d} right after {change}.',
] as const satisfies readonly string[];

/** What was found out, in the order of the labels of `cause`: no effect, an effect, not known, harm. */
export const FINDINGS = [
  [
    '{effect} at {p} {d} came from {cause}; {change} neither helped nor hurt.',
    '{cause} accounted for {effect} in {p} {d}; {change} made no difference.',
    'Analysis for {p} {d}: {cause} brought {effect}, {change} had no effect.',
  ],
  [
    'A controlled test at {p} {d} proved that {change} brought {effect}.',
    '{change} itself caused {effect} in {p} {d}; an experiment excluded {cause}.',
    'Randomised groups in {p} {d} confirmed that {change} produces {effect}.',
  ],
  [
    'For {p} {d}, {effect} could stem from {change} or {cause}: untested.',
    'Analysts at {p} {d} cannot yet tell {change} from {cause} behind {effect}.',
    'Whether {change} or {cause} brought {effect} in {p} {d} is untested.',
  ],
  [
    '{cause} brought {effect} to {p} {d}, while {change} did damage.',
    'At {p} {d}, {effect} came from {cause}; {change} made matters worse.',
    '{p} {d} owes {effect} to {cause}, and {change} proved harmful.',
  ],
] as const satisfies readonly (readonly string[])[];

export const CAUSE_ANSWERS = [
  'Leave {change} unchanged: it had no effect.',
  'Go ahead with {change}: it caused {effect}.',
  'Run a trial of {change} first: the cause of {effect} is not known.',
  'Revert {change}: it did harm.',
] as const satisfies readonly string[];

/** Remarks near the topic that prove nothing. */
export const CAUSE_ASIDES = [
  'Rumour has it {o} tried something alike and was glad.',
  'One manager at {o} felt theirs had been pure luck.',
  'A visitor to {p} remarked how cheerful everyone looked that afternoon.',
  'Over lunch somebody guessed that {o} will copy it soon.',
  'A poster by {o} claims success without giving any numbers.',
  'Two people from {o} compared their own results over coffee.',
] as const satisfies readonly string[];
