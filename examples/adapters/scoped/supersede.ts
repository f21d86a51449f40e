// Supersession: which of two statements about one thing still holds. Nothing is said twice to mean two things.

import { ASKS_NOW, CAUSE, CHANGE, EXCEPTION, FINDING, PRESENT, RETRACTION, SEQUENCE, UNKNOWN } from './cues.ts';
import { type Hit, newer } from './find.ts';
import type { Asked } from './question.ts';
import type { Statement } from './statements.ts';
import type { Store } from './store.ts';
import { namesOf } from './subjects.ts';
import { kindsOf } from './values.ts';
import { isKey, shared, terms } from './words.ts';

/** The newer speaks of all that the older shares with the question, or nearly. */
const SAME = 0.75;
/** Where the later explains the older or sets itself against it, it need not repeat as much. */
const EXPLAINED = 0.5;

/** How much of what the older shares with the question the later speaks of, by weight. */
function slotShared(older: Hit, later: Hit, weight: (term: string) => number): number {
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + weight(term), 0);
  return sum(shared(older.covered, later.covered)) / sum([...older.covered]);
}

/** What a statement says beyond the question and the names of its scope. */
export function ownTerms(statement: Statement, asked: Asked): string[] {
  const { workspace = '', project = '', domain = '' } = statement.scope;
  const names = terms(`${workspace} ${project} ${domain}`);
  return [...statement.terms].filter((term) => !asked.terms.has(term) && !names.has(term));
}

/** Whether the later of two takes the place of the older; what it leaves standing it completes. */
export function supersedes(later: Hit, older: Hit, asked: Asked, store: Store): boolean {
  const [now, then] = [later.statement, older.statement];
  const slot = slotShared(older, later, store.weight);
  if (now === then || newer(now, then) >= 0 || slot < EXPLAINED) return false;
  // A key that the later does not name is another thing's.
  if ([...older.covered].some((term) => isKey(term) && !later.covered.has(term))) return false;
  // An exception narrows what holds else; what holds for a while leaves what held before to come back.
  if (EXCEPTION.test(now.text)) return false;
  if (isExplained(then, now, later)) return true;
  const [fresh, old] = [ownTerms(now, asked), ownTerms(then, asked)];
  const again = shared(new Set(old), new Set(fresh));
  if (contrasts(now, then, again, store)) return true;
  if (slot < SAME) return false;
  // That nobody knows takes no known value away, unless it says that it changed.
  if (UNKNOWN.test(now.text) && !UNKNOWN.test(then.text) && !CHANGE.test(now.text)) return false;
  if (UNKNOWN.test(then.text) && !UNKNOWN.test(now.text)) return true;
  const isAll = [...asked.terms].every((term) => later.covered.has(term) && older.covered.has(term));
  const named = again.length * 2 >= old.length || again.some((term) => namesIn(then, store).has(term));
  const alike = kindsOf(then.text).some((kind) => kindsOf(now.text).includes(kind));
  // Who asks for what holds now expects one value, and a key names one thing.
  const isOne = isAll || ASKS_NOW.test(asked.query.question) || shared(older.covered, later.covered).some(isKey);
  if (isOne || alike || fresh.length * old.length === 0) return true;
  // To name the old value beside another is to replace it.
  return CHANGE.test(now.text) || named || (again.length > 0 && (PRESENT.test(now.text) || RETRACTION.test(now.text)));
}

const namesIn = ({ text }: Statement, store: Store) => namesOf(text, store.isWord);

/** It sets the old value against another: "from one to two", or by both their names. */
function contrasts(now: Statement, then: Statement, again: readonly string[], store: Store): boolean {
  if (again.length > 0 && /\bfrom\b.{2,40}\bto\b/i.test(now.text)) return true;
  const [before, after] = [namesIn(then, store), namesIn(now, store)];
  const both = again.some((term) => !/\d/.test(term) && before.has(term) && after.has(term));
  return both && [...after].some((name) => !then.terms.has(name));
}

/** That one thing came after another gives way to what is found out about the cause. */
function isExplained(then: Statement, now: Statement, later: Hit): boolean {
  return (
    SEQUENCE.test(then.text) &&
    !CAUSE.test(then.text) &&
    (CAUSE.test(now.text) || FINDING.test(now.text)) &&
    later.covered.size > 1
  );
}
