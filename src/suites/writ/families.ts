import type { Family } from '../../suite/description.ts';

/** The nine capabilities of the built-in data, then those that other scenario files name. */
export const FAMILIES: readonly Family[] = [
  { id: 'retrieval', label: 'Retrieval', summary: 'A fact told once, among similar ones: to be found.' },
  { id: 'update', label: 'Update handling', summary: 'A fact changes: the value that holds now is to be given.' },
  { id: 'history', label: 'History preservation', summary: 'Earlier values are asked for: they must still be there.' },
  { id: 'temporal', label: 'Temporal replay', summary: 'What held on a past date, late reports included.' },
  { id: 'provenance', label: 'Provenance', summary: 'Who said it, and where: only what the user said counts.' },
  { id: 'constraint', label: 'Constraint inference', summary: 'Habits shown by choices and never put as rules.' },
  { id: 'multi_hop', label: 'Multi-hop reasoning', summary: 'Who it is stands in one session, the fact in another.' },
  { id: 'forgetting', label: 'Selective forgetting', summary: 'What was deleted, withdrawn or is over must be gone.' },
  { id: 'abstention', label: 'Abstention', summary: 'Known or not known, behind questions that look alike.' },
  { id: 'drift', label: 'Drift', summary: 'A value goes through several changes.' },
  { id: 'entity', label: 'Entities', summary: 'Names and attributes of one person or company belong together.' },
  { id: 'work_state', label: 'Work state', summary: 'Plans and workflows whose steps change.' },
  { id: 'certification', label: 'Certification', summary: 'An answer that says how fresh it is.' },
  { id: 'closure', label: 'Closure', summary: 'Drafts are over once a decision stands.' },
  { id: 'extraction_drift', label: 'Extraction drift', summary: 'One thing under several names stays one thing.' },
  { id: 'failure_injection', label: 'Failure injection', summary: 'What was said last before something broke.' },
  { id: 'lifecycle', label: 'Lifecycle', summary: 'What was superseded or resolved is no longer current.' },
  { id: 'trust_hierarchy', label: 'Trust hierarchy', summary: 'The user’s word goes above a summary of it.' },
  { id: 'other', label: 'Other', summary: 'Scenarios of a category that is not known here.' },
];

const KNOWN: ReadonlySet<string> = new Set(FAMILIES.map(({ id }) => id));

/** The family of a scenario's category: the category itself if it is known. */
export function familyOf(category: string): string {
  return KNOWN.has(category) ? category : 'other';
}
