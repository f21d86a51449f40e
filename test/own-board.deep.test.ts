// Deep: runs references again under the nonces of the board; own-board.test.ts verifies the bundles of all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { references } from '../src/board/participants.ts';
import { sha256 } from '../src/evidence/digest.ts';
import { SUITE_IDS } from '../src/suites/catalogue.ts';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';

const entries = 'leaderboard/entries';
// The manifest's hashes are compared: for a packed transcript that is the hash of the plain text.
const EVIDENCE = ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json'];

const all = (await references()).flatMap(({ slug, adapter, suites }) => suites.map((id) => ({ slug, adapter, id })));

/** Every verification computes the answers of all references again, so a few of each suite show that a run does, too. */
const made = SUITE_IDS.flatMap((suite) => {
  const own = all.filter(({ id }) => id === suite);
  return [0, own.length >> 1, own.length - 1].flatMap((at) => own[at] ?? []);
});

describe('the project’s own board', () => {
  const work = sharedFolder();

  it.each(made)('$slug: $id gives the same bytes again, except for clock and dates', async ({ slug, adapter, id }) => {
    const bundle = join(entries, slug, id);
    const out = join(work, `${slug}-${id}`);
    const { nonce, files } = JSON.parse(readFileSync(join(bundle, 'manifest.json'), 'utf8'));
    const run = ['run', '--suite', id, '--adapter', adapter, '--nonce', nonce, '--out', out];
    expect(await cib(...run)).toMatchObject({ status: expect.toBeOneOf([0, 1]) });
    for (const name of EVIDENCE) {
      const recorded = files.find(({ path }: { path: string }) => path === name).sha256;
      expect(`${name} ${sha256(readFileSync(join(out, name)))}`).toBe(`${name} ${recorded}`);
    }
  });
});
