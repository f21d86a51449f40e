import type { Capability, QueryResult } from '../../../protocol/reply.ts';
import { memoise, ofRecentTexts } from '../../../text/caches.ts';
import { partsOf } from '../needles.ts';
import type { DecayTask, TaskTurn } from '../schema.ts';
import { budgetOf, sourceOf, type Target, targetsOf } from '../task.ts';
import { countWords } from '../words.ts';
import { countSeparable, holdsWhole, linesOf, normal, sentencesOf } from './sentence.ts';

/** A fact is in one turn. A reply that cites more than three turns could have cited any. */
const MOST_SOURCES = 3;

/** The result of a reply for the requested fact. */
export interface Finding extends Target {
  /** Its value was returned, and no value that it replaced. */
  readonly found: boolean;
  /** Found, its turn cited, and no other value answered. A guess is not grounded. */
  readonly grounded: boolean;
  /** Another value was answered. */
  readonly wrong: boolean;
  /** A former value was answered, or its turn cited. */
  readonly stale: boolean;
  /** The turn of another key was cited, and not its own. */
  readonly confused: boolean;
  /** Its value was returned, but its turn was not cited, or was among too many. */
  readonly unsourced: boolean;
}

/** The replies to one conversation, compared with its facts. */
export interface Assessment {
  /** In the order of the questions. */
  readonly findings: readonly Finding[];
  /** The number of words of all replies. */
  readonly tokens: number;
  readonly overBudget: boolean;
}

/**
 * Compares each reply with the requested fact. Its text is the context and the answer, as far as the system declares them; if
 * it declares neither, the text of the turns that it cites.
 */
export function assess(
  task: DecayTask,
  queries: readonly QueryResult[],
  capabilities: ReadonlySet<Capability>,
): Assessment {
  const targets = targetsOf(task);
  const returned = new ReturnedText(
    budgetOf(task),
    targets.map(({ needle }) => partsOf(needle.key).label),
    (line) => countReturned(line, task),
  );
  const keys = new Map(task.needles.map(({ key, turn }) => [sourceOf(task, turn), key]));
  const textsOf = textReader(task, capabilities);
  const findings = queries.map((reply, i) => {
    for (const text of textsOf(reply)) returned.add(text);
    return finding(task, targets[i] as Target, {
      claim: claimOf(reply, capabilities),
      cited: reply.evidence,
      returned,
      keys,
    });
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

/** The answer. Undefined if there is none, or if the system abstains. */
function claimOf({ answer, abstain }: QueryResult, capabilities: ReadonlySet<Capability>): string | undefined {
  if (!capabilities.has('answer') || !answer) return undefined;
  return capabilities.has('abstain') && abstain ? undefined : bare(answer);
}

const AROUND = /[\s"'“”„«»`.,:;!。，]/u;

/** An answer without the punctuation around it. */
export function bare(answer: string): string {
  const text = normal(answer);
  let start = 0;
  let end = text.length;
  // A pattern that ends in `+$` takes quadratic time: hours for an answer of ten million points and a letter.
  while (start < end && AROUND.test(text.charAt(start))) start += 1;
  while (end > start && AROUND.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** What came back until the reply to a question, which is included. */
interface Returned {
  /** The reply's answer. */
  readonly claim: string | undefined;
  /** The source ids that the reply cites. */
  readonly cited: readonly string[];
  /** The text of all replies so far. */
  readonly returned: ReturnedText;
  /** The key of the fact that a source states. */
  readonly keys: ReadonlyMap<string, string>;
}

function finding(task: DecayTask, { needle, former }: Target, { claim, cited, returned, keys }: Returned): Finding {
  const value = normal(needle.value);
  const { name, label } = partsOf(needle.key);
  const statesFact = (sentence: string) =>
    holdsWhole(sentence, label) && holdsWhole(sentence, normal(name)) && holdsWhole(sentence, value);
  const hasValue = (claim === value && !returned.overBudget) || returned.naming(label).some(statesFact);
  const sources = new Set(cited);
  const own = sources.has(sourceOf(task, needle.turn));
  const stale =
    former.some(({ turn }) => sources.has(sourceOf(task, turn))) ||
    (claim !== value && former.some((older) => normal(older.value) === claim));
  const wrong = claim !== undefined && claim !== value;
  const sourced = own && sources.size <= MOST_SOURCES;
  return {
    needle,
    former,
    found: hasValue && !stale,
    grounded: hasValue && !stale && sourced && !wrong,
    wrong,
    stale,
    confused: !own && cited.some((id) => (keys.get(id) ?? needle.key) !== needle.key),
    unsourced: hasValue && !sourced,
  };
}

/** What `countWords` takes for a word, if no script without blanks is in it. */
const UNBROKEN = /[^\0-\x20]+/g;

/** True for each word that may be several to `holdsWhole`, and for few others. */
const MAY_BE_SEVERAL = /[a-z0-9](?:[^a-z0-9\0-\x20.,-]|[^a-z0-9\0-\x20]{2,})[a-z0-9]|[^\0-\x7f]/i;

/** A word in the form of `bare`, and how many words it has beyond those that `countWords` counts. The same ones come back often. */
const readWord = ofRecentTexts(10_000, (word) => {
  const form = bare(word);
  return { form, more: countSeparable(form) - countWords(word) };
});

const severalIn = (text: string) =>
  MAY_BE_SEVERAL.test(text)
    ? (text.match(UNBROKEN) ?? []).flatMap((word) => (MAY_BE_SEVERAL.test(word) ? readWord(word) : []))
    : [];

/** The words of a conversation that are several, such as keys and paths, in the form of `bare`. */
const compoundsOf = memoise(
  (batches: DecayTask['batches']): ReadonlySet<string> =>
    new Set(batches.flatMap((batch) => batch.flatMap(({ text }) => severalIn(text).map(({ form }) => form)))),
);

/**
 * The number of words of a returned line. What is joined by anything but a blank counts as several words, so that no mark in
 * place of blanks makes a text shorter. A word of the conversation costs what it costs there.
 */
function countReturned(line: string, { batches }: DecayTask): number {
  let words = countWords(line);
  for (const { form, more } of severalIn(line)) if (more > 0 && !compoundsOf(batches).has(form)) words += more;
  return words;
}

/** Runs of letters and digits. A label is one of them. */
const RUNS = /[a-z0-9]+/g;

/**
 * The text of all replies to one conversation so far, which share one budget. A repeated line counts once. Lines beyond the
 * budget are counted but not read.
 */
export class ReturnedText {
  readonly #budget: number;
  readonly #read: ReadonlyMap<string, string[]>;
  readonly #count: (line: string) => number;
  readonly #seen = new Set<string>();
  /** The number of words of all replies. */
  tokens = 0;

  /**
   * @param labels the labels by which sentences are found
   * @param count the number of words of a line
   */
  constructor(budget: number, labels: Iterable<string>, count: (line: string) => number) {
    this.#budget = budget;
    this.#count = count;
    this.#read = new Map(Array.from(labels, (label) => [label, []]));
  }

  get overBudget(): boolean {
    return this.tokens > this.#budget;
  }

  /** @param text of one reply */
  add(text: string): void {
    const fresh = linesOf(text).filter((line) => !this.#seen.has(line));
    for (const line of fresh) {
      this.#seen.add(line);
      this.tokens += this.#count(line);
      if (!this.overBudget) for (const sentence of sentencesOf(line)) this.#keep(normal(sentence));
    }
  }

  /** The sentences within the budget that have the label, in the form of `normal`. */
  naming(label: string): readonly string[] {
    return this.#read.get(label) ?? [];
  }

  #keep(sentence: string): void {
    for (const run of new Set(sentence.match(RUNS))) this.#read.get(run)?.push(sentence);
  }
}
