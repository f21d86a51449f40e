import type { Capability, QueryResult } from '../../../protocol/reply.ts';
import { partsOf } from '../needles.ts';
import { budgetOf, type DecayTask, sourceOf, type TaskTurn, type Wanted, wantedOf } from '../task.ts';
import { Returned } from './returned.ts';
import { holdsWhole, normal } from './sentence.ts';

/** A fact stands in one turn: who names more than its source and two besides might have named any. */
const MOST_SOURCES = 3;

/** What a reply did with the fact that was asked for. */
export interface Finding extends Wanted {
  /** Its value was said, and none that it took the place of. */
  readonly found: boolean;
  /** Found, its turn named as the source, and no other value answered: what a guess cannot be. */
  readonly grounded: boolean;
  /** Another value was answered. */
  readonly wrong: boolean;
  /** A former value was answered, or the turn of one named. */
  readonly stale: boolean;
  /** The turn of another key was named, and not its own. */
  readonly confused: boolean;
  /** Its value was said, and its turn not named, or too many. */
  readonly unsourced: boolean;
}

export interface Judged {
  /** In the order of the questions. */
  readonly findings: readonly Finding[];
  /** Words of all that came back. */
  readonly tokens: number;
  readonly overBudget: boolean;
}

/**
 * Holds each reply against the fact that was asked for. What comes back is text: context and answer, whichever the system
 * declares. A system that declares neither gives back the turns that it names.
 */
export function judge(task: DecayTask, queries: readonly QueryResult[], capabilities: ReadonlySet<Capability>): Judged {
  const wanted = wantedOf(task);
  const returned = new Returned(
    budgetOf(task),
    wanted.map(({ needle }) => partsOf(needle.key).label),
  );
  const others = new Map(task.needles.map(({ key, turn }) => [sourceOf(task, turn), key]));
  const textsOf = textReader(task, capabilities);
  const findings = queries.map((reply, i) => {
    for (const text of textsOf(reply)) returned.add(text);
    return finding(task, wanted[i] as Wanted, claimOf(reply, capabilities), reply.evidence, returned, others);
  });
  return { findings, tokens: returned.tokens, overBudget: returned.overBudget };
}

function textReader(task: DecayTask, capabilities: ReadonlySet<Capability>): (reply: QueryResult) => string[] {
  if (capabilities.has('context') || capabilities.has('answer')) {
    return ({ context, answer }) => [
      ...(capabilities.has('context') && context ? [context] : []),
      ...(capabilities.has('answer') && answer ? [answer] : []),
    ];
  }
  const turns: readonly TaskTurn[] = task.batches.flat();
  const before = sourceOf(task, 0).slice(0, -1);
  return ({ evidence }) => evidence.flatMap((id) => turns[Number(id.slice(before.length)) - 1]?.text ?? []);
}

/** What it answers; undefined where it answers nothing, or says itself that it does not know. */
function claimOf({ answer, abstain }: QueryResult, capabilities: ReadonlySet<Capability>): string | undefined {
  if (!capabilities.has('answer') || !answer) return undefined;
  return capabilities.has('abstain') && abstain ? undefined : bare(answer);
}

/** An answer without the marks around it. */
export const bare = (answer: string) => normal(answer).replace(/^[\s"'“”„«»`.,:;!。，]+|[\s"'“”„«»`.,:;!。，]+$/gu, '');

function finding(
  task: DecayTask,
  { needle, former }: Wanted,
  claim: string | undefined,
  evidence: readonly string[],
  returned: Returned,
  keys: ReadonlyMap<string, string>,
): Finding {
  const value = normal(needle.value);
  const { name, label } = partsOf(needle.key);
  const tells = (sentence: string) =>
    holdsWhole(sentence, label) && holdsWhole(sentence, normal(name)) && holdsWhole(sentence, value);
  const said = (claim === value && !returned.overBudget) || returned.naming(label).some(tells);
  const named = new Set(evidence);
  const own = named.has(sourceOf(task, needle.turn));
  const stale =
    former.some(({ turn }) => named.has(sourceOf(task, turn))) ||
    (claim !== value && former.some((older) => normal(older.value) === claim));
  const wrong = claim !== undefined && claim !== value;
  const sourced = own && named.size <= MOST_SOURCES;
  return {
    needle,
    former,
    found: said && !stale,
    grounded: said && !stale && sourced && !wrong,
    wrong,
    stale,
    confused: !own && evidence.some((id) => (keys.get(id) ?? needle.key) !== needle.key),
    unsourced: said && !sourced,
  };
}
