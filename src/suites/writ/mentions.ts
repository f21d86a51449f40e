/** Whole words of a text, in lower case and without accents: what values are looked for in. */
export function tokens(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).join(' ')} `;
}

/** Whether the value stands in the text as whole words in a row. A value without words stands nowhere. */
export function mentions(text: string, value: string): boolean {
  const sought = tokens(value);
  return sought.length > 2 && tokens(text).includes(sought);
}
