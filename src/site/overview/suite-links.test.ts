import { expect, it } from 'vitest';
import type { Board } from '../board/board.ts';
import { withSuiteLinks } from './suite-links.ts';

const board = (id: string, title: string) => ({ description: { id, title } }) as Board;
const linked = (sentence: string) =>
  withSuiteLinks(sentence, [board('w', 'Worlds'), board('wp', 'Worlds (Plus)')])
    .map(({ text, href }) => (href === '' ? text : `<${href}|${text}>`))
    .join('');

it('withSuiteLinks links whole titles only, the longest that fits', () => {
  expect(linked('On Worlds, and on Worlds (Plus): x')).toBe(
    'On <suites/w.html|Worlds>, and on Worlds (Plus): x'.replace('Worlds (Plus)', '<suites/wp.html|Worlds (Plus)>'),
  );
  expect(linked('Otherworlds, Worldsy, worlds')).toBe('Otherworlds, Worldsy, worlds');
  expect(withSuiteLinks('Worlds', [])).toEqual([{ text: 'Worlds', href: '' }]);
});
