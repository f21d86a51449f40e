import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyOf, forge, forgeManifest } from '../../test/support/forgery.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Task } from '../suite/suite.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { projectRoot } from '../system/installation.ts';
import { nodePorts } from '../system/ports.ts';
import { digestOf, keptIfSmall } from './dataset.ts';
import { verify } from './verify/verify.ts';

const ENTRIES = join(projectRoot(), 'leaderboard/entries');
const FALSE = 'f'.repeat(64);

describe.each(SUITE_IDS)('the built-in data of %s', (id) => {
  it('has the published digest', async () => {
    const { generator } = await loadSuite(id);
    const { publicSeed, publicCount, publicDigest } = generator;
    expect(await digestOf(publicCount, (index) => generator.generate(publicSeed, index))).toBe(publicDigest);
  });

  it('is not published data if its digest is not the one that the suite states [G7]', async () => {
    const { files } = nodePorts();
    const bundle = copyOf(join(ENTRIES, 'control-null', id));
    const ofKnown = async () =>
      (await verify(files, { folder: bundle, data: {} })).checks.find((check) => check.id === 'known-dataset');
    expect(await ofKnown()).toMatchObject({ held: true });

    const generator: { publicDigest: string } = (await loadSuite(id)).generator;
    const { publicDigest } = generator;
    onTestFinished(() => {
      generator.publicDigest = publicDigest;
    });
    generator.publicDigest = FALSE;
    const detail = `SHA-256 ${publicDigest} is not that of published data`;
    expect(await ofKnown()).toMatchObject({ held: false, code: 'rule.known-dataset', detail });

    // A bundle that states the false digest does not match the data.
    const dataset = (text: string) => text.replaceAll(publicDigest, FALSE);
    forge(bundle, 'scorecard.json', dataset);
    forgeManifest(bundle, (manifest) => Object.assign(manifest, JSON.parse(dataset(canonical(manifest)))));
    await expect(ofKnown()).rejects.toMatchObject({
      code: 'dataset.needed',
      message: `The bundle was made from data with SHA-256 ${FALSE}, not ${publicDigest}.`,
    });
  });
});

describe('keptIfSmall', () => {
  /** How often each of three tasks is made when all are read twice. */
  function timesMade(...lengths: readonly number[]): readonly number[] {
    const made = lengths.map(() => 0);
    const taskAt = keptIfSmall(lengths.length, (index) => {
      made[index] = (made[index] ?? 0) + 1;
      return { id: String(index), text: 'x'.repeat(lengths[index] ?? 0) } as unknown as Task;
    });
    for (const index of [0, 1, 2, 0, 1, 2]) expect(taskAt(index).id).toBe(String(index));
    return made;
  }

  it('makes each task of small data once', () => {
    expect(timesMade(100, 100, 100)).toEqual([1, 1, 1]);
  });

  it('keeps no task if data of the first task’s length is large', () => {
    expect(timesMade(20_000_000, 100, 100)).toEqual([2, 2, 2]);
  });

  it('lets go of the tasks it kept once a later one makes the data large', () => {
    expect(timesMade(100, 100, 40_000_000)).toEqual([2, 2, 2]);
  });
});
