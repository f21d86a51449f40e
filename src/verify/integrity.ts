/** What is checked of a bundle before the rules. */
export interface IntegrityCheck {
  readonly id: string;
  /** Of which bundles it is made; absent where of all. */
  readonly of?: 'open' | 'secret';
  readonly title: string;
  readonly why: string;
  readonly breaks: string;
  readonly remedy: string;
}

/**
 * In the order in which they are made: where one fails, those that build on it are not made. The data of a held-out bundle
 * cannot be made before its seed is revealed: `secret` is made of such a bundle alone, `open` of any other.
 */
export const INTEGRITY = {
  format: {
    id: 'format',
    title: 'A folder of plain files',
    why: 'Archives, links and the like mean different things to different readers; five plain files mean one.',
    breaks:
      'What is given is an archive or another file; or it holds a folder, a link, a submodule, an executable, an LFS pointer or `.gitattributes`.',
    remedy: 'Give the folder as `cib run --out` wrote it, unpacked, without anything added.',
  },
  manifest: {
    id: 'manifest',
    title: 'The manifest is in its form',
    why: 'Two readers must not see two things in one file.',
    breaks:
      'It is not strict JSON (a key twice, `__proto__`, -0, digits that a number loses, nesting beyond 64), not in its schema, or not its one canonical text.',
    remedy: 'Take the manifest as the run wrote it.',
  },
  files: {
    id: 'files',
    title: 'The five files, and no other',
    why: 'What is missing cannot be checked, and what is not listed is checked by nobody.',
    breaks:
      'One of the five is missing, the transcript is there both plain and packed, another file is beside them (in an entry, also the `stderr.txt` of a run), or the manifest does not list the other four once each. The transcript of a held-out bundle may be absent until its seed is revealed.',
    remedy: 'Take the stray file away, or run again: a manifest cannot be mended.',
  },
  sizes: {
    id: 'sizes',
    title: 'As many outcomes as tasks',
    why: 'A manifest could claim more tasks than anybody can generate.',
    breaks: 'The number of lines in `outcomes.jsonl` is not the number of tasks that the manifest names.',
    remedy: 'Take the bundle as the run wrote it.',
  },
  hashes: {
    id: 'hashes',
    title: 'Every file is the one in the manifest',
    why: 'A changed byte is a changed claim.',
    breaks: 'Size, number of lines or SHA-256 of a file is not what the manifest says.',
    remedy:
      'The bundle was changed after the run: take the original, or `cib score DIR --write` where only scores changed.',
  },
  binding: {
    id: 'binding',
    title: 'The manifest agrees with itself and with the data',
    why: 'Name, kind, model and image follow from the adapter that was run, the dataset’s digest from the data.',
    breaks: 'Something in the manifest is not what the rest of the bundle makes it.',
    remedy: 'Run again with this harness: a manifest cannot be mended.',
  },
  timing: {
    id: 'timing',
    title: 'Timing is in its form',
    why: 'No byte comparison covers what comes from a clock, so at least its form must be safe.',
    breaks: '`timing.json` is not strict, canonical JSON in its schema.',
    remedy: 'Take the file as the run wrote it.',
  },
  transcript: {
    id: 'transcript',
    of: 'open',
    title: 'The transcript holds each episode once',
    why: 'Whoever drops, repeats or reorders tasks chooses what is measured.',
    breaks:
      'An episode is missing, occurs twice, stands elsewhere or belongs to no task under the run’s nonce; a reference or control answers otherwise when it is computed again; or a line is not strict, canonical JSON in its schema.',
    remedy: 'Run again, or finish the run with `--resume`.',
  },
  outcomes: {
    id: 'outcomes',
    of: 'open',
    title: 'Outcomes follow from the transcript',
    why: 'Only what can be computed again is believed.',
    breaks: '`outcomes.jsonl` is not, to the byte, what the transcript comes to.',
    remedy: 'Write it again: `cib score DIR --write`.',
  },
  scorecard: {
    id: 'scorecard',
    of: 'open',
    title: 'The scorecard follows from the transcript',
    why: 'Only what can be computed again is believed.',
    breaks: '`scorecard.json` is not, to the byte, what the transcript comes to.',
    remedy: 'Write it again: `cib score DIR --write`.',
  },
  'outcome-order': {
    id: 'outcome-order',
    of: 'secret',
    title: 'Each task has its one outcome, in order',
    why: 'Ids and families of the tasks follow from the run’s nonce, so that none can be left out before the data is known.',
    breaks: '`outcomes.jsonl` has a task too few, too many or elsewhere, or a cluster that is no single word.',
    remedy: 'Take the file as the run wrote it.',
  },
  'scorecard-sums': {
    id: 'scorecard-sums',
    of: 'secret',
    title: 'The scorecard follows from the outcomes',
    why: 'Without the data the outcomes are the evidence.',
    breaks: 'A figure of `scorecard.json` is not what `outcomes.jsonl` and the manifest come to.',
    remedy: 'Take the file as the run wrote it.',
  },
  'texts': {
    id: 'texts',
    of: 'secret',
    title: 'Nothing tells what was asked or answered',
    why: 'What is published before the reveal must not give the data away.',
    breaks: 'The scorecard or the timing holds words where only names of the harness belong.',
    remedy: 'Write the published part with `cib heldout publish`.',
  },
  'verdict': {
    id: 'verdict',
    of: 'secret',
    title: 'The run says that every rule and control held',
    why: 'Rules and controls are checked with the data; until then the run’s own word counts.',
    breaks: 'The scorecard says that a rule or a control did not hold.',
    remedy: 'Look into the whole bundle: it tells what broke.',
  },
} as const satisfies Record<string, IntegrityCheck>;

export type IntegrityId = keyof typeof INTEGRITY;
