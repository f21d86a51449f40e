import { round } from '../shared/python-round.ts';
import { draftGrid, runGrid } from './grid.ts';
import { paperFigure } from './paper.ts';
import { hashSecret } from './python-hash.ts';
import { FILE_BACKED_STATE } from './strategies/file-backed-state.ts';
import { naiveTruncation, strategiesInMemory } from './strategies/strategies.ts';
import { type Figure, ratioTable, type Table, tables } from './tables.ts';

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
 * The possible values of the paper's figures over hash seeds from 0 to `last`. The sentence of an implicit fact depends on its
 * key's hash, and CPython hashes differently in every process without `PYTHONHASHSEED`, which the paper does not name.
 * Thousands of runs with files would take minutes. A strategy keeps the same facts without them.
 */
export function spreadOf(last: number): Spread {
  const cells = [...draftGrid()];
  const runs: (readonly TableFigure[])[] = [];
  for (let seed = 0; seed <= last; seed += 1) {
    const experiments = runGrid(cells, strategiesInMemory, hashSecret(seed));
    const ratio = ratioTable(experiments, FILE_BACKED_STATE.name, naiveTruncation.name);
    runs.push(figuresOf([...tables(experiments), ratio]));
  }
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

type TableFigure = Figure & { readonly table: string };

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
