import type * as z from 'zod';
import type { Files } from '../ports/files.ts';
import type { Group } from '../protocol/scorecard.ts';
import type { Chart } from './chart.ts';
import type { Claim } from './claim.ts';
import type { Named } from './description.ts';

/** A figure as it is, and as the benchmark's own document prints it. */
export type Cell = string | { readonly value: number; readonly text: string };

export interface BenchTable {
  readonly id: string;
  readonly title: string;
  /** The first names what a row is of. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What one of the benchmark's own systems came to. */
export interface BenchSystem {
  readonly name: string;
  readonly readsLabels: boolean;
  readonly overall: Group;
  readonly families: Readonly<Record<string, Group>>;
}

export interface BenchReport {
  readonly dataset: { readonly id: string; readonly sha256: string; readonly tasks: number };
  /** What it was run with, in a line; absent where nothing can be set. */
  readonly settings?: string;
  readonly systems: readonly BenchSystem[];
  readonly tables: readonly BenchTable[];
  /** What is too long for a terminal: only a written report has it. */
  readonly details?: readonly BenchTable[];
  readonly charts?: readonly Chart[];
  readonly claims: readonly Claim[];
  /** Whether all that the benchmark's document asks of its own systems holds; absent where it asks nothing. */
  readonly passed?: boolean;
  /** Lists of rows that `--json` has beside the figures, by the name that they have there. */
  readonly rows?: Readonly<Record<string, readonly object[]>>;
  /** Each measurement as a row for programs, under the original's field names where it writes one. */
  readonly raw?: readonly object[];
}

export interface BenchRequest {
  /** For systems that keep what they remember in files. */
  readonly files: Pick<Files, 'temporary' | 'journal' | 'text' | 'remove'>;
  /** How much is generated; the benchmark's own number without it. */
  readonly count?: number | undefined;
  /** Records in place of generated ones. `path` is for messages. */
  readonly records?: RecordSource | undefined;
  /** Settings as they were given, as text, by name: only those that the bench takes. It says what is allowed of each. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

export interface RecordSource {
  readonly path: string;
  readonly lines: AsyncIterable<string>;
  /** Strict JSON in its schema. What it throws names `where` and the JSON path. */
  read<T>(schema: z.ZodType<T>, text: string, where: string): T;
}

/** The records that a part makes for itself: record i is a pure function of (seed, i). */
export interface RecordGenerator {
  readonly publicSeed: string;
  readonly publicCount: number;
  generate(seed: string, index: number): object;
}

/** A part of a suite that the benchmark's own systems alone take part in, in process. */
export interface Bench extends Named {
  /** What it measures, in a sentence. */
  readonly summary: string;
  /** Whether it generates as many as are asked for, and takes records from a file; and the settings that it takes. */
  readonly takes: { readonly count: boolean; readonly records: boolean; readonly settings?: readonly string[] };
  /** Absent where it makes no records. As JSON, a line each, they are what it takes as a file too. */
  readonly generator?: RecordGenerator;
  run(request: BenchRequest): Promise<BenchReport>;
}
