import type { Event } from '../../../protocol/event.ts';
import type { QueryResult } from '../../../protocol/reply.ts';
import type { Reference } from '../../../suite/suite.ts';
import type { WritTask } from '../scenario.ts';
import { respondWith } from './respond.ts';

/** Its confidence in whatever it finds or is given. */
const FOUND = 0.8;
const HANDED = 1;

/** The patterns that it reads in a user's message: a key, and a value up to the end of its line or clause. */
const PATTERNS: readonly { readonly text: RegExp; readonly read: (found: RegExpMatchArray) => [string, string] }[] = [
  { text: /my (\w+) is (.+)/gi, read: ([, key = '', value = '']) => [key.toLowerCase(), value] },
  { text: /I (?:work|am working) at (.+?)(?:\.|,|$)/gi, read: ([, value = '']) => ['work', value] },
  { text: /I (?:live|moved) (?:in|to) (.+?)(?:\.|,|$)/gi, read: ([, value = '']) => ['location', value] },
];

/**
 * The baseline of version 0.2: a key-value store that reads messages by three patterns, keeps the last value of each key, and
 * answers with the first key that is part of the question. In the arm `oracle` it has what that version gives it there: the
 * facts that should persist, by their ids.
 */
export const kvText: Reference<WritTask> = {
  name: 'kv-text',
  readsLabels: false,
  summary:
    'A mutable key-value store that reads three patterns out of what the user says, as the baseline of version 0.2 does.',
  capabilities: ['answer', 'abstain', 'confidence'],
  answer: respondWith((task, arm) => (step, seen) => {
    if (step.method !== 'query') return { method: step.method, skipped: true };
    const oracle = arm === 'oracle';
    const store = oracle ? handedOver(task, seen) : read(seen);
    return { method: 'query', result: answerTo(step.params.question, store, oracle ? HANDED : FOUND) };
  }),
};

interface StoredValue {
  readonly value: string;
  readonly sources: readonly string[];
}

function read(events: readonly Event[]): ReadonlyMap<string, StoredValue> {
  const store = new Map<string, StoredValue>();
  for (const { role, text, source_id } of events) {
    for (const { text: pattern, read: readMatch } of role === 'user' ? PATTERNS : []) {
      for (const found of text.matchAll(pattern)) {
        const [key, value] = readMatch(found);
        store.set(key, { value: value.trim(), sources: [source_id] });
      }
    }
  }
  return store;
}

function handedOver({ memory_events: facts }: WritTask, events: readonly Event[]): ReadonlyMap<string, StoredValue> {
  const sources = events.map(({ source_id }) => source_id);
  const lasting = facts.filter((fact) => fact.should_persist);
  return new Map(lasting.map(({ id, value }) => [id, { value: String(value), sources }]));
}

function answerTo(question: string, store: ReadonlyMap<string, StoredValue>, confidence: number): QueryResult {
  const lowered = question.toLowerCase();
  const [, found] = [...store].find(([key]) => lowered.includes(key.toLowerCase())) ?? [];
  if (found === undefined || found.value === '') return { evidence: [], answer: '', abstain: true };
  return { evidence: [...found.sources], answer: found.value, abstain: false, confidence };
}
