import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../src/evidence/digest.ts';
import topics from '../src/suites/cib/wording/topics.json' with { type: 'json' };
import { cib } from './support/cli.ts';
import { cibWith } from './support/descriptor.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

const HEAD = 'c'.repeat(40);
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

type Bank = Record<string, Record<string, unknown>[]>;

const indeed = (texts: readonly string[]) => texts.map((text) => `Indeed ${text}`);

/** The built-in topics in slightly different words: sound, and none of them public. */
function bank(): Bank {
  const renamed = <T extends { readonly id: string }>(one: T) => ({ ...one, id: one.id.replace('t', 'x') });
  const asked = <T extends { readonly id: string; readonly questions: readonly string[] }>(one: T) => ({
    ...renamed(one),
    questions: indeed(one.questions),
  });
  const fact = (one: (typeof topics.settings)[number]) => ({
    ...asked(one),
    thing: `${one.thing} indeed`,
    statements: indeed(one.statements),
  });
  const pair = (one: (typeof topics.day_pairs)[number]) => ({
    ...asked(one),
    first: indeed(one.first),
    second: indeed(one.second),
  });
  return {
    settings: topics.settings.map(fact),
    acts: topics.acts.map(fact),
    updates: topics.updates.map((one) => ({ ...asked(one), before: indeed(one.before), after: indeed(one.after) })),
    document_pairs: topics.document_pairs.map(pair),
    day_pairs: topics.day_pairs.map(pair),
    causes: topics.causes.map((one) => ({
      ...renamed(one),
      change: `${one.change} indeed`,
      effect: `${one.effect} indeed`,
      cause: `${one.cause} indeed`,
    })),
  };
}

const fileOf = (cibBank: unknown) => JSON.stringify({ schema: 'wording/1', suites: { cib: cibBank } });

let folder: string;
let wording: string;
let seed: string;

beforeAll(async () => {
  folder = sharedFolder();
  wording = `${folder}/wording.json`;
  writeFileSync(wording, fileOf(bank()));
  const [secret, commitment] = [`${folder}/secret.json`, `${folder}/commitment.json`];
  const said = await cib('heldout', 'commit', '--secret', secret, '--out', commitment, '--wording', wording);
  expect(said).toMatchObject({ status: 0, stderr: '' });
  const derived = await cibWith(
    { text: readFileSync(secret, 'utf8') },
    'heldout',
    'derive',
    '--head',
    HEAD,
    '--run',
    '1',
  );
  seed = derived.stdout;
});

const run = (adapter: string, out: string, ...words: string[]) => {
  const all = ['--suite', 'cib', '--adapter', adapter, '--split', 'heldout', '--seed-fd', '3', '--out', out, ...words];
  return cibWith({ text: seed }, 'run', ...all);
};

describe('a held-out wording', () => {
  it('is bound by its digest in the commitment, the seed and the manifest', async () => {
    const out = `${temporaryFolder()}/b`;
    expect(await run('ref:lexical3', out, '--wording', wording)).toMatchObject({ status: 0 });
    const digest = sha256(readFileSync(wording));
    const places = [json(`${folder}/commitment.json`), JSON.parse(seed), json(`${out}/manifest.json`).heldout];
    expect(places.map(({ wording_sha256 }) => wording_sha256)).toEqual([digest, digest, digest]);
  });

  it('replaces the public wording, and gives the paper’s table', async () => {
    const out = temporaryFolder();
    const headline = async (name: string) => {
      expect(await run(`ref:${name}`, `${out}/${name}`, '--wording', wording)).toMatchObject({ status: 0 });
      return json(`${out}/${name}/scorecard.json`).overall.metrics.retrieval_sufficiency.value;
    };
    expect([await headline('recent3'), await headline('lexical3'), await headline('scopedHybrid3')]).toEqual([
      0.16, 0.76, 1,
    ]);
    const outcomes = readFileSync(`${out}/recent3/outcomes.jsonl`, 'utf8').trim().split('\n');
    expect(outcomes.filter((line) => !/^x\d\d$/.test(JSON.parse(line).cluster))).toEqual([]);
  });

  it('is published with the seed, so that everybody can make the data again', async () => {
    const out = temporaryFolder();
    await run('ref:lexical3', `${out}/b`, '--wording', wording);
    const words = ['heldout', 'reveal', '--secret', `${folder}/secret.json`, '--out', `${out}/reveal.json`];
    expect(await cib(...words)).toMatchObject({ status: 2, stderr: expect.stringContaining('heldout.wording') });
    expect(await cib(...words, '--wording', wording)).toMatchObject({ status: 0 });
    const check = ['heldout', 'check', '--commitment', `${folder}/commitment.json`, '--reveal', `${out}/reveal.json`];
    const { status, stdout } = await cib(...check, `${out}/b`);
    expect(stdout).toContain('Verified in full on that data: valid.');
    expect(status).toBe(0);
    const told = json(`${out}/reveal.json`);
    writeFileSync(`${out}/reveal.json`, JSON.stringify({ ...told, wording: `${told.wording} ` }));
    expect(await cib(...check)).toMatchObject({ status: 2, stderr: expect.stringContaining('$.wording_sha256') });
  });

  it('is refused if it is missing or is not the committed one', async () => {
    const out = temporaryFolder();
    writeFileSync(`${out}/other.json`, `${fileOf(bank())} `);
    for (const words of [[], ['--wording', `${out}/other.json`]]) {
      const said = await run('ref:lexical3', `${out}/b`, ...words);
      expect(said).toMatchObject({ status: 2, stderr: expect.stringContaining('heldout.wording') });
    }
  });

  type Change = (bank: Bank) => unknown;
  const first =
    (kind: string, change: object): Change =>
    (all) =>
      Object.assign(all[kind]?.[0] ?? {}, change);
  const asking = (question: string) => [question, ...indeed(topics.settings[0]?.questions.slice(1) ?? [])];

  it.each<[string, Change, RegExp]>([
    [
      'shares too few words',
      first('settings', { statements: ['Nothing alike is {v}.'] }),
      /settings\[0]: "Indeed .*shares fewer than 4 words with "Nothing alike/,
    ],
    [
      'gives the options away',
      first('settings', {
        questions: asking('Indeed by what key, client or month, are {p} {d} invoice exports grouped?'),
      }),
      /settings\[0]: .*holds "client", which tells/,
    ],
    ['is public already', first('updates', { before: [topics.updates[0]?.before[0]] }), /updates\[0]: public already/],
    ['names a project', first('acts', { thing: 'the juniper mail' }), /acts\[0]: .*holds juniper, the name/],
    [
      'has an id of the built-in topics',
      first('causes', { id: 't61' }),
      /causes\[0]: the id t61 is one of the built-in/,
    ],
    ['has an id twice', first('causes', { id: 'x62' }), /causes\[1]: the id x62 occurs twice/],
  ])('is refused by cib heldout commit if it %s', async (_what, change, says) => {
    const { status, stderr } = await committing(change);
    expect(stderr).toMatch(/wording\.unsound: .*\$\.suites\.cib\./);
    expect(stderr).toMatch(says);
    expect(status).toBe(1);
  });

  it.each<[string, Change, RegExp]>([
    [
      'another slot',
      first('settings', { statements: ['{v} {x}'] }),
      /\$\.suites\.cib\.settings\[0]\.statements\[0]: it has another slot/,
    ],
    ['no option in a statement', first('day_pairs', { first: ['{p} {d}'] }), /day_pairs\[0]\.first\[0]: it lacks \{a}/],
    ['a loose brace', first('causes', { change: 'a {b}' }), /causes\[0]\.change: it has a brace/],
    ['an unknown kind of option', first('acts', { options: 'colour' }), /acts\[0]\.options/],
    ['an id in words', first('acts', { id: 'what is asked' }), /acts\[0]\.id: a letter and two to four digits/],
    ['three questions', first('acts', { questions: ['a', 'b', 'c'] }), /acts\[0]\.questions/],
    ['too few topics', (all) => all.causes?.splice(1), /\$\.suites\.cib\.causes/],
    ['an unknown kind of topic', (all) => Object.assign(all, { more: [] }), /\$\.suites\.cib: .*more/],
  ])('is refused with its JSON path if it has %s', async (_what, change, says) => {
    const { status, stderr } = await committing(change);
    expect(stderr).toMatch(/json\.schema: /);
    expect(stderr).toMatch(says);
    expect(status).toBe(2);
  });

  async function committing(change: Change) {
    const out = temporaryFolder();
    const changed = bank();
    change(changed);
    writeFileSync(`${out}/w.json`, fileOf(changed));
    return cib('heldout', 'commit', '--secret', `${out}/s`, '--out', `${out}/c`, '--wording', `${out}/w.json`);
  }
});
