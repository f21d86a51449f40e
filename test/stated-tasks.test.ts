import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadSuite } from '../src/suites/catalogue.ts';
import { cib } from './support/cli.ts';
import { sharedFolder } from './support/folder.ts';
import { broken, copyOf, forge, forgeManifest } from './support/forgery.ts';

/** More tasks than are generated for a bundle with few results. */
const MANY = 1_200;

const folder = sharedFolder();
let original: string;
let resized: string;

beforeAll(async () => {
  original = `${folder}/original`;
  resized = `${folder}/resized`;
  const run = ['run', '--suite', 'cib', '--adapter', 'ref:lexical3', '--limit', '3'];
  expect(await cib(...run, '--out', original)).toMatchObject({ status: 0 });
  expect(await cib(...run, '--count', `${MANY}`, '--out', resized)).toMatchObject({ status: 0 });
});

/** A bundle of three tasks that states ten million. */
function forged(id: string): string {
  const bundle = copyOf(original);
  forgeManifest(bundle, ({ dataset }) => Object.assign(dataset, { id, tasks: 10_000_000 }));
  return bundle;
}

describe('a bundle that states many more tasks than it has results for', () => {
  it.each([
    ['verify', 'builtin-10000000'],
    ['verify', 'builtin'],
    ['explain', 'builtin-10000000'],
    ['pack', 'builtin-10000000'],
    ['score --write', 'builtin-10000000'],
  ])('is refused by cib %s before any data is generated; data: %s', async (command, id) => {
    const { generator } = await loadSuite('cib');
    const generate = vi.spyOn(generator, 'generate').mockImplementation(() => {
      throw new Error('data is generated');
    });
    const [name = '', ...options] = command.split(' ');
    const { status, stdout, stderr } = await cib(name, forged(id), ...options);
    generate.mockRestore();
    expect(stdout + stderr).toMatch(/bundle\.size/);
    expect(status).toBe(1);
  });

  it('is refused if lines without results make up for the number', async () => {
    const bundle = forged('builtin-10000000');
    forge(bundle, 'outcomes.jsonl', (text) => `${text}${'\n'.repeat(1_500_000)}`);
    await broken(bundle, /bundle\.size: .* has 10000000 tasks, too many to generate for the \d+ results/);
  });

  it('can be verified and explained if --count states that number', async () => {
    await broken(resized, /bundle\.size: .*\$\.dataset has 1200 tasks/, /give --count 1200/);
    expect(await cib('verify', resized, '--count', `${MANY}`)).toMatchObject({ status: 0 });
    expect(await cib('explain', resized, '--count', `${MANY}`)).toMatchObject({ status: 0 });
  });

  it.each([['verify'], ['explain'], ['pack'], ['score', '--write']])(
    'is not called invalid by cib %s if --count is wrong',
    async (command, ...options) => {
      for (const [bundle, tasks] of [
        [original, 250],
        [resized, MANY],
      ] as const)
        expect(await cib(command, bundle, ...options, '--count', '5')).toEqual({
          ...{ status: 2, stdout: '' },
          stderr: `error usage: manifest.json: $.dataset.tasks is ${tasks}, not 5 as --count states.\n  → Use --count ${tasks}, or no --count.\n`,
        });
    },
  );
});

describe('the next steps of a run', () => {
  const run = ['run', '--suite', 'cib', '--adapter', 'ref:null', '--limit', '3'];
  /** The command after `Next`, as the words of a call. */
  const nextIn = (stdout: string) => (/^Next.*: cib (.*)$/m.exec(stdout)?.[1] ?? '').split(' ');

  it.each(['--count', '--dataset'])('name its data, if it was chosen by %s', async (option) => {
    const path = `${folder}/many.jsonl`;
    await cib('generate', '--suite', 'cib', '--count', `${MANY}`, '--out', path);
    const value = option === '--count' ? `${MANY}` : path;
    const { stdout } = await cib(...run, option, value, '--out', `${folder}/next${option}`);
    expect(nextIn(stdout)).toEqual(['explain', `${folder}/next${option}`, option, value]);
    const explained = await cib(...nextIn(stdout));
    expect(explained.status).toBe(0);
    expect(nextIn(explained.stdout)).toContain(option);
    expect(await cib(...nextIn(explained.stdout))).toMatchObject({ status: 0 });
  });

  it('are to name the file where its data is from one', async () => {
    const { stderr } = await cib('explain', `${folder}/next--dataset`);
    expect(stderr).toContain('error dataset.needed: ');
  });
});

describe('a bundle of a whole run on many tasks', () => {
  it('can be verified without --count', async () => {
    const whole = `${folder}/whole`;
    await cib('run', '--suite', 'cib', '--adapter', 'ref:null', '--count', `${MANY}`, '--out', whole);
    expect(await cib('verify', whole)).toMatchObject({ status: 0 });
    expect(await cib('explain', whole, '--limit', '1')).toMatchObject({ status: 0 });
  });

  it('can be verified shard by shard without --count, up to ten shards', async () => {
    const shard = `${folder}/shard`;
    const run = ['run', '--suite', 'cib', '--adapter', 'ref:null', '--nonce', '7a'.repeat(32), '--shard', '1/10'];
    await cib(...run, '--count', `${MANY}`, '--out', shard);
    expect(await cib('verify', shard)).toMatchObject({ status: 0 });
  });
});
