import { FILE_BACKED_STATE } from './strategies/file-backed-state.ts';
import { naiveTruncation, slidingWindowSummary } from './strategies/strategies.ts';
import { structuredMemoryBanks } from './strategies/structured-memory-banks.ts';

const FILES = FILE_BACKED_STATE.name;
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
export function paperFigure(table: string, row: string, column: string): string | undefined {
  const [heading, ...rows] = PRINTED[table] ?? [];
  const at = heading?.indexOf(column) ?? -1;
  return at < 1 ? undefined : rows.find(([label]) => label === row)?.[at];
}
