import { describe, expect, it } from 'vitest';
import { tasksOf } from '../../test/support/gold.ts';
import { seal } from '../evidence/seal.ts';
import type { TranscriptLine } from '../evidence/transcript.ts';
import type { Capability, Reply } from '../protocol/reply.ts';
import type { Step } from '../protocol/request.ts';
import type { Suite } from '../suite/suite.ts';
import { loadSuite } from '../suites/catalogue.ts';
import type { CibTask } from '../suites/cib/schema.ts';
import { answersOfReferences, replyDigests } from './answers.ts';
import { Observations, replyProblem, rescore } from './rescore.ts';

const SUITE = await loadSuite('cib');
const TASKS = tasksOf(SUITE.generator, SUITE.generator.publicSeed).slice(0, 3);
const [MINE, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)];

interface Given {
  readonly nonce?: string;
  readonly suite?: Suite;
  /** The replies of each episode, with the dataset's own ids. */
  readonly change?: (replies: readonly Reply[], task: number) => readonly Reply[];
  /** The replies as the transcript has them, with the run's ids. */
  readonly closed?: (reply: Reply, ids: readonly string[]) => Reply;
  readonly lines?: (lines: TranscriptLine[]) => TranscriptLine[];
}

/** The transcript of an adapter that answers everything with the same words and the first sources. */
function transcript({ nonce = MINE, suite = SUITE, ...given }: Given) {
  const { change = (all) => all, closed = (one) => one, lines = (all) => all } = given;
  const written = TASKS.flatMap((task, t) =>
    suite.compile(task).map((episode): TranscriptLine => {
      const sealed = seal(episode, nonce);
      const sources = episode.steps.flatMap((step) =>
        step.method === 'observe' ? step.params.events.map(({ source_id }) => source_id) : [],
      );
      const replies = episode.steps.map(({ method }): Reply => {
        if (method === 'observe') return { method, result: { written: [sources[0] ?? ''] } };
        return {
          method: 'query',
          result: { evidence: sources.slice(0, 2), context: 'the first two', action: 'ask', answer: 'it', ...SAID },
        };
      });
      const own = sources.map((id) => sealedId(sealed, id));
      const all = change(replies, t).map((reply) => closed(sealed.close(reply), own));
      return { id: sealed.id, requests: sealed.requests, replies: all };
    }),
  );
  async function* stream() {
    yield* lines(written);
  }
  return { suite, nonce, tasks: TASKS, lines: stream() };
}

/** The digests, by task, of that adapter's replies. */
const digests = (given: Given = {}) => replyDigests(transcript(given));

const SAID = { confidence: 0.5, abstain: false, usage: { input_tokens: 9, output_tokens: 1 } };

function sealedId(sealed: ReturnType<typeof seal>, id: string): string {
  const closed = sealed.close({ method: 'query', result: { evidence: [id] } });
  return 'result' in closed && closed.method === 'query'
    ? ((closed.result as { evidence: string[] }).evidence[0] ?? '')
    : '';
}

type Query = Extract<Reply, { readonly method: 'query'; readonly result: object }>;
const isQuery = (reply: Reply): reply is Query => reply.method === 'query' && 'result' in reply;

/** Changes the reply to the question of the second task. */
const said = (change: (result: Query['result']) => Query['result']): Given => ({
  change: (replies, task) =>
    replies.map((reply) => (task === 1 && isQuery(reply) ? { ...reply, result: change(reply.result) } : reply)),
});

describe('replyDigests', () => {
  it('returns a digest per task, the same under every nonce', async () => {
    const mine = await digests();
    expect(mine).toHaveLength(3);
    expect(new Set(mine).size).toBe(3);
    expect(await digests({ nonce: OTHER })).toEqual(mine);
  });

  it.each<[string, Given]>([
    ['the order of evidence', said((one) => ({ ...one, evidence: one.evidence.toReversed() }))],
    ['an additional source', said((one) => ({ ...one, evidence: [...one.evidence, one.evidence[0] ?? ''] }))],
    ['the context', said((one) => ({ ...one, context: 'the first 2' }))],
    ['the action', said((one) => ({ ...one, action: 'act' }))],
    ['the answer', said((one) => ({ ...one, answer: 'It' }))],
    ['no answer', said(({ answer: _, ...one }) => one)],
    ['abstention', said((one) => ({ ...one, abstain: true }))],
    ['confidence', said((one) => ({ ...one, confidence: 0.51 }))],
    ['usage', said((one) => ({ ...one, usage: { input_tokens: 8, output_tokens: 1 } }))],
    ['flags', said((one) => ({ ...one, flags: ['stale'] }))],
    ['a fault', { change: (all, task) => (task === 1 ? [{ method: 'observe', fault: 'timeout' }] : all) }],
    [
      'what was written',
      {
        change: (all, task) =>
          task !== 1
            ? all
            : all.map((one): Reply => (one.method === 'observe' ? { method: 'observe', result: {} } : one)),
      },
    ],
    [
      'what an actor was shown',
      {
        change: (all, task) =>
          all.map((one) => (task === 1 && isQuery(one) ? { ...one, acted: { retrieved: one.result.evidence } } : one)),
      },
    ],
  ])('changes with %s, and only for that task', async (_, given) => {
    const [plain, changed] = [await digests(), await digests({ ...given, nonce: OTHER })];
    expect(changed.map((one, i) => one === plain[i])).toEqual([true, false, true]);
  });

  it('opens ids within texts, which differ between runs', async () => {
    const naming = (at: number): Given => ({
      closed: (reply, ids) =>
        isQuery(reply)
          ? { ...reply, result: { ...reply.result, context: `see ${ids[at]}.`, answer: `by ${ids[at]}` } }
          : reply,
    });
    const [mine, other] = [await digests(naming(0)), await digests({ ...naming(0), nonce: OTHER })];
    expect(other).toEqual(mine);
    expect(await digests({ ...naming(1), nonce: OTHER })).not.toEqual(mine);
  });

  it('opens ids within flags', async () => {
    const warned = (at: number): Given => said((one) => ({ ...one, flags: [`stale:${one.evidence[at]}`] }));
    expect(await digests({ ...warned(0), nonce: OTHER })).toEqual(await digests(warned(0)));
    expect(await digests(warned(1))).not.toEqual(await digests(warned(0)));
  });

  it('distinguishes two sources that no episode sent', async () => {
    const foreign = (id: string): Given => ({
      closed: (reply) => (isQuery(reply) ? { ...reply, result: { ...reply.result, evidence: [id] } } : reply),
    });
    expect(await digests(foreign('0123456789abcdef'))).not.toEqual(await digests(foreign('0123456789abcdee')));
  });

  it.each<[string, Given['lines']]>([
    ['ends early', (all) => all.slice(0, -1)],
    ['has more lines', (all) => [...all, ...all.slice(0, 1)]],
    ['has another order', (all) => all.toReversed()],
    ['is empty', () => []],
    ['is of another nonce', (all) => all.map((line) => ({ ...line, id: '0'.repeat(32) }))],
  ])('throws bundle.episodes if the transcript %s', async (_, lines) => {
    await expect(digests(lines ? { lines } : {})).rejects.toMatchObject({ code: 'bundle.episodes' });
  });
});

describe('rescore', () => {
  const UNSENT = '0123456789abcdef';
  const onQuery = (change: (reply: Query) => Reply): Given => ({
    closed: (reply) => (isQuery(reply) ? change(reply) : reply),
  });
  async function foreignIn(given: Given): Promise<string | undefined> {
    const observed = new Observations();
    for await (const _ of rescore({ ...transcript(given), capabilities: [] }, observed));
    return observed.foreignSources.text();
  }

  it.each<[string, Given]>([
    [
      'the sources of a memory',
      onQuery((one) => ({ ...one, result: { ...one.result, memories: [{ text: 'it', sources: [UNSENT] }] } })),
    ],
    ['what an actor was shown', onQuery((one) => ({ ...one, acted: { retrieved: [UNSENT] } }))],
    [
      'what a model was shown that failed',
      onQuery(() => ({ method: 'query', fault: 'model.citation', acted: { retrieved: [UNSENT] } })),
    ],
  ])('finds a source that was never sent in %s', async (_, given) => {
    expect(await foreignIn({})).toBeUndefined();
    expect(await foreignIn(given)).toContain(`${UNSENT} (line 1, task cib_000000)`);
  });

  it('finds a source that was sent with the next request', async () => {
    // Each event in a request of its own.
    const suite: Suite = {
      ...SUITE,
      compile: (task) =>
        SUITE.compile(task).map((episode) => ({
          ...episode,
          steps: episode.steps.flatMap((step): Step[] =>
            step.method === 'observe'
              ? step.params.events.map((event) => ({ ...step, params: { ...step.params, events: [event] } }))
              : [step],
          ),
        })),
    };
    const late: Given['change'] = (all, t) => {
      const ids = (TASKS[t] as unknown as CibTask).events.map(({ source_id }) => source_id);
      const written = { method: 'observe' as const, result: { written: ids.slice(-1) } };
      return all.with(ids.length - 2, written);
    };
    expect(await foreignIn({ suite })).toBeUndefined();
    expect(await foreignIn({ suite, change: late })).toMatch(/^an event that was sent after reply \d \(line 1,/);
  });

  it('refuses a fault beside the answers of a reference, whether these are cached or not', async () => {
    const [reference] = SUITE.ownSystems.map((system) => ({ ...system })) as [Suite['ownSystems'][number]];
    const suite = { ...SUITE, ownSystems: [reference] };
    const given: Given = {
      suite,
      change: (_, t) => reference.answer(TASKS[t] as never)[0]?.replies ?? [],
      lines: (all) => all.map((line) => ({ ...line, faults: { 'adapter.timeout': 1 } })),
    };
    for (let round = 0; round < 2; round += 1) {
      const scored = rescore({ ...transcript(given), capabilities: [], reference }, new Observations());
      await expect(scored.next()).rejects.toThrow(
        'line 1, task cib_000000: it has faults, which the reference never has.',
      );
      answersOfReferences(suite, TASKS);
    }
  });

  it.each<[Reply, Capability[], string | undefined]>([
    [{ method: 'history', skipped: true }, ['history'], 'history was declared and was skipped'],
    [{ method: 'history', result: null }, [], 'history was answered and is not declared'],
    [{ method: 'history', skipped: true }, [], undefined],
    [{ method: 'history', result: null }, ['history'], undefined],
  ])('of the reply %j to a system that declares %j says %s', (reply, declared, problem) => {
    const steps = [{ method: 'history', params: {} }] as unknown as Step[];
    expect(replyProblem(steps, [reply], new Set(declared))).toBe(problem);
  });
});
