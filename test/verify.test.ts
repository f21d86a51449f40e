import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { VERSION } from '../src/protocol/project.ts';
import { cib, cibCalled, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import {
  asProgram,
  asVersion,
  broken,
  copyOf,
  forge,
  forgeManifest,
  type Json,
  read,
  rescored,
} from './support/forgery.ts';
import { runAsImage } from './support/scored.ts';

let original: string;

beforeAll(async () => {
  original = `${sharedFolder()}/b`;
  expect(await cib('run', '--suite', 'cib', '--adapter', 'ref:lexical3', '--out', original)).toMatchObject({
    status: 0,
  });
});

const copy = () => copyOf(original);
const lines = (text: string) => text.trimEnd().split('\n');
const joined = (all: readonly string[]) => `${all.join('\n')}\n`;

describe('a bundle that was changed after its run', () => {
  it.each([
    ['score', (folder: string) => ['score', folder]],
    ['explain', (folder: string) => ['explain', folder]],
    ['explain of a task', (folder: string) => ['explain', folder, '--task', 'cib_000001']],
    ['compare', (folder: string) => ['compare', original, folder]],
  ])('is refused by cib %s', async (_, words) => {
    const folder = copy();
    writeFileSync(
      `${folder}/scorecard.json`,
      read(folder, 'scorecard.json').replaceAll('"value":0.76', '"value":0.96'),
    );
    const says = `${folder} was changed after its run: not as manifest.json lists them: scorecard.json`;
    expect(await cib(...words(folder))).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(says) });
    expect(await cib(...words(copy()))).toMatchObject({ status: 0 });
  });
});

describe('cib verify', () => {
  it('accepts an unchanged bundle', async () => {
    expect(await cib('verify', copy())).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('This bundle is valid.'),
    });
  });

  it.each([
    ['transcript.jsonl', 'not as manifest.json lists them: transcript.jsonl ('],
    ['outcomes.jsonl', 'not as manifest.json lists them: outcomes.jsonl ('],
    ['scorecard.json', 'not as manifest.json lists them: scorecard.json ('],
    ['timing.json', 'not as manifest.json lists them: timing.json ('],
    // The first digit is that of the adapter's name.
    ['manifest.json', 'manifest.json: $.adapter.declared does not agree with the rest of the bundle'],
  ])('finds a changed byte in %s, and says so', async (name, says) => {
    const folder = copy();
    const text = read(folder, name);
    const at = text.search(/[1-8]/);
    writeFileSync(`${folder}/${name}`, `${text.slice(0, at)}9${text.slice(at + 1)}`);
    expect(await cib('verify', folder)).toMatchObject({ status: 1, stdout: expect.stringContaining(says) });
  });

  it('computes scores again, and finds a forged scorecard with repaired digests [G1]', async () => {
    const folder = copy();
    forge(folder, 'scorecard.json', (text) => text.replaceAll('"value":0.76', '"value":0.96'));
    await broken(folder, /scorecard\.json is not what the transcript gives/);
  });

  it('computes outcomes again, and finds a forged pass [G1]', async () => {
    const folder = copy();
    forge(folder, 'outcomes.jsonl', (text) => text.replace('"verdict":"failed"', '"verdict":"passed"'));
    await broken(folder, /outcomes\.jsonl is not what the transcript gives/);
  });

  it.each([
    ['dropped', (all: string[]) => all.slice(1), /line 1: \$\.id/],
    ['doubled', (all: string[]) => [all[0] as string, ...all], /line 2: \$\.id/],
    ['swapped', ([a, b, ...rest]: string[]) => [b as string, a as string, ...rest], /line 1: \$\.id/],
    ['added', (all: string[]) => [...all, all[0] as string], /an episode that belongs to no task/],
  ])('needs every task exactly once: it finds one %s [G2]', async (_what, change, says) => {
    const folder = copy();
    forge(folder, 'transcript.jsonl', (text) => joined(change(lines(text))));
    await broken(folder, says);
  });

  it('refuses a transcript with another spelling of the same JSON', async () => {
    const folder = copy();
    forge(folder, 'transcript.jsonl', (text) => text.replace('{"id":', '{ "id":'));
    await broken(folder, /transcript\.jsonl:1 is not canonical/);
  });

  it('finds a source that the episode never sent', async () => {
    const folder = copy();
    await asProgram(folder);
    forge(folder, 'transcript.jsonl', (text) =>
      text.replace(/"evidence":\["[0-9a-f]{16}"/, '"evidence":["0123456789abcdef"'),
    );
    await broken(folder, /rule\.known-sources: 0123456789abcdef \(line 1/);
  });

  it.each([
    ['written', 'cib', 'cmd:python3 -u examples/adapters/python/adapter.py'],
    ['source_ids', 'writ', 'ref:answer-everything'],
  ])('finds such a source in %s, too', async (field, suite, adapter) => {
    const folder = `${temporaryFolder()}/b`;
    await cib('run', '--suite', suite, '--adapter', adapter, '--limit', '12', '--out', folder);
    if (adapter.startsWith('ref:')) await asProgram(folder);
    const first = new RegExp(`"${field}":\\["[0-9a-f]{16}"`);
    expect(read(folder, 'transcript.jsonl')).toMatch(first);
    forge(folder, 'transcript.jsonl', (text) => text.replace(first, `"${field}":["0123456789abcdef"`));
    await rescored(folder);
    await broken(folder, /rule\.known-sources: 0123456789abcdef \(line \d+/);
  });

  it('finds a source that the episode sent only after the reply', async () => {
    const folder = `${temporaryFolder()}/b`;
    const words = ['--suite', 'writ', '--adapter', 'ref:answer-everything', '--arm', 'native', '--limit', '12'];
    await cib('run', ...words, '--out', folder);
    await asProgram(folder);
    expect((await cib('verify', folder)).stdout).toContain('This bundle is partial.');
    // The question is asked again after further sessions.
    const evidence = /"evidence":\[[^\]]*\]/g;
    forge(folder, 'transcript.jsonl', (text) => {
      const [first = '', second = ''] =
        lines(text)
          .find((line) => line.match(evidence)?.length === 2)
          ?.match(evidence) ?? [];
      expect(second.length).toBeGreaterThan(first.length);
      return text.replace(first, second);
    });
    await rescored(folder);
    await broken(folder, /rule\.known-sources: an event that was sent after reply \d+ \(line \d+, task writ_/);
  });

  it('finds replies to other requests', async () => {
    const folder = copy();
    forge(folder, 'transcript.jsonl', (text) =>
      text.replace(/"requests":"[0-9a-f]{64}"/, `"requests":"${'0'.repeat(64)}"`),
    );
    await broken(folder, /same-requests/);
  });

  it('refuses another nonce, a missing file and a stray file', async () => {
    const other = copy();
    const manifest = JSON.parse(read(other, 'manifest.json'));
    writeFileSync(`${other}/manifest.json`, `${canonical({ ...manifest, nonce: 'ab'.repeat(32) })}\n`);
    await broken(other, /\$\.id/);
    const missing = copy();
    rmSync(`${missing}/timing.json`);
    await broken(missing, /missing: timing\.json/);
    const stray = copy();
    writeFileSync(`${stray}/notes.md`, 'hello');
    await broken(stray, /not part of a bundle: "notes\.md"/);
  });

  it('refuses the standard error of a run in an entry, and not beside another bundle', async () => {
    const folder = `${temporaryFolder()}/cib`;
    cpSync(original, folder, { recursive: true });
    writeFileSync(`${folder}/stderr.txt`, 'x');
    expect(await cib('verify', folder)).toMatchObject({ status: 0 });
    writeFileSync(`${folder}/../entry.json`, '{}');
    await broken(folder, /not part of a bundle: "stderr\.txt"/);
  });

  it('does not say valid without the data that the manifest names', async () => {
    const folder = copy();
    const manifest = JSON.parse(read(folder, 'manifest.json'));
    writeFileSync(
      `${folder}/manifest.json`,
      `${canonical({ ...manifest, dataset: { ...manifest.dataset, id: 'custom' } })}\n`,
    );
    const { status, stderr } = await cib('verify', folder);
    expect(status).toBe(2);
    expect(stderr).toMatch(/dataset\.needed/);
  });
});

describe('the output of cib verify', () => {
  it('ends with the next command', async () => {
    const next = async (folder: string) => (await cib('verify', folder)).stdout.trimEnd().split('\n').at(-1);
    expect(await next(original)).toBe(`Next: cib score ${original}`);
    const oracle = `${temporaryFolder()}/oracle`;
    await cib('run', '--suite', 'cib', '--adapter', 'ref:oracle', '--limit', '3', '--out', oracle);
    expect(await next(oracle)).toBe(
      `Next: the same run without --limit, --count, --family, --arm or --shard, with --out ${oracle}-2`,
    );
    mkdirSync(`${oracle}-2`);
    expect(await next(oracle)).toMatch(/, with --out .*oracle-3$/);
    const system = await runAsImage(`${temporaryFolder()}/image`);
    expect(await next(system)).toMatch(
      /^Next: (?:write entry\.json with slug, licence, network \(\S+\), and then: cib entry \S+ --from entry\.json --out entry$|the same run without)/,
    );
    const changed = copy();
    writeFileSync(`${changed}/timing.json`, '{}');
    expect(await next(changed)).toMatch(/^Next: the lines below each ✗/);
  });

  it('says of a run of an entry with a folder of its own repository who made it, and of a copy that it is a claim', async () => {
    const bundle = 'leaderboard/entries/mem0/memtrace';
    const { stdout } = await cib('verify', bundle);
    expect(stdout).toContain(
      'a run of an entry of this repository, with the adapter in its folder examples/adapters/mem0. The repository’s board shows it as run by the board if a maintainer added',
    );
    expect(stdout).not.toContain('claim');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`Next: cib score ${bundle}`);
    expect((await cibJson<{ board_run_obstacles: string[] }>('verify', bundle)).board_run_obstacles).toEqual([]);
    const elsewhere = `${temporaryFolder()}/mem0`;
    cpSync('leaderboard/entries/mem0/memtrace', `${elsewhere}/memtrace`, { recursive: true });
    cpSync('leaderboard/entries/mem0/entry.json', `${elsewhere}/entry.json`);
    expect((await cib('verify', `${elsewhere}/memtrace`)).stdout).toContain(
      'These figures are a claim, and no board can make this run itself:\n    the adapter is a folder (dir:) that only the submitter has',
    );
  });

  it('distinguishes a folder without a bundle from an invalid bundle, and names the bundles in it', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/notes.txt`, 'x');
    const holds = /manifest\.json, transcript\.jsonl, outcomes\.jsonl, scorecard\.json, timing\.json/;
    const empty = await cib('verify', folder);
    expect(empty).toMatchObject({ status: 2, stdout: '' });
    expect(empty.stderr).toMatch(/bundle\.incomplete: .* is not a bundle: it has no manifest\.json/);
    expect(empty.stderr).toMatch(holds);
    expect(empty.stderr).not.toContain('below this folder');
    cpSync(original, `${folder}/results`, { recursive: true });
    cpSync(original, `${folder}/entries/mine`, { recursive: true });
    for (const command of ['verify', 'score', 'explain']) {
      const { status, stderr } = await cib(command, folder);
      expect(status, command).toBe(2);
      expect(stderr).toContain(
        `→ Give one of the bundles below this folder: ${folder}/entries/mine, ${folder}/results.`,
      );
    }
    const entry = await cib('verify', 'leaderboard/entries/scoped');
    expect(entry.stderr).toContain(
      '→ It is an entry, which has a bundle for each suite: `cib submit leaderboard/entries/scoped --dry-run` verifies all of them.\n',
    );
  });
});

describe('cib verify after `cib score --write` on a changed bundle', () => {
  type Change = (manifest: Json & { adapter: Json & { declared: Json } }) => void;

  /** Does what a forger with the harness can do: changes the manifest, and lets the harness recompute the rest. */
  async function mended(change: Change, transcript?: (text: string) => string): Promise<string> {
    const folder = copy();
    const manifest = JSON.parse(read(folder, 'manifest.json'));
    change(manifest);
    writeFileSync(`${folder}/manifest.json`, `${canonical(manifest)}\n`);
    // What a reference answers is computed again: what is changed in its replies is told by that alone.
    if (transcript) await asProgram(folder);
    if (transcript) forge(folder, 'transcript.jsonl', transcript);
    await cib('score', folder, '--write');
    return folder;
  }

  it.each<[string, Change, RegExp]>([
    ['another name', (m) => Object.assign(m, { system: { ...(m.system as Json), name: 'GPT-Best' } }), /\$\.system/],
    [
      'a system for a reference',
      (m) => Object.assign(m, { system: { ...(m.system as Json), kind: 'system' } }),
      /\$\.system/,
    ],
    ['official data', (m) => Object.assign(m, { dataset: { ...(m.dataset as Json), official: true } }), /\$\.dataset/],
    [
      'an image it never had',
      (m) => Object.assign(m, { image: { id: 'sha256:0', repo_digest: null, platform: 'x' } }),
      /\$\.image/,
    ],
    ['a model it never declared', (m) => Object.assign(m, { model: MODEL }), /\$\.model/],
    ['other dates', (m) => Object.assign(m, { dates: { started: 'x', finished: 'y' } }), /\$\.dates/],
    [
      'a day that does not exist',
      (m) => Object.assign(m, { dates: { started: '2026-02-30T00:00:00.000Z', finished: '9999-99-99T99:99:99.999Z' } }),
      /\$\.dates/,
    ],
    [
      'an engine that it never used',
      (m) => Object.assign(m, { engine: { name: 'docker', version: '28.0.0' } }),
      /\$\.engine/,
    ],
    [
      'the seed of a held-out run',
      (m) => {
        const [commitment, head] = ['0'.repeat(64), 'a'.repeat(40)];
        Object.assign(m, { heldout: { commitment, head, run: '1', wording_sha256: null } });
      },
      /\$\.heldout/,
    ],
    [
      'an end before its start',
      (m) => Object.assign(m, { dates: { started: '2026-02-02T00:00:00.000Z', finished: '2026-02-01T00:00:00.000Z' } }),
      /\$\.dates/,
    ],
  ])('finds the forged manifest with %s', async (_what, change, says) => {
    await broken(await mended(change), says);
  });

  it('names the limit that is wider than the standard one [G3]', async () => {
    const change: Change = (m) => Object.assign(m, { limits: { ...(m.limits as Json), episode_seconds: 600 } });
    await broken(await mended(change), /rule\.standard-limits: \$\.limits\.episode_seconds is 600, not at most 60/);
  });

  it('says that the harness is not a released one, and that the figures are a claim [G3]', async () => {
    const unreleased = 'a copy of the program that is in no list of releases here';
    const { status, stdout } = await cib('verify', copy());
    expect(status).toBe(0);
    const own = 'made and checked with the same copy of the program, which is not a release: that is usual in a clone.';
    expect(stdout).toContain(own);
    // Without colours, too, a check's title and its name can be told apart.
    expect(stdout).toContain('✓ As many outcomes as tasks (sizes)\n');
    const packed = { command: 'cib', pages: 'https://example.org/', published: 'https://example.org/' };
    expect((await cibCalled(packed, 'verify', original)).stdout).toContain(
      'packed from a clone, or before its release.',
    );
    expect(stdout).toContain('The figures were computed again from the transcript.');
    const other = copy();
    const named = JSON.parse(read(other, 'manifest.json'));
    Object.assign(named, { harness: { version: '99.0.0-rc.1', sha256: '0'.repeat(64) } });
    writeFileSync(`${other}/manifest.json`, `${canonical(named)}\n`);
    expect((await cib('verify', other)).stdout).toContain(unreleased);
    expect((await cib('verify', other)).stdout).toContain(
      `Its manifest names version 99.0.0-rc.1; this is version ${VERSION}.\n`,
    );
    Object.assign(named.harness, { version: VERSION });
    writeFileSync(`${other}/manifest.json`, `${canonical(named)}\n`);
    expect((await cib('verify', other)).stdout).toContain(
      `Its manifest names this version, ${VERSION}, with other code.\n`,
    );
    expect(stdout).not.toContain('These figures are a claim');
    const { harness } = JSON.parse(read(original, 'manifest.json'));
    const list = `${temporaryFolder()}/harnesses.json`;
    const released = [{ version: harness.version, sha256: harness.sha256, released: '2026-11-21' }];
    writeFileSync(list, JSON.stringify({ schema: 'harnesses/1', harnesses: released }));
    expect((await cib('verify', copy(), '--harnesses', list)).stdout).not.toMatch(/release/);
    // The code of a release has one version.
    const renamed = copy();
    forgeManifest(renamed, (manifest) => Object.assign(manifest.harness, { version: '0.0.9' }));
    expect((await cib('verify', renamed, '--harnesses', list)).stdout).toContain(unreleased);
    type Said = { released_harness: boolean; board_run_obstacles: string[] };
    expect(await cibJson<Said>('verify', copy(), '--harnesses', list)).toMatchObject({
      released_harness: true,
      board_run_obstacles: ['a ref: adapter runs in process, and is computed again at every build'],
    });
  });

  it('says of a partial run as JSON that every check held, and not that it is valid', async () => {
    const folder = `${temporaryFolder()}/part`;
    await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--limit', '2', '--out', folder);
    const said = await cibJson<object>('verify', folder);
    expect(said).toMatchObject({ held: true, state: 'partial' });
    expect(said).not.toHaveProperty('valid');
  });

  it('says that a board can run the image itself', async () => {
    const folder = await runAsImage(`${temporaryFolder()}/image`);
    expect((await cib('verify', folder)).stdout).toContain(
      'These figures are a claim. A board can run the image itself and publish its own.',
    );
    expect(await cibJson('verify', folder)).toMatchObject({ released_harness: false, board_run_obstacles: [] });
  });

  it('finds a reply with a field of an undeclared capability', async () => {
    const says = (text: string) => text.replace('"result":{"evidence"', '"result":{"action":"ask_user","evidence"');
    await broken(await mended(() => {}, says), /rule\.fitting-replies: query has fields that were not declared/);
  });

  it.each([
    ['a reply too few', /,\{"method":"query".*?\]\}\}(?=\])/, '', /1 replies to 2 requests/],
    [
      'a reply of another method',
      '"method":"observe","result":{}',
      '"method":"query","result":{"evidence":[]}',
      /a reply to query, but the request is observe/,
    ],
    [
      'a fault that no adapter has',
      '{"method":"observe","result":{}}',
      '{"fault":"made-up","method":"observe"}',
      /a fault in observe, which was not requested there/,
    ],
    [
      'a fault beside the replies that no run has',
      '{"id"',
      '{"faults":{"made-up":1},"id"',
      /a fault that no run has: made-up/,
    ],
    [
      'a fault of a model where no model chose',
      '{"id"',
      '{"faults":{"model.citation":1},"id"',
      /a fault that no run has: model\.citation/,
    ],
  ])('finds %s', async (_what, from, to, says) => {
    await broken(
      await mended(
        () => {},
        (text) => text.replace(from, to),
      ),
      says,
    );
  });

  it('refuses more tasks than the bundle has, before it generates them', async () => {
    const folder = copy();
    const manifest = JSON.parse(read(folder, 'manifest.json'));
    Object.assign(manifest.dataset, { id: 'builtin-9000000', tasks: 9_000_000 });
    writeFileSync(`${folder}/manifest.json`, `${canonical(manifest)}\n`);
    await broken(folder, /bundle\.size: 250 lines in outcomes\.jsonl, 9000000 tasks in manifest\.json/);
  });

  it.each([0, 251])('refuses %i results of a part of the 250 tasks', async (count) => {
    const folder = copy();
    forge(folder, 'outcomes.jsonl', (text) => {
      const all = lines(text);
      return [...all, ...all].slice(0, count).join('\n') + (count > 0 ? '\n' : '');
    });
    forgeManifest(folder, ({ selection }) => Object.assign(selection, { limit: 250 }));
    await broken(folder, new RegExp(`bundle\\.size: ${count} lines in outcomes\\.jsonl, 250 tasks in manifest\\.json`));
  });

  it('generates no more data for outcomes that are empty lines', async () => {
    const folder = copy();
    forge(folder, 'outcomes.jsonl', () => '\n'.repeat(900));
    forgeManifest(folder, ({ dataset, selection }) => {
      Object.assign(dataset, { id: 'builtin-9000', tasks: 9_000 });
      Object.assign(selection, { limit: 9_000 });
    });
    await broken(folder, /bundle\.size: .*9000 tasks, too many to generate for the 9 results/);
  });

  it('refuses another number of tasks under the name of the published data', async () => {
    const folder = copy();
    forgeManifest(folder, ({ dataset, selection }) => {
      Object.assign(dataset, { tasks: 251 });
      Object.assign(selection, { limit: 250 });
    });
    await broken(folder, /bundle\.size: .*"builtin" has 250 tasks, not 251/);
  });

  it('refuses a malformed timing.json', async () => {
    const folder = copy();
    forge(folder, 'timing.json', () => 'no json at all <script>\n');
    await broken(folder, /timing\.json: not JSON/);
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

describe('cib score --write', () => {
  it('recomputes outcomes and scorecard from the transcript, to the original bytes', async () => {
    const folder = copy();
    forge(folder, 'scorecard.json', (text) => text.replaceAll('"value":0.76', '"value":0.96'));
    forge(folder, 'outcomes.jsonl', (text) => text.replace('"verdict":"failed"', '"verdict":"passed"'));
    expect(await cib('score', folder, '--write')).toMatchObject({ status: 0 });
    for (const name of ['scorecard.json', 'outcomes.jsonl', 'manifest.json']) {
      expect(read(folder, name) === read(original, name), name).toBe(true);
    }
  });
});

describe('a bundle of another version of its suite', () => {
  /** A bundle of a program, or of the reference, with another version and a forged scorecard. */
  async function ofVersion(version: string, { own = false } = {}): Promise<string> {
    const folder = copy();
    if (!own) await asProgram(folder);
    asVersion(folder, version);
    if (own) forgeManifest(folder, ({ adapter }) => Object.assign(adapter.declared, { version }));
    if (own) forgeManifest(folder, ({ system }) => Object.assign(system, { version }));
    return folder;
  }
  const present = () => JSON.parse(read(original, 'manifest.json')).suite.version;

  it('is not shown as a forged one by cib verify, which says first what it is and what can verify it', async () => {
    const folder = await ofVersion('1.1.0');
    const { status, stdout } = await cib('verify', folder);
    expect(status).toBe(1);
    expect(lines(stdout)[0]).toBe(
      `This bundle is of cib 1.1.0, an earlier version of the suite. This program has ${present()} and cannot verify it.`,
    );
    expect(lines(stdout)[1]).toMatch(
      /^The copy of the program that made it can: its version is .*, too, and the SHA-256/,
    );
    expect(lines(stdout)[2]).toMatch(/^Or copy it, and `cib score COPY --write` gives the copy the scores of cib/);
    expect(stdout.match(/✗.*/g)).toEqual(['✗ The bundle has this harness’s version of the suite (known-version)']);
    expect(stdout).toContain('- not compared, for the version: scorecard\n');
    expect(stdout).toContain('This bundle is invalid here, because it is of another version of its suite.\n');
    forgeManifest(folder, ({ harness }) => Object.assign(harness, { version: '0.0.9' }));
    expect((await cib('verify', folder)).stdout).toContain(
      'The release that made it can: run this command with npx context-integrity@0.0.9.\n',
    );
    expect(await cib('score', folder, '--write')).toMatchObject({ status: 0 });
    expect(await cib('verify', folder)).toMatchObject({ status: 0 });
  });

  it('is as invalid as before in cib verify --json, and in words if anything else is wrong [G3]', async () => {
    const folder = await ofVersion('1.1.0');
    const { status, stdout } = await cib('verify', folder, '--json');
    const { held, state, checks } = JSON.parse(stdout);
    expect([status, held, state]).toEqual([1, false, 'invalid']);
    expect(checks.flatMap((one: Json) => (one.held ? [] : [one.id]))).toEqual(['scorecard', 'known-version']);
    writeFileSync(`${folder}/timing.json`, read(folder, 'timing.json').replace('"wall_ms":', '"wall_ms":1'));
    await broken(folder, /✗ .*\(hashes\)/);
  });

  it('is named with its version if this program has other data', async () => {
    const folder = await ofVersion('1.1.0');
    forgeManifest(folder, ({ dataset }) => Object.assign(dataset, { sha256: '1'.repeat(64) }));
    expect(await cib('verify', folder)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /^error dataset\.needed: .*\n {2}→ This bundle is of cib 1\.1\.0, an earlier version/,
      ),
    });
  });

  it('has to be run again if a reference made it', async () => {
    const { stdout } = await cib('verify', await ofVersion('1.1.0', { own: true }));
    expect(lines(stdout)[2]).toBe('Or run this reference again.');
    expect(stdout).toContain('- not compared, for the version: binding, scorecard\n');
  });

  it.each([
    ['1.9.0', 'a later'],
    ['new', 'another'],
  ])('is not recommended to be written again if its version is %s', async (version, which) => {
    const { stdout } = await cib('verify', await ofVersion(version));
    expect(stdout).toContain(`This bundle is of cib ${version}, ${which} version of the suite.`);
    expect(stdout).not.toContain('--write');
  });

  it('is compared by cib compare after the command that it names, on a copy', async () => {
    const folder = await ofVersion('1.1.0');
    const { status, stderr } = await cib('compare', original, folder);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining(`bundle.incomparable: The bundles differ in their ver`),
    ]);
    expect(stderr).toContain(`Make a copy of ${folder}; \`cib score COPY --write\` gives the copy the version`);
    await rescored(folder);
    expect(await cib('compare', original, folder)).toMatchObject({ status: 0 });
    expect((await cib('compare', original, await ofVersion('1.10.0'))).stderr).toContain(
      'use the one with the later ver',
    );
  });

  it.each([
    ['score', (folder: string) => ['score', folder]],
    ['explain', (folder: string) => ['explain', folder]],
    ['compare', (folder: string) => ['compare', folder, original]],
  ])(
    'in the form of an earlier version is refused by cib %s, which names the command that renews it',
    async (_, words) => {
      const folder = await ofVersion('1.1.0');
      forge(folder, 'scorecard.json', (text) => text.replace('"scorecard/2"', '"scorecard/1"'));
      expect(await cib(...words(folder))).toMatchObject({
        status: 2,
        stderr: expect.stringMatching(
          /^error json\.schema: .*scorecard\.json has the form of an earlier version .*\n.*→ `cib score .* --write` writes it/,
        ),
      });
      await rescored(folder);
      expect(await cib(...words(folder))).toMatchObject({ status: 0 });
    },
  );

  it.each<[string, (manifest: Json) => void, RegExp]>([
    [
      'suite',
      (m) => Object.assign(m.suite as Json, { version: '1.10.0' }),
      /made with cib 1\.10\.0, and this is cib 1\.\d/,
    ],
    [
      'program',
      (m) => Object.assign(m.harness as Json, { version: '99.0.0-rc.1' }),
      /made with version 99\.0\.0-rc\.1 of this .*\n.*→ Use npx context-integrity@99\.0\.0-rc\.1\. Nothing was written/,
    ],
  ])('is not written by cib score --write if its %s is of a later version', async (_, change, says) => {
    const folder = copy();
    forgeManifest(folder, change);
    const before = read(folder, 'manifest.json');
    const { status, stderr } = await cib('score', folder, '--write');
    expect([status, stderr]).toEqual([2, expect.stringMatching(says)]);
    expect(stderr).toContain('error bundle.newer: ');
    expect(read(folder, 'manifest.json') === before).toBe(true);
  });

  it('is written by cib score --write if a prerelease of this program made it', async () => {
    const folder = copy();
    forgeManifest(folder, ({ harness }) => Object.assign(harness, { version: `${VERSION}-rc.1` }));
    expect(await cib('score', folder, '--write')).toMatchObject({ status: 0 });
  });
});
