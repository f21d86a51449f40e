import { describe, expect, it } from 'vitest';
import { resultsMaker } from '../../analysis/results.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import type { ChartDescription, MetricDescription, SuiteDescription } from '../../suite/description.ts';
import { type Board, boards } from '../board/board.ts';
import type { ShownBundle, ShownEntry, SuiteWords } from '../board/entries.ts';
import { drawn } from '../chart/draw.ts';
import { Svg } from '../chart/svg.ts';
import { boardView } from './board-view.ts';
import { coloursOf } from './charts-view.ts';
import { limitsView } from './limits-view.ts';
import { suiteView } from './suite-page.ts';
import { runsOf, withRuns } from './suite-parts.ts';

const metric = (id: string, unit: MetricDescription['unit'], better: 'higher' | 'lower' = 'higher') =>
  ({
    id,
    label: id[0]?.toUpperCase() + id.slice(1),
    short: id,
    unit,
    better,
    kind: 'proportion',
    digits: 1,
    definition: id,
  }) as const;

function suiteOf(main: MetricDescription, { headline = true } = {}): SuiteWords {
  const description: Partial<SuiteDescription> = {
    id: 'other',
    version: '1.0.0',
    title: 'Another',
    summary: 'It measures.',
    families: [
      { id: 'left', label: 'Left', summary: 'What is left.' },
      { id: 'right', label: 'Right' },
    ],
    metrics: [main, metric('tokens', 'tokens', 'lower')],
    failureModes: [],
    tables: { overall: [], byFamily: main.id, paired: { metric: main.id, against: '' } },
    ...(headline ? { headline: main.id } : {}),
  };
  return { description: description as SuiteDescription, ownSystems: [] };
}

/** The suite with a chart of its main metric by family. */
function charted({ description, ownSystems }: SuiteWords): SuiteWords {
  const across = { families: ['left'], metric: description.metrics[0]?.id ?? '' };
  const chart = { id: 'by-family', title: 'By family', description: 'Each family.', kind: 'bars', label: 'Family' };
  return { description: { ...description, charts: [{ ...chart, across }] } as SuiteDescription, ownSystems };
}

interface Run {
  readonly slug: string;
  readonly right: number;
  /** Of how many tasks the main metric is; by default all. */
  readonly of?: number;
  readonly tokens?: number;
  readonly p50?: number;
  readonly kind?: ShownEntry['entry']['kind'];
  readonly labels?: boolean;
  readonly state?: Scorecard['validity']['state'];
  readonly tier?: ShownBundle['tier'];
}

const SITE = { asOf: undefined, repository: 'ada/board' };

const TASKS = 40;
const resultsOf = resultsMaker();

function entryOf(suite: SuiteWords, run: Run): ShownEntry {
  const { slug, right, of = TASKS, tokens, p50, kind = 'system', labels = false, state = 'valid', tier = 'own' } = run;
  const { id, metrics } = suite.description;
  const main = metrics[0]?.id ?? '';
  const family = { n: TASKS / 2, metrics: { [main]: { value: right / TASKS, n: TASKS / 2, k: right / 2 } } };
  const outcomes = Array.from({ length: TASKS }, (_, i) => ({
    ...{ id: `t${i}`, family: 'left', cluster: `c${i % 20}`, slices: {}, failure_modes: [] },
    verdict: i < right ? 'passed' : 'failed',
    values: { [main]: Number(i < right) },
  }));
  const scorecard = {
    suite: { id, version: '1.0.0' },
    dataset: { id: 'data', sha256: 'ab'.repeat(32), tasks: TASKS, official: false },
    overall: {
      n: TASKS,
      metrics: {
        [main]: { value: right / of, n: of, k: right, ci95_clustered: [0.1, 0.9] },
        ...(tokens === undefined ? {} : { tokens: { value: tokens, n: TASKS } }),
      },
    },
    families: { left: family },
    validity: { state, rules: [], controls: [] },
    clusters: { count: 20, largest: 2 },
    system: { reads_labels: labels },
  };
  const bundle = {
    ...{ suite, scorecard, tier, runs: [{}], manifest: { split: 'public', adapter: { spec: 'dir:x' } } },
    results: resultsOf(outcomes as never),
    timing: { latency_ms: p50 === undefined ? {} : { query: { p50, buckets: [] } } },
  };
  const entry = { slug, kind, name: slug, version: '1', reads_labels: labels };
  return { entry, bundles: [bundle], dispute: undefined } as never;
}

const view = (suite: SuiteWords, runs: readonly Run[]) => {
  const found: readonly Board[] = boards(
    runs.map((run) => entryOf(suite, run)),
    ['other'],
    { ranksClaims: false },
  );
  return suiteView(suite, found, SITE, AT);
};

const AT = { root: '../', colours: new Map() };

const right = suiteOf(metric('right', 'fraction'));

describe('suiteView', () => {
  it('shows each run in each family with its value, its count and its shade', async () => {
    const { boards: shown } = view(right, [
      { slug: 'good', right: 40 },
      { slug: 'bad', right: 4 },
    ]);
    const rows = shown[0]?.heat.tables[0]?.groups.flatMap((group) => group.rows) ?? [];
    expect(rows.map(({ name, overall, cells }) => [name, overall, ...cells])).toEqual([
      ['good', { level: 6, value: '100.0%', count: '40/40' }, { level: 6, value: '100.0%', count: '20/20' }],
      ['bad', { level: 3, value: '10.0%', count: '4/40' }, { level: 3, value: '10.0%', count: '2/20' }],
    ]);
  });

  it('shows below the families what their figures could be misread for', () => {
    const familiesNote = 'Longer is not harder.';
    const noted = { ...right, description: { ...right.description, familiesNote } };
    const noteOf = (suite: SuiteWords) => view(suite, [{ slug: 'good', right: 40 }]).boards[0]?.heat.note;
    expect([noteOf(noted), noteOf(right)]).toEqual([familiesNote, '']);
  });

  it('shows the limits that a suite describes', () => {
    const limits = ['Its keys recur.', 'Nobody checked it.'];
    const limited = { ...right, description: { ...right.description, limits } };
    const [shown] = view(limited, [{ slug: 'good', right: 40 }]).boards;
    expect(shown?.limits).toEqual(expect.arrayContaining(limits));
  });

  it('links the page of the suite, and names the command that writes built-in data', () => {
    const shown = view(right, [{ slug: 'good', right: 40 }]);
    expect(shown.docs).toMatch(/^https:\/\/github\.com\/.*\/docs\/other\.md$/);
    const generateOf = (dataset: object) => {
      const [board] = boards([entryOf(right, { slug: 'good', right: 40 })], ['other'], { ranksClaims: false });
      return board && boardView({ ...board, dataset: { ...board.dataset, ...dataset } }, SITE, '../').generate;
    };
    const command = 'npx context-integrity generate --suite other --out other.jsonl';
    expect([{ id: 'builtin' }, { id: 'custom' }, { official: true }].map((one) => generateOf(one))).toEqual([
      command,
      '',
      '',
    ]);
  });

  it('has a table for families that have a metric of their own, and counts pairs of questions', () => {
    const own = { id: 'longer', label: 'Longer', metric: 'kept' };
    const suite = {
      ...right,
      description: {
        ...right.description,
        metrics: [...right.description.metrics, { ...metric('kept', 'fraction'), label: 'Kept' }],
        families: [...right.description.families, own, { id: 'whole', label: 'Whole tasks' }],
      },
    } as SuiteWords;
    const entry = entryOf(suite, { slug: 'good', right: 40 });
    const [bundle] = entry.bundles as unknown as readonly { scorecard: Scorecard; results: object }[];
    const kept = { value: 0.5, n: 8, k: 4 };
    Object.assign(bundle?.scorecard.overall.metrics ?? {}, { kept });
    Object.assign(bundle?.scorecard.families ?? {}, {
      longer: { n: 1, metrics: { kept } },
      whole: { n: 3, metrics: {} },
    });
    Object.assign(bundle?.results ?? {}, { pairs: { list: { families: ['left', 'left', 'longer'] } } });
    const shown = suiteView(suite, boards([entry], ['other'], { ranksClaims: false }), SITE, AT);
    expect(shown.boards[0]?.heat).toMatchObject({
      tables: [
        { metric: right.description.metrics[0]?.label, families: ['Left'] },
        {
          metric: 'Kept',
          families: ['Longer'],
          groups: [{ rows: [{ overall: { count: '4/8' }, cells: [{ value: '50.0%' }] }] }],
        },
      ],
      otherwise: '',
    });
    expect([shown.counted, shown.pairs]).toEqual(['Pairs of questions', '3 pairs']);
    expect(shown.families.map(({ label, counts }) => [label, ...counts])).toEqual([
      ['Left', '2'],
      ['Longer', '1'],
    ]);
    expect(view(right, [{ slug: 'good', right: 40 }])).toMatchObject({ counted: 'Tasks', pairs: '' });
  });

  it('tells nothing, a little and more apart by their shade', () => {
    const runs = [0, 2, 5, 12].map((count, i) => ({ slug: 'abcd'.charAt(i), right: count }));
    const heat = view(right, runs).boards[0]?.heat.tables[0];
    const levels = heat?.groups[0]?.rows.map(({ overall }) => `${overall.value} ${overall.level}`);
    expect(levels).toEqual(['30.0% 4', '12.5% 3', '5.0% 2', '0.0% 1']);
    expect(heat?.scale[1]).toEqual({ level: 2, range: 'up to 10%' });
  });

  it('marks the figures of a part of the tasks in the table of families, and names their systems below a chart', () => {
    const [board] = view(right, [
      { slug: 'whole', right: 20, tokens: 10 },
      { slug: 'few', right: 2, of: 8, tokens: 5 },
    ]).boards;
    const { groups = [], partial } = board?.heat.tables[0] ?? {};
    expect(groups[0]?.rows.map((row) => [row.name, row.partial])).toEqual([
      ['whole', false],
      ['few', true],
    ]);
    expect(partial).toBe(true);
    expect(board?.cost.charts[0]?.note).toMatch(/ Of a part of the tasks, so not comparable with the others: few\.$/);
    expect(board?.cost.rows.map(({ name, unbeaten }) => [name, unbeaten])).toEqual([
      ['whole', 'Right against tokens'],
      ['few', ''],
    ]);
    expect(board?.cost.looks).toMatchObject({ system: true, example: false, control: false, hollow: true });
    expect(view(right, [{ slug: 'whole', right: 20 }]).boards[0]?.heat.tables[0]?.partial).toBe(false);
  });

  it('gives the strongest shade and the frontier to the lowest values if less is better', async () => {
    const { boards: shown } = view(suiteOf(metric('wrong', 'fraction', 'lower')), [
      { slug: 'good', right: 0, tokens: 9 },
      { slug: 'bad', right: 40, tokens: 5 },
      { slug: 'worse', right: 40, tokens: 7 },
    ]);
    const heat = shown[0]?.heat.tables[0];
    expect(heat?.groups[0]?.rows.map(({ overall }) => overall.level)).toEqual([6, 1, 1]);
    expect(heat?.scale.map(({ level, range }) => `${level}: ${range}`)).toEqual([
      ...['6: 0% to 25%', '5: 25% to 50%', '4: 50% to 75%', '3: 75% to 90%', '2: from 90%', '1: 100%'],
    ]);
    expect(shown[0]?.cost.rows.filter(({ unbeaten }) => unbeaten).map(({ name }) => name)).toEqual(['good', 'bad']);
  });

  it('draws only measured and valid runs, and puts no control or label reader on the frontier', async () => {
    const { boards: shown } = view(right, [
      { slug: 'a', right: 20, tokens: 10, p50: 3 },
      { slug: 'b', right: 30, tokens: 20 },
      { slug: 'beaten', right: 10, tokens: 20 },
      { slug: 'invalid', right: 40, tokens: 1, state: 'invalid' },
      { slug: 'control', right: 40, tokens: 1, kind: 'control' },
      { slug: 'reader', right: 40, tokens: 1, kind: 'reference', labels: true },
    ]);
    const cost = shown[0]?.cost;
    // Only one run has a latency, so that there is no chart of it.
    expect(cost?.charts.map(({ caption }) => caption)).toEqual(['Right against tokens']);
    expect(cost?.rows.filter(({ unbeaten }) => unbeaten).map(({ name }) => name)).toEqual(['b', 'a']);
    expect(cost?.rows.map(({ name }) => name)).not.toContain('invalid');
    expect(cost?.rows.find(({ name }) => name === 'b')?.values).toEqual([
      { label: 'Right', value: '75.0%', interval: '[10.0%, 90.0%]' },
      { label: 'Tokens', value: '20.0', interval: '' },
      { label: 'Median time', value: '–', interval: '' },
    ]);
    const [chart] = cost?.charts ?? [];
    const svg = chart && (await drawn(chart)).svg;
    expect(Svg.textOf(svg)).toMatch(
      /<desc [^>]*>5 runs. On the frontier, the cheapest first: a 50\.0% \[10\.0%, 90\.0%\], b 75/,
    );
  });

  it('names every system of a chart of costs, in it or below it', async () => {
    const crowd = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, right: 20, tokens: 10 }));
    const [chart] = view(right, [...crowd, { slug: 'far', right: 30, tokens: 500 }]).boards[0]?.cost.charts ?? [];
    expect(chart && Svg.textOf((await drawn(chart)).svg)).toContain('>a +4<');
    expect(chart?.note).toBe(
      'Tokens: tokens Systems without their full name in this chart: b (50.0%, 10.0), c (50.0%, 10.0), d (50.0%, 10.0) and e (50.0%, 10.0).',
    );
  });

  it('says once of a board whose evidence describes no machine that it does not', () => {
    const said = (...runs: readonly Run[]) => view(right, runs).boards[0]?.machines;
    expect(said({ slug: 'a', right: 20, p50: 3 }, { slug: 'b', right: 30 })).toBe(
      'The runs do not describe their machines, so times may not be comparable.',
    );
    expect(said({ slug: 'a', right: 20 })).toBe('');
  });

  it('lists claims separately, without a rank, off the frontier and marked', async () => {
    const [shown] = view(right, [
      { slug: 'a', right: 20, tokens: 10, p50: 30 },
      { slug: 'b', right: 30, tokens: 20, p50: 30 },
      { slug: 'claim', right: 40, tokens: 1, p50: 0.001, tier: 'self-reported' },
    ]).boards;
    const groups = shown?.groups.map(({ label, rows }) => [
      label,
      ...rows.map(({ name, rank, value, claimed, tier }) => [name, rank, value, claimed, tier.label]),
    ]);
    expect(groups).toEqual([
      ['Systems', ['b', '1', '75.0%', false, 'run by this board'], ['a', '2', '50.0%', false, 'run by this board']],
      ['Claims, not run by this board', ['claim', '–', '100.0%', true, 'self-reported']],
    ]);
    expect(shown?.heat.tables[0]?.groups.map(({ label, rows }) => [label, rows.length])).toEqual([
      ['Systems', 2],
      ['Claims, not run by this board', 1],
    ]);
    const costs = shown?.cost.rows.map(({ name, claimed, unbeaten }) => [name, claimed, unbeaten !== '']);
    expect(costs).toEqual([
      ['b', false, true],
      ['a', false, true],
      ['claim', true, false],
    ]);
  });

  it('shows the limits of the board, counted from its runs', async () => {
    const limits = async (runs: readonly Run[]) => view(right, runs).boards[0]?.limits;
    expect(
      await limits([
        { slug: 'a', right: 40 },
        { slug: 'b', right: 40 },
        { slug: 'c', right: 2 },
        { slug: 'control', right: 30, kind: 'control' },
        { slug: 'oracle', right: 40, kind: 'control', labels: true },
      ]),
    ).toEqual([
      'What is measured is what systems return from invented histories in English. No language model reads it. The board’s maintainers wrote all adapters.',
      'The 40 tasks come from 20 templates, the largest with 2: they give less information than as many independent tasks.',
      'Of 1 pair of ranked systems, where systems with the same score in every task count once, 1 differs significantly, by all comparisons together. 2 of 3 systems may be the best.',
      'A suite orders the table of the overview if at least 25% of the pairs of compared systems differ significantly. Systems with the same score in every task count once. Here 1 of 1 pair of systems differs, so this suite orders the table.',
      'No control here answers without reading the question: ranks have no floor, and a rank alone is no sign of memory.',
      '2 of 3 ranked systems have the best possible value, so the suite cannot order these.',
      'The best cheat is control (75.0%). It has the best score of a control that reads no labels, such as one that returns everything, or of a reference that stores nothing. Runs that break a rule, and references that read labels, do not count. A system that is not better shows no more than a cheat does.',
    ]);
    const level = [40, 40, 39, 2].map((count, i) => ({ slug: 'abcd'.charAt(i), right: count }));
    expect((await limits(level))?.[2]).toContain(
      'Not significantly different, so their order may be chance: a +1 and c (+1: one more with the same results).',
    );
    expect((await limits([{ slug: 'a', right: 4 }]))?.[2]).toBe('Only one system is ranked on this data yet.');
  });

  it('says with what a system is compared that was measured in some tasks only', () => {
    const runs = [entryOf(right, { slug: 'a', right: 40 }), entryOf(right, { slug: 'c', right: 9, kind: 'control' })];
    const [board] = boards(runs, ['other'], { ranksClaims: false });
    const inPart = (n: number) =>
      board && limitsView({ ...board, rows: board.rows.map((row) => ({ ...row, estimate: { value: 1, n } })) }).at(-1);
    const said =
      'Systems that were measured in some tasks only are compared, on their pages, with the best cheat of these tasks.';
    expect(inPart(39)).toContain(said);
    expect(inPart(40)).not.toContain(said);
  });

  it('names the control that decides who has a rank', () => {
    const [board] = boards([entryOf(right, { slug: 'a', right: 40 })], ['other'], { ranksClaims: false });
    const floor = { slug: 'blind', name: 'blind', value: 0.25 } as never;
    expect(board && limitsView({ ...board, floor })).toContain(
      'The control blind (25.0%) decides who has a rank: it is the best of those that never read the question.',
    );
  });

  it('links the comparison of the best six systems with different results', () => {
    const link = (runs: readonly Run[]) => view(right, runs).boards[0]?.compare;
    const runs = [40, 40, 35, 30, 25, 20, 15, 10].map((count, i) => ({ slug: 'abcdefgh'.charAt(i), right: count }));
    const href = link(runs)?.href ?? '';
    expect(Object.fromEntries(new URLSearchParams(href.replace('../compare.html', '')))).toEqual({
      ...{ board: view(right, runs).boards[0]?.id, a: 'a', b: 'c', more: 'd,e,f,g' },
    });
    expect(link(runs)).toMatchObject({ first: 'a', others: 5, several: true });
    expect(link(runs.slice(0, 2))).toBeNull();
  });

  it('works without a headline, and shows the number of tasks of each family', async () => {
    const suite = suiteOf(metric('right', 'fraction'), { headline: false });
    const shown = view(suite, [{ slug: 'a', right: 4 }]);
    expect(shown.boards[0]?.limits[2]).toBe('The suite ranks no system.');
    const why = { ...suite.description, noHeadline: 'it has many figures' };
    const [told] = view({ ...suite, description: why }, [{ slug: 'a', right: 4 }]).boards;
    expect(told?.limits[2]).toBe('The suite ranks no system: it has many figures.');
    expect(shown.boards[0]?.ranked).toBe(false);
    // No run has a task of the other family.
    expect(shown.families).toEqual([{ label: 'Left', summary: 'What is left.', counts: ['20'] }]);
    expect(shown.contaminationReference).toBe('');
  });

  it('cuts a row that several systems share where the table is cut', () => {
    const same = ['b', 'c', 'd'].map((slug) => ({ slug, right: 6 }));
    const { boards } = view(suiteOf(metric('right', 'fraction')), [{ slug: 'a', right: 9 }, ...same]);
    const runs = runsOf(boards);
    expect(runs.map(({ href }) => href)).toEqual(['a', 'b', 'c', 'd'].map((slug) => `../systems/${slug}.html`));
    const parts = [runs.slice(0, 2), runs.slice(2)].map((own, part) => withRuns(boards, own, part)[0]?.groups[0]?.rows);
    const names = parts.map((rows) => rows?.map((row) => (row.members ?? []).map(({ href }) => href.slice(11, 12))));
    expect(names).toEqual([[[], ['b']], [['c', 'd']]]);
  });

  it('draws systems with the same results once and names them, also on a board that ranks none', () => {
    for (const headline of [true, false]) {
      const suite = charted(suiteOf(metric('right', 'fraction'), { headline }));
      const same = ['b', 'c', 'd', 'e'].map((slug) => ({ slug, right: 6 }));
      const [shown] = view(suite, [{ slug: 'a', right: 9 }, ...same]).boards;
      expect(shown?.charts[0]?.rows.map(({ series }) => series)).toEqual(['a', 'b, c, d +1']);
      expect(shown?.chartNotes).toEqual([
        'Bars are in the order of their legend.',
        'Systems with the same results are drawn once: b, c, d and e.',
      ]);
      const rows = shown?.groups[0]?.rows ?? [];
      expect(rows.map(({ members }) => members.map(({ name }) => name))).toEqual([[], ['b', 'c', 'd', 'e']]);
      expect(rows.map((row) => row.same)).toEqual(['', '']);
    }
  });

  it('names the metrics of a chart as it says, and explains intervals only where a chart has them', () => {
    const noted = (kinds: readonly ChartDescription['kind'][]) => {
      const across = { metrics: ['right'], names: ['48 words'] };
      const charts = kinds.map((kind) => ({ id: kind, title: kind, description: kind, kind, label: 'Budget', across }));
      const described = { ...right.description, charts };
      const [shown] = view({ ...right, description: described }, [{ slug: 'a', right: 9 }]).boards;
      expect(shown?.charts.map(({ rows }) => rows.map(({ x }) => x))).toEqual(kinds.map(() => ['48 words']));
      return shown?.chartNotes;
    };
    const thin = 'Thin lines are 95% intervals that count templates.';
    expect(noted(['bars'])).toEqual([thin]);
    expect(noted(['lines'])).toEqual([thin]);
    const without = { id: 'left', title: 'left', description: 'left', kind: 'bars', label: 'Family' } as const;
    const families = { ...without, across: { families: ['left'], metric: 'right' } };
    const several = [families, { ...without, id: 'all', across: { metrics: ['right'] } }];
    const described = { ...right.description, charts: several };
    const [shown] = view({ ...right, description: described }, [{ slug: 'a', right: 9 }]).boards;
    expect(shown?.chartNotes).toEqual([`${thin} A chart without such lines shows the values alone.`]);
  });

  it('shows the note of a chart, and its numbers with their intervals', () => {
    const across = { metrics: ['right'] };
    const chart: ChartDescription = {
      id: 'x',
      title: 'X',
      description: 'X.',
      kind: 'lines',
      label: 'Metric',
      note: 'Why.',
      across,
    };
    const described = { ...right.description, charts: [chart] };
    const [shown] = view({ ...right, description: described }, [{ slug: 'a', right: 9 }]).boards;
    expect(shown?.charts[0]?.note).toBe('Why.');
    expect(shown?.charts[0]?.rows).toEqual([{ series: 'a', x: 'right', y: '22.5%', interval: '[10.0%, 90.0%]' }]);
  });

  it('says what its clustered intervals count, and of how many', () => {
    const runs = [{ slug: 'a', right: 9 }];
    expect(view(right, runs).boards[0]?.clustered).toMatch(
      /not independent\. The 40 tasks here were made from 20 templates\. The interval is about .* says nothing about other wordings$/,
    );
    const entry = entryOf(right, { slug: 'a', right: 9 });
    const [bundle] = entry.bundles;
    Object.assign(bundle?.scorecard.clusters ?? {}, { count: TASKS, largest: 1 });
    const found = boards([entry], ['other'], { ranksClaims: false });
    const [shown] = suiteView(right, found, { asOf: undefined, repository: 'ada/board' }, AT).boards;
    expect(shown?.clustered).toMatch(/Here each of the 40 tasks has a template of its own/);
  });

  it('says that a board which tells too few systems apart only compares them with the control', () => {
    const blind = { ...right, ownSystems: [{ name: 'blind', questionBlind: true }] } as never;
    const runs = [40, 12, 11].map((count, i) => entryOf(blind, { slug: 'abc'.charAt(i), right: count }));
    const control = entryOf(blind, { slug: 'blind', right: 12, kind: 'control' });
    Object.assign(control.bundles[0]?.manifest ?? {}, { adapter: { spec: 'ref:blind' } });
    const found = boards([...runs, control], ['other'], { ranksClaims: false });
    const [shown] = suiteView(blind, found, { asOf: undefined, repository: 'ada/board' }, AT).boards;
    expect(shown?.ranked).toBe(false);
    expect(shown?.beatsControl).toMatch(/^Only a is significantly better than the control blind \(30\.0%\)/);
    const rows = shown?.groups.flatMap((group) =>
      group.rows.map(({ name, rank, strictRank, bestSet }) => [name, rank, strictRank, bestSet]),
    );
    expect(rows?.slice(0, 2)).toEqual([
      ['a', 'yes', '', false],
      ['b', 'no', '', false],
    ]);
    expect(shown?.limits.join(' ')).not.toContain('ranked on this data');
  });

  it('draws no family that has too few templates or nothing, and says so, but has its numbers', () => {
    const across = { families: ['left', 'right'], metric: 'right' };
    const chart: ChartDescription = {
      id: 'x',
      title: 'X',
      description: 'X.',
      kind: 'intervals',
      label: 'Family',
      across,
    };
    const suite = { ...right, description: { ...right.description, charts: [chart] } };
    const entry = entryOf(suite, { slug: 'a', right: 9 });
    const families = entry.bundles[0]?.scorecard.families as Record<string, unknown>;
    families.right = { n: 2, metrics: { right: { value: 0.5, n: 2, ci95_clustered: [0, 0.94], few_clusters: true } } };
    // A partial run is not drawn.
    const part = entryOf(suite, { slug: 'p', right: 9 });
    const few = { left: { n: 2, metrics: { right: { value: 0.5, n: 2, few_clusters: true } } } };
    Object.assign(part.bundles[0]?.scorecard ?? {}, { families: few, validity: { state: 'partial', rules: [] } });
    const found = boards([entry, part], ['other'], { ranksClaims: false });
    const [shown] = suiteView(suite, found, { asOf: undefined, repository: 'ada/board' }, AT).boards;
    expect(shown?.charts[0]?.note).toBe(
      'Not drawn, because their intervals have too few templates (†): Right (intervals from 0.0% to 94.0%).',
    );
    expect(shown?.charts[0]?.rows.map(({ x }) => x)).toEqual(['Left', 'Right']);
    expect(JSON.stringify(shown?.charts[0]?.drawing.spec)).not.toContain('"x":"Right"');
  });

  it('gives a system the same colour on every board that draws it', () => {
    const board = (id: string, ...slugs: readonly string[]) => {
      const [found] = boards(
        slugs.map((slug, i) => entryOf(right, { slug, right: 40 - i })),
        ['other'],
        { ranksClaims: false },
      );
      return { ...found, id } as Board;
    };
    const colours = coloursOf([
      board('one', 'b', 'c'),
      board('two', 'c', 'a', 'd'),
      board('three', 'a', 'b', 'c', 'd'),
    ]);
    expect([...(colours.get('one') ?? [])]).toEqual([
      ['b', 0],
      ['c', 1],
    ]);
    expect([...(colours.get('two') ?? [])]).toEqual([
      ['c', 1],
      ['a', 0],
      ['d', 2],
    ]);
    // The one that another board gave a colour of this board's later has another one.
    expect(new Map(colours.get('three'))).toEqual(
      new Map([
        ['a', 0],
        ['c', 1],
        ['d', 2],
        ['b', 3],
      ]),
    );
  });

  it('names the systems that a chart has no colour for', () => {
    const runs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((slug, i) => ({ slug, right: 40 - i }));
    const [shown] = view(charted(right), runs).boards;
    expect(shown?.charts[0]?.rows).toHaveLength(6);
    expect(shown?.chartNotes).toEqual([
      'Bars are in the order of their legend.',
      'At most 6 are drawn, as there are no more colours, the best first. Not drawn: g and h.',
    ]);
    expect(view(right, runs).boards[0]?.chartNotes).toEqual([]);
  });
});
