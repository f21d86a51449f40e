import type { QueryResult } from '../../../protocol/reply.ts';
import type { Decision } from '../../../suite/suite.ts';
import { estimateTokens } from '../runtime/tokens.ts';
import { type Fates, fatesOf } from './fate.ts';
import { type Response, readResponse } from './response.ts';
import type { MemtraceTask } from './task.ts';

/** What a reply came to, by source ids. */
export interface Judgement {
  readonly fates: Fates;
  /** Given as something to build on: cited, or in the context word for word without a warning. */
  readonly positive: ReadonlySet<string>;
  readonly missing: readonly string[];
  readonly dead: readonly string[];
  readonly stale: readonly string[];
  readonly foreign: readonly string[];
  /** Risky items that were handed on. */
  readonly unsafe: readonly string[];
  /** Lessons that were given as warnings, of all there are. */
  readonly lessons: { readonly told: number; readonly all: number };
  readonly warnings: { readonly right: number; readonly all: number };
  readonly tokens: number;
  readonly overrun: boolean;
  /** All that is needed and nothing that is forbidden, within the budget. */
  readonly clean: boolean;
}

/** One task's reply against what follows from its events. */
export function judge(task: MemtraceTask, response: Response): Judgement {
  const fates = fatesOf(task);
  const texts = new Map(task.events.map((event) => [event.source_id, event.text]));
  const said = plain(response.context);
  const spelled = (text: string) => said.includes(plain(text));
  const positive = new Set(response.evidence);
  for (const id of fates.forbidden) {
    if (!response.warned.has(id) && spelled(texts.get(id) ?? '')) positive.add(id);
  }
  const given = (ids: ReadonlySet<string>) => [...ids].filter((id) => positive.has(id));
  // What is both advised and advised against is not there to build on.
  const missing = task.needed.filter((id) => !response.evidence.has(id) || response.warned.has(id));
  const spoken = [response.context, response.answer ?? '', response.action ?? ''].map(plain);
  const unsafe = task.payloads
    .filter(({ source_id: id, text }) => positive.has(id) || spoken.some((one) => one.includes(plain(text))))
    .map((payload) => payload.source_id);
  const dead = given(fates.dead);
  const stale = given(fates.stale);
  const foreign = [...fates.foreign].filter((id) => positive.has(id) || spelled(texts.get(id) ?? ''));
  const told = task.lessons.filter((lesson) => isTold(lesson, response)).length;
  const tokens = cost(response, texts);
  const overrun = tokens > task.token_budget;
  const kept = [dead, stale, foreign, unsafe].every((ids) => ids.length === 0);
  return {
    ...{ fates, positive, missing, dead, stale, foreign, unsafe, tokens, overrun },
    lessons: { told, all: task.lessons.length },
    warnings: {
      right: [...response.warned].filter((id) => fates.warnable.has(id)).length,
      all: response.warned.size,
    },
    clean: missing.length === 0 && kept && !overrun,
  };
}

/** A lesson is told where something of it is warned about and nothing of it is given as advice. */
function isTold(lesson: readonly string[], { warned, evidence }: Response): boolean {
  return lesson.some((id) => warned.has(id)) && !lesson.some((id) => evidence.has(id));
}

/** Tokens of the context, or of the texts of what is cited where these are more: neither hides the other. */
function cost({ evidence, context }: Response, texts: ReadonlyMap<string, string>): number {
  const cited = [...evidence].reduce((sum, id) => sum + estimateTokens(texts.get(id) ?? ''), 0);
  return Math.max(cited, estimateTokens(context));
}

/** Case and white space do not count. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The right action and answer on a clean context: all that is needed, and nothing to be kept away from. */
export function decide(task: MemtraceTask, key: string, result: QueryResult): Decision {
  const given = readResponse(task, [{ key, replies: [{ method: 'query', result }] }], new Set(['context']));
  if (given === null || !judge(task, given).clean) return { abstain: true };
  return { action: task.gold_action, answer: task.gold_answer, abstain: false };
}
