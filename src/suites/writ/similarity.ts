import { tokens } from './mentions.ts';
import type { Scenario } from './scenario.ts';

/**
 * The words that a reader of the scenario sees, without names and numbers: words with a digit, words that begin with a
 * capital inside a sentence, and the scenario's values are left out.
 */
export function wordsOf(scenario: Scenario): ReadonlySet<string> {
  const texts = scenario.sessions.flatMap((session) => session.messages.map((message) => message.content));
  const names = new Set<string>();
  for (const text of texts) {
    for (const [, name] of text.matchAll(/[\p{L}\p{N},;] (\p{Lu}[\p{L}\p{M}]+)/gu)) add(names, name as string);
  }
  for (const event of scenario.memory_events) {
    for (const said of event.statements ?? []) add(names, said.value ?? '');
  }
  const words = new Set<string>();
  for (const text of texts)
    for (const word of split(text)) if (!names.has(word) && !/\p{N}/u.test(word)) words.add(word);
  return words;
}

function add(names: Set<string>, text: string): void {
  // Short words are no names, also where a title holds them.
  for (const name of split(text)) if (name.length > 3) names.add(name);
}

function split(text: string): string[] {
  return tokens(text).split(' ').filter(Boolean);
}

/** The share of the words of either that both have. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  const either = a.size + b.size - shared;
  return either === 0 ? 1 : shared / either;
}
