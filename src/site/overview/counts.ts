import type { ShownEntry } from '../board/entries.ts';

/** What stands on the board, counted, in words. */
export interface Counts {
  readonly systems: string;
  /** What is there to measure the systems by. */
  readonly others: string;
  readonly suites: string;
  readonly runs: string;
  /** How many of the runs the board itself scored or ran again. */
  readonly again: string;
  readonly checks: string;
}

export function counts(entries: readonly ShownEntry[]): Counts {
  const runs = entries.flatMap(({ bundles }) => bundles);
  const systems = entries.filter(({ entry }) => entry.kind === 'system').length;
  const checks = runs.flatMap(({ scorecard: { validity } }) => [...validity.rules, ...validity.controls]);
  return {
    systems: many(systems, 'system'),
    others: many(entries.length - systems, 'example, reference or control', 'examples, references and controls'),
    suites: many(new Set(runs.map(({ scorecard }) => scorecard.suite.id)).size, 'suite'),
    runs: many(runs.length, 'run'),
    again: String(runs.filter(({ tier }) => tier !== 'self-reported').length),
    checks: `${checks.filter(({ held }) => held).length} of ${checks.length}`,
  };
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
