import { describe, expect, it } from 'vitest';
import { faithfulness } from '../scripts/pages/faithfulness.ts';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';

const data = process.env.CONFORMANCE_DATA;
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
      for (const line of prints) expect(output.includes(spaces(line)) ? line : `not printed: ${line}`).toBe(line);
    },
  );
});
