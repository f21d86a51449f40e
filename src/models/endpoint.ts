import { Fault } from '../errors/fault.ts';
import type { Chat, Completion, Model, ModelRole, ModelSettings, Models } from '../ports/models.ts';
import { endpointProblem } from '../text/given.ts';
import { type Failure, isTransient, openClient, PROMPT_REFUSED, RETRIES, triesText } from './client.ts';

/** The endpoints that environment variables name. */
export const nodeModels: Models = {
  gatewayKey: () => process.env.CIB_GATEWAY_API_KEY || undefined,
  unset: (role) => (process.env[addressOf(role)] ? undefined : addressOf(role)),
  async open(role, settings, { seconds, progress, signal, unsaved = false }) {
    const { baseURL, name, key } = endpointOf(role);
    let requests = 0;
    const trying = () => {
      requests += 1;
    };
    const waiting = (waited: number) => progress.wait('the endpoint', waited);
    const opened = await openClient({ baseURL, key, retries: RETRIES, timeout: seconds * 1000, trying, waiting });
    const { client, withoutKey, reply, failureOf, lastFailure } = opened;
    const family = new URL(baseURL).hostname === 'api.openai.com' ? 'openai' : 'openai-compatible';
    let answered = 0;
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
          const asking = client.chat.completions.create(bodyOf(name, family, settings, chat), { signal: end });
          const completion = readCompletion(await reply(asking, end), withoutKey);
          answered += 1;
          return completion;
        } catch (thrown) {
          if (thrown instanceof Fault) throw thrown;
          if (signal.aborted) throw stoppedFault(unsaved);
          if (deadline.aborted) throw lateFault(seconds, lastFailure(), unsaved);
          throw faultOf(failureOf(thrown), { role, answered: answered > 0, unsaved });
        }
      },
    } satisfies Model;
  },
};

const addressOf = (role: ModelRole) => `CIB_${role}_BASE_URL`;

function endpointOf(role: ModelRole): { baseURL: string; name: string; key: string | undefined } {
  const [address, keyed, called] = [addressOf(role), `CIB_${role}_API_KEY`, `CIB_${role}`];
  const { [address]: baseURL, [keyed]: key, [called]: name } = process.env;
  const missing = [...(baseURL ? [] : [address]), ...(name ? [] : [called])];
  if (!baseURL || !name) {
    throw new Fault(
      'model.unset',
      `The model is not configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`,
      {
        hint: `Set ${address} (such as https://api.openai.com/v1), ${called} and, if the endpoint needs a key, ${keyed}.`,
      },
    );
  }
  const problem = endpointProblem(baseURL);
  if (problem !== undefined)
    throw new Fault('model.unset', `${address} ${problem}.`, {
      hint: `Give an address such as https://api.openai.com/v1. If the endpoint needs a key, set ${keyed}.`,
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
    // OpenAI's newer models accept only this name, and most other endpoints the other.
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

/** More than any call takes. So the sum of the most calls is not too large for a file of answers either. */
const MOST_TOKENS = 50_000_000;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TOKENS;

/** The client does not check what an endpoint returns. */
function readCompletion(returned: ChatReply | null, withoutKey: (text: string) => string): Completion {
  const { choices, usage } = returned ?? {};
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {};
  if (!isCount(input) || !isCount(output)) {
    throw new Fault(
      'model.usage',
      'The endpoint does not report how many tokens a call used, or reports an impossible number.',
      { hint: 'Use an endpoint that returns `usage`. The number of tokens is part of the evidence of a run.' },
    );
  }
  const message = Array.isArray(choices) ? choices[0]?.message : undefined;
  // OpenAI's models return a refusal in a field of its own.
  const content = message?.content || message?.refusal;
  return {
    // Half of a surrogate pair, received or left by the cut, cannot be stored as UTF-8.
    text: typeof content === 'string' ? withoutKey(content).slice(0, 200_000).toWellFormed() : '',
    usage: { input_tokens: input, output_tokens: output },
  };
}

interface Asking {
  readonly role: ModelRole;
  /** Whether the endpoint has answered another prompt, so that address, key, name and settings are right. */
  readonly answered: boolean;
  readonly unsaved: boolean;
}

function faultOf(failure: Failure, { role, answered, unsaved }: Asking): Fault {
  const { status, code, message } = failure;
  if (isTransient(status))
    return new Fault(
      'model.unavailable',
      `The model's endpoint did not answer${triesText(failure, RETRIES)}: ${message}`,
      { hint: goOn(unsaved) },
    );
  const isAboutPrompt = status === 400 || status === 413 || status === 422;
  if (isAboutPrompt && (answered || PROMPT_REFUSED.test(`${code} ${message}`)))
    return new Fault('model.prompt', `The model's endpoint refused this prompt: ${message}`, {
      hint: 'Use a memory that returns less text, or a model with a larger context window.',
    });
  return new Fault('model.refused', `The model's endpoint refused the call: ${message}`, {
    hint: `Check CIB_${role}_API_KEY and CIB_${role}. If the endpoint refuses JSON schemas, try --response-format json_object or text. If the model takes only one temperature, give it with --temperature.`,
  });
}

const SAVED = 'The answers so far are saved and are not paid for again.';
const UNSAVED = 'The answers so far are lost. --out FILE keeps them.';

const goOn = (unsaved: boolean) =>
  unsaved
    ? `${UNSAVED} Try again later, with fewer --jobs or more --model-seconds.`
    : `${SAVED} Continue later (a run with --resume), with fewer --jobs or more --model-seconds.`;

const lateFault = (seconds: number, failure: string | undefined, unsaved: boolean) =>
  new Fault(
    'model.unavailable',
    `The model's endpoint did not answer within ${seconds} s${failure === undefined ? '.' : `. The last try failed: ${failure}`}`,
    { hint: goOn(unsaved) },
  );

const stoppedFault = (unsaved: boolean) =>
  new Fault('run.stopped', 'The command was stopped during a request to the model.', {
    hint: unsaved ? UNSAVED : `${SAVED} Continue with the same command (a run with --resume).`,
  });
