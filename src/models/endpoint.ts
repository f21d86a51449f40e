import { boundedFetch } from '../adapters/bounded-fetch.ts';
import { Fault } from '../errors/fault.ts';
import type { Chat, Completion, Model, ModelRole, ModelSettings, Models, Waiting } from '../ports/models.ts';

/** Retries of one call. Between them the client waits as long as the endpoint asks, else up to eight seconds. */
const RETRIES = 8;
const TELL_SECONDS = 10;

/** Where an endpoint asks for a longer wait, the call fails: what was answered is kept, and the run can be resumed later. */
const LONGEST_WAIT_MS = 60_000;

/** The endpoints that the environment names, through OpenAI's own client, which decides what to retry, and when. */
export const nodeModels: Models = {
  unset: (role) => (process.env[addressOf(role)] ? undefined : addressOf(role)),
  async open(role, settings, { seconds, progress, signal }) {
    const { baseURL, name, key } = endpointOf(role);
    // Large: only runs that ask a model load it.
    const { default: OpenAI, APIError } = await import('openai');
    let requests = 0;
    const client = new OpenAI({
      baseURL,
      apiKey: key ?? 'none',
      // The environment's settings for OpenAI must not reach another endpoint.
      organization: null,
      project: null,
      maxRetries: RETRIES,
      timeout: seconds * 1000,
      logLevel: 'off',
      fetch: (url, init) => {
        requests += 1;
        return wholeReply(url, init);
      },
    });
    const family = new URL(baseURL).hostname === 'api.openai.com' ? 'openai' : 'openai-compatible';
    const told = waitTeller(progress);
    let answered = 0;
    const withoutKey = (text: string) => (key ? text.replaceAll(key, '[key]') : text);
    return {
      name,
      family,
      settings,
      get requests() {
        return requests;
      },
      async ask(chat) {
        const deadline = AbortSignal.timeout(seconds * 1000);
        const end = AbortSignal.any([signal, deadline]);
        try {
          const reply = client.chat.completions.create(bodyOf(name, family, settings, chat), { signal: end });
          // The client does not hear the signal while it waits to try again.
          const completion = readCompletion(await told(unlessAborted(reply, end)), withoutKey);
          answered += 1;
          return completion;
        } catch (thrown) {
          if (thrown instanceof Fault) throw thrown;
          if (signal.aborted) throw stoppedFault();
          if (deadline.aborted) throw lateFault(seconds);
          const { status, code } = thrown instanceof APIError ? thrown : {};
          const message = thrown instanceof Error ? thrown.message : String(thrown);
          throw faultOf({ status, code, message: withoutKey(message).slice(0, 500) }, answered > 0);
        }
      },
    } satisfies Model;
  },
};

function unlessAborted<T>(reply: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Tells every ten seconds for how long no call was answered. */
function waitTeller(progress: Waiting['progress']): <T>(reply: Promise<T>) => Promise<T> {
  let [open, waited] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  return async (reply) => {
    open += 1;
    timer ??= setInterval(() => {
      waited += TELL_SECONDS;
      progress.wait('the endpoint', waited);
    }, TELL_SECONDS * 1000);
    try {
      return await reply;
    } finally {
      [open, waited] = [open - 1, 0];
      if (open === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    }
  };
}

/**
 * `fetch` that reads a whole reply before it returns it. One that breaks off, or that is not JSON, fails as a lost
 * connection does, and the client retries it.
 */
async function wholeReply(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const reply = await boundedFetch(url, init);
  const text = await reply.text();
  if (reply.ok) JSON.parse(text);
  const headers = new Headers(reply.headers);
  if (waitAsked(headers) > LONGEST_WAIT_MS) headers.set('x-should-retry', 'false');
  return new Response(text, { status: reply.status, statusText: reply.statusText, headers });
}

/** Milliseconds. The headers give milliseconds, seconds or a date. */
function waitAsked(headers: Headers): number {
  const after = headers.get('retry-after');
  const seconds = Number(after ?? 0);
  const wait = Number.isNaN(seconds) ? Date.parse(after ?? '') - Date.now() : seconds * 1000;
  return Math.max(Number(headers.get('retry-after-ms') ?? 0), wait);
}

const addressOf = (role: ModelRole) => `CIB_${role}_BASE_URL`;

function endpointOf(role: ModelRole): { baseURL: string; name: string; key: string | undefined } {
  const [address, keyed, called] = [addressOf(role), `CIB_${role}_API_KEY`, `CIB_${role}`];
  const { [address]: baseURL, [keyed]: key, [called]: name } = process.env;
  const missing = [...(baseURL ? [] : [address]), ...(name ? [] : [called])];
  if (!baseURL || !name) {
    throw new Fault(
      'model.unset',
      `No model is named: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`,
      {
        hint: `Set ${address} (such as https://api.openai.com/v1), ${called} and, where the endpoint asks for one, ${keyed}.`,
      },
    );
  }
  if (!/^https?:$/.test(URL.parse(baseURL)?.protocol ?? ''))
    throw new Fault('model.unset', `${address} is not an http or https address.`, {
      hint: 'Give one such as https://api.openai.com/v1.',
    });
  return { baseURL, name, key: key || undefined };
}

function bodyOf(model: string, family: string, { temperature, maxOutputTokens, format }: ModelSettings, chat: Chat) {
  return {
    model,
    messages: [
      { role: 'system' as const, content: chat.system },
      { role: 'user' as const, content: chat.user },
    ],
    temperature,
    // OpenAI's newer models take the one name alone, most other endpoints the other.
    ...(family === 'openai' ? { max_completion_tokens: maxOutputTokens } : { max_tokens: maxOutputTokens }),
    ...(format === 'json_object' && { response_format: { type: 'json_object' as const } }),
    ...(format === 'json_schema' && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name: 'decision', strict: true, schema: { ...chat.schema } },
      },
    }),
  };
}

interface ChatReply {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown; readonly refusal?: unknown } }[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The client does not check what an endpoint returns. */
function readCompletion({ choices, usage }: ChatReply, withoutKey: (text: string) => string): Completion {
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {};
  if (!isCount(input) || !isCount(output)) {
    throw new Fault('model.usage', 'The endpoint does not say how many tokens a call took.', {
      hint: 'What a run costs is part of its evidence: use an endpoint that returns `usage`.',
    });
  }
  const message = Array.isArray(choices) ? choices[0]?.message : undefined;
  // OpenAI's models refuse in a field of its own.
  const said = message?.content || message?.refusal;
  return {
    // Half of a surrogate pair, sent or left by the cut, cannot be stored as UTF-8.
    text: typeof said === 'string' ? withoutKey(said).slice(0, 200_000).toWellFormed() : '',
    usage: { input_tokens: input, output_tokens: output },
  };
}

interface Refusal {
  readonly status: number | undefined;
  readonly code: string | null | undefined;
  readonly message: string;
}

/** How endpoints say that a prompt is too long for the model, or that a filter took offence at it. */
const OF_PROMPT =
  /context[ _-]?(length|window|size)|maximum context|too (long|many tokens)|content[ _-]?(filter|policy)/i;

/** @param answered whether the endpoint has answered another prompt: then address, key, name and settings are right */
function faultOf({ status, code, message }: Refusal, answered: boolean): Fault {
  if (status === undefined || status === 408 || status === 409 || status === 429 || status >= 500)
    return new Fault('model.unavailable', `The model's endpoint did not answer in ${RETRIES + 1} tries: ${message}`, {
      hint: GO_ON,
    });
  const ofPrompt = status === 400 || status === 413 || status === 422;
  if (ofPrompt && (answered || OF_PROMPT.test(`${code} ${message}`)))
    return new Fault('model.prompt', `The model's endpoint refused this prompt: ${message}`, {
      hint: 'A memory that returns less, or a model with a larger context window, asks it.',
    });
  return new Fault('model.refused', `The model's endpoint refused the call: ${message}`, {
    hint: 'Check key and model name. Not every endpoint takes --response-format json_schema, or every temperature.',
  });
}

const GO_ON =
  'What was answered is kept and paid once: go on later (a run with --resume), with fewer --jobs or more --model-seconds.';

const lateFault = (seconds: number) =>
  new Fault('model.unavailable', `The model's endpoint did not answer within ${seconds} s.`, { hint: GO_ON });

const stoppedFault = () =>
  new Fault('run.stopped', 'Stopped while the model was asked.', {
    hint: 'What was answered is kept and paid once: go on with the same command (a run with --resume).',
  });
