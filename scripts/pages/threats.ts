import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASES } from './threat-cases.ts';

interface Tested {
  readonly file: string;
  readonly title: string;
}

/** A test's title that ends with the ids of the cases it shows: `… [B1, B2]`. */
const TAGGED = /(['"`])((?:(?!\1)[^\n])*) \[([A-J]\d+(?:, [A-J]\d+)*)\]\1/g;

/** `docs/threats.md`: which test shows that a known way of breaking such systems does not work here. */
export function threatsPage(root: string): string {
  const tests = taggedTests(root);
  const known = new Set(CASES.flatMap(({ cases }) => cases.map(([id]) => id)));
  for (const [id, found] of tests) if (!known.has(id)) unknown(id, found);
  const sections = CASES.map(({ heading, cases }) => [
    `## ${heading}`,
    '',
    '| Case | Given … | Tests |',
    '| --- | --- | --- |',
    ...cases.map(([id, given]) => `| ${id} | ${given} | ${(tests.get(id) ?? missing(id)).map(cell).join('<br>')} |`),
    '',
  ]);
  return [
    '# Threats, and the tests that hold them off',
    '',
    'Made by `npm run docs` from the titles of the tests: a case without a test fails it, and so does a test’s unknown case.',
    '',
    ...sections.flat(),
  ].join('\n');
}

function taggedTests(root: string): Map<string, Tested[]> {
  const found = new Map<string, Tested[]>();
  for (const folder of ['src', 'test', 'examples']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('.test.ts')) continue;
      const path = join(entry.parentPath, entry.name);
      for (const [, , title = '', ids = ''] of readFileSync(path, 'utf8').matchAll(TAGGED)) {
        for (const id of ids.split(', ')) {
          found.set(id, [...(found.get(id) ?? []), { file: path.slice(root.length + 1), title }]);
        }
      }
    }
  }
  for (const tests of found.values()) tests.sort((a, b) => (a.file + a.title < b.file + b.title ? -1 : 1));
  return found;
}

const cell = ({ file, title }: Tested) => `[${title.replaceAll('|', '\\|')}](../${file})`;

function missing(id: string): never {
  throw new Error(`No test names the case ${id} at the end of its title.`);
}

function unknown(id: string, tests: readonly Tested[]): never {
  throw new Error(`There is no case ${id}, which ${tests.map(({ file }) => file).join(', ')} names.`);
}
