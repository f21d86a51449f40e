import { expect, it } from 'vitest';
import { codePieces } from './code-pieces.ts';

const text = (value: string) => ({ text: value, code: false });
const code = (value: string) => ({ text: value, code: true });

it.each([
  ['plain', [text('plain')]],
  ['it declares `action` and `answer`', [text('it declares '), code('action'), text(' and '), code('answer')]],
  ['`action` it is', [code('action'), text(' it is')]],
  ['one ` alone', [text('one ` alone')]],
  ['`a` and ` alone', [code('a'), text(' and ` alone')]],
])('codePieces takes %j apart', (given, pieces) => {
  expect(codePieces(given)).toEqual(pieces);
});
