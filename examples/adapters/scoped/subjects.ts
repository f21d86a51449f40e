// Whose a statement is, and who is meant by a role.

import type { Asked } from './question.ts';
import type { Statement } from './statements.ts';
import type { Store } from './store.ts';
import { isFiller, stem } from './words.ts';

/** Names and figures: what stands for one thing alone. A word that opens a sentence is one if it has no other use. */
export function namesOf(text: string, isWord: (term: string) => boolean = () => true): Set<string> {
  const found = [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)];
  const names = found.filter(({ 0: word, index }, i) => {
    if (/\d/.test(word)) return true;
    if (!/^\p{Lu}/u.test(word) || isFiller(word.toLowerCase())) return false;
    const opens = i === 0 || /[.!?:;"“]\s*$/.test(text.slice(0, index));
    return !opens || !isWord(stem(word.toLowerCase()));
  });
  return new Set(names.map(({ 0: word }) => stem(word.toLowerCase())));
}

/** "Your sister's desk" and "my desk" are two things. Who is not named is the speaker, or anybody. */
export function sameOwner(asked: Asked, statement: Statement): boolean {
  const { owners } = statement;
  if (asked.owners.size === 0) return !asked.own || [...owners].every((owner) => asked.terms.has(owner));
  return [...asked.owners].some((owner) => owners.has(owner) || statement.terms.has(owner));
}

export type Known = { asked: Asked; telling: ReadonlySet<Statement> };

/** Who "my scout leader" is: a name that a statement of the speaker's gives to the role, the last one of several. */
export function known(asked: Asked, store: Store, holding: (statement: Statement) => boolean): Known {
  const names = new Set<string>();
  const telling = new Set<Statement>();
  for (const owner of asked.owners) {
    const last = store
      .having(owner)
      .filter((statement) => holding(statement) && !statement.owners.has(owner) && /\bmy\b/i.test(statement.text))
      .filter((statement) => namesOf(statement.text, store.isWord).size === 1)
      .sort((a, b) => a.from - b.from || a.order - b.order)
      .at(-1);
    if (last === undefined) continue;
    telling.add(last);
    for (const name of namesOf(last.text, store.isWord)) names.add(name);
  }
  const terms = new Set([...asked.terms, ...names]);
  return { asked: { ...asked, owners: new Set([...asked.owners, ...names]), terms }, telling };
}
