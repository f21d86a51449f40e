import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReaderAgreement } from '../src/analysis/reader-agreement.ts';
import type { ReaderAnswers } from '../src/evidence/reader-answers.ts';
import { questionnaire } from '../src/suites/worlds/questionnaire.ts';
import { barriers, launchBrowser, noBrowserFor, openPage, widthAt } from './support/browser.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const PAIRS = 3;
const questions = questionnaire.questions('shown', PAIRS);
const goldOf = (at: number) => (questions[at]?.gold ?? []).map(([first = 0]) => first + 1);

let folder: string;
beforeAll(() => {
  folder = sharedFolder();
  for (const kind of ['html', 'md']) {
    const words = [
      'scripts/questionnaire.ts',
      '--seed',
      'shown',
      '--pairs',
      `${PAIRS}`,
      '--out',
      `${folder}/q.${kind}`,
    ];
    expect(spawnSync(process.execPath, words, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  }
});

/** The filled-in template of the text version. */
function answersOf(change: (answers: ReaderAnswers) => object = (answers) => answers): string {
  const [, template = ''] = /```json\n(.*?)```/s.exec(readFileSync(`${folder}/q.md`, 'utf8')) ?? [];
  const answers = Object.fromEntries(questions.map((_, at) => [at + 1, goldOf(at)]));
  const path = `${temporaryFolder()}/answers.json`;
  writeFileSync(path, JSON.stringify(change({ ...(JSON.parse(template) as ReaderAnswers), answers })));
  return path;
}

describe('cib agreement', () => {
  it('scores the gold answers as all right, and says which reader is a model', async () => {
    const path = answersOf();
    const { readers, disagreements } = await cibJson<ReaderAgreement>('agreement', path);
    expect(readers[0]).toMatchObject({ kind: 'model', overall: { right: { k: 2 * PAIRS }, statements: { kappa: 1 } } });
    expect(disagreements).toEqual([]);
    expect((await cib('agreement', path)).stdout).toContain('readers that are people: 0, models: 1');
  });

  it('lists the answers that differ from gold', async () => {
    const wrong = goldOf(0).length === 0 ? [1, 2, 3] : [];
    const other = answersOf((file) => ({ ...file, answers: { ...file.answers, 1: wrong } }));
    const { stdout } = await cib('agreement', answersOf(), other);
    expect(stdout).toContain('Answered otherwise than gold says: 1.');
    expect(stdout).toContain(questions[0]?.text);
  });

  it.each([
    [
      'another questionnaire',
      (file: ReaderAnswers) => ({ ...file, questionnaire: { ...file.questionnaire, pairs: 2 } }),
    ],
    [
      'more pairs than are generated in a few seconds',
      (file: ReaderAnswers) => ({ ...file, questionnaire: { ...file.questionnaire, pairs: 1_000 } }),
      /\$\.questionnaire\.pairs: Too big/,
    ],
    ['nobody', (file: ReaderAnswers) => ({ ...file, answers: {} }), /answers\.json answers no question/],
    ['a statement that does not exist', (file: ReaderAnswers) => ({ ...file, answers: { 1: [150] } })],
    ['a reader of unknown kind', (file: ReaderAnswers) => ({ ...file, reader: { kind: 'panel', name: 'x' } })],
  ])('refuses the answers of %s', async (_what, change, says = /input\.invalid|json\.schema/) => {
    const refused = await cib('agreement', answersOf(change));
    expect(refused).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(says) });
  });
});

describe.skipIf(noBrowserFor('the questionnaire'))('the page of the questionnaire', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  it('is accessible, saves answers that the command reads, and opens them again', async () => {
    const { page, complaints } = await openPage(browser, pathToFileURL(`${folder}/q.html`).href);
    expect(await barriers(page)).toEqual([]);
    expect(await widthAt(page, 375)).toBe(375);
    await page.getByLabel(/Your name/).fill('Ada');
    for (const [at] of questions.entries()) {
      const group = page.locator('fieldset').nth(at);
      // A choice clears "none of them", and the reverse.
      await group.getByLabel('None of them').check();
      const chosen = goldOf(at);
      for (const number of chosen) await group.locator(`input[value="${number}"]`).check();
      expect(await group.getByLabel('None of them').isChecked()).toBe(chosen.length === 0);
    }
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Save my answers').click()]);
    const path = `${temporaryFolder()}/saved.json`;
    await download.saveAs(path);
    const { readers } = await cibJson<ReaderAgreement>('agreement', path);
    expect(readers[0]).toMatchObject({ kind: 'person', name: 'Ada', overall: { right: { k: 2 * PAIRS } } });

    await page.reload();
    await page.getByLabel(/Go on with/).setInputFiles(path);
    await page.getByText(`${2 * PAIRS} of ${2 * PAIRS} answered`).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });
});

it('the questionnaire shows neither gold nor families', () => {
  for (const kind of ['html', 'md']) {
    const text = readFileSync(`${folder}/q.${kind}`, 'utf8');
    expect(text).not.toMatch(/"?(gold|forbidden|neutral)"?\s*[:=]/);
    for (const { family } of questions) expect(text).not.toMatch(new RegExp(`["'>]${family}["'<]`));
  }
});
