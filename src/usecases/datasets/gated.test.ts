import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodePorts } from '../../system/ports.ts';
import { publishedGates } from './gated.ts';
import { type GatesReport, gatesText } from './release-format.ts';

const { files } = nodePorts();

const report: GatesReport = {
  schema: 'gates/1',
  suite: { id: 'worlds', version: '1.0.0' },
  dataset: 'a'.repeat(64),
  systems: [{ name: 'minilm', outcomes: 'b'.repeat(64) }],
  held: ['null passes 0.0% of pairs (limit 3.0%)'],
  failed: [],
};

it.each<[string, Partial<GatesReport>, problems: RegExp[], notes: RegExp[]]>([
  ['unchanged results', {}, [], [/^gates\.json equals the results of the release gates/]],
  ['another figure', { held: ['null passes 0.1% of pairs (limit 3.0%)'] }, [/^gates\.json: differs from/], []],
  ['a gate that failed', { held: [], failed: report.held as string[] }, [/^gates\.json: differs from/], []],
  ['other data', { dataset: 'c'.repeat(64) }, [/^gates\.json: differs from/], []],
  ['runs that it does not compare', { systems: [] }, [], [/counts runs of no system: give these with --with/]],
])('publishedGates reports the problems and notes of %s', async (_, changed, problems, notes) => {
  const folder = await mkdtemp(join(tmpdir(), 'gates-'));
  await writeFile(join(folder, 'gates.json'), gatesText({ ...report, ...changed }));
  const found = await publishedGates(files, folder, report);
  expect(found.problems).toEqual(problems.map((one) => expect.stringMatching(one)));
  expect(found.notes).toEqual(notes.map((one) => expect.stringMatching(one)));
});
