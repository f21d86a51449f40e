import { CODES, type CodeFacts } from '../errors/codes.ts';
import { asFault, Fault } from '../errors/fault.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { shellWord } from '../text/escape.ts';
import { counted } from '../text/numbers.ts';
import { MODEL_FAULTS } from '../verify/actor/decision.ts';
import { failedByErrors } from '../verify/validity.ts';
import type { EpisodeError } from './journal.ts';
import type { RunRequest } from './request.ts';

/** The first error of a run. Its texts may quote the adapter. */
export interface FirstError extends EpisodeError {
  /** The task's id. */
  readonly task: string;
}

/** The fields of a run that describe its errors. */
interface Errored {
  readonly scorecard: Pick<Scorecard, 'counts' | 'gateway'>;
  readonly firstError?: FirstError | undefined;
  /** The last lines that the adapter wrote to standard error. */
  readonly standardError?: string | undefined;
}

/**
 * Whether a run failed because of errored tasks: too many of them, or all of one or two, which break no rule. A shard is judged
 * only as a part of the merged run.
 */
export const isErrored = ({ counts, validity }: Pick<Scorecard, 'counts' | 'validity'>, isShard: boolean): boolean =>
  failedByErrors(validity) || (!isShard && counts.errored > 0 && counts.errored === counts.tasks);

/** The fault of a run in which tasks errored. `spec` is the adapter's SPEC, or a placeholder if it is not known. */
export function erroredFault(run: Errored, spec: string): Fault {
  const { firstError: first, standardError = '' } = run;
  const unquoted = erroredText(run, (error) => `${error}.`);
  if (onlyModelFailed(run)) {
    const memoryHint = 'What the memory returned is recorded separately from the model: `cib explain` shows it.';
    return new Fault('model.errored', erroredText(run), {
      hint: [first?.hint ?? [], memoryHint].flat().join('\n'),
      unquoted,
    });
  }
  const next = `Run ${checkCommand(spec, run.scorecard.gateway !== undefined)}: it makes each call and reports what is wrong with the answers. Then run again in a new folder.`;
  return new Fault('run.errored', erroredText(run), {
    hint: [first?.hint ?? [], next].flat().join('\n'),
    unquoted,
    ...(standardError !== '' && {
      quote: {
        title: 'The last lines that the adapter wrote to standard error (stderr.txt has more):',
        text: standardError,
      },
    }),
  });
}

/** How to check an adapter. Without the model that it got, the check would find nothing but that it is missing. */
export const checkCommand = (spec: string, hasGateway: boolean): string =>
  `\`cib check ${shellWord(spec)}${hasGateway ? ' --gateway URL --gateway-model NAME' : ''}\``;

/** Whether only the answering model failed, and never the adapter. */
function onlyModelFailed({ scorecard: { counts } }: Errored): boolean {
  const codes: Readonly<Record<string, CodeFacts>> = CODES;
  const parties = Object.keys(counts.faults).map((code) => codes[code]?.party);
  return MODEL_FAULTS.some((code) => code in counts.faults) && !parties.includes('adapter');
}

/** The fault of a replay whose adapter made requests that are not on the tape; undefined if all were on it. */
export function missedFault({ scorecard: { counts } }: Pick<Errored, 'scorecard'>): Fault | undefined {
  const missed = counts.faults['gateway.miss'];
  if (missed === undefined) return undefined;
  const message = `${counted(missed, 'request')} of the adapter ${missed === 1 ? 'is' : 'are'} not on the tape, so this run does not replay the recorded one.`;
  return new Fault('gateway.miss', message, {
    unquoted: message,
    hint: 'A tape can only be replayed with the same image and the same tasks. The first missing requests are listed above, each with the nearest request on the tape.',
  });
}

/** How many tasks errored, and the first error: its call, task, code and message. */
function erroredText(
  { scorecard: { counts }, firstError: first }: Errored,
  ending = (error: string, message: string) => `${error}: ${message}`,
): string {
  const many = `${counts.errored} of ${counts.tasks} tasks errored`;
  if (first === undefined) return `${many}.`;
  const { code, method, task, message } = first;
  return `${many}. ${ending(`The first error was ${code}, in ${method} of task ${task}`, message)}`;
}

interface Stopped {
  readonly count: number;
  readonly total: number;
  /** What was counted, if not tasks. */
  readonly unit?: string | undefined;
}

/** The fault of a run that its caller stopped. */
export function stopped({ goOn = 'Continue it with --resume.' }: Pick<RunRequest, 'goOn'>, done?: Stopped) {
  const counted = done?.unit ? `(${done.unit})` : 'tasks';
  const when = done ? `after ${done.count} of ${done.total} ${counted}` : 'before it was complete';
  return new Fault('run.stopped', `The run was stopped ${when}.`, { hint: goOn });
}

/** Whether an abort can have caused the error, such as by stopping the adapter or the pull of an image. */
export function isConsequence(thrown: unknown): boolean {
  return asFault(thrown).facts.followsStop === true;
}
