// Choosing an action: the one whose words the evidence says, and does not deny.

import { UNKNOWN } from './cues.ts';
import type { Hit } from './find.ts';
import type { Asked } from './question.ts';
import { stanceOf } from './stance.ts';
import type { Statement } from './statements.ts';
import { stem, tokens } from './words.ts';

/** What asks or waits instead of acting. */
const WAITING = /^(?:ask|wait|request|defer|escalate|clarify|confirm|consult|query|check_with|hold_off)(?:_|\b)/i;
/** What goes before a word that is denied, within its clause. */
const DENIAL =
  /(?:\b(?:not|no|no longer|never|without|instead of|rather than|drop|drops|dropped|stop|supersedes|replaces|replacing|was|were|used to be|no more|retire[sd]?|avoid)\b(?! (?:now|here|today))(?:\s+(?!but\b|and\b|now\b|to\b|is\b|are\b)[^\s,;.:]+){0,4}\s*)$/i;

type Said = ReadonlyMap<string, number>;

const wordsOf = (text: string) => new Set(tokens(text.replaceAll('_', ' ')).map(stem));

/** How far each word is said: in full, denied, or only by what was replaced. */
function saidIn(evidence: readonly Statement[], replaced: readonly Statement[], question: string): Said {
  const said = new Map<string, number>();
  for (const word of wordsOf(question)) said.set(word, 0.3);
  const former = new Set(replaced.flatMap(({ text }) => [...wordsOf(text)]));
  for (const { text } of evidence) {
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      const denied = DENIAL.test(text.slice(0, index));
      const root = stem(word.toLowerCase());
      const weight = (denied ? 0.2 : 1) * (former.has(root) ? 0.5 : 1);
      said.set(root, Math.max(said.get(root) ?? 0, weight));
    }
  }
  return said;
}

export function choose(asked: Asked, evidence: readonly Hit[], replaced: readonly Statement[]): string | undefined {
  const { allowed_actions: actions = [], question } = asked.query;
  if (actions.length === 0) return undefined;
  const statements = evidence.map(({ statement }) => statement);
  const missing = statements.length === 0 || statements.every(({ text }) => UNKNOWN.test(text));
  const stance = stanceOf(asked, statements, replaced);
  const open = actions.filter((action) => stance !== undefined || WAITING.test(action) === missing);
  const candidates = open.length > 0 ? open : actions;
  const said = saidIn(statements, replaced, question);
  const sets = candidates.map(wordsOf);
  const weight = (word: string) => Math.log(1 + sets.length / sets.filter((set) => set.has(word)).length);
  const scores = sets.map((set) => {
    const words = [...set];
    const all = words.reduce((sum, word) => sum + weight(word), 0);
    const meant = words.filter((word) => stance?.has(word)).length;
    const told = words.reduce((sum, word) => sum + weight(word) * (said.get(word) ?? 0), 0);
    return all === 0 ? 0 : told - 0.3 * (all - told) + 10 * meant;
  });
  const best = Math.max(...scores);
  if (best > 0) return candidates[scores.indexOf(best)];
  return missing ? candidates.find((action) => WAITING.test(action)) : undefined;
}
