import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '../src/evidence/entry.ts';
import type { ReadFiles } from '../src/ports/files.ts';
import type { Outcome } from '../src/protocol/outcome.ts';
import { scorecardComment } from '../src/report/markdown/comment.ts';
import { harness } from '../src/system/harness.ts';
import { nodePorts } from '../src/system/ports.ts';
import { commentFacts } from '../src/usecases/comment.ts';
import { gitTree } from '../src/usecases/git-tree.ts';
import { jsonLines } from './support/cheats.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { forge, forgeManifest } from './support/forgery.ts';
import { gitRepository } from './support/git.ts';

const { files, processes } = nodePorts();
const TEMPLATE = readFileSync(new URL('../leaderboard/templates/comment.md.hbs', import.meta.url), 'utf8');
const made = sharedFolder();
const own = harness();
const RELEASED = { version: own.version, sha256: own.sha256, released: '2026-01-01' };

/** An entry of a folder of entries: one of the runs below under a name of its own. */
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
  readonly rerun?: string;
  readonly released?: readonly (typeof RELEASED)[];
  readonly attempt?: number;
  readonly board?: string;
}

/** The comment on entry `new` of a pull request, on a board of two. */
async function comment(
  entries: string,
  { submission, rerun, released = [RELEASED], attempt = 1, board = `${made}/board` }: Given = {},
) {
  const facts = await commentFacts(files, {
    slug: 'new',
    submission: submission ?? { files, entries },
    board: { files, entries: board },
    reruns: rerun === undefined ? {} : { cib: { folder: rerun } },
    data: {},
    harnesses: { schema: 'harnesses/1', harnesses: [...released] },
    commit: '0123456789abcdef0123456789abcdef01234567',
    run: { id: '77', attempt, url: `https://github.test/o/r/actions/runs/77/attempts/${attempt}` },
    harness: own,
  });
  return scorecardComment(TEMPLATE, facts);
}

const lines = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line));

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
  it('says reproduced where the board’s own run agrees', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'lexical3');
    const text = await comment(entries, { rerun: `${made}/again` });
    expect(lines(text, /^## /)).toEqual(['## ✅ Reproduced']);
    expect(lines(text, /^Run again/)).toEqual([expect.stringContaining('0 of 250 tasks came out otherwise')]);
    expect(text).not.toContain('self-reported');
  });

  it('counts what changed since the entry that stands on the board', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'lexical3');
    const [before, now] = ['recent3', 'lexical3'].map((run) => jsonLines<Outcome>(`${made}/${run}/outcomes.jsonl`));
    const turned = (to: boolean) => now?.filter(({ pass }, i) => pass === to && before?.[i]?.pass === !to).length;
    const text = await comment(entries);
    const [all = ''] = lines(text, /^\| \*\*All tasks/);
    expect(all.split('|').slice(-3, -1).map(Number)).toEqual([turned(false), turned(true)]);
    expect(lines(text, /^\| new \|/)[0]).toContain('version 1');
    expect(lines(text, /^\| fullHistory \|.*(better|worse|separable); not ranked/)).toHaveLength(1);
  });

  it('shows what the transcript comes to, whatever the submitted scorecard says [A9]', async () => {
    const entries = temporaryFolder();
    const bundle = enter(entries, 'new', 'lexical3');
    forge(bundle, 'scorecard.json', (text) => text.replace('"passed":190', '"passed":250'));
    const text = await comment(entries, { rerun: `${made}/again` });
    expect(lines(text, /^## /)).toEqual(['## ❌ Not valid']);
    expect(lines(text, /self-reported/).length).toBeGreaterThan(0);
    expect(text).toContain('190 of 250 tasks passed');
    expect(text).not.toMatch(/250 of 250|reproduced|verified/);
    expect(lines(text, /\| bundle\.scorecard \|/)).toHaveLength(1);
  });

  it('compares no outcomes that do not follow from the transcript', async () => {
    const entries = temporaryFolder();
    const bundle = enter(entries, 'new', 'lexical3');
    forge(bundle, 'outcomes.jsonl', (text) => text.replaceAll('"pass":false', '"pass":true'));
    const text = await comment(entries);
    expect(lines(text, /^## /)).toEqual(['## ❌ Not valid']);
    expect(lines(text, /compared with nothing/)).toHaveLength(1);
    expect(text).not.toMatch(/newly|Nearest/);
  });

  it.each<[string, string, (bundle: string) => void, Given]>([
    ['a harness that nobody released', '## ⚠️ Self-reported', () => {}, { released: [] }],
    ['no run of the board', '## ☑️ Verified, not reproduced', () => {}, {}],
    ['data that is not at hand', '## ⚠️ Not judged', (b) => forgeManifest(b, (m) => (m.dataset.id = 'mine')), {}],
    ['an entry that is no JSON', '## ❌ Not readable', (b) => writeFileSync(`${b}/../entry.json`, '{'), {}],
    ['a reference that passes for a system', '## ❌ Not valid', (b) => passOff(b), {}],
  ])('says what it is worth with %s', async (_, verdict, change, given) => {
    const entries = temporaryFolder();
    change(enter(entries, 'new', 'lexical3'));
    expect(lines(await comment(entries, given), /^## /)).toEqual([verdict]);
  });

  it('leaves out what cannot be read of the board, and says so', async () => {
    const [entries, board] = [temporaryFolder(), temporaryFolder()];
    enter(entries, 'new', 'lexical3');
    enter(board, 'rival', 'fullHistory');
    mkdirSync(`${board}/broken`);
    const text = await comment(entries, { board });
    expect(lines(text, /left out/)).toEqual([expect.stringMatching(/: 1\.$/)]);
    expect(lines(text, /^\| fullHistory \|/)).toHaveLength(1);
    expect(text).toContain('no earlier run of this entry');
  });

  it('takes a run of another system for none of this one', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'fullHistory');
    const text = await comment(entries, { rerun: `${made}/again` });
    expect(lines(text, /^## /)).toEqual(['## ☑️ Verified, not reproduced']);
    expect(text).toContain('own run of it does not count');
  });

  it('reads the submission at one commit, whatever the work tree holds', async () => {
    const repository = gitRepository();
    enter(`${repository.folder}/entries`, 'new', 'lexical3');
    const commit = repository.commit();
    writeFileSync(`${repository.folder}/entries/new/entry.json`, '{');
    const tree = await gitTree(processes, repository.folder, commit);
    const text = await comment('', { submission: { files: tree, entries: 'entries' } });
    expect(text).toContain('190 of 250 tasks passed');
    expect(text).toContain('cib verify entries/new/bundle --at');
  });

  it('gives the same bytes for the same evidence, but for run and attempt [C7]', async () => {
    const entries = temporaryFolder();
    enter(entries, 'new', 'lexical3');
    const [first, second] = [await comment(entries), await comment(entries, { attempt: 2 })];
    expect(second).not.toBe(first);
    expect(second.replace('attempt 2', 'attempt 1').replace('attempts/2', 'attempts/1')).toBe(first);
  });
});

function passOff(bundle: string): void {
  const path = `${bundle}/../entry.json`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('"kind":"reference"', '"kind":"system"'));
}
