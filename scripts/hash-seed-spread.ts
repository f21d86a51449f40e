import { draftGrid, runGrid } from '../src/suites/context-decay/grid.ts';
import { hashSecret, type PythonVersion } from '../src/suites/context-decay/python-hash.ts';
import {
  fileBackedState,
  naiveTruncation,
  STRATEGIES,
  slidingWindowSummary,
  structuredMemoryBanks,
} from '../src/suites/context-decay/strategies/strategies.ts';
import { type Figure, ratioTable, type Table, tables } from '../src/suites/context-decay/tables.ts';
import { round } from '../src/suites/shared/python-round.ts';

/** A table's figure at hash seed 0 and over all hash seeds, rounded as in print. The mean has two more digits. */
export interface FigureSpread {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  /** Null if the paper does not print it. */
  readonly paper: number | null;
  readonly atHashSeed0: number;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
}

export interface Spread {
  readonly hashSeeds: { readonly first: number; readonly last: number };
  readonly figures: readonly FigureSpread[];
}

/**
 * The possible values of the paper's figures over hash seeds from 0 to `last`, with Python 3.11. The sentence of an implicit fact depends on its
 * key's hash, and CPython hashes differently in every process without `PYTHONHASHSEED`, which the paper does not name.
 */
export function spreadOf(last: number): Spread {
  const runs = runsOf(last, '3.11');
  const [first = []] = runs;
  return {
    hashSeeds: { first: 0, last },
    figures: first.map((figure, at) =>
      spread(
        figure,
        runs.map((run) => run[at] as TableFigure),
      ),
    ),
  };
}

/** How many of the paper's figures come out with each hash seed from 0 to `last`. */
export function equalFigures(last: number, python: PythonVersion): readonly number[] {
  return runsOf(last, python).map(
    (run) => run.filter(({ table, row, column, printed }) => paperFigure(table, row, column) === printed).length,
  );
}

type TableFigure = Figure & { readonly table: string };

function runsOf(last: number, python: PythonVersion): readonly (readonly TableFigure[])[] {
  const cells = [...draftGrid()];
  return Array.from({ length: last + 1 }, (_, seed) => {
    const experiments = runGrid(cells, STRATEGIES, hashSecret(seed, python));
    return figuresOf([...tables(experiments), ratioTable(experiments)]);
  });
}

function figuresOf(all: readonly Table[]): readonly TableFigure[] {
  return all.flatMap(({ id, figures }) => figures.map((figure) => ({ table: id, ...figure })));
}

function spread({ table, row, column, printed }: TableFigure, everywhere: readonly TableFigure[]): FigureSpread {
  const paper = paperFigure(table, row, column);
  const values = everywhere.map((figure) => numberOf(figure.printed));
  const digits = printed.replace('x', '').split('.')[1]?.length ?? 0;
  return {
    table,
    row,
    column,
    paper: paper === undefined ? null : numberOf(paper),
    atHashSeed0: numberOf(printed),
    min: Math.min(...values),
    max: Math.max(...values),
    mean: round(everywhere.reduce((sum, { value }) => sum + value, 0) / everywhere.length, digits + 2),
  };
}

function numberOf(printed: string): number {
  return Number(printed.replace('x', ''));
}

const FILES = fileBackedState.name;
const NAIVE = naiveTruncation.name;
const SLIDING = slidingWindowSummary.name;
const BANKS = structuredMemoryBanks.name;

/** A table as the paper prints it: a heading and rows, each of which begins with its label. */
type Printed = readonly (readonly [string, ...(readonly string[])])[];

/** Sections 4.1 to 4.4 of the paper, by the ids of our tables. The fifth table is only in the original's output. */
const PRINTED: Readonly<Record<string, Printed>> = {
  overall: [
    ['strategy', 'accuracy', 'deviation', 'explicit', 'implicit', 'compression', 'density'],
    [FILES, '0.886', '0.079', '1.000', '0.742', '39.6x', '233.89'],
    [BANKS, '0.793', '0.107', '0.975', '0.585', '23.5x', '123.19'],
    [SLIDING, '0.593', '0.131', '0.735', '0.461', '11.7x', '45.95'],
    [NAIVE, '0.143', '0.092', '0.119', '0.179', '6.9x', '6.59'],
  ],
  depth: [
    ['depth', FILES, BANKS, SLIDING, NAIVE],
    ['early (0-25%)', '0.850', '0.791', '0.542', '0.000'],
    ['mid-early (25-50%)', '0.827', '0.731', '0.453', '0.000'],
    ['mid-late (50-75%)', '0.812', '0.772', '0.520', '0.000'],
    ['late (75-100%)', '0.835', '0.690', '0.660', '0.570'],
  ],
  gap: [
    ['strategy', 'explicit', 'implicit', 'gap'],
    [BANKS, '0.975', '0.585', '+0.390'],
    [SLIDING, '0.735', '0.461', '+0.275'],
    [FILES, '1.000', '0.742', '+0.258'],
    [NAIVE, '0.119', '0.179', '-0.060'],
  ],
  length: [
    ['length', FILES, BANKS, SLIDING, NAIVE],
    ['50', '0.920', '0.760', '0.720', '0.160'],
    ['100', '0.880', '0.780', '0.500', '0.120'],
    ['200', '0.870', '0.820', '0.600', '0.130'],
    ['500', '0.892', '0.824', '0.600', '0.176'],
    ['1000', '0.868', '0.782', '0.544', '0.128'],
  ],
  // Section 4.5, and the abstract.
  ratio: [
    ['density', NAIVE],
    [FILES, '35.5x'],
  ],
};

/** The figure that the paper prints in a cell. Undefined if it prints none. */
function paperFigure(table: string, row: string, column: string): string | undefined {
  const [heading, ...rows] = PRINTED[table] ?? [];
  const at = heading?.indexOf(column) ?? -1;
  return at < 1 ? undefined : rows.find(([label]) => label === row)?.[at];
}
