import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeAll, escapeMarkdown, fence, Markdown, shellWord } from './escape.ts';

/** What a reader of the rendered page sees, invisible breaks included. */
const shown = (markdown: string) =>
  markdown.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

describe('escapeMarkdown', () => {
  it.each(['Evidence recall', '76.0% of 250', 'utility/1k (7.1)', 'naïve 日本 🚪', '-', ''])(
    'leaves %j readable',
    (text) => {
      expect(shown(escapeMarkdown(text))).toBe(text);
    },
  );

  it('leaves figures unchanged in the source too', () => {
    expect(escapeMarkdown('76.0% (10.3)')).toBe('76.0% (10.3)');
  });

  it.each([
    ['<b>', '&#60;b&#62;'],
    ['a|b', 'a&#124;b'],
    ['&amp;', '&#38;amp;'],
    ['`x`', '&#96;x&#96;'],
    ['*x*', '&#42;x&#42;'],
    ['snake_case', 'snake&#95;case'],
    ['[x](y)', '&#91;x&#93;(y)'],
    ['~~x~~', '&#126;&#126;x&#126;&#126;'],
    ['$x$', '&#36;x&#36;'],
    ['\\', '&#92;'],
    ['- item', '&#45; item'],
    ['1. item', '1&#46; item'],
    ['=====', '&#61;===='],
  ])('escapes the Markdown in %j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it.each([
    ['@org/team', /@\u200borg/],
    ['org/repo#12', /#\u200b12/],
    ['GH-3', /GH-\u200b3/],
    ['https://e.test/x', /https:\u200b\/\//],
    ['www.e.test', /www\u200b\.e/],
    [':octocat:', /:\u200boctocat/],
    ['69607ef', /^69607e\u200bf$/],
    ['a@e.test', /a@\u200be/],
  ])('breaks what GitHub would link in %j', (text, expected) => {
    expect(shown(escapeMarkdown(text))).toMatch(expected);
  });

  it('leaves at most six hexadecimal digits in a row', () => {
    const longest = shown(escapeMarkdown('0123456789abcdef'.repeat(4))).split('\u200b');
    expect(Math.max(...longest.map((run) => run.length))).toBe(6);
  });

  it('stays on one line and escapes invisible characters', () => {
    expect(shown(escapeMarkdown('a\r\nb\u2028c\u202ed\u0000'))).toBe('a\\u000d\\u000ab\\u2028c\\u202ed\\u0000');
  });

  it('leaves no character that Markdown, HTML or GitHub would interpret', () => {
    const piece = fc.constantFrom(
      '@',
      '#',
      '<',
      '>',
      '&',
      '|',
      '`',
      '*',
      '_',
      '[',
      ']',
      '\\',
      '~',
      '\n',
      '1',
      'a',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const escaped = escapeMarkdown(pieces.join(''));
        expect(escaped.replace(/&#\d+;/g, '')).not.toMatch(/[&<>|`*_[\]@#\\~$\r\n]/);
        expect(shown(escaped)).not.toMatch(/[@#](?!\u200b)/);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });
});

it('escapeAll escapes every string and leaves other values unchanged', () => {
  const view = { name: '<', rows: [{ cells: ['@', '|'] }], count: 3, on: true, none: undefined };
  expect(escapeAll(view)).toEqual({
    name: '&#60;',
    rows: [{ cells: ['&#64;&#8203;', '&#124;'] }],
    count: 3,
    on: true,
    none: undefined,
  });
});

it('escapeAll leaves Markdown objects unchanged', () => {
  expect(escapeAll({ cells: [new Markdown('**All**'), '**'] })).toEqual({ cells: ['**All**', '&#42;&#42;'] });
});

it.each([
  [['a', 'b'], '```text\na\nb\n```'],
  [['a ```` b', '`'], '`````text\na ```` b\n`\n`````'],
  [['```', '~~~'], '````text\n```\n~~~\n````'],
  [['', '  ', 'a\n```\nb'], '````text\na\\u000a```\\u000ab\n````'],
  [['<!-- x -->'], '```text\n\\u003c!-- x -->\n```'],
])('fence quotes the lines %j in a fence that they cannot close [C3]', (lines, expected) => {
  expect(fence(lines).text).toBe(expected);
});

it('shellWord leaves plain paths unchanged', () => {
  expect(shellWord('leaderboard/entries/a-b/cib')).toBe('leaderboard/entries/a-b/cib');
});

it('shellWord makes any text one word of a shell', () => {
  const text = fc.string({ minLength: 1, unit: fc.constantFrom(...'a\'"$`\\ \n*~;|&<>(){}#!') });
  fc.assert(
    fc.property(text, (word) => {
      expect(execFileSync('/bin/sh', ['-c', `printf %s ${shellWord(word)}`], { encoding: 'utf8' })).toBe(word);
    }),
    { numRuns: 50 },
  );
});
