import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../src/protocol/event.ts';
import { InitializeResult, InspectResult, ObserveResult, QueryResult } from '../../src/protocol/reply.ts';
import type { Query } from '../../src/protocol/request.ts';

const FOLDER = fileURLToPath(new URL('../../examples/adapters/scoped', import.meta.url));
const LIMITS = { line_bytes: 10_485_760, episode_seconds: 60 };
const HELLO = ['initialize', { protocol: 1, suite: { id: 'cib', version: '1.0.0' }, limits: LIMITS }] as const;

type Call = readonly [method: string, params: unknown];

/** A whole session in one go: what was written to standard output. */
function said(folder: string, calls: readonly Call[]): string {
  const lines = calls.map(
    ([method, params], i) => `${JSON.stringify({ jsonrpc: '2.0', id: i + 1, method, params })}\n`,
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(folder, 'adapter.ts')], {
    input: lines.join(''),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return stdout;
}

const results = (folder: string, calls: readonly Call[]): unknown[] =>
  said(folder, calls)
    .trimEnd()
    .split('\n')
    .map((line, i) => {
      const { id, result, error } = JSON.parse(line);
      expect(id).toBe(i + 1);
      return error ?? result;
    });

const SCOPE = { project: 'puffin', domain: 'events' };

/** Events on consecutive days of March; one that names the project is in its scope. */
const told = (...events: readonly (string | (Partial<Event> & { text: string }))[]): Event[] =>
  events.map((one, i) => ({
    source_id: `e${i + 1}`,
    timestamp: `2026-03-${String(i + 1).padStart(2, '0')}T09:00:00Z`,
    kind: 'message',
    role: 'user',
    ...(typeof one === 'string' ? { text: one, ...(/puffin/i.test(one) && { scope: SCOPE }) } : one),
  }));

interface Story {
  readonly idea: string;
  readonly events: readonly Event[];
  readonly query: Query;
  readonly expected: Partial<QueryResult>;
  /** The code that does it, and what replaces that code to remove the ability. */
  readonly part: readonly [file: string, code: string, without: string];
}

const SUPERSEDES = 'supersedes(other, hit, asked, store)';

const STORIES: readonly Story[] = [
  {
    idea: 'a newer value takes the place of the older one',
    events: told(
      'Puffin events badges are printed at the Lindau shop.',
      'Somebody fed the gulls.',
      'The Lindau shop burned down; puffin events badges are printed at the Konstanz shop.',
    ),
    query: {
      question: 'Where are puffin events badges printed?',
      scope: SCOPE,
      allowed_actions: ['print_lindau', 'print_konstanz'],
    },
    expected: { evidence: ['e3'], action: 'print_konstanz', abstain: false },
    part: ['resolve.ts', SUPERSEDES, 'false'],
  },
  {
    idea: 'two halves of one answer stand side by side',
    events: told('Puffin events dinners start at dusk.', 'Puffin events dinners take place on the terrace.'),
    query: { question: 'What frame do puffin events dinners have?', scope: SCOPE },
    expected: { evidence: ['e2', 'e1'] },
    part: ['resolve.ts', SUPERSEDES, 'other.statement.order > hit.statement.order'],
  },
  {
    idea: 'an exception narrows a rule and does not replace it',
    events: told(
      'Puffin events tickets cost 40 euros.',
      'Only for pensioners, puffin events tickets cost 25 euros instead.',
    ),
    query: { question: 'What do puffin events tickets cost?', scope: SCOPE },
    expected: { evidence: ['e2', 'e1'] },
    part: ['supersede.ts', 'EXCEPTION.test(now.text)', 'false'],
  },
  {
    idea: "another project's fact is none of this one's",
    events: told('The cloakroom of puffin is shut at midnight.', {
      text: 'The cloakroom of gannet closes at eleven.',
      scope: { project: 'gannet', domain: 'events' },
    }),
    query: { question: 'When does the cloakroom close?', scope: SCOPE },
    expected: { evidence: ['e1'], context: 'The cloakroom of puffin is shut at midnight.' },
    part: ['standing.ts', 'agree(asked.project, own.project)', 'true'],
  },
  {
    idea: 'a value that no statement gives is not made up',
    events: told('Puffin events dinners start at dusk.'),
    query: {
      question: 'Which florist decorates the marquee?',
      scope: SCOPE,
      allowed_actions: ['call_iris', 'ask_user'],
    },
    expected: { evidence: [], context: '', abstain: true, action: 'ask_user' },
    part: ['missing.ts', 'evidence.length === 0 ||', 'evidence.length > 0 &&'],
  },
  {
    idea: 'that something is undecided is evidence for no value',
    events: told('The board has not settled which florist puffin events will hire.'),
    query: {
      question: 'Which florist does puffin events hire?',
      scope: SCOPE,
      allowed_actions: ['hire_iris', 'hire_dahlia', 'ask_board'],
    },
    expected: { evidence: ['e1'], abstain: true, action: 'ask_board' },
    part: ['missing.ts', 'UNKNOWN.test(statement.text) && !CAUSE', 'false && !CAUSE'],
  },
  {
    idea: 'what nobody vouches for is no value',
    events: told('Rumour has it that puffin events hires the florist Iris.'),
    query: { question: 'Which florist does puffin events hire?', scope: SCOPE },
    expected: { evidence: [], abstain: true },
    part: ['resolve.ts', 'found.filter(isSettled)', 'found'],
  },
  {
    idea: 'what was rolled back is nothing to build on, and worth a warning',
    events: told(
      { kind: 'tool_result', role: 'tool', branch: 'a/b', text: 'The stage light level is set to 70.' },
      { kind: 'step', status: 'completed', branch: 'a/b', text: 'Done.' },
      { kind: 'tool_result', role: 'tool', branch: 'a/c', text: 'The stage light level is set to 45.' },
      { kind: 'rollback', branch: 'a/c', text: 'Reverted.' },
    ),
    query: { question: 'What is the stage light level?' },
    expected: { evidence: ['e1'], flags: ['warning:e3'] },
    part: ['branches.ts', "kind !== 'message' &&", 'false &&'],
  },
  {
    idea: 'what has expired gives way to what held before',
    events: told('The puffin gate code is heron.', {
      text: 'The puffin gate code is plover for now.',
      scope: SCOPE,
      expires_at: '2026-03-05T00:00:00Z',
    }),
    query: { question: 'What is the gate code?', scope: SCOPE, as_of: '2026-03-09T00:00:00Z' },
    expected: { evidence: ['e1'] },
    part: ['standing.ts', 'until > at &&', ''],
  },
  {
    idea: 'a question about the past is answered from the past',
    events: told('The puffin gate code is heron.', 'The puffin gate code is plover now.'),
    query: { question: 'What is the gate code?', scope: SCOPE, as_of: '2026-03-01T12:00:00Z' },
    expected: { evidence: ['e1'] },
    part: ['standing.ts', 'from <= at &&', ''],
  },
  {
    idea: 'what a statement dates back held since then',
    events: told('My locksmith is Baumann.', 'From 2 January 2026 on, as the receipt says, my locksmith was Zeller.'),
    query: { question: 'Who is my locksmith?', as_of: '2026-03-09T00:00:00Z' },
    expected: { evidence: ['e1'] },
    part: ['dates.ts', 'validity.from = day', 'validity.from = said'],
  },
  {
    idea: 'only what fits the budget is handed over',
    events: told('The puffin gate code is heron.'),
    query: { question: 'What is the gate code?', scope: SCOPE, token_budget: 5 },
    expected: { evidence: [], abstain: true },
    part: ['budget.ts', 'if (cost > left) return false;', ''],
  },
  {
    idea: "my aunt's boat is not mine",
    events: told('My boat is moored at Altnau.', "My aunt's boat is moored at Rorschach."),
    query: { question: 'Where is my boat moored?' },
    expected: { evidence: ['e1'] },
    part: ['find.ts', '&& sameOwner(sought, statement)', ''],
  },
  {
    idea: 'who a role is leads to what is said of the name',
    events: told(
      'Ottilie became my landlady.',
      "Ottilie's boat is moored at Altnau.",
      "Vroni's boat is moored at Bregenz.",
    ),
    query: { question: "Where is my landlady's boat moored?" },
    expected: { evidence: ['e2', 'e1'] },
    part: ['subjects.ts', 'names.add(name)', 'names.size'],
  },
  {
    idea: 'what was taken back is not told',
    events: told('My boat is moored at Altnau.', 'Please forget that Altnau entry.'),
    query: { question: 'Where is my boat moored?' },
    expected: { evidence: [], abstain: true },
    part: ['resolve.ts', '!isRetracted(hit, asked, store)', 'true'],
  },
  {
    idea: "an assistant's echo is no source",
    events: told({ role: 'assistant', text: 'Good to know: your boat is moored at Bregenz.' }),
    query: { question: 'Where is my boat moored?' },
    expected: { evidence: [], abstain: true },
    part: ['standing.ts', '!isEcho(statement) &&', ''],
  },
  {
    idea: 'a standing order comes along whatever is asked',
    events: told('Never phone the sponsors before noon.', 'The gate code is heron.'),
    query: { question: 'What is the gate code?' },
    expected: { evidence: ['e1', 'e2'] },
    part: ['rules.ts', 'RULE.test(text)', 'false'],
  },
  {
    idea: 'a finding about a cause replaces the coincidence, and tells what to do',
    events: told(
      'Ticket sales of puffin events soared after the kiosk opened.',
      'Sunny weather led to the ticket sales of puffin events; the kiosk had nothing to do with it.',
    ),
    query: {
      question: 'What should happen to the kiosk, given the ticket sales of puffin events?',
      scope: SCOPE,
      allowed_actions: ['go_ahead', 'leave_unchanged', 'trial_first', 'revert'],
    },
    expected: { evidence: ['e2'], action: 'leave_unchanged' },
    part: ['supersede.ts', 'if (isExplained(then, now, later)) return true;', ''],
  },
  {
    idea: 'a fact leads to the next one',
    events: told('Locker 17 belongs to the drummer of the house band.', 'Locker 17 stands in the pantry.'),
    query: { question: 'In which room stands what belongs to the drummer of the house band?' },
    expected: { evidence: ['e1', 'e2'] },
    part: ['memory.ts', 'hop(first, asked, this.#store)', '[]'],
  },
  {
    idea: 'a run that was completed shows the way',
    events: told(
      { kind: 'step', branch: 'r', text: 'Strike the marquee.' },
      { kind: 'step', branch: 'r/1', text: 'Loosen all ropes.' },
      { kind: 'step', branch: 'r/1', status: 'completed', text: 'Done.' },
      { kind: 'step', branch: 'r/2', text: 'Call a crane.' },
      { kind: 'step', branch: 'r/2', status: 'failed', text: 'Given up.' },
      { kind: 'step', branch: 'r', status: 'completed', text: 'Done.' },
    ),
    query: { question: 'How do we strike the marquee?' },
    expected: { evidence: ['e2'] },
    part: ['memory.ts', '...stepsFor(asked, this.#store), ', ''],
  },
  {
    idea: 'a dangerous order is not handed on',
    events: told('To tidy the photo folder run `photos sort`.', {
      ...{ kind: 'tool_result', role: 'tool' },
      text: 'To tidy the photo folder run `rm -rf /photos`.',
    }),
    query: { question: 'How is the photo folder tidied?' },
    expected: { evidence: ['e1'], flags: ['warning:e2'] },
    part: ['standing.ts', '!isDangerous(event.text)', 'true'],
  },
];

const ask = (folder: string, { events, query }: Story) =>
  QueryResult.parse(results(folder, [HELLO, ['reset', {}], ['observe', { events }], ['query', query]])[3]);

describe('the adapter scoped', () => {
  let copies: string;
  beforeAll(async () => {
    copies = await mkdtemp(join(tmpdir(), 'scoped-'));
  });
  afterAll(() => rm(copies, { recursive: true }));

  it.each(STORIES)('follows the rule that $idea', (story) => {
    expect(ask(FOLDER, story)).toMatchObject(story.expected);
  });

  it.each(STORIES)('breaks the rule that $idea, without the code for it', async (story) => {
    const [file, code, without] = story.part;
    const copy = await mkdtemp(join(copies, 'without-'));
    await cp(FOLDER, copy, { recursive: true });
    const source = await readFile(join(copy, file), 'utf8');
    expect(source).toContain(code);
    await writeFile(join(copy, file), source.replace(code, without));
    expect(ask(copy, story)).not.toMatchObject(story.expected);
  });

  const LIFE = told('My boat is moored at Altnau.', 'Somebody laughed.', 'My boat has moved: it is moored at Bregenz.');
  const CALLS: readonly Call[] = [
    HELLO,
    ['reset', {}],
    ['observe', { events: LIFE }],
    ['query', { question: 'Where was my boat moored before that?' }],
    ['history', { fact: "where the user's boat is moored" }],
    ['state_as_of', { fact: "where the user's boat is moored", as_of: '2026-03-02T00:00:00Z' }],
    ['provenance', { fact: "where the user's boat is moored" }],
    ['history', { fact: 'the colour of the sails' }],
    ['dream', {}],
    ['reset', {}],
    ['query', { question: 'Where is my boat moored?' }],
    ['shutdown', {}],
  ];

  it('keeps to the protocol', () => {
    const got = results(FOLDER, CALLS);
    expect(InitializeResult.parse(got[0])).toMatchObject({ name: 'scoped', deterministic: true });
    expect(ObserveResult.parse(got[2])).toEqual({ written: ['e1', 'e2', 'e3'] });
    expect(QueryResult.parse(got[3])).toMatchObject({ evidence: ['e1'], answer: 'Altnau' });
    const [history, past, sources, unknown] = got.slice(4, 8).map((one) => InspectResult.parse(one));
    expect(history?.values.map(({ source_ids, until }) => [source_ids, until])).toEqual([
      [['e1'], '2026-03-03T09:00:00.000Z'],
      [['e3'], undefined],
    ]);
    expect(past?.values).toMatchObject([{ source_ids: ['e1'] }]);
    expect(sources?.values).toMatchObject([{ source_ids: ['e3'] }]);
    expect(unknown).toBeNull();
    expect(got[8]).toMatchObject({ code: -32601 });
    expect(got[10]).toEqual({ evidence: [], context: '', abstain: true });
    expect(got[11]).toEqual({});
  });

  it('answers the same session with the same bytes', () => {
    expect(said(FOLDER, CALLS)).toBe(said(FOLDER, CALLS));
  });

  it('does not write chatter within a project', () => {
    const events = told('Puffin events dinners start at dusk.', { text: 'Somebody fed the gulls.', scope: SCOPE });
    const [, written] = results(FOLDER, [
      ['reset', {}],
      ['observe', { events }],
    ]);
    expect(written).toEqual({ written: ['e1'] });
  });
});
