import { expect, it } from 'vitest';
import { hrefOf } from './show-tasks.ts';

const about = { board: 'one-00000000', pages: '10', tasks: { ids: ['a', 'b'], families: [], clusters: [] } };

it('links a task to its page, and a pair to its place on the page of its task', () => {
  expect(hrefOf(about, 'a', 'task')).toBe('tasks/one-00000000/a.html');
  expect(hrefOf(about, 'a p7', 'pair')).toBe('tasks/one-00000000/a.html#p7');
  expect(hrefOf(about, 'b p7', 'pair')).toBeUndefined();
});
