/** The name that was probably meant, if one is near enough. */
export function nearest(wrong: string, names: readonly string[]): string | undefined {
  const far = (name: string) => distance(wrong.toLowerCase(), name.toLowerCase());
  const [best] = names.map((name) => ({ name, far: far(name) })).sort((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, wrong.length / 3) ? best.name : undefined;
}

/** How many letters to insert, drop or replace (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, left] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, right] of [...b].entries()) {
      const replace = (row[j] ?? 0) + Number(left !== right);
      next.push(Math.min(replace, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
