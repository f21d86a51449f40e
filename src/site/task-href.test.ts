import { expect, it } from 'vitest';
import { fitsPath } from './task-href.ts';

it('fitsPath takes no id of a task that would leave the folder of pages, or replace its list', () => {
  const evil = [
    '../../index',
    'index',
    'UPPER',
    'a/b',
    '.hidden',
    '',
    'x'.repeat(81),
    'javascript:x',
    '<script>',
    'a\u202e',
  ];
  expect(evil.filter(fitsPath)).toEqual([]);
  expect(['own-5', 'update.3', 'x'.repeat(80)].filter(fitsPath)).toHaveLength(3);
});
