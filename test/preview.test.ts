import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { sharedFolder } from './support/folder.ts';
import { asNamed, copyOf } from './support/forgery.ts';
import { entryFiles, runAsImage, SLUG, type Submission, said, submission } from './support/scored.ts';
import { entryOf, plantOn } from './support/submission.ts';
import { readWorkflow } from './support/workflow/workflow-file.ts';

const made = sharedFolder();

beforeAll(() => runAsImage(`${made}/submitted`));

const runnerTemp = ({ rerun }: Submission) => dirname(rerun);
const MENTION = 'Preview of the entry’s page: the artifact';
const page = (folder: string | undefined, name: string) => readFileSync(join(folder ?? '', name), 'utf8');
const filesIn = (folder = '') =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

it('the preview shows the entry as its merge would, and the comment links it [K9]', async () => {
  const scene = await submission(entryFiles(`${made}/submitted`));
  const other = copyOf(`${made}/submitted`);
  asNamed(other, { name: 'Of the board', version: '1.0.0' });
  plantOn(join(runnerTemp(scene), '../.git'), 'main', entryOf(other, 'other'));
  const step = await scene.score({ nonce: '' });
  expect(said(step)).toBe('');
  const { preview } = step.outputs;
  expect(filesIn(preview)).toEqual([
    'assets/compare.js',
    'assets/icon.svg',
    'assets/overview.js',
    'assets/style.css',
    'assets/tables.js',
    'index.html',
    'suites/cib.html',
    `systems/${SLUG}.html`,
  ]);
  for (const name of ['index.html', 'suites/cib.html', `systems/${SLUG}.html`]) {
    const text = page(preview, name);
    expect(text).toContain('A preview of a pull request, not the leaderboard.');
    expect(text).toContain('example-lexical-python');
    // The preview has no pages of tasks.
    expect(text).not.toMatch(/href="[^"]*tasks\//);
  }
  expect(page(preview, 'index.html')).toContain('Of the board');
  // The comment has no link to a preview whose upload failed.
  const before = scene.bodies();
  expect(before).toEqual([expect.not.stringContaining(MENTION)]);
  const linked = await scene.score({ 'nonce': '', 'preview-uploaded': 'true' });
  expect(said(linked)).toBe('');
  expect(scene.bodies()).toEqual([expect.stringContaining(MENTION)]);
  expect([scene.receipts().length, scene.statuses().length]).toEqual([1, 1]);
});

it('the preview is linked in no comment after a push [A6]', async () => {
  const scene = await submission(entryFiles(`${made}/submitted`));
  await scene.score({ nonce: '' });
  scene.push();
  await scene.score({ 'nonce': '', 'preview-uploaded': 'true' });
  expect(scene.bodies()).toEqual([expect.not.stringContaining(MENTION)]);
});

it('the preview has the title and the suites of the board', async () => {
  const scene = await submission(entryFiles(`${made}/submitted`));
  const step = await scene.score({ 'nonce': '', 'title': 'Memory at Example', 'shown-suites': 'cib,writ' });
  expect(page(step.outputs.preview, 'index.html')).toContain(' · Memory at Example</title>');
  expect(page(step.outputs.preview, 'index.html')).not.toContain('suites/memtrace.html');
});

it('the preview is left out if the board shows none of the entry’s suites', async () => {
  const scene = await submission(entryFiles(`${made}/submitted`));
  const step = await scene.score({ 'nonce': '', 'shown-suites': 'writ' });
  expect(step).toMatchObject({ status: 0, outputs: { state: 'verified', preview: '' } });
});

it('a preview that cannot be made is a warning, and the report is complete', async () => {
  const scene = await submission(entryFiles(`${made}/submitted`));
  mkdirSync(join(runnerTemp(scene), 'context-integrity-preview'));
  writeFileSync(join(runnerTemp(scene), 'context-integrity-preview/else.txt'), '');
  const step = await scene.score({ nonce: '' });
  expect(step).toMatchObject({ status: 0, outputs: { state: 'verified', preview: '' } });
  expect(step.log).toMatch(/^::warning title=out\.exists::/m);
  expect(scene.receipts()).toHaveLength(1);
  expect(scene.statuses()).toHaveLength(1);
  expect(scene.bodies()).toEqual([expect.not.stringContaining(MENTION)]);
});

it('the preview is left out for an invalid entry', async () => {
  const files = entryFiles(`${made}/submitted`);
  const scene = await submission({ ...files, [`leaderboard/entries/${SLUG}/cib/outcomes.jsonl`]: '' });
  const step = await scene.score({ nonce: '' });
  expect(step.outputs.preview).toBe('');
  expect(scene.bodies()).toEqual([expect.not.stringContaining(MENTION)]);
});

it('the preview is uploaded as an artifact, without which the report is complete', () => {
  const file = '.github/workflows/verify.yml';
  const { jobs } = readWorkflow(readFileSync(join(import.meta.dirname, '..', file), 'utf8'), file);
  const upload = jobs.report?.steps?.find(({ with: given }) => String(given?.path).includes('outputs.preview'));
  expect(upload).toMatchObject({
    'if': "steps.scorecard.outputs.preview != ''",
    'continue-on-error': true,
    'with': { name: expect.stringMatching(/^preview-.*outputs\.slug/) },
  });
  const link = jobs.report?.steps?.find(({ with: given }) => given?.['preview-uploaded'] === true);
  expect(link).toMatchObject({ 'if': `steps.${upload?.id}.outputs.artifact-id != ''`, 'continue-on-error': true });
});
