import { CODES } from '../errors/codes.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { FOREIGN, type Sealed, sealOnce } from '../evidence/seal.ts';
import type { TranscriptLine } from '../evidence/transcript.ts';
import type { Actor } from '../protocol/actor.ts';
import { onlyDeclared } from '../protocol/declared.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { type Capability, INSPECTIONS, type Reply } from '../protocol/reply.ts';
import type { Step } from '../protocol/request.ts';
import type { OwnSystem, Suite, Task } from '../suite/suite.ts';
import { unlikeActor } from './actor/choose.ts';
import { MODEL_FAULTS } from './actor/decision.ts';
import { isKnownAnswer } from './known-answers.ts';
import type { Observations } from './observations.ts';

export interface Scored {
  readonly task: Task;
  /** With the dataset's own ids. */
  readonly episodes: readonly (EpisodeReplies & { readonly arm: string | undefined })[];
  readonly outcome: Outcome;
}

export interface RescoreInput {
  readonly suite: Suite;
  readonly nonce: string;
  readonly capabilities: readonly Capability[];
  /** Absent where the adapter chose for itself. */
  readonly actor?: Actor | undefined;
  /** The suite's own system that answered, where no actor is laid over it: what it answers is computed again. */
  readonly reference?: OwnSystem | undefined;
  /** The run's tasks, in the order of the dataset. */
  readonly tasks: Iterable<Task>;
  /** The transcript's lines in the same order, a line an episode. */
  readonly lines: AsyncIterable<TranscriptLine>;
}

/**
 * Scores a transcript against the dataset: the one way from replies to outcomes, for the run itself and for anyone
 * who checks it. Requests and ids are derived again; what does not fit is noted in `observed`.
 *
 * @throws `bundle.episodes` where the episodes are not exactly those of the tasks, in their order; `bundle.reference` where
 * a reference would have answered otherwise.
 */
export async function* rescore(input: RescoreInput, observed: Observations): AsyncGenerator<Scored> {
  const lines = input.lines[Symbol.asyncIterator]();
  try {
    yield* scored(input, lines, observed);
  } finally {
    // Where a line was refused the file behind them is still open.
    await lines.return?.();
  }
}

async function* scored(
  input: RescoreInput,
  lines: AsyncIterator<TranscriptLine>,
  observed: Observations,
): AsyncGenerator<Scored> {
  const capabilities = new Set(input.capabilities);
  let number = 0;
  for (const task of input.tasks) {
    for (const problem of problemsOf(input.suite, task)) observed.unsoundTasks.add(`${task.id}: ${problem}`);
    const episodes: Scored['episodes'][number][] = [];
    const answered: Answered[] = [];
    for (const episode of input.suite.compile(task)) {
      const sealed = sealOnce(episode, input.nonce);
      const next = await lines.next();
      number += 1;
      if (next.done) throw unfit(`ends before line ${number}: the episode of task ${task.id} is missing`);
      const line: TranscriptLine = next.value;
      if (line.id !== sealed.id)
        throw unfit(`line ${number}: $.id is ${line.id}, not that of task ${task.id}, whose turn it is`);
      if (line.requests !== sealed.requests) observed.otherRequests.add(`line ${number}, task ${task.id}`);
      const where = `line ${number}, task ${task.id}`;
      answered.push({ key: episode.key, line, sealed, where });
      const wrong = misfit(episode.steps, line.replies, capabilities);
      if (wrong !== undefined) observed.misfits.add(`${wrong} (${where})`);
      for (const [i, reply] of line.replies.entries()) {
        const unlike = unlikeActor(input.actor, episode.steps[i], reply, { ...input, task, key: episode.key, sealed });
        if (unlike !== undefined) observed.misfits.add(`${unlike} (${where})`);
      }
      const replies = line.replies.map((reply) => sealed.open(reply));
      observe(replies, capabilities, where, observed);
      observed.addFaults(line.faults ?? {});
      episodes.push({ key: episode.key, arm: episode.arm, replies });
    }
    if (input.reference) mustAnswer(input.reference, task, episodes, answered);
    yield { task, episodes, outcome: input.suite.score(task, episodes, capabilities) };
  }
  if (!(await lines.next()).done) throw unfit(`line ${number + 1}: an episode beyond those of the run's tasks`);
}

const problems = new WeakMap<Suite['taskProblems'], WeakMap<Task, readonly string[]>>();

/** Found once for a task object: the runs of a board are on the same ones. */
function problemsOf({ taskProblems }: Suite, task: Task): readonly string[] {
  const known = problems.get(taskProblems) ?? new WeakMap<Task, readonly string[]>();
  problems.set(taskProblems, known);
  const found = known.get(task) ?? taskProblems(task);
  known.set(task, found);
  return found;
}

/** A line of a transcript with the episode that it answers. */
interface Answered {
  readonly key: string;
  readonly line: TranscriptLine;
  readonly sealed: Sealed;
  readonly where: string;
}

/** A forger can change a reply of a reference and all hashes, but not what the reference answers when it is computed again. */
function mustAnswer(
  reference: OwnSystem,
  task: Task,
  episodes: readonly EpisodeReplies[],
  answered: readonly Answered[],
): void {
  const noFaults = answered.every(({ line: { faults = {} } }) => Object.keys(faults).length === 0);
  if (noFaults && isKnownAnswer(reference, task, episodes)) return;
  const expected = reference.answer(task);
  for (const { key, line, sealed, where } of answered) {
    const given = expected.find((one) => one.key === key)?.replies ?? [];
    mustReply(
      line,
      given.map((reply) => sealed.close(reply)),
      where,
    );
  }
}

function mustReply({ replies, faults = {} }: TranscriptLine, expected: readonly Reply[], where: string): void {
  const at = Array.from({ length: Math.max(replies.length, expected.length) }, (_, i) => i).find(
    (i) => canonical(replies[i] ?? null) !== canonical(expected[i] ?? null),
  );
  if (at === undefined && Object.keys(faults).length === 0) return;
  const what = at === undefined ? 'it has faults, and' : `reply ${at + 1} of ${replies.length}:`;
  throw new Fault('bundle.reference', `transcript.jsonl ${where}: ${what} the reference answers otherwise.`, {
    hint: 'Run again: what a reference answers is computed from the data.',
  });
}

function unfit(what: string): Fault {
  return new Fault('bundle.episodes', `transcript.jsonl ${what}.`, {
    hint: 'A transcript holds each episode of the run exactly once, in the order of the dataset.',
  });
}

function observe(
  replies: readonly Reply[],
  capabilities: ReadonlySet<Capability>,
  where: string,
  observed: Observations,
): void {
  for (const reply of replies) {
    if ('skipped' in reply) continue;
    if ('fault' in reply) {
      observed.addFaults({ [reply.fault]: 1 });
      if (!('acted' in reply)) continue;
    }
    for (const id of sourcesOf(reply))
      if (id.startsWith(FOREIGN)) observed.foreignSources.add(`${id.slice(FOREIGN.length)} (${where})`);
    if ('fault' in reply || reply.method !== 'query') continue;
    const { action, answer, abstain, evidence, usage } = reply.result;
    if (capabilities.has('usage') && usage === undefined) observed.withoutUsage.add(where);
    if ((action || answer) && !abstain) observed.claims += 1;
    if ((action || answer) && !abstain && evidence.length > 0) observed.claimsWithSources += 1;
  }
}

function sourcesOf(reply: Exclude<Reply, { skipped: true }>): readonly string[] {
  if ('fault' in reply) return 'acted' in reply ? reply.acted.retrieved : [];
  if (reply.method === 'observe') return reply.result.written ?? [];
  if (reply.method === 'query') {
    const { evidence, memories = [] } = reply.result;
    return [...evidence, ...memories.flatMap(({ sources = [] }) => sources), ...(reply.acted?.retrieved ?? [])];
  }
  return reply.result?.values.flatMap((value) => value.source_ids ?? []) ?? [];
}

const FAULTS = new Set(
  Object.entries(CODES)
    .filter(([, { party }]) => party === 'adapter')
    .map(([code]) => code),
);

/**
 * Whether the replies can be those to the steps: one a step and of its method, fewer only behind an adapter's fault, none of an
 * undeclared kind. What does not fit, in words; undefined where all does.
 */
export function misfit(
  steps: readonly Step[],
  replies: readonly Reply[],
  capabilities: ReadonlySet<Capability>,
): string | undefined {
  for (const [i, reply] of replies.entries()) {
    const method = steps[i]?.method;
    const last = i === replies.length - 1;
    // Whether it follows from the model's words is checked apart from this.
    if ('fault' in reply && 'acted' in reply) {
      if (method !== 'query') return `a model’s fault, where ${method ?? 'nothing'} was asked`;
      if (!MODEL_FAULTS.some((fault) => fault === reply.fault)) return `a fault that no model can have: ${reply.fault}`;
      continue;
    }
    if ('fault' in reply) {
      const resets = i === 0 && reply.method === 'reset';
      if (!last || !(resets || reply.method === method)) return `a fault in ${reply.method}, which was not asked there`;
      return FAULTS.has(reply.fault) ? undefined : `a fault that no adapter can have: ${reply.fault}`;
    }
    if (reply.method !== method) return `a reply to ${reply.method}, where ${method ?? 'nothing'} was asked`;
    const inspection = INSPECTIONS.find((one) => one === method);
    if (inspection && capabilities.has(inspection) === 'skipped' in reply)
      return `${method} was declared, or it was not`;
    if (canonical(onlyDeclared(reply, capabilities)) !== canonical(reply))
      return `${method} says what was not declared`;
  }
  return replies.length === steps.length ? undefined : `${replies.length} replies to ${steps.length} requests`;
}
