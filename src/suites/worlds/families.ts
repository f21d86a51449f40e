import type { Mechanism as Described, Family } from '../../suite/description.ts';
import ladder from './ladder.json' with { type: 'json' };

/** How long worlds are. Of 56 worlds 50 have the first length, 5 the second, one the third; see `tierOf` for the last. */
export const TIERS = [
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
  if (index % (EXTENSION + 1) === EXTENSION) return TIERS[3];
  return TIERS[place < 50 ? 0 : place < 55 ? 1 : 2];
}

/** What a question needs of a memory. A twin of each asks the same with another answer. */
export const MECHANISMS = [
  {
    id: 'gap',
    label: 'Other words',
    summary: 'The question shares no content word with the statement: it is found by meaning.',
  },
  {
    id: 'code',
    label: 'Identifiers',
    summary: 'One identifier among others that are nearly the same: it is found by exact match.',
  },
  { id: 'alias', label: 'Other names', summary: 'It was said under another name, which was told once.' },
  { id: 'hop2', label: 'Two steps', summary: 'One fact names whom the other is about.' },
  { id: 'hop3', label: 'Three steps', summary: 'Three facts, each of which names whom the next is about.' },
  { id: 'update', label: 'Updates', summary: 'A value changed twice: it is asked for now, and as of a day between.' },
  {
    id: 'exception',
    label: 'Exceptions',
    summary: 'A rule and a narrow exception to it: each holds where it holds, whichever came last.',
  },
  { id: 'tenant', label: 'Workspaces', summary: 'The same name in two workspaces, with a fact in each.' },
  {
    id: 'trust',
    label: 'Injected statements',
    summary: 'A fetched page says otherwise, later and more than once; a change by the user counts.',
  },
  {
    id: 'source',
    label: 'Sources',
    summary: 'A reading against a guess, and a check against an old copy: who knows better is said.',
  },
  { id: 'authority', label: 'Authority', summary: 'Two people disagree; who decides was said.' },
  { id: 'forget', label: 'Forgetting', summary: 'One fact was withdrawn at the wish of the user; another one stays.' },
  {
    id: 'absent',
    label: 'Absent facts',
    summary: 'It was never said of this one, though of another in the words of the question.',
  },
  { id: 'expiry', label: 'Expiry', summary: 'A value holds for some days, and then the earlier one again.' },
  { id: 'action', label: 'Grounds', summary: 'Whether a rule is met by a fact, with its limit in another event.' },
  { id: 'writers', label: 'Writers', summary: 'Two agents noted different values, and one took its own note back.' },
] as const satisfies readonly Family[];

export type Mechanism = (typeof MECHANISMS)[number]['id'];

/**
 * What is said of a system by its pairs, with two levels to read them against: the pairs that a system of the ladder passes of
 * the public data. A test holds them to what the data gives.
 */
export const LADDER: Readonly<Partial<Record<Mechanism, Described>>> = ladder;

/** The mechanisms, which questions belong to, and the lengths, which worlds belong to. */
export const FAMILIES: readonly Family[] = [
  ...MECHANISMS.map((family) => ({ ...family, ...(LADDER[family.id] && { mechanism: LADDER[family.id] }) })),
  ...TIERS.map(({ id, label }) => ({ id, label, group: 'Length of the history' })),
];
