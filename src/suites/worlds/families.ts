import type { Mechanism as Described, Family } from '../../suite/description.ts';
import ladder from './ladder.json' with { type: 'json' };

/** How long worlds are. Of 56 worlds 50 have the first length, 5 the second, one the third; see `tierOf` for the last. */
export const LENGTHS = [
  { id: 'events-700', label: '700 events', events: 700 },
  { id: 'events-1000', label: '1,000 events', events: 1000 },
  { id: 'events-10000', label: '10,000 events', events: 10_000 },
  { id: 'events-100000', label: '100,000 events', events: 100_000 },
] as const;

/** How many worlds go round before their lengths repeat. */
export const ROUND = 56;

/** Where the extension is: the last world of every third round. The standard dataset is two rounds, and has none of it. */
const EXTENSION = 3 * ROUND - 1;

/** The length of world i. */
export function tierOf(index: number) {
  const place = index % ROUND;
  if (index % (EXTENSION + 1) === EXTENSION) return LENGTHS[3];
  return LENGTHS[place < 50 ? 0 : place < 55 ? 1 : 2];
}

/** What a question needs of a memory. A twin of each asks the same with another answer. */
export const MECHANISMS = [
  {
    id: 'gap',
    label: 'Other words',
    ability: 'finding',
    summary: 'The question and the statement have no content word in common. Only the meaning connects them.',
  },
  {
    id: 'code',
    label: 'Identifiers',
    ability: 'finding',
    summary: 'The question names one of several nearly identical identifiers. It needs an exact match.',
  },
  {
    id: 'alias',
    label: 'Other names',
    ability: 'finding',
    summary: 'The statement uses another name for the same thing. One event connects the two names.',
  },
  {
    id: 'hop2',
    label: 'Two steps',
    ability: 'steps',
    summary: 'Two facts are needed: one names the person or thing that the other is about.',
  },
  {
    id: 'hop3',
    label: 'Three steps',
    ability: 'steps',
    summary: 'Three facts are needed: each names the person or thing that the next is about.',
  },
  {
    id: 'update',
    label: 'Updates',
    ability: 'updates',
    summary:
      'A value changed twice. One question asks for the current value, its twin for the value on an earlier day.',
  },
  {
    id: 'exception',
    label: 'Exceptions',
    summary: 'A rule has a narrow exception. The exception applies only in its case, whichever was stated last.',
  },
  {
    id: 'tenant',
    label: 'Workspaces',
    ability: 'isolation',
    summary: 'Two workspaces use the same name for different things, with a fact about each.',
  },
  {
    id: 'trust',
    label: 'Injected statements',
    ability: 'trust',
    summary: 'A fetched page contradicts the user later, up to three times. Only changes by the user count.',
  },
  {
    id: 'source',
    label: 'Sources',
    ability: 'trust',
    summary:
      'Two sources disagree: a reading and a guess, or a check and an old copy. The history says which source is better.',
  },
  {
    id: 'authority',
    label: 'Authority',
    ability: 'trust',
    summary: 'Two people disagree. The history says who decides.',
  },
  {
    id: 'forget',
    label: 'Forgetting',
    ability: 'forgetting',
    summary: 'The user asked to forget one fact: the right reply to a question about it is empty. Another fact stays.',
    emptyReply: true,
  },
  {
    id: 'absent',
    label: 'Absent facts',
    ability: 'absence',
    summary:
      'The fact was never stated for this person or thing, but for another one, in the words of the question: the right reply is empty.',
    emptyReply: true,
  },
  {
    id: 'expiry',
    label: 'Expiry',
    ability: 'expiry',
    summary: 'A value holds for some days. After that, the earlier value holds again.',
  },
  {
    id: 'action',
    label: 'Grounds',
    ability: 'grounds',
    summary:
      'The question asks whether a fact meets a rule, whose limit is in another event. If the fact does not meet it, the right reply is empty.',
    emptyReply: true,
  },
  { id: 'writers', label: 'Writers', summary: 'Two agents noted different values, and one of them withdrew its note.' },
] as const satisfies readonly Family[];

export type MechanismId = (typeof MECHANISMS)[number]['id'];

/**
 * What is said of a system by its pairs, with two levels to read them against: the pairs that a system of the ladder passes of
 * the public data. A test holds them to what the data gives.
 */
export const LADDER: Readonly<Partial<Record<MechanismId, Described>>> = ladder;

/** The mechanisms, which questions belong to, and the lengths, which worlds belong to. */
export const FAMILIES: readonly Family[] = [
  ...MECHANISMS.map((family) => ({ ...family, ...(LADDER[family.id] && { mechanism: LADDER[family.id] }) })),
  ...LENGTHS.map((length) => ({
    ...{ id: length.id, label: length.label, group: 'Length of the history' },
    ...(length === LENGTHS[3] && { notPublic: true as const }),
  })),
];
