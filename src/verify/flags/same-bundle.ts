import { BUNDLE } from '../../evidence/bundle.ts';
import { called, type Flag, inOne, listedDigest } from '../flag.ts';

export const sameBundle: Flag = {
  id: 'same-bundle',
  title: 'The transcript stands under another entry too',
  why: 'Every run draws its own nonce, on which each id in a transcript depends: two runs never write the same bytes.',
  remedy: 'See which entry came first, and ask the other for a run of its own.',
  check: ({ run, others }) => {
    const digest = listedDigest(run, BUNDLE.transcript);
    const same = others.filter((other) => digest !== undefined && listedDigest(other, BUNDLE.transcript) === digest);
    return inOne(same.map((other) => `byte for byte the transcript of ${called(other)}`));
  },
};
