import { CODES } from '../errors/codes.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import { FOREIGN } from '../evidence/seal.ts';
import type { TranscriptLine } from '../evidence/transcript.ts';
import type { Actor } from '../protocol/actor.ts';
import { onlyDeclared } from '../protocol/declared.ts';
import type { EpisodeReplies } from '../protocol/episode.ts';
import type { Outcome } from '../protocol/outcome.ts';
import { type Capability, INSPECTIONS, type Reply } from '../protocol/reply.ts';
import type { Step } from '../protocol/request.ts';
import type { OwnSystem, Suite, Task } from '../suite/suite.ts';
import { memoise } from '../text/caches.ts';
import { actorProblem } from './actor/choose.ts';
import { MODEL_FAULTS, SLIPS } from './actor/decision.ts';
import { isKnownAnswer } from './answers.ts';
import { firstReasons, MOST_REASONS } from './flag.ts';
import { type OpenedEpisode, openedTasks, type TranscriptInput } from './opened-tasks.ts';

/** A task of a run with its replies and what they scored. */
export interface Scored {
  readonly task: Task;
  /** With the dataset's own source ids instead of the run's. */
  readonly episodes: readonly OpenedEpisode['answer'][];
  readonly outcome: Outcome;
}

export interface RescoreInput extends TranscriptInput {
  readonly capabilities: readonly Capability[];
  /** Absent if the adapter itself chose the actions. */
  readonly actor?: Actor | undefined;
  /** The reference or control that answered, if there was no actor. Its answers are computed again and compared. */
  readonly reference?: OwnSystem | undefined;
}

/**
 * Scores a transcript against the dataset. Both a run and its verification compute outcomes with this function. Requests and
 * ids are derived again from the tasks and the nonce; replies that do not fit them are recorded in `observed`.
 *
 * @throws `bundle.episodes` if the episodes are not exactly those of the tasks, in their order; `bundle.reference` if the
 * answers of a reference differ from those computed again
 */
export async function* rescore(input: RescoreInput, observed: Observations): AsyncGenerator<Scored> {
  const { suite, actor, reference } = input;
  const capabilities = new Set(input.capabilities);
  const possible = new Set([...FAULTS, ...(actor ? SLIPS : [])]);
  for await (const { task, episodes: opened } of openedTasks(input)) {
    for (const problem of problemsIn(suite.taskProblems)(task)) observed.unsoundTasks.add(`${task.id}: ${problem}`);
    for (const { answer, line, steps, sealed, where } of opened) {
      if (line.requests !== sealed.requests) observed.otherRequests.add(where);
      const problem = replyProblem(steps, line.replies, capabilities);
      if (problem !== undefined) observed.misfits.add(`${problem} (${where})`);
      const context = { suite, task, key: answer.key, sealed };
      for (const [i, reply] of line.replies.entries()) {
        const problemOfActor = actorProblem(actor, steps[i], reply, context);
        if (problemOfActor !== undefined) observed.misfits.add(`${problemOfActor} (${where})`);
      }
      observe({ steps, replies: answer.replies }, capabilities, where, observed);
      const { faults = {} } = line;
      for (const code of Object.keys(faults))
        if (!possible.has(code)) observed.misfits.add(`a fault that no run has: ${code} (${where})`);
      observed.addFaults(faults);
      // A call that failed by one of these lines is counted with the line.
      for (const reply of line.replies)
        if ('fault' in reply && !Object.hasOwn(faults, reply.fault)) observed.addFaults({ [reply.fault]: 1 });
    }
    const episodes = opened.map(({ answer }) => answer);
    if (reference) requireReferenceAnswers(reference, task, episodes, opened);
    yield { task, episodes, outcome: suite.score(task, episodes, capabilities) };
  }
}

/** Kept for each task object, since the runs of a board share these objects. */
const problemsIn = memoise((taskProblems: Suite['taskProblems']) => memoise((task: Task) => taskProblems(task)));

/**
 * Throws `bundle.reference` if the answers differ from those that the reference gives when it is computed again. Hashes alone
 * do not show this, since a forger can replace them together with the replies.
 */
function requireReferenceAnswers(
  reference: OwnSystem,
  task: Task,
  episodes: readonly EpisodeReplies[],
  opened: readonly OpenedEpisode[],
): void {
  const noFaults = opened.every(({ line: { faults = {} } }) => Object.keys(faults).length === 0);
  if (noFaults && isKnownAnswer(reference, task, episodes)) return;
  const expected = reference.answer(task);
  for (const { answer, line, sealed, where } of opened) {
    const replies = expected.find((one) => one.key === answer.key)?.replies ?? [];
    const sealedReplies = replies.map((reply) => sealed.close(reply));
    requireReplies(line, sealedReplies, where);
  }
}

function requireReplies({ replies, faults = {} }: TranscriptLine, expected: readonly Reply[], where: string): void {
  const most = Math.max(replies.length, expected.length);
  let same = 0;
  while (same < most && canonical(replies[same] ?? null) === canonical(expected[same] ?? null)) same += 1;
  if (same === most && Object.keys(faults).length === 0) return;
  const difference =
    same === most
      ? 'it has faults, which the reference never has'
      : `reply ${same + 1} of ${replies.length}: the reference gives another answer`;
  throw new Fault('bundle.reference', `transcript.jsonl ${where}: ${difference}.`, {
    hint: 'Run again: the answers of a reference are computed from the data.',
  });
}

function observe(
  { steps, replies }: { readonly steps: readonly Step[]; readonly replies: readonly Reply[] },
  capabilities: ReadonlySet<Capability>,
  where: string,
  observed: Observations,
): void {
  const isSentAfter = sendingOf(steps);
  for (const [at, reply] of replies.entries()) {
    if ('skipped' in reply) continue;
    if ('fault' in reply && !('acted' in reply)) continue;
    for (const id of sourcesOf(reply)) {
      if (id.startsWith(FOREIGN)) observed.foreignSources.add(`${id.slice(FOREIGN.length)} (${where})`);
      else if (isSentAfter(id, at))
        observed.foreignSources.add(`an event that was sent after reply ${at + 1} (${where})`);
    }
    if ('fault' in reply || reply.method !== 'query') continue;
    const { action, answer, abstain, evidence, usage } = reply.result;
    if (capabilities.has('usage') && usage === undefined) observed.withoutUsage.add(where);
    if ((action || answer) && !abstain) observed.claims += 1;
    if ((action || answer) && !abstain && evidence.length > 0) observed.claimsWithSources += 1;
  }
}

/** Whether an event was first sent after a reply, by the reply's place: no run can have named it there. */
function sendingOf(steps: readonly Step[]): (id: string, at: number) => boolean {
  const last = steps.findLastIndex(({ method }) => method === 'observe');
  let places: Map<string, number> | undefined;
  return (id, at) => {
    // Most episodes send all their events before the first reply that names some.
    if (at >= last) return false;
    places ??= placesOf(steps);
    return (places.get(id) ?? 0) > at;
  };
}

/** The place of the first step that sends each event. */
function placesOf(steps: readonly Step[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, step] of steps.entries()) {
    if (step.method !== 'observe') continue;
    for (const { source_id: id } of step.params.events) if (!places.has(id)) places.set(id, at);
  }
  return places;
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

const FAULTS = new Set<string>(
  Object.entries(CODES)
    .filter(([, { party }]) => party === 'adapter')
    .map(([code]) => code),
);

/**
 * Checks that the replies can be replies to the steps: one for each step, of its method, and within the declared capabilities.
 * Only after an adapter's fault there may be fewer.
 *
 * @returns what does not fit, in words; undefined if all fit
 */
export function replyProblem(
  steps: readonly Step[],
  replies: readonly Reply[],
  capabilities: ReadonlySet<Capability>,
): string | undefined {
  for (const [i, reply] of replies.entries()) {
    const method = steps[i]?.method;
    const last = i === replies.length - 1;
    // `actorProblem` checks whether the fault follows from the model's answer.
    if ('fault' in reply && 'acted' in reply) {
      if (method !== 'query') return `a fault of a model, but the request is ${method ?? 'missing'}`;
      if (!MODEL_FAULTS.some((fault) => fault === reply.fault)) return `a fault that no model can have: ${reply.fault}`;
      continue;
    }
    if ('fault' in reply) {
      const resets = i === 0 && reply.method === 'reset';
      if (!last || !(resets || reply.method === method))
        return `a fault in ${reply.method}, which was not requested there`;
      return FAULTS.has(reply.fault) ? undefined : `a fault that no adapter can have: ${reply.fault}`;
    }
    if (reply.method !== method) return `a reply to ${reply.method}, but the request is ${method ?? 'missing'}`;
    const inspection = INSPECTIONS.find((one) => one === method);
    const skipped = 'skipped' in reply;
    if (inspection && capabilities.has(inspection) && skipped) return `${method} was declared and was skipped`;
    if (inspection && !capabilities.has(inspection) && !skipped) return `${method} was answered and is not declared`;
    const declared = onlyDeclared(reply, capabilities);
    if (declared !== reply && canonical(declared) !== canonical(reply))
      return `${method} has fields that were not declared`;
  }
  return replies.length === steps.length ? undefined : `${replies.length} replies to ${steps.length} requests`;
}

/** Findings of one kind: counts all and keeps the first to show them. */
class Findings {
  #count = 0;
  readonly #first: string[] = [];

  add(finding: string): void {
    this.#count += 1;
    if (this.#first.length < MOST_REASONS) this.#first.push(finding);
  }

  /** Undefined if nothing was found. */
  text(): string | undefined {
    return firstReasons(this.#first, this.#count);
  }
}

/** What is observed while a transcript is scored. The rules are checked on it. */
export class Observations {
  /** Replies whose request digest is not that of the requests derived again. */
  readonly otherRequests = new Findings();
  /** Source ids that the episode never sent, or not before the reply. */
  readonly foreignSources = new Findings();
  /** Tasks whose labels cannot be audited. */
  readonly unsoundTasks = new Findings();
  /** Replies that cannot be answers to their requests. */
  readonly misfits = new Findings();
  /** Answers without the usage that the system declared. */
  readonly withoutUsage = new Findings();
  claims = 0;
  claimsWithSources = 0;
  faults: Record<string, number> = {};

  addFaults(faults: Readonly<Record<string, number>>): void {
    for (const [code, n] of Object.entries(faults)) {
      // A code may be the name of a member that every object inherits.
      const before = Object.hasOwn(this.faults, code) ? this.faults[code] : undefined;
      this.faults[code] = (before ?? 0) + n;
    }
  }
}
