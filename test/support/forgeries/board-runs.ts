import { cpSync, rmSync } from 'node:fs';
import { claimed } from '../forged-board.ts';
import { forgeReplies } from '../forged-replies.ts';
import { forge } from '../forgery.ts';
import { golden, inRound, OTHER_IMAGE, ofImage, type Row, rewritten } from './forging.ts';

/** Claims of 100%, where the forger changed what the board's jobs left. */
export const BOARD_RUNS: Readonly<Record<string, Row>> = {
  'run-nonce': {
    what: 'a board’s run that was made before the board drew its nonce',
    rule: 'a board’s run is the one that was ordered',
    claim: rewritten(golden),
    spoil: inRound(1, (run) => forgeReplies(run, golden, 'cd'.repeat(32))),
    verify: 'valid',
    board: 'unusable: unusable, error',
    says: /manifest\.json: \$\.nonce/,
    site: 'self-reported 100.0 unusable unranked',
  },
  'run-image': {
    what: 'a board’s run of another image',
    rule: 'a board’s run is the one that was ordered',
    claim: rewritten(golden),
    spoil: inRound(1, (run) => claimed(run, ofImage(OTHER_IMAGE))),
    verify: 'valid',
    board: 'unusable: unusable, error',
    says: /manifest\.json: \$\.image\.repo_digest/,
    site: 'self-reported 100.0 unusable unranked',
  },
  'run-harness': {
    what: 'a board’s run by another harness',
    rule: 'a board’s run is the one that was ordered',
    claim: rewritten(golden),
    spoil: inRound(1, (run) => claimed(run, (manifest) => Object.assign(manifest.harness, { sha256: '0'.repeat(64) }))),
    verify: 'valid',
    board: 'unusable: unusable, error',
    says: /manifest\.json: \$\.harness\.sha256/,
    site: 'self-reported 100.0 unusable unranked',
  },
  'run-scorecard': {
    what: 'a board’s run whose scorecard praises itself',
    rule: 'a board’s run is verified like any other bundle',
    rounds: 3,
    claim: rewritten(golden),
    spoil: inRound(2, (run) => forge(run, 'scorecard.json', (text) => text.replaceAll('0.76', '0.99'))),
    verify: 'valid',
    board: 'unusable: unusable, error',
    says: /run 2 does not count\. .*scorecard\.json/,
    site: 'self-reported 100.0 unusable unranked',
  },
  'run-twice': {
    what: 'the first of the board’s runs in place of the second',
    rule: 'each round has a nonce of its own',
    rounds: 3,
    claim: rewritten(golden),
    spoil: (rerun) => {
      rmSync(`${rerun}/2`, { recursive: true });
      cpSync(`${rerun}/1`, `${rerun}/2`, { recursive: true });
    },
    verify: 'valid',
    board: 'unusable: unusable, error',
    says: /run 2 does not count\. .*\$\.nonce/,
    site: 'self-reported 100.0 unusable unranked',
  },
  'run-missing': {
    what: 'two of the board’s three runs missing',
    rule: 'where replies differ three runs decide',
    claim: rewritten(golden),
    verify: 'valid',
    board: 'unusable: unusable, error',
    says: /3 runs decide; there are 1/,
    site: 'self-reported 100.0 unusable unranked',
  },
  'run-none': {
    what: 'no run of the board at all',
    rule: 'what the board did not run has no rank',
    claim: rewritten(golden),
    rounds: 0,
    verify: 'valid',
    board: 'unusable: unusable, error',
    says: /none of its jobs produced one/,
    site: 'self-reported 100.0 unusable unranked',
  },
};
