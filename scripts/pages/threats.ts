import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CASES, type Case, OPEN } from './threat-cases.ts';

interface Tested {
  readonly file: string;
  readonly title: string;
}

/** A test's title that ends with the ids of the cases it shows: `… [B1, B2]`. */
const TAGGED = /(['"`])((?:(?!\1)[^\n])*) \[([A-L]\d+(?:, [A-L]\d+)*)\]\1/g;

/** `docs/threats.md`: the known threats, and the tests that cover each of them. */
export function threatsPage(root: string): string {
  const tests = taggedTests(root);
  const known = new Set(CASES.flatMap(({ cases }) => cases.map(([id]) => id)));
  for (const [id, found] of tests) if (!known.has(id)) unknown(id, found);
  const sections = CASES.map(({ heading, cases }) => {
    const defended = cases.some(([, , defence]) => defence !== undefined);
    const columns = ['Id', 'Threat', ...(defended ? ['Defence'] : []), 'Tests'];
    const rows = cases.map((one) => {
      const [id, given, defence = ''] = one;
      return [id, given, ...(defended ? [defence] : []), testsOf(tests, one).map(cell).join('<br>')];
    });
    for (const [id, , defence = ''] of cases) checkFiles(root, id, defence);
    return [`## ${heading}`, '', ...[columns, columns.map(() => '---'), ...rows].map(row), ''];
  });
  return [
    '# Threats and tests',
    '',
    'This page lists the known ways to attack or break a run, the Action and the leaderboard, with the tests that cover each of them.',
    'It is for security reviewers and contributors. To report a vulnerability, see [SECURITY.md](../SECURITY.md).',
    '',
    'A threat that no code defends against is marked **Open**. In the title of a test, `…`, `%s`, `%i` and the like stand for a value',
    'that differs from case to case.',
    '',
    'To add a threat, add it to `scripts/pages/threat-cases.ts`, put its id at the end of a test’s title (`… [B1]`), and run',
    '`npm run docs`. The command fails if a threat has no test, or if a test names an unknown id.',
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
      const text = readFileSync(path, 'utf8');
      const groups = groupsOf(text);
      const tables = tablesOf(text);
      for (const { index, 2: own = '', 3: ids = '' } of text.matchAll(TAGGED)) {
        const around = groups.filter(({ from, to, title }) => from < index && index < to && !title.startsWith(own));
        const table = tables.find(({ from, to }) => from < index && index < to);
        const test = table?.title.includes('%s') ? table.title.replace('%s', () => own) : own;
        const title = [...around.map((group) => group.title), test].join(' ').replaceAll(/\$\{[^}]*\}/g, '…');
        for (const id of ids.split(', ')) {
          found.set(id, [...(found.get(id) ?? []), { file: path.slice(root.length + 1), title }]);
        }
      }
    }
  }
  for (const tests of found.values()) tests.sort((a, b) => (a.file + a.title < b.file + b.title ? -1 : 1));
  return found;
}

/** The tables of cases in a file of tests, each with the title of the test that takes them. */
function tablesOf(text: string): readonly Group[] {
  return [...text.matchAll(/^( *)it\.each(?:<.*>)?\(\[$/gm)].flatMap(({ index: from, 1: indent = '' }) => {
    const rest = text.slice(from);
    const end = new RegExp(`^${indent}\\][^\\n]*\\)\\(\\s*(['"\`])([^\\n]*?)\\1,`, 'm').exec(rest);
    const [, , title] = end ?? [];
    return end === null || title === undefined ? [] : [{ title, from, to: from + end.index }];
  });
}

interface Group {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** The groups of a file of tests, outer ones first: a title of a test goes on where those of its groups end. */
function groupsOf(text: string): readonly Group[] {
  return [...text.matchAll(/^( *)describe(?!d\b)\w*/gm)].flatMap(({ index: from, 1: indent = '' }) => {
    const rest = text.slice(from);
    const title = /\)?\((['"`])((?:(?!\1)[^\n])*)\1, (?:async )?\(/.exec(rest)?.[2];
    const length = rest.search(new RegExp(`^${indent}\\}\\)`, 'm'));
    return title === undefined || length < 0 ? [] : [{ title, from, to: from + length }];
  });
}

const cell = ({ file, title }: Tested) => `[${title.replaceAll('|', '\\|')}](../${file})`;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const testsOf = (tests: ReadonlyMap<string, Tested[]>, [id, , defence = '']: Case): readonly Tested[] =>
  tests.get(id) ?? (defence.startsWith(OPEN) ? [] : missing(id));

/** A defence names its file, and the file is there. */
function checkFiles(root: string, id: string, defence: string): void {
  for (const [, path = ''] of defence.matchAll(/`([\w.-]+\/[\w./-]+)`/g))
    if (!existsSync(join(root, path))) throw new Error(`The threat ${id} names ${path}, which does not exist.`);
}

function missing(id: string): never {
  throw new Error(`No test names the threat ${id} at the end of its title.`);
}

function unknown(id: string, tests: readonly Tested[]): never {
  throw new Error(`There is no threat ${id}, which ${tests.map(({ file }) => file).join(', ')} names.`);
}
