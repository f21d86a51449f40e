import { Command, type Option } from 'commander';
import { COMMANDS } from '../../src/cli/commands.ts';

/** `docs/commands.md`: every command with its arguments and options, in the words of its `--help`. */
export async function commandsPage(): Promise<string> {
  const program = new Command('cib');
  const nothing = async () => {};
  for (const load of Object.values(COMMANDS).flatMap((group) => Object.values(group)))
    (await load())(program, nothing, nothing);
  return [
    '# Commands',
    '',
    'Every command and option, in the words of `--help`. `npm run docs` makes this page from `src/cli`.',
    '',
    'Type `npx context-integrity COMMAND`, or `cib COMMAND` after `npm install --global context-integrity`. Until the package is',
    'on npm, type `node dist/cli.js COMMAND` in a clone of this repository. Every command also takes `--help`.',
    '[What the exit statuses mean](../README.md#what-you-can-rely-on).',
    '',
    'With `--json`, a command prints its result on standard output. Each error is on standard error, first as words and then as one line of JSON:',
    '`{"error":{"code":"usage","message":"…","hint":"…","quote":{"title":"…","text":"…"}}}`. `hint` and `quote` can be `null`. `quote` is what a program',
    'said, such as the last lines that an adapter wrote to standard error. [Error codes](errors.md) lists the codes.',
    '',
    'These results have a [schema](../schemas) and a format number, which rises if a field is removed, or changes its meaning or type:',
    '',
    '- `score`, `run` and `merge`: [scorecard](../schemas/scorecard.json),',
    '  with two more fields of `run`: `board`, its place among the systems of the board or null, as of a partial run, and `resumed`, which is',
    '  `complete` if `--resume` found a finished run, so that nothing was run',
    '- `qa`, if it asked: [answered](../schemas/answered.json)',
    '- `judge DIR`: [judgement](../schemas/judgement.json)',
    '',
    'A later version may add fields, so these schemas allow fields that they do not name. The npm package has that of scorecards. The JSON of',
    'all other commands, and of `--dry-run`, may change in any minor version. That of `compare` has no schema there, but its format number, in',
    'the field `schema`, rises as those do.',
    '',
    'A scorecard, and a task of `explain`, can be hundreds of kilobytes: write them to a file, as in `cib score DIR --json > card.json`.',
    '',
    '`verify --json` prints its checks and exits with status 0 or 1 if it could begin to check: for a folder with `manifest.json`, whatever is in',
    'it, and for a file, such as an archive. If `--reask` could not ask all of its requests, it exits with status 2. A path that does not exist,',
    'and a folder without `manifest.json`, are no bundle: then it prints no JSON and exits with status 2.',
    '',
    '`doctor` exits with status 0 whatever it finds. So does `score`, also of an invalid run, if no option asks for a check: `verify` says by its',
    'status whether a run is valid.',
    '',
    ...program.commands.flatMap(section),
  ].join('\n');
}

function section(command: Command): readonly string[] {
  const { parent } = command;
  const inside = parent !== null && parent.name() !== 'cib' ? `${parent.name()} ${command.name()}` : command.name();
  return [
    `## ${mdCode(`cib ${inside}`)}`,
    '',
    mdCode(`cib ${inside} ${command.usage()}`),
    '',
    command.description().split('\n').map(sentence).join('\n\n'),
    '',
    ...list(command.registeredArguments.map((one) => [one.name(), one.description, noteOf(one)])),
    ...list(command.options.filter(({ hidden }) => !hidden).map(optionRow)),
    ...command.commands.flatMap(section),
  ];
}

type Row = readonly [name: string, description: string, note: string | undefined];

/** What an option or an argument may have. */
interface Noted {
  readonly mandatory?: boolean;
  readonly argChoices?: readonly string[] | undefined;
  readonly defaultValue?: unknown;
  readonly envVar?: string | undefined;
}

const optionRow = (option: Option): Row => [option.flags, option.description, noteOf(option)];

/** The allowed values, the default and the variable, such as `required, one of `mcp`, `http``; undefined if there is none of them. */
function noteOf({ mandatory, argChoices, defaultValue, envVar }: Noted): string | undefined {
  const notes = [
    ...(mandatory && defaultValue === undefined ? ['required'] : []),
    ...(argChoices === undefined ? [] : [`one of ${argChoices.map(mdCode).join(', ')}`]),
    ...(defaultValue === undefined ? [] : [`default: ${mdCode(String(defaultValue))}`]),
    ...(envVar === undefined ? [] : [`or the variable ${mdCode(envVar)}`]),
  ];
  return notes.length === 0 ? undefined : notes.join('; ');
}

function list(rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const line = ([name, description, note]: Row) =>
    `- ${mdCode(name)}: ${description}${note === undefined ? '' : ` (${note})`}`;
  return [...rows.map(line), ''];
}

const mdCode = (text: string): string => `\`${text}\``;

const sentence = (text: string): string =>
  text.replace(/^./, (first) => first.toUpperCase()).replace(/([^.:])$/, '$1.');
