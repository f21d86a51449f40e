import { termsOf } from '../runtime/terms.ts';

/** A statement, and whose it is. */
interface Statement {
  readonly text: string;
  readonly workspace: string | undefined;
}

/** Words that say that something is so, or that it be made so, and not of what. */
const SAYING = new Set(
  (
    'apply change configure correction deal down enter from get go here now note noted put run set sets so stands still ' +
    'switch take takes today up update use uses way we write'
  ).split(' '),
);

/** The share of the shorter statement's words that two statements about one thing have in common. */
const SAME = 0.65;

/**
 * A name for what each statement is about: two that share most of their words are held to be about one thing, the rest
 * being what they say of it. A guess, as a memory that is told no keys has to make it.
 */
export function subjectsOf(statements: readonly Statement[]): readonly string[] {
  const words = statements.map(({ text }) => [...termsOf(text)].filter((term) => !SAYING.has(term)));
  const sets = words.map((own) => new Set(own));
  const names: string[] = [];
  for (const [at, { workspace }] of statements.entries()) {
    let best = { place: at, share: 0 };
    for (let place = 0; place < at; place += 1) {
      if (statements[place]?.workspace !== workspace) continue;
      const share = shared(words[at] ?? [], sets[place] ?? new Set());
      if (share >= SAME && share > best.share) best = { place, share };
    }
    names.push(names[best.place] ?? `subject ${at}`);
  }
  return names;
}

function shared(words: readonly string[], others: ReadonlySet<string>): number {
  const least = Math.min(words.length, others.size);
  return least === 0 ? 0 : words.filter((word) => others.has(word)).length / least;
}
