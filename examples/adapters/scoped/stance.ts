// What a finding about a cause means for what to do: which words an action has that follows from it.

import { CAUSE } from './cues.ts';
import type { Asked } from './question.ts';
import type { Statement } from './statements.ts';
import { shared, stem, terms, tokens } from './words.ts';

const OPEN =
  /\b(?:untested|unproven|inconclusive|cannot (?:yet )?(?:tell|separate|say)|not (?:yet )?(?:tested|proven|clear|known|separated)|nobody (?:has )?(?:tested|separated|checked)|unclear|confounded|no (?:test|trial|experiment)|whether|open|remains|either)\b/i;
const HARM =
  /\b(?:damage[ds]?|harm(?:ed|s|ful)?|hurt(?:s|ing)?|worse(?:ned)?|backfired|cost|drove away|lost|losses|negative(?:ly)?|reduced|slowed|against|annoyed|scared)\b/i;
const DENIED =
  /\b(?:not|nothing|no|never|hardly|without|unrelated|neither|regardless|coincid\w+|anyway|did not|played no)\b/i;
/** The cause stands behind these, before the others. */
const PASSIVE =
  /\b(?:attribut(?:ed|able)|due|because|owed|owes|thanks|driven|explained|result(?:ed|s)? (?:of|from)|came from|stems?|comes? from|down to|caused by|brought (?:about )?by)\b/i;

const roots = (words: string) => new Set(words.split(' ').map(stem));
const TRIAL = roots('trial test pilot experiment measure verify first');
const UNDO = roots('revert undo stop remove withdraw abandon cancel roll');
const KEEP = roots('unchanged leave ignore nothing hold not');
const GO = roots('go ahead proceed continue adopt extend expand increase keep scale');

/** Undefined where the evidence is no finding about a cause, or the actions are none for it. */
export function stanceOf(asked: Asked, evidence: readonly Statement[]): ReadonlySet<string> | undefined {
  const finding = evidence.findLast(({ text }) => CAUSE.test(text) || (OPEN.test(text) && /\bwhether\b/i.test(text)));
  const words = new Set(
    (asked.query.allowed_actions ?? []).flatMap((action) => tokens(action.replaceAll('_', ' '))).map(stem),
  );
  if (finding === undefined || ![TRIAL, UNDO, KEEP, GO].some((set) => shared(set, words).length > 0)) return undefined;
  const { text } = finding;
  if (OPEN.test(text)) return TRIAL;
  if (HARM.test(text)) return UNDO;
  return isCredited(text, asked) ? GO : KEEP;
}

/** Whether the thing asked about is named as the cause, not beside it. */
function isCredited(text: string, asked: Asked): boolean {
  const subject = subjectOf(asked);
  const passive = PASSIVE.exec(text);
  const verb = passive ?? CAUSE.exec(text);
  const at = verb?.index ?? 0;
  const clause = passive === null ? text.slice(0, at) : text.slice(at);
  const [credited = ''] = clause.split(/[,;]? (?:not|rather than|instead of|and not|but)\b|[,;] (?:while|whereas)\b/i);
  return shared(subject, terms(credited)).length > 0 && !DENIED.test(credited);
}

/** What the question asks to act on: what stands behind its verb of doing, else all of it. */
function subjectOf({ query, terms: all }: Asked): ReadonlySet<string> {
  const named = [
    ...query.question.matchAll(
      /\b(?:about|treat|with|for|increase|extend|keep|handle|expand|continue|of) (?:the |its |our )?((?:[\p{L}-]+ ?){1,3})/giu,
    ),
  ];
  const found = new Set(
    named
      .slice(0, 1)
      .flatMap(([, phrase = '']) => [...terms(phrase)])
      .filter((term) => all.has(term)),
  );
  return found.size > 0 ? found : all;
}
