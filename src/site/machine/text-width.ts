/** Advance widths of Verdana's characters, in 2048ths of the font size. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [550, "'"],
  [562, 'il'],
  [705, 'j'],
  [720, ' f'],
  [745, ',.'],
  [807, '!t'],
  [874, 'r'],
  [862, 'I'],
  [930, '()-/:;[\\]|J·'],
  [940, '"'],
  [1067, 'cs'],
  [1076, 'z'],
  [1117, '?'],
  [1140, 'L'],
  [1177, 'F'],
  [1212, 'kvxy'],
  [1230, 'a'],
  [1243, 'o'],
  [1260, 'TYe'],
  [1276, 'bdgpq'],
  [1300, '0123456789$*_`{}hnuE–'],
  [1404, 'ABCKPRSVXZ'],
  [1488, '&'],
  [1539, 'HNU'],
  [1612, 'DGOQ'],
  [1676, '#+<=>^~w'],
  [1726, 'M'],
  [1992, 'm'],
  [2048, '@W'],
  [2204, '%'],
];

const BY_CHARACTER = new Map(WIDTHS.flatMap(([width, characters]) => [...characters].map((one) => [one, width])));

/** For characters that are not in the table: about the width of an emoji. */
const OTHER = 2300;

/**
 * The width of a text in Verdana.
 *
 * @param size in pixels
 * @returns pixels
 */
export function textWidth(text: string, size: number): number {
  const units = [...text].reduce((sum, one) => sum + (BY_CHARACTER.get(one) ?? OTHER), 0);
  return Math.round((units * size) / 204.8) / 10;
}
