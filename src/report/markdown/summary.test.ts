import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fence } from '../../text/escape.ts';
import { compileMarkdown } from './markdown-template.ts';
import { type SuiteSummary, summaryMarkdown } from './summary.ts';

const TEMPLATE = compileMarkdown(readFileSync('leaderboard/templates/summary.md.hbs', 'utf8'));
const HOSTILE =
  '@org/team #1 </details> | ![x](https://e.test/p.png) <!--\n## `GH-3` www.e.test 69607ef1234 ::error::x';

const metric = {
  label: 'Recall',
  value: '76%',
  interval: '70 to 80',
  clustered: '65 to 84',
  n: '9',
  nEffective: '8',
  definition: 'What it is',
};
const SUITE: SuiteSummary = {
  title: 'Suite',
  card: {
    suite: 'Suite 1',
    system: 'system 1',
    readsLabels: true,
    dataset: 'builtin',
    state: 'invalid',
    failedByErrors: false,
    reasons: ['Rule x: why', 'Control y: why'],
    headline: metric,
    counted: '',
    noHeadlineNote: undefined,
    columns: ['recall', 'tokens'],
    passed: 'Passed',
    families: [{ label: 'Write', n: '4', passed: '3 of 4', cells: ['1%', '2'], estimate: undefined }],
    groups: [
      { label: 'Length', rows: [{ label: 'long', n: '2', passed: '0 of 2', cells: ['7%', '8'], estimate: undefined }] },
    ],
    slices: [
      {
        label: 'Domain',
        columns: ['recall'],
        rows: [{ label: 'payroll', n: '2', passed: '1 of 2', cells: ['5%'], estimate: undefined }],
      },
    ],
    model: ['calls of its model: while storing 3'],
    modelUse: { columns: ['Calls'], rows: [['Write', '3']] },
    machine: '',
    latency: [['query', '9', '1 ms', '2 ms', '3 ms', '█▁']],
    overall: { label: 'All tasks', n: '9', passed: 'not measured', cells: ['3%', '4'], estimate: undefined },
    diagnosis: {
      groups: [{ title: 'Lacks', text: 'keeps no state (3 of 32)', mechanisms: 1, rows: [] }],
      alone: '',
      undecided: 'Neither a strength nor a weakness: 2.',
    },
    metrics: [metric, metric],
    unmeasured: ['Drift', 'Tokens'],
    uncounted: ['Precision'],
    failureModes: [{ label: 'Stale', count: 3, rule: 'A rule' }],
    counts: 'one of nine',
    clusters: 'Two clusters',
    fewTemplates: 'Few templates',
    arms: undefined,
    contamination: undefined,
  },
  gates: [{ metric: 'Recall', value: '76%', needed: 'at least 90%', verdict: 'missed' }],
  gateMissed: true,
  regression: {
    baseline: 'before',
    metric: 'Recall',
    delta: '3%',
    units: 'tasks',
    onlyHere: '1',
    onlyBaseline: '9',
    p: '0.01',
    verdict: 'worse',
    worse: [{ label: 'Tasks passed', run: '1 of 9', baseline: '8 of 9', p: '0.01' }],
  },
  tasks: [
    {
      title: '1 task failed',
      table: { columns: [{ label: 'Task' }, { label: 'Why' }], rows: [['a', 'stale']], more: 2 },
    },
  ],
  regressed: true,
  errors: { message: 'Nine errored', quote: undefined, steps: ['Look at it', 'Run it'] },
  problems: [{ message: 'Something broke', quote: undefined, steps: ['Mend it', 'Try again'] }],
  verify: 'cib verify out',
};

/** Replaces every string except `state`, which selects the words of the verdict. */
function withAll<T>(value: T, text: string): T {
  return JSON.parse(JSON.stringify(value), (key, held) => (typeof held === 'string' && key !== 'state' ? text : held));
}

/** Keeps, line by line, only the characters that Markdown and HTML make structure from. */
function skeleton(markdown: string): string {
  return markdown.replace(/&#\d+;/g, '').replace(/[^|<>*_`[\]\\~#@$&\n]/g, '');
}

function tables(markdown: string): string[][][] {
  return markdown
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.map((row) => row.slice(1, -1).split('|')));
}

describe('summaryMarkdown', () => {
  it('shows the verdict, the headline with both intervals and the reasons before any table', () => {
    const text = summaryMarkdown(TEMPLATE, [SUITE]);
    expect(text.slice(0, text.indexOf('| Gate'))).toBe(
      `## Suite

**❌ Gate missed · Worse than the baseline · See below · Not valid: a rule does not hold** · system 1 (reads labels) · one of nine

**Recall: 76%** · 95% interval 70 to 80, clustered 65 to 84

> **Something broke**

- Mend it
- Try again

### Why it does not count

- Rule x: why
- Control y: why

### What went wrong

Nine errored

- Look at it
- Run it

`,
    );
    expect(text).toContain('Against the baseline, before: **worse** by the figures below. Recall: difference 3%;');
    expect(text).toContain('<code>cib verify out</code>');
  });

  it('says beside the headline of how many tasks it is, if not of all', () => {
    const card = SUITE.card && { ...SUITE.card, counted: '25 of 35 tasks' };
    expect(summaryMarkdown(TEMPLATE, [{ ...SUITE, card }])).toContain('clustered 65 to 84 · 25 of 35 tasks\n');
  });

  it('quotes the output of an adapter in a fence that the output cannot close', () => {
    const lines = fence([HOSTILE, '``` </details>', '````']);
    const errors = { message: 'm', quote: { title: 'It wrote:', lines }, steps: [] };
    for (const shown of [{ errors }, { problems: [errors] }])
      expect(summaryMarkdown(TEMPLATE, [{ ...SUITE, ...shown }])).toContain(`\nIt wrote:\n\n${lines.text}\n\n`);
    expect(lines.text.startsWith('`````text\n')).toBe(true);
  });

  it('has ten tables, whose rows are as wide as the header, without blank lines', () => {
    const found = tables(summaryMarkdown(TEMPLATE, [SUITE]));
    expect(found.map((rows) => [rows[0]?.length, rows.length])).toEqual([
      [4, 3],
      [4, 3],
      [2, 3],
      [5, 4],
      [5, 3],
      [2, 3],
      [6, 3],
      [3, 3],
      [4, 3],
      [7, 4],
    ]);
    for (const rows of found) expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });

  it('keeps its structure for any strings', () => {
    const [calm, hostile] = ['text', HOSTILE].map((text) => summaryMarkdown(TEMPLATE, [withAll(SUITE, text)]));
    expect(skeleton(hostile ?? '')).toBe(skeleton(calm ?? ''));
    expect(tables(hostile ?? '').map((rows) => rows.map((row) => row.length))).toEqual(
      tables(calm ?? '').map((rows) => rows.map((row) => row.length)),
    );
  });

  it('contains no image, link, mention, reference, comment or unexpected tag from a string', () => {
    const text = summaryMarkdown(TEMPLATE, [withAll(SUITE, HOSTILE)]);
    expect([...new Set(text.match(/<[^>]*>/g))].sort()).toEqual(
      ['</code>', '</details>', '</summary>', '<code>', '<details>', '<summary>'].sort(),
    );
    expect(text).not.toMatch(/\]\(|<!--|`/);
    const shown = text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    expect(shown).not.toMatch(/@(?!\u200b)|#\d|:\/\/|GH-\d|www\.|[0-9a-f]{7}|::/);
  });

  it.each([
    ['❌ This run did not end', { card: undefined, verify: undefined, gates: [], regression: undefined }],
    ['✅ Valid', { card: { state: 'valid' }, gateMissed: false, regressed: false, problems: [] }],
    [
      '⚠️ Partial: not all tasks were run',
      { card: { state: 'partial' }, gateMissed: false, regressed: false, problems: [] },
    ],
    ['❌ See below · Valid', { card: { state: 'valid' }, gateMissed: false, regressed: false }],
    [
      '❌ Failed: a control is out of its range',
      { card: { state: 'failed' }, gateMissed: false, regressed: false, problems: [] },
    ],
    [
      '❌ Failed: too many tasks errored',
      { card: { state: 'failed', failedByErrors: true }, gateMissed: false, regressed: false, problems: [] },
    ],
    ['❌ Worse than the baseline · Valid', { card: { state: 'valid' }, gateMissed: false, problems: [] }],
  ])('shows the verdict %s', (verdict, { card, ...rest }) => {
    const merged = card === undefined ? undefined : { ...SUITE.card, ...card };
    const text = summaryMarkdown(TEMPLATE, [{ ...SUITE, ...rest, card: merged } as SuiteSummary]);
    expect(text).toContain(`**${verdict}**`);
  });

  it('has one heading per suite, and is truncated to 1 MB [B8]', () => {
    const many = Array.from({ length: 900 }, (_, i) => ({ ...SUITE, title: `Suite ${i}` }));
    const text = summaryMarkdown(TEMPLATE, many);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000_000);
    expect(text).toMatch(/This summary was cut.*\n$/);
    expect(text.match(/^## Suite 1$/gm)).toHaveLength(1);
    expect(text.match(/<details>/g)?.length).toBe(text.match(/<\/details>/g)?.length);
  });

  it('throws if the view lacks a field of the template', () => {
    const { gates: _, ...lacking } = SUITE;
    expect(() => summaryMarkdown(TEMPLATE, [lacking as SuiteSummary])).toThrow();
  });
});
