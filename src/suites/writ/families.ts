import type { Family } from '../../suite/description.ts';

/** The nine capabilities of the built-in data, then those that other scenario files name. */
export const FAMILIES: readonly Family[] = [
  { id: 'retrieval', label: 'Retrieval', summary: 'A fact stated once, among similar ones. The memory must find it.' },
  { id: 'update', label: 'Update handling', summary: 'A fact changes. The answer must be the current value.' },
  {
    id: 'history',
    label: 'History preservation',
    summary: 'The question asks for earlier values, which the memory must still have.',
  },
  {
    id: 'temporal',
    label: 'Temporal replay',
    summary: 'The question asks for the value on a past date, including what was reported late.',
  },
  {
    id: 'provenance',
    label: 'Provenance',
    summary: 'The question asks who said something and where. Only what the user said counts.',
  },
  {
    id: 'constraint',
    label: 'Constraint inference',
    summary: 'The user’s choices show a habit that is never stated as a rule.',
  },
  { id: 'multi_hop', label: 'Multi-hop reasoning', summary: 'One session says who is meant, another states the fact.' },
  {
    id: 'forgetting',
    label: 'Selective forgetting',
    summary: 'The memory must no longer give what was deleted, withdrawn or has expired.',
  },
  {
    id: 'abstention',
    label: 'Abstention',
    summary: 'Similar questions, of which some have an answer and some do not.',
  },
  { id: 'drift', label: 'Drift', summary: 'A value changes several times.' },
  { id: 'entity', label: 'Entities', summary: 'Names and attributes of one person or company belong together.' },
  { id: 'work_state', label: 'Work state', summary: 'The steps of plans and workflows change.' },
  { id: 'certification', label: 'Certification', summary: 'The answer must say whether its evidence is current.' },
  { id: 'closure', label: 'Closure', summary: 'Drafts no longer count after a decision.' },
  {
    id: 'extraction_drift',
    label: 'Extraction drift',
    summary: 'One thing has several names, and must be treated as one.',
  },
  {
    id: 'failure_injection',
    label: 'Failure injection',
    summary: 'The question asks for what was said last before a failure.',
  },
  { id: 'lifecycle', label: 'Lifecycle', summary: 'What was superseded or resolved must not be given as current.' },
  {
    id: 'trust_hierarchy',
    label: 'Trust hierarchy',
    summary: 'What the user said takes precedence over a summary of it.',
  },
  { id: 'other', label: 'Other', summary: 'Scenarios of a category that is not known here.' },
];

const KNOWN: ReadonlySet<string> = new Set(FAMILIES.map(({ id }) => id));

/** The family of a scenario's category: the category itself if it is known. */
export function familyOf(category: string): string {
  return KNOWN.has(category) ? category : 'other';
}
