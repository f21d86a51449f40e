import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cib, cibJson } from './support/cli.ts';

// A hosted board gets the controls that its systems must beat.
const work = mkdtempSync(join(tmpdir(), 'references-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const entries = join(work, 'entries');

const text = (path: string) => readFileSync(join(work, path), 'utf8');

it('cib references writes the references and controls of a suite, which bound the ranks of a board from below', async () => {
  cpSync('leaderboard/entries/minisearch', join(entries, 'minisearch'), { recursive: true });
  await cib('site', '--entries', entries, '--out', join(work, 'before'), '--suites', 'cib');
  expect(text('before/index.html')).toContain('no control is on this board, so a rank alone is no sign of memory');

  const { status, stdout, stderr } = await cib('references', '--suite', 'cib', '--out', entries);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(stdout).toMatch(/^reference-recent3: written$[\s\S]*^control-layout-only: written$/m);
  expect(stdout).toContain(`Next: cib site --entries ${entries} --out site`);
  for (const slug of ['reference-lexical3', 'control-layout-only']) await cibJson('verify', join(entries, slug, 'cib'));

  await cib('site', '--entries', entries, '--out', join(work, 'after'), '--suites', 'cib');
  expect(text('after/index.html')).toContain(
    'A system has a rank on a suite only if it is significantly better than the suite’s best control that reads neither the question nor the labels.',
  );
  expect(text('after/index.html')).toContain('layout-only');
});

it('cib references keeps existing entries, and adds a second suite to them', async () => {
  const entry = () => JSON.parse(text('entries/control-null/entry.json')).suites;
  expect(entry()).toEqual({ cib: 'cib' });
  const manifest = text('entries/control-null/cib/manifest.json');
  const written = await cibJson<{ slug: string; state: string }[]>('references', '--suite', 'writ', '--out', entries);
  expect(written.find(({ slug }) => slug === 'control-null')?.state).toBe('written');
  expect(entry()).toEqual({ cib: 'cib', writ: 'writ' });
  const again = await cibJson<{ state: string }[]>('references', '--suite', 'cib', '--out', entries);
  expect(new Set(again.map(({ state }) => state))).toEqual(new Set(['kept']));
  expect(text('entries/control-null/cib/manifest.json')).toBe(manifest);
});
