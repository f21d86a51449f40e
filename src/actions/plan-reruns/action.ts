import * as z from 'zod';
import { type Due, REASONS, type Stopped } from '../../submissions/reruns/due.ts';
import { planBoardRuns } from '../../submissions/reruns/plan.ts';
import { wholeUpTo } from '../../text/given.ts';
import { counted } from '../../text/numbers.ts';
import { MOST_FAILURES } from '../../verify/counting-receipts.ts';
import { defineAction } from '../action.ts';
import { day, folder, input, list, wholeNumber } from '../inputs.ts';

/** GitHub starts at most 256 jobs from one list. */
const entriesOfPlan = input(wholeUpTo(256, 'a whole number from 1 to 256'));

export const action = defineAction({
  inputs: z.object({
    'entries': folder.default('leaderboard/entries'),
    'receipts': folder.optional(),
    'reasons': list.prefault(REASONS.join(',')).pipe(z.array(z.enum(REASONS, `it must be of ${REASONS.join(', ')}`))),
    'budget-minutes': wholeNumber.default(600),
    'max-entries': entriesOfPlan.default(16),
    'as-of': day.optional(),
  }),
  outputs: { matrix: '[]', waiting: '' },
  async act({ inputs, ports, reporter, setOutputs, summarise }) {
    const { entries, receipts, reasons, 'budget-minutes': minutes, 'max-entries': most } = inputs;
    const asOf = inputs['as-of'] ?? ports.clock.now().slice(0, 10);
    const request = { checkout: '.', entries, receipts, reasons, minutes, most, asOf };
    const { planned, waiting, stopped } = await planBoardRuns(ports, request);
    setOutputs({
      matrix: JSON.stringify(planned.map(({ slug, suites }) => ({ slug, suites: suites.join(',') }))),
      waiting: waiting.map(({ slug }) => slug).join(','),
    });
    const [now, later] = [planned.length, waiting.length];
    const runs = `${counted(now, 'entry is', 'entries are')} run now`;
    reporter.info(`${runs}, ${counted(later, 'has', 'have')} to wait.`);
    await summarise(() => summaryOf(planned, waiting, stopped));
    return [];
  },
});

const WHY: Readonly<Record<Due['reason'], string>> = {
  'version': 'its run is of an earlier version of a suite',
  'never-run': 'the board has not run it',
  'unusable': 'the board’s last run of it did not count',
  'provisional': 'its run was made for a pull request, and its replies are not known to equal the submitted ones',
  'fresh': 'it has no result on fresh tasks',
  'age': 'its run is old',
};

/** Slugs and suites are checked by their schema: none of them needs to be escaped. */
function summaryOf(planned: readonly Due[], waiting: readonly Due[], stopped: readonly Stopped[]): string {
  const row = (when: string) => (one: Due) =>
    `| ${one.slug} | ${one.suites.join(', ')} | ${WHY[one.reason]} | ${one.minutes} | ${when} |`;
  const rows = [...planned.map(row('now')), ...waiting.map(row('later'))];
  const table = ['| entry | suites | why | minutes | when |', '| --- | --- | --- | --- | --- |', ...rows];
  return [
    ...(rows.length === 0 ? ['No entry has to be run again.'] : table),
    ...(stopped.length === 0 ? [] : ['', STOPPED, '']),
    ...stopped.map(({ slug, suites }) => `- ${slug}: ${suites.join(', ')}`),
    '',
  ].join('\n');
}

const STOPPED = `Not run, as the last ${MOST_FAILURES} runs did not count. The next run follows when the entry changes, or when a maintainer starts the workflow _Verify_ with its slug:`;
