/** What an answer must say, and what it must not. */
export interface Markers {
  readonly expected: readonly string[];
  readonly forbidden: readonly string[];
}

/** Whether all that is expected stands in the answer as words of its own, and nothing that is forbidden. */
export function holds({ expected, forbidden }: Markers, answer: string): boolean {
  const said = ` ${words(answer)} `;
  const stands = (marker: string) => said.includes(` ${words(marker)} `);
  return expected.every(stands) && !forbidden.some(stands);
}

/** Case, punctuation, white space and compatibility forms do not count. */
const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
