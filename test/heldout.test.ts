import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../src/bundles/verify/verify.ts';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { nodeFiles } from '../src/system/files.ts';
import { INTEGRITY } from '../src/verify/integrity.ts';
import { cib, cibJson, PROGRAM } from './support/cli.ts';
import { cibWith, runWithDescriptor } from './support/descriptor.ts';
import { describeWithDocker } from './support/docker.ts';
import { pythonImage } from './support/engine.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';

type Json = Record<string, unknown>;

const HEAD = 'a'.repeat(40);
const read = (path: string) => readFileSync(path, 'utf8');
const json = (path: string) => JSON.parse(read(path));

/** The files and the seed of a board, as `cib heldout commit` writes them. */
interface Owner {
  readonly secret: string;
  readonly commitment: string;
  readonly master: string;
}

async function owner(folder: string, ...words: string[]): Promise<Owner> {
  const [secret, commitment] = [`${folder}/secret.json`, `${folder}/commitment.json`];
  const said = await cib('heldout', 'commit', '--secret', secret, '--out', commitment, ...words);
  expect(said).toMatchObject({ status: 0, stderr: '' });
  return { secret, commitment, master: json(secret).seed };
}

async function seedOf({ secret }: Owner, run: string): Promise<string> {
  const said = await cibWith({ text: read(secret) }, 'heldout', 'derive', '--head', HEAD, '--run', run);
  expect(said).toMatchObject({ status: 0, stderr: '' });
  return said.stdout;
}

const runHeldOut = (seed: string, adapter: string, out: string, ...words: string[]) => {
  const all = ['--suite', 'cib', '--adapter', adapter, '--split', 'heldout', '--seed-fd', '3', '--out', out, ...words];
  return cibWith({ text: seed }, 'run', ...all);
};

let us: Owner;
let seed: string;
let whole: string;
let lexical: string;
let open: string;
let reveal: string;

beforeAll(async () => {
  const folder = sharedFolder();
  us = await owner(folder);
  seed = await seedOf(us, 'run-1');
  [whole, lexical, open, reveal] = [
    `${folder}/whole`,
    `${folder}/lexical`,
    `${folder}/public`,
    `${folder}/reveal.json`,
  ];
  expect(await runHeldOut(seed, 'ref:recent3', whole)).toMatchObject({ status: 0 });
  expect(await runHeldOut(seed, 'ref:lexical3', lexical)).toMatchObject({ status: 0 });
  expect(await cib('run', '--suite', 'cib', '--adapter', 'ref:recent3', '--out', open)).toMatchObject({ status: 0 });
  expect(await cib('heldout', 'reveal', '--secret', us.secret, '--out', reveal)).toMatchObject({ status: 0 });
});

/** A copy of a bundle, to be changed. */
function copy(original = whole): string {
  const folder = `${temporaryFolder()}/b`;
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** Changes a file and repairs its digest in the manifest, as a forger would. */
function forge(folder: string, name: string, change: (text: string) => string): void {
  const text = change(read(`${folder}/${name}`));
  writeFileSync(`${folder}/${name}`, text);
  const manifest = json(`${folder}/manifest.json`);
  const listed = manifest.files.find(({ path }: Json) => path === name);
  Object.assign(listed, { bytes: Buffer.byteLength(text), lines: text.split('\n').length - 1, sha256: sha256(text) });
  writeFileSync(`${folder}/manifest.json`, `${canonical(manifest)}\n`);
}

function changeManifest(folder: string, change: (manifest: Json & { heldout: Json; dataset: Json }) => void): void {
  const manifest = json(`${folder}/manifest.json`);
  change(manifest);
  writeFileSync(`${folder}/manifest.json`, `${canonical(manifest)}\n`);
}

type Card = Json & { validity: Json & { rules: Json[]; controls: Json[] } };

/** Changes a scorecard in its canonical form. */
const inCard = (change: (card: Card) => unknown) => (text: string) => {
  const card = JSON.parse(text) as Card;
  change(card);
  return `${canonical(card)}\n`;
};

/** The contents of all files of a folder. */
const everything = (folder: string) =>
  readdirSync(folder)
    .map((name) => read(`${folder}/${name}`))
    .join('\n');

it('cib entry leaves out the transcript of a held-out run', async () => {
  const folder = temporaryFolder();
  expect(await cib('init', `${folder}/kit`, '--lang', 'python')).toMatchObject({ status: 0 });
  const from = `${folder}/kit/memory-adapter/entry.json`;
  writeFileSync(from, read(from).replace('your-licence', 'MIT'));
  const said = await cib('entry', whole, '--from', from, '--out', `${folder}/entry`);
  expect(said).toMatchObject({ status: 0, stderr: expect.stringContaining('Its transcript shows the secret tasks') });
  expect(readdirSync(`${folder}/entry/cib`).sort()).toEqual(
    readdirSync(whole)
      .filter((name) => name !== 'transcript.jsonl')
      .sort(),
  );
  expect(await cib('submit', `${folder}/entry`, '--dry-run')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^The board’s check will refuse this entry unless a maintainer allows it\. These/),
    stderr: expect.stringMatching(
      /^The run of cib is on held-out data\..* Submit a run on the public data: .*label “owner-approved”/m,
    ),
  });
  cpSync(`${whole}/transcript.jsonl`, `${folder}/entry/cib/transcript.jsonl`);
  expect(await cib('submit', `${folder}/entry`, '--dry-run')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/submission\.stray.*cib\/transcript\.jsonl" shows the tasks of a held-out run/),
  });
});

describe('a held-out seed', () => {
  it('is written to a file that only its owner may read, and is never overwritten', async () => {
    const folder = temporaryFolder();
    const { secret, commitment, master } = await owner(folder);
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    expect(master).toMatch(/^[0-9a-f]{64}$/);
    expect(read(commitment).includes(master)).toBe(false);
    for (const [one, two] of [
      [secret, `${folder}/other`],
      [`${folder}/other`, commitment],
    ] as const) {
      const again = await cib('heldout', 'commit', '--secret', one, '--out', two);
      expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('out.exists') });
    }
    expect(json(secret).seed).toBe(master);
  });

  it('is not replaced by its own commitment', async () => {
    const folder = temporaryFolder();
    const words = ['--secret', `${folder}/one`, '--out', `${folder}/./one`];
    const { status, stderr } = await cib('heldout', 'commit', ...words);
    expect(status).toBe(2);
    expect(stderr).toContain('error usage: --secret and --out are the same file.');
    expect(existsSync(`${folder}/one`)).toBe(false);
  });

  it('does not stay without its commitment, which would look like one that runs used', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/file`, '');
    const said = await cib('heldout', 'commit', '--secret', `${folder}/secret`, '--out', `${folder}/file/commitment`);
    expect(said).toMatchObject({ status: 2, stderr: expect.stringContaining('file.unwritable') });
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('gives each run its own seed, by HMAC-SHA-256 of head and run', async () => {
    const mine = JSON.parse(seed);
    const expected = createHmac('sha256', Buffer.from(us.master, 'hex')).update(`run\0${HEAD}\0run-1`).digest('hex');
    expect(mine).toEqual({
      schema: 'heldout-seed/1',
      commitment: json(us.commitment).commitment,
      head: HEAD,
      run: 'run-1',
      wording_sha256: null,
      seed: expected,
    });
    expect(JSON.parse(await seedOf(us, 'run-2')).seed).not.toBe(mine.seed);
  });

  it.each([
    ['a short head', ['--head', 'abc', '--run', '1'], 'usage'],
    ['a run id with a line break', ['--head', HEAD, '--run', 'a\nb'], 'usage'],
    ['a descriptor of the terminal', ['--head', HEAD, '--run', '1', '--master-fd', '1'], '--master-fd'],
    ['a descriptor that is not open', ['--head', HEAD, '--run', '1', '--master-fd', '99'], 'heldout.descriptor'],
    ['an empty standard input', ['--head', HEAD, '--run', '1', '--master-fd', '0'], 'heldout.descriptor'],
  ])('is not derived from %s', async (_what, words, says) => {
    const said = await cibWith({ text: read(us.secret) }, 'heldout', 'derive', ...words);
    expect(said).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(says) });
  });

  it('is read from standard input, which npx passes on', async () => {
    const derive = `derive --head ${HEAD} --run run-1 --master-fd 0 < ${us.secret}`;
    const out = `${temporaryFolder()}/b`;
    const run = `run --suite cib --adapter ref:recent3 --split heldout --seed-fd 0 --out ${out}`;
    const program = `${process.execPath} ${PROGRAM}`;
    const said = await runWithDescriptor(
      { text: '' },
      '/bin/sh',
      '-c',
      `${program} heldout ${derive} | ${program} ${run}`,
    );
    expect(said).toMatchObject({ status: 0 });
    expect(read(`${out}/outcomes.jsonl`)).toBe(read(`${whole}/outcomes.jsonl`));
  });

  // The number may then be a descriptor of Node itself: the end of the process, if it is closed.
  it.each([3, 4, 5, 6, 7, 8])('is refused on descriptor %i if the caller passed none', async (number) => {
    const words = `heldout derive --head ${HEAD} --run 1 --master-fd ${number}`;
    const said = await runWithDescriptor(
      { text: '' },
      '/bin/sh',
      '-c',
      `exec 3<&-; ${process.execPath} ${PROGRAM} ${words}`,
    );
    expect(said).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('heldout.descriptor') });
  });

  it('is asked for on standard input, by the option of the command', async () => {
    const none = (words: string) =>
      runWithDescriptor({ text: '' }, '/bin/sh', '-c', `exec 3<&-; ${process.execPath} ${PROGRAM} ${words}`);
    expect((await none(`heldout derive --head ${HEAD} --run 1`)).stderr).toMatch(
      /heldout derive … --master-fd 0 < FILE\. Without --master-fd, descriptor 3 is read\. `npx` passes on no/,
    );
    const heldOut = `run --suite cib --adapter ref:null --split heldout --out ${temporaryFolder()}/out`;
    const { stderr } = await none(`${heldOut} --seed-fd 0 < /dev/null`);
    expect(stderr).toMatch(/→ Give what `\S.* heldout derive` prints on standard input: .* \| .* run … --seed-fd 0\./);
    expect(stderr).not.toContain('Use descriptor');
  });

  it('is not quoted if its file is broken', async () => {
    for (const text of [us.master, `{"seed":"${us.master}"}`, `{${us.master}`, '']) {
      const said = await cibWith({ text }, 'heldout', 'derive', '--head', HEAD, '--run', '1');
      expect(said).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('heldout.secret') });
      expect(said.stderr.includes(us.master.slice(0, 6))).toBe(false);
    }
  });
});

describe('a held-out run', () => {
  it('names its seed by id, and contains the seed nowhere', async () => {
    const manifest = json(`${whole}/manifest.json`);
    const { seed: secret, schema: _, ...heldout } = JSON.parse(seed);
    expect(manifest).toMatchObject({
      split: 'heldout',
      heldout,
      dataset: { id: 'heldout', tasks: 250, official: false },
    });
    expect(json(`${whole}/scorecard.json`).validity.state).toBe('valid');
    expect(json(`${open}/manifest.json`)).toMatchObject({ split: 'public', heldout: null });
    const again = await runHeldOut(seed, 'ref:recent3', `${temporaryFolder()}/b`, '--json');
    const seen = `${everything(whole)}${again.stdout}${again.stderr}`;
    expect([secret, us.master].filter((text) => seen.includes(text))).toEqual([]);
  });

  it('asks other tasks than other runs, under other ids, and scores them the same [F6]', async () => {
    const other = `${temporaryFolder()}/b`;
    await runHeldOut(await seedOf(us, 'run-2'), 'ref:recent3', other);
    const digests = [whole, other, open].map((folder) => json(`${folder}/manifest.json`).dataset.sha256);
    expect(new Set(digests).size).toBe(3);
    const ids = [whole, other].map((folder) =>
      Array.from(read(`${folder}/transcript.jsonl`).matchAll(/"id":"([0-9a-f]{32})"/g), ([, id = '']) => id),
    );
    expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([]);
    const headline = (folder: string) => json(`${folder}/scorecard.json`).overall.metrics.retrieval_sufficiency.value;
    expect(headline(other)).toBe(headline(open));
  });

  it.each(['cmd:true', 'dir:examples/adapters/python'])(
    'refuses %s, which could read the seed from memory',
    async (adapter) => {
      const out = `${temporaryFolder()}/b`;
      const said = await runHeldOut(seed, adapter, out);
      expect(said).toMatchObject({ status: 2, stderr: expect.stringContaining('heldout.adapter') });
      expect(existsSync(out)).toBe(false);
    },
  );

  it.each([
    ['a seed and no split', ['--seed-fd', '3'], '--seed-fd and --wording can only be used with'],
    ['a split and no seed', ['--split', 'heldout'], 'needs --seed-fd'],
    ['a split and a file', ['--split', 'heldout', '--seed-fd', '3', '--dataset', 'x'], 'cannot be used with --dataset'],
    [
      'a wording that was not committed',
      ['--split', 'heldout', '--seed-fd', '3', '--wording', 'WORDING'],
      'heldout.wording',
    ],
    ['a seed by name', ['--split', 'heldout', '--seed', '00'], 'Unknown option'],
  ])('refuses %s', async (_what, words, says) => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/w.json`, '{"schema":"wording/1","suites":{}}');
    const all = words.map((word) => word.replace('WORDING', `${folder}/w.json`));
    const said = await cibWith(
      { text: seed },
      'run',
      '--suite',
      'cib',
      '--adapter',
      'ref:recent3',
      '--out',
      `${folder}/b`,
      ...all,
    );
    expect(said).toMatchObject({ status: 2, stderr: expect.stringContaining(says) });
  });

  it('hides a seed on a descriptor from child processes; one in the environment is visible to them', async () => {
    const folder = temporaryFolder();
    const decoy = 'd'.repeat(64);
    // The first child is the engine's client: this one copies the environment of its parent and its own, and fails.
    writeFileSync(
      `${folder}/docker`,
      `#!/bin/sh\ncat /proc/$PPID/environ /proc/$PPID/cmdline > ${folder}/seen\nls -l /proc/$PPID/fd /proc/self/fd > ${folder}/open\nexit 1\n`,
    );
    chmodSync(`${folder}/docker`, 0o755);
    const run = [process.execPath, PROGRAM, 'run', '--suite', 'cib', '--adapter', 'image:x'];
    const all = [...run, '--split', 'heldout', '--seed-fd', '3', '--out', `${folder}/b`];
    const script = `readlink /proc/$$/fd/3 > ${folder}/pipe; exec "$@"`;
    const env = { PATH: `${folder}:${process.env.PATH}`, SEED: decoy };
    const said = await runWithDescriptor({ text: seed, env }, '/bin/sh', '-c', script, 'sh', ...all);
    expect(said).toMatchObject({ status: 2, stderr: expect.stringContaining('engine.missing') });
    const seen = read(`${folder}/seen`);
    expect(seen.includes(decoy)).toBe(true);
    expect(seen.includes(JSON.parse(seed).seed)).toBe(false);
    const pipe = read(`${folder}/pipe`).trim();
    expect(pipe).toMatch(/^(?:socket|pipe):\[\d+\]$/);
    expect(read(`${folder}/open`).includes(pipe)).toBe(false);
  });
});

/** The words of a text, without quotes and line breaks. */
const cut = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** The sequences of four words that occur in both. */
function shared(texts: readonly string[], shown: string): string[] {
  const known = new Set(windows(cut(shown)));
  return texts.flatMap((text) => windows(cut(text))).filter((window) => known.has(window));
}

const windows = (words: readonly string[]) => words.slice(3).map((_, i) => words.slice(i, i + 4).join(' '));

/** The texts of the tasks of a run's seed. */
async function textsOf(seedDocument: string): Promise<string[]> {
  const { stdout } = await cib('generate', '--suite', 'cib', '--seed', JSON.parse(seedDocument).seed);
  const tasks = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return tasks.flatMap(({ question, gold_answer, events }) => [
    question,
    gold_answer,
    ...events.map(({ text }: Json) => text),
  ]);
}

async function published(folder: string): Promise<string> {
  const out = `${temporaryFolder()}/published`;
  expect(await cib('heldout', 'publish', folder, '--out', out)).toMatchObject({ status: 0, stderr: '' });
  return out;
}

describe('cib heldout publish', () => {
  it('writes the bundle without its transcript, byte for byte', async () => {
    const part = await published(whole);
    expect(readdirSync(part)).toEqual(['manifest.json', 'outcomes.jsonl', 'scorecard.json', 'timing.json']);
    for (const name of readdirSync(part)) expect(read(`${part}/${name}`) === read(`${whole}/${name}`), name).toBe(true);
    expect(shared(await textsOf(seed), everything(part))).toEqual([]);
    const again = await cib('heldout', 'publish', whole, '--out', part);
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('out.exists') });
    expect(await cib('heldout', 'publish', part, '--out', `${part}-2`)).toMatchObject({
      ...{ status: 2, stdout: '' },
      stderr: expect.stringMatching(/^error bundle\.incomplete: .* is the published part already\.\n {2}→ Nothing was/),
    });
    expect(existsSync(`${part}-2`)).toBe(false);
  });

  it('writes a part whose hashes and outcomes verify, which says that nothing else was checked', async () => {
    for (const folder of [whole, await published(whole)]) {
      const { valid, state, scope, checks } = await verify(nodeFiles, { folder, data: {}, allowOutcomesOnly: true });
      expect({ valid, state, scope }).toEqual({ valid: true, state: 'valid', scope: 'outcomes' });
      expect(checks.every(({ held }) => held)).toBe(true);
      const made = Object.values(INTEGRITY).filter(({ of }) => of !== 'open');
      expect(checks.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    }
    const { status, stdout } = await cib('verify', whole);
    expect(status).toBe(0);
    expect(stdout).toContain('What can be checked before the reveal, hashes and outcomes only, is valid.');
  });

  const lines = (change: (all: string[]) => string[]) => (text: string) =>
    `${change(text.trimEnd().split('\n')).join('\n')}\n`;

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['a better figure [G1]', 'scorecard.json', (text) => text.replace('"passed":40', '"passed":41'), /\$\.counts/],
    [
      'a better outcome [G1]',
      'outcomes.jsonl',
      (text) => text.replace('"retrieval_sufficiency":0', '"retrieval_sufficiency":1'),
      /\$\.overall/,
    ],
    ['an outcome too few [G2]', 'outcomes.jsonl', lines((all) => all.slice(1)), /249 lines/],
    [
      'an outcome twice [G2]',
      'outcomes.jsonl',
      lines(([first = '', , ...rest]) => [first, first, ...rest]),
      /outcomes\.jsonl:2: \$\.id/,
    ],
    [
      'two outcomes exchanged [G2]',
      'outcomes.jsonl',
      lines(([a = '', b = '', ...rest]) => [b, a, ...rest]),
      /outcomes\.jsonl:1: \$\.id/,
    ],
    [
      'another form of the same',
      'outcomes.jsonl',
      (text) => text.replace('{"cluster":', '{ "cluster":'),
      /not canonical/,
    ],
    [
      'a question for a cluster',
      'outcomes.jsonl',
      (text) => text.replace(/"cluster":"\w+"/, '"cluster":"what is asked"'),
      /outcomes\.jsonl:1: \$\.cluster is not an opaque name/,
    ],
    [
      'another verdict on its errors [G8]',
      'scorecard.json',
      (text) => text.replace('{"held":true,"id":"errored-tasks"}', '{"held":false,"id":"errored-tasks"}'),
      /\$\.validity\.rules: does not follow/,
    ],
    ['a rule too few [G12]', 'scorecard.json', inCard(({ validity }) => validity.rules.pop()), /\$\.validity\.rules:/],
    [
      'no control [G12]',
      'scorecard.json',
      inCard(({ validity }) => validity.controls.splice(0)),
      /\$\.validity\.controls:/,
    ],
    [
      'a wider bound of a control [G12]',
      'scorecard.json',
      inCard(({ validity }) => Object.assign(validity.controls[0] as Json, { max: 9 })),
      /\$\.validity\.controls:/,
    ],
    [
      'a control out of its bound [G12]',
      'scorecard.json',
      inCard(({ validity }) => Object.assign(validity.controls[0] as Json, { value: 9 })),
      /\$\.validity\.state, \$\.validity\.controls:/,
    ],
    [
      'another state [G12]',
      'scorecard.json',
      inCard(({ validity }) => Object.assign(validity, { state: 'partial' })),
      /\$\.validity\.state:/,
    ],
    [
      'words for what broke a rule',
      'scorecard.json',
      inCard(({ validity }) => Object.assign(validity.rules[0] as Json, { detail: 'what is asked' })),
      /\$\.validity\.rules:/,
    ],
    [
      'the use of a model that it did not have',
      'scorecard.json',
      inCard((card) => {
        const none = { calls: 0, input_tokens: 0, output_tokens: 0, embedding_tokens: 0 };
        card.gateway = { start: none, write: none, query: none, families: {} };
      }),
      /\$\.gateway:/,
    ],
    [
      'a value outside its range [G12]',
      'outcomes.jsonl',
      (text) => text.replace('"retrieval_sufficiency":0', '"retrieval_sufficiency":7'),
      /outcomes\.jsonl:\d+: the value of retrieval_sufficiency is outside its range/,
    ],
    [
      'a value below its range [G12]',
      'outcomes.jsonl',
      (text) => text.replace('"retrieval_sufficiency":0', '"retrieval_sufficiency":-1'),
      /outcomes\.jsonl:\d+: the value of retrieval_sufficiency is outside its range/,
    ],
    [
      'a metric of its own',
      'outcomes.jsonl',
      (text) => text.replace('"retrieval_sufficiency":0', '"quality":1,"retrieval_sufficiency":0'),
      /outcomes\.jsonl:\d+: a value is not of a metric/,
    ],
    [
      'a failure mode of its own [G12]',
      'outcomes.jsonl',
      (text) => text.replace('"failure_modes":[]', '"failure_modes":["asked"]'),
      /outcomes\.jsonl:\d+: a failure mode is not one/,
    ],
    [
      'words in a slice',
      'outcomes.jsonl',
      (text) => text.replace(/"difficulty":"[^"]*"/, '"difficulty":"The answer: the Lisbon office, since June"'),
      /outcomes\.jsonl:1: a slice is not one/,
    ],
    [
      'a slice of its own',
      'outcomes.jsonl',
      (text) => text.replace('"slices":{', '"slices":{"answer":"Lisbon",'),
      /outcomes\.jsonl:1: a slice is not one/,
    ],
    [
      'words for a pair',
      'outcomes.jsonl',
      (text) =>
        text.replace('"slices":', '"items":[{"pair":"The answer: the Lisbon office","verdict":"failed"}],"slices":'),
      /outcomes\.jsonl:1: a pair has no short name/,
    ],
    [
      'words for the family of an item',
      'outcomes.jsonl',
      (text) => text.replace('"slices":', '"items":[{"family":"what is asked","verdict":"failed"}],"slices":'),
      /outcomes\.jsonl:\d+: the family of an item is not one/,
    ],
    [
      'words for a fault',
      'scorecard.json',
      (text) => text.replace('"faults":{}', '"faults":{"what is asked":1}'),
      /\$\.counts\.faults/,
    ],
    [
      'words for a method',
      'timing.json',
      (text) =>
        text.replace(
          /"latency_ms":\{\}/,
          '"latency_ms":{"a b":{"buckets":[[1,1]],"max":1,"n":1,"p50":1,"p90":1,"p99":1}}',
        ),
      /\$\.latency_ms/,
    ],
    [
      'words for a machine',
      'timing.json',
      (text) =>
        text.replace('"schema":', '"machine":{"memory_gib":1,"processor":"what is asked","processors":1},"schema":'),
      /\$\.machine/,
    ],
    [
      'a gap of its own',
      'scorecard.json',
      (text) =>
        text.replace(
          '"counts":',
          '"contamination":{"gap":0,"metric":"m","reference":"r","reference_values":{"public":0,"unseen":0},"system":{"public":0,"unseen":0}},"counts":',
        ),
      /\$\.contamination/,
    ],
  ])('refuses a bundle with %s', async (_what, name, change, says) => {
    const folder = copy();
    forge(folder, name, change);
    const { status, stderr } = await cib('heldout', 'publish', folder, '--out', `${temporaryFolder()}/p`);
    expect(stderr).toMatch(says);
    expect(status).toBe(1);
  });

  it('writes a part that does not verify if a control was out of its bound in the run', async () => {
    const folder = copy();
    const fail = ({ validity }: Card) => {
      Object.assign(validity, { state: 'failed' });
      Object.assign(validity.controls[0] as Json, { value: 9, held: false });
    };
    forge(folder, 'scorecard.json', inCard(fail));
    const { valid, state, checks } = await verify(nodeFiles, {
      folder: await published(folder),
      data: {},
      allowOutcomesOnly: true,
    });
    expect({ valid, state }).toEqual({ valid: false, state: 'failed' });
    expect(checks.filter(({ held }) => !held)).toMatchObject([{ id: 'verdict', detail: 'control null' }]);
  });

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      'a changed byte',
      (folder) => writeFileSync(`${folder}/timing.json`, `${read(`${folder}/timing.json`)} `),
      /hashes/,
    ],
    ['a changed transcript', (folder) => writeFileSync(`${folder}/transcript.jsonl`, '{}\n'), /hashes/],
    [
      'a packed transcript',
      (folder) => writeFileSync(`${folder}/transcript.jsonl.gz`, 'x'),
      /not part of a bundle: "transcript\.jsonl\.gz"/,
    ],
    ['a file missing', (folder) => rmSync(`${folder}/timing.json`), /missing: timing\.json/],
    ['a file too many', (folder) => writeFileSync(`${folder}/run.json`, '{}'), /not part of a bundle/],
    [
      'the standard error of its run',
      (folder) => writeFileSync(`${folder}/stderr.txt`, 'what is asked'),
      /not part of a bundle: "stderr\.txt"/,
    ],
    [
      'another name for the system',
      (folder) => changeManifest(folder, (m) => Object.assign(m.system as Json, { name: 'x' })),
      /\$\.system/,
    ],
    ['another split', (folder) => changeManifest(folder, (m) => Object.assign(m, { split: 'public' })), /\$\.split/],
    [
      'wider limits, which its rules do not name [G3]',
      (folder) => changeManifest(folder, (m) => Object.assign(m.limits as Json, { episode_seconds: 600 })),
      /\$\.validity\.rules: does not follow/,
    ],
    [
      'an outcome too few of a part of the tasks [G2]',
      (folder) => {
        forge(
          folder,
          'outcomes.jsonl',
          lines((all) => all.slice(0, -1)),
        );
        changeManifest(folder, (m) => Object.assign(m.selection as Json, { limit: 250 }));
      },
      /outcomes\.jsonl:249: it ends before the run’s last task/,
    ],
  ])('refuses a changed bundle, with %s', async (_what, change, says) => {
    const folder = copy();
    change(folder);
    const { status, stderr } = await cib('heldout', 'publish', folder, '--out', `${temporaryFolder()}/p`);
    expect(stderr).toMatch(says);
    expect(status).toBe(1);
  });
});

describeWithDocker('cib run --split heldout with a container', () => {
  it('shows no word of the tasks in a log or in the published part, even if the adapter repeats them', async () => {
    const out = `${temporaryFolder()}/b`;
    const said = await runHeldOut(seed, `image:${pythonImage('telltale.py')}`, out, '--limit', '22');
    // Three of 22 tasks errored, so the run is failed; its message does not quote the first error.
    expect(said.status).toBe(3);
    expect(said.stderr).toContain('run.errored: 3 of 22 tasks errored.');
    expect(existsSync(`${out}/stderr.txt`)).toBe(false);
    const texts = await textsOf(seed);
    // The transcript contains the words, and the detail of a broken rule would quote them.
    expect(shared(texts, read(`${out}/transcript.jsonl`)).length).toBeGreaterThan(1_000);
    const card = json(`${out}/scorecard.json`);
    expect(card.validity.rules.find(({ id }: Json) => id === 'known-sources').held).toBe(false);
    expect(card.counts.faults).toMatchObject({ 'adapter.error': 1, 'adapter.exit': 1, 'protocol.json': 1 });
    const part = await published(out);
    expect(shared(texts, everything(part))).toEqual([]);
    expect(shared(texts, `${said.stdout}${said.stderr}`)).toEqual([]);
    expect((await verify(nodeFiles, { folder: part, data: {}, allowOutcomesOnly: true })).valid).toBe(false);
  });

  it('finds a gap whose interval includes 0 for an honest adapter', async () => {
    const folder = temporaryFolder();
    const image = execFileSync('docker', ['build', '--quiet', 'examples/adapters/python'], { encoding: 'utf8' }).trim();
    const adapter = `image:${image}`;
    expect(await runHeldOut(seed, adapter, `${folder}/h`)).toMatchObject({ status: 0 });
    const words = ['--suite', 'cib', '--adapter', adapter, '--out', `${folder}/p`];
    expect(await cib('run', ...words)).toMatchObject({ status: 0 });
    const { contamination } = await gap(`${folder}/h`, '--public', `${folder}/p`, '--reference', lexical);
    expect(contamination.ci95[0]).toBeLessThanOrEqual(0);
    expect(contamination.ci95[1]).toBeGreaterThanOrEqual(0);
    expect(contamination.p).toBeGreaterThan(0.05);
    expect(
      await cib('heldout', 'check', '--commitment', us.commitment, '--reveal', reveal, `${folder}/h`),
    ).toMatchObject({ status: 0 });
  });
});

describe('cib heldout check', () => {
  const check = (...words: string[]) =>
    cib('heldout', 'check', '--commitment', us.commitment, '--reveal', reveal, ...words);

  it('makes the data of every run again, on which its bundle verifies in full', async () => {
    const { status, stdout } = await check(whole, lexical);
    expect(stdout).toContain('All checks passed.');
    expect(stdout.match(/Verified in full on that data: valid\./g)).toHaveLength(2);
    expect(status).toBe(0);
  });

  it('compares the seed with its commitment', async () => {
    const folder = temporaryFolder();
    const other = await owner(folder);
    const words = ['--commitment', other.commitment, '--reveal', reveal];
    const { status, stdout } = await cib('heldout', 'check', ...words);
    expect(stdout).toMatch(/✗ .*heldout\.commitment/);
    expect(status).toBe(1);
    writeFileSync(`${folder}/r.json`, canonical({ ...json(reveal), seed: other.master }));
    const forged = await cib('heldout', 'check', '--commitment', us.commitment, '--reveal', `${folder}/r.json`);
    expect(forged).toMatchObject({ status: 2, stderr: expect.stringContaining('heldout.reveal') });
  });

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      'of another run [G3]',
      (f) => changeManifest(f, ({ heldout }) => Object.assign(heldout, { run: 'run-2' })),
      /✗ .*heldout\.seed/,
    ],
    [
      'of another commit [G3]',
      (f) => changeManifest(f, ({ heldout }) => Object.assign(heldout, { head: 'b'.repeat(40) })),
      /✗ .*heldout\.seed/,
    ],
    [
      'of another commitment',
      (f) => changeManifest(f, ({ heldout }) => Object.assign(heldout, { commitment: '0'.repeat(64) })),
      /✗ .*heldout\.binding/,
    ],
    [
      'with other replies',
      (f) =>
        forge(f, 'transcript.jsonl', (text) =>
          text.replace(/"evidence":\["[0-9a-f]{16}"/, '"evidence":["0123456789abcdef"'),
        ),
      /✗ The transcript .*\n.*task cib_000000: reply 2 of 2: the reference gives another answer/,
    ],
    [
      'without its transcript',
      (f) => rmSync(`${f}/transcript.jsonl`),
      /missing: transcript\.jsonl\n +Put the transcript, which is published with the reveal, into this folder\./,
    ],
  ])('refuses a bundle %s', async (_what, change, says) => {
    const folder = copy();
    change(folder);
    const { status, stdout } = await check(whole, folder);
    expect(stdout).toMatch(says);
    expect(stdout).toContain('Some checks failed.');
    expect(status).toBe(1);
  });

  it('quotes nothing of a secret in the place of a published file, and names the right one', async () => {
    const folder = temporaryFolder();
    const cut = `${folder}/cut.json`;
    for (const [secret, text] of [
      [us.secret, undefined],
      [cut, read(us.secret).slice(0, 60)],
      [cut, us.master],
    ] as const) {
      if (text !== undefined) writeFileSync(secret, text);
      for (const [commitment, revealed, command] of [
        [secret, reveal, 'commit --out'],
        [us.commitment, secret, 'reveal'],
      ] as const) {
        const { status, stderr } = await cib('heldout', 'check', '--commitment', commitment, '--reveal', revealed);
        expect([status, stderr]).toEqual([
          2,
          expect.stringMatching(/^error heldout\.secret: \S+ is a secret, not the/),
        ]);
        expect(stderr).toContain(`heldout ${command}\` wrote.`);
        expect(stderr).not.toContain(us.master.slice(0, 4));
      }
    }
  });

  it('generates the data of a run that measured a small part of it only if --count states its size', async () => {
    const part = `${temporaryFolder()}/part`;
    expect(await runHeldOut(seed, 'ref:recent3', part, '--count', '1200', '--limit', '3')).toMatchObject({ status: 0 });
    expect(await check(part)).toMatchObject({ status: 1, stderr: expect.stringContaining('give --count 1200') });
    const { status, stdout } = await check(part, '--count', '1200');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('All checks passed.') });
  });

  it('shows no nonce at the end of a shard, since the other shards are still to be run', async () => {
    const part = `${temporaryFolder()}/shard`;
    const { stdout } = await runHeldOut(seed, 'ref:recent3', part, '--shard', '1/9');
    expect(stdout).toContain(
      `This is shard 1 of 9. Run the others with the same options and --nonce, which is in ${part}/`,
    );
    expect(stdout).not.toContain(String(JSON.parse(read(`${part}/manifest.json`)).nonce));
  });

  it('needs a plain transcript: cib pack refuses a held-out bundle', async () => {
    const folder = copy();
    expect(await cib('pack', folder)).toMatchObject({ status: 2, stderr: expect.stringContaining('held-out bundle') });
    expect(read(`${folder}/transcript.jsonl`) === read(`${whole}/transcript.jsonl`)).toBe(true);
  });

  it('refuses a public bundle; cib heldout reveal does not overwrite its file', async () => {
    expect(await check(open)).toMatchObject({ status: 1, stdout: expect.stringContaining('heldout.split') });
    const again = await cib('heldout', 'reveal', '--secret', us.secret, '--out', reveal);
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('out.exists') });
  });
});

interface Gap {
  readonly contamination: { gap: number; ci95: [number, number]; p: number; system: Json; reference_values: Json };
}

const gap = (...words: string[]) => cibJson<Gap>('score', ...words);

describe('the contamination gap', () => {
  it('includes 0 for an honest system, with a reference from a bundle or from the revealed seed', async () => {
    const before = await gap(whole, '--public', open, '--reference', lexical);
    const after = await gap(whole, '--public', open, '--reveal', reveal);
    expect(before).toEqual(after);
    const { gap: size, ci95, p, system, reference_values } = before.contamination;
    expect([size, p]).toEqual([0, 1]);
    expect(ci95[0] <= 0 && 0 <= ci95[1]).toBe(true);
    expect([system, reference_values]).toEqual([
      { public: 0.16, unseen: 0.16 },
      { public: 0.76, unseen: 0.76 },
    ]);
    const { stdout } = await cib('score', whole, '--public', open, '--reveal', reveal);
    expect(stdout).toMatch(/contamination gap: 0\.0 points \[.*] p = 1\.0000/);
    expect(read(`${whole}/scorecard.json`).includes('contamination')).toBe(false);
  });

  it('is measured on small parts of larger data if --count states its size', async () => {
    const [here, there] = [`${temporaryFolder()}/heldout`, `${temporaryFolder()}/public`];
    const words = ['--count', '1200', '--limit', '12'];
    expect(await runHeldOut(seed, 'ref:recent3', here, ...words)).toMatchObject({ status: 0 });
    const run = ['run', '--suite', 'cib', '--adapter', 'ref:recent3', '--out', there, ...words];
    expect(await cib(...run)).toMatchObject({ status: 0 });
    const refused = await cib('score', here, '--public', there, '--reveal', reveal);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('give --count 1200') });
    const { contamination } = await gap(here, '--public', there, '--reveal', reveal, '--count', '1200');
    expect(contamination.system).toEqual({ public: expect.any(Number), unseen: expect.any(Number) });
  });

  it('is the whole advantage of a system that is better on public data only', async () => {
    const folder = copy(open);
    const better = lines((line) => line.replace('"retrieval_sufficiency":0', '"retrieval_sufficiency":1'));
    forge(folder, 'outcomes.jsonl', better);
    const { contamination } = await gap(whole, '--public', folder, '--reveal', reveal);
    expect(contamination.gap).toBeCloseTo(0.84, 9);
    expect(contamination.p).toBeLessThan(0.001);
  });

  it('is shown on the suite’s page if the board has both runs of the system and of the reference', async () => {
    const entries = temporaryFolder();
    const reference = `${temporaryFolder()}/lexical`;
    await cib('run', '--suite', 'cib', '--adapter', 'ref:lexical3', '--out', reference);
    for (const [slug, bundle] of Object.entries({ open, whole, reference, lexical })) {
      const { system, adapter } = json(`${bundle}/manifest.json`);
      const entry = {
        ...{ schema: 'entry/1', slug, kind: 'reference', name: system.name, version: system.version, licence: 'MIT' },
        ...{ adapter: adapter.spec, platform: 'any', network: false, reads_labels: false, suites: { cib: 'cib' } },
      };
      cpSync(bundle, `${entries}/${slug}/cib`, { recursive: true });
      writeFileSync(`${entries}/${slug}/entry.json`, JSON.stringify(entry));
    }
    const page = async () => {
      const out = `${temporaryFolder()}/site`;
      expect(await cib('site', '--entries', entries, '--out', out)).toMatchObject({ status: 0 });
      const [, section = ''] = read(`${out}/suites/cib.html`).split('id="contamination"');
      return section.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    };
    const { contamination } = await gap(whole, '--public', open, '--reference', lexical);
    const [lo, hi] = contamination.ci95.map((end) => (100 * end).toFixed(1));
    expect(await page()).toContain(`recent3 (whole) 16.0% 16.0% 0.0 points [${lo}, ${hi}] 1.0000`);
    rmSync(`${entries}/lexical`, { recursive: true });
    expect(await page()).toContain('No gap is shown');
  });

  it.each<[string, () => string[], number, RegExp]>([
    ['no held-out reference', () => [whole, '--public', open], 2, /dataset\.needed.*[\s\S]*--reference/],
    [
      'two public bundles',
      () => [open, '--public', open, '--reveal', reveal],
      2,
      /incomparable: \S+ is on public data\.\n.*→ Give the bundle of a fresh or held-out run first/,
    ],
    [
      'two held-out bundles',
      () => [whole, '--public', whole, '--reveal', reveal],
      2,
      /incomparable: \S+ is not on public data\.\n/,
    ],
    [
      'another system',
      () => [lexical, '--public', open, '--reveal', reveal],
      2,
      /differ in their system: recent3 [\d.]+ and lexical3 [\d.]+\.|differ in their system: lexical3 [\d.]+ and recent3 [\d.]+\./,
    ],
    ['another system as reference', () => [whole, '--public', open, '--reference', whole], 2, /not of ref:lexical3/],
    ['a reference without the gap', () => [whole, '--reference', lexical], 2, /can only be used with --public/],
    ['both ways at once', () => [whole, '--public', open, '--reference', lexical, '--reveal', reveal], 2, /either/],
    ['scores to be written', () => [whole, '--public', open, '--write'], 2, /cannot be used with --write/],
  ])('is refused with %s', async (_what, words, expected, says) => {
    const { status, stderr } = await cib('score', ...words());
    expect(stderr).toMatch(says);
    expect(status).toBe(expected);
  });

  it('is refused if the two bundles weigh families differently', async () => {
    const out = `${temporaryFolder()}/b`;
    await cib('run', '--suite', 'cib', '--adapter', 'ref:recent3', '--count', '60', '--out', out);
    const { status, stderr } = await cib('score', whole, '--public', out, '--reveal', reveal);
    expect(stderr).toMatch(/bundle\.incomparable: .*different proportions/);
    expect(status).toBe(2);
  });

  it('has a reference that reads no labels in every suite that defines one', async () => {
    for (const id of SUITE_IDS) {
      const { description, ownSystems } = await loadSuite(id);
      const name = description.contaminationReference;
      if (name === undefined) continue;
      expect(ownSystems.find((reference) => reference.name === name)).toMatchObject({
        kind: 'reference',
        readsLabels: false,
      });
    }
  });
});

const lines = (change: (line: string) => string) => (text: string) =>
  `${text.trimEnd().split('\n').map(change).join('\n')}\n`;

describe('the generator of every suite', () => {
  it.each(SUITE_IDS)('gives ids and families by the index alone: %s', async (id) => {
    const { generator } = await loadSuite(id);
    // A gap covers as many tasks as the public data has.
    for (let index = 0; index < generator.publicCount; index += 1) {
      const [a, b] = [generator.publicSeed, 'another'].map((one) => generator.generate(one, index));
      expect([b?.id, b?.family]).toEqual([a?.id, a?.family]);
    }
  });
});
