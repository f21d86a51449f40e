import widths from './verdana.json' with { type: 'json' };

/** By character, the advance width in Verdana in 2048ths of the font size. */
const WIDTHS = new Map(
  (widths as [width: number, characters: string][]).flatMap(([width, characters]) =>
    [...characters].map((one) => [one, width]),
  ),
);

/** For characters that are not in the table: about the width of an emoji. */
const OTHER = 2300;

/**
 * The width of a text in Verdana.
 *
 * @param size in pixels
 * @returns pixels
 */
export function textWidth(text: string, size: number): number {
  const units = [...text].reduce((sum, one) => sum + (WIDTHS.get(one) ?? OTHER), 0);
  return Math.round((units * size) / 204.8) / 10;
}
