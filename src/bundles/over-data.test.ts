import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cib } from '../../test/support/cli.ts';
import { sharedFolder } from '../../test/support/folder.ts';
import { memoryFiles, readFolder } from '../../test/support/memory-files.ts';
import { type Bundle, decode, encode, rehash } from '../../test/support/mutations.ts';
import type { Helpers } from '../ports/ports.ts';
import { merge } from '../run/merge/merge.ts';
import { loadSuite } from '../suites/catalogue.ts';
import { nodeFiles } from '../system/files.ts';
import { dataFacts, type RunOnData } from './over-data.ts';
import { verify } from './verify/verify.ts';

/** Just above the number of tasks from which another thread is started. */
const TASKS = 1_800;
const NONCE = '5b'.repeat(32);

/** A thread that answers, or that fails before it answers. */
function thread(ends = false) {
  const asked: RunOnData[] = [];
  const helpers: Helpers = {
    most: 2,
    start: () => ({
      async *ask(task) {
        const { data } = task as { readonly data: RunOnData };
        asked.push(data);
        if (ends) throw new Error('the thread ended');
        yield structuredClone(await dataFacts(data));
      },
      async stop() {},
    }),
  };
  return { helpers, asked };
}

/** The result of a verification, or the error that it throws. */
const verified = (bundle: Bundle, helpers?: Helpers) =>
  verify(nodeFiles, { folder: 'b', data: {}, bundle: memoryFiles(bundle), helpers }).catch((thrown: unknown) => thrown);

const run = (out: string, ...words: string[]) =>
  cib(
    'run',
    '--suite',
    'cib',
    '--count',
    `${TASKS}`,
    '--adapter',
    'ref:lexical3',
    '--nonce',
    NONCE,
    '--out',
    out,
    ...words,
  );

const folder = sharedFolder();
let genuine: Bundle;

beforeAll(async () => {
  await run(`${folder}/whole`);
  genuine = readFolder(`${folder}/whole`);
});

const withLines = (change: (lines: string[]) => string[]) => {
  const bundle = new Map(genuine);
  const lines = decode(genuine.get('transcript.jsonl')).trimEnd().split('\n');
  bundle.set('transcript.jsonl', encode(`${change(lines).join('\n')}\n`));
  rehash(bundle);
  return bundle;
};

const inManifest = (from: RegExp, to: string) => {
  const bundle = new Map(genuine);
  const manifest = decode(genuine.get('manifest.json'));
  bundle.set('manifest.json', encode(manifest.replace(from, to)));
  expect(decode(bundle.get('manifest.json'))).not.toBe(manifest);
  return bundle;
};

const CHANGED: Readonly<Record<string, () => Bundle>> = {
  nothing: () => genuine,
  'a line that is no JSON': () => withLines((lines) => lines.with(900, '{')),
  'a line that is not canonical': () => withLines((lines) => lines.with(900, ` ${lines[900]}`)),
  'a line less': () => withLines((lines) => lines.toSpliced(900, 1)),
  'a line too many': () => withLines((lines) => [...lines, lines[0] as string]),
  'two lines exchanged': () => withLines((lines) => lines.with(4, lines[5] as string).with(5, lines[4] as string)),
  'other replies': () =>
    withLines((lines) => lines.with(7, (lines[7] as string).replace(/"evidence":\[[^\]]*\]/, '"evidence":[]'))),
  'another digest of the requests': () =>
    withLines((lines) => lines.with(7, (lines[7] as string).replace(/"requests":"../, '"requests":"zz'))),
  'better outcomes': () => {
    const bundle = new Map(genuine);
    bundle.set('outcomes.jsonl', encode(decode(genuine.get('outcomes.jsonl')).replaceAll('"failed"', '"passed"')));
    rehash(bundle);
    return bundle;
  },
  'files that the manifest does not list': () => new Map([...genuine, ['timing.json', encode('{}\n')]]),
  'other data': () => inManifest(/(?<="sha256":")[0-9a-f]{64}(?=","tasks")/, '0'.repeat(64)),
  'other data and a line that is no JSON': () => {
    const bundle = withLines((lines) => lines.with(3, '{'));
    const manifest = decode(bundle.get('manifest.json'));
    return bundle.set(
      'manifest.json',
      encode(manifest.replace(/(?<="sha256":")[0-9a-f]{64}(?=","tasks")/, '0'.repeat(64))),
    );
  },
  'another id of the data': () => inManifest(new RegExp(`builtin-${TASKS}`), `builtin-${TASKS + 1}`),
  'a family only': () => inManifest(/"families":null/, '"families":["abstention"]'),
  'a shard only': () => inManifest(/"shard":null/, '"shard":{"count":2,"index":2}'),
  'a shard that cannot be': () => inManifest(/"shard":null/, '"shard":{"count":2,"index":3}'),
};

describe('verify of a bundle with many tasks', () => {
  it.each(Object.keys(CHANGED))(
    'gives the same result with another thread as without it; changed: %s',
    async (change) => {
      const bundle = CHANGED[change]?.() as Bundle;
      const { helpers, asked } = thread();
      const alone = await verified(bundle);
      expect(await verified(bundle, helpers)).toStrictEqual(alone);
      expect(asked).toHaveLength(1);
      expect(alone).toMatchObject(change === 'nothing' ? { valid: true } : {});
      if (change !== 'nothing') expect(alone).not.toMatchObject({ valid: true });
    },
  );

  it('gives the same result if that thread fails before it answers', async () => {
    const bundle = withLines((lines) => lines.toSpliced(900, 1));
    const { helpers, asked } = thread(true);
    expect(await verified(genuine, helpers)).toStrictEqual(await verified(genuine));
    expect(await verified(bundle, helpers)).toStrictEqual(await verified(bundle));
    expect(asked).toHaveLength(2);
  });
});

describe('verify of a bundle with many tasks whose transcript does not hold', () => {
  const broken = () => withLines((lines) => lines.toSpliced(0, 1));

  it('generates no tasks after the first line that does not hold', async () => {
    const { generator } = await loadSuite('cib');
    const generate = vi.spyOn(generator, 'generate');
    expect(await verified(broken())).toMatchObject({ valid: false });
    expect(generate.mock.calls.length).toBeLessThan(10);
    generate.mockRestore();
  });

  it('stops the other thread without waiting for its answer', async () => {
    let stopped = 0;
    const never: Helpers = {
      most: 2,
      start() {
        let stop = () => {};
        const ended = new Promise<void>((resolve) => {
          stop = resolve;
        });
        return {
          // biome-ignore lint/correctness/useYield: it fails before it answers
          async *ask() {
            await ended;
            throw new Error('the thread ended');
          },
          async stop() {
            stopped += 1;
            stop();
          },
        };
      },
    };
    expect(await verified(broken(), never)).toStrictEqual(await verified(broken()));
    expect(stopped).toBeGreaterThan(0);
  });
});

describe('merge of shards with many tasks', () => {
  const folders = [1, 2].map((index) => `${folder}/${index}`);

  beforeAll(async () => {
    for (const [at, out] of folders.entries()) await run(out, '--shard', `${at + 1}/2`);
  });

  it.each([false, true])('writes the same bytes as a run without shards; the thread fails: %s', async (ends) => {
    const { helpers, asked } = thread(ends);
    const out = `${folder}/merged-${ends}`;
    await merge(nodeFiles, { folders, out, dataset: {}, helpers });
    expect(asked).toHaveLength(1);
    const merged = readFolder(out);
    for (const name of ['transcript.jsonl', 'outcomes.jsonl', 'scorecard.json'])
      expect(decode(merged.get(name)) === decode(genuine.get(name)), name).toBe(true);
  });

  it('throws the same error with another thread as without it, and leaves no files', async () => {
    const words = async (changed: string, helpers?: Helpers) => {
      const out = `${folder}/refused`;
      const thrown: unknown = await merge(nodeFiles, {
        folders: [changed, folders[1] as string],
        out,
        dataset: {},
        helpers,
      }).catch((one) => one);
      expect(await nodeFiles.list(out)).toEqual([]);
      return thrown;
    };
    const shard = readFolder(folders[0] as string);
    const lines = decode(shard.get('transcript.jsonl')).trimEnd().split('\n');
    shard.set('transcript.jsonl', encode(`${lines.toSpliced(5, 1).join('\n')}\n`));
    rehash(shard);
    const changed = `${folder}/changed`;
    mkdirSync(changed);
    for (const [name, bytes] of shard) writeFileSync(`${changed}/${name}`, bytes);
    const alone = await words(changed);
    expect(alone).toBeInstanceOf(Error);
    expect(await words(changed, thread().helpers)).toStrictEqual(alone);
  });
});
