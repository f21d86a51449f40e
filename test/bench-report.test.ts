import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { benchText } from '../src/report/terminal/baselines.ts';
import type { BenchReport } from '../src/suite/bench.ts';
import { projectRoot } from '../src/system/installation.ts';
import { nodePorts } from '../src/system/ports.ts';
import { writeReport } from '../src/usecases/write-report.ts';
import { cib } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';

const same = (text: string) => text;
const plain = { bold: same, dim: same, good: same, bad: same };

const HOSTILE = '<img src=x onerror=alert(1)>|';

const report: BenchReport = {
  dataset: { id: 'made', sha256: '0'.repeat(64), tasks: 2 },
  systems: [],
  tables: [
    {
      id: 'overall',
      title: 'Overall',
      columns: ['system', 'recall'],
      rows: [[HOSTILE, { value: 0.5, text: '50.0%' }]],
    },
  ],
  details: [{ id: 'each', title: 'Each case', columns: ['case', 'kept'], rows: [['one', 'two of three']] }],
  charts: [
    {
      ...{ id: 'recall', title: 'Recall', description: 'Recall by system.', kind: 'bars' },
      ...{ x: { label: 'family' }, y: { label: 'recall', unit: 'fraction' } },
      points: [
        { series: HOSTILE, x: 'a', y: 0.5 },
        { series: 'other', x: 'a', y: 1 },
      ],
    },
  ],
  claims: [{ id: 'c1', text: 'It holds.', held: false, because: 'it does not' }],
  passed: false,
};
const benches = [{ bench: { id: 'part', label: 'A part', summary: 'It measures.' }, report }];

describe('the report of a bench', () => {
  const write = (out: string) =>
    writeReport(nodePorts().files, { title: 'Suite', benches, out, looks: join(projectRoot(), 'leaderboard') });

  it('is written as Markdown, a page, JSON and a chart, in which texts are escaped', async () => {
    const out = temporaryFolder();
    await write(out);
    expect(readdirSync(out).sort()).toEqual(['charts', 'report.html', 'report.json', 'report.md', 'style.css']);
    const read = (name: string) => readFileSync(join(out, name), 'utf8');
    for (const name of ['report.html', 'report.md', 'charts/recall.svg']) expect(read(name)).not.toMatch(/<img/);
    expect(read('report.html')).toMatch(/<td class="number">50\.0%<[\s\S]*not held[\s\S]*<svg class="chart"/);
    expect(read('report.md')).toMatch(/\| 50\.0% \|[\s\S]*!\[Recall]\(charts\/recall\.svg\)[\s\S]*Each case/);
    expect(read('charts/recall.svg')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect(JSON.parse(read('report.json'))).toMatchObject([{ id: 'part', passed: false }]);
    await write(out);
  });

  it('is not written into a folder with other files', async () => {
    const out = temporaryFolder();
    writeFileSync(join(out, 'mine.txt'), '');
    await expect(write(out)).rejects.toMatchObject({ code: 'out.exists' });
    expect(readdirSync(out)).toEqual(['mine.txt']);
  });

  it('is printed on a terminal with its tables, its claims and whether all claims hold', () => {
    const text = benchText({ bench: { label: 'A part', summary: 'It measures.' }, report }, plain);
    for (const part of ['A part', '50.0%', 'not held  c1: It holds.', 'passed: false']) expect(text).toContain(part);
    expect(text).not.toContain('Each case');
  });

  it('cib baselines refuses a part and raw measurements that the suite does not have', async () => {
    const said = await cib('baselines', '--suite', 'writ', '--part', 'x');
    expect(said).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/part\.unknown.*"x"[\s\S]*Its parts: tasks\./),
    });
    const settings = ['--part', 'tasks', '--scenarios', '5'];
    expect((await cib('baselines', '--suite', 'memtrace', ...settings)).stderr).toContain(
      'error usage: Part tasks does not take --scenarios.\n  → Part trace takes --scenarios, --subgoals.\n',
    );
    const unwritten = await cib('generate', '--suite', 'cib', '--part', 'nope', '--out', temporaryFolder());
    expect(unwritten.stderr).toContain('error part.unknown: Suite cib has no part "nope" with data to write.\n');
    const none = await cib('baselines', '--suite', 'writ', '--raw', join(temporaryFolder(), 'x'));
    expect(none).toMatchObject({ status: 2, stderr: expect.stringContaining('has no raw measurements') });
  });
});
