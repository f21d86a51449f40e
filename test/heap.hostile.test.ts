import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../src/evidence/digest.ts';
import { board } from './support/board.ts';
import { cib } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { copyOf, forge, forgeManifest } from './support/forgery.ts';

/*
 * Small files whose content takes gigabytes if all of it is parsed, or if every issue of it is kept. Each command runs in a process
 * of its own, because one that fails ends its process.
 */

const MIB = 1_048_576;

function small(...words: readonly string[]) {
  const node = ['--max-old-space-size=512', 'src/cli/bin.ts', ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8', maxBuffer: 16 * MIB });
  return { status, output: `${stdout}${stderr}`.slice(-20_000) };
}

const listOf = (size: number, text: string) => `[${`${text},`.repeat(size - 1)}${text}]`;
const replyOf = (memories: string) => `{"method":"query","result":{"evidence":[],"memories":${memories}}}`;

let original: string;

beforeAll(async () => {
  original = `${sharedFolder()}/b`;
  const words = ['--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '12', '--out', original];
  expect(await cib('run', ...words)).toMatchObject({ status: 0 });
});

/** Replaces a bundle's transcript by a packed line of these replies, and lines that are not read. */
function withReplies(folder: string, replies: string): string {
  rmSync(`${folder}/transcript.jsonl`);
  const line = `{"id":"~i","replies":${replies},"requests":"~r"}\n`;
  writeFileSync(`${folder}/transcript.jsonl.gz`, gzipSync(line, { level: 9 }));
  return folder;
}

const wrongIds = () => listOf(2, replyOf(listOf(800, `{"sources":${listOf(9_999, '0')},"text":""}`)));

describe('a transcript of some kilobytes', () => {
  it.each<[string, string, () => string]>([
    ['sixteen million wrong source ids', 'size', wrongIds],
    [
      'three million wrong source ids',
      'schema',
      () => listOf(1, replyOf(listOf(300, `{"sources":${listOf(9_999, '0')},"text":""}`))),
    ],
    [
      'a million memories with an unknown key',
      'schema',
      () => listOf(1_300, replyOf(listOf(1_000, '{"text":"","x":0}'))),
    ],
    [
      'source ids that are too long, a hundred thousand',
      'schema',
      () => listOf(1, replyOf(listOf(14, `{"sources":${listOf(9_999, `"${'x'.repeat(201)}"`)},"text":""}`))),
    ],
  ])('with %s is invalid, and no process ends [E2, E7]', (_, code, replies) => {
    const folder = withReplies(copyOf(original), replies());
    const { status, output } = small('verify', folder);
    expect(output).toContain(`json.${code}: ${folder}/transcript.jsonl.gz:1: `);
    expect(status).toBe(1);
  });

  it('is refused by cib explain [E7]', () => {
    const { status, output } = small('explain', withReplies(copyOf(original), wrongIds()));
    expect(output).toContain('bundle.hash');
    expect(status).toBe(1);
  });

  it('withholds only its own entry from a site [E7]', () => {
    const { folder, path, merge } = board();
    for (const slug of ['good', 'bad']) merge(slug, original);
    withReplies(path('bad', 'cib'), wrongIds());
    const out = `${temporaryFolder()}/site`;
    const { status, output } = small('site', '--entries', `${folder}/leaderboard/entries`, '--out', out);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('bad') });
    expect(readFileSync(`${out}/index.html`, 'utf8')).toContain('good');
  });

  it('with a reference of millions of digits is quoted in part only [E2]', async () => {
    const folder = copyOf(original);
    rmSync(`${folder}/transcript.jsonl`);
    writeFileSync(`${folder}/transcript.jsonl.gz`, gzipSync(`~${'1'.repeat(3 * MIB)}\n`));
    const { status, stdout } = await cib('verify', folder, '--json');
    expect(status).toBe(1);
    expect(stdout).toContain('bundle.packed');
    expect(stdout.length).toBeLessThan(100_000);
  });
});

it.each([
  ['verify', 1],
  ['explain', 2],
  ['compare', 2],
])('outcomes with millions of wrong failure modes are refused by cib %s [E7]', (command, exit) => {
  const folder = copyOf(original);
  const items = listOf(1_500, `{"failure_modes":${listOf(9_900, '0')},"verdict":"passed"}`);
  forge(folder, 'outcomes.jsonl', (text) => text.replace('"slices":', `"items":${items},"slices":`));
  const { status, output } = small(command, folder, ...(command === 'compare' ? [original] : []));
  expect(output).toMatch(command === 'verify' ? /bundle\.outcomes: / : /json\.size: .*outcomes\.jsonl:1: /);
  expect(status).toBe(exit);
});

describe('a tape of some kilobytes', () => {
  const tape = (lines: number, values: number) => {
    const folder = copyOf('examples/demonstrations/mem0-smollm2/bundle');
    const answer = `{"x":${listOf(values / 10_000, listOf(10_000, '{}'))}}`;
    const usage = '{"input_tokens":1,"output_tokens":1}';
    const line = `{"day":"2026-11-22","phase":"start","reply":{"answer":${answer},"model":null,"usage":${usage}},"request":"{\\"model\\":\\"smollm2-135m\\"}","route":"embeddings","task":null}\n`;
    const text = line.repeat(lines);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };
    writeFileSync(`${folder}/exchanges.jsonl.br`, brotliCompressSync(text, { params }));
    forgeManifest(folder, ({ files }) => {
      const listed = files.find(({ path }: { path: string }) => path === 'exchanges.jsonl');
      Object.assign(listed, { bytes: text.length, lines, sha256: sha256(text) });
    });
    return folder;
  };
  const replay = (folder: string) =>
    small(
      'run',
      '--suite',
      'cib',
      '--adapter',
      'cmd:true',
      '--limit',
      '1',
      '--replay',
      folder,
      '--out',
      `${folder}-out`,
    );

  it('with an answer of ten million values is refused [J9]', () => {
    const folder = tape(1, 10_000_000);
    expect(replay(folder)).toEqual({ status: 2, output: expect.stringContaining('json.size') });
    expect(small('verify', folder)).toEqual({ status: 1, output: expect.stringContaining('json.size') });
  });

  it('is replayed without keeping ten million values of its answers [J9]', () => {
    const { status, output } = replay(tape(10, 1_000_000));
    expect(output).toMatch(/adapter\.(?:exit|start)/);
    expect(status).toBe(3);
  });
});

it('a request to the gateway with a million wrong parts is refused, and no process ends [J2, J6]', () => {
  const script = `import { admit } from './src/models/gateway/fields.ts';
    const content = Array(16_000).fill({});
    const body = { messages: Array(80).fill({ role: 'user', content }) };
    const settings = { model: 'm', embeddings: null, temperature: 0, max_output_tokens: 1, output_field: 'max_tokens' };
    admit('chat/completions', body, settings);`;
  const node = ['--max-old-space-size=512', '--input-type=module', '--eval', script];
  const { status, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8' });
  expect(stderr).toContain('messages.0.content.0 is not taken as it is');
  expect(status).toBe(1);
});

describe('data of some megabytes', () => {
  const written = (text: string) => {
    const path = `${temporaryFolder()}/data`;
    writeFileSync(path, text);
    return path;
  };

  it('with a million wrong turns is refused by cib convert [E7]', () => {
    const sessions = Array.from({ length: 70 }, (_, at) => `"session_${at + 1}":${listOf(15_000, '{}')}`);
    const path = written(`[{"conversation":{${sessions}},"qa":[]}]`);
    const { status, output } = small(
      'convert',
      '--suite',
      'memtrace',
      '--from',
      'locomo',
      path,
      '--out',
      `${path}.jsonl`,
    );
    expect(output).toContain('json.schema');
    expect(status).toBe(2);
  });

  it.each(['sessions', 'events'])('with a million wrong ids of %s is refused by cib validate [E7]', (member) => {
    const event = `{"supersedes":${listOf(15_000, '0')}}`;
    const events = listOf(100, event);
    const path = written(`{"id":"a","${member}":${member === 'events' ? events : `[{"events":${events}}]`}}\n`);
    const { status, output } = small('validate', '--suite', 'cib', path);
    expect(output).toContain('json.schema');
    expect(status).toBe(2);
  });
});
