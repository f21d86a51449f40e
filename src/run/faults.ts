import { CODES, type CodeFacts } from '../errors/codes.ts';
import { asFault, Fault } from '../errors/fault.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { shellWord } from '../text/escape.ts';
import { MODEL_FAULTS } from '../verify/actor/decision.ts';
import type { EpisodeError } from './journal.ts';

/** In words that may quote the adapter. */
export interface FirstError extends EpisodeError {
  /** The task's id. */
  readonly task: string;
}

/** The part of a run that tells about its errors. */
interface Errored {
  readonly scorecard: Pick<Scorecard, 'counts'>;
  readonly firstError?: FirstError | undefined;
  /** The last that the adapter wrote there. */
  readonly standardError?: string | undefined;
}

/** What the errors of a run were, and what to do. `spec` is the adapter's; where it is not known any will do as a word. */
export function erroredFault(run: Errored, spec: string): Fault {
  const { firstError: first, standardError = '' } = run;
  if (onlyOfModel(run)) {
    const apart = 'What the memory returned is on record apart from the model: `cib explain` shows it.';
    return new Fault('model.errored', erroredText(run), {
      hint: [...(first?.hint === undefined ? [] : [first.hint]), apart].join('\n'),
    });
  }
  const next = `Run \`cib check ${shellWord(spec)}\`: it makes each call once, and says what is wrong with the answer. Then run again in a new folder.`;
  return new Fault('run.errored', erroredText(run), {
    hint: [...(first?.hint === undefined ? [] : [first.hint]), next].join('\n'),
    ...(standardError !== '' && {
      quote: { title: 'The last that the adapter wrote to standard error (stderr.txt has more):', text: standardError },
    }),
  });
}

/** Whether it is the answering model that failed, and never the adapter. */
function onlyOfModel({ scorecard: { counts } }: Errored): boolean {
  const codes: Readonly<Record<string, CodeFacts>> = CODES;
  const parties = Object.keys(counts.faults).map((code) => codes[code]?.party);
  return MODEL_FAULTS.some((code) => code in counts.faults) && !parties.includes('adapter');
}

/** That a replay asked for something else than the run whose tape it had; undefined where it asked for the same. */
export function missedFault({ scorecard: { counts } }: Pick<Errored, 'scorecard'>): Fault | undefined {
  const missed = counts.faults['gateway.miss'];
  if (missed === undefined) return undefined;
  return new Fault(
    'gateway.miss',
    `${missed} requests of the adapter are not on the tape: this is no replay of that run.`,
    {
      hint: 'The tape answers the same image on the same tasks. The requests that were missed are listed above, each with its nearest neighbour.',
    },
  );
}

/** How many tasks errored, and the first error: its call, task, code and message. */
function erroredText({ scorecard: { counts }, firstError: first }: Errored): string {
  const many = `${counts.errored} of ${counts.tasks} tasks errored`;
  if (first === undefined) return `${many}.`;
  return `${many}. The first error was ${first.code}, in ${first.method} of task ${first.task}: ${first.message}`;
}

/** A run that its caller ended. */
export function stopped(done?: { readonly count: number; readonly total: number }): Fault {
  const when = done ? `after ${done.count} of ${done.total} tasks` : 'before it was done';
  return new Fault('run.stopped', `The run was stopped ${when}.`, { hint: 'Go on with --resume.' });
}

/** Whether an abort can have caused it: an adapter that was ended, an image that did not come. */
export function isConsequence(thrown: unknown): boolean {
  return asFault(thrown).facts.followsStop === true;
}
