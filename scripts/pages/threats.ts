import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASES, type Case, OPEN } from './threat-cases.ts';

interface Tested {
  readonly file: string;
  readonly title: string;
}

/** A test's title that ends with the ids of the cases it shows: `… [B1, B2]`. */
const TAGGED = /(['"`])((?:(?!\1)[^\n])*) \[([A-K]\d+(?:, [A-K]\d+)*)\]\1/g;

/** `docs/threats.md`: which test shows that a known way of breaking such systems does not work here. */
export function threatsPage(root: string): string {
  const tests = taggedTests(root);
  const known = new Set(CASES.flatMap(({ cases }) => cases.map(([id]) => id)));
  for (const [id, found] of tests) if (!known.has(id)) unknown(id, found);
  const sections = CASES.map(({ heading, cases }) => {
    const defended = cases.some(([, , defence]) => defence !== undefined);
    const columns = ['Case', 'Given …', ...(defended ? ['Defence'] : []), 'Tests'];
    const rows = cases.map((one) => {
      const [id, given, defence = ''] = one;
      return [id, given, ...(defended ? [defence] : []), testsOf(tests, one).map(cell).join('<br>')];
    });
    for (const [id, , defence = ''] of cases) checkFiles(root, id, defence);
    return [`## ${heading}`, '', ...[columns, columns.map(() => '---'), ...rows].map(row), ''];
  });
  return [
    '# Threats, and the tests that hold them off',
    '',
    'Made by `npm run docs` from the titles of the tests: a case without a test fails it, and so does a test’s unknown case.',
    'What no code holds off is marked as open.',
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

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const testsOf = (tests: ReadonlyMap<string, Tested[]>, [id, , defence = '']: Case): readonly Tested[] =>
  tests.get(id) ?? (defence.startsWith(OPEN) ? [] : missing(id));

/** A defence names its file, and the file is there. */
function checkFiles(root: string, id: string, defence: string): void {
  for (const [, path = ''] of defence.matchAll(/`([\w.-]+\/[\w./-]+)`/g))
    if (!existsSync(join(root, path))) throw new Error(`The case ${id} names ${path}, which is not there.`);
}

function missing(id: string): never {
  throw new Error(`No test names the case ${id} at the end of its title.`);
}

function unknown(id: string, tests: readonly Tested[]): never {
  throw new Error(`There is no case ${id}, which ${tests.map(({ file }) => file).join(', ')} names.`);
}
