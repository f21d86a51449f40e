import { LABELS } from '../actions.ts';
import type { PairSet } from './topic.ts';

export const interfacePair = {
  labels: LABELS.interface,
  first: ['relay', 'bridge'],
  second: ['token', 'signature'],
  asides: [
    'Colleagues from {o} connect everything of theirs by {a}.',
    'One rehearsal let {p} in with a {b}, just once.',
    'Over at {o} people swear every {b} is worthwhile.',
  ],
} as const satisfies PairSet;

export const summaryPair = {
  labels: LABELS.summary,
  first: ['short', 'full'],
  second: ['impact', 'cause'],
  asides: [
    'Editors at {o} like everything {a}, whatever readers say.',
    'One page about {p} put {b} on top, exceptionally.',
    'Writers at {o} usually mention {b} before anything else.',
  ],
} as const satisfies PairSet;

export const meetingPair = {
  labels: LABELS.meeting,
  first: ['morning', 'afternoon'],
  second: ['remote', 'onsite'],
  asides: [
    'Someone from {o} said every {a} suits them just fine.',
    'Last week, because of a strike, {p} met {b}.',
    'Crews at {o} go {b} whenever their own calendar allows.',
  ],
} as const satisfies PairSet;

export const copiesPair = {
  labels: LABELS.copies,
  first: ['hourly', 'nightly'],
  second: ['vault', 'cloud'],
  asides: [
    'Operators at {o} do theirs {a}, as far as anyone knows.',
    'For one drill, {p} borrowed a {b} from someone.',
    'Our friends at {o} trust their {b} more than anything.',
  ],
} as const satisfies PairSet;

export const billingPair = {
  labels: LABELS.billing,
  first: ['monthly', 'yearly'],
  second: ['card', 'transfer'],
  asides: [
    'Their bookkeeper at {o} settles whatever comes {a}, we heard.',
    'One purchase by {p} happened through {b}, exceptionally.',
    'Everybody at {o} seems fond of {b} these days.',
  ],
} as const satisfies PairSet;
