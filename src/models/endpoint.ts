import { boundedFetch } from '../adapters/bounded-fetch.ts';
import { Fault } from '../errors/fault.ts';
import type { Chat, Completion, Model, ModelRole, ModelSettings, Models } from '../ports/models.ts';

/** Retries of one call. Between them the client waits as long as the endpoint asks, else up to eight seconds. */
const RETRIES = 8;
const TIMEOUT_MS = 300_000;

/** Where an endpoint asks for a longer wait, the call fails: what was answered is kept, and the run can be resumed later. */
const LONGEST_WAIT_MS = 60_000;

/** The endpoints that the environment names, through OpenAI's own client, which decides what to retry, and when. */
export const nodeModels: Models = {
  unset: (role) => (process.env[addressOf(role)] ? undefined : addressOf(role)),
  async open(role, settings) {
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
      timeout: TIMEOUT_MS,
      logLevel: 'off',
      fetch: (url, init) => {
        requests += 1;
        return wholeReply(url, init);
      },
    });
    const family = new URL(baseURL).hostname === 'api.openai.com' ? 'openai' : 'openai-compatible';
    const withoutKey = (text: string) => (key ? text.replaceAll(key, '[key]') : text);
    return {
      name,
      family,
      settings,
      get requests() {
        return requests;
      },
      async ask(chat) {
        try {
          return readCompletion(await client.chat.completions.create(bodyOf(name, family, settings, chat)), withoutKey);
        } catch (thrown) {
          if (thrown instanceof Fault) throw thrown;
          const status = thrown instanceof APIError ? thrown.status : undefined;
          const message = thrown instanceof Error ? thrown.message : String(thrown);
          throw faultOf(status, withoutKey(message).slice(0, 500));
        }
      },
    } satisfies Model;
  },
};

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
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
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
  const said = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  return {
    // Half of a surrogate pair, sent or left by the cut, cannot be stored as UTF-8.
    text: typeof said === 'string' ? withoutKey(said).slice(0, 200_000).toWellFormed() : '',
    usage: { input_tokens: input, output_tokens: output },
  };
}

function faultOf(status: number | undefined, message: string): Fault {
  const gone = status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
  return gone
    ? new Fault('model.unavailable', `The model's endpoint did not answer in ${RETRIES + 1} tries: ${message}`, {
        hint: 'What was answered is kept and paid once: go on later (a run with --resume), or with fewer --jobs.',
      })
    : new Fault('model.refused', `The model's endpoint refused the call: ${message}`, {
        hint: 'Check key and model name. Not every endpoint takes --response-format json_schema, or every temperature.',
      });
}
