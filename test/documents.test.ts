import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(Boolean);

it.each(documents)('%s links to existing files', (path) => {
  const links = [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(
    ([, to = '']) => to,
  );
  expect(links.filter((to) => !existsSync(join(dirname(path), to)))).toEqual([]);
});
