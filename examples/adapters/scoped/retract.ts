// Taking back: what somebody asked to forget, or said that it never was.

import { RETRACTION } from './cues.ts';
import { type Hit, newer } from './find.ts';
import type { Asked } from './question.ts';
import { inScope } from './standing.ts';
import type { Statement } from './statements.ts';
import type { Store } from './store.ts';
import { namesOf } from './subjects.ts';
import { ownTerms } from './supersede.ts';
import { shared } from './words.ts';

/** A word of the value that is taken back, not one that stands everywhere. */
const FEW = 5;
/** Through words of so many statements nobody takes one back. */
const MANY = 200;
/** It points back at what was said. */
const POINTS = /\b(?:it|that|this|those|entry|note|thing|one)\b/i;

/** What somebody took back later: by its value, or all that was said of the thing. */
export function isRetracted({ statement }: Hit, asked: Asked, store: Store): boolean {
  return ownTerms(statement, asked)
    .concat([...asked.terms])
    .filter((term) => store.frequency(term) < MANY)
    .some((term) => store.having(term).some((other) => takesBack(other, statement, asked, store)));
}

/** What was taken back never held, or is not to be told: not of the time before it was taken back either. */
export function takesBack(other: Statement, statement: Statement, asked: Asked, store: Store): boolean {
  if (newer(other, statement) >= 0 || other.event.timestamp === statement.event.timestamp) return false;
  if (other.event.role === 'assistant' || !RETRACTION.test(other.text)) return false;
  if (!inScope(asked.query.scope ?? {}, other.scope) || store.branches.isDead(other.event)) return false;
  const names = namesOf(other.text);
  if (names.size > 0) return [...names].every((name) => statement.terms.has(name));
  const own = ownTerms(statement, asked).filter((term) => store.frequency(term) <= FEW);
  if (POINTS.test(other.text) && shared(new Set(own), other.terms).length > 0) return true;
  const about = shared(asked.terms, statement.terms);
  const owned =
    [...statement.owners].every((owner) => other.owners.has(owner)) && other.owners.size === statement.owners.size;
  return owned && about.length > 0 && shared(new Set(about), other.terms).length * 2 >= about.length;
}
