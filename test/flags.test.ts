import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { sha256 } from '../src/evidence/digest.ts';
import type { AnyJson } from './support/any-json.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { describeAlike } from './support/forgery.ts';

type Json = Record<string, AnyJson>;
interface Report {
  readonly against: number;
  readonly compared: string;
  readonly unread: readonly { slug: string; message: string }[];
  readonly flags: readonly { id: string; reason: string; remedy: string }[];
}

const EXAMPLES = {
  typescript: 'cmd:node examples/adapters/typescript/adapter.ts',
  python: 'cmd:python3 examples/adapters/python/adapter.py',
};

let runs: string;
let entries: string;

/** Runs of two programs that answer alike, one of them under two nonces, and of four of the suite's own systems. */
beforeAll(async () => {
  runs = sharedFolder();
  const wanted = [
    ['typescript', EXAMPLES.typescript],
    ['again', EXAMPLES.typescript],
    ['python', EXAMPLES.python],
    ...['lexical3', 'recent3', 'null', 'oracle'].map((name) => [name, `ref:${name}`] as const),
  ] as const;
  for (const [name, adapter] of wanted) {
    const { status, stderr } = await cib('run', '--suite', 'cib', '--adapter', adapter, '--out', `${runs}/${name}`);
    expect(status, stderr.slice(-300)).toBe(0);
  }
});
beforeEach(() => {
  entries = `${temporaryFolder()}/entries`;
  mkdirSync(entries);
});

const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));
const write = (path: string, value: unknown) => writeFileSync(path, `${canonical(value)}\n`);

/** The tasks that a run failed. */
const failed = (run: string): readonly Json[] =>
  readFileSync(`${runs}/${run}/outcomes.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Json => JSON.parse(line))
    .filter(({ verdict }) => verdict !== 'passed');

/** An entry made from a run; its bundle’s folder. */
function enter(slug: string, run: string, entry: Json = {}): string {
  const folder = `${entries}/${slug}`;
  cpSync(`${runs}/${run}`, `${folder}/cib`, { recursive: true });
  const whole = {
    schema: 'entry/1',
    slug,
    kind: 'system',
    name: slug,
    version: '1',
    licence: 'MIT',
    adapter: 'cmd:program',
    platform: 'any',
    network: false,
    reads_labels: false,
    suites: { cib: 'cib' },
    ...entry,
  };
  write(`${folder}/entry.json`, whole);
  return `${folder}/cib`;
}

/** Gives a bundle the name of another program, as a forger would. */
function mask(bundle: string, name: string, change: (manifest: Json) => void = () => {}): string {
  const manifest = read(`${bundle}/manifest.json`);
  const system = { ...manifest.system, name, kind: 'system', reads_labels: false };
  const adapter = { spec: 'cmd:program', declared: { ...manifest.adapter.declared, name } };
  const masked: Json = { ...manifest, system, adapter };
  change(masked);
  write(`${bundle}/scorecard.json`, { ...read(`${bundle}/scorecard.json`), system, dataset: masked.dataset });
  write(`${bundle}/manifest.json`, masked);
  return bundle;
}

/** Changes the times, and repairs the manifest. */
function retime(bundle: string, change: (timing: Json) => void): string {
  const timing = read(`${bundle}/timing.json`);
  change(timing);
  write(`${bundle}/timing.json`, timing);
  const text = readFileSync(`${bundle}/timing.json`);
  const manifest = read(`${bundle}/manifest.json`);
  const listed = manifest.files.find(({ path }: Json) => path === 'timing.json');
  Object.assign(listed, { bytes: text.length, sha256: sha256(text) });
  write(`${bundle}/manifest.json`, manifest);
  return bundle;
}

const judge = (bundle: string, ...more: string[]) => cibJson<Report>('flags', bundle, '--entries', entries, ...more);
async function flagged(bundle: string, ...more: string[]): Promise<Record<string, string>> {
  const { flags } = await judge(bundle, ...more);
  return Object.fromEntries(flags.map(({ id, reason }) => [id, reason]));
}

describe('cib flags', () => {
  it('reports nothing about a system that resembles no other', async () => {
    const bundle = enter('lattice', 'typescript');
    enter('reference-lexical3', 'lexical3', { kind: 'reference', adapter: 'ref:lexical3' });
    expect(await judge(bundle)).toMatchObject({ against: 1, compared: 'answers', unread: [], flags: [] });
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => told.mockRestore());
    const { stdout } = await cib('flags', bundle, '--entries', entries);
    // It takes a minute on a large board.
    const steps = told.mock.calls.map(([line]) => line).join('');
    expect(steps).toMatch(/^reading the entries: (\d+) of \1\nanswering with the systems of cib\n/m);
    expect(stdout).toContain('Nothing to look at.');
  });

  it('finds a byte-identical transcript in another entry, from either of the two [G5]', async () => {
    const first = enter('lattice', 'typescript');
    const copy = mask(enter('trellis', 'typescript'), 'trellis');
    expect(await flagged(copy)).toMatchObject({
      'same-bundle': 'byte for byte the transcript of "lattice" (entry lattice)',
    });
    expect(await flagged(first)).toMatchObject({
      'same-bundle': 'byte for byte the transcript of "trellis" (entry trellis)',
    });
  });

  it.each([
    ['from another run under another nonce', 'again'],
    ['from a program in another language', 'python'],
  ])('finds the same answers under another name, %s [G5]', async (_, run) => {
    enter('lattice', 'typescript');
    const found = await flagged(mask(enter('trellis', run), 'trellis'));
    expect(Object.keys(found)).toEqual(['same-answers']);
    expect(found['same-answers']).toMatch(
      /^gives the same answers as "lattice" \(entry lattice\) in (\d+) of \1 answered tasks, also in (\d+) of the \2 tasks that both failed$/,
    );
  });

  it('finds a reference submitted as a system, whether or not the reference has an entry [G5]', async () => {
    const found = await flagged(mask(enter('trellis', 'lexical3'), 'trellis'));
    expect(found['same-answers']).toBe('gives the same answers as the reference lexical3 in 250 of 250 answered tasks');
  });

  it('says of empty answers that they are empty, not that they equal another system’s', async () => {
    enter('other', 'null', {});
    mask(`${entries}/other/cib`, 'other');
    const found = await flagged(mask(enter('trellis', 'null'), 'trellis'));
    expect(found['same-answers']).toMatch(/^answers nothing: none of 250 tasks/);
  });

  it.each([
    ['reference', 'lexical3'],
    ['control', 'null'],
  ])('reports nothing about a %s', async (kind, name) => {
    enter('again', name, { kind, adapter: `ref:${name}` });
    const bundle = enter(`${kind}-${name}`, name, { kind, adapter: `ref:${name}` });
    expect(await judge(bundle)).toMatchObject({ flags: [] });
  });

  it('compares outcomes, and says so, if the data cannot be opened [G5]', async () => {
    const custom = ({ dataset }: Json) => Object.assign(dataset, { id: 'custom' });
    mask(enter('lattice', 'typescript'), 'lattice', custom);
    const report = await judge(mask(enter('trellis', 'python'), 'trellis', custom));
    expect(report.compared).toBe('outcomes');
    expect(report.flags.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
      expect.stringMatching(/^same-answers: has the same outcome as "lattice".* could not be compared/),
    ]);
  });

  it('refuses another file than the data of the bundle', async () => {
    const other = `${temporaryFolder()}/other.jsonl`;
    expect(await cib('generate', '--suite', 'cib', '--count', '3', '--out', other)).toMatchObject({ status: 0 });
    const words = ['--entries', entries, '--dataset', other];
    expect(await cib('flags', `${runs}/python`, ...words)).toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/^error dataset\.needed: .*\n {2}→ Give the file that the run used\./),
    });
  });

  it('compares a bundle beside the one that its entry names with that one', async () => {
    enter('lattice', 'typescript');
    cpSync(`${runs}/typescript`, `${entries}/lattice/other`, { recursive: true });
    expect(await flagged(`${entries}/lattice/other`)).toMatchObject({
      'same-bundle': 'byte for byte the transcript of "lattice" (entry lattice)',
    });
  });

  it('finds a declared model that is not the one of the gateway, unless an actor asked it', async () => {
    const settings = { model: 'small-1', embeddings: 'vectors-1', temperature: 0 };
    const gateway = {
      ...{ answers: 'recorded', host: 'models.test', token_budget: 1_000, sidecar: null },
      settings: { ...settings, max_output_tokens: 100, output_field: 'max_tokens' },
    };
    const bundle = mask(enter('lattice', 'typescript'), 'lattice');
    const declaring = async (name: string | undefined, change: Json = {}) => {
      const record = { endpoint_family: 'openai', temperature: 0, max_output_tokens: 100, date: '2026-01-01' };
      const model = name === undefined ? null : { name, ...record, prompt_template: 'none' };
      const was = read(`${bundle}/manifest.json`);
      const { model: _, ...declared } = was.adapter.declared;
      const adapter = { ...was.adapter, declared: model === null ? declared : { ...declared, model } };
      write(`${bundle}/manifest.json`, { ...was, adapter, model, gateway, ...change });
      return flagged(bundle);
    };
    expect(await declaring('large-1')).toMatchObject({
      'other-model': 'declares the model "large-1", and the gateway gave it "small-1"',
    });
    for (const name of ['small-1', 'vectors-1', undefined])
      expect(await declaring(name)).not.toHaveProperty('other-model');
    const actor = { kind: 'oracle' };
    expect(await declaring('large-1', { actor })).not.toHaveProperty('other-model');
  });

  it('finds a resubmission that only adds passes, with counts and probability [G5]', async () => {
    const older = mask(enter('lattice', 'recent3'), 'Lattice');
    const next = `${temporaryFolder()}/next`;
    cpSync(`${runs}/oracle`, next, { recursive: true });
    mask(next, 'Lattice');
    const gained = failed('recent3');
    const templates = new Set(gained.map(({ cluster }) => cluster)).size;
    const found = (await flagged(next))['only-adds-passes'];
    expect(found).toMatch(
      new RegExp(`^passes ${gained.length} tasks \\(of ${templates} templates\\) that "lattice" .* and fails none`),
    );
    expect(found).toMatch(new RegExp(` 2\\^-${gained.length} = .* 2\\^-${templates} = `));
    rmSync(`${entries}/lattice`, { recursive: true });
    expect(await flagged(next)).not.toHaveProperty('only-adds-passes');
    cpSync(`${runs}/recent3`, older, { recursive: true });
    mask(older, 'Once');
    expect((await flagged(next, '--former', older))['only-adds-passes']).toMatch(/^passes \d+ tasks .* "Once" failed/);
  });

  it('says which former bundle to give in place of one of another suite', async () => {
    const other = `${temporaryFolder()}/writ`;
    await cib('run', '--suite', 'writ', '--adapter', 'ref:null', '--limit', '1', '--out', other);
    const refused = await cib('flags', enter('lattice', 'typescript'), '--entries', entries, '--former', other);
    expect(refused.stderr).toBe(
      `error bundle.incomparable: ${other} is of suite writ, not cib.\n  → Give --former a bundle of cib, or leave it out.\n`,
    );
  });

  it('refuses a former bundle of another system', async () => {
    const bundle = enter('lattice', 'typescript');
    const refused = await cib('flags', bundle, '--entries', entries, '--former', `${runs}/python`);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toMatch(
      /^error bundle\.incomparable: --former is a bundle of "[\w-]+-python", and the other bundle is of "[\w-]+"\.\n {2}→ Give an/,
    );
    expect(await cib('flags', bundle, '--entries', entries, '--former', `${runs}/again`)).toMatchObject({ status: 0 });
  });

  it('compares no passes with those of a later run', async () => {
    const year =
      (started: string) =>
      ({ dates }: Json) =>
        Object.assign(dates, { started });
    const other = mask(enter('lattice', 'recent3'), 'Lattice');
    const next = `${temporaryFolder()}/next`;
    cpSync(`${runs}/oracle`, next, { recursive: true });
    mask(next, 'Lattice', year('2026-01-02T00:00:00.000Z'));
    mask(other, 'Lattice', year('2026-01-01T00:00:00.000Z'));
    expect(await flagged(next)).toHaveProperty('only-adds-passes');
    mask(other, 'Lattice', year('2026-01-03T00:00:00.000Z'));
    expect(await flagged(next)).not.toHaveProperty('only-adds-passes');
  });

  it('compares no passes with those of another version of the suite', async () => {
    const [older, next] = [`${temporaryFolder()}/older`, `${temporaryFolder()}/next`];
    cpSync(`${runs}/recent3`, older, { recursive: true });
    cpSync(`${runs}/oracle`, next, { recursive: true });
    mask(next, 'Lattice');
    expect(await flagged(next, '--former', mask(older, 'Lattice'))).toHaveProperty('only-adds-passes');
    mask(older, 'Lattice', ({ suite }) => Object.assign(suite, { version: '0.9.0' }));
    expect(await flagged(next, '--former', older)).not.toHaveProperty('only-adds-passes');
  });

  it('does not flag a resubmission that gains and loses passes', async () => {
    mask(enter('lattice', 'lexical3'), 'Lattice');
    const next = `${temporaryFolder()}/next`;
    cpSync(`${runs}/recent3`, next, { recursive: true });
    expect(await flagged(mask(next, 'Lattice'))).not.toHaveProperty('only-adds-passes');
  });

  it.each<[string, (timing: Json) => void, RegExp]>([
    [
      'all calls take the same time',
      ({ latency_ms }) => Object.assign(latency_ms.query, { p50: 3, p90: 3, p99: 3, max: 3 }),
      /^query: all 250 calls took 3 ms$/,
    ],
    ['no times', (timing) => Object.assign(timing, { latency_ms: {} }), /^no call took any time$/],
    [
      'one bucket a method',
      ({ latency_ms }) => {
        for (const one of Object.values<Json>(latency_ms)) one.buckets = [[500, one.n]];
      },
      /^no method’s times vary/,
    ],
    [
      'a median that the counts do not give',
      ({ latency_ms }) => Object.assign(latency_ms.query, { p50: latency_ms.query.p50 / 1000 }),
      /^query: the median of [\d.e-]+ ms or another figure does not follow from the counts of calls$/,
    ],
    [
      'a run shorter than its episodes',
      (timing) => {
        Object.assign(timing.latency_ms.episode, { p50: 9_000, p90: 9_500, p99: 9_900, max: 10_000 });
        Object.assign(timing, { wall_ms: 1_000, episodes_per_second: 250 });
      },
      /^its episodes took at least \d+ ms together and the whole run 1000 ms: more than 1024 adapters/,
    ],
  ])('finds invented times: %s [G5]', async (_, change, says) => {
    expect((await flagged(retime(enter('lattice', 'typescript'), change)))['no-variation']).toMatch(says);
  });

  it.each<[string, (latency: Json, figures: Json) => void]>([
    [
      'one method whose calls fill one bucket',
      (latency) => {
        latency.query.buckets = [[500, latency.query.n]];
      },
    ],
    [
      'one method with many calls, which fill one bucket',
      (latency, figures) => {
        const one = { ...latency.query, buckets: [[500, latency.query.n]] };
        figures.latency_ms = { query: one };
      },
    ],
    [
      'calls that take the same time but for a few',
      ({ query }) => Object.assign(query, { p50: 3, p90: 3, p99: 3, max: 9 }),
    ],
    ['calls of which half are faster', ({ query }) => Object.assign(query, { p50: 1, p90: 3, p99: 3, max: 3 })],
    [
      'a few calls that take the same time',
      ({ query }) => Object.assign(query, { n: 5, p50: 3, p90: 3, p99: 3, max: 3 }),
    ],
  ])('does not say of %s that times do not vary', async (_, change) => {
    const found = await flagged(retime(enter('lattice', 'typescript'), (timing) => change(timing.latency_ms, timing)));
    expect(found['no-variation'] ?? '').not.toMatch(/vary|calls took/);
  });

  it.each([
    { n: 0, max: 3 },
    { n: 9, max: 0 },
  ])('finds times of no call, or of calls that took no time: %j', async (figures) => {
    const found = await flagged(
      retime(enter('lattice', 'typescript'), ({ latency_ms }) => {
        for (const one of Object.values<Json>(latency_ms)) Object.assign(one, figures);
      }),
    );
    expect(found['no-variation']).toBe('no call took any time');
  });

  it('finds the times of another run', async () => {
    enter('lattice', 'typescript');
    const times = read(`${runs}/typescript/timing.json`);
    const bundle = retime(mask(enter('trellis', 'python'), 'trellis'), (timing) => {
      for (const key of Object.keys(timing)) delete timing[key];
      Object.assign(timing, times);
    });
    expect((await flagged(bundle))['no-variation']).toBe('byte for byte the times of "lattice" (entry lattice)');
  });

  it.each([
    ['LATTICE', /differ only in case/],
    ['Lattice.', /differ only in case/],
    ['LATTlCE', /look alike/],
    ['Lexical3', /"lexical3" \(a reference of the suite\): they differ only in case/],
  ])('finds a name that resembles an existing one: %s [E9]', async (name, says) => {
    enter('lattice', 'lexical3', { name: 'Lattice' });
    mask(`${entries}/lattice/cib`, 'x');
    const found = await flagged(mask(enter('trellis', 'recent3', { name }), 'y'));
    expect(found['confusable-name']).toMatch(says);
  });

  it('takes no offence at an entry of the same name and image, such as its held-out runs, but at another image', async () => {
    const image = (digit: string) => `image:example.org/lattice@sha256:${digit.repeat(64)}`;
    const named = (slug: string, digit: string, run: string) =>
      mask(enter(slug, run, { name: 'Lattice', adapter: image(digit) }), 'Lattice', (manifest) => {
        manifest.adapter.spec = image(digit);
      });
    named('lattice-heldout', '1', 'recent3');
    const bundle = named('lattice', '1', 'lexical3');
    expect(await flagged(bundle)).not.toHaveProperty('confusable-name');
    named('trellis', '2', 'null');
    expect((await flagged(bundle))['confusable-name']).toBe(
      '"Lattice" and "Lattice" (entry trellis): they are the same',
    );
  });

  it.each(['L\u0430ttice', 'Lat\u200btice', 'Lat\u202etice', 'Re\u0301call', 'Lattice\u0085'])(
    'refuses an entry called %j, and shows the hidden characters of a bundle’s name [E9]',
    async (name) => {
      const bundle = mask(enter('lattice', 'lexical3', { name }), name);
      const refused = await cib('flags', bundle, '--entries', entries);
      expect(refused).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(/json\.schema: .*\$\.name: the name /),
      });
      rmSync(`${entries}/lattice/entry.json`);
      const found = await flagged(bundle);
      expect(found['confusable-name']).toMatch(/^the name ".*" (?:mixes|holds|is not) /);
      expect(found['confusable-name']).not.toMatch(/[\u200b\u202e\u0085]/);
    },
  );

  it('continues if another entry is broken, and names it', async () => {
    writeFileSync(`${enter('broken', 'python')}/scorecard.json`, '{}');
    enter('lattice', 'again');
    const { flags, unread } = await judge(mask(enter('trellis', 'typescript'), 'trellis'));
    expect(flags.map(({ id }) => id)).toEqual(['same-answers']);
    expect(unread).toEqual([{ slug: 'broken', message: expect.stringContaining('scorecard.json') }]);
  });

  it('exits with 2 if it cannot read the entries or the bundle', async () => {
    const bundle = enter('lattice', 'typescript');
    expect(await cib('flags', bundle, '--entries', `${entries}/none`)).toMatchObject({ status: 2 });
    expect(await cib('flags', `${bundle}/none`, '--entries', entries)).toMatchObject({ status: 2 });
  });
});

describe('flags on the site', () => {
  const page = (slug: string) => readFileSync(`${entries}/../site/systems/${slug}.html`, 'utf8');
  const build = () => {
    for (const slug of readdirSync(entries)) describeAlike(`${entries}/${slug}`);
    return cib('site', '--unverified', '--entries', entries, '--out', `${entries}/../site`);
  };

  it('are shown on the pages of both entries, with reason and remedy, and change no rank [G5]', async () => {
    enter('lattice', 'typescript');
    enter('trellis', 'python', { name: '<i>Trellis</i>' });
    enter('arbour', 'lexical3', { kind: 'reference', adapter: 'ref:lexical3' });
    expect(await build()).toMatchObject({ status: 0 });
    const [, list = ''] = /<ul class="flags">(.*?)<\/ul>/s.exec(page('lattice')) ?? [];
    expect(list).toMatch(
      /^<li><b>Same answers as another system<\/b> <code>same-answers<\/code>: gives the same answers as /,
    );
    expect(list).toContain('&quot;&lt;i&gt;Trellis&lt;/i&gt;&quot; (entry trellis)');
    expect(list).toContain('Look at the tasks that both failed');
    expect(page('trellis')).toContain('class="flags"');
    expect(page('arbour')).not.toContain('class="flags"');
    const index = readFileSync(`${entries}/../site/index.html`, 'utf8');
    const ranks = [...index.matchAll(/class="rank">([^<]*)</g)].map(([, rank]) => rank?.trim());
    // They share a row, as their results are the same.
    expect(ranks).toEqual(['rank 1']);
    expect(index.match(/<div class="member"/g)).toHaveLength(2);
  });

  it('are not shown for a system that resembles no other', async () => {
    enter('lattice', 'typescript');
    expect(await build()).toMatchObject({ status: 0 });
    expect(page('lattice')).not.toContain('For the reviewer');
  });

  it('do not stop the build: a transcript that fits no data is compared by outcomes', async () => {
    writeFileSync(`${enter('lattice', 'typescript')}/transcript.jsonl`, 'no JSON\n');
    enter('trellis', 'again');
    expect(await build()).toMatchObject({ status: 0 });
    expect(page('lattice')).toContain('has the same outcome as');
  });
});
