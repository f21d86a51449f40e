import { FLAGS } from '../../src/verify/flags.ts';
import { INTEGRITY } from '../../src/verify/integrity.ts';
import { RULES } from '../../src/verify/rules.ts';

interface Described {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly breaks?: string;
  readonly remedy: string;
}

const checks = Object.values(INTEGRITY);

const section = ({ id, title, why, breaks, remedy }: Described): string =>
  [
    `### \`${id}\`: ${title}`,
    `**Why.** ${why}`,
    ...(breaks === undefined ? [] : [`**What breaks it.** ${breaks}`]),
    `**What to do.** ${remedy}\n`,
  ].join('\n\n');

/** `docs/rules.md`: every check of `cib verify`, and the flags for reviewers. */
export function rulesPage(): string {
  return [
    '# Checks of a bundle',
    '',
    'This page lists every check that `cib verify DIR` makes, with the reason and what to do if the check fails. It is for people',
    'whose bundle was rejected, and for reviewers of submissions.',
    '',
    '`cib verify` makes the integrity checks in the order of this page. It then scores the transcript again and checks the rules and',
    'the controls. Each line of its output names the check. If the check failed, the line has a stable code.',
    '',
    'A bundle, the folder that a run writes, has five files. `manifest.json` has the settings, the limits and the hash of every other file. `transcript.jsonl` has',
    'every reply, `outcomes.jsonl` the verdict on each task, `scorecard.json` the figures, and `timing.json` the times. A run whose',
    'adapter asks a model also has the tape of its calls, `exchanges.jsonl`. An _episode_ is the events and questions of one task. The',
    '_nonce_ is the random value from which the ids and the order of a run follow. The _harness_ is this program.',
    '',
    '`npm run docs` generates this page from `src/verify`.',
    '',
    '## Integrity',
    '',
    ...checks.filter(({ of }) => of !== 'secret').map(section),
    '## Integrity of a held-out bundle',
    '',
    'Until the seed of a held-out bundle is revealed, these checks replace `transcript`, `outcomes` and `scorecard`.',
    '',
    ...checks.filter(({ of }) => of === 'secret').map(section),
    '## Rules',
    '',
    'If a run breaks a rule, it is *invalid* and has no rank. If it breaks `errored-tasks`, it is *failed* and has no rank either.',
    'The code of a broken rule is `rule.` and its id, such as `rule.known-sources`.',
    '',
    'A run on data of your own seed breaks `known-dataset` alone, if it is otherwise sound:',
    '[how to publish it](heldout.md#a-run-on-your-own-seed).',
    '',
    ...RULES.map(section),
    '## Controls',
    '',
    'Every run also scores the suite’s controls on the same tasks. The suite states a floor and a ceiling for each control. If a',
    'control is outside them, the harness or the data is faulty, and the run is *failed*. `cib suites` lists the controls.',
    '',
    '## Flags',
    '',
    'Flags are reasons for a reviewer to look closer at a submission. `cib flags` prints them. No flag makes a run invalid, and every',
    'flag is shown.',
    '',
    ...FLAGS.map(section),
  ].join('\n');
}
