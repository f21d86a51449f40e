// An OpenAI-compatible endpoint on loopback for a model in a file, as a process: node serve.ts ENGINE WEIGHTS [WINDOW].
// ENGINE is the folder of node-llama-cpp, which is no dependency of the project, so its types are missing here.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** The window of SmolLM2. The model was not made for a larger one, which works. */
const USUAL_WINDOW = '8192';
const MOST_OUTPUT = 160;
const NAME = 'smollm2-135m';

const [engine = '', weights = '', window = USUAL_WINDOW] = process.argv.slice(2);
const WINDOW = Number(window);
const { getLlama, LlamaChatSession } = await import(`${pathToFileURL(engine)}/dist/index.js`);
const llama = await getLlama({ build: 'never', gpu: false, maxThreads: 1, logLevel: 'error' });
const model = await llama.loadModel({ modelPath: weights });
const context = await model.createContext({ contextSize: WINDOW, threads: 1 });
const sequence = context.getSequence();

const embedder = await model.createEmbeddingContext({ contextSize: 1024, threads: 1 });

interface Embedded {
  readonly input: string | readonly string[];
}

async function embed({ input }: Embedded) {
  const texts = [input].flat() as string[];
  const data: object[] = [];
  for (const [index, one] of texts.entries()) {
    const { vector } = await embedder.getEmbeddingFor(one);
    data.push({ object: 'embedding', index, embedding: [...vector] });
  }
  const prompt_tokens = texts.reduce((sum, one) => sum + tokensOf(one), 0);
  return { object: 'list', model: NAME, data, usage: { prompt_tokens, total_tokens: prompt_tokens } };
}

interface ModelRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } };
}

const tokensOf = (words: string): number => model.tokenize(words).length;

async function complete({ messages, max_tokens, max_completion_tokens, response_format: format }: ModelRequest) {
  const of = (role: string) => messages.filter((one) => one.role === role).map(({ content }) => content);
  const [system, user] = [of('system').join('\n'), of('user').join('\n')];
  const prompt = tokensOf(system) + tokensOf(user);
  if (prompt + MOST_OUTPUT > WINDOW - 64) return undefined;
  const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: system, autoDisposeSequence: false });
  const schema = format?.json_schema?.schema;
  const grammar =
    schema !== undefined
      ? await llama.createGrammarForJsonSchema(schema)
      : format?.type === 'json_object' && (await llama.getGrammarFor('json'));
  const content: string = await session.prompt(user, {
    temperature: 0,
    maxTokens: Math.min(max_tokens ?? max_completion_tokens ?? MOST_OUTPUT, MOST_OUTPUT),
    ...(grammar && { grammar }),
  });
  session.dispose();
  const written = tokensOf(content);
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: NAME,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: prompt, completion_tokens: written, total_tokens: prompt + written },
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

// One request at a time, because the model has one sequence.
let turn: Promise<unknown> = Promise.resolve();
const server = createServer((request, response) => {
  turn = turn
    .then(async () => {
      const route = `${request.method} ${request.url}`;
      const body: unknown = JSON.parse((await text(request)) || '{}');
      if (route === 'POST /v1/embeddings') return answer(response, 200, await embed(body as Embedded));
      if (route !== 'POST /v1/chat/completions')
        return answer(response, 404, { error: { message: `no such route: ${route}` } });
      const completion = await complete(body as ModelRequest);
      const tooLong = { message: `The context window is ${WINDOW} tokens.`, code: 'context_length_exceeded' };
      return completion === undefined ? answer(response, 400, { error: tooLong }) : answer(response, 200, completion);
    })
    .catch((thrown: unknown) => answer(response, 500, { error: { message: String(thrown) } }));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
// It ends with the process of the tests.
process.stdin.on('end', () => process.exit()).resume();
process.on('SIGTERM', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${((user + system) / 1e6).toFixed(1)}\n`, () => process.exit());
});
