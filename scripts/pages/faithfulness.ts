import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Something that a benchmark's document says, and how it stands here. */
const Row = z
  .strictObject({
    where: z.string().min(1).describe('the section or table of the document'),
    what: z.string().min(1),
    state: z.enum(['same', 'different', 'left out']),
    why: z.string().min(1).optional(),
    command: z.string().regex(/^cib /).optional().describe('shows it; {data} is the folder of the published data'),
    prints: z.array(z.string().min(1)).min(1).optional().describe('lines of its output, spaces between words aside'),
  })
  .refine(({ state, why }) => state === 'same' || why !== undefined, { error: 'what is not the same needs its reason' })
  .refine(({ state, command }) => state === 'left out' || command !== undefined, {
    error: 'what is there needs its command',
  })
  .refine(({ command, prints }) => (command === undefined) === (prints === undefined), {
    error: 'a command needs what it prints, and no other way round',
  });

const Document = z.strictObject({
  title: z.string().min(1),
  /** What the reader has to know first. */
  about: z.string().min(1),
  rows: z.array(Row).min(1),
});

export type FaithfulnessRow = z.infer<typeof Row>;

const DOCUMENTS = ['cib', 'writ', 'memtrace', 'context-decay'] as const;

export function faithfulness(root: string): readonly z.infer<typeof Document>[] {
  return DOCUMENTS.map((name) =>
    Document.parse(JSON.parse(readFileSync(join(root, 'scripts/pages/faithfulness', `${name}.json`), 'utf8'))),
  );
}

/** `docs/faithfulness.md`: every section, table, metric and claim of the four documents, and the command that shows it. */
export function faithfulnessPage(root: string): string {
  const sections = faithfulness(root).map(({ title, about, rows }) => [
    `## ${title}`,
    '',
    `${about} Of ${rows.length} rows, ${counted(rows)}.`,
    '',
    '| Where | What | State | Shown by | Which prints |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ where, what, state, why, command, prints = [] }) => {
      const reason = why === undefined ? `_${state}_` : `_${state}_: ${why}`;
      return `| ${where} | ${what} | ${reason} | ${command === undefined ? '–' : `\`${command}\``} | ${prints.map(cell).join('<br>') || '–'} |`;
    }),
    '',
  ]);
  return [
    '# How this project implements the four documents',
    '',
    'Each row is one part of a paper or benchmark document. _Same_: the command reproduces it. _Different_: the project does it in',
    'another way, and the row says why. _Left out_: the project does not have it, and the row says why.',
    '',
    '`npm run docs` makes this page from `scripts/pages/faithfulness`. A test runs every command, and fails if the output lacks a line',
    'of the last column. `{data}` is a folder with published files that are not in this repository. Without it, the test skips these',
    'rows. `{out}` is a new folder.',
    '',
    ...sections.flat(),
  ].join('\n');
}

const cell = (line: string) => `\`${line.replaceAll('|', '\\|')}\``;

function counted(rows: readonly FaithfulnessRow[]): string {
  const of = (state: FaithfulnessRow['state']) => {
    const count = rows.filter((row) => row.state === state).length;
    return `${count} ${count === 1 ? 'is' : 'are'}`;
  };
  return `${of('same')} the same, ${of('different')} different and ${of('left out')} left out`;
}
