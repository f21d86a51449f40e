import type { Event } from '../../protocol/event.ts';
import type { Query } from '../../protocol/request.ts';

/** Ids as a run's are: they tell nothing. */
const IDS = ['5a0c97b1e24fd683', 'c41f8e02d97ab356', '08be6d3fa1527c9e'] as const;

const scope = { project: 'atlas', domain: 'research' };

/** A small history: a fact, something beside it, and the fact anew. */
export const EVENTS: readonly Event[] = [
  ['The nightly export of atlas runs at 02:00.', '2026-06-01T10:00:00Z'],
  ['Somebody said that the coffee was cold.', '2026-06-01T11:00:00Z'],
  ['The nightly export of atlas now runs at 04:00 instead.', '2026-06-02T09:00:00Z'],
].map(([text = '', timestamp = ''], at) => ({ source_id: IDS[at] ?? '', timestamp, kind: 'message', text, scope }));

export const QUESTION: Query = {
  question: 'When does the nightly export of atlas run?',
  scope,
  allowed_actions: ['run_at_02_00', 'run_at_04_00', 'ask_user'],
};

/** What text may hold: line separators that end no line, marks, characters of two units, and a lot of it. */
export const ODD_EVENTS: readonly Event[] = [
  'A line\u2028separator, a paragraph\u2029separator and a line\nbreak.',
  '"Quotes", \\backslashes\\, {braces} and a \u0000 null.',
  'Zażółć gęślą jaźń, 记忆, ذاكرة, 🧠👩‍🚀.',
  'word '.repeat(50_000),
].map((text, at) => ({
  source_id: `${at}${'d3'.repeat(7)}f`,
  timestamp: '2026-06-03T09:00:00Z',
  kind: 'document',
  text,
}));
