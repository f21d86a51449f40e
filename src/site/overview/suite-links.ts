import type { Board } from '../board/board.ts';
import { suiteHref } from './cells.ts';

/** A piece of a sentence; `href` is empty if it is no link. */
export interface Piece {
  readonly text: string;
  readonly href: string;
}

/** A sentence in pieces, in which the title of each of these suites is a link to the suite's page. */
export function withSuiteLinks(sentence: string, boards: readonly Board[]): readonly Piece[] {
  const hrefs = new Map(boards.map(({ description }) => [description.title, suiteHref(description.id)]));
  const titles = [...hrefs.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((title) => title.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  if (titles.length === 0) return [{ text: sentence, href: '' }];
  const pieces = sentence.split(new RegExp(`(?<![\\p{L}\\d])(${titles.join('|')})(?![\\p{L}\\d])`, 'u'));
  return pieces.filter(Boolean).map((text) => ({ text, href: hrefs.get(text) ?? '' }));
}
