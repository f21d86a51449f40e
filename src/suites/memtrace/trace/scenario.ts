import type { Probe } from '../probe.ts';
import type { LogEntry } from '../runtime/log.ts';
import wording from './wording.json' with { type: 'json' };

/** A long run, still open, and a question about each of its subgoals. */
export interface Scenario {
  readonly workspace: string;
  readonly run: string;
  readonly log: readonly LogEntry[];
  readonly probes: readonly Probe[];
}

/** How many attempts at a subgoal came to nothing before one succeeded: 0, 1, 2 in turns. */
export function deadBranches(scenario: number, subgoal: number): number {
  return (scenario + subgoal) % 3;
}

/**
 * Scenario n, a pure function of n: each subgoal is a step, each attempt at it a step below, the last of which succeeds.
 * Dead attempts fail or are rolled back, and all attempts write free-form tool results.
 */
export function scenarioOf(scenario: number, subgoals: number): Scenario {
  const workspace = `trace-${scenario}`;
  const run = `${workspace}/run`;
  const machine = `${pick(wording.machines, scenario)} ${scenario + 1}`;
  const parts = Array.from({ length: subgoals }, (_, at) => subgoalOf(scenario, at, run, machine));
  const opened: LogEntry = { kind: 'run', id: run, workspace, goal: `tune ${machine}` };
  return { workspace, run, log: [opened, ...parts.flatMap(({ log }) => log)], probes: parts.map(({ probe }) => probe) };
}

function subgoalOf(scenario: number, at: number, run: string, machine: string) {
  const name = nameOf(at);
  const step = `${run}/${at}`;
  const turn = scenario + at;
  const fill = (template: string, code: string) =>
    template.replace('{s}', name).replace('{m}', machine).replace('{c}', code);
  const dead = Array.from({ length: deadBranches(scenario, at) }, (_, attempt) => codeOf(scenario, at, attempt + 1));
  const right = codeOf(scenario, at, 0);
  const log: LogEntry[] = [{ kind: 'step', id: step, within: run, title: `settle ${name}` }];
  for (const [attempt, code] of dead.entries()) {
    const ended = (turn + attempt) % 2 === 0 ? 'failed' : 'rolled_back';
    log.push(...attemptAt(step, attempt, fill(pick(wording.failures, turn + attempt), code), ended));
  }
  log.push(...attemptAt(step, dead.length, fill(pick(wording.findings, turn), right), 'completed'));
  log.push({ kind: 'close', id: step, as: 'completed' });
  const probe: Probe = {
    question: fill(pick(wording.questions, turn), ''),
    recall_markers: [right],
    distractor_markers: dead,
  };
  return { log, probe };
}

function attemptAt(
  step: string,
  attempt: number,
  content: string,
  as: 'completed' | 'failed' | 'rolled_back',
): readonly LogEntry[] {
  const id = `${step}/${attempt}`;
  return [
    { kind: 'step', id, within: step, title: `attempt ${attempt + 1}` },
    { kind: 'event', within: id, type: 'tool_result', content },
    { kind: 'close', id, as },
  ];
}

function nameOf(subgoal: number): string {
  const round = Math.floor(subgoal / wording.subgoals.length);
  return pick(wording.subgoals, subgoal) + (round === 0 ? '' : ` stage ${round + 1}`);
}

/** Stands nowhere else in the run; all codes of a run have one length, so that none stands inside another. */
function codeOf(scenario: number, subgoal: number, attempt: number): string {
  return `q${scenario % 10}x${String(subgoal).padStart(4, '0')}x${attempt}`;
}

function pick<T>(items: readonly T[], turn: number): T {
  return items[turn % items.length] as T;
}
