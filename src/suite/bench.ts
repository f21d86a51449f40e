import type * as z from 'zod';
import type { Group } from '../protocol/scorecard.ts';
import type { Claim } from './claim.ts';
import type { Chart, MetricDescription, Named } from './description.ts';

/** A text, or a number with the text that the benchmark's own document prints for it. */
export type Cell = string | { readonly value: number; readonly text: string };

export interface BenchTable {
  readonly id: string;
  readonly title: string;
  /** Headings; the first is that of the rows' names. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The results of one of the benchmark's own systems. */
export interface BenchSystem {
  readonly name: string;
  readonly readsLabels: boolean;
  readonly overall: Group;
  readonly families: Readonly<Record<string, Group>>;
}

export interface BenchReport {
  readonly dataset: { readonly id: string; readonly sha256: string; readonly tasks: number };
  /** What this run measured, in place of the bench's summary. Absent if that is right as it is. */
  readonly summary?: string;
  /** The settings of the run, in one line; absent if the bench has no settings. */
  readonly settings?: string;
  readonly systems: readonly BenchSystem[];
  readonly tables: readonly BenchTable[];
  /** Tables that are too long for a terminal: only a written report has them. */
  readonly details?: readonly BenchTable[];
  readonly charts?: readonly Chart[];
  readonly claims: readonly Claim[];
  /** Whether the systems meet every requirement of the benchmark's document; absent if it has none. */
  readonly passed?: boolean;
  /** Lists that `--json` prints beside the figures, by their property names. */
  readonly rows?: Readonly<Record<string, readonly object[]>>;
  /** Each measurement as a row for programs, with the field names of the original implementation if it writes such rows. */
  readonly raw?: readonly object[];
}

export interface BenchRequest {
  /** How many records to generate. Default: the benchmark's own number. */
  readonly count?: number | undefined;
  /** Records to use instead of generated ones. */
  readonly records?: RecordSource | undefined;
  /** The texts of the settings, by name: only those that the bench takes. The bench checks them. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/** The JSON text of a task or a record, and its file and line for messages. */
export interface TaskText {
  readonly where: string;
  readonly text: string;
}

export interface RecordSource {
  /** For messages. */
  readonly path: string;
  readonly texts: AsyncIterable<TaskText>;
  /** Parses strict JSON and checks it against the schema. Its errors name `where` and the JSON path. */
  read<T>(schema: z.ZodType<T>, text: string, where: string): T;
}

/** Generates the records of a part: record i is a pure function of (seed, i). */
export interface RecordGenerator {
  readonly publicSeed: string;
  readonly publicCount: number;
  generate(seed: string, index: number): object;
}

/** A part of a suite that measures only the benchmark's own systems, in process. */
export interface Bench extends Named {
  /** What it measures, in a sentence. */
  readonly summary: string;
  /** Which fields of a request it supports: `count`, `records`, and which settings. */
  readonly takes: { readonly count: boolean; readonly records: boolean; readonly settings?: readonly string[] };
  /** Absent if it generates no records. Generated records, one JSON line each, are also a valid file of records. */
  readonly generator?: RecordGenerator;
  run(request: BenchRequest): Promise<BenchReport>;
}

interface Converted {
  /** Absent if nothing of the item could be converted. */
  readonly record?: object;
  /** What could not be converted, each with the reason. */
  readonly left: readonly string[];
}

/** Converts a public dataset of others, which is a list, to records of one of a suite's parts. */
export interface Converter<T = unknown> extends Named {
  /** Id of the part that uses the records. */
  readonly part: string;
  /** Set if the file has one item per line. Otherwise it is a JSON array of them, or one item. */
  readonly lines?: true;
  /** Of one item. */
  readonly schema: z.ZodType<T>;
  convert(item: T, at: number): Converted;
}

/** A question that a model is asked once under each condition. */
export interface BenchQuestion {
  /** Unique within a bench. */
  readonly id: string;
  /** Questions of one cluster are not independent. */
  readonly cluster: string;
  /** The group in which results are reported. */
  readonly group: string;
  readonly question: string;
  /** The right answer, in words. */
  readonly gold: string;
  /** The context that the memory returns for this question under a condition; empty for none. */
  context(condition: string): string;
  /** The score of an answer, from 0 to 1. */
  grade(answer: string): number;
}

export interface Questions {
  readonly questions: readonly BenchQuestion[];
  /** How many questions were left out, by reason. */
  readonly left: Readonly<Record<string, number>>;
}

/** A part of a suite that asks a model the same questions with different memories and with none. */
export interface QuestionBench<T = unknown> extends Named {
  /** What it asks, in a sentence. */
  readonly summary: string;
  /** Ordered from no memory to the most. */
  readonly conditions: readonly Named[];
  readonly metric: Pick<MetricDescription, 'id' | 'label' | 'unit' | 'kind' | 'digits'>;
  /** Whether a model judge can grade the answers as well; its grades are reported separately. */
  readonly judged: boolean;
  /** The file that its questions come from; absent if they are built in. */
  readonly file?: { readonly name: string; readonly schema: z.ZodType<T> };
  /** @param data the parsed file; undefined if the questions are built in */
  questions(data: T | undefined): Questions;
}
