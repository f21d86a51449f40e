// Deep: ten times the changes of mutations.test.ts, to find what only one of thousands of changes shows.
import { beforeAll, it } from 'vitest';
import { sharedFolder } from './support/folder.ts';
import { expectNoChangeToHold, runBoth } from './support/mutations.ts';

/** How many changed bundles are verified: small ones, and whole ones, each of which takes longer. */
const SMALL = Number(process.env.MUTATIONS ?? 10_000);
const WHOLE = Math.ceil(SMALL / 40);

let folder: string;
beforeAll(async () => {
  folder = sharedFolder();
  await runBoth(folder);
});

it.each([
  ['small', 'partial', SMALL],
  ['whole', 'valid', WHOLE],
])('cib verify refuses every changed %s bundle with another meaning, and never crashes [G1, G2]', (name, state, runs) =>
  expectNoChangeToHold(`${folder}/${name}`, state, runs),
);
