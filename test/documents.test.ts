import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS } from '../src/cli/commands.ts';
import { cib } from './support/cli.ts';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(Boolean);

it.each(documents)('%s links to existing files', (path) => {
  const links = [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(
    ([, to = '']) => to,
  );
  expect(links.filter((to) => !existsSync(join(dirname(path), to)))).toEqual([]);
});

/** The commands of this program in the blocks of a document, each as its words. Brackets mark what may be left out. */
function commandsIn(document: string): readonly (readonly string[])[] {
  const blocks = [...document.matchAll(/^```(?:sh|bash)?\n(.*?)^```/gms)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
    .flatMap((line) => {
      const [, words] =
        /^ *(?:\w+=\S+ )*(?:cib|npx context-integrity|node dist\/cli\.js) ([a-z].*?)(?: #.*)?$/.exec(line) ?? [];
      return words === undefined ? [] : [words.replaceAll(/[[\]]/g, '').split(/\s+/)];
    });
}

const names = Object.values(COMMANDS).flatMap((group) => Object.keys(group));
const shown = documents.flatMap((path) => commandsIn(readFileSync(path, 'utf8')).map((words) => ({ path, words })));

it('shows commands with options that they have, and with all that they require', async () => {
  expect(shown.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const { path, words } of shown) {
    const [name = '', part = ''] = words;
    if (!names.includes(name)) {
      wrong.push(`${path}: there is no command ${name}`);
      continue;
    }
    const { stdout } = await cib(name, ...(name === 'heldout' ? [part] : []), '--help');
    const options = [...stdout.matchAll(/^ +(--[a-z-]+)(?: \S+)*? +(required:)?/gm)];
    const given = words.flatMap((word) => /^--[a-z-]+/.exec(word) ?? []);
    const unknown = given.filter((option) => !options.some(([, known]) => known === option));
    const missing = options.flatMap(([, option = '', required]) =>
      required && !given.includes(option) ? [option] : [],
    );
    if (unknown.length > 0) wrong.push(`${path}: ${words.join(' ')} has no ${unknown.join(' ')}`);
    if (missing.length > 0) wrong.push(`${path}: ${words.join(' ')} lacks ${missing.join(' ')}`);
  }
  expect(wrong).toEqual([]);
});

it('the documents run the scripts by the Node that `npm ci` installs, since an older one cannot read TypeScript', () => {
  const commands = documents.flatMap(
    (path) => readFileSync(path, 'utf8').match(/.*\bnode scripts\/[\w-]+\.ts.*/g) ?? [],
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((line) => !line.includes('npx node scripts/'))).toEqual([]);
});
