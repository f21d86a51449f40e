/** A statement: the words that tell what it says, and whose it is. */
interface Statement {
  readonly terms: ReadonlySet<string>;
  readonly about: string | undefined;
}

/** So much of what two statements could share they share, where they are about the same. */
const SAME = 0.7;

/**
 * A name for what each statement is about: two that share most of their words are held to be about one thing. Words that
 * many statements use tell less, and a word that only one uses is what it says, not what it is about. A guess, as any
 * memory without labels has to make it.
 */
export function subjectsOf(statements: readonly Statement[]): readonly (string | undefined)[] {
  const counts = new Map<string, number>();
  for (const { terms } of statements) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weightOf = (term: string) => {
    const count = counts.get(term) ?? 0;
    return count < 2 ? 0 : 1 / count;
  };
  const worth = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weightOf(term), 0);
  const worths = statements.map(({ terms }) => worth(terms));
  const names: (string | undefined)[] = [];
  for (const [at, { terms, about }] of statements.entries()) {
    let best: { readonly place: number; readonly share: number } | undefined;
    for (let place = 0; place < at; place += 1) {
      const other = statements[place] as Statement;
      if (other.about !== about) continue;
      const least = Math.min(worths[at] ?? 0, worths[place] ?? 0);
      const share = least === 0 ? 0 : worth([...terms].filter((term) => other.terms.has(term))) / least;
      if (share >= SAME && share > (best?.share ?? 0)) best = { place, share };
    }
    names.push(best === undefined ? `subject ${at}` : names[best.place]);
  }
  return names;
}
