import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cib } from './support/cli.ts';

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
