/** `a, b and c`; names after the first `most` are only counted. */
export function few(names: readonly string[], most: number): string {
  const shown = names.length <= most ? names : [...names.slice(0, most - 1), `${names.length - most + 1} more`];
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
