import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import { gitTree } from '../src/git/tree.ts';
import { nodePorts } from '../src/system/ports.ts';
import type { AnyJson } from './support/any-json.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { broken, copyOf, forge, forgeManifest, read } from './support/forgery.ts';
import { gitRepository } from './support/git.ts';
import { commandsIn, controlsIn } from './support/runner-commands.ts';

let original: string;

beforeAll(async () => {
  original = `${sharedFolder()}/b`;
  const words = ['--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '12', '--out', original];
  expect(await cib('run', ...words)).toMatchObject({ status: 0 });
});

const copy = () => copyOf(original);

/** Writes a zip with one stored entry; Python's own writer allows any name and mode. */
function zip(path: string, name: string, mode = 0o100644, copies = 1): void {
  const script = `import sys, warnings, zipfile
warnings.simplefilter('ignore')
with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as z:
    for _ in range(int(sys.argv[4])):
        info = zipfile.ZipInfo(sys.argv[2].encode('latin1').decode('unicode_escape'))
        info.external_attr = int(sys.argv[3]) << 16
        z.writestr(info, b'0' * 1000000)`;
  execFileSync('python3', ['-c', script, path, name, String(mode), String(copies)]);
}

describe('cib verify on an archive', () => {
  it.each([
    ['has a path that leaves the folder', '../x'],
    ['is absolute', '/x'],
    ['names a drive', 'C:\\\\x'],
    ['leaves the folder by backslashes', '..\\\\x'],
    ['is a link', 'x', 0o120777],
    ['occurs twice', 'x', 0o100644, 2],
    ['has a NUL in its name', 'x\\x00y'],
    ['has a line feed in its name', 'x\\ny'],
    ['has an escape in its name', 'x\\x1b[2Jy'],
    ['is a device', 'CON'],
    ['has a name that is too long', 'x'.repeat(300)],
    ['is a decompression bomb', 'x', 0o100644, 200],
  ])(
    'refuses an archive without unpacking it if an entry %s [E1, E2]',
    async (_what, name, mode = 0o100644, copies = 1) => {
      const folder = temporaryFolder();
      zip(`${folder}/b.zip`, name, mode, copies);
      await broken(`${folder}/b.zip`, /bundle\.archive: it is an archive; /);
      expect(readdirSync(folder)).toEqual(['b.zip']);
    },
  );

  it('refuses every format, whatever its name [E1]', async () => {
    const folder = temporaryFolder();
    execFileSync('tar', ['-cf', `${folder}/tar`, '-C', original, '.']);
    execFileSync('tar', ['-czf', `${folder}/gzip`, '-C', original, '.']);
    for (const name of ['tar', 'gzip']) await broken(`${folder}/${name}`, /bundle\.archive: .* is an archive/);
    const stray = copy();
    writeFileSync(`${stray}/manifest.zip`, '');
    await broken(stray, /bundle\.stray: .*"manifest\.zip"/);
  });
});

describe('cib verify on a manifest', () => {
  it.each([
    ['json.syntax', ''],
    ['json.syntax', 'a: &x [1, 2]\nb: *x\n<<: *x\n'],
    ['json.syntax', '!!js/function "x"\n'],
    ['json.syntax', '{"version": NaN}'],
    ['json.schema', '[]'],
    ['json.duplicate-key', '{"schema":"manifest/1","schema":"manifest/1"}'],
    ['json.duplicate-key', '{"a":{"valid":false,"\\u0076alid":true}}'],
    ['json.depth', '['.repeat(1_000_000)],
    ['json.number', '{"dataset":{"tasks":1e400}}'],
    ['json.number', '{"dataset":{"tasks":-0}}'],
    ['json.number', '{"dataset":{"tasks":9007199254740993}}'],
    ['json.name', '{"__proto__":{"valid":true}}'],
    ['json.text', '\ufeff{}'],
    ['json.text', '{"nonce":"\\ud800"}'],
    ['json.size', ' '.repeat(5_000_000)],
    ['json.schema', '{"nonce":"../../x"}'],
  ])('refuses malformed JSON: %s, case %# [E5, E6, E7, E8]', async (code, text) => {
    const folder = copy();
    writeFileSync(`${folder}/manifest.json`, text);
    await broken(folder, new RegExp(`${code}: .*manifest\\.json`));
  });

  it('refuses a dataset of more than ten million tasks', async () => {
    const folder = copy();
    forgeManifest(folder, ({ dataset }) => Object.assign(dataset, { tasks: 10_000_001 }));
    await broken(folder, /json\.schema: .*manifest\.json: \$\.dataset\.tasks/);
  });

  it.each(['banana', '1', '1.0', '01.0.0', '1.0.0 ', '1.0.0-'])(
    'refuses %j as the version of the harness',
    async (version) => {
      const folder = copy();
      forgeManifest(folder, ({ harness }) => Object.assign(harness, { version }));
      await broken(folder, /json\.schema: .*manifest\.json: \$\.harness\.version: must be a version such as 1\.2\.3/);
    },
  );

  it.each([
    ['2026-11-02T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    // As texts, these come before every date of four digits.
    ['+275760-09-13T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['-000001-01-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
  ])('refuses a run that began at %s and ended at %s [I2]', async (started, finished) => {
    const folder = copy();
    forgeManifest(folder, ({ dates }) => Object.assign(dates, { started, finished }));
    await broken(folder, /bundle\.binding: .*\$\.dates/);
  });

  it('refuses a name that would be cut within a character [E9]', async () => {
    const folder = copy();
    forgeManifest(folder, (manifest) => {
      const prompt = { id: 'decide/1', sha256: 'a'.repeat(64) };
      const model = {
        ...{ name: `${'m'.repeat(37)}${'😀'.repeat(20)}`, endpoint_family: 'openai', temperature: 0 },
        ...{ max_output_tokens: 512, date: '2026-01-01', prompt_template: `${prompt.id} sha256:${prompt.sha256}` },
      };
      Object.assign(manifest, { actor: { kind: 'model', format: 'json_schema', prompt }, model });
      Object.assign(manifest.adapter.declared, { model });
    });
    await broken(folder, /bundle\.binding: .*\$\.system/);
  });

  it('refuses a long name in every command, without sorting its marks [E9]', async () => {
    const folder = copy();
    forgeManifest(folder, ({ system }) => Object.assign(system, { name: `a${'\u0301\u0316'.repeat(20_000)}` }));
    await broken(folder, /json\.schema: .*manifest\.json: \$\.system\.name/);
    const { status, stderr } = await cib('flags', folder, '--entries', temporaryFolder());
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^error json\.schema: .*\$\.system\.name/)]);
  });

  const query = { n: 1, p50: 1, p90: 1, p99: 1, max: 1, buckets: [[349, 1]] };
  it.each<[string, object]>([
    ['wall_ms', { wall_ms: -1 }],
    ['start_ms', { start_ms: -1 }],
    ['latency_ms.query.p50', { latency_ms: { query: { ...query, p50: -1 } } }],
    ['latency_ms.query.n', { latency_ms: { query: { ...query, n: -1 } } }],
    // Their sum is no safe integer, of which no quantile can be computed.
    ['latency_ms.query.buckets', { latency_ms: { query: { ...query, buckets: [[349, Number.MAX_SAFE_INTEGER]] } } }],
    ['latency_ms.query.buckets', { latency_ms: { query: { ...query, buckets: [1, 1].map((n) => [349, n]) } } }],
    ['latency_ms.query.buckets', { latency_ms: { query: { ...query, buckets: [349, 348].map((i) => [i, 1]) } } }],
  ])('refuses times and counts that no run has: %s, case %# [E6]', async (path, change) => {
    const folder = copy();
    forge(folder, 'timing.json', (text) => `${canonical({ ...JSON.parse(text), ...change })}\n`);
    await broken(folder, new RegExp(`json\\.schema: .*timing\\.json: \\$\\.${path}`));
  });

  it('refuses invalid UTF-8, and JSON that is not canonical [E5]', async () => {
    const bytes = copy();
    const text = readFileSync(`${bytes}/manifest.json`, 'latin1');
    writeFileSync(`${bytes}/manifest.json`, text.replace('"name":"lexical3"', '"name":"lexical\xff"'), 'latin1');
    await broken(bytes, /json\.text: .*manifest\.json is not valid UTF-8/);
    const spaced = copy();
    writeFileSync(`${spaced}/manifest.json`, read(spaced, 'manifest.json').replace('{"', '{ "'));
    await broken(spaced, /json\.canonical: .*manifest\.json/);
    const windows = copy();
    writeFileSync(`${windows}/manifest.json`, read(windows, 'manifest.json').replace('\n', '\r\n'));
    await broken(
      windows,
      /json\.canonical: The lines of .*manifest\.json end with CR LF, as Git writes them on Windows/,
    );
  });

  it.each([
    ['no line feed', ''],
    ['two line feeds', '\n\n'],
  ])('refuses a manifest with %s at its end', async (_what, end) => {
    const folder = copy();
    writeFileSync(`${folder}/manifest.json`, `${read(folder, 'manifest.json').trimEnd()}${end}`);
    await broken(folder, /json\.canonical: .*manifest\.json/);
  });

  it('refuses malformed lines of the transcript, too [E5, E6, E7]', async () => {
    const cases: [RegExp, (line: string) => string][] = [
      [/json\.duplicate-key: .*transcript\.jsonl:1: \$\.id occurs twice/, (line) => line.replace('{', '{"id":"x",')],
      [/json\.number: .*transcript\.jsonl:1: \$\.faults\.x is -0/, (line) => line.replace('{', '{"faults":{"x":-0},')],
      [/json\.depth: .*transcript\.jsonl:1/, (line) => line.replace('[', '['.repeat(90))],
      [/json\.schema: .*transcript\.jsonl:1: \$\.replies/, (line) => line.replace('"replies":', '"replies":7,"x":')],
      [/json\.syntax: .*transcript\.jsonl:1/, (line) => line.slice(1)],
    ];
    for (const [says, change] of cases) {
      const folder = copy();
      forge(folder, 'transcript.jsonl', (text) => text.replace(/^.*/, change));
      await broken(folder, says);
    }
  });
});

describe('cib verify on the list of files in a manifest', () => {
  const digest = '0'.repeat(64);
  const named = (path: string) => ({ path, bytes: 0, lines: 0, sha256: digest });

  it.each<[string, RegExp, (files: AnyJson[]) => void]>([
    ['a missing file', /bundle\.list: .*\$\.files\[4\]\.path: "gone\.json"/, (files) => files.push(named('gone.json'))],
    ['itself', /bundle\.list: .*"manifest\.json" is none/, (files) => files.push(named('manifest.json'))],
    ['too few', /bundle\.list: .*outcomes\.jsonl is not listed/, (files) => files.shift()],
    ['one twice', /bundle\.list: .*outcomes\.jsonl occurs twice/, (files) => files.push({ ...files[0] })],
    [
      'an absolute path',
      /bundle\.list: .*"\/etc\/passwd"/,
      (files) => Object.assign(files[0], { path: '/etc/passwd' }),
    ],
    ['a climbing path', /bundle\.list: .*"\.\.\/x"/, (files) => Object.assign(files[0], { path: '../x' })],
    ['a short digest', /json\.schema: .*\$\.files\[0\]\.sha256/, (files) => Object.assign(files[0], { sha256: '0f' })],
    [
      'an upper-case digest',
      /json\.schema: .*\$\.files\[0\]\.sha256/,
      (files) => Object.assign(files[0], { sha256: 'AB'.repeat(32) }),
    ],
    ['another digest’s name', /json\.schema: .*\$\.files\[0\]/, (files) => Object.assign(files[0], { sha1: digest })],
  ])('refuses a list with %s [E4]', async (_what, says, change) => {
    const folder = copy();
    forgeManifest(folder, ({ files }) => change(files));
    await broken(folder, says);
  });

  it.each(['bytes', 'lines'])('refuses a list with another number of %s than the file has', async (what) => {
    const folder = copy();
    forgeManifest(folder, ({ files }) => {
      files[0][what] += 1;
    });
    await broken(folder, /bundle\.hash: .*outcomes\.jsonl \(\$\.files\[0\]\)/);
  });
});

describe('cib verify on a folder', () => {
  it('refuses a folder, a link and a pointer of Git LFS in it [E3]', async () => {
    const nested = copy();
    mkdirSync(`${nested}/more`);
    await broken(nested, /bundle\.entry: .*"more" is a folder/);
    const linked = copy();
    symlinkSync('/etc/passwd', `${linked}/notes`);
    await broken(linked, /bundle\.entry: .*"notes" is a symbolic link/);
    const pointer = copy();
    writeFileSync(`${pointer}/transcript.jsonl`, 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n');
    await broken(pointer, /bundle\.entry: .*"transcript\.jsonl" is a pointer of Git LFS/);
  });

  it('escapes unusual file names in its output [E1]', async () => {
    const folder = copy();
    writeFileSync(`${folder}/\u001b[2J\n::error::x\u202e`, '');
    const { stdout } = await cib('verify', folder);
    expect(stdout).toMatch(/bundle\.stray/);
    expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\u202e|^::/mu);
  });
});

describe('cib score, on a scorecard with escape sequences and workflow commands', () => {
  const EVIL = '\u001b[2J\u202e\n::error::x ##[add-mask]e';

  it.each<[string, (card: AnyJson) => void]>([
    ['the suite’s version', ({ suite }) => Object.assign(suite, { version: EVIL })],
    ['a rule', ({ validity }) => Object.assign(validity.rules[0], { id: EVIL, held: false })],
    ['a control', ({ validity }) => Object.assign(validity.controls[0], { name: EVIL, metric: EVIL, held: false })],
  ])('shows them as text in %s [B1, B5]', async (_what, change) => {
    const folder = copy();
    forge(folder, 'scorecard.json', (text) => {
      const card = JSON.parse(text);
      card.validity.state = 'failed';
      change(card);
      return `${canonical(card)}\n`;
    });
    const { status, stdout } = await cib('score', folder);
    expect(status).toBe(0);
    expect(stdout).toContain('u001b[2J');
    expect([...commandsIn(stdout), ...controlsIn(stdout)]).toEqual([]);
  });
});

describe('cib verify --at, on a bundle in a Git tree', () => {
  it('reads the commit, not the work tree, whatever the attributes say [E3]', async () => {
    const repository = gitRepository();
    repository.add(original, 'entries/x/cib');
    const commit = repository.commit();
    writeFileSync(`${repository.folder}/.gitattributes`, '* text eol=crlf ident\n');
    writeFileSync(`${repository.folder}/entries/x/cib/outcomes.jsonl`, 'other\n');
    const words = ['verify', 'entries/x/cib', '--repository', repository.folder, '--at', commit];
    const result = await cibJson<{ held: boolean; checks: unknown[] }>(...words);
    expect(result.held).toBe(true);
    await broken(`${repository.folder}/entries/x/cib`, /bundle\.hash/);
  });

  it('says what is missing: the repository, the commit or the folder', async () => {
    const repository = gitRepository();
    repository.add(original, 'b');
    const commit = repository.commit();
    const said = async (folder: string, at: string, path: string) => {
      const { status, stderr } = await cib('verify', path, '--repository', folder, '--at', at);
      return [status, stderr.split('\n').slice(0, 2).join('')];
    };
    expect(await said(temporaryFolder(), commit, 'b')).toEqual([
      2,
      expect.stringMatching(/^error revision\.unknown: Git finds no repository in .* {2}→ Give the folder of a clone/),
    ]);
    expect(await said(repository.folder, 'none', 'b')).toEqual([
      2,
      expect.stringMatching(/^error revision\.unknown: "none" is not a commit of .* {2}→ Fetch the commit first/),
    ]);
    expect(await said(repository.folder, commit, 'entries/b')).toEqual([
      2,
      expect.stringMatching(/^error file\.missing: Commit \w{40} has no folder entries\/b\. {2}→ Give its path from/),
    ]);
  });

  it('refuses a link, a submodule, an executable, attributes and a folder [E3]', async () => {
    const cases: [RegExp, (folder: string, repository: ReturnType<typeof gitRepository>) => void][] = [
      [/"notes" is a symbolic link/, (folder) => symlinkSync('manifest.json', `${folder}/notes`)],
      [/"timing\.json" is executable/, (folder) => chmodSync(`${folder}/timing.json`, 0o755)],
      [/\.gitattributes changes/, (folder) => writeFileSync(`${folder}/.gitattributes`, '* ident\n')],
      [/"sub" is a folder/, (folder) => mkdirSync(`${folder}/sub`) ?? writeFileSync(`${folder}/sub/x`, '')],
      [/"mod" is a submodule/, (_folder, { submodule }) => submodule('b/mod')],
    ];
    for (const [says, change] of cases) {
      const repository = gitRepository();
      repository.add(original, 'b');
      change(`${repository.folder}/b`, repository);
      const commit = repository.commit();
      const { status, stdout } = await cib('verify', 'b', '--repository', repository.folder, '--at', commit);
      expect(stdout).toMatch(says);
      expect(stdout).toMatch(/bundle\.entry/);
      expect(status).toBe(1);
    }
  });

  it('ignores replacements of objects in the repository [E3]', async () => {
    const repository = gitRepository();
    repository.add(original, 'b');
    const commit = repository.commit();
    repository.replaceBlob('b/scorecard.json', canonical({ forged: true }));
    const words = ['verify', 'b', '--repository', repository.folder, '--at', commit];
    expect(await cib(...words)).toMatchObject({ status: 0 });
  });

  it.each([
    ['a file', 'HEAD:b/scorecard.json', 'HEAD:forged/scorecard.json', 'file.unreadable'],
    ['a folder', 'HEAD:b', 'HEAD:forged', 'file.unreadable'],
    // Git itself compares these with their ids.
    ['the root folder', 'HEAD^{tree}', 'HEAD:other', 'file.unreadable'],
    ['the commit', 'HEAD', 'HEAD~1', 'revision.unknown'],
  ])('refuses a repository that holds other bytes under the id of %s [L3]', async (_what, name, other, code) => {
    const repository = gitRepository();
    repository.add(original, 'b');
    repository.commit();
    repository.add(original, 'forged');
    repository.add(original, 'other/b');
    writeFileSync(`${repository.folder}/forged/scorecard.json`, canonical({ forged: true }));
    const commit = repository.commit();
    const words = ['verify', 'b', '--repository', repository.folder, '--at', commit];
    expect(await cib(...words)).toMatchObject({ status: 0 });
    repository.swap(name, other);
    expect(await cib(...words)).toMatchObject({ status: 2, stderr: expect.stringContaining(`error ${code}: `) });
  });

  it('refuses a large file that has other bytes than its id says [L3]', async () => {
    const repository = gitRepository();
    repository.add(original, 'b');
    for (const [name, letter] of [
      ['b/large', 'a'],
      ['other', 'b'],
    ] as const)
      writeFileSync(`${repository.folder}/${name}`, letter.repeat(2_000_000));
    const commit = repository.commit();
    const tree = await gitTree(nodePorts().processes, repository.folder, commit);
    expect((await tree.bytes('b/large')).length).toBe(2_000_000);
    repository.swap('HEAD:b/large', 'HEAD:other');
    await expect(tree.bytes('b/large')).rejects.toThrow(/is corrupt: its contents do not match its id/);
  });

  it('refuses a revision that does not exist', async () => {
    const repository = gitRepository();
    repository.add(original, 'b');
    repository.commit();
    for (const revision of ['0'.repeat(40), '--upload-pack=x', 'HEAD:b', 'nowhere']) {
      const said = await cib('verify', 'b', '--repository', repository.folder, '--at', revision);
      expect(said, revision).toMatchObject({ status: 2, stderr: expect.stringContaining('revision.unknown') });
    }
  });
});
