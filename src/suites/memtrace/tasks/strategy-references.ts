import type { Episode } from '../../../protocol/episode.ts';
import type { Query } from '../../../protocol/request.ts';
import { WARNING } from '../../../protocol/warning.ts';
import type { Reference } from '../../../suite/reference.ts';
import type { Context, ContextLine } from '../runtime/context.ts';
import { write } from '../runtime/memory.ts';
import type { Part } from '../runtime/part.ts';
import { runtimeOf } from '../runtime/runtime.ts';
import { STRATEGIES } from '../strategies.ts';
import { replies } from './answering.ts';
import { compile } from './compile.ts';
import { type LivedLog, livedLog } from './lived-log.ts';
import type { MemtraceTask } from './task.ts';

/** The six strategies, shown what an adapter is shown: the compiled episode, and nothing else. */
export const strategyReferences: readonly Reference<MemtraceTask>[] = STRATEGIES.map(({ name, summary, parts }) =>
  strategyReference(name, summary, parts),
);

export function strategyReference(name: string, summary: string, parts: readonly Part[]): Reference<MemtraceTask> {
  const runtime = runtimeOf(parts);
  return {
    name,
    kind: 'reference',
    readsLabels: false,
    summary,
    capabilities: ['context'],
    answer(task) {
      const [episode] = compile(task) as readonly [Episode];
      const lived = livedLog(episode.steps);
      const asked = episode.steps.at(-1)?.params as Query;
      const query = {
        workspace: asked.scope?.workspace ?? '',
        run: lastRun(lived),
        question: asked.question,
        day: Date.parse(asked.as_of ?? ''),
        budget: asked.token_budget ?? Number.POSITIVE_INFINITY,
      };
      const context = runtime.retrieve(runtime.learn(write(lived.log)), query);
      return replies(episode, resultOf(context, lived));
    },
  };
}

/** The run that asks is the one that was opened last. */
function lastRun({ log }: LivedLog): string | undefined {
  return log.findLast((entry) => entry.kind === 'run')?.id;
}

function resultOf({ lines }: Context, lived: LivedLog) {
  const positive = lines.filter(({ kind }) => kind === 'memory');
  const warnings = lines.filter(({ kind }) => kind !== 'memory');
  return {
    evidence: [...new Set(positive.flatMap((line) => sourcesOf(line, lived)))],
    context: lines.map(({ text }) => text).join('\n'),
    flags: warnings.flatMap((line) => sourcesOf(line, lived).map((id) => WARNING + id)),
  };
}

/** A procedure rests on the openings of the steps that it names. */
function sourcesOf({ item }: ContextLine, { log, sources, openings }: LivedLog): readonly string[] {
  if (item.type !== 'procedural') return [sources[item.position] ?? ''];
  const steps = log.filter((entry) => entry.kind === 'step' && entry.within === item.run);
  const told = steps.filter((step) => step.kind === 'step' && item.content.includes(step.title));
  return told.flatMap((step) => (step.kind === 'step' ? (openings.get(step.id) ?? []) : []));
}
