// What a finding about a cause means for what to do: which words an action has that follows from it.

import { CAUSE, FINDING, SEQUENCE } from './cues.ts';
import type { Asked } from './question.ts';
import type { Statement } from './statements.ts';
import { shared, stem, terms } from './words.ts';

const OPEN =
  /\b(?:untested|unproven|inconclusive|cannot (?:yet )?(?:tell|separate|say)|not (?:yet )?(?:tested|proven|clear|known|separated)|nobody (?:has )?(?:tested|separated|checked|knows)|(?:do|does|did)(?: not|n['’]t) (?:yet )?know|unclear|confounded|no (?:test|trial|experiment)|whether|open|remains|either)\b/i;
const HARM =
  /\b(?:damage[ds]?|harm(?:ed|s|ful)?|hurt(?:s|ing)?|worse(?:ned)?|backfired|cost|drove away|lost|losses|negative(?:ly)?|reduced|slowed|against|annoyed|scared)\b/i;
const DENIED =
  /\b(?:not|nothing|no|never|hardly|without|unrelated|neither|regardless|coincid\w+|anyway|did not|played no)\b/i;
/** The cause stands behind these, before the others. */
const PASSIVE =
  /\b(?:attribut(?:ed|able)|due|because|owed|owes|thanks|driven|explained|result(?:ed|s)? (?:of|from)|came from|stems?|comes? from|down to|caused by|brought (?:about )?by)\b/i;

const roots = (words: string) => new Set(words.split(' ').map(stem));
const TRIAL = roots('trial test pilot experiment measure verify');
const UNDO = roots('revert undo stop remove withdraw abandon cancel roll');
const KEEP = roots('unchanged leave ignore nothing hold not');
const GO = roots('go ahead proceed continue adopt extend expand increase keep scale');

/** Undefined where no observation gave way to a finding, or the actions are none for it. */
export function stanceOf(
  asked: Asked,
  evidence: readonly Statement[],
  replaced: readonly Statement[],
): ReadonlySet<string> | undefined {
  const finding = evidence.findLast(({ text }) => CAUSE.test(text) || FINDING.test(text) || OPEN.test(text));
  const observed = replaced.findLast(({ text }) => SEQUENCE.test(text));
  const words = new Set(
    (asked.query.allowed_actions ?? []).flatMap((action) => [...roots(action.replaceAll('_', ' '))]),
  );
  const isChoice = [TRIAL, UNDO, KEEP, GO].some((set) => shared(set, words).length > 0);
  if (finding === undefined || observed === undefined || !isChoice) return undefined;
  const text = finding.text.replace(/^[^,;]*?\b(?:prove[ds]?|showed|shows|found|concluded|revealed)\b(?: that)? /i, '');
  if (OPEN.test(text)) return TRIAL;
  if (HARM.test(text)) return UNDO;
  return isCredited(text, suspect(observed.text)) ? GO : KEEP;
}

/** Whether the thing that came first is named as the cause, not beside it. */
function isCredited(text: string, suspected: ReadonlySet<string>): boolean {
  const passive = PASSIVE.exec(text);
  const at = (passive ?? CAUSE.exec(text) ?? FINDING.exec(text))?.index ?? text.length;
  const clause = passive === null ? text.slice(0, at) : text.slice(at);
  const [credited = ''] = clause.split(/[,;]? (?:not|rather than|instead of|but)\b|[,;] (?:while|whereas)\b|;/i);
  return shared(suspected, terms(credited)).length > 0 && !DENIED.test(credited);
}

/** What came first: what stands behind "after" or "since", up to the end of its clause. */
function suspect(text: string): ReadonlySet<string> {
  const [, behind = text] = /\b(?:after|since|following|followed|once|when|upon)\b([^,;.]*)/i.exec(text) ?? [];
  return terms(behind);
}
