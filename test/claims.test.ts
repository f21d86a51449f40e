import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import type { Entry } from '../src/evidence/entry.ts';
import { receiptPath, receiptText } from '../src/evidence/receipt.ts';
import { folderTree } from '../src/git/object.ts';
import type { Outcome } from '../src/protocol/outcome.ts';
import type { SuiteClaims } from '../src/report/terminal/board-claims.ts';
import { projectRoot } from '../src/system/installation.ts';
import { nodePorts } from '../src/system/ports.ts';
import type { AnyJson } from './support/any-json.ts';
import { cib, cibJson } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { describeAlike } from './support/forgery.ts';
import { receiptOf } from './support/receipt.ts';

const OWN = join(projectRoot(), 'leaderboard/entries');

let entries: string;
beforeEach(() => {
  entries = join(temporaryFolder(), 'entries');
  mkdirSync(entries);
});

type Json = Record<string, AnyJson>;
const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));
const write = (path: string, value: unknown) => writeFileSync(path, `${canonical(value)}\n`);

interface Forged {
  readonly entry?: Partial<Entry>;
  /** Changes an outcome in place. */
  readonly outcome?: (outcome: Outcome & { values: Json }, place: number) => void;
  readonly manifest?: (manifest: Json) => void;
  readonly scorecard?: (scorecard: Json) => void;
}

/** Adds a copy of a bundle of the project's own board as an entry, with the given changes. */
function enter(slug: string, approach: Entry['approach'], of: string, forged: Forged = {}): void {
  const folder = join(entries, slug);
  const bundle = join(folder, 'cib');
  cpSync(join(OWN, of, 'cib'), bundle, { recursive: true });
  const { kind = 'system', reads_labels = false } = forged.entry ?? {};
  const system = { name: slug, version: '1', kind, reads_labels };
  for (const [name, change] of [
    ['manifest.json', forged.manifest],
    ['scorecard.json', forged.scorecard],
  ] as const) {
    const part = { ...read(join(bundle, name)), system };
    change?.(part);
    write(join(bundle, name), part);
  }
  const outcomes: Outcome[] = readFileSync(join(bundle, 'outcomes.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const [place, outcome] of outcomes.entries()) forged.outcome?.(outcome, place);
  writeFileSync(join(bundle, 'outcomes.jsonl'), outcomes.map((one) => `${canonical(one)}\n`).join(''));
  const { slug: _, ...about } = read(join(OWN, of, 'entry.json'));
  const adapter = 'cmd:program';
  const entry = { ...about, slug, name: slug, kind, reads_labels, adapter, approach, suites: { cib: 'cib' } };
  const { model } = read(join(bundle, 'manifest.json'));
  writeFileSync(join(folder, 'entry.json'), JSON.stringify({ ...entry, ...(model && { model }), ...forged.entry }));
  describeAlike(folder);
}

it.each([
  ['memtrace', /→ Run `cib baselines --suite memtrace` to check its claims on its own systems\.\n$/],
  ['worlds', /→ Leave --suite out for those of all suites\.\n$/],
])(
  'cib claims of %s, which has none about a board, names the command for its own claims, if it has any',
  async (suite, hint) => {
    const { status, stderr } = await cib('claims', '--suite', suite);
    expect([status, stderr]).toEqual([2, expect.stringMatching(hint)]);
  },
);

async function report(): Promise<SuiteClaims> {
  const { suites } = await cibJson<{ suites: SuiteClaims[] }>('claims', '--entries', entries);
  expect(suites).toHaveLength(1);
  return suites[0] as SuiteClaims;
}
async function claim(id: string) {
  const found = (await report()).claims.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

const [SCOPED, LEXICAL, FULL] = ['control-label-reader', 'reference-lexical3', 'reference-fullhistory'];
const FILTERED = 'reference-writelexical3';

/** Each task of one family and of a template of its own: more templates than the real data has. */
const manyTemplates: Forged['outcome'] = (outcome) =>
  Object.assign(outcome, { family: 'knowledge_update', cluster: outcome.id });

describe('cib claims on the project’s own board', () => {
  it('decides every claim, by systems that read no labels if there are any', async () => {
    const { suites } = await cibJson<{ suites: SuiteClaims[] }>('claims', '--suite', 'cib', '--entries', OWN);
    const [found] = suites;
    expect(found?.claims.map(({ id, decidedBy }) => [id, decidedBy !== null])).toEqual(
      ['claim-1', 'claim-2', 'claim-3', 'claim-4'].map((id) => [id, true]),
    );
    expect(found?.runs.filter(({ kind }) => kind === 'control')).toEqual([]);
    const readers = new Set(found?.runs.flatMap(({ slug, readsLabels }) => (readsLabels ? [slug] : [])));
    const free = found?.claims.flatMap(({ verdicts }) => verdicts).filter(({ id }) => id === 'label-free') ?? [];
    const compared = free.flatMap(({ comparisons }) => comparisons.flatMap(({ a, b }) => [a, b ?? a]));
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.filter((slug) => readers.has(slug))).toEqual([]);
    const rests = 'rests on scoped, which the authors of this program wrote';
    expect(free.slice(0, 2).map(({ limits }) => limits)).toEqual([
      [rests, expect.stringMatching(/^follows from the scoring: /)],
      [rests],
    ]);
  });

  it('holds every claim for the paper’s own systems, as its tables do', async () => {
    const { suites } = await cibJson<{ suites: SuiteClaims[] }>('claims', '--entries', OWN);
    const own = suites[0]?.claims.map(({ verdicts }) => verdicts.find(({ id }) => id === 'own'));
    expect(own?.map((verdict) => verdict?.held)).toEqual([true, true, true, true]);
    expect(own?.[1]?.comparisons).toMatchObject([
      { a: 'reference-lexical3', b: 'reference-scopedhybrid3', tasks: 60, templates: 20, delta: -1 },
    ]);
  });

  it('prints the systems, the tasks, the differences, and that latency decides nothing', async () => {
    for (const slug of [LEXICAL, FULL, 'reference-scopedhybrid3', 'example-python'])
      cpSync(join(OWN, slug), join(entries, slug), { recursive: true });
    const { status, stdout, stderr } = await cib('claims', '--entries', entries);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^held {2}Retrieval relevance is insufficient without update semantics\.$/m);
    expect(stdout).toMatch(
      /reference-lexical3 .* update and causal action +20 +−\d+\.\d points +\[.*\] +<0\.0001 +is behind/,
    );
    expect(stdout).toContain('reference-scopedhybrid3 * (scoped)');
    expect(stdout).toMatch(/^ +Note: follows from the scoring: a system that returns everything .*\.$/m);
    expect(stdout).toContain('Latency comes from a clock and decides nothing');
    expect(stdout).toContain('Actions that a model chooses were not measured on both sides');
  });
});

describe('claim 2', () => {
  it('holds if scoped memory is significantly ahead of relevance', async () => {
    enter('search', 'relevance', LEXICAL);
    enter('scoped', 'scoped', SCOPED);
    const { held, decidedBy, verdicts } = await claim('claim-2');
    expect([held, decidedBy]).toEqual([true, 'label-free']);
    expect(verdicts[0]?.comparisons).toMatchObject([{ a: 'search', b: 'scoped', relation: 'behind', telling: true }]);
  });

  it('does not hold if relevance is ahead of scoped memory', async () => {
    enter('search', 'relevance', SCOPED);
    enter('scoped', 'scoped', LEXICAL);
    expect(await claim('claim-2')).toMatchObject({ held: false });
  });

  it('is undecided if nothing differs, on too few templates to show a match', async () => {
    enter('search', 'relevance', SCOPED);
    enter('scoped', 'scoped', SCOPED);
    const { held, decidedBy, verdicts } = await claim('claim-2');
    expect([held, decidedBy]).toEqual([null, 'label-free']);
    expect(verdicts[0]).toMatchObject({
      comparisons: [{ delta: 0, p: 1, relation: 'open', templates: 20 }],
      needs: [
        'update and causal action: more templates than the 20 of this data; a match takes 73, even of two systems that never differ',
      ],
    });
  });

  it('does not hold if nothing differs, on enough templates to show a match', async () => {
    enter('search', 'relevance', SCOPED, { outcome: manyTemplates });
    enter('scoped', 'scoped', SCOPED, { outcome: manyTemplates });
    const { held, verdicts } = await claim('claim-2');
    expect(held).toBe(false);
    expect(verdicts[0]?.comparisons).toMatchObject([{ relation: 'matches', templates: 250 }]);
  });

  it('is undecided if the difference may be chance', async () => {
    const miss: Forged['outcome'] = ({ cluster, family, values }) => {
      if (family === 'knowledge_update' && ['t42', 't43'].includes(cluster)) values.retrieval_sufficiency = 0;
    };
    enter('search', 'relevance', SCOPED, { outcome: miss });
    enter('scoped', 'scoped', SCOPED);
    const { held, verdicts } = await claim('claim-2');
    expect(held).toBeNull();
    expect(verdicts[0]?.comparisons[0]?.delta).toBeLessThan(-0.05);
  });

  it('is corrected by Holm’s method for all systems that decide it', async () => {
    const six = new Set<string>();
    const miss: Forged['outcome'] = ({ cluster, family, values }) => {
      if (family !== 'knowledge_update' || (six.size === 6 && !six.has(cluster))) return;
      six.add(cluster);
      values.retrieval_sufficiency = 0;
    };
    enter('search', 'relevance', SCOPED, { outcome: miss });
    enter('scoped', 'scoped', SCOPED);
    const alone = await claim('claim-2');
    expect(alone).toMatchObject({ held: true, verdicts: [{ comparisons: [{ p: 2 ** -5 }] }, {}] });
    enter('search-too', 'relevance', SCOPED, { outcome: miss });
    const both = await claim('claim-2');
    expect(both).toMatchObject({ held: null, verdicts: [{ comparisons: [{ p: 2 ** -4 }, { p: 2 ** -4 }] }, {}] });
  });

  it('compares the best of each approach: neither a poor scoped nor a poor relevance system decides it', async () => {
    enter('search', 'relevance', LEXICAL);
    enter('scoped', 'scoped', SCOPED);
    enter('poor', 'scoped', 'control-null');
    const { held, verdicts } = await claim('claim-2');
    expect(held).toBe(true);
    expect(verdicts[0]?.comparisons.map(({ b, telling }) => [b, telling])).toEqual([
      ['poor', false],
      ['scoped', true],
    ]);
    enter('better', 'relevance', SCOPED);
    expect(await claim('claim-2')).toMatchObject({ held: null });
  });

  it('is decided by the paper’s own systems if all other systems of a side read labels', async () => {
    enter('search', 'relevance', LEXICAL);
    enter('scoped', 'scoped', SCOPED, { entry: { reads_labels: true } });
    expect(await claim('claim-2')).toMatchObject({ held: null, decidedBy: null });
    for (const slug of [LEXICAL, 'reference-scopedhybrid3'])
      cpSync(join(OWN, slug), join(entries, slug), { recursive: true });
    const { held, decidedBy, verdicts } = await claim('claim-2');
    expect([held, decidedBy]).toEqual([true, 'own']);
    expect(verdicts[0]).toMatchObject({
      measured: false,
      needs: ['an entry with "approach": "scoped", of systems that read no labels'],
    });
  });

  it('shows both verdicts if the systems without labels and the paper’s own differ', async () => {
    for (const slug of [LEXICAL, 'reference-scopedhybrid3'])
      cpSync(join(OWN, slug), join(entries, slug), { recursive: true });
    enter('scoped', 'scoped', LEXICAL);
    const { held, verdicts } = await claim('claim-2');
    expect(held).toBeNull();
    expect(verdicts.map((one) => [one.id, one.held])).toEqual([
      ['label-free', null],
      ['own', true],
    ]);
    const { stdout } = await cib('claims', '--entries', entries);
    expect(stdout).toMatch(/→ By systems that read no labels: undecided;/);
    expect(stdout).toMatch(/ {2}By the paper’s own systems .*: held;/);
  });
});

describe('claim 1', () => {
  it('holds if full history is behind on updates, whatever it does elsewhere', async () => {
    enter('all', 'full-history', FULL);
    enter('scoped', 'scoped', SCOPED);
    const { held, verdicts } = await claim('claim-1');
    expect(held).toBe(true);
    expect(verdicts[0]?.comparisons.map(({ on, relation }) => [on, relation])).toEqual([
      ['update', 'behind'],
      ['abstention', 'open'],
      ['action grounding', 'open'],
      ['cost', 'behind'],
    ]);
  });

  it('does not hold if full history keeps up in all comparisons', async () => {
    enter('all', 'full-history', SCOPED);
    enter('scoped', 'scoped', 'reference-recent3', {
      outcome: ({ values }) => Object.assign(values, { retrieval_sufficiency: 0 }),
    });
    expect(await claim('claim-1')).toMatchObject({ held: false });
  });

  it('is undecided if full history is neither behind nor shown to keep up', async () => {
    enter('all', 'full-history', SCOPED);
    enter('scoped', 'scoped', SCOPED);
    expect(await claim('claim-1')).toMatchObject({ held: null });
  });

  it('is decided by the actions of a model once both sides were run with one', async () => {
    const model = {
      ...{ name: 'm', endpoint_family: 'chat', temperature: 0, max_output_tokens: 512 },
      ...{ date: '2026-01-01', prompt_template: 'answer' },
    };
    const withModel = (right: number): Forged => ({
      manifest: (manifest) => Object.assign(manifest, { model }),
      outcome: ({ values }) => Object.assign(values, { action_accuracy: right, billable_tokens: 300 }),
    });
    enter('all', 'full-history', FULL, withModel(1));
    enter('scoped', 'scoped', SCOPED);
    expect(await claim('claim-1')).toMatchObject({ held: true, decidedBy: 'label-free' });
    enter('scoped', 'scoped', SCOPED, withModel(0));
    const { held, decidedBy, notes } = await claim('claim-1');
    expect([held, decidedBy]).toEqual([false, 'model']);
    expect(notes.join()).not.toContain('Actions that a model');
    enter('scoped', 'scoped', SCOPED, { ...withModel(0), outcome: ({ values }) => (values.billable_tokens = 300) });
    expect(await claim('claim-1')).toMatchObject({
      ...{ held: null, decidedBy: 'model' },
      verdicts: [{ needs: expect.arrayContaining(['update, by its action, of every system on both sides']) }, {}, {}],
    });
  });
});

describe('claim 3', () => {
  const others = () => {
    enter('search', 'relevance', LEXICAL);
    enter('scoped', 'scoped', SCOPED);
  };

  it('holds if filtering is more precise and behind scoped memory on updates', async () => {
    others();
    enter('filter', 'write-filtered', FILTERED);
    expect(await claim('claim-3')).toMatchObject({ held: true, decidedBy: 'label-free' });
  });

  it('does not hold if filtering is as good as scoped memory', async () => {
    enter('search', 'relevance', LEXICAL);
    enter('scoped', 'scoped', LEXICAL);
    enter('filter', 'write-filtered', SCOPED);
    expect(await claim('claim-3')).toMatchObject({ held: false });
  });

  it('does not hold if filtering is no more precise than relevance', async () => {
    others();
    enter('filter', 'write-filtered', LEXICAL);
    expect(await claim('claim-3')).toMatchObject({ held: false });
  });

  it('is undecided without a system that filters, and without a scoped one', async () => {
    others();
    expect(await claim('claim-3')).toMatchObject({ held: null, decidedBy: null });
    enter('filter', 'write-filtered', FILTERED);
    enter('scoped', undefined, SCOPED);
    expect(await claim('claim-3')).toMatchObject({ held: null, decidedBy: null });
  });
});

describe('claim 4', () => {
  it('holds if systems with good recall fail causal tasks', async () => {
    enter('search', 'relevance', LEXICAL);
    expect(await claim('claim-4')).toMatchObject({ held: true });
  });

  it('holds if a system returns the cause and acts on the correlation', async () => {
    enter('actor', undefined, SCOPED, { outcome: ({ values }) => Object.assign(values, { action_accuracy: 0 }) });
    const { held, verdicts } = await claim('claim-4');
    expect(held).toBe(true);
    expect(verdicts[0]?.because).toContain('0 of them by what they returned and 1 by the action they chose');
  });

  it('does not hold if each system passes causal tasks', async () => {
    enter('one', 'scoped', SCOPED);
    enter('other', undefined, SCOPED);
    expect(await claim('claim-4')).toMatchObject({ held: false });
  });

  it('holds if one system passes causal tasks and another fails them, however many copies of either there are', async () => {
    const relations = { one: 'ahead', other: 'behind' } as const;
    const decided = async () => {
      const { held, decidedBy, verdicts } = await claim('claim-4');
      const [{ comparisons = [] } = {}] = verdicts;
      for (const { a, relation } of comparisons) expect(relation).toBe(relations[a.slice(0, -1) as 'one' | 'other']);
      return { held, decidedBy, p: [...new Set(comparisons.map(({ p }) => p))] };
    };
    enter('one1', 'scoped', SCOPED);
    enter('other1', 'relevance', LEXICAL);
    const alone = await decided();
    expect(alone).toMatchObject({ held: true, decidedBy: 'label-free' });
    for (const copy of ['2', '3']) enter(`one${copy}`, 'scoped', SCOPED);
    for (const copy of ['2', '3', '4', '5']) enter(`other${copy}`, 'relevance', LEXICAL);
    expect(await decided()).toEqual(alone);
  });

  it('is undecided if the difference from half may be chance', async () => {
    let causal = 0;
    enter('one', 'scoped', SCOPED, {
      outcome: ({ family, values }) => {
        if (family === 'causal_action') Object.assign(values, { action_accuracy: (causal++ >> 1) % 2 });
      },
    });
    expect(await claim('claim-4')).toMatchObject({ held: null, decidedBy: 'label-free' });
  });

  it('leaves out systems with poor recall', async () => {
    enter('recent', undefined, 'reference-recent3');
    expect(await claim('claim-4')).toMatchObject({ held: null, decidedBy: null });
  });
});

describe('cib claims', () => {
  it('uses valid runs on the same tasks, of readable entries that are neither controls nor examples', async () => {
    enter('search', 'relevance', LEXICAL);
    enter('scoped', 'scoped', SCOPED);
    enter('teaching', 'scoped', SCOPED, { entry: { kind: 'example' } });
    enter('part', 'relevance', SCOPED, { scorecard: ({ validity }) => Object.assign(validity, { state: 'partial' }) });
    enter('elsewhere', 'relevance', SCOPED, { outcome: (outcome, i) => Object.assign(outcome, { id: `task-${i}` }) });
    enter('vague', 'relevance', SCOPED);
    const path = join(entries, 'vague/entry.json');
    writeFileSync(path, JSON.stringify({ ...read(path), approach: 'the best' }));
    cpSync(join(OWN, 'control-full-context'), join(entries, 'control-full-context'), { recursive: true });
    const { runs, leftOut, claims } = await report();
    expect(runs.map(({ slug }) => slug)).toEqual(['scoped', 'search']);
    expect(leftOut).toEqual([
      { slug: 'vague', reason: expect.stringContaining('$.approach') },
      { slug: 'part', reason: 'its run is partial' },
      { slug: 'elsewhere', reason: 'its run is on other tasks, or of another version' },
    ]);
    expect(claims[1]).toMatchObject({ held: true });
  });

  it('leaves out removed and disputed entries if the receipts are given', async () => {
    for (const slug of ['kept', 'removed', 'disputed']) enter(slug, 'scoped', SCOPED);
    const receipts = join(entries, '../receipts');
    for (const event of ['removed', 'disputed'] as const) {
      const receipt = receiptOf({
        slug: event,
        event,
        tree: await folderTree(nodePorts().files, join(entries, event)),
      });
      mkdirSync(join(receipts, 'receipts', event), { recursive: true });
      writeFileSync(join(receipts, receiptPath(receipt)), receiptText(receipt));
    }
    const words = ['claims', '--entries', entries];
    const [all] = (await cibJson<{ suites: SuiteClaims[] }>(...words)).suites;
    expect(all?.runs.map(({ slug }) => slug)).toEqual(['disputed', 'kept', 'removed']);
    const [found] = (await cibJson<{ suites: SuiteClaims[] }>(...words, '--receipts', receipts)).suites;
    expect(found?.runs.map(({ slug }) => slug)).toEqual(['kept']);
    expect(found?.leftOut).toEqual([
      { slug: 'removed', reason: 'it was removed' },
      { slug: 'disputed', reason: 'it is disputed' },
    ]);
  });

  it('uses the approach of an entry, which its page shows', async () => {
    enter('scoped', 'scoped', SCOPED);
    enter('other', undefined, LEXICAL);
    const site = join(entries, '../site');
    expect(await cib('site', '--unverified', '--entries', entries, '--out', site)).toMatchObject({ status: 0 });
    const page = (slug: string) => readFileSync(join(site, `systems/${slug}.html`), 'utf8');
    expect(page('scoped')).toContain('Scoped: what is in scope and was not superseded');
    expect(page('other')).not.toContain('Approach');
  });

  it('leaves all claims undecided on an empty board', async () => {
    const { dataset, claims } = await report();
    expect(dataset).toBeNull();
    expect(claims.map(({ held, decidedBy }) => [held, decidedBy])).toEqual(Array(4).fill([null, null]));
    const { status, stdout } = await cib('claims', '--entries', entries);
    expect([status, stdout]).toEqual([0, expect.stringContaining('The board has no valid run of this suite.')]);
  });

  it('exits with 2 if there are no entries, or the suite has no such claims', async () => {
    expect(await cib('claims', '--entries', join(entries, 'none'))).toMatchObject({ status: 2 });
    expect(await cib('claims', '--suite', 'writ', '--entries', entries)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cib baselines --suite writ'),
    });
  });
});
