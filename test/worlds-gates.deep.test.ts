import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';

/** Trains every classifier on other worlds and asks every reference: a minute, which only the whole public data is worth. */
it('publishes the figures of the gates that the public data of Worlds has, with every system that ran on it', async () => {
  const entries = 'leaderboard/entries';
  const ran = readdirSync(entries).filter((slug) => {
    const { kind, suites } = JSON.parse(readFileSync(`${entries}/${slug}/entry.json`, 'utf8'));
    return (kind === 'system' || kind === 'example') && 'worlds' in suites;
  });
  expect(ran).toContain('minilm');
  const { stdout } = await cib(
    'validate',
    '--suite',
    'worlds',
    ...ran.flatMap((slug) => ['--with', `${entries}/${slug}/worlds`]),
  );
  expect(stdout).toBe(readFileSync('docs/worlds-gates.txt', 'utf8'));
}, 600_000);

it('are in a release of the data, and are checked with it', async () => {
  const [data, out] = [join(temporaryFolder(), 'worlds.jsonl'), join(temporaryFolder(), 'release')];
  await cib('generate', '--suite', 'worlds', '--count', '4', '--out', data);
  expect(await cib('release', '--suite', 'worlds', '--dataset', data, '--out', out)).toMatchObject({ status: 0 });
  const { held, failed } = JSON.parse(readFileSync(join(out, 'gates.json'), 'utf8'));
  const { stdout } = await cib('validate', out, '--suite', 'worlds');
  for (const line of [...held, ...failed]) expect(stdout).toContain(line);
  expect(stdout).toContain('gates.json is what the release gates say of this data');
}, 600_000);
