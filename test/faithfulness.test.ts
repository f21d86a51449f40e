import { describe, expect, it } from 'vitest';
import { faithfulness } from '../scripts/pages/faithfulness.ts';
import { cib } from './support/cli.ts';
import { conformance, digestOfFiles } from './support/conformance.ts';
import { sharedFolder } from './support/folder.ts';

const data = process.env.CONFORMANCE_DATA;

/** The data whose figures the page has, and the digest of each. */
const STATED: Readonly<Record<string, string>> = {
  'cib-v0': 'e48185670b4e7c4357a9a0f5c8b74d70e7ec49800a72248222ea72f9195769a0',
  'cib-v0/cib-v0-dataset.jsonl': 'c4275813237dc8252965f25b544cbac6e82e281c9e0e892059764d0afafcd972',
  'memtrace/sample_dataset.jsonl': '421f2953b3c8b810ca4307c46d0a11a21bbcc93000c113f55106673fcdcb379a',
  'writ-v0.2.0/scenarios': 'db0fe9a1508e1d4ad22101a98e38aeddd7f3893ab75fbe54a8f6eb5025bb185f',
};

/** Whether the data of a command has changed since its figures were stated, for example because there is more of it. */
const hasOtherData = (command: string): boolean =>
  [...command.matchAll(/\{data\}\/(\S+)/g)].some(([, path = '']) => digestOfFiles(conformance(path)) !== STATED[path]);

/** Finds a line with any numbers in the place of its own. */
function withAnyFigures(line: string): RegExp {
  const parts = line.split(/–|[\d.]*\d%?/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('(?:–|[\\d.]*\\d%?)'));
}
const spaces = (text: string) => text.replace(/\s+/g, ' ').trim();

const rows = faithfulness('.').flatMap(({ title, rows: all }) => all.map((row) => ({ title, ...row })));
const shown = rows.flatMap(({ title, where, what, command, prints = [] }) =>
  command === undefined ? [] : [{ title, where, what, command, prints }],
);

describe('docs/faithfulness.md', () => {
  const folder = sharedFolder();
  const said = new Map<string, Promise<string>>();

  /** The standard output of a command; each command runs once. */
  function run(command: string): Promise<string> {
    const [, ...words] = (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
    const known = said.get(command);
    if (known !== undefined) return known;
    const output = cib(...words.map((word) => word.replace('{data}', data ?? '').replace('{out}', folder))).then(
      ({ status, stdout, stderr }) => {
        expect([0, 1], `${command}\n${stderr.slice(-500)}`).toContain(status);
        return spaces(stdout);
      },
    );
    said.set(command, output);
    return output;
  }

  it.each(shown.filter(({ command }) => data !== undefined || !command.includes('{data}')))(
    '$title, $where: $what',
    async ({ command, prints }) => {
      const output = await run(command);
      // With the whole output in the message, the missing line would be hard to find.
      const isPrinted = hasOtherData(command)
        ? (line: string) => withAnyFigures(spaces(line)).test(output)
        : (line: string) => output.includes(spaces(line));
      for (const line of prints) expect(isPrinted(line) ? line : `not printed: ${line}`).toBe(line);
    },
  );
});
