import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';

/** Deep: trains every classifier on other worlds, and runs every reference on the whole public data: a minute. */
it('docs/worlds-gates.txt has the gates of the public data of Worlds, with every system that ran on it', async () => {
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

it('a release of Worlds contains its gates, and cib validate checks them', async () => {
  const [data, out] = [join(temporaryFolder(), 'worlds.jsonl'), join(temporaryFolder(), 'release')];
  await cib('generate', '--suite', 'worlds', '--count', '4', '--out', data);
  expect(await cib('release', '--suite', 'worlds', '--dataset', data, '--out', out)).toMatchObject({ status: 0 });
  const { held, failed } = JSON.parse(readFileSync(join(out, 'gates.json'), 'utf8'));
  const { stdout } = await cib('validate', out, '--suite', 'worlds');
  for (const line of [...held, ...failed]) expect(stdout).toContain(line);
  expect(stdout).toContain('gates.json equals the results of the release gates on this data');
}, 600_000);
