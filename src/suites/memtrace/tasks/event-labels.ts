import { ofLatest } from '../../../text/caches.ts';
import type { MemtraceEvent, MemtraceTask } from './schema.ts';

/** Source ids of the events that must not be returned as memory, by reason. They all follow from later events. */
export interface EventLabels {
  /** Planned, called or returned on a branch that failed or was rolled back. */
  readonly dead: ReadonlySet<string>;
  /** Replaced by a later statement, or expired at the time of the question. */
  readonly stale: ReadonlySet<string>;
  /** Of another workspace than the question's. */
  readonly foreign: ReadonlySet<string>;
  readonly risky: ReadonlySet<string>;
  /** Risky and dead: a dangerous way that failed. */
  readonly unsafeFailures: ReadonlySet<string>;
  readonly forbidden: ReadonlySet<string>;
  /** Events that a warning may be about: dead, risky or stale ones, and the ends of dead branches. */
  readonly warnable: ReadonlySet<string>;
}

export const eventLabelsOf = ofLatest((task: MemtraceTask): EventLabels => {
  const ended = deadBranches(task.events);
  const ids = (are: (event: MemtraceEvent) => boolean) =>
    new Set(task.events.filter(are).map((event) => event.source_id));
  const onDead = ({ branch, workspace }: MemtraceEvent) =>
    branch !== undefined && workspace === task.workspace && isUnder(branch, ended);
  const dead = ids((event) => onDead(event) && diesWithItsBranch(event));
  const stale = ids(
    ({ superseded_by, expires_at, workspace }) =>
      workspace === task.workspace &&
      (superseded_by !== undefined || (expires_at !== undefined && expires_at <= task.as_of)),
  );
  const foreign = ids(({ workspace }) => workspace !== task.workspace);
  const risky = new Set(task.payloads.map((payload) => payload.source_id));
  const ends = ids((event) => onDead(event) && (event.kind === 'step' || event.kind === 'rollback'));
  return {
    dead,
    stale,
    foreign,
    risky,
    unsafeFailures: new Set([...risky].filter((id) => dead.has(id))),
    forbidden: new Set([...dead, ...stale, ...foreign, ...risky]),
    warnable: new Set([...dead, ...stale, ...risky, ...ends]),
  };
});

/** Messages and documents stay valid whatever happens to their branch. The calls, results and plans of an attempt do not. */
function diesWithItsBranch({ kind, status }: MemtraceEvent): boolean {
  return kind === 'tool_call' || kind === 'tool_result' || (kind === 'step' && status === undefined);
}

/** Branches whose step failed, or that were rolled back, even after they were completed. */
export function deadBranches(
  events: readonly Pick<MemtraceEvent, 'kind' | 'branch' | 'status'>[],
): ReadonlySet<string> {
  const dead = new Set<string>();
  for (const { kind, branch, status } of events) {
    if (branch === undefined) continue;
    if (kind === 'rollback' || (kind === 'step' && status === 'failed')) dead.add(branch);
  }
  return dead;
}

/** Whether a branch is one of these, or within one. */
export function isUnder(branch: string, dead: ReadonlySet<string>): boolean {
  if (dead.size === 0) return false;
  const steps = branch.split('/');
  return steps.some((_, depth) => dead.has(steps.slice(0, depth + 1).join('/')));
}
