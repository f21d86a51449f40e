import { describe, expect, it } from 'vitest';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';
import { digestOf } from './dataset.ts';

describe.each(SUITE_IDS)('the built-in data of %s', (id) => {
  it('has the published digest', async () => {
    const { generator } = await loadSuite(id);
    const { publicSeed, publicCount, publicDigest } = generator;
    expect(await digestOf(publicCount, (index) => generator.generate(publicSeed, index))).toBe(publicDigest);
  });
});
