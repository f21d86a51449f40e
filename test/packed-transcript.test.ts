import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { datasetOf, loadManifest } from '../src/bundles/load-bundle.ts';
import { digestTranscript, packedSize, packedTranscript, transcriptTexts } from '../src/bundles/transcript.ts';
import { loadSuite, SUITE_IDS } from '../src/suites/catalogue.ts';
import { nodeFiles } from '../src/system/files.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { broken, copyOf, forgeManifest, read } from './support/forgery.ts';
import { memoryFiles } from './support/memory-files.ts';

const PLAIN = 'transcript.jsonl';
const GZ = 'transcript.jsonl.gz';
const MIB = 1_048_576;

let original: string;
let packed: string;

beforeAll(async () => {
  original = `${sharedFolder()}/b`;
  const words = ['--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '12', '--out', original];
  expect(await cib('run', ...words)).toMatchObject({ status: 0 });
  packed = `${sharedFolder()}/b`;
  cpSync(original, packed, { recursive: true });
  expect(await cib('pack', packed)).toMatchObject({ status: 0, stderr: '' });
});

const copy = () => copyOf(packed);

/** The output of a command on a folder, without the folder's name. */
async function said(command: string, folder: string, ...words: string[]) {
  const { stdout, status } = await cib(command, folder, ...words);
  return { status, stdout: stdout.replaceAll(folder, 'DIR') };
}

describe('cib pack', () => {
  it('replaces the plain transcript, and writes ids as positions', () => {
    expect(existsSync(`${packed}/${PLAIN}`)).toBe(false);
    const text = gunzipSync(readFileSync(`${packed}/${GZ}`)).toString();
    expect(text).toMatch(/^\{"id":"~i","replies":.*"evidence":\["~\d+",.*"requests":"~r"\}$/m);
    expect(text).not.toMatch(/[0-9a-f]{16}/);
    expect(read(packed, 'manifest.json')).toBe(read(original, 'manifest.json'));
  });

  it.each([
    ['verify'],
    ['verify', '--json'],
    ['explain', '--task', 'cib_000000'],
    ['flags', '--entries', 'leaderboard/none'],
  ])('changes no output of cib %s (case %#)', async (...words) => {
    const [command = '', ...rest] = words;
    expect(await said(command, packed, ...rest)).toEqual(await said(command, original, ...rest));
  });

  it.each(['score', 'compare'])('keeps cib %s from accepting another or a cut transcript', async (command) => {
    const words = (folder: string) => (command === 'score' ? [folder] : [folder, packed]);
    expect(await cib(command, ...words(packed))).toMatchObject({ status: 0 });
    const [other, cut] = [copy(), copy()];
    const text = gunzipSync(readFileSync(`${packed}/${GZ}`)).toString();
    writeFileSync(`${other}/${GZ}`, gzipSync(text.replace(/"evidence":\["~0"/, '"evidence":["~0","~1"')));
    writeFileSync(`${cut}/${GZ}`, readFileSync(`${packed}/${GZ}`).subarray(0, -20));
    const { status, stderr } = await cib(command, ...words(other));
    expect([status, stderr]).toEqual([1, expect.stringContaining(`not as manifest.json lists them: ${GZ} (`)]);
    expect(await cib(command, ...words(cut))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('error bundle.gzip: '),
    });
  });

  it('keeps the digest when the bundle is scored again', async () => {
    const folder = copy();
    expect(await cib('score', folder, '--write')).toMatchObject({ status: 0 });
    for (const name of ['manifest.json', 'outcomes.jsonl', 'scorecard.json'])
      expect(read(folder, name)).toBe(read(original, name));
  });

  it('writes transcripts of shards that can be merged', async () => {
    const [folder, nonce] = [temporaryFolder(), 'ab'.repeat(32)];
    const words = ['run', '--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '6', '--nonce', nonce];
    for (const shard of ['1/2', '2/2']) await cib(...words, '--shard', shard, '--out', `${folder}/${shard[0]}`);
    await cib(...words, '--out', `${folder}/whole`);
    expect(await cib('pack', `${folder}/1`)).toMatchObject({ status: 0 });
    const merged = await cib('merge', `${folder}/1`, `${folder}/2`, '--out', `${folder}/merged`);
    expect(merged).toMatchObject({ status: 0 });
    expect(read(`${folder}/merged`, PLAIN)).toBe(read(`${folder}/whole`, PLAIN));
  });

  it('changes nothing in a packed bundle', async () => {
    const before = readFileSync(`${packed}/${GZ}`);
    const [one] = await cibJson<{ file: string; plain: number; bytes: number }[]>('pack', packed);
    const plain = readFileSync(`${original}/${PLAIN}`).length;
    expect(one).toEqual({ file: `${packed}/${GZ}`, plain, bytes: before.length });
    expect(readFileSync(`${packed}/${GZ}`)).toEqual(before);
  });

  it('packs each bundle of an entry', async () => {
    const entry = `${temporaryFolder()}/control-null`;
    cpSync('leaderboard/entries/control-null', entry, { recursive: true });
    const made = await cibJson<{ file: string }[]>('pack', entry);
    expect(made.map(({ file }) => file).sort()).toEqual(SUITE_IDS.toSorted().map((suite) => `${entry}/${suite}/${GZ}`));
  });

  it('refuses a changed bundle', async () => {
    const folder = copyOf(original);
    writeFileSync(`${folder}/${PLAIN}`, read(folder, PLAIN).replace('"query"', '"quary"'));
    const { status, stderr } = await cib('pack', folder);
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('error bundle.hash:') });
    expect(existsSync(`${folder}/${GZ}`)).toBe(false);
  });
});

it('a packed transcript unpacks to the same bytes, whatever it contains', async () => {
  const manifest = await loadManifest(nodeFiles, original);
  const suite = await loadSuite('cib');
  const run = { suite, manifest, dataset: await datasetOf(nodeFiles, suite, manifest, {}) };
  const real = read(original, PLAIN).split('\n').slice(0, -1);
  const ids = [...new Set(real.join().match(/\b[0-9a-f]{16,64}\b/g))];
  const words = fc.array(fc.oneof(fc.constantFrom(...ids, '~', '~0', '"', ' '), fc.string()));
  const strange = words.map((parts) => parts.join('').replaceAll(/[\n\ud800-\udfff]/g, ''));
  const transcripts = fc.array(fc.oneof(fc.constantFrom(...real), strange), { maxLength: 12 });
  const reading = (name: string, bytes: Uint8Array) => memoryFiles(new Map([[name, bytes]]));
  await fc.assert(
    fc.asyncProperty(transcripts, async (lines) => {
      const plain = reading(PLAIN, Buffer.from(lines.map((line) => `${line}\n`).join('')));
      const small = reading(GZ, await packedTranscript(plain, 'b', run));
      const unpacked: string[] = [];
      for await (const text of transcriptTexts(small, 'b', run)) unpacked.push(text);
      expect(unpacked).toEqual(lines);
      const digest = await digestTranscript(plain, 'b', run);
      expect(await digestTranscript(small, 'b', run)).toEqual(digest);
      expect(digest).toMatchObject((await packedSize(small, 'b')) ?? {});
    }),
    { numRuns: 100 },
  );
});

describe('cib verify on a packed transcript', () => {
  const bytesOf = (folder: string) => readFileSync(`${folder}/${GZ}`);
  const textOf = (folder: string) => gunzipSync(bytesOf(folder)).toString();
  const gzip = (content: string | Buffer) => gzipSync(content, { level: 9 });
  /** The header as `gzip` itself writes it, with the name of the file. */
  const named = (bytes: Buffer) =>
    Buffer.concat([
      bytes.subarray(0, 3),
      Buffer.from([8]),
      bytes.subarray(4, 10),
      Buffer.from('x\0'),
      bytes.subarray(10),
    ]);
  const flipped = (bytes: Buffer, at: number) => {
    const other = Buffer.from(bytes);
    other.writeUInt8(other.readUInt8(other.length - at) ^ 1, other.length - at);
    return other;
  };

  it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['is empty', () => Buffer.alloc(0), /bundle\.gzip: .*is not a gzip file/],
    ['is the plain text', (bytes) => gunzipSync(bytes), /bundle\.gzip: .*is not a gzip file/],
    ['is of an unknown method', (bytes) => Buffer.from([31, 139, 7, ...bytes.subarray(3)]), /bundle\.gzip: .*header/],
    ['has a name in its header', named, /bundle\.gzip: .*header with a name/],
    ['is a header alone', (bytes) => bytes.subarray(0, 10), /bundle\.gzip: .*ends in the middle/],
    ['is truncated', (bytes) => bytes.subarray(0, bytes.length >> 1), /bundle\.gzip: .*ends in the middle/],
    ['lacks its last byte', (bytes) => bytes.subarray(0, -1), /bundle\.gzip: .*ends in the middle/],
    ['has another checksum', (bytes) => flipped(bytes, 8), /bundle\.gzip: .*checksum or size/],
    ['has another size', (bytes) => flipped(bytes, 1), /bundle\.gzip: .*checksum or size/],
    ['is broken', (bytes) => flipped(bytes, bytes.length - 40), /bundle\.gzip: .*corrupt/],
    ['has garbage after it', (bytes) => Buffer.concat([bytes, Buffer.from('x')]), /bundle\.gzip: .*after the end/],
    ['has zeros after it', (bytes) => Buffer.concat([bytes, Buffer.alloc(512)]), /bundle\.gzip: .*after the end/],
    ['has an empty member before it', (bytes) => Buffer.concat([gzip(''), bytes]), /bundle\.gzip: .*after the end/],
    ['has an empty member after it', (bytes) => Buffer.concat([bytes, gzip('')]), /bundle\.gzip: .*after the end/],
    ['is a decompression bomb', () => gzip(Buffer.alloc(33 * MIB)), /bundle\.size: .*unpacks to more than 32 MiB/],
    [
      'is a decompression bomb of empty lines',
      () => gzip(Buffer.alloc(200 * MIB, '\n')),
      /bundle\.episodes: .*more lines/,
    ],
    ['is too large itself', () => Buffer.alloc(33 * MIB), /bundle\.size: .*is larger than 32 MiB/],
    [
      'is a decompression bomb of marks',
      () => gzip(`${'~r'.repeat(2 * MIB)}\n`),
      /bundle\.size: .*unpacks to too long a text/,
    ],
    [
      'is a decompression bomb of long lines of marks',
      () => gzip(`${'~r'.repeat(50_000)}\n`.repeat(12)),
      /bundle\.size: .*unpacks to/,
    ],
    ['is a decompression bomb of lines of marks', () => gzip(`${'~r'.repeat(1_000)}\n`.repeat(12)), /bundle\.hash: /],
    [
      'has an unknown mark',
      (bytes) => gzip(`${gunzipSync(bytes)}`.replace('~0', '~900')),
      /bundle\.packed: .*gz:1: .*~900/,
    ],
    [
      'has a mark without a name',
      (bytes) => gzip(`${gunzipSync(bytes)}`.replace('~0', '~')),
      /bundle\.packed: .*gz:1: /,
    ],
    [
      'names another source',
      (bytes) => gzip(`${gunzipSync(bytes)}`.replace('~0', '~1')),
      /bundle\.hash: .*transcript\.jsonl/,
    ],
    ['is not text', (bytes) => gzip(Buffer.concat([Buffer.from([0xff]), gunzipSync(bytes)])), /bundle\.line: .*UTF-8/],
    ['does not end its last line', (bytes) => gzip(gunzipSync(bytes).subarray(0, -1)), /bundle\.line: .*does not end/],
  ])('refuses one that %s [E1, E2]', async (_what, change, says) => {
    const folder = copy();
    writeFileSync(`${folder}/${GZ}`, change(bytesOf(folder)));
    await broken(folder, says, /✗ Every file is the one in the manifest/);
  });

  it('refuses one with a line too many or too few [E1]', async () => {
    const [more, fewer] = [copy(), copy()];
    writeFileSync(`${more}/${GZ}`, gzip(`${textOf(more)}{"id":"~i"}\n`));
    await broken(more, /bundle\.episodes: .*gz has more lines than the run has episodes/);
    writeFileSync(`${fewer}/${GZ}`, gzip(textOf(fewer).replace(/.*\n$/, '')));
    await broken(fewer, /bundle\.hash/, /bundle\.episodes/);
  });

  it('refuses one beside the plain transcript, even with the same contents [E1]', async () => {
    const folder = copy();
    cpSync(`${original}/${PLAIN}`, `${folder}/${PLAIN}`);
    await broken(folder, /bundle\.duplicate: .* has both transcript\.jsonl and transcript\.jsonl\.gz/, /Remove one/);
    expect(await cib('explain', folder, '--task', 'cib_000000')).toMatchObject({
      stderr: expect.stringContaining('bundle.duplicate'),
    });
    expect(await cib('pack', folder)).toMatchObject({ stderr: expect.stringContaining('bundle.duplicate') });
  });

  it.each(['transcript.gz', 'transcript.jsonl.GZ', 'transcript.jsonl.zst', 'outcomes.jsonl.gz'])(
    'refuses the file name %s [E1]',
    async (name) => {
      const folder = copy();
      cpSync(`${folder}/${GZ}`, `${folder}/${name}`);
      rmSync(`${folder}/${GZ}`);
      await broken(folder, /bundle\.stray: /);
    },
  );

  it('refuses one that the manifest lists [E1]', async () => {
    const folder = copy();
    forgeManifest(folder, (manifest) => {
      manifest.files.at(-1).path = GZ;
    });
    await broken(folder, /bundle\.list: /);
  });
});
