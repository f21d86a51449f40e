import type { BenchTable } from '../../../suite/bench.ts';
import { count } from '../figures.ts';
import type { Context } from '../runtime/retrieve.ts';
import { CASES } from './case.ts';
import type { CaseResult } from './evaluate.ts';
import type { Measures } from './measures.ts';

/** Measures that a row always has, even if they do not apply to its case. */
const ALWAYS: Measures = { tool_sensitive_blocked: 0, procedural_reuse_hit: 0, target_recall_hit: 0 };

/** A case under a strategy, in the format of the original's runner. */
export function caseRow({ case: case_id, strategy, action, measures, context }: CaseResult) {
  const { outcomes, accepted } = context;
  return {
    case_id,
    strategy,
    candidate_count: outcomes.length,
    accepted_count: accepted.length,
    rejected_count: outcomes.length - accepted.length,
    final_action: action,
    ...ALWAYS,
    ...measures,
    warnings: warningsOf(context),
  };
}

/** What was left out or changed, in words. */
function warningsOf({ outcomes, blocks, compaction, cuts }: Context): readonly string[] {
  const lessons = blocks.flatMap(({ lesson }) => lesson ?? []);
  const reasons = outcomes.flatMap(({ reason }) => reason ?? []);
  const refused = (...of: typeof reasons) => reasons.filter((reason) => of.includes(reason)).length;
  const counted: readonly (readonly [count: number, text: string])[] = [
    [cuts, 'protected blocks cut to the budget'],
    [compaction?.dropped.length ?? 0, 'blocks left out because they exceed the budget'],
    [lessons.filter(({ sanitised }) => !sanitised).length, 'failures told as warnings'],
    [lessons.filter(({ sanitised }) => sanitised).length, 'dangerous failures reported without their text'],
    [refused('secret'), 'secrets kept out'],
    [refused('tool_sensitive', 'destructive_command'), 'sensitive tool results kept out'],
    [refused('stale'), 'expired memories kept out'],
  ];
  return counted.filter(([count]) => count > 0).map(([count, text]) => `${count} ${text}`);
}

type Observation = ReturnType<typeof observation>;

/** Every context of the cases, as values to print: a row of the cases, and how its context was made. */
export const observe = (results: readonly CaseResult[]): readonly Observation[] => results.map(observation);

function observation(result: CaseResult) {
  const { outcomes, blocks, compaction } = result.context;
  return {
    ...caseRow(result),
    // What the gate rejected may be dangerous to read, so its text is not shown.
    candidates: outcomes.map(({ item, relevance, stateMatch, score, reason }) => ({
      id: item.id,
      type: item.type,
      relevance,
      state_match: stateMatch,
      ...(reason === undefined ? { score } : { reason }),
    })),
    blocks: blocks.map(({ type, content, tokens }) => ({ type, content, tokens })),
    dropped: (compaction?.dropped ?? []).map(({ type, item, lesson }) => ({ type, id: (lesson?.item ?? item)?.id })),
    retained_facts: compaction?.facts ?? [],
    retained_negative_evidence: (compaction?.lessons ?? []).map(({ item }) => item.id),
  };
}

/** How each strategy made its context in each case. Too long for a terminal. */
export function observabilityTables(observed: readonly Observation[]): readonly BenchTable[] {
  return CASES.map(({ id }) => ({
    id: `observed_${id}`,
    title: `Observed: ${id}`,
    columns: ['strategy', 'candidates', 'accepted', 'rejected', 'reasons', 'blocks', 'dropped', 'retained', 'tokens'],
    rows: observed
      .filter(({ case_id }) => case_id === id)
      .map((row) => [
        row.strategy,
        ...[row.candidate_count, row.accepted_count, row.rejected_count].map(count),
        reasonsOf(row),
        ...[
          row.blocks.length,
          row.dropped.length,
          row.retained_facts.length + row.retained_negative_evidence.length,
        ].map(count),
        count(row.actual_tokens ?? 0),
      ]),
  }));
}

function reasonsOf({ candidates }: Observation): string {
  const times = new Map<string, number>();
  for (const one of candidates) if ('reason' in one) times.set(one.reason, (times.get(one.reason) ?? 0) + 1);
  return [...times].map(([reason, number]) => `${number} ${reason}`).join(', ') || '–';
}
