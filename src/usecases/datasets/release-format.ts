import * as z from 'zod';
import { canonical } from '../../evidence/canonical.ts';
import { digest } from '../../evidence/hex.ts';
import type { ReferenceScores } from '../../report/reference-tables.ts';

/** The files of a release. */
export const RELEASE = {
  dataset: 'dataset.jsonl',
  summary: 'summary.json',
  document: 'suite.md',
  gates: 'gates.json',
  manifest: 'manifest.json',
} as const;

/** The report on the reference systems, as Markdown, as a page and for programs. */
export const REPORTS: readonly string[] = ['report.html', 'report.json', 'report.md', 'style.css'].map(
  (name) => `report/${name}`,
);

const ListedFile = z.strictObject({
  path: z.string().max(300),
  bytes: z.int().nonnegative(),
  lines: z.int().nonnegative(),
  sha256: digest,
});

export const ReleaseManifest = z.strictObject({
  schema: z.literal('release/2'),
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  released: z.iso.datetime(),
  harness: z.strictObject({ version: z.string().max(60), sha256: z.string() }),
  files: z.array(ListedFile).min(1).max(100),
  scripts: z
    .array(ListedFile)
    .min(1)
    .max(10_000)
    .describe('The files of the program that makes and checks the release.'),
});

/** What a suite's release gates said of the data of a release: a line for each gate. */
export const GatesReport = z.strictObject({
  schema: z.literal('gates/1'),
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  dataset: z.string().describe('SHA-256 of the data.'),
  systems: z
    .array(z.strictObject({ name: z.string(), outcomes: z.string().describe('SHA-256 of its outcomes.') }))
    .max(1000)
    .describe('The runs that the gates counted with the suite’s own references, in their order.'),
  held: z.array(z.string()).max(1000),
  failed: z.array(z.string()).max(1000),
});

export type GatesReport = z.infer<typeof GatesReport>;
export type ListedFile = z.infer<typeof ListedFile>;
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

/** The largest size of a manifest or a summary of a release, which is read at once, in bytes. */
export const LARGEST_JSON = 16 * 1_048_576;

/** The part of the reference systems' results that a check of the release recomputes. */
export function summaryText({ dataset, systems, comparisons, claims }: ReferenceScores): string {
  return `${canonical({ dataset, systems, comparisons, claims })}\n`;
}

export const gatesText = (report: GatesReport): string => `${canonical(report)}\n`;
