// Ten times the changes of mutations.test.ts: only this finds what one change in thousands gets past the verifier.
import { beforeAll, it } from 'vitest';
import { sharedFolder } from './support/folder.ts';
import { expectNoChangeToHold, runBoth } from './support/mutations.ts';

/** How many changed bundles are judged: small ones, and whole ones, of which each takes longer. */
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
])(
  'no changed %s bundle that means something else is held, and none stops the verifier [G1, G2]',
  (name, state, runs) => expectNoChangeToHold(`${folder}/${name}`, state, runs),
);
