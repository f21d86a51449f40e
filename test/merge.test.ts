import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../src/system/ports.ts';
import type { AnyJson } from './support/any-json.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { asProgram, copyOf, forge, forgeManifest } from './support/forgery.ts';

const NONCE = '5a'.repeat(32);
const example = `cmd:${process.execPath} ${resolve('examples/adapters/typescript/adapter.ts')}`;
const EVIDENCE = ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json'];

const run = (out: string, ...words: string[]) => cib('run', '--suite', 'cib', '--nonce', NONCE, '--out', out, ...words);

/** Runs every shard that has a task, and returns their folders. */
async function shardsOf(folder: string, count: number, ...words: string[]): Promise<string[]> {
  const made: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const out = `${folder}/${index}-of-${count}`;
    const { status, stderr } = await run(out, ...words, '--shard', `${index}/${count}`);
    if (status === 0) made.push(out);
    else expect(stderr).toContain('No task is selected');
  }
  return made;
}

function expectSameBytes(a: string, b: string, files: readonly string[] = EVIDENCE): void {
  for (const file of files) expect(readFileSync(`${a}/${file}`).equals(readFileSync(`${b}/${file}`)), file).toBe(true);
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
const timingOf = (folder: string) => JSON.parse(readFileSync(`${folder}/timing.json`, 'utf8'));

describe('cib merge', () => {
  it('refuses a folder that another process writes to', async () => {
    const folder = temporaryFolder();
    const shards = await shardsOf(folder, 2, '--adapter', 'ref:null', '--limit', '4');
    mkdirSync(`${folder}/merged`);
    const started = readFileSync(`/proc/${process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(`${folder}/merged/.${process.pid}-${started}.lock`, '');
    expect(await cib('merge', ...shards, '--out', `${folder}/merged`)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^error out\.busy: /),
    });
  });

  it('gives the bytes of the unsharded run for any shards, in any order', async () => {
    const cut = fc.record({
      reference: fc.constantFrom('ref:lexical3', 'ref:oracle'),
      count: fc.integer({ min: 1, max: 9 }),
      limit: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined, freq: 5 }),
      family: fc.option(fc.constantFrom('abstention', 'selective_write'), { nil: undefined }),
      turn: fc.nat(),
    });
    await fc.assert(
      fc.asyncProperty(cut, async ({ reference, count, limit, family, turn }) => {
        const folder = temporaryFolder();
        const words = ['--adapter', reference];
        if (limit !== undefined) words.push('--limit', `${limit}`);
        if (family !== undefined) words.push('--family', family);
        await run(`${folder}/uncut`, ...words);
        const shards = await shardsOf(folder, count, ...words);
        const from = turn % shards.length;
        const turned = [...shards.slice(from), ...shards.slice(0, from)].reverse();
        expect(await cib('merge', ...turned, '--out', `${folder}/merged`)).toMatchObject({ status: 0, stderr: '' });
        expectSameBytes(`${folder}/merged`, `${folder}/uncut`);
        const whole = manifestOf(`${folder}/uncut`);
        expect(manifestOf(`${folder}/merged`)).toMatchObject({ selection: whole.selection, system: whole.system });
      }),
      { numRuns: 6 },
    );
  });

  it('keeps replies and times of a process; the bundle is valid, its shards are partial', async () => {
    const folder = temporaryFolder();
    expect(await run(`${folder}/uncut`, '--adapter', example)).toMatchObject({ status: 0 });
    const shards = await shardsOf(folder, 3, '--adapter', example);
    const verified = await cib('verify', shards[1] as string);
    expect(verified).toMatchObject({ status: 0, stdout: expect.stringContaining('partial') });

    const out = `${folder}/merged`;
    expect(await cib('merge', ...shards, '--out', out)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\nBundle: \S+\nNext: cib explain \S+\/merged\n$/),
    });
    expectSameBytes(out, `${folder}/uncut`);
    expect((await cib('verify', out)).stdout).toContain('This bundle is valid.');

    const dates = shards.map((shard) => manifestOf(shard).dates);
    expect(manifestOf(out).dates).toEqual({ started: dates[0].started, finished: dates[2].finished });
    const [merged, ...parts] = [out, ...shards].map(timingOf);
    expect(merged.latency_ms.query.n).toBe(250);
    expect(merged.machine).toEqual(nodePorts().machine());
    expect(merged.latency_ms.query.max).toBe(Math.max(...parts.map(({ latency_ms }) => latency_ms.query.max)));
    expect(merged.wall_ms).toBe(Math.max(...parts.map(({ wall_ms }) => wall_ms)));
    expect(merged.episodes_per_second * merged.wall_ms).toBeCloseTo(250_000, -2);
  });

  it('is named by the run of a shard, with the nonce that the others need', async () => {
    const out = `${temporaryFolder()}/shard`;
    const { stdout } = await run(out, '--adapter', 'ref:null', '--shard', '2/9');
    expect(stdout).toContain(
      `\nThis is shard 2 of 9. Run the others with the same options and --nonce ${manifestOf(out).nonce}, and then \`cib merge\`.\n`,
    );
  });

  it('is the only next step of a shard in which every task passed', async () => {
    const out = `${temporaryFolder()}/shard`;
    const words = ['run', '--suite', 'memtrace', '--adapter', 'ref:oracle', '--shard', '1/300', '--out', out];
    const { status, stdout } = await cib(...words);
    expect(status).toBe(0);
    expect(stdout).not.toContain('Next:');
    expect(stdout).toMatch(/\nThis is shard 1 of 300\. Run the others/);
  });

  it('reads the data from the file of the shards', async () => {
    const folder = temporaryFolder();
    const data = ['--dataset', `${folder}/data.jsonl`];
    writeFileSync(`${folder}/data.jsonl`, (await cib('generate', '--suite', 'cib', '--count', '11')).stdout);
    const shards = await shardsOf(folder, 2, '--adapter', 'ref:lexical3', ...data);
    await run(`${folder}/uncut`, '--adapter', 'ref:lexical3', ...data);
    expect(await cib('merge', ...shards, '--out', `${folder}/without`)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('dataset.needed'),
    });
    await cibJson('merge', ...shards, ...data, '--out', `${folder}/merged`);
    expectSameBytes(`${folder}/merged`, `${folder}/uncut`);
  });
});

describe('cib merge with wrong shards', () => {
  let made: string;
  let shards: string[];

  beforeAll(async () => {
    made = sharedFolder();
    shards = await shardsOf(made, 3, '--adapter', 'ref:lexical3', '--limit', '30');
  });

  /** Merges, and expects this error and no output. */
  async function refused(folders: readonly string[], status: number, code: string, ...says: string[]): Promise<void> {
    const out = `${temporaryFolder()}/merged`;
    const said = await cib('merge', ...folders, '--out', out);
    expect(said.stderr).toContain(`error ${code}: `);
    for (const what of says) expect(said.stderr).toContain(what);
    expect(said).toMatchObject({ status, stdout: '' });
    expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);
  }

  it('does not suggest the folder that it makes itself for its output', async () => {
    const folder = temporaryFolder();
    const { stderr } = await cib('merge', `${folder}/shard1`, `${folder}/shard2`, '--out', `${folder}/shard`);
    expect(stderr).toContain('there is no such folder.');
    expect(stderr).not.toContain('Did you mean');
  });

  it('refuses a shard given twice, and names both folders [G2]', async () => {
    const [one, two, three] = shards as [string, string, string];
    const again = copyOf(two);
    await refused([again, one, two, three], 2, 'shard.twice', `${again} and ${two} are both shard 2/3`);
    await refused([one, one], 2, 'shard.twice', `${one} and ${one} are both shard 1/3`);
  });

  it('refuses missing shards, and lists them [G2]', async () => {
    const [one, two, three] = shards as [string, string, string];
    await refused(
      [three, one],
      2,
      'shard.missing',
      `You gave ${one}, ${three}`,
      'This shard is missing: 2/3.',
      '--shard 2/3',
    );
    await refused([two], 2, 'shard.missing', 'missing: 1/3, 3/3.');
    const far = await shardsOf(temporaryFolder(), 1, '--adapter', 'ref:lexical3');
    for (const folder of far) forgeManifest(folder, ({ selection }) => Object.assign(selection.shard, { count: 100 }));
    await refused(far, 2, 'shard.missing', 'missing: 2/100, 3/100', '21/100 and 79 more');
  });

  it('refuses a bundle that is not a shard', async () => {
    const uncut = `${temporaryFolder()}/b`;
    await run(uncut, '--adapter', 'ref:lexical3', '--limit', '30');
    await refused([...shards, uncut], 2, 'shard.none', `${uncut} is not a shard`);
    const beyond = copyOf(shards[0] as string);
    forgeManifest(beyond, ({ selection }) => Object.assign(selection.shard, { index: 4 }));
    await refused([beyond], 2, 'shard.none', '"index":4');
    await refused([made], 1, 'bundle.entry', made);
    await refused([`${made}/nothing`], 2, 'file.missing', `${made}/nothing`);
  });

  it('generates no more data than the results justify, unless --count says how much', async () => {
    const words = ['--adapter', 'ref:lexical3', '--family', 'abstention', '--limit', '4'];
    const [one, two] = (await shardsOf(temporaryFolder(), 2, ...words)) as [string, string];
    const claim = ({ dataset }: AnyJson) => Object.assign(dataset, { id: 'builtin-9000000', tasks: 9_000_000 });
    for (const folder of [one, two]) forgeManifest(folder, claim);
    await refused([one, two], 1, 'bundle.size', '9000000 tasks, too many to generate for the 4 results');
    // More than is generated for every bundle.
    const large = await shardsOf(temporaryFolder(), 2, ...words, '--count', '1001');
    await refused(large, 1, 'bundle.size', '1001 tasks, too many to generate for the 4 results');
    const out = `${temporaryFolder()}/b`;
    expect(await cib('merge', ...large, '--count', '3', '--out', out)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('error usage: manifest.json: $.dataset.tasks is 1001, not 3 as --count states.'),
    });
    expect(await cib('merge', ...large, '--count', '1001', '--out', out)).toMatchObject({ status: 0 });
    expect(manifestOf(out).dataset).toMatchObject({ id: 'builtin-1001', tasks: 1_001 });
  });

  it.each<[string, string[]]>([
    ['$.nonce is ', ['--nonce', '00'.repeat(32)]],
    ['$.dataset.id is "builtin" in the first, "builtin-40" in the second', ['--count', '40']],
    ['$.selection.limit is 30 in the first, 29 in the second', ['--limit', '29']],
    ['$.selection.families is null in the first, ["abstention"]', ['--family', 'abstention']],
    ['$.selection.shard.count is 3 in the first, 4 in the second', ['--shard', '2/4']],
    ['$.adapter.declared.name is "lexical3" in the first, "recent3"', ['--adapter', 'ref:recent3']],
  ])('refuses shards of different runs: %s', async (says, words) => {
    const [one, , three] = shards as [string, string, string];
    const other = `${temporaryFolder()}/b`;
    const all = ['--adapter', 'ref:lexical3', '--limit', '30', '--shard', '2/3', ...words];
    expect(await run(other, ...all)).toMatchObject({ status: 0 });
    await refused([one, other, three], 2, 'shard.mismatch', `${one} and ${other} are shards of different runs`, says);
  });

  it.each<[string, (manifest: AnyJson) => void]>([
    ['$.suite.version', ({ suite }) => Object.assign(suite, { version: '0.0.1' })],
    ['$.limits.episode_seconds', ({ limits }) => Object.assign(limits, { episode_seconds: 61 })],
    ['$.harness.sha256', ({ harness }) => Object.assign(harness, { sha256: '0'.repeat(64) })],
    ['$.system.kind', ({ system }) => Object.assign(system, { kind: 'system' })],
    ['$.model', (manifest) => Object.assign(manifest, { model: MODEL })],
    ['$.engine', (manifest) => Object.assign(manifest, { engine: { name: 'docker', version: '1' } })],
    ['$.image', (manifest) => Object.assign(manifest, { image: { id: 'x', repo_digest: null, platform: 'x' } })],
    ['$.adapter.spec', ({ adapter }) => Object.assign(adapter, { spec: 'ref:oracle' })],
  ])('refuses shards whose %s differs', async (path, change) => {
    const [one, two, three] = shards as [string, string, string];
    const other = copyOf(two);
    forgeManifest(other, change);
    await refused([one, other, three], 2, 'shard.mismatch', `${one} and ${other}`, `${path} is `);
  });

  it('refuses files that do not match their manifest, and a manifest that no run writes', async () => {
    const [one, two, three] = shards as [string, string, string];
    const changed = copyOf(two);
    writeFileSync(`${changed}/timing.json`, readFileSync(`${one}/timing.json`));
    writeFileSync(`${changed}/transcript.jsonl`, readFileSync(`${one}/transcript.jsonl`));
    await refused([one, changed, three], 1, 'bundle.hash', changed, 'transcript.jsonl');
    const stray = copyOf(two);
    writeFileSync(`${stray}/notes.md`, '');
    await refused([one, stray, three], 1, 'bundle.stray', `: ${stray}: not part of a bundle: "notes.md"`);
    const named = shards.map(copyOf);
    for (const folder of named) forgeManifest(folder, ({ system }) => Object.assign(system, { name: 'Best' }));
    await refused(named, 1, 'bundle.binding', named[0] as string, '$.system');
    const huge = shards.map(copyOf);
    for (const folder of huge) {
      forgeManifest(folder, (manifest) => {
        Object.assign(manifest.dataset, { id: 'builtin-9000000', tasks: 9_000_000 });
        manifest.selection.limit = null;
      });
    }
    await refused(huge, 1, 'bundle.size', huge[0] as string, '10 lines in outcomes.jsonl, 3000000 tasks');
  });

  it.each<[string, (lines: string[]) => string[], number, string, string]>([
    ['dropped', (lines) => lines.slice(1), 1, 'bundle.episodes', 'ends before its last episode'],
    [
      'doubled',
      ([a, ...rest]) => [`${a}`, `${a}`, ...rest],
      1,
      'bundle.episodes',
      'holds more episodes than its shard',
    ],
    ['swapped', ([a, b, ...rest]) => [`${b}`, `${a}`, ...rest], 1, 'bundle.episodes', 'cannot be merged into a bundle'],
    ['torn', ([a, ...rest]) => [`${a}`.slice(9), ...rest], 2, 'json.syntax', 'cannot be merged into a bundle'],
  ])('refuses a shard with an episode %s and repaired digests [G2]', async (_what, change, status, code, says) => {
    const forged = shards.map(copyOf);
    forge(forged[1] as string, 'transcript.jsonl', (text) => `${change(text.trimEnd().split('\n')).join('\n')}\n`);
    await refused(forged, status, code, says);
  });

  it('writes only into a new or empty folder', async () => {
    const out = temporaryFolder();
    mkdirSync(`${out}/empty`);
    expect(await cib('merge', ...shards, '--out', `${out}/empty`)).toMatchObject({ status: 0 });
    const again = await cib('merge', ...shards, '--out', `${out}/empty`);
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('out.exists') });
    expect(await cib('verify', `${out}/empty`)).toMatchObject({ status: 0 });
  });

  it('names a broken rule for all shards, as the unsharded run does', async () => {
    const folder = temporaryFolder();
    const cites = shards.map(copyOf);
    for (const shard of cites) {
      forge(shard, 'transcript.jsonl', (text) =>
        text.replace(/"evidence":\["[0-9a-f]{16}"/, '"evidence":["0123456789abcdef"'),
      );
      // The reply of a reference is known: if it were one, the forged reply would be refused before the rules.
      await asProgram(shard);
    }
    const { status, stdout } = await cib('merge', ...cites, '--out', `${folder}/merged`);
    expect(status).toBe(1);
    expect(stdout).toContain('Rule known-sources: 0123456789abcdef');
  });
});

const MODEL = {
  name: 'm',
  endpoint_family: 'e',
  temperature: 0,
  max_output_tokens: 1,
  date: '2026-01-01',
  prompt_template: 'p',
};
