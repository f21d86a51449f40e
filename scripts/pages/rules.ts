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

/** `docs/rules.md`: everything that `cib verify` asks of a bundle, and what a reviewer is told besides. */
export function rulesPage(): string {
  return [
    '# What a bundle must fulfil',
    '',
    'Made from `src/verify` by `npm run docs`. `cib verify DIR` makes the integrity checks in this order, then scores',
    'the transcript again and asks every rule; each line of its output names the check and a stable code.',
    '',
    '## Integrity',
    '',
    ...checks.filter(({ of }) => of !== 'secret').map(section),
    '## Integrity of a held-out bundle',
    '',
    'Before the seed of its data is revealed, these take the place of what is computed from the transcript.',
    '',
    ...checks.filter(({ of }) => of === 'secret').map(section),
    '## Rules',
    '',
    'A run of which a rule does not hold is *invalid*, or *failed* by `errored-tasks`, and has no rank. The code of a broken',
    'rule is `rule.` and its id.',
    '',
    ...RULES.map(section),
    '## Controls',
    '',
    'Every run scores the suite’s controls over the same tasks. One outside the floor and ceiling that the suite states',
    'speaks against the harness or the data, so the run is *failed*. `cib suites` lists them.',
    '',
    '## Flags',
    '',
    'Reasons to look closer, for whoever reviews a submission (`cib flags`). None makes a run invalid; none is hidden.',
    '',
    ...FLAGS.map(section),
  ].join('\n');
}
