import { cpSync, rmSync } from 'node:fs';
import { claimed } from '../forged-board.ts';
import { forgeReplies, onQuery } from '../forged-replies.ts';
import { forgeManifest } from '../forgery.ts';
import {
  breaksOff,
  everyRound,
  failed,
  fast,
  forgetsMore,
  golden,
  goldenWrites,
  improved,
  nothing,
  OTHER_IMAGE,
  ofImage,
  type Row,
  rewritten,
  timedOut,
  wrongActions,
} from './forging.ts';

/** Replaces the image's own bundle with the honest one. */
function takeHonest(bundle: string, made: string): void {
  rmSync(bundle, { recursive: true });
  cpSync(`${made}/everything`, bundle, { recursive: true });
}

/** Consistent bundles whose replies are not the image’s. */
export const FIGURES: Readonly<Record<string, Row>> = {
  'gold': {
    what: 'gold evidence in place of all that is wrong, times ÷ 1,000',
    rule: 'the headline’s interval lies above 0, and its difference above 2 points',
    rounds: 3,
    claim: async (bundle) => [await rewritten(golden)(bundle), fast(bundle)],
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Retrieval sufficiency: submitted 100\.0%, board 76\.0%/,
    site: 'board-run 76.0 contradicted ranked',
  },
  'written': {
    what: 'gold in what was written, by a system that declares itself deterministic',
    rule: 'another metric is significantly better',
    rounds: 3,
    claim: rewritten(goldenWrites),
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Write precision: submitted 100\.0%, .*declares itself deterministic, and two of its runs differ/,
    site: 'board-run 76.0 contradicted ranked',
  },
  'written-quietly': {
    what: 'gold in what was written, `deterministic` left out',
    rule: 'another metric is significantly better',
    rounds: 3,
    claim: async (bundle) => {
      forgeManifest(bundle, (manifest) => delete manifest.adapter.declared.deterministic);
      await rewritten(goldenWrites)(bundle);
    },
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Write precision: submitted 100\.0%/,
    site: 'board-run 76.0 contradicted ranked',
  },
  'five-clusters': {
    what: 'five clusters forged, by an adapter that always acts wrongly: `pass` never differs',
    rule: 'the headline decides, not `pass`',
    rounds: 3,
    system: wrongActions,
    claim: rewritten(improved(5)),
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Retrieval sufficiency: submitted \d+\.\d%, board 76\.0%/,
    site: 'board-run 76.0 contradicted ranked',
  },
  'two-points': {
    what: 'five tasks of five clusters forged: 2.0 points',
    rule: 'the published figure is the board’s, whatever the verdict',
    rounds: 3,
    claim: rewritten(improved(5, 1)),
    verify: 'valid',
    board: 'unconfirmed: board-run, success',
    says: /The claim may lie up to \d\.\d points above the mean/,
    site: 'board-run 76.0 unconfirmed ranked',
  },
  'best-of-many': {
    what: 'the best of many runs of a system whose runs differ',
    rule: 'the mean of three runs is published, and discordance is said',
    rounds: 3,
    system: forgetsMore,
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /it is unsteady/,
    site: 'board-run 60.8 contradicted ranked',
  },
  'errs': {
    what: 'answers in tasks in which the image errs',
    rule: 'the headline is over all tasks',
    rounds: 3,
    system: breaksOff,
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Retrieval sufficiency: submitted 76\.0%, board 73\.6%/,
    site: 'board-run 73.6 contradicted ranked',
  },
  'timeouts': {
    what: 'twelve failures claimed as timeouts',
    rule: 'a task that errored improves no figure, and the published figures are the board’s',
    rounds: 3,
    claim: rewritten(timedOut(12)),
    verify: 'valid',
    board: 'confirmed: board-run, success',
    says: /Replies differ in 12 of 250 tasks\./,
    site: 'board-run 76.0 confirmed ranked',
  },
  'stolen': {
    what: 'the honest bundle under a new name, for an image that finds nothing',
    rule: 'what the image answers decides',
    rounds: 3,
    system: nothing,
    claim: async (bundle, made) => {
      takeHonest(bundle, made);
      await claimed(bundle, ofImage(OTHER_IMAGE));
    },
    entry: { adapter: `image:${OTHER_IMAGE}` },
    spoil: everyRound(ofImage(OTHER_IMAGE)),
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Retrieval sufficiency: submitted 76\.0%, board 0\.0%/,
    site: 'board-run 0.0 contradicted ranked',
  },
  'stolen-again': {
    what: 'the same under a new nonce, so that no byte of its transcript is the honest one’s',
    rule: 'what the image answers decides',
    rounds: 3,
    system: nothing,
    claim: async (bundle, made) => {
      takeHonest(bundle, made);
      await forgeReplies(bundle, ({ replies }) => replies, 'cd'.repeat(32));
    },
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Retrieval sufficiency: submitted 76\.0%, board 0\.0%/,
    site: 'board-run 0.0 contradicted ranked',
  },
  'spliced-well': {
    what: 'half of the replies from a better run, under one nonce',
    rule: 'the headline’s interval lies above 0, and its difference above 2 points',
    rounds: 3,
    claim: rewritten((answered) => (answered.index % 2 === 0 ? golden(answered) : answered.replies)),
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Retrieval sufficiency: submitted \d+\.\d%, board 76\.0%/,
    site: 'board-run 76.0 contradicted ranked',
  },
  'context': {
    what: 'shortened context',
    rule: 'every field of a reply is compared, and the published figures are the board’s',
    rounds: 3,
    claim: rewritten(({ replies }) => onQuery(replies, (result) => ({ ...result, context: 'short' }))),
    verify: 'valid',
    board: 'confirmed: board-run, success',
    says: /Replies differ in 250 of 250 tasks\. It declares itself deterministic, and two of its runs differ/,
    site: 'board-run 76.0 confirmed ranked',
  },
  'surplus': {
    what: 'surplus sources taken out where they cost nothing but tokens',
    rule: 'another metric is significantly better: lower, where lower is better',
    rounds: 3,
    claim: rewritten((answered) => (failed(answered) ? answered.replies : golden(answered))),
    verify: 'valid',
    board: 'contradicted: contradicted, failure',
    says: /Avg tokens: submitted .*, board .*, a significant difference/,
    site: 'board-run 76.0 contradicted ranked',
  },
};
