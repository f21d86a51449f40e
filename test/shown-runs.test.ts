import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBoard } from '../src/board/board.ts';
import { readParts } from '../src/bundles/read-parts.ts';
import type { SuiteReceipt } from '../src/evidence/receipt.ts';
import { receiptPath, receiptText, runPath } from '../src/evidence/receipt.ts';
import { boards } from '../src/site/board/board.ts';
import { isClaimed, type ShownEntry } from '../src/site/board/entries.ts';
import { whyUnranked } from '../src/site/board/row-text.ts';
import { runDigest } from '../src/site/board/run-digest.ts';
import { tierView } from '../src/site/board/tier-view.ts';
import { runFacts } from '../src/site/entry/facts.ts';
import { rowsOf } from '../src/site/overview/board-rows.ts';
import { boardView } from '../src/site/suite/board-view.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { nodePorts } from '../src/system/ports.ts';
import { manifestOf } from './support/board.ts';
import { cib } from './support/cli.ts';
import { claimOf } from './support/comment-facts.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { IMAGE, imageRun } from './support/forged-board.ts';
import { forgeReplies, onQuery } from './support/forged-replies.ts';
import { asImage, forge, forgeManifest } from './support/forgery.ts';
import { publishedHeldOut } from './support/heldout.ts';
import { receiptOf, TREE } from './support/receipt.ts';

const { files } = nodePorts();
const made = sharedFolder();
/** The shares of the tasks in which the board's three runs found nothing. */
const LOST = [0.1, 0.2, 0.6];
const runs = LOST.map((_, i) => `${made}/run-${i + 1}`);

beforeAll(async () => {
  await imageRun(`${made}/claim`);
  for (const [i, run] of runs.entries()) {
    cpSync(`${made}/claim`, run, { recursive: true });
    const nonce = String(i + 1).repeat(64);
    await forgeReplies(
      run,
      ({ replies, index }) =>
        index % 10 < 10 * (LOST[i] ?? 0) ? onQuery(replies, (result) => ({ ...result, evidence: [] })) : replies,
      nonce,
    );
    forge(run, 'timing.json', (text) => text.replace(/"wall_ms":[\d.]+/, `"wall_ms":${1000 * (i + 1)}`));
  }
  cpSync(runs[1] ?? '', `${made}/other`, { recursive: true });
  asImage(`${made}/other`, IMAGE.replaceAll('1', '2'));
});

const figureOf = (folder: string): number =>
  JSON.parse(readFileSync(`${folder}/scorecard.json`, 'utf8')).overall.metrics.retrieval_sufficiency.value;

interface Given {
  readonly found?: Partial<SuiteReceipt>;
  /** Changes the files of each run on the branch. */
  readonly spoil?: (folder: string, round: number) => void;
  readonly names?: readonly string[];
  readonly fresh?: string;
}

/** What a board shows for an entry with one receipt. */
async function shown({ found = {}, spoil = () => {}, names = runs, fresh = `${made}/claim` }: Given) {
  const [entries, receipts] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(`${entries}/mine`);
  cpSync(`${made}/claim`, `${entries}/mine/cib`, { recursive: true });
  const entry = {
    ...{ schema: 'entry/1', slug: 'mine', kind: 'system', name: 'example-lexical-python', version: '1.0.0' },
    ...{ licence: 'MIT', adapter: `image:${IMAGE}`, platform: 'any', network: false, reads_labels: false },
    suites: { cib: 'cib' },
  };
  writeFileSync(`${entries}/mine/entry.json`, JSON.stringify(entry));
  const receipt = receiptOf({
    event: 'board-run',
    suites: {
      cib: {
        manifest: manifestOf(`${made}/claim`),
        state: 'valid',
        runs: names.map(manifestOf),
        claim: claimOf({ verdict: 'contradicted' }),
        ...found,
      },
    },
  });
  mkdirSync(`${receipts}/receipts/mine`, { recursive: true });
  writeFileSync(`${receipts}/${receiptPath(receipt)}`, receiptText(receipt));
  if (found.fresh) cpSync(fresh, `${receipts}/${runPath(receipt, 'cib', 'fresh')}`, { recursive: true });
  for (const [i, run] of names.entries()) {
    const folder = `${receipts}/${runPath(receipt, 'cib', i + 1)}`;
    cpSync(run, folder, { recursive: true });
    spoil(folder, i + 1);
  }
  const suites = await Promise.all(SUITE_IDS.map(loadSuite));
  const board = await readBoard(files, { entries, receipts, trees: new Map([['mine', TREE]]) }, suites, readParts);
  return { withheld: board.withheld, entry: board.shown[0]?.entry, bundle: board.shown[0]?.bundles[0] };
}

describe('an entry with three board runs', () => {
  it('is shown with the mean of figures, families and times', async () => {
    const { bundle, withheld } = await shown({});
    expect(withheld).toEqual([]);
    const values = runs.map(figureOf);
    expect(new Set(values).size).toBe(3);
    const mean = values.reduce((sum, one) => sum + one, 0) / 3;
    expect(bundle?.scorecard.overall.metrics.retrieval_sufficiency?.value).toBeCloseTo(mean, 12);
    expect(bundle).toMatchObject({
      tier: 'board-run',
      digest: manifestOf(runs[0] ?? ''),
      claim: { verdict: 'contradicted' },
      submitted: { folder: expect.stringMatching(/mine\/cib$/) },
      runs: [{}, {}, {}],
      timing: { wall_ms: 3000 },
    });
    expect(bundle?.manifest.nonce).toBe('1'.repeat(64));
    const n = bundle?.timing.latency_ms.query?.n;
    expect(n).toBe(750);
    expect(bundle?.timing.latency_ms.query?.buckets.reduce((sum, [, calls]) => sum + calls, 0)).toBe(750);
  });

  it('is shown with the figures of the run if there is only one', async () => {
    const { bundle } = await shown({ names: runs.slice(1, 2) });
    expect(bundle?.scorecard.overall.metrics.retrieval_sufficiency?.value).toBe(figureOf(runs[1] ?? ''));
    expect(bundle?.digest).toBe(manifestOf(runs[1] ?? ''));
  });

  it.each<[string, Given, RegExp]>([
    [
      'another run than the receipt names',
      { spoil: (folder, round) => round === 2 && cpSync(`${made}/claim`, folder, { recursive: true }) },
      /cib\/2 contains a different run/,
    ],
    [
      'a manifest with another date',
      { spoil: (folder) => forgeManifest(folder, (manifest) => Object.assign(manifest.dates, { started: '2020' })) },
      /cib\/1 contains a different run/,
    ],
    [
      'one run less',
      { spoil: (folder, round) => round === 3 && writeFileSync(`${folder}/manifest.json`, '') },
      /cib\/3/,
    ],
    [
      'a run that cannot be read',
      { spoil: (folder) => writeFileSync(`${folder}/scorecard.json`, '{') },
      /refers to a run that cannot be shown/,
    ],
    [
      'a run of another image',
      { names: [...runs.slice(0, 1), `${made}/other`, `${made}/other`] },
      /names a run of sha256:2{64}, and entry mine is of sha256:1{64}/,
    ],
  ])('is withheld if the branch has %s [I5]', async (_, given, says) => {
    const { bundle, withheld } = await shown(given);
    expect(bundle).toBeUndefined();
    expect(withheld).toMatchObject([{ slug: 'mine', fault: { code: 'receipt.invalid' } }]);
    expect(withheld[0]?.fault.message).toMatch(says);
  });
});

describe('an entry whose board run replayed the submitted tape', () => {
  const SETTINGS = { model: 'm', embeddings: null, temperature: 0, max_output_tokens: 500, output_field: 'max_tokens' };
  const gateway = { answers: 'replayed', host: 'a.example', settings: SETTINGS, token_budget: 1, sidecar: null };
  const reasked = { seed: 'a', answers: 400, sample: 20, asked: 20, same: 20, differing: [] };

  it.each([
    ['no request was asked again', undefined, 'replayed'],
    ['a sample of it was answered as on the tape', reasked, 're-asked'],
    ['one answer of the sample differed', { ...reasked, same: 19, differing: [7] }, 'replayed'],
    ['the sample was small', { ...reasked, sample: 19, asked: 19, same: 19 }, 'replayed'],
    ['all of a short tape was answered as on it', { ...reasked, answers: 3, sample: 3, asked: 3, same: 3 }, 're-asked'],
    ['the tape has no answers', { ...reasked, answers: 0, sample: 0, asked: 0, same: 0 }, 'replayed'],
  ])('is shown as a claim if %s', async (_, found, tier) => {
    const folder = `${temporaryFolder()}/replayed`;
    cpSync(runs[0] ?? '', folder, { recursive: true });
    forgeManifest(folder, (manifest) => Object.assign(manifest, { gateway }));
    const tape = { answers: 'recorded' as const, flagged: null, ...(found && { reasked: found }) };
    const { bundle, withheld } = await shown({ names: [folder], found: { tape } });
    expect({ withheld, tier: bundle?.tier }).toEqual({ withheld: [], tier });
    if (bundle === undefined) throw new Error('nothing is shown');
    expect(isClaimed(bundle)).toBe(true);
    const { label, checked } = tierView(bundle, undefined, undefined);
    expect(label).toBe(tier);
    expect(checked.includes('sample')).toBe(tier === 're-asked');
  });
});

describe('an entry whose run on fresh tasks was compared', () => {
  const contamination = {
    metric: 'retrieval_sufficiency',
    reference: 'lexical3',
    system: { public: 0.98, unseen: 0.1 },
    reference_values: { public: 0.76, unseen: 0.76 },
    ...{ gap: 0.88, ci95: [0.8, 0.96] as [number, number], p: 1e-9 },
  };
  const ofFresh = () => manifestOf(`${made}/claim`);

  it.each([
    ['has no rank if it seems to know the public answers', 'it seems to know the public answers', false],
    ['has a rank if it does not', null, true],
  ])('%s [G14]', async (_, flagged, ranked) => {
    const { entry, bundle } = await shown({ found: { fresh: { manifest: ofFresh(), contamination, flagged } } });
    if (entry === undefined || bundle === undefined) throw new Error('nothing is shown');
    const own: ShownEntry = { entry, bundles: [bundle], dispute: undefined };
    const [found] = boards([own], ['cib'], { ranksClaims: false });
    const [row] = found?.rows ?? [];
    if (found === undefined || row === undefined) throw new Error('there is no board');
    expect([row.rank !== undefined, whyUnranked(found, row)]).toEqual([ranked, flagged ?? '']);
    // A page is made again if a maintainer settles the gap, although the receipt is the same.
    expect(runDigest(bundle)).not.toBe(runDigest({ ...bundle, fresh: undefined }));
    // No sentence of the overview counts it among the best, either.
    expect(rowsOf(found, [own])).toHaveLength(ranked ? 1 : 0);
    const [group] = boardView(found, { asOf: undefined, repository: 'ada/board' }, '').groups;
    expect(group?.rows[0]?.onFresh?.label).toBe(ranked ? undefined : 'worse on fresh tasks');
    expect(runFacts(bundle).find(({ term }) => term === 'Fresh tasks')?.value).toBe(
      'Retrieval sufficiency 10.0%, on the public tasks 98.0%; the gap beside lexical3 is 88.0 points [80.0, 96.0]',
    );
  });
});

it('an entry whose run on fresh tasks is not the one that the receipt names, or of another image, is withheld [I5]', async () => {
  const fresh = { manifest: 'f'.repeat(64), contamination: null, flagged: null };
  const { withheld } = await shown({ found: { fresh } });
  expect(withheld[0]?.fault.message).toMatch(/cib\/fresh contains a different run/);
  const other = `${made}/other`;
  const named = await shown({ found: { fresh: { ...fresh, manifest: manifestOf(other) } }, fresh: other });
  expect(named.withheld[0]?.fault.message).toMatch(/names a run of sha256:2{64}, and entry mine is of/);
});

describe('an entry without a usable board run', () => {
  it('stays self-reported with its claimed figures', async () => {
    const { bundle } = await shown({ names: [], found: { claim: claimOf({ verdict: 'unusable' }) } });
    expect(bundle).toMatchObject({ tier: 'self-reported', claim: { verdict: 'unusable' }, submitted: undefined });
    expect(bundle?.scorecard.overall.metrics.retrieval_sufficiency?.value).toBe(figureOf(`${made}/claim`));
    expect(bundle?.receipt?.slug).toBe('mine');
  });

  it('ignores a receipt about another bundle or other files', async () => {
    const { bundle } = await shown({ found: { manifest: '9'.repeat(64) } });
    expect(bundle).toMatchObject({ tier: 'self-reported', claim: undefined, receipt: undefined });
  });
});

it('a held-out run of a reference by the maintainers is not said to be computed again, and its page says what can be checked', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/entries/held`, { recursive: true });
  cpSync(await publishedHeldOut(temporaryFolder()), `${folder}/entries/held/cib`, { recursive: true });
  const { adapter, system } = JSON.parse(readFileSync(`${folder}/entries/held/cib/manifest.json`, 'utf8'));
  const entry = {
    ...{ schema: 'entry/1', slug: 'held', kind: system.kind, name: system.name, version: system.version },
    ...{ licence: 'MIT', adapter: adapter.spec, platform: 'any', network: false, reads_labels: false },
    suites: { cib: 'cib' },
  };
  writeFileSync(`${folder}/entries/held/entry.json`, JSON.stringify(entry));
  const site = await cib('site', '--entries', `${folder}/entries`, '--out', `${folder}/site`);
  expect(site).toMatchObject({ status: 0 });
  const page = readFileSync(`${folder}/site/systems/held.html`, 'utf8').replaceAll(/\s+/g, ' ');
  expect(page).not.toMatch(/every build|--dataset|and scores every task again/);
  expect(page).toContain(
    'Until it is revealed, the command checks every hash, and that the scorecard follows from the outcomes.',
  );
});
