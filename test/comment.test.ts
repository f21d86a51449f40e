import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readBoard } from '../src/board/board.ts';
import { AnswerReader } from '../src/bundles/read-answers.ts';
import { partsWithFingerprints } from '../src/bundles/read-parts.ts';
import type { Entry } from '../src/evidence/entry.ts';
import { gitTree } from '../src/git/tree.ts';
import type { ReadFiles } from '../src/ports/files.ts';
import type { Outcome } from '../src/protocol/outcome.ts';
import { scorecardComment } from '../src/report/markdown/comment.ts';
import { compileMarkdown } from '../src/report/markdown/markdown-template.ts';
import type { ShownBundle } from '../src/site/board/entries.ts';
import type { BoardRun } from '../src/submissions/comment/claim.ts';
import { commentFacts } from '../src/submissions/comment/comment.ts';
import { suiteFacts } from '../src/submissions/comment/suite.ts';
import { loadSuite } from '../src/suites/catalogue.ts';
import { harness } from '../src/system/harness.ts';
import { nodePorts } from '../src/system/ports.ts';
import { jsonLines } from './support/cheats.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { forgeReplies, withEvidenceOf } from './support/forged-replies.ts';
import { asVersion, forge, forgeManifest } from './support/forgery.ts';
import { gitRepository } from './support/git.ts';
import { publishedHeldOut } from './support/heldout.ts';

const { files, processes } = nodePorts();
const TEMPLATE = compileMarkdown(readFileSync('leaderboard/templates/comment.md.hbs', 'utf8'));
const made = sharedFolder();
const own = harness();

/** Adds one of the runs below to a folder of entries, under the given slug. */
function enter(entries: string, slug: string, run: string, change: Partial<Entry> = {}): string {
  const folder = `${entries}/${slug}`;
  mkdirSync(folder, { recursive: true });
  cpSync(`${made}/${run}`, `${folder}/bundle`, { recursive: true });
  const { system, adapter } = JSON.parse(readFileSync(`${folder}/bundle/manifest.json`, 'utf8'));
  const entry: Entry = {
    schema: 'entry/1',
    slug,
    kind: 'reference',
    name: system.name,
    version: system.version,
    licence: 'MIT',
    adapter: adapter.spec,
    platform: 'any',
    network: false,
    reads_labels: false,
    suites: { cib: 'bundle' },
    ...change,
  };
  writeFileSync(`${folder}/entry.json`, JSON.stringify(entry));
  return `${folder}/bundle`;
}

interface Given {
  readonly submission?: { readonly files: ReadFiles; readonly entries: string };
  /** The board's own runs of CIB; absent if it made none. */
  readonly runs?: readonly BoardRun[];
  readonly notRun?: string;
  readonly isOnBoard?: boolean;
  readonly attempt?: number;
  readonly board?: string;
  readonly slug?: string;
}

/** The comment on an entry, `new` unless another is named. */
async function comment(
  entries: string,
  { submission, runs, notRun, isOnBoard, attempt = 1, board = `${made}/board`, slug = 'new' }: Given = {},
) {
  const facts = await commentFacts(files, {
    slug,
    submission: submission ?? { files, entries },
    board: { files, entries: board },
    runs: runs === undefined ? {} : { cib: runs },
    ...{ notRun, isOnBoard },
    commit: '0123456789abcdef0123456789abcdef01234567',
    run: { id: '77', attempt, url: `https://github.test/o/r/actions/runs/77/attempts/${attempt}` },
    harness: own,
  });
  return scorecardComment(TEMPLATE, facts);
}

const ran = (...names: string[]): readonly BoardRun[] => names.map((name) => ({ folder: `${made}/${name}` }));
const lines = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));

/** The verdicts, without the number of flags after them. */
const verdictsIn = (text: string) => lines(text, /^## /).map((line) => line.replace(/ · \d+ flags?$/, ''));

beforeAll(async () => {
  for (const [name, adapter] of [
    ['lexical3', 'lexical3'],
    ['again', 'lexical3'],
    ['fullHistory', 'fullHistory'],
    ['recent3', 'recent3'],
  ] as const) {
    const { status, stderr } = await cib(
      'run',
      '--suite',
      'cib',
      '--adapter',
      `ref:${adapter}`,
      '--out',
      `${made}/${name}`,
    );
    if (status !== 0) throw new Error(stderr);
  }
  enter(`${made}/board`, 'new', 'recent3', { version: '1' });
  enter(`${made}/board`, 'rival', 'fullHistory');
});

describe('commentFacts', () => {
  it('names the families of which fewer tasks passed than the headline says, since it leaves out the action', async () => {
    const entries = temporaryFolder();
    const adapter = 'cmd:python3 -u examples/adapters/python/adapter.py';
    await cib('run', '--suite', 'cib', '--limit', '60', '--adapter', adapter, '--out', `${made}/acts`);
    enter(entries, 'new', 'acts', { kind: 'system', version: '1.0.0' });
    expect(await comment(entries)).toMatch(
      /\| Knowledge update 90\.0%; fewer passed: Causal action 0 of 4, Abstention \d of 9, Knowledge update \d of 10, and 1 more \|/,
    );
  });

  it('says of the mechanisms what the page of the system says: one is no weakness if the best cheat is significantly worse', async () => {
    const [entries, board] = [temporaryFolder(), temporaryFolder()];
    for (const [folder, slug] of [
      [entries, 'scoped'],
      [board, 'control-names-newest'],
    ] as const) {
      cpSync(`leaderboard/entries/${slug}/worlds`, `${folder}/${slug}/worlds`, { recursive: true });
      const entry = JSON.parse(readFileSync(`leaderboard/entries/${slug}/entry.json`, 'utf8'));
      writeFileSync(`${folder}/${slug}/entry.json`, JSON.stringify({ ...entry, suites: { worlds: 'worlds' } }));
    }
    const { stdout } = await cib('score', `${entries}/scoped/worlds`);
    expect(stdout).toContain('does not find by meaning');
    const { stdout: ofStore } = await cib('score', 'leaderboard/entries/langgraph-store/worlds');
    expect(ofStore).toMatch(
      /never returned an empty reply where one is right +Forgetting, Absent facts and Grounds +0 of 336 pairs/,
    );
    expect(ofStore).not.toContain('does not tell withdrawn facts');
    const text = await comment(entries, { slug: 'scoped', board });
    expect(text).toContain('**Weaknesses:** ');
    expect(text).not.toContain('does not find by meaning');
    expect(text).not.toContain('Not compared with the best cheat');
  });

  it('says confirmed if the board’s run gave every claimed reply', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'lexical3');
    const text = await comment(entries, { runs: ran('again') });
    expect(lines(text, /^## /)).toEqual(['## ✅ Run by the board, claim confirmed']);
    expect(lines(text, /^Claim /)).toEqual([
      'Claim confirmed: Every reply equals that of the board’s run. The figures are those of one run of the board.',
    ]);
    expect(text).not.toContain('self-reported');
  });

  it('names the board’s release to the owner of a bundle of another version', async () => {
    const entries = temporaryFolder();
    const bundle = enter(entries, 'new', 'lexical3');
    forgeManifest(bundle, ({ suite }) => Object.assign(suite, { version: '99.0.0' }));
    const text = await comment(entries);
    const [row] = lines(text, /version 99\.0\.0/);
    expect(row).toContain('run again with the board’s release of this program');
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/ · harness /);
    expect(text.trimEnd().split('\n').at(-1)).toContain(own.version);
    expect(row).toContain('cib score DIR --write');
  });

  it('shows the board’s figures, and the claimed ones beside them', async () => {
    const entries = temporaryFolder();
    const bundle = enter(entries, 'new', 'lexical3');
    await asImage(entries);
    const cheated = await forgeReplies(bundle, ({ replies, gold }) => withEvidenceOf(replies, gold));
    const text = await comment(entries, { runs: ran('again', 'again', 'again') });
    expect(verdictsIn(text)).toEqual(['## ❌ Contradicted']);
    const [all = ''] = lines(text, /^\| \*\*All tasks/);
    const [, , , passed = '', board = '', claimed = ''] = all.split('|').map((cell) => cell.trim());
    expect([passed, board.split(' ')[0], claimed]).toEqual(['190 of 250', '76.0%', '100.0%']);
    expect(lines(text, /^The board ran the same image/)[0]).toMatch(/: submitted 100\.0%, board 76\.0%\.$/);
    expect(lines(text, /^Claim contradicted: /)[0]).toContain(`Replies differ in ${cheated} of 250 tasks.`);
    expect(lines(text, /^Claim contradicted: /)[0]).toMatch(
      /The figures are the mean of 3 runs of the board\. As replies differ from the submitted ones, new runs replace them after the merge\.$/,
    );
    expect(lines(text, /<summary>\d+ tasks? passed as claimed, not in the board’s run</)).toHaveLength(1);
  });

  it('counts what changed since the entry on the board', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'lexical3');
    const [before, now] = ['recent3', 'lexical3'].map((run) => jsonLines<Outcome>(`${made}/${run}/outcomes.jsonl`));
    const is = (verdict: string | undefined, passed: boolean) => (verdict === 'passed') === passed;
    const turned = (to: boolean) =>
      now?.filter(({ verdict }, i) => is(verdict, to) && is(before?.[i]?.verdict, !to)).length;
    const text = await comment(entries);
    const [all = ''] = lines(text, /^\| \*\*All tasks/);
    expect(all.split('|').slice(-3, -1).map(Number)).toEqual([turned(false), turned(true)]);
    expect(lines(text, /^\| new \|/)[0]).toContain('version 1');
    expect(lines(text, /^\| fullHistory \|.*(better|worse|no significant difference); not ranked/)).toHaveLength(1);
  });

  it('shows what the transcript gives, whatever the submitted scorecard says [A9]', async () => {
    const entries = temporaryFolder();
    const bundle = enter(entries, 'new', 'lexical3');
    forge(bundle, 'scorecard.json', (text) => text.replace('"passed":190', '"passed":250'));
    const text = await comment(entries, { runs: ran('again') });
    expect(lines(text, /^## /)).toEqual(['## ❌ Not valid']);
    expect(lines(text, /self-reported/).length).toBeGreaterThan(0);
    expect(text).toContain('190 of 250 tasks passed');
    expect(text).not.toMatch(/250 of 250|\| the board|run by the board|confirmed|contradicted/i);
    expect(lines(text, /\| bundle\.scorecard \|/)).toHaveLength(1);
  });

  it('compares no outcomes that do not follow from the transcript', async () => {
    const entries = temporaryFolder();
    const bundle = enter(entries, 'new', 'lexical3');
    forge(bundle, 'outcomes.jsonl', (text) => text.replaceAll('"verdict":"failed"', '"verdict":"passed"'));
    const text = await comment(entries);
    expect(lines(text, /^## /)).toEqual(['## ❌ Not valid']);
    expect(lines(text, /compared with nothing/)).toHaveLength(1);
    expect(text).not.toMatch(/newly|Nearest/);
  });

  it.each<[string, string, (bundle: string) => void | Promise<void>, Given]>([
    ['no run of the board', '## ⚠️ Self-reported', () => {}, {}],
    ['a run of the board that left nothing', '## ⚠️ The board’s run cannot be used', () => {}, { runs: [BROKEN] }],
    [
      'a first run that answers otherwise, and no other',
      '## ⚠️ The board’s run cannot be used',
      oneEmpty,
      { runs: [{ folder: `${made}/again` }] },
    ],
    [
      'a second run that does not count',
      '## ⚠️ The board’s run cannot be used',
      oneEmpty,
      { runs: [{ folder: `${made}/again` }, BROKEN, { folder: `${made}/again` }] },
    ],
    [
      'three runs, of which only the second answers as the claim does',
      '## ✅ Run by the board, claim confirmed',
      async (bundle) => {
        await oneEmpty(bundle);
        cpSync(bundle, `${made}/one-empty`, { recursive: true });
      },
      { runs: ran('again', 'one-empty', 'again') },
    ],
    [
      'a run of the board, for an entry with a run of an earlier version',
      '## ☑️ Run by the board',
      (b) => asVersion(b, '0.9.0'),
      { runs: ran('again'), isOnBoard: true },
    ],
    [
      'a run of the board that left nothing, for an entry with a run of an earlier version',
      '## ⚠️ The board’s run cannot be used',
      (b) => asVersion(b, '0.9.0'),
      { runs: [BROKEN], isOnBoard: true },
    ],
    ['data that is not available', '## ⚠️ Not judged', (b) => forgeManifest(b, (m) => (m.dataset.id = 'mine')), {}],
    ['an entry.json that is not JSON', '## ❌ Not readable', (b) => writeFileSync(`${b}/../entry.json`, '{'), {}],
    ['a reference that passes for a system', '## ❌ Not valid', (b) => passOff(b), {}],
  ])('shows the right verdict for %s', async (_, verdict, change, given) => {
    const entries = temporaryFolder();
    await change(enter(entries, 'new', 'lexical3'));
    expect(verdictsIn(await comment(entries, given))).toEqual([verdict]);
  });

  it('leaves out an unreadable entry of the board, and says so', async () => {
    const [entries, board] = [temporaryFolder(), temporaryFolder()];
    enter(entries, 'new', 'lexical3');
    enter(board, 'rival', 'fullHistory');
    mkdirSync(`${board}/broken`);
    const text = await comment(entries, { board });
    expect(lines(text, /left out/)).toEqual([expect.stringMatching(/: 1\.$/)]);
    expect(lines(text, /^\| fullHistory \|/)).toHaveLength(1);
    expect(text).toContain('no earlier run of this entry');
  });

  it('gives no rank while the board’s controls are of another version of the suite', async () => {
    const [entries, board] = [temporaryFolder(), temporaryFolder()];
    enter(entries, 'new', 'lexical3');
    await asImage(entries);
    const rankIn = async () => {
      const text = await comment(entries, { runs: ran('again', 'again', 'again'), board });
      return lines(text, /^\| Context Integrity/)[0];
    };
    cpSync('leaderboard/entries/control-layout-only', `${board}/control-layout-only`, { recursive: true });
    expect(await rankIn()).toContain('| none, as it is not significantly better than the best control');
    asVersion(`${board}/control-layout-only/cib`, '0.9.0');
    expect(await rankIn()).toContain('| none yet, as the board’s controls are of version 0.9.0 of the suite |');
  });

  it('ranks by the mean of the board’s runs as the board does, and without systems that seem to know the answers', async () => {
    const [entries, board] = [temporaryFolder(), temporaryFolder()];
    await oneEmpty(enter(entries, 'new', 'lexical3'));
    const adapter = 'dir:examples/adapters/python';
    const rival = enter(board, 'rival', 'lexical3', { kind: 'system', adapter });
    forgeManifest(rival, (manifest) => {
      manifest.adapter.spec = adapter;
      manifest.system = { ...manifest.system, kind: 'system' };
    });
    expect(await cib('score', rival, '--write')).toMatchObject({ status: 0 });
    // The first run alone has the results of the rival.
    const [again] = ran('again') as [BoardRun];
    const text = await comment(entries, { runs: [again, { folder: `${entries}/new/bundle` }, again], board });
    expect(lines(text, /^#### Nearest/)).toEqual(['#### Nearest entries: rank 1 to 2 of 2']);
    const suite = await loadSuite('cib');
    const parts = partsWithFingerprints(new AnswerReader(files, {}));
    const { shown, ...read } = await readBoard(files, { entries: board, board: files }, [suite], parts);
    const flagged = shown.map(({ bundles, ...one }) => ({
      ...one,
      bundles: bundles.map((bundle) => ({ ...bundle, fresh: { flagged: 'worse' } as ShownBundle['fresh'] })),
    }));
    const request = { submission: { files, entries }, board: { files, entries: board }, runs: {} };
    const entry: Entry = JSON.parse(readFileSync(`${entries}/new/entry.json`, 'utf8'));
    const submitted = { request, entry, suite, folder: 'bundle', receipts: [] };
    for (const [one, ranked] of [
      [shown, true],
      [flagged, false],
    ] as const)
      expect(await suiteFacts(files, { ...submitted, board: { ...read, shown: one } })).toMatchObject({
        others: [{ slug: 'rival', ranked }],
      });
  });

  it('compares with no run on other data', async () => {
    const [entries, board] = [temporaryFolder(), temporaryFolder()];
    enter(entries, 'new', 'lexical3');
    mkdirSync(`${made}/hidden`);
    await publishedHeldOut(`${made}/hidden`, 'fullHistory');
    enter(board, 'rival', 'hidden/published');
    expect(await comment(entries, { board })).not.toContain('fullHistory');
  });

  it('says why the board did not run it', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'lexical3');
    expect(await comment(entries)).toContain('a ref: adapter runs in process, and is computed again at every build');
    await asImage(entries);
    expect(await comment(entries)).toContain('no run of the board was started');
    expect(await comment(entries, { notRun: 'not run: 5 runs today' })).toContain('not run: 5 runs today');
  });

  it('says contradicted if the image declares another name than the claim', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'fullHistory');
    const text = await comment(entries, { runs: ran('again') });
    expect(lines(text, /^## /)).toEqual(['## ❌ Contradicted']);
    expect(lines(text, /^Claim contradicted/)[0]).toContain(
      'The claim gives the name as "fullHistory"; the image gives "lexical3".',
    );
  });

  it('reads the submission at one commit, whatever the work tree contains', async () => {
    const repository = gitRepository();
    enter(`${repository.folder}/entries`, 'new', 'lexical3');
    const commit = repository.commit();
    writeFileSync(`${repository.folder}/entries/new/entry.json`, '{');
    const tree = await gitTree(processes, repository.folder, commit);
    const text = await comment('', { submission: { files: tree, entries: 'entries' } });
    expect(text).toContain('190 of 250 tasks passed');
    expect(text).toContain('cib verify entries/new/bundle --at');
  });

  it('gives the same bytes for the same evidence, except for run and attempt [C7]', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'lexical3');
    const [first, second] = [await comment(entries), await comment(entries, { attempt: 2 })];
    expect(second).not.toBe(first);
    expect(second.replace('attempt 2', 'attempt 1').replace('attempts/2', 'attempts/1')).toBe(first);
  });
});

/** A job of the board that left no bundle. */
const BROKEN: BoardRun = {
  problems: [
    { title: 'It produced a bundle', held: false, code: 'bundle.missing', detail: 'none', remedy: 'Start it again' },
  ],
};

/** Removes the evidence of one reply of an image's run. */
async function oneEmpty(bundle: string): Promise<void> {
  await asImage(`${bundle}/../..`);
  forge(bundle, 'transcript.jsonl', (text) => text.replace(/"evidence":\["[^\]]*\]/, '"evidence":[]'));
  expect(await cib('score', bundle, '--write')).toMatchObject({ status: 0 });
}

/** Changes the adapter of the entry to an image. */
async function asImage(entries: string): Promise<void> {
  const spec = `image:registry.test/memory@sha256:${'1'.repeat(64)}`;
  forgeManifest(`${entries}/new/bundle`, (manifest) => {
    manifest.adapter.spec = spec;
    manifest.system = { ...manifest.system, kind: 'system' };
    manifest.image = { id: `sha256:${'2'.repeat(64)}`, repo_digest: spec.slice(6), platform: 'linux/amd64' };
    manifest.engine = { name: 'docker', version: '28.0.0' };
  });
  expect(await cib('score', `${entries}/new/bundle`, '--write')).toMatchObject({ status: 0 });
  const path = `${entries}/new/entry.json`;
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), kind: 'system', adapter: spec }));
}

function passOff(bundle: string): void {
  const path = `${bundle}/../entry.json`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('"kind":"reference"', '"kind":"system"'));
}
