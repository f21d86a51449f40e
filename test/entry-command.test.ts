import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Entry } from '../src/evidence/entry.ts';
import { writeEntry } from '../src/submissions/submit/write-entry.ts';
import { nodeFiles } from '../src/system/files.ts';
import { harness } from '../src/system/harness.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { copyOf, forge, forgeManifest } from './support/forgery.ts';
import { hostile } from './support/hostile.ts';

const made = sharedFolder();
const OWN = `image:ghcr.io/you/memory@sha256:${'d'.repeat(64)}`;
const FROM = `${made}/memory-adapter/entry.json`;

beforeAll(async () => {
  expect(await cib('init', made, '--lang', 'python', '--name', 'mine')).toMatchObject({ status: 0 });
  writeFileSync(FROM, readFileSync(FROM, 'utf8').replace('your-licence', 'MIT'));
  const words = ['--adapter', 'ref:null', '--limit', '5', '--out'];
  const broken = ['--suite', 'cib', '--adapter', hostile('extra-field', 1, 'm'), '--limit', '5'];
  expect(await cib('run', ...broken, '--out', `${made}/errored`)).toMatchObject({ status: 3 });
  for (const suite of ['cib', 'writ', 'memtrace'])
    expect(await cib('run', '--suite', suite, ...words, `${made}/${suite}`)).toMatchObject({ status: 0 });
  const wide = ['--suite', 'cib', '--episode-seconds', '61', '--adapter', 'ref:recent3', '--limit', '5'];
  expect(await cib('run', ...wide, '--out', `${made}/wide`)).toMatchObject({ status: 1 });
  const fresh = ['--suite', 'cib', '--split', 'fresh', ...words, `${made}/fresh`];
  expect(await cib('run', ...fresh)).toMatchObject({ status: 0 });
});

const written = (out: string, ...bundles: readonly string[]) => cib('entry', ...bundles, '--from', FROM, '--out', out);

/** A copy of a run, as that of another adapter. */
function commanded(folder: string, spec: string): void {
  cpSync(`${made}/cib`, folder, { recursive: true });
  forgeManifest(folder, (manifest) => {
    manifest.adapter.spec = spec;
  });
}

describe('cib entry', () => {
  it('writes an entry.json from the bundles and the template, and copies the files that belong to an entry', async () => {
    const out = `${temporaryFolder()}/entry`;
    cpSync(`${made}/cib`, `${made}/with more`, { recursive: true });
    writeFileSync(`${made}/with more/stderr.txt`, 'x');
    const { status, stdout, stderr } = await written(out, `${made}/with more`, `${made}/writ`);
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(`\n${out}/entry.json\nNext: cib submit ${out} --dry`),
    ]);
    const from = Entry.parse(JSON.parse(readFileSync(FROM, 'utf8')));
    const { system } = JSON.parse(readFileSync(`${made}/cib/manifest.json`, 'utf8'));
    expect(Entry.parse(JSON.parse(readFileSync(`${out}/entry.json`, 'utf8')))).toEqual({
      ...from,
      ...system,
      adapter: 'ref:null',
      suites: { cib: 'cib', writ: 'writ' },
    });
    for (const suite of ['cib', 'writ'])
      for (const name of readdirSync(`${made}/${suite}`))
        expect(readFileSync(`${out}/${suite}/${name}`)).toEqual(readFileSync(`${made}/${suite}/${name}`));
    expect(readdirSync(`${out}/cib`)).not.toContain('stderr.txt');
    // The entry passes the rules of a board.
    const noImage = 'The board runs images only, and this entry is of ref:null. The entry will be self-reported';
    const dry = await cib('submit', out, '--dry-run');
    expect([dry.status, stderr, dry.stderr]).toEqual([0, ...Array(2).fill(expect.stringContaining(noImage))]);
    expect(dry.stdout).toMatch(
      /^The entry is in order as a claim: no board can run this adapter, .* without a rank\. It is partial \(cib: 5 of 250 tasks; .*\)\. These files/,
    );
    expect(dry.stdout).toContain(`It was checked by the rules of release ${harness().version} (cib `);
  });

  it.each([
    ['API_TOKEN=tok-S3CRET node memory.mjs', 'sets the variable API_TOKEN'],
    ["cd memory && env LEVEL=1 openai_api_key='S3CRET' node memory.mjs", 'sets the variable openai_api_key'],
    ['docker run -i --env=DB_PASSWORD=S3CRET memory', 'sets the variable DB_PASSWORD'],
    ['set API_TOKEN=S3CRET&& node memory.mjs', 'sets the variable API_TOKEN'],
    ['node memory.mjs --api-key S3CRET', 'sets the option --api-key'],
    ['node memory.mjs --auth-token=S3CRET', 'sets the option --auth-token'],
    ['node memory.mjs --with sk-proj-S3CRET-0123', 'has a text that begins with sk-'],
  ])('refuses the command line %s without its secret, and so does cib submit', async (command, does) => {
    const folder = temporaryFolder();
    commanded(`${folder}/cib`, `cmd:${command}`);
    const refused = (where: string) =>
      `error entry.invalid: ${where}: the command line of the adapter ${does}, which looks like a secret.\n  → An entry is public, `;
    const { status, stderr } = await written(`${folder}/entry`, `${folder}/cib`);
    expect([status, stderr]).toEqual([2, expect.stringContaining(refused(`${folder}/cib/manifest.json`))]);
    expect(stderr).not.toContain('S3CRET');
    const entry = { ...JSON.parse(readFileSync(FROM, 'utf8')), adapter: `cmd:${command}`, suites: { cib: 'cib' } };
    writeFileSync(
      `${folder}/entry.json`,
      JSON.stringify({ ...entry, kind: 'control', name: 'null', version: '1.2.0' }),
    );
    const sent = await cib('submit', folder, '--dry-run');
    expect([sent.status, sent.stderr]).toEqual([2, expect.stringContaining(refused(`${folder}/entry.json`))]);
    expect(sent.stderr).not.toContain('S3CRET');
  });

  it.each([
    ...['API_TOKEN=$API_TOKEN node m', 'MAX_TOKENS=9 node m', 'API_KEY="" node m', 'node m --key=x'],
    ...['OPENAI_API_KEY=none node m', 'PASSWORD_FILE=/run/pass node m', 'MAX_TOKEN=512 node m', 'node m --max-token 9'],
    ...['set API_KEY=%API_KEY%&& node m', 'node m --api-key $API_KEY', 'node m --api-key --fast'],
  ])('takes the command line %s, which has no secret', async (command) => {
    const folder = temporaryFolder();
    commanded(`${folder}/cib`, `cmd:${command}`);
    expect(await written(`${folder}/entry`, `${folder}/cib`)).toMatchObject({ status: 0 });
  });

  it.each([
    ['cmd:node /home/alice/memory.mjs', '/home/alice/memory.mjs'],
    ['cmd:PYTHONPATH="/srv/acme/lib" python3 m.py', '/srv/acme/lib'],
    ['cmd:node C:\\Users\\alice\\m.mjs', 'C:\\Users\\alice\\m.mjs'],
    ['dir:/Users/alice/memory', '/Users/alice/memory'],
    ['cmd:/usr/bin/python3 -u memory/adapter.py --port 80 --to http://localhost/a/b', undefined],
  ])('notes the path of the machine in the adapter %s', async (adapter, path) => {
    const folder = temporaryFolder();
    commanded(`${folder}/cib`, adapter);
    const { status, stderr } = await written(`${folder}/entry`, `${folder}/cib`);
    expect(status).toBe(0);
    const [, noted] = /its adapter has a path of your machine: (\S+)\. /.exec(stderr) ?? [];
    expect(noted).toBe(path);
  });

  it.each<[string, (folder: string) => readonly string[], RegExp]>([
    ['a second bundle of a suite', () => [`${made}/cib`, `${made}/cib`], /usage: .* is a second bundle of cib\./],
    [
      'bundles of two versions',
      () => [`${made}/cib`, `${made}/memtrace`],
      /submission\.mismatch: .*version of their system: .*cib is of "1\.2\.0", .*memtrace is of .*\n {2}→ All bundles of an entry must come from the same version/,
    ],
    [
      'bundles of two adapters',
      (folder) => {
        cpSync(`${made}/writ`, `${folder}/writ`, { recursive: true });
        const path = `${folder}/writ/manifest.json`;
        writeFileSync(path, readFileSync(path, 'utf8').replace('"ref:null"', '"cmd:other"'));
        return [`${made}/cib`, `${folder}/writ`];
      },
      /submission\.mismatch: .*adapter of their system: .*cib is of "ref:null", .*writ is of "cmd:other"\.\n {2}→ .* Run each suite with the same adapter\./,
    ],
    [
      'a run in which every task errored',
      () => [`${made}/errored`],
      /bundle\.invalid: No board accepts .*errored: the run is failed, with 5 of 5 tasks errored; the broken rule is “/,
    ],
    [
      'a run with wider limits, in which no task errored',
      () => [`${made}/wide`],
      /bundle\.invalid: No board accepts .*wide: the run is invalid; the broken rule is “.*\n {2}→ Nothing was written\. Find the reason with `cib verify \S+\/wide`, correct it/,
    ],
    [
      'a run on fresh tasks',
      () => [`${made}/fresh`],
      /submission\.mismatch: .*fresh is a run on fresh tasks, and systems are compared on the public ones\.\n {2}→ Use the run on the public tasks/,
    ],
    [
      'an image that no registry has',
      (folder) => {
        cpSync(`${made}/cib`, `${folder}/cib`, { recursive: true });
        const path = `${folder}/cib/manifest.json`;
        writeFileSync(path, readFileSync(path, 'utf8').replace('"ref:null"', '"image:memory:1"'));
        return [`${folder}/cib`];
      },
      /usage: .* was made with image:memory:1, which has no digest.*\n {2}→ Push the image, .*docs\/guide-submit\.md#what-an-image-must-be/,
    ],
  ])('refuses %s, and writes nothing', async (_, bundles, says) => {
    const folder = temporaryFolder();
    const { status, stderr } = await written(`${folder}/entry`, ...bundles(folder));
    expect([status === 0, stderr]).toEqual([false, expect.stringMatching(says)]);
    expect(readdirSync(folder)).not.toContain('entry');
  });

  it.each([
    ['for another platform', 'ghcr.io', 'linux/arm64', 'this image is for linux/arm64'],
    [
      'of a registry on this machine',
      'localhost:5000',
      'linux/amd64',
      'The registry localhost:5000 is on this machine',
    ],
    ['of one on the loopback address', '127.0.0.1', 'linux/amd64', 'The registry 127.0.0.1 is on this machine'],
  ])('says that the board cannot run an image %s', async (_, registry, platform, says) => {
    const folder = temporaryFolder();
    cpSync(`${made}/cib`, `${folder}/cib`, { recursive: true });
    const path = `${folder}/cib/manifest.json`;
    const repo_digest = `${registry}/you/memory@sha256:${'d'.repeat(64)}`;
    const image = JSON.stringify({ id: `sha256:${'e'.repeat(64)}`, platform, repo_digest });
    const text = readFileSync(path, 'utf8').replace('"image":null', `"image":${image}`);
    writeFileSync(path, text.replace('"ref:null"', `"image:${repo_digest}"`));
    const { status, stderr } = await written(`${folder}/entry`, `${folder}/cib`);
    expect([status, stderr]).toEqual([0, expect.stringContaining(says)]);
    const entry = JSON.parse(readFileSync(`${folder}/entry/entry.json`, 'utf8'));
    expect(entry).toMatchObject({ adapter: `image:${repo_digest}`, platform });
  });

  it('says that a partial run gets no rank, as the dry run of cib submit does', async () => {
    const out = `${temporaryFolder()}/entry`;
    const says =
      /^The run of cib is partial: 5 of 250 tasks\. A board shows it, marked as partial and without a rank\./m;
    expect((await written(out, `${made}/cib`)).stderr).toMatch(says);
    const dry = await cib('submit', out, '--dry-run');
    expect(dry.stderr).toMatch(says);
    expect(dry.stdout).toMatch(/^The entry is in order.* It is partial \(cib: 5 of 250 tasks\)\. These /);
  });

  it('says that a run has the outcomes of the example of `cib init`, as the dry run of cib submit does', async () => {
    const bundle = copyOf('leaderboard/entries/example-python/cib');
    const says =
      /^The run of cib has the same outcome in every task as the example that `cib init` writes: it measures the example/m;
    const entered = async (out: string) => {
      const said = await written(out, bundle);
      return [said, await cib('submit', out, '--dry-run')].map(({ status, stderr }) => [status, says.test(stderr)]);
    };
    const folder = temporaryFolder();
    expect(await entered(`${folder}/example`)).toEqual(Array(2).fill([0, false]));
    forge(bundle, 'scorecard.json', (text) => text.replaceAll('example-lexical-python', 'mine'));
    forgeManifest(bundle, (manifest) => Object.assign(manifest.system, { name: 'mine' }));
    const renamed = await written(`${folder}/renamed`, bundle);
    expect([renamed.status, renamed.stderr]).toEqual([0, expect.stringMatching(says)]);
  });

  it('points out a slug that is as `cib init` wrote it', async () => {
    const folder = temporaryFolder();
    const from = `${folder}/from.json`;
    const says = async (slug: string, change: object, out: string) => {
      writeFileSync(from, JSON.stringify({ ...JSON.parse(readFileSync(FROM, 'utf8')), slug, ...change }));
      return cib('entry', `${made}/cib`, '--from', from, '--out', `${folder}/${out}`);
    };
    expect((await says('my-memory', {}, 'a')).stderr).toMatch(
      /^The entry has the slug my-memory, as `cib init` wrote it\. If that is wrong, correct \S+, delete the folder \S+\/a, and repeat this command\.$/m,
    );
    for (const { status, stderr } of [await says('mine', {}, 'b'), await says('my-memory', { adapter: OWN }, 'c')])
      expect([status, stderr]).toEqual([0, expect.not.stringContaining('as `cib init` wrote')]);
  });

  it('refuses the licence that `cib init` wrote, which no board accepts, and writes nothing', async () => {
    const folder = temporaryFolder();
    const from = `${folder}/from.json`;
    writeFileSync(from, readFileSync(FROM, 'utf8').replace('"MIT"', '"your-licence"'));
    expect(await cib('entry', `${made}/cib`, '--from', from, '--out', `${folder}/entry`)).toEqual({
      status: 2,
      stdout: '',
      stderr: `error entry.invalid: ${from}: $.licence is still \`your-licence\`.\n  → Set it to the licence of your system, such as its SPDX identifier \`MIT\`, or \`proprietary\` if there is none.\n`,
    });
    expect(readdirSync(folder)).toEqual(['from.json']);
  });

  it('leaves a bundle as it is whose name is that of the new folder with an ending', async () => {
    const folder = temporaryFolder();
    const bundle = `${folder}/entry.draft`;
    cpSync(`${made}/cib`, bundle, { recursive: true });
    expect(await written(`${folder}/entry`, bundle)).toMatchObject({ status: 0 });
    expect(readdirSync(folder)).toEqual(['entry', 'entry.draft']);
    expect(readdirSync(bundle)).toEqual(readdirSync(`${made}/cib`));
  });

  it('takes a template with only the fields that no run has', async () => {
    const folder = temporaryFolder();
    const from = `${folder}/from.json`;
    const { slug, licence, network, platform } = JSON.parse(readFileSync(FROM, 'utf8'));
    writeFileSync(from, JSON.stringify({ slug, licence, network, platform }));
    const words = ['entry', `${made}/cib`, '--from', from, '--out'];
    expect(await cib(...words, `${folder}/a`)).toMatchObject({ status: 0 });
    expect(await written(`${folder}/b`, `${made}/cib`)).toMatchObject({ status: 0 });
    expect(JSON.parse(readFileSync(`${folder}/a/entry.json`, 'utf8'))).toEqual(
      JSON.parse(readFileSync(`${folder}/b/entry.json`, 'utf8')),
    );
    // Only a run of an image has a platform.
    writeFileSync(from, JSON.stringify({ slug, licence, network }));
    const { status, stderr } = await cib(...words, `${folder}/c`);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/: \$\.platform: missing\n {2}→ Correct the file/)]);
  });

  it('writes nothing into a bundle, at any depth, which that would make invalid', async () => {
    const bundle = `${made}/memtrace`;
    for (const [inside, free] of [
      ['entry', 'entry'],
      ['more/of/it', 'it'],
    ])
      expect(await written(`${bundle}/${inside}`, bundle)).toMatchObject({
        status: 2,
        stderr: `error out.exists: ${bundle}/${inside} is in the bundle ${bundle}, and a bundle with another file or folder in it is invalid.\n  → Nothing was written. Give a path that is in no bundle, such as ${made}/${free}.\n`,
      });
    expect(await cib('init', bundle, '--lang', 'python')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`error out.exists: ${bundle}/memory-adapter is in the bundle ${bundle}, and`),
    });
    expect(await cib('verify', bundle)).toMatchObject({ status: 0 });
  });

  it.each([
    ['generate', '--suite', 'cib', '--out'],
    ['convert', 'none.json', '--suite', 'memtrace', '--from', 'locomo', '--out'],
    ['heldout', 'commit', '--secret', 'none', '--out'],
    ['heldout', 'commit', '--out', 'none', '--secret'],
    ['heldout', 'reveal', '--secret', 'none', '--out'],
    ['release', '--suite', 'cib', '--out'],
    ['references', '--suite', 'cib', '--out'],
    ['demo', '--suite', 'cib', '--out'],
    ['site', '--entries', 'leaderboard/entries', '--out'],
    ['baselines', '--suite', 'context-decay', '--part', 'paper', '--lengths', '50', '--trials', '1', '--raw'],
    ['baselines', '--suite', 'context-decay', '--part', 'paper', '--lengths', '50', '--trials', '1', '--report'],
  ])('no command writes into a bundle: %j', async (...words) => {
    const bundle = `${made}/memtrace`;
    expect(await cib(...words, `${bundle}/more`)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`error out.exists: ${bundle}/more is in the bundle ${bundle}, and`),
    });
    expect(await cib('verify', bundle)).toMatchObject({ status: 0 });
  });

  it.each([
    [{ slug: 'My memory!' }, '$.slug: only lower-case letters, digits, ".", "_" and "-" are allowed'],
    [{ licence: undefined }, '$.licence: missing'],
    [{ adapter: 'image:ghcr.io/you/memory:latest' }, 'as a tag may later point to another image'],
  ])('names what is wrong in the template, and where its fields are explained: %o', async (change, says) => {
    const from = `${temporaryFolder()}/from.json`;
    writeFileSync(from, JSON.stringify({ ...JSON.parse(readFileSync(FROM, 'utf8')), ...change }));
    const { status, stderr } = await cib('entry', `${made}/cib`, '--from', from, '--out', `${made}/of-wrong`);
    expect([status, stderr]).toEqual([2, expect.stringContaining(says)]);
    expect(stderr).toMatch(/→ Correct the file: \S*docs\/guide-submit\.md#the-fields-of-entryjson says/);
  });

  it('says what writes an entry.json if there is none', async () => {
    const words = [`${made}/cib`, '--from', `${made}/none.json`, '--out', `${made}/of-none`];
    const { status, stderr } = await cib('entry', ...words);
    expect(status).toBe(2);
    expect(stderr).toMatch(/There is no .*none\.json\.\n {2}→ `cib init` writes an entry\.json/);
  });

  it('refuses a bundle of which a file was changed after the run, and writes nothing', async () => {
    const folder = temporaryFolder();
    cpSync(`${made}/cib`, `${folder}/cib`, { recursive: true });
    const path = `${folder}/cib/transcript.jsonl`;
    writeFileSync(path, readFileSync(path, 'utf8').replace('"evidence":[]', '"evidence":["a"]'));
    const { status, stderr } = await written(`${folder}/entry`, `${folder}/cib`);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/error bundle\.hash: .*cib: .* transcript\.jsonl /)]);
    expect(existsSync(`${folder}/entry`)).toBe(false);
  });

  it('leaves nothing that its next attempt would refuse if it is killed', async () => {
    const out = `${temporaryFolder()}/entry`;
    const killed = new Promise<void>((reached) => {
      const write = (path: string, content: string | Uint8Array) => {
        if (!path.endsWith('/entry.json')) return nodeFiles.write(path, content);
        reached();
        return new Promise<void>(() => {});
      };
      void writeEntry({ ...nodeFiles, write }, { bundles: [`${made}/cib`], from: FROM, out });
    });
    await killed;
    expect(await written(out, `${made}/cib`)).toMatchObject({ status: 0 });
    expect(readdirSync(dirname(out))).toEqual(['entry']);
  });

  it('replaces no existing entry', async () => {
    const { status, stderr } = await written(made, `${made}/cib`);
    expect([status, stderr]).toEqual([2, expect.stringContaining('out.exists')]);
  });
});
