import { substitute } from '../../shared/fill.ts';
import type { Trace } from '../data-schema.ts';
import type { Probe } from '../dataset/read.ts';
import type { LogEntry } from '../runtime/memory.ts';
import words from './wording.json' with { type: 'json' };

/** A long run, still open, and a question about each of its subgoals. */
export interface TraceScenario {
  readonly workspace: string;
  readonly run: string;
  readonly log: readonly LogEntry[];
  readonly probes: readonly Probe[];
}

/** The number of failed attempts at a subgoal before one succeeds: 0, 1, 2 in turn. */
export function deadAttempts(scenario: number, subgoal: number): number {
  return (scenario + subgoal) % 3;
}

/**
 * Scenario n, a pure function of n. Each subgoal decides a topic. Attempts that set a wrong value fail and are rolled back.
 * Then a step with the same parent sets the right one. All of them leave their tool results and endings. The run's last step
 * asks.
 */
export function scenarioOf(scenario: number, subgoals: number): TraceScenario {
  const workspace = `trace-${scenario}`;
  const run = `${workspace}/run`;
  const log: LogEntry[] = [{ kind: 'run', id: run, workspace, goal: words.goal }];
  const probes = Array.from({ length: subgoals }, (_, at): Probe => {
    const { subject, right } = topicAt(scenario * subgoals + at);
    const wrong = wrongValues(scenario, subgoals, at);
    const say = (text: string, value = '') => substitute(text, { s: subject, v: value });
    for (const [nth, value] of wrong.entries()) {
      const step = `${run}/${at}/${nth}`;
      log.push(
        { kind: 'step', id: step, run, goal: say(words.attempt) },
        { kind: 'result', step, content: say(words.failure, value), succeeded: false },
        { kind: 'finish', step, as: 'failed', text: say(words.failed, value) },
        { kind: 'rollback', step },
      );
    }
    const step = `${run}/${at}`;
    log.push(
      { kind: 'step', id: step, run, goal: say(words.attempt) },
      { kind: 'result', step, content: say(words.finding, right), succeeded: true },
      { kind: 'finish', step, as: 'completed', text: say(words.found, right) },
    );
    return { question: say(words.question), recall_markers: [right], distractor_markers: wrong };
  });
  log.push({ kind: 'step', id: `${run}/ask`, run, goal: words.asks });
  return { workspace, run, log, probes };
}

/** How far away the topic is whose value is the second wrong value of a subgoal. */
const AWAY = 5;

function wrongValues(scenario: number, subgoals: number, at: number): readonly string[] {
  const index = scenario * subgoals + at;
  return [topicAt(index).wrong, topicAt(index + AWAY).wrong].slice(0, deadAttempts(scenario, at));
}

function topicAt(index: number): Trace['topics'][number] {
  return words.topics[index % words.topics.length] as Trace['topics'][number];
}
