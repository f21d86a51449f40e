import { RUNTIME } from '../runtime/item.ts';
import { type Context, positiveText } from '../runtime/retrieve.ts';
import type { StrategyName } from '../runtime/strategies.ts';
import type { Markers } from './case.ts';
import type { Measures } from './measures.ts';

/** The command that the project's constraint requires, and the one that results from building on a failure. */
const RIGHT = { word: 'bun', action: 'bun test' } as const;
const WRONG = { words: ['npm', 'failed'], action: 'npm test' } as const;

export type Action = typeof RIGHT.action | typeof WRONG.action | 'unknown';

/** A context compared with the texts that its case looks for. */
export interface Evaluation {
  readonly action: Action;
  readonly measures: Measures;
}

/** One strategy on one case: its context and the evaluation. */
export interface CaseResult extends Evaluation {
  readonly case: string;
  readonly strategy: StrategyName;
  readonly context: Context;
}

export function evaluate(markers: Markers, context: Context): Evaluation {
  const texts = textsOf(context);
  const contaminated = Number(texts.positive.some((text) => WRONG.words.every((word) => text.includes(word))));
  const action = actionOf(contaminated === 1, texts.positive.join(' '));
  const success = Number(action === RIGHT.action);
  const isProject = context.blocks.some(({ type }) => type === 'project_memory');
  return {
    action,
    measures: {
      task_success: success,
      failed_branch_contamination: contaminated,
      correct_active_path_hit: Number(isProject && contaminated === 0),
      actual_tokens: context.tokens,
      ...ofTools(context, texts),
      ...ofCompaction(markers, context, texts),
      ...ofLessons(markers, context, texts, { positive_contamination: contaminated, correct_action: success }),
      ...ofMarkers(markers, context, texts),
    },
  };
}

function actionOf(contaminated: boolean, text: string): Action {
  if (contaminated) return WRONG.action;
  return text.includes(RIGHT.word) ? RIGHT.action : 'unknown';
}

/** A context's texts in lower case. */
interface Texts {
  readonly all: string;
  /** The blocks to build on. */
  readonly positive: readonly string[];
  readonly warnings: string;
}

function textsOf({ blocks }: Context): Texts {
  const lower = (some: typeof blocks) => some.map(({ content }) => content.toLowerCase());
  return {
    all: lower(blocks).join(' '),
    positive: lower(blocks.filter(({ lesson }) => lesson === undefined)),
    warnings: lower(blocks.filter(({ lesson }) => lesson !== undefined)).join(' '),
  };
}

const any = (markers: readonly string[], text: string) =>
  Number(markers.some((one) => text.includes(one.toLowerCase())));
const every = (markers: readonly string[], text: string) =>
  Number(markers.every((one) => text.includes(one.toLowerCase())));

/** Whether dangerous tool results were kept out, if the candidates or the context had any. */
function ofTools({ outcomes }: Context, { all }: Texts): Measures {
  const blocked = outcomes.some(({ reason }) => reason === 'destructive_command' || reason === 'tool_sensitive');
  const repeated = any(['--force', 'production'], all) === 1;
  return blocked || repeated ? { tool_sensitive_blocked: Number(blocked && !repeated) } : {};
}

function ofCompaction({ constraints, unsafe = [] }: Markers, { compaction }: Context, { all }: Texts): Measures {
  if (constraints === undefined) return {};
  const facts = compaction?.facts ?? [];
  const text = [all, ...facts.map(({ key, value }) => `${key}=${value}`.toLowerCase())].join(' ');
  const isKept = (constraint: string) => {
    const [key, value = ''] = constraint.split('=', 2);
    // The context states in a sentence what the project runs on.
    return text.includes(constraint) || (key === RUNTIME && text.includes(value));
  };
  return {
    compaction_triggered: Number(compaction !== undefined),
    constraint_retention_hit: Number(constraints.every(isKept)),
    unsafe_compaction_leakage: any(unsafe, text),
    ...(compaction && { compression_ratio: compaction.ratio }),
  };
}

function ofLessons(
  { lessons, withheld, recorded }: Markers,
  { blocks, compaction }: Context,
  { warnings }: Texts,
  outcome: Measures,
): Measures {
  const record = compaction?.lessons ?? [];
  const text = record.map((lesson) => lesson.text.toLowerCase()).join(' ');
  return {
    ...(lessons && { ...outcome, negative_lesson_retained: any(lessons, warnings) }),
    ...(withheld && {
      unsafe_negative_leakage: any(withheld, warnings),
      sanitized_notice_present: Number(blocks.some(({ lesson }) => lesson?.sanitised === true)),
    }),
    ...(recorded && {
      ...outcome,
      retained_negative_evidence_count: record.length,
      compaction_negative_lesson_retained: Number(record.length > 0) * any(recorded.lessons, text),
      unsafe_negative_leakage: any(recorded.unsafe, text),
      compaction_retained_negative_unsafe_leakage: any(recorded.unsafe, text),
    }),
  };
}

function ofMarkers(markers: Markers, context: Context, { all }: Texts): Measures {
  const { foreign, stale, superseded, procedure, valuable, recalls, distractors } = markers;
  const positive = positiveText(context).toLowerCase();
  const projects = context.blocks.filter(({ type }) => type === 'project_memory');
  const projectText = projects.map(({ content }) => content.toLowerCase()).join(' ');
  return {
    ...(foreign && { cross_workspace_leakage: any(foreign, all) }),
    ...(stale && { stale_memory_injection: any(stale, all) }),
    ...(superseded && { superseded_injection: any(superseded, projectText) }),
    ...(procedure && { procedural_reuse_hit: Number(context.blocks.some(({ type }) => type === 'procedural')) }),
    ...(valuable && { reflection_retention_hit: any([valuable], all) }),
    ...(recalls && { target_recall_hit: every(recalls, positive) }),
    ...(distractors && { recall_distractor_leakage: any(distractors, positive) }),
  };
}
