import { distance } from 'fastest-levenshtein';

/**
 * The name that was probably meant: one that at most a third of the letters make different, and at least one may; one that has
 * the same letters in another order, where one letter more or less counts half; or the only one with such a part, as
 * `context-decay` has `decay`.
 */
export function nearest(wrong: string, names: readonly string[]): string | undefined {
  const given = wrong.toLowerCase();
  const most = Math.max(1, wrong.length / 3);
  const edits = (name: string) => {
    const own = name.toLowerCase();
    const letters = distance(sorted(given), sorted(own));
    return letters <= 1 ? Math.min(distance(given, own), 1 + letters / 2) : distance(given, own);
  };
  const ranked = (editsOf: (name: string) => number) =>
    names.map((name) => ({ name, edits: editsOf(name) })).toSorted((a, b) => a.edits - b.edits);
  const [whole] = ranked(edits);
  if (whole && whole.edits <= most) return whole.name;
  const [part, next] = ranked((name) => Math.min(...name.split(/[-_]/).map(edits)));
  return part && part.edits <= most && part.edits !== next?.edits ? part.name : undefined;
}

const sorted = (word: string) => [...word].toSorted().join('');

/** What to do about a name that there is not: the one that was probably meant, otherwise all there are. */
export function namesHint(wrong: string, names: readonly string[]): string {
  const near = nearest(wrong, names);
  const all = names.length === 1 ? `There is only ${names[0]}.` : `There are ${names.join(', ') || 'none'}.`;
  return near === undefined ? all : `Did you mean "${near}"?`;
}
