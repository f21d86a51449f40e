import type { Estimate, Group } from '../../../protocol/scorecard.ts';
import type { Bench, BenchReport, BenchSystem, BenchTable, Cell } from '../../../suite/bench.ts';
import { linesDigest } from '../../shared/lines-digest.ts';
import type { Conversation } from '../conversation.ts';
import { familyOfLength } from '../families.ts';
import { draftGrid, type Experiment, rawRow, runGrid } from '../grid.ts';
import spread from '../hash-seed-spread.json' with { type: 'json' };
import { hashSecret } from '../python-hash.ts';
import { type GridSettings, gridSettings, PAPER, SETTINGS, settingsText } from '../settings.ts';
import { STRATEGIES } from '../strategies/strategies.ts';
import { type Figure, mean, ratioTable, type Table, tables } from '../tables.ts';
import { charts } from './charts.ts';
import { keyClaims, sectionClaims } from './claims.ts';

/** The paper's own grid: 25 conversations of five lengths, with its four strategies. */
export const paperBench: Bench = {
  id: 'paper',
  label: 'The paper’s grid',
  summary:
    'The paper’s 100 experiments, with the same random draws: four strategies on five conversations of each of five lengths. The ' +
    'original is deterministic only under a fixed PYTHONHASHSEED and one way to hash strings, and the paper names neither. These ' +
    'figures are what the original prints under Python 3.11 and PYTHONHASHSEED=0, or those of --python and --hash-seed. With the ' +
    'paper’s settings the last table has the paper’s figures beside those of other hash seeds.',
  takes: { count: false, records: false, settings: SETTINGS },
  run: async ({ settings = {} }) => reportOf(gridSettings(settings)),
};

function reportOf(settings: GridSettings): BenchReport {
  const digest = linesDigest();
  const secret = hashSecret(settings.hashSeed, settings.python);
  const experiments = runGrid(draftGrid(settings), STRATEGIES, secret, (conversation) =>
    digest.add(lineOf(conversation)),
  );
  const printed = tables(experiments);
  const ratio = ratioTable(experiments);
  return {
    ...(settingsText(settings) !== settingsText(PAPER) && { summary: summaryOf(settings) }),
    settings: settingsText(settings),
    dataset: {
      id: isPapers(settings) ? 'paper-grid' : 'grid',
      sha256: digest.hex(),
      tasks: settings.lengths.length * settings.trials,
    },
    systems: STRATEGIES.map(({ name, readsNeedles }) => systemOf(name, readsNeedles, settings.lengths, experiments)),
    tables: [...printed.map(figureTable), ...(isPapers(settings) ? [spreadTable(settings, [...printed, ratio])] : [])],
    charts: charts(experiments),
    claims: [...keyClaims(experiments), ...sectionClaims(experiments)],
    raw: experiments.map(rawRow),
  };
}

/** What other settings than the default measure. */
function summaryOf(settings: GridSettings): string {
  const { lengths, trials, hashSeed, python } = settings;
  const ours = `These figures are what the original prints under Python ${python} and PYTHONHASHSEED=${hashSeed}`;
  if (isPapers(settings)) {
    return (
      'The paper’s 100 experiments, with the same random draws. The original is deterministic only under a fixed ' +
      `PYTHONHASHSEED, and the paper names none. ${ours}. The last table has the paper’s figures beside those of other hash seeds.`
    );
  }
  const conversations = trials === 1 ? 'one conversation' : `${trials} conversations`;
  const each = lengths.length === 1 ? 'one length' : `each of ${lengths.length} lengths`;
  return (
    `${STRATEGIES.length * lengths.length * trials} experiments like the paper’s, with other settings: four strategies on ` +
    `${conversations} of ${each}. ${ours} with the same settings.`
  );
}

/** Whether the settings are the paper's, except for the hash seed and the version of Python, which the paper does not name. */
const isPapers = (settings: GridSettings) =>
  settingsText({ ...settings, hashSeed: PAPER.hashSeed, python: PAPER.python }) === settingsText(PAPER);

/** A conversation in one line: the turns as pairs of role and text. */
const lineOf = ({ turns }: Conversation): string => JSON.stringify(turns.map(({ role, text }) => [role, text]));

/** Means over experiments, as in the paper. A metric that the suite also has has the suite's id. */
const MEANS: Readonly<Record<string, (done: Experiment) => number>> = {
  mean_accuracy: ({ accuracy }) => accuracy,
  mean_explicit_accuracy: ({ explicitAccuracy }) => explicitAccuracy,
  mean_implicit_accuracy: ({ implicitAccuracy }) => implicitAccuracy,
  compression_ratio: ({ compression }) => compression,
  information_density: ({ density }) => density,
  avg_context_tokens: ({ contextTokens }) => contextTokens,
};

/** One strategy over all lengths, and length by length. */
function systemOf(
  name: string,
  readsLabels: boolean,
  lengths: readonly number[],
  experiments: readonly Experiment[],
): BenchSystem {
  const own = experiments.filter(({ strategy }) => strategy === name);
  return {
    name,
    readsLabels,
    overall: group(own),
    families: Object.fromEntries(
      lengths.map((turns) => [familyOfLength(turns), group(own.filter(({ length }) => length === turns))]),
    ),
  };
}

function group(done: readonly Experiment[]): Group {
  const estimate = (of: (done: Experiment) => number): Estimate => ({ value: mean(done, of), n: done.length });
  return { n: done.length, metrics: Object.fromEntries(Object.entries(MEANS).map(([id, of]) => [id, estimate(of)])) };
}

/** What the rows of a table are. */
const OF: Readonly<Record<string, string>> = {
  overall: 'strategy',
  length: 'turns',
  gap: 'strategy',
  depth: 'place',
  efficiency: 'turns',
};

/** A table's figures in rows and columns, as the original prints them, in the order of the figures. */
function figureTable({ id, title, figures }: Table): BenchTable {
  const rows = distinct(figures, ({ row }) => row);
  const columns = distinct(figures, ({ column }) => column);
  const cells = new Map(
    figures.map(({ row, column, value, printed }) => [`${row}\n${column}`, { value, text: printed }]),
  );
  return {
    id,
    title,
    columns: [OF[id] ?? '', ...columns],
    rows: rows.map((row) => [row, ...columns.map((column) => cells.get(`${row}\n${column}`) ?? '')]),
  };
}

const distinct = (figures: readonly Figure[], key: (figure: Figure) => string) => [...new Set(figures.map(key))];

const { hashSeeds, figures } = spread;

const others = `hash seeds ${hashSeeds.first} to ${hashSeeds.last}`;

/** Each figure that the paper prints, with ours and the values that the original can print, which depend on the hash seed. */
function spreadTable({ hashSeed, python }: GridSettings, printed: readonly Table[]): BenchTable {
  const byCell = new Map(
    printed.flatMap(({ id, figures: own }) =>
      own.map((figure) => [placeOf({ table: id, ...figure }), Number(figure.printed.replace('x', ''))]),
    ),
  );
  return {
    id: 'paper-figures',
    title:
      python === PAPER.python
        ? `The paper’s figures, ours (hash seed ${hashSeed}) and those of ${others}`
        : `The paper’s figures, ours (Python ${python}, hash seed ${hashSeed}) and those of Python ${PAPER.python} with ${others}`,
    columns: ['table', 'row', 'column', 'paper', 'ours', 'least', 'most', 'mean'],
    rows: figures.flatMap((one) =>
      one.paper === null
        ? []
        : [
            [
              ...[one.table, one.row, one.column],
              ...[one.paper, byCell.get(placeOf(one)) ?? Number.NaN, one.min, one.max, one.mean].map(cell),
            ],
          ],
    ),
  };
}

const placeOf = ({ table, row, column }: { readonly table: string; readonly row: string; readonly column: string }) =>
  `${table}\n${row}\n${column}`;

const cell = (value: number): Cell => ({ value, text: String(value) });
