/**
 * What a product needs of a memory, which several suites measure. A family names the one that it belongs to, so that its figures can
 * be read beside those of other suites. They are never added up: suites ask in different ways.
 */
export const ABILITIES = [
  {
    id: 'updates',
    label: 'Facts that changed',
    meaning: 'The system uses the present value, or that of an earlier day if the question asks for it.',
  },
  { id: 'expiry', label: 'Facts that expire', meaning: 'A fact is not used after its time.' },
  {
    id: 'forgetting',
    label: 'Forgetting on request',
    meaning: 'What somebody asked to forget does not come back. Where nothing else is known, the system says so.',
  },
  {
    id: 'absence',
    label: 'Facts that nobody stated',
    meaning: 'The system says that it does not know, returns nothing, or returns the evidence for not knowing.',
  },
  {
    id: 'isolation',
    label: 'Workspaces',
    meaning: 'A fact of the workspace in question comes back, and none of another workspace.',
  },
  {
    id: 'finding',
    label: 'Finding one fact',
    meaning: 'A fact is found by its meaning, by another name, or by an exact identifier.',
  },
  { id: 'steps', label: 'Several facts for one answer', meaning: 'All facts that an answer needs come back together.' },
  {
    id: 'trust',
    label: 'Whom to believe',
    meaning: 'The system considers who stated a fact, and how reliable that source is.',
  },
  {
    id: 'grounds',
    label: 'Acting on evidence',
    meaning: 'The evidence that decides what to do comes back. Whether the system then acts on it is another figure.',
  },
] as const;

export type AbilityId = (typeof ABILITIES)[number]['id'];
