import type { Fault } from '../../errors/fault.ts';
import type { Checked } from '../../submissions/check/check-submission.ts';
import { OWNER_APPROVED } from '../../submissions/check/ownership.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';

/** The entry that was checked. */
export interface Subject {
  /** Absent if an entry of the board is checked. */
  readonly base: string | undefined;
  readonly head: string;
  readonly pullRequest: number | undefined;
}

/** The limit for untrusted text in a list, because a summary may have a mebibyte in all. */
const LENGTH = 1_000;

/** The job's summary: what was checked, what is run again, and everything that is wrong. */
export function summaryOf(subject: Subject, checked: Checked | undefined, faults: readonly Fault[]): string {
  const { base, head, pullRequest } = subject;
  const rows = [
    [
      'Checked',
      `${pullRequest === undefined ? '' : `pull request ${pullRequest}, `}commit ${head}${base === undefined ? '' : `, against ${base}`}`,
    ],
    ...(checked ? rowsOf(checked) : [['Entry', 'refused']]),
  ];
  return [
    `**${titleOf(base, checked, faults)}**`,
    '',
    '| | |',
    '| --- | --- |',
    ...rows.map(([label = '', text = '']) => `| ${label} | ${escapeMarkdown(safeText(text, LENGTH))} |`),
    '',
    ...faults.map(({ message, hint }) => `- ${[message, hint].filter(isGiven).map(shown).join(' ')}`),
    '',
  ].join('\n');
}

function titleOf(base: string | undefined, checked: Checked | undefined, { length }: readonly Fault[]): string {
  if (base === undefined) return checked?.reruns?.jobs.length ? 'The entry can be run.' : 'The entry cannot be run.';
  return length === 0 ? 'The submission is in order.' : 'The submission is not in order.';
}

const OWNED: Readonly<Record<Checked['owned'], string>> = {
  'author': 'the author of the pull request',
  'approved': `somebody else; the label ${OWNER_APPROVED} and a review allow this change`,
  'not checked': 'not checked: without a pull request there is no author',
};

function rowsOf({ slug, tree, suites, reruns, owned }: Checked): readonly (readonly string[])[] {
  const entry = [
    ['Entry', slug],
    ['Tree', tree],
    ['Owner', OWNED[owned]],
    ['Suites', suites.join(', ') || '–'],
  ];
  if (reruns === undefined) return [...entry, ['Run again', 'nothing']];
  const { image, jobs, left } = reruns;
  const again = jobs.map(({ suite, shard, fresh }) => `${suite} ${shard}${fresh ? ', fresh tasks' : ''}`).join('; ');
  return [...entry, ['Image', image || '–'], ['Run again', again || 'nothing'], ['Left out', left.join(' ') || '–']];
}

const isGiven = (text: string | undefined) => text !== undefined;
const shown = (text = '') => escapeMarkdown(safeText(text, LENGTH));
