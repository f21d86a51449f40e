import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../src/evidence/digest.ts';
import { SUITE_IDS } from '../src/suites/catalogue.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const validate = (path: string) => cib('validate', path, '--suite', 'cib');

/** Changes a file of a release. */
function change(folder: string, name: string, edit: (text: string) => string): void {
  const path = join(folder, name);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

describe('a release by cib release', () => {
  const made = join(sharedFolder(), 'release');
  beforeAll(async () => {
    expect(await cib('release', '--suite', 'cib', '--out', made)).toMatchObject({ status: 0, stderr: '' });
  });

  const copy = () => {
    const folder = temporaryFolder();
    cpSync(made, folder, { recursive: true });
    return folder;
  };

  it('contains data, summary, report, page and manifest; the manifest lists every other file and every script', async () => {
    const files = readdirSync(made, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(made.length + 1));
    const manifest = JSON.parse(readFileSync(join(made, 'manifest.json'), 'utf8'));
    const listed: { path: string; bytes: number; sha256: string }[] = manifest.files;
    expect(listed.map(({ path }) => path).sort()).toEqual(names.filter((name) => name !== 'manifest.json').sort());
    expect(names).toEqual(expect.arrayContaining(['dataset.jsonl', 'summary.json', 'suite.md', 'report/report.md']));
    for (const { path, bytes, sha256: digest } of listed) {
      const content = readFileSync(join(made, path));
      expect([path, content.length, sha256(content)]).toEqual([path, bytes, digest]);
    }
    const scripts: { path: string; sha256: string }[] = manifest.scripts;
    const script = scripts.find(({ path }) => path === 'src/suites/cib/score.ts');
    expect(script?.sha256).toBe(sha256(readFileSync('src/suites/cib/score.ts')));
    expect(readFileSync(join(made, 'report/report.md'), 'utf8')).toContain('| scopedHybrid3');
  });

  it('passes cib validate', async () => {
    const { status, stdout } = await validate(made);
    expect(stdout).toMatch(
      /^sound: 250 tasks[\s\S]* files of its manifest are here\nits \d+ scripts are those of this program/,
    );
    expect(status).toBe(0);
  });

  // test/worlds-gates.deep.test.ts covers Worlds: its gates take a minute, and need runs of systems.
  it.each(SUITE_IDS.filter((id) => id !== 'cib' && id !== 'worlds'))(
    'of %s passes cib validate, too',
    async (suite) => {
      const out = join(temporaryFolder(), 'release');
      expect(await cib('release', '--suite', suite, '--out', out)).toMatchObject({ status: 0 });
      expect(await cib('validate', out, '--suite', suite)).toMatchObject({ status: 0 });
    },
  );

  it('is compared with generated data if no file is given; cib validate refuses runs if no gate counts them', async () => {
    const generated = await cib('validate', '--suite', 'cib', '--seed', 'another', '--count', '250');
    expect(generated).toMatchObject({ status: 0, stdout: expect.stringMatching(/^sound: 250 tasks/) });
    const runs = ['--with', 'leaderboard/entries/minilm/cib'];
    expect(await cib('validate', '--suite', 'cib', ...runs)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error usage: Suite cib has no release gates/),
    });
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['its page was changed', 'suite.md', (text) => `${text} `, /suite\.md: is not the file in the manifest/],
    [
      'a figure was changed',
      'summary.json',
      (text) => text.replace('0.76', '0.77'),
      /is not what the reference systems score/,
    ],
    [
      'a task was changed',
      'dataset.jsonl',
      (text) => text.replace('"abstention"', '"causal_action"'),
      /dataset\.jsonl: is not the file/,
    ],
    [
      'a script was changed',
      'manifest.json',
      (text) => text.replace(/("scripts":\[.*?"sha256":")[\da-f]{8}/, '$100000000'),
      /its scripts are not those of harness/,
    ],
    [
      'its manifest lists a file outside it',
      'manifest.json',
      (text) => text.replace('suite.md', '../x.md'),
      /lists "\.\.\/x\.md", which is no part/,
    ],
    [
      'its manifest does not list its report',
      'manifest.json',
      (text) => text.replace(/\{[^{}]*"report\/report\.md"[^{}]*\},/, ''),
      /does not list report\/report\.md/,
    ],
  ])('fails cib validate if %s', async (_, name, edit, problem) => {
    const folder = copy();
    change(folder, name, edit);
    const { status, stdout } = await validate(folder);
    expect(stdout).toMatch(problem);
    expect(status).toBe(1);
  });

  it('fails cib validate if a file is missing', async () => {
    const folder = copy();
    rmSync(join(folder, 'report/style.css'));
    expect((await validate(folder)).stdout).toContain('report/style.css: is in the manifest and not here');
  });

  it('is reported as made by another program if its scripts are others', async () => {
    const folder = copy();
    const scripts = [{ path: 'dist/cli.js', bytes: 1, lines: 1, sha256: 'a'.repeat(64) }];
    const harness = { version: '9.9.9', sha256: sha256(`${'a'.repeat(64)}  dist/cli.js\n`) };
    change(folder, 'manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), scripts, harness }));
    const { status, stdout } = await validate(folder);
    expect(stdout).toContain('its 1 scripts are those of version 9.9.9, which is not this program');
    expect(status).toBe(0);
  });
});

describe('a release in the layout of the paper’s authors', () => {
  const REPORTS = 'reports/context-integrity';
  const SUMMARY = `${REPORTS}/cib-v0-summary.json`;
  const OTHERS = ['docs/context-integrity-paper.md', 'scripts/evaluate-context-integrity.mjs', 'public/paper.pdf'];

  /** A part of the summary, with the figures of our reference systems. */
  async function summaryText(data: string): Promise<string> {
    const { systems } = await cibJson<{
      systems: {
        system: { name: string; kind: string };
        overall: { n: number; metrics: Record<string, { value: number; k?: number }> };
      }[];
    }>('baselines', '--suite', 'cib', '--dataset', data);
    const results = systems
      .filter(({ system }) => system.kind === 'reference')
      .map(({ system, overall: { n, metrics } }) => ({
        name: system.name,
        overall: { n, precision: metrics.evidence_precision?.value, sufficientCount: metrics.retrieval_sufficiency?.k },
        byFamily: {},
      }));
    const paired = { baseline: 'recent3', bothPass: 40, referenceOnly: 210, baselineOnly: 0, bothFail: 0, delta: 0.84 };
    return JSON.stringify({ tasks: 250, results, pairedComparisons: [{ ...paired, exactP: 2 ** -209 }] });
  }

  const whole = sharedFolder();
  beforeAll(async () => {
    for (const name of [...OTHERS, SUMMARY]) mkdirSync(join(whole, dirname(name)), { recursive: true });
    const data = join(whole, REPORTS, 'cib-v0-dataset.jsonl');
    await cib('generate', '--suite', 'cib', '--out', data);
    writeFileSync(join(whole, SUMMARY), await summaryText(data));
    for (const name of OTHERS) writeFileSync(join(whole, name), `${name}\n`);
    const artifacts = [...OTHERS, SUMMARY, `${REPORTS}/cib-v0-dataset.jsonl`].map((path) => {
      const content = readFileSync(join(whole, path));
      const lines = path.endsWith('.pdf') ? null : content.toString().split('\n').length - 1;
      return { path, bytes: content.length, lines, sha256: sha256(content) };
    });
    const manifest = { datasetVersion: 'CIB-v0', releaseDate: '2026-07-01', generatedAt: 'x', artifacts };
    writeFileSync(join(whole, REPORTS, 'cib-v0-manifest.json'), JSON.stringify(manifest, null, 2));
  });

  const copy = (from = whole) => {
    const folder = temporaryFolder();
    cpSync(from, folder, { recursive: true });
    return folder;
  };

  it('is checked against its manifest, and its summary against our reference systems', async () => {
    const { status, stdout } = await validate(whole);
    expect(stdout).toContain('sound: 250 tasks');
    expect(stdout).toContain(
      '5 of the 5 files of its manifest are here, each with the size, lines and SHA-256 it lists',
    );
    expect(stdout).toContain('21 figures of its summary equal the scores of our reference systems');
    expect(status).toBe(0);
  });

  it('may be checked with some of its files; the files left out are named', async () => {
    const { status, stdout } = await validate(join(copy(), REPORTS));
    expect(stdout).toContain('2 of the 5 files');
    expect(stdout).toContain(`left out: ${OTHERS.join(', ')}`);
    expect(status).toBe(0);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    [
      'a script was changed',
      OTHERS[1] ?? '',
      (text) => `${text}x`,
      /evaluate-context-integrity\.mjs: is not the file in the manifest/,
    ],
    [
      'a figure was changed',
      SUMMARY,
      (text) => text.replace('"sufficientCount":40', '"sufficientCount":41'),
      /recent3\.sufficientCount is 41, ours 40/,
    ],
    [
      'a system is left out',
      SUMMARY,
      (text) => text.replace('"name":"lexical3"', '"name":"lexical4"'),
      /lexical3 is not in it/,
    ],
    ['its summary is something else', SUMMARY, () => '{"tasks":250}', /cib-v0-summary\.json: results: /],
    [
      'the data is not listed',
      `${REPORTS}/cib-v0-manifest.json`,
      (text) => text.replace(/dataset\.jsonl/, 'data.jsonl'),
      /does not list reports/,
    ],
  ])('fails cib validate if %s', async (_, name, edit, problem) => {
    const folder = copy();
    change(folder, name, edit);
    const { status, stdout } = await validate(folder);
    expect(stdout).toMatch(problem);
    expect(status).toBe(1);
  });

  it('fails cib validate if a file is missing, or if its manifest lists a path outside it', async () => {
    const folder = copy();
    rmSync(join(folder, 'public'), { recursive: true });
    expect((await validate(folder)).stdout).toContain('public/paper.pdf: is in the manifest and not here');
    for (const path of ['../../x', '/etc/passwd', 'a/../b', 'a//b', './a']) {
      change(folder, `${REPORTS}/cib-v0-manifest.json`, (text) => text.replace(/"path": "[^"]*"/, `"path": "${path}"`));
      const { status, stderr } = await validate(folder);
      expect([path, status > 0, /below the folder of the release/.test(stderr)]).toEqual([path, true, true]);
    }
  });

  const published = `${process.env.CONFORMANCE_DATA}/cib-v0`;
  it.runIf(existsSync(published))('is sound as published, with its data and manifest', async () => {
    const { status, stdout } = await validate(published);
    const { artifacts } = JSON.parse(readFileSync(join(published, 'cib-v0-manifest.json'), 'utf8'));
    const here = artifacts.filter(({ path }: { path: string }) => existsSync(join(published, basename(path))));
    expect(here.length).toBeGreaterThan(0);
    expect(stdout).toMatch(/^sound: 250 tasks/);
    expect(stdout).toContain(`${here.length} of the ${artifacts.length} files of its manifest are here`);
    expect(status).toBe(0);
  });
});
