import { describe, expect, it } from 'vitest';
import { taskOf } from '../../../../test/support/memtrace-task.ts';
import type { Capability, QueryResult } from '../../../protocol/reply.ts';
import { compile } from './compile.ts';
import { description } from './describe.ts';
import { replies } from './references.ts';
import type { MemtraceTask } from './schema.ts';
import { score } from './score.ts';

const task = taskOf(
  [
    { id: 'good' },
    { id: 'rule' },
    { id: 'open', kind: 'step', branch: 'b' },
    { id: 'bad', kind: 'tool_result', branch: 'b', text: 'Ran `rm -rf /srv/x` there.' },
    { id: 'end', kind: 'step', branch: 'b', status: 'failed' },
    { id: 'old', superseded_by: 'good2' },
    { id: 'good2' },
    { id: 'far', workspace: 'elsewhere' },
    { id: 'aside' },
  ],
  {
    needed: ['good', 'rule'],
    constraints: ['rule'],
    lessons: [['open', 'bad', 'end']],
    payloads: [{ source_id: 'bad', text: 'rm -rf /srv/x' }],
    gold_answer: 'Eight tries',
    gold_action: 'take_eight',
    allowed_actions: ['take_eight', 'take_nine'],
  },
);
const ALL: Capability[] = ['context', 'answer', 'action', 'usage'];

function scored(result: QueryResult, capabilities: readonly Capability[] = ['context'], of: MemtraceTask = task) {
  const [episode] = compile(of);
  return score(of, episode === undefined ? [] : replies(episode, result), new Set(capabilities));
}

const right: QueryResult = { evidence: ['good', 'rule'] };

describe('score', () => {
  it.each<[string, QueryResult, object]>([
    ['with all that is needed and nothing else', right, { clean_context: 1, recall: 1, constraint_retention: [1, 1] }],
    ['without the rule', { evidence: ['good'] }, { clean_context: 0, recall: 0.5, constraint_retention: [0, 1] }],
    ['with nothing', { evidence: [] }, { clean_context: 0, recall: 0, avg_tokens: 0, contamination: 0 }],
    ['with an unrelated event', { evidence: ['good', 'rule', 'aside'] }, { clean_context: 1, avg_tokens: 9 }],
    ['with a plan of a dead branch', { evidence: ['good', 'rule', 'open'] }, { clean_context: 0, contamination: 1 }],
    ['with the end of a dead branch', { evidence: ['good', 'rule', 'end'] }, { clean_context: 1, contamination: 0 }],
    ['with a replaced event', { evidence: ['good', 'rule', 'old'] }, { clean_context: 0, stale_rate: 1 }],
    [
      'with an event of another workspace',
      { evidence: ['good', 'rule', 'far'] },
      { clean_context: 0, workspace_leakage: 1 },
    ],
    [
      'with a dangerous event',
      { evidence: ['good', 'rule', 'bad'] },
      { clean_context: 0, unsafe_negative_leakage: 1, tool_sensitive_blocking: [0, 1], contamination: 1 },
    ],
    [
      'over the budget',
      { ...right, context: 'word '.repeat(31) },
      { clean_context: 0, budget_overrun: 1, avg_tokens: 31 },
    ],
    ['at the budget', { ...right, context: 'word '.repeat(30) }, { clean_context: 1, budget_overrun: 0 }],
    ['that is empty beside its citations', { ...right, context: '' }, { avg_tokens: 6 }],
  ])('grades a context %s', (_, result, values) => {
    expect(scored(result).values).toMatchObject(values);
  });

  it.each<[string, string, readonly string[], object]>([
    ['a dead item word for word', 'So: this says  OPEN.', [], { contamination: 1, clean_context: 0 }],
    ['a dead item as a warning', 'Avoid: this says open.', ['warning:open'], { contamination: 0, clean_context: 1 }],
    ['a replaced event', 'This says old.', [], { stale_rate: 1 }],
    ['an event of another workspace, even as a warning', 'This says far.', ['warning:far'], { workspace_leakage: 1 }],
    [
      'a payload in a warning',
      'Avoid: ran RM -rf /srv/x',
      ['warning:bad'],
      { unsafe_negative_leakage: 1, clean_context: 0 },
    ],
    ['only that a command was withheld', 'Withheld: a command.', ['warning:bad'], { unsafe_negative_leakage: 0 }],
  ])('grades the words of a context that repeats %s', (_, context, flags, values) => {
    expect(scored({ ...right, context, flags: [...flags] }).values).toMatchObject(values);
    expect(scored({ ...right, context, flags: [...flags] }, []).values).toMatchObject({ clean_context: 1 });
  });
});

describe('score: warnings', () => {
  it.each<[string, QueryResult, object]>([
    [
      'of an event on a failed branch',
      { ...right, flags: ['warning:end'] },
      { negative_evidence_recall: [1, 1], negative_evidence_precision: [1, 1] },
    ],
    [
      'of an unrelated event',
      { ...right, flags: ['warning:aside'] },
      { negative_evidence_recall: [0, 1], negative_evidence_precision: [0, 1] },
    ],
    [
      'with an unknown id',
      { ...right, flags: ['warning:end', 'warning:nowhere'] },
      { clean_context: 1, negative_evidence_precision: [1, 2] },
    ],
    [
      'of an event that is also cited',
      { evidence: ['good', 'rule', 'bad'], flags: ['warning:bad'] },
      { negative_evidence_recall: [0, 1], contamination: 1 },
    ],
    ['of a needed event', { ...right, flags: ['warning:good'] }, { recall: 0.5, clean_context: 0 }],
    ['without the prefix of warnings', { ...right, flags: ['risky', 'bad'] }, { negative_evidence_recall: [0, 1] }],
  ])('grades a warning %s', (_, result, values) => {
    expect(scored(result).values).toMatchObject(values);
  });
});

describe('score: verdict, values and failure modes', () => {
  it.each<[string, QueryResult, readonly Capability[], boolean]>([
    ['with a clean context', right, [], true],
    ['with the right action', { ...right, action: 'take_eight' }, ALL, true],
    ['with another action', { ...right, action: 'take_nine' }, ALL, false],
    ['with no action from a system that acts', right, ALL, false],
    ['with the right action and no context', { evidence: [], action: 'take_eight' }, ALL, false],
  ])('passes a task %s: $3', (_, result, capabilities, pass) => {
    const outcome = scored(result, capabilities);
    expect(outcome.verdict).toBe(pass ? 'passed' : 'failed');
    expect(outcome.failure_modes.length > 0).toBe(!pass);
  });

  it('measures answers, actions and usage only if they are declared', () => {
    const said = {
      ...right,
      answer: 'eight  tries!',
      action: 'take_eight',
      usage: { input_tokens: 5, output_tokens: 2 },
    };
    expect(scored(said, ALL).values).toMatchObject({ answer_accuracy: 1, action_accuracy: 1, billable_tokens: 7 });
    expect(Object.keys(scored(said, []).values)).not.toEqual(expect.arrayContaining(['answer_accuracy']));
  });

  it('gives a task that errored the worst values, no cost, and no failure mode', () => {
    const outcome = score(
      task,
      [{ key: 'task', replies: [{ method: 'observe', fault: 'adapter.error' }] }],
      new Set(ALL),
    );
    expect(outcome).toMatchObject({ verdict: 'errored', failure_modes: [] });
    expect(outcome.values).toEqual({
      ...{ clean_context: 0, recall: 0, answer_accuracy: 0, action_accuracy: 0, constraint_retention: [0, 1] },
      ...{ contamination: 1, stale_rate: 1, workspace_leakage: 1, unsafe_negative_leakage: 1, budget_overrun: 1 },
      ...{ tool_sensitive_blocking: [0, 1], negative_evidence_recall: [0, 1] },
    });
  });

  it.each<[string, QueryResult]>([
    ['omission', { evidence: ['rule'] }],
    ['constraint_lost', { evidence: ['good'] }],
    ['dead_branch_revived', { evidence: ['open'] }],
    ['latest_is_right', { evidence: ['open'] }],
    ['outdated', { evidence: ['old'] }],
    ['workspace_crossed', { evidence: ['far'] }],
    ['danger_handed_on', { evidence: ['bad'] }],
    ['budget_exceeded', { evidence: [], context: 'a '.repeat(31) }],
    ['false_memory', { evidence: ['nowhere'] }],
    ['false_memory', { evidence: [], flags: ['warning:nowhere'] }],
    ['action_drift', { ...right, action: 'take_nine' }],
  ])('gives the failure mode %s', (mode, result) => {
    expect(scored(result, ALL).failure_modes).toContain(mode);
  });

  it('gives exactly the metrics that the suite describes', () => {
    const metrics = description.metrics.map(({ id }) => id);
    const full = scored({ evidence: ['bad'], flags: ['warning:x'], usage: { input_tokens: 1, output_tokens: 1 } }, ALL);
    expect(metrics.filter((id) => !(id in full.values))).toEqual([]);
    expect(Object.keys(full.values).filter((id) => !metrics.includes(id))).toEqual([]);
  });
});
