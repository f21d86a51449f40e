import * as z from 'zod';
import { Fault } from '../errors/fault.ts';
import { APPROACHES, LONGEST_NAME, SYSTEM_KINDS } from '../protocol/constants.ts';
import { ModelRecord } from '../protocol/reply.ts';
import { invisibleIn, refusedIn } from './display-name.ts';

/** A name that is safe as a folder, also on Windows, and in a URL. */
const Slug = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/,
    'only lower-case letters, digits, ".", "_" and "-" are allowed, at most 64, with a letter or digit at both ends',
  )
  .regex(/^(?!.*\.\.)/, 'two dots in a row lead out of a folder')
  .regex(/^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$))/, 'Windows keeps this name for a device');

/** A text that pages show: without hidden characters, and without words that mix look-alike letters. */
const shown = (what: string, longest = LONGEST_NAME) =>
  z
    .string()
    .min(1)
    // A refusal of a long text does not wait for the search in it.
    .max(longest, { abort: true })
    .refine((text) => refusedIn(text) === undefined, {
      error: ({ input }) => `the ${what} ${refusedIn(String(input)) ?? 'is refused'}`,
    });

/** A SPEC as a run takes it, but an image only by digest: a tag may later point to another image. */
const Adapter = z
  .string()
  .max(500)
  .regex(/^(?:(?:ref|cmd|dir):\s*\S.*|image:\s*[a-zA-Z0-9][\w./:-]*@sha256:[0-9a-f]{64})$/, {
    error:
      'it must be ref:NAME, cmd:COMMAND LINE, dir:PATH, or image:HOST/NAME@sha256:… with 64 hexadecimal digits, as a tag may later point to another image',
    abort: true,
  })
  .refine((text) => invisibleIn(text) === undefined, {
    error: ({ input }) => `the adapter ${invisibleIn(String(input)) ?? 'is refused'}`,
  });

/** What `cib init` writes, since only the owner knows the licence. No board accepts it. */
export const UNSET_LICENCE = 'your-licence';

/** What to do about it. */
export const SET_LICENCE =
  'Set it to the licence of your system, such as its SPDX identifier `MIT`, or `proprietary` if there is none.';

/** What to do about an entry.json that does not follow the schema. */
export const CORRECT_ENTRY =
  'Correct the file: docs/guide-submit.md#the-fields-of-entryjson says what each field holds. `cib init` writes one to start from.';

const Top = z.int().min(1).max(10_000);

/** `leaderboard/entries/SLUG/entry.json`: one system on the leaderboard, with a bundle a suite. */
export const Entry = z.strictObject({
  schema: z.literal('entry/1'),
  slug: Slug,
  kind: z.enum(SYSTEM_KINDS),
  name: shown('name'),
  version: shown('version'),
  licence: shown('licence'),
  homepage: z
    .url({ protocol: /^https$/ })
    .max(300)
    // Readers may take the text before an @ for the host.
    .refine((url) => URL.canParse(url) && new URL(url).username === '', 'no name before the host')
    .optional(),
  adapter: Adapter,
  platform: shown('platform'),
  network: z.boolean(),
  reads_labels: z.boolean(),
  /** What it is in the benchmarks' claims; absent where it is none of these, or its maker does not say. */
  approach: z.enum(APPROACHES).optional(),
  model: ModelRecord.extend({ name: shown('model', 200), endpoint_family: shown('family', 200) }).optional(),
  /** What of the system was switched on and chosen: its figures are those of this configuration alone. */
  configuration: z
    .strictObject({
      model: shown('model', 60)
        .optional()
        .describe('The language model that the system asks, or `off` if its use of a model is switched off.'),
      search: shown('search')
        .optional()
        .describe('How the system searches: embedder, index or rules, such as `all-MiniLM-L6-v2, cosine`.'),
      top: Top.optional().describe('The largest number of memories that the system returns for one question.'),
      top_by_suite: z
        .record(z.string().max(40), Top)
        .optional()
        .describe('Suite id to this number, for suites on which it is another one.'),
    })
    .optional(),
  /** Suite id to the bundle's folder beside this file. */
  suites: z.record(z.string(), Slug),
});

export type Entry = z.infer<typeof Entry>;

/** The image of an entry, `HOST/NAME@sha256:…`. Undefined if its adapter is not an image. */
export const imageOf = ({ adapter }: Pick<Entry, 'adapter'>): string | undefined =>
  adapter.startsWith('image:') ? adapter.slice('image:'.length).trim() : undefined;

/** The digest of an entry's image, without its name. */
export const imageDigestOf = (entry: Pick<Entry, 'adapter'>): string | undefined => imageOf(entry)?.replace(/^.*@/, '');

/** What `cib entry` reads: the fields that come from the run may be absent. */
export const EntryDraft = Entry.partial({
  schema: true,
  kind: true,
  name: true,
  version: true,
  adapter: true,
  platform: true,
  reads_labels: true,
  suites: true,
});

export type EntryDraft = z.infer<typeof EntryDraft>;

/** TOKEN only at a name's end or before `_`: TOKENIZERS_PARALLELISM and MAX_TOKENS are settings. */
export const SECRET_NAME = /TOKEN(?:_|$)|SECRET|PASSWORD|PASSWD|CREDENTIAL|API_?KEY|PRIVATE_KEY/i;

/** Such names hold a place or a number, and such values are no secrets: adapters for local models set a key to `none`. */
const [NO_SECRET_NAME, NO_SECRET_VALUE] = [
  /(?:_(?:FILE|PATH|DIR|LIMIT)|APPLICATION_CREDENTIALS)$/i,
  /^(?:none|dummy|\d{1,7}|%\w+%.*)$/i,
];

/** A variable or an option with a value in a command line, but not one that is empty or taken from another variable or a command. */
const SETTING = /(?:(?<![\w.-])([a-z_]\w*)=|(?<!\S)(--[a-z][\w-]*)(?:=|\s+(?!-)))(?=["']?([^\s"'$`;&|)]+))/gi;

/** How keys of OpenAI, Anthropic, GitHub, Hugging Face and AWS begin. */
const KEY = /\b(sk-|gh[opsu]_|github_pat_|hf_|AKIA)[\w-]{12}/;

/**
 * The fault of an adapter that would publish a secret, as an entry repeats its command line. The message does not have the secret.
 *
 * @param where has the command line
 */
export function secretFault(spec: string, where: string): Fault | undefined {
  const found = spec.startsWith('cmd:') ? secretIn(spec) : undefined;
  if (found === undefined) return undefined;
  return new Fault(
    'entry.invalid',
    `${where}: the command line of the adapter ${found.does}, which looks like a secret.`,
    {
      hint: `An entry is public, and repeats the command line. Set ${found.variable} in the environment in which you call \`cib run\`: the adapter gets it. Then run again in a new folder. If it was published, revoke the secret.`,
    },
  );
}

function secretIn(commandLine: string) {
  for (const [, variable, option = '', value = ''] of commandLine.matchAll(SETTING)) {
    const name = variable ?? option.slice(2).replaceAll('-', '_');
    if (!SECRET_NAME.test(name) || NO_SECRET_NAME.test(name) || NO_SECRET_VALUE.test(value)) continue;
    return {
      does: `sets the ${variable ? 'variable' : 'option'} ${variable ?? option}`,
      variable: variable ?? 'a variable',
    };
  }
  const begin = KEY.exec(commandLine)?.[1];
  return begin === undefined ? undefined : { does: `has a text that begins with ${begin}`, variable: 'a variable' };
}
