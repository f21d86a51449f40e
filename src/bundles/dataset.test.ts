import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyOf, forge, forgeManifest } from '../../test/support/forgery.ts';
import { canonical } from '../evidence/canonical.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { projectRoot } from '../system/installation.ts';
import { nodePorts } from '../system/ports.ts';
import { digestOf } from './dataset.ts';
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
