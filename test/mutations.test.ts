import { beforeAll, expect, it } from 'vitest';
import { BUNDLE } from '../src/evidence/bundle.ts';
import { canonical } from '../src/evidence/canonical.ts';
import { sharedFolder } from './support/folder.ts';
import { readFolder } from './support/memory-files.ts';
import { decode, encode, expectNoChangeToHold, judged, runBoth } from './support/mutations.ts';

let folder: string;
beforeAll(async () => {
  folder = sharedFolder();
  await runBoth(folder);
});

it.each([
  ['small', 'partial', 1_000],
  // One in eleven of the changes changes nothing that can be checked: of 120 some do.
  ['whole', 'valid', 120],
])('cib verify refuses every changed %s bundle with another meaning, and never crashes [G1, G2]', (name, state, runs) =>
  expectNoChangeToHold(`${folder}/${name}`, state, runs),
);

it('cib verify refuses a reference that declares itself not deterministic, which would weaken the comparison with a rerun [G2]', async () => {
  const bundle = new Map(readFolder(`${folder}/small`));
  const manifest = JSON.parse(decode(bundle.get(BUNDLE.manifest)));
  manifest.adapter.declared.deterministic = false;
  bundle.set(BUNDLE.manifest, encode(`${canonical(manifest)}\n`));
  const said = await judged(bundle);
  expect(typeof said === 'string' ? said : said.valid).toBe(false);
});
