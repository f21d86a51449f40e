import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { canonical } from '../src/evidence/canonical.ts';
import type { Exchange } from '../src/evidence/exchange.ts';
import { seal } from '../src/evidence/seal.ts';
import { cib as suite } from '../src/suites/cib/cib.ts';
import { generator } from '../src/suites/cib/generate.ts';
import { board, systemOf } from './support/board.ts';
import { cib, cibJson } from './support/cli.ts';
import { sharedFolder, temporaryFolder } from './support/folder.ts';
import { broken, copyOf, forge, forgeManifest, read } from './support/forgery.ts';
import { MODEL_KEY, startMemoryModel } from './support/memory-model.ts';

const TASKS = 20;

/** A run of twenty tasks with a model that repeats its requests. */
let honest: string;
let nonce: string;

beforeAll(async () => {
  const model = await startMemoryModel();
  vi.stubEnv('CIB_GATEWAY_API_KEY', MODEL_KEY);
  honest = `${sharedFolder()}/honest`;
  const adapter = `cmd:python3 -u ${resolve('test/adapters/modelled.py')}`;
  const names = ['--gateway', model.url, '--gateway-model', 'small-1', '--gateway-embeddings', 'near-1'];
  const run = ['run', '--suite', 'cib', '--adapter', adapter, '--limit', String(TASKS), '--out', honest, ...names];
  const { status, stderr } = await cib(...run).finally(model.close);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  nonce = JSON.parse(read(honest, 'manifest.json')).nonce;
});

const tasks = Array.from({ length: TASKS }, (_, i) => generator.generate(generator.publicSeed, i));
const numberOf = ({ task }: Exchange) => tasks.findIndex(({ id }) => task?.includes(id));

/** What nobody can know when a task begins: its question, and the events with its answer. */
function goldOf(task: number): string {
  const { question, gold_evidence: ids, events } = tasks[task % TASKS] as (typeof tasks)[number];
  return [question, ...events.filter(({ source_id: id }) => ids.includes(id)).map(({ text }) => text)].join(' ');
}

function sourceOf(task: number): string {
  const [episode] = suite.compile(tasks[task] as (typeof tasks)[number]);
  if (episode === undefined) throw new Error('no episode');
  return seal(episode, nonce).sources().at(-1) as string;
}

/** A copy of the run with other answers of the model: the first of each task, or all. */
function withAnswers(say: (exchange: Exchange, task: number, said: string) => string, first = true): string {
  const folder = copyOf(honest);
  const begun = new Set<string | null>();
  forge(folder, 'exchanges.jsonl', (text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const exchange = JSON.parse(line);
        if (exchange.route !== 'chat/completions' || (first && begun.has(exchange.task))) return `${line}\n`;
        begun.add(exchange.task);
        const { message } = exchange.reply.answer.choices[0];
        message.content = say(exchange, numberOf(exchange), message.content);
        return `${canonical(exchange)}\n`;
      })
      .join(''),
  );
  return folder;
}

describe('the flag foretold-answers', () => {
  it.each<[what: string, say: Parameters<typeof withAnswers>[0]]>([
    ['repeats its requests', (_, __, said) => said],
    [
      'repeats them with other endings, in capitals',
      (_, __, said) => said.replace(/([a-z]{6,})\b/g, '$1ing').toUpperCase(),
    ],
    [
      'adds phrases of its own',
      (_, task, said) =>
        `Certainly! Here is a concise summary, number ${task}, of approximately 25 words: "${said}" Overall, the customer probably prefers an authoritative, up-to-date policy. Let me know whether further clarification would be helpful.`,
    ],
    ['answers for another task', (_, task) => goldOf(task + 7)],
    ['answers with the gold of two tasks', (_, task, said) => (task < 2 ? goldOf(task) : said)],
  ])('is not raised for the tape of a model that %s', async (_, say) => {
    const { status, stdout } = await cib('verify', withAnswers(say, false));
    expect(status).toBe(0);
    expect(stdout).not.toContain('foretold-answers');
  });

  it.each<[what: string, say: Parameters<typeof withAnswers>[0], reason: RegExp]>([
    [
      'the next question and its answer',
      (_, task) => goldOf(task),
      /in \d+ of 20 tasks, with another task’s words in [0-3] \(cib_\d+: /,
    ],
    [
      'both in one task of four',
      (_, task, said) => (task % 4 === 0 ? `${said} ${goldOf(task)}` : said),
      /in [345] of 20 tasks, with another task’s words in 0 /,
    ],
    [
      'both in capitals, as JSON escapes',
      (_, task) =>
        JSON.stringify(
          [...goldOf(task).toUpperCase()]
            .map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
            .join(''),
        ),
      /in \d+ of 20 tasks/,
    ],
    [
      'the id of one source',
      (_, task, said) => (task === 0 ? `${said} ${sourceOf(0)}` : said),
      /^ids of sources in 1 tasks$/,
    ],
  ])('is raised by `verify` and `flags` for a tape whose answers contain %s [J10]', async (_, say, reason) => {
    const forged = withAnswers(say);
    const { status, stdout } = await cib('verify', forged);
    // The flag does not change the exit status.
    expect(status).toBe(0);
    expect(stdout).toContain('! Its model’s answers contain gold that their requests do not (foretold-answers)');
    const { flags } = await cibJson<{ flags: { id: string; reason: string }[] }>(
      'flags',
      forged,
      '--entries',
      temporaryFolder(),
    );
    expect(flags.find(({ id }) => id === 'foretold-answers')?.reason).toMatch(reason);
  });

  it('is raised also if the answers claim to be lists, as those with vectors are [J10]', async () => {
    const forged = withAnswers((_, task) => goldOf(task));
    forge(forged, 'exchanges.jsonl', (text) => {
      const claimed = text.replaceAll('"object":"chat.completion"', '"object":"list"');
      expect(claimed).not.toBe(text);
      return claimed;
    });
    const { stdout } = await cib('verify', forged);
    expect(stdout).toMatch(/\(foretold-answers\)\n +in \d+ of 20 tasks/);
  });

  it('is raised for a tape with the gold of all tasks before the first one [J10]', async () => {
    const forged = copyOf(honest);
    forge(forged, 'exchanges.jsonl', (text) => {
      const one = JSON.parse(text.split('\n').find((line) => line.includes('chat/completions')) as string);
      const all = tasks.map((_, task) => goldOf(task)).join('\n');
      const choices = [{ index: 0, message: { role: 'assistant', content: all }, finish_reason: 'stop' }];
      const start = {
        ...one,
        task: null,
        phase: 'start',
        reply: { ...one.reply, answer: { ...one.reply.answer, choices } },
      };
      return `${canonical(start)}\n${text}`;
    });
    const { stdout } = await cib('verify', forged);
    expect(stdout).toMatch(/\(foretold-answers\)\n +in \d+ of 20 tasks/);
  });

  it.each([
    ['an honest', (_: Exchange, __: number, said: string) => said, null],
    ['a forged', (_: Exchange, task: number) => goldOf(task), expect.stringMatching(/^in \d+ of 20 tasks/)],
  ])('is recorded in a receipt for a forged tape only: %s one [J10]', async (_, say, flagged) => {
    const origin = board();
    const bundle = withAnswers(say);
    origin.merge('mine', bundle, systemOf(bundle));
    const receipts = `${temporaryFolder()}/receipts`;
    const git = (at: string, ...words: string[]) => execFileSync('git', ['-C', at, ...words], { stdio: 'pipe' });
    git(origin.folder, 'worktree', 'add', '--detach', receipts);
    git(receipts, 'switch', '--orphan', 'receipts');
    const about = ['--slug', 'mine', '--event', 'verified', '--reason', 'seen', '--actor', 'me', '--actor-id', '7'];
    const places = ['--entries', `${origin.folder}/leaderboard/entries`, '--receipts', receipts];
    expect(await cib('receipt', ...about, ...places)).toMatchObject({ status: 0, stderr: '' });
    const [name] = readdirSync(`${receipts}/receipts/mine`);
    const { suites } = JSON.parse(read(`${receipts}/receipts/mine`, name as string));
    expect(suites.cib.tape).toEqual({ answers: 'recorded', flagged });
  });
});

it('a bundle whose manifest names another model than its tape is invalid [J9]', async () => {
  const forged = copyOf(honest);
  forgeManifest(forged, ({ gateway }) => Object.assign(gateway.settings, { model: 'large-9' }));
  await broken(forged, /The tape has a request to the model "small-1"\. The manifest names "large-9"\./);
});
