// An answer in words: of the statement, what the question did not say already.

import type { Asked } from './question.ts';
import type { Statement } from './statements.ts';
import { isFiller, isKey, stem, terms } from './words.ts';

const LONGEST = 12;
/** A look-up by key, or by a part of an identifier, is answered by the line that holds it. */
export function isLookup(asked: Asked, { text }: Statement): boolean {
  const identifiers = (text.match(/[\p{L}\d]+(?:_[\p{L}\d]+)+/gu) ?? []).flatMap((word) => [
    ...terms(word.replaceAll('_', ' ')),
  ]);
  return [...asked.terms].some((term) => isKey(term) || identifiers.includes(term));
}

/** What goes before a colon announces; what goes before the subject's clause frames. */
function clauseOf(text: string, asked: Asked): string {
  const parts = text.split(/(?<=\p{L}): |[,;] (?:and|but|because|so|since) |; /u);
  const score = (part: string) => [...terms(part)].filter((term) => asked.terms.has(term)).length;
  const best = Math.max(...parts.map(score));
  return parts.find((part) => score(part) === best) ?? text;
}

/** Runs of words that are not the question's, without filler at their ends. */
function runsOf(clause: string, asked: Asked): string[] {
  const runs: string[][] = [[]];
  for (const word of clause.split(/\s+/)) {
    const bare = word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (asked.terms.has(stem(bare))) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const edge = (word: string) => isFiller(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return runs
    .map((run) =>
      run.slice(
        run.findIndex((word) => !edge(word)),
        run.findLastIndex((word) => !edge(word)) + 1,
      ),
    )
    .filter((run) => run.length > 0 && run.some((word) => !edge(word)))
    .map((run) => run.join(' ').replace(/^["“(]+|[.,;:!?"”)]+$/gu, ''));
}

/** The value alone where it stands alone; else the clause around it, cut to what an answer may be long. */
export function valueIn(statement: Statement, asked: Asked): string {
  const clause = clauseOf(statement.text, asked);
  const runs = runsOf(clause, asked);
  if (runs.length === 1) return runs[0] as string;
  const words = clause.split(/\s+/);
  return words.length <= LONGEST || runs.length === 0
    ? clause
    : runs.join('; ').split(/\s+/).slice(0, LONGEST).join(' ');
}
