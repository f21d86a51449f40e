import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InitializeResult, type QueryResult } from '../src/protocol/reply.ts';
import { bridgeSpec, converse, event, HISTORY, INITIALIZE, notes, QUESTIONS, ready, speak } from './support/bridge.ts';
import { cib, cibJson } from './support/cli.ts';
import { temporaryFolder } from './support/folder.ts';
import { serveMcp, serveMemory } from './support/memory-endpoint.ts';

/** One session of a bridge: it stores the history, answers its questions, and forgets both. */
async function life(kind: string, mapping: object) {
  const asked = QUESTIONS.map(([query]) => ['query', query] as const);
  const again = QUESTIONS[0][0];
  const { answers, status } = await speak(kind, mapping, [
    ...[INITIALIZE, ['reset'] as const, ['observe', { events: HISTORY }] as const],
    ...asked,
    ...[['reset'] as const, ['query', again] as const, ['history', { fact: 'x' }] as const, ['shutdown'] as const],
  ]);
  expect(status).toBe(0);
  const [declared, , observed, ...rest] = answers;
  expect(InitializeResult.parse(declared?.result)).toMatchObject({ capabilities: ['written', 'context', 'abstain'] });
  expect(observed?.result).toEqual({ written: ['old', 'new', 'elsewhere', 'gone'] });
  const replies = rest.slice(0, asked.length).map(({ result }) => result as QueryResult);
  expect(replies.map(({ evidence }) => evidence.toSorted())).toEqual(QUESTIONS.map(([, evidence]) => evidence));
  for (const { evidence, context, abstain } of replies) {
    expect(abstain).toBe(evidence.length === 0);
    const texts = evidence.map((id) => HISTORY.find(({ source_id }) => source_id === id)?.text);
    expect(context).toBe(texts.join('\n'));
  }
  expect(rest.slice(asked.length)).toMatchObject([
    { result: {} },
    { result: { evidence: [], context: '', abstain: true } },
    { error: { code: -32601 } },
    { result: {} },
  ]);
}

const startsIn = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;

describe('cib bridge mcp', () => {
  it('translates between the protocol and the reference memory server, message by message', () =>
    life('mcp', ready('server-memory')));

  it('returns three hits, in Worlds ten, or as many as the mapping says', async () => {
    const events = Array.from({ length: 12 }, (_, i) => event(`e${i}`, '08', `The nightly export ${i} runs.`));
    const hits = async (suite: string, limit?: number) => {
      const mapping = notes();
      const { answers } = await speak('mcp', { ...mapping, search: { ...mapping.search, limit } }, [
        ['initialize', { ...(INITIALIZE[1] as object), suite: { id: suite, version: '1.0.0' } }],
        ...[['reset'] as const, ['observe', { events }] as const],
        ['query', { question: 'When does the nightly export run?' }],
      ]);
      return (answers[3]?.result as QueryResult | undefined)?.evidence.length;
    };
    expect([await hits('cib'), await hits('worlds'), await hits('worlds', 5)]).toEqual([3, 10, 5]);
  });

  it('takes ids from plain text', () => life('mcp', notes()));

  it('supports a server that only accepts the newer protocol', () => life('mcp', notes('modern')));

  it('resets the server by calls or by a restart', () =>
    life('mcp', { ...notes(), reset: { calls: [{ tool: 'forget' }] } }));

  it('connects to a server over HTTP, with headers from environment variables', async () => {
    const { url, tokens } = await serveMcp();
    const server = { url, headers: { authorization: 'Bearer {{env.MEMORY_KEY}}' } };
    const mapping = { ...notes(), server, reset: { calls: [{ tool: 'forget' }] } };
    const ask = ['query', QUESTIONS[0][0]] as const;
    const calls = [['reset'], ['observe', { events: HISTORY }], ask, ['reset'], ask] as const;
    const { answers } = await speak('mcp', mapping, calls, { MEMORY_KEY: 'k-1' });
    expect(answers[2]?.result).toMatchObject({ evidence: ['old', 'new'] });
    expect(answers[4]?.result).toEqual({ evidence: [], context: '', abstain: true });
    expect(tokens()).toEqual(new Set(['Bearer k-1']));
  });

  it('passes cib check', async () => {
    const checked = await cib('check', bridgeSpec('mcp', ready('server-memory')));
    expect(checked).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('All checks passed: the adapter follows the protocol.'),
    });
  });

  it('gets through a run, and the bundle verifies', async () => {
    const out = `${temporaryFolder()}/b`;
    await cib(
      'run',
      '--suite',
      'cib',
      '--adapter',
      bridgeSpec('mcp', ready('server-memory')),
      '--limit',
      '10',
      '--out',
      out,
    );
    const { counts } = await cibJson<{ counts: object }>('score', out);
    expect(counts).toMatchObject({ tasks: 10, errored: 0 });
    expect((await cib('verify', out)).status).toBe(0);
  });

  it('passes every text on unchanged', async () => {
    const nasty = fc.array(
      fc.constantFrom(
        '"',
        '\\',
        '{{text}}',
        '{{',
        '}}',
        '\n',
        '[x] ',
        '{"a":1}',
        '\u2028',
        '🚪',
        "'",
        '$&',
        '%s',
        'word',
      ),
      { minLength: 1, maxLength: 12 },
    );
    const texts = fc.sample(nasty, { seed: 7, numRuns: 60 }).map((parts, i) => `marker${i}z ${parts.join('')}`);
    const events = texts.map((text, i) => event(`id${i}`, '08', text));
    const queries = texts.map((_, i) => ['query', { question: `marker${i}z` }] as const);
    const { answers } = await speak('mcp', ready('server-memory'), [['reset'], ['observe', { events }], ...queries]);
    const given = answers.slice(2).map(({ result }) => result);
    expect(given).toEqual(texts.map((text, i) => ({ evidence: [`id${i}`], context: text, abstain: false })));
  });

  it.each([
    ['names an unknown tool', { store: { tool: 'save', arguments: { x: '{{source_id}} {{text}}' } } }, /save/],
    [
      'lacks an argument',
      { search: { tool: 'recall', arguments: { question: '{{question}}' }, hits: notes().search.hits } },
      /most/,
    ],
    [
      'has an unknown argument',
      { store: { tool: 'remember', arguments: { note: '{{source_id}} {{text}}', tag: 'x' } } },
      /tag/,
    ],
    ['gives another type', { store: { tool: 'remember', arguments: { note: ['{{source_id}} {{text}}'] } } }, /string/],
  ])('refuses a mapping that %s, and says what the server offers', async (_, wrong, words) => {
    const { status, stderr, answers } = await speak('mcp', { ...notes(), ...wrong }, []);
    expect({ status, answers }).toEqual({ status: 2, answers: [] });
    expect(stderr).toMatch(words);
    expect(stderr).toContain('The server has the tools remember(note), recall(question, most), forget()');
  });

  it.each([
    ['no source id', { store: { tool: 'remember', arguments: { note: '{{text}}' } } }, /source_id/],
    ['no text', { store: { tool: 'remember', arguments: { note: '{{source_id}}' } } }, /\{\{text\}\}/],
    ['a field that there is not', { store: { tool: 'remember', arguments: { note: '{{id}}' } } }, /\{\{source_id\}\}/],
    ['a list within a text', { reset: { calls: [{ tool: 'forget', arguments: { a: 'x {{source_ids}}' } }] } }, /alone/],
    ['no question', { search: { tool: 'recall', hits: { pattern: '[{{source_id}}]' } } }, /\{\{question\}\} or/],
    ['a pattern without end', { search: { ...notes().search, hits: { pattern: '{{source_id}}{{text}}' } } }, /pattern/],
    ['an unknown key', { surprise: true }, /surprise/],
    ['a restart of what it did not start', { server: { url: 'http://127.0.0.1:9/' } }, /restart/],
    [
      'a variable that is not set',
      {
        server: { url: 'http://127.0.0.1:9/', headers: { a: '{{env.NO_SUCH}}' } },
        reset: { calls: [{ tool: 'forget' }] },
      },
      /NO_SUCH/,
    ],
  ])('refuses a mapping with %s', async (_, wrong, words) => {
    const { status, stderr } = await speak('mcp', { ...notes(), ...wrong }, []);
    expect(status).toBe(2);
    expect(stderr).toMatch(words);
  });

  it('names the folder of complete mappings if a mapping is incomplete', async () => {
    const { status, stderr } = await speak('mcp', { name: 'half' }, []);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error bridge\.mapping: .+ \$\.version: .+\n {2}→ .+examples\/bridges\//);
  });

  it('stops its server and exits on a signal, even if its input is open', async () => {
    const { child, answer } = converse('mcp', notes());
    expect(await answer(INITIALIZE)).toMatchObject({ result: { name: 'notes' } });
    const exit = once(child, 'exit', { signal: AbortSignal.timeout(60_000) });
    child.kill('SIGTERM');
    await exit;
  });

  it('finds hits in the text beside structured content, and quotes the reply without hits', async () => {
    const mapping = (at: string) => ({
      ...notes('both'),
      search: { ...notes().search, hits: { at, text: '/note', pattern: '[{{source_id}}] {{text}}' } },
    });
    const calls = [['reset'], ['observe', { events: HISTORY }], ['query', QUESTIONS[0][0]]] as const;
    const { answers } = await speak('mcp', mapping('/results'), calls);
    expect(answers[2]?.result).toMatchObject({ evidence: expect.arrayContaining(['old', 'new']) });
    const wrong = await speak('mcp', mapping('/hits'), calls);
    expect(wrong.answers[2]?.error?.message).toMatch(
      /no list at "\/hits"\. Set `search\.hits\.at` .*\. The reply: the structured .*in the text.*; the text /,
    );
  });

  it('shows why its server exited during startup, also in `cib check`', async () => {
    const { status, stderr } = await speak('mcp', notes('crashes'), []);
    expect(status).toBe(3);
    expect(stderr.slice(stderr.indexOf('error bridge.server'))).toContain('ModuleNotFoundError: sqlite_vec');
    const checked = await cib('check', bridgeSpec('mcp', notes('crashes')));
    expect(checked.stdout + checked.stderr).toContain('ModuleNotFoundError: sqlite_vec');
  });

  it('starts its server in `cib check` for all calls, for one reset, for the end of the input, and for each further episode', async () => {
    const startsOf = async (mapping: object, starts: string) => {
      const { status, stdout } = await cib('check', bridgeSpec('mcp', mapping));
      expect(status).toBe(0);
      const [, calls = 0] = /still answers .+ \(answered (\d+) calls\)/.exec(stdout) ?? [];
      // An episode is reset, observe and query.
      return startsIn(starts) - Number(calls) / 3;
    };
    const starts = `${temporaryFolder()}/starts`;
    const { deterministic: _, ...mapping } = notes(starts);
    expect(await startsOf(mapping, starts)).toBe(3);
    // If the mapping says that the server is deterministic, two more answer the same questions.
    const again = `${temporaryFolder()}/starts`;
    expect(await startsOf(notes(again), again)).toBe(5);
  });

  it('does not start its server again for a question that the server answers with an error', async () => {
    const starts = `${temporaryFolder()}/starts`;
    const { deterministic: _, ...mapping } = notes(starts);
    const wrong = { ...mapping, search: { ...mapping.search, hits: { at: '/results', text: '/note', id: '/id' } } };
    const { status, stdout } = await cib('check', bridgeSpec('mcp', wrong));
    expect({ status, wrong: stdout.match(/^✗/gm)?.length }).toEqual({ status: 1, wrong: 4 });
    expect(startsIn(starts)).toBe(3);
  });
});

it.each(['mcp', 'http'] as const)('cib bridge %s says that the program of its server was not found', async (kind) => {
  const server = { command: 'no-such-server', ...(kind === 'http' && { url: 'http://127.0.0.1:9' }) };
  const mapping = kind === 'mcp' ? notes() : { ...ready('add-search'), reset: { restart: true } };
  const { status, stderr } = await speak(kind, { ...mapping, server }, []);
  expect({ status, stderr }).toEqual({
    status: 3,
    stderr: expect.stringContaining('bridge.server: The server’s program no-such-server was not found.'),
  });
});

describe('cib bridge http', () => {
  it('translates between the protocol and a REST interface', async () => {
    const { url, all } = await serveMemory();
    await life('http', { ...ready('add-search'), server: { url } });
    expect(all()).toEqual([]);
  });

  it('says who starts it to somebody who types something else than calls', async () => {
    const { child } = converse('http', { ...ready('add-search'), server: { url: 'http://127.0.0.1:9' } });
    child.stdin.end('hello\n');
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(status).toBe(2);
    expect(said).toMatch(
      /^error usage: Standard input line 1 is not a call of the protocol\.\n {2}→ .* check "cmd:.* bridge http --mapping FILE"\.\n$/,
    );
  });

  it('stores what the mapping says, without fields that an event lacks', async () => {
    const { url, all } = await serveMemory();
    await speak('http', { ...ready('add-search'), server: { url } }, [['observe', { events: HISTORY.slice(0, 1) }]]);
    const metadata = { source_id: 'old', timestamp: '2026-06-01T08:00:00Z', project: 'atlas', domain: 'research' };
    expect(all()).toEqual([{ text: HISTORY[0]?.text, metadata }]);
  });

  it('starts the server itself, waits for it, and stops it', async () => {
    const program = `require('node:http').createServer((q, r) => r.end('{"results":[]}')).listen(process.env.PORT)`;
    const port = 20_000 + (process.pid % 20_000);
    const url = `http://127.0.0.1:${port}`;
    const server = { command: process.execPath, args: ['-e', program], env: { PORT: String(port) }, url };
    const mapping = { ...ready('add-search'), server, reset: { restart: true } };
    const { answers } = await speak('http', mapping, [['reset'], ['query', { question: 'anything?' }], ['shutdown']]);
    expect(answers[1]?.result).toEqual({ evidence: [], context: '', abstain: true });
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });
});

it('the image of examples/adapters/server-memory has the mapping of examples/bridges', () => {
  const { $schema: _, ...mapping } = ready('server-memory');
  expect(JSON.parse(readFileSync('examples/adapters/server-memory/mapping.json', 'utf8'))).toEqual(mapping);
});
