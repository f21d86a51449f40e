import { isSound } from '../../protocol/constants.ts';
import type { Markdown } from '../../text/escape.ts';
import type { ScorecardView } from '../scorecard-view.ts';
import type { ChangeList } from './comment-changes.ts';
import type { MarkdownTemplate } from './markdown-template.ts';
import { cutMarkdown, renderMarkdown } from './render.ts';

/** In bytes. GitHub drops a summary above 1 MiB without failing the step. */
const LIMIT = 1_000_000;
const NOTE = '*This summary was cut: the rest is in the bundle.*';

export function summaryMarkdown(template: MarkdownTemplate, suites: readonly SuiteSummary[]): string {
  return cutMarkdown(rendered(template, suites), LIMIT, NOTE);
}

/** The job summary in full. */
export function rendered(template: MarkdownTemplate, suites: readonly SuiteSummary[]): string {
  return renderMarkdown(template, { suites: suites.map((suite) => ({ ...suite, verdict: verdictOf(suite) })) });
}

type Row<Cells extends string> = Readonly<Record<Cells, string>>;

/** What was wrong, the output of the adapter, and what to do. */
interface Problem {
  readonly message: string;
  readonly quote: { readonly title: string; readonly lines: Markdown } | undefined;
  readonly steps: readonly string[];
}

export interface SuiteSummary {
  readonly title: string;
  /** Whether nothing was run, because the settings have errors. */
  readonly refused?: boolean;
  /** Undefined if the run did not end. */
  readonly card: ScorecardView | undefined;
  readonly gates: readonly Row<'metric' | 'value' | 'needed' | 'verdict'>[];
  readonly gateMissed: boolean;
  readonly regression:
    | (Row<'baseline' | 'metric' | 'delta' | 'units' | 'onlyHere' | 'onlyBaseline' | 'p' | 'verdict'> & {
        /** The figures by which the baseline is significantly better. */
        readonly worse: readonly Row<'label' | 'run' | 'baseline' | 'p'>[];
      })
    | undefined;
  /** Tasks that passed in only one of the run and its baseline. */
  readonly tasks: readonly ChangeList[];
  readonly regressed: boolean;
  /** How many tasks were lost, if these are more than the step allows. */
  readonly lost?: string | undefined;
  /** If too many tasks errored: the first error. */
  readonly errors: Problem | undefined;
  readonly problems: readonly Problem[];
  /** The command that checks the bundle. */
  readonly verify: string | undefined;
}

const STATES: Record<ScorecardView['state'], string> = {
  valid: 'Valid',
  partial: 'Partial: not all tasks were run',
  invalid: 'Not valid: a rule does not hold',
  failed: 'Failed: a control is out of its range',
};
const ERRORED = 'Failed: too many tasks errored';

/** Whether the run counts, and whether it passes. */
function verdictOf({ refused, card, gateMissed, regressed, lost, problems }: SuiteSummary): string {
  if (refused) return '❌ Nothing was run: the settings have errors';
  if (card === undefined) return '❌ This run did not end';
  const state = card.failedByErrors ? ERRORED : STATES[card.state];
  const missed = [
    ...(gateMissed ? ['Gate missed'] : []),
    ...(regressed ? ['Worse than the baseline'] : []),
    ...(lost === undefined ? [] : [lost]),
    ...(problems.length > 0 ? ['See below'] : []),
  ];
  if (missed.length > 0) return `❌ ${[...missed, state].join(' · ')}`;
  if (!isSound(card.state)) return `❌ ${state}`;
  return `${card.state === 'valid' ? '✅' : '⚠️'} ${state}`;
}
