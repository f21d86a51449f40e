import { Fault } from '../errors/fault.ts';
import type { Chat, Completion, Model, ModelRole, ModelSettings, Models } from '../ports/models.ts';
import { wholeAnswers } from './whole-answers.ts';

/** Tries of one call; between them as long as the endpoint asks for, else up to eight seconds. */
const RETRIES = 8;
const TIMEOUT_MS = 300_000;

/** Endpoints that the environment names, through OpenAI's own client: it knows what to try again, and when. */
export const nodeModels: Models = {
  unset: (role) => (process.env[addressOf(role)] ? undefined : addressOf(role)),
  async open(role, settings) {
    const { baseURL, name, key } = named(role);
    // Large, and loaded by runs that ask a model alone.
    const { default: OpenAI, APIError } = await import('openai');
    const counted = { requests: 0 };
    const client = new OpenAI({
      baseURL,
      apiKey: key ?? 'none',
      // What the environment holds for OpenAI is for nobody else.
      organization: null,
      project: null,
      maxRetries: RETRIES,
      timeout: TIMEOUT_MS,
      logLevel: 'off',
      fetch: wholeAnswers(counted),
    });
    const family = new URL(baseURL).hostname === 'api.openai.com' ? 'openai' : 'openai-compatible';
    const withoutKey = (text: string) => (key ? text.replaceAll(key, '[key]') : text);
    return {
      name,
      family,
      settings,
      get requests() {
        return counted.requests;
      },
      async ask(chat) {
        try {
          return readCompletion(await client.chat.completions.create(bodyOf(name, family, settings, chat)), withoutKey);
        } catch (thrown) {
          if (thrown instanceof Fault) throw thrown;
          const status = thrown instanceof APIError ? thrown.status : undefined;
          throw faultOf(status, withoutKey(String((thrown as Error).message)).slice(0, 500));
        }
      },
    } satisfies Model;
  },
};

const addressOf = (role: ModelRole) => `CIB_${role}_BASE_URL`;

function named(role: ModelRole): { baseURL: string; name: string; key: string | undefined } {
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
    throw new Fault('model.unset', `${address} is no http address.`, { hint: 'Such as https://api.openai.com/v1.' });
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

interface Replied {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The client takes what an endpoint says at its word: nothing of it is. */
function readCompletion({ choices, usage }: Replied, withoutKey: (text: string) => string): Completion {
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {};
  if (!isCount(input) || !isCount(output)) {
    throw new Fault('model.usage', 'The endpoint does not say how many tokens a call took.', {
      hint: 'What a run costs is part of its evidence: use an endpoint that returns `usage`.',
    });
  }
  const said = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  return {
    // Half of a pair, sent or left by the cut, has no UTF-8 that it could be kept in.
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
