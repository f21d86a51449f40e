import { Command, CommanderError, Help, type Option } from 'commander';
import { asFault, Fault } from '../errors/fault.ts';
import { requireNode } from '../system/installation.ts';
import { forReader, type Invocation } from '../system/invocation.ts';
import { nearest } from '../text/nearest.ts';
import { safeText } from '../text/safe-text.ts';
import type { Act, Context, Ending, Terminal } from './command.ts';
import type { Commands } from './commands.ts';

// Most output has no colours. Node has this since version 20.12.
const styleText: typeof import('node:util').styleText = (format, text, options) =>
  requireNode('node:util').styleText?.(format, text, options) ?? text;

/** The parts of a process that the command line uses. */
export interface Host {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: {
    readonly isTTY?: boolean;
    readonly columns?: number | undefined;
    write(text: string): unknown;
    /** Waits until everything is written. Returns a fault if that failed. */
    settle?(): Promise<Fault | undefined>;
  };
  readonly stderr: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly version: string;
  readonly called: Invocation;
  /** Handles the signals that ask to stop: aborted by the first. */
  stopSignal(): AbortSignal;
}

/**
 * Runs the command that the arguments name.
 *
 * @returns the exit status
 */
export async function runProgram(host: Host, commands: Commands): Promise<number> {
  let status = 0;
  const end = (ending: Ending = 0) => {
    status = typeof ending === 'number' ? ending : Math.max(0, ...ending.map((fault) => report(host, fault)));
  };
  const act: Act = async (body) => end(await body(await contextOf(host)));
  const tell: Act<Terminal> = async (body) => end(await body(terminalOf(host)));
  const program = new Command('cib')
    .usage('COMMAND [options]')
    .description('Measures the memory of AI agents, with evidence that anyone can check.')
    .version(host.version, '-V, --version', 'print the version')
    .exitOverride()
    .configureHelp({
      showGlobalOptions: false,
      optionDescription(option) {
        const isRequired = option.mandatory && option.defaultValue === undefined;
        return `${isRequired ? 'required: ' : ''}${Help.prototype.optionDescription.call(this, option)}`;
      },
      // Commander measures each word, even if there is room for all.
      boxWrap(text, width) {
        return text.length <= width ? text : Help.prototype.boxWrap.call(this, text, width);
      },
    })
    .configureOutput({ writeOut: (text) => host.stdout.write(text), writeErr: () => {} })
    .showHelpAfterError(false)
    .hook('preAction', (_program, command) => refuseEmpty(command));
  for (const { heading, declare } of await called(host, commands)) declare(program.commandsGroup(heading), act, tell);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  // Stated, so that it is in the last group.
  program.helpCommand('help [command]', 'display help for command');
  try {
    await program.parseAsync([...host.argv]);
  } catch (thrown) {
    const help = host.argv.indexOf('help', 2);
    // Commander gives help of an unknown command the message that no command was given. Without the word it names the command.
    if (thrown instanceof CommanderError && thrown.exitCode !== 0 && thrown.code === 'commander.help' && help >= 0)
      return runProgram({ ...host, argv: host.argv.toSpliced(help, 1) }, commands);
    status =
      thrown instanceof CommanderError
        ? thrown.exitCode === 0
          ? 0
          : report(host, usage(host, thrown, program.commands, Object.values(commands).flatMap(Object.keys)))
        : report(host, asFault(thrown));
  }
  const lost = await host.stdout.settle?.();
  return lost === undefined ? status : Math.max(status, report(host, lost));
}

/**
 * Refuses empty words. As the path of a folder, one would stand for the root of the file system.
 *
 * @throws Fault `usage`
 */
function refuseEmpty(command: Command): void {
  const isEmpty = (value: unknown) => [value].flat().includes('');
  // The variable of an option is often set for other commands, and an empty one counts as not set.
  for (const name of command.options.map((one) => one.attributeName()))
    if (command.getOptionValueSource(name) === 'env' && isEmpty(command.getOptionValue(name)))
      command.setOptionValue(name, undefined);
  const argument = command.registeredArguments.find((_, i) => isEmpty(command.processedArgs[i]));
  const option = command.options.find((one) => isEmpty(command.getOptionValue(one.attributeName())));
  const empty = option?.long ?? argument?.name();
  if (empty === undefined) return;
  throw new Fault('usage', `The value of ${empty} is empty.`, {
    hint: 'Give a value. A variable of a shell that is not set gives an empty one.',
  });
}

/** Loads the command that is called, or all commands for a list of them and for the hint at an unknown name. */
async function called({ argv }: Host, commands: Commands) {
  const [, , name = ''] = argv;
  const all = Object.entries(commands).flatMap(([heading, group]) =>
    Object.entries(group).map(([own, load]) => ({ heading, own, load })),
  );
  const named = all.filter(({ own }) => own === name);
  const loaded = (named.length > 0 ? named : all).map(async ({ heading, load }) => ({
    heading,
    declare: await load(),
  }));
  return Promise.all(loaded);
}

function report(host: Host, fault: Fault): number {
  host.stderr.write(faultText(host, fault));
  // On standard error as well, a line after the words of each error: standard output has only results.
  if (host.argv.includes('--json')) host.stderr.write(`${faultJson(host, fault)}\n`);
  return fault.facts.exit;
}

/** The fault of words that are not in the form of a command. */
function usage(host: Host, error: CommanderError, commands: readonly Command[], names: readonly string[]): Fault {
  const wrong = misspelt(host, error, commands);
  const message = error.code === 'commander.help' ? 'error: no command was given' : (wrong ?? error.message);
  const [what = '', ...suggestions] = message.split(/\n(?=\(Did you mean)/);
  const hints = [
    ...meantChoice(error),
    ...suggestions.map((line) => line.replace(/^\((.*)\)$/, '$1')),
    ...(suggestions.length === 0 ? misplacedWords(host, error, commands) : []),
    ...(wrong === undefined ? alsoRequired(host, error, commands) : []),
    ...(host.argv.length < 3 && names.includes('init') ? FIRST_STEPS : []),
    helpFor(host, commands),
  ];
  const sentence = what.replace(/^error: (.)/, (_, first: string) => first.toUpperCase()).replace(/\.?$/, '.');
  return new Fault('usage', sentence, { hint: hints.join('\n') });
}

const FIRST_STEPS = ['cib init writes an adapter that works', 'cib check tries it out, and cib run measures it'];

/** The command that shows the help of the given command, or the list of commands. */
function helpFor({ argv: [, , name, second] }: Host, commands: readonly Command[]): string {
  const command = commands.find((one) => one.name() === name);
  if (command === undefined) return 'cib --help lists the commands';
  const part = command.commands.find((one) => one.name() === second);
  if (part !== undefined) return `cib ${name} ${second} --help lists its options`;
  return `cib ${name} --help lists its ${command.commands.length > 0 ? 'commands' : 'options'}`;
}

/**
 * The hint for an option that is similar to a known one. Commander's own hint does not know `--adaptor=x`, and names a missing
 * option instead.
 */
function misspelt(host: Host, { code }: CommanderError, commands: readonly Command[]): string | undefined {
  if (code !== 'commander.missingMandatoryOptionValue' && code !== 'commander.unknownOption') return undefined;
  const { argv } = host;
  const known = longOptions(host, commands);
  for (const word of argv.slice(3)) {
    const option = nameOf(word);
    const near = option.startsWith('--') && !known.includes(option) ? nearest(option, known) : undefined;
    if (near !== undefined) return `error: unknown option '${option}'\n(Did you mean ${near}?)`;
  }
  return undefined;
}

const longOptions = (host: Host, commands: readonly Command[]): readonly string[] =>
  calledOf(host, commands)?.options.flatMap(({ long }) => long ?? []) ?? [];

/** The option of a word such as `--option=value`. */
const nameOf = (word: string) => word.replace(/=.*$/s, '');

function calledOf({ argv }: Host, commands: readonly Command[]): Command | undefined {
  const [name, second] = argv.slice(2);
  const command = commands.find((one) => one.name() === name);
  return command?.commands.find((one) => one.name() === second) ?? command;
}

/** What the missing option is, and the other required ones that were not given, as Commander names only the first. */
function alsoRequired(host: Host, { code }: CommanderError, commands: readonly Command[]): readonly string[] {
  const command = calledOf(host, commands);
  if (code !== 'commander.missingMandatoryOptionValue' || command === undefined) return [];
  const isMissing = (option: Option) =>
    option.mandatory && command.getOptionValue(option.attributeName()) === undefined;
  const [first, ...others] = command.options.filter(isMissing);
  const what = first?.description.replace(/^required: /, '') ?? '';
  return [
    ...(others.length === 0 ? [] : [`Also required: ${others.map(({ flags }) => flags).join(', ')}`]),
    ...(what === '' ? [] : [`${first?.flags}: ${what}`]),
  ];
}

/** The hint for an option with a list of choices: the choice that was probably meant. */
function meantChoice({ code, message }: CommanderError): readonly string[] {
  if (code !== 'commander.invalidArgument') return [];
  const [, value = '', listed = ''] =
    /argument '(.*)' is invalid\. (?:Allowed choices are|It must be .* separated by commas, of) (.*)\.$/.exec(
      message,
    ) ?? [];
  if (listed === '') return [];
  const choices = listed.split(', ');
  const wrong = value.split(',').find((one) => !choices.includes(one.trim()));
  if (wrong === undefined) return ['Give one of them, and repeat the command for each of the others'];
  const near = nearest(wrong.trim(), choices);
  return near === undefined ? [] : [`Did you mean "${near}"?`];
}

/**
 * The hint for `cib check node --inspect adapter.js`, since a program and its arguments are one SPEC, as in `--adapter`, and for
 * `cib explain results TASK`, since a task is given by an option.
 */
function misplacedWords(host: Host, { code }: CommanderError, commands: readonly Command[]): readonly string[] {
  const [command, ...words] = host.argv.slice(2);
  if (code !== 'commander.excessArguments' && code !== 'commander.unknownOption') return [];
  if (command === 'explain')
    return code === 'commander.unknownOption' ? [] : ['Name a task by --task, and a family by --family'];
  if (command !== 'check' && !words.includes('--adapter')) return [];
  const rest = command === 'check' ? words : words.slice(words.indexOf('--adapter') + 1);
  const known = longOptions(host, commands);
  const end = rest.findIndex((word) => known.includes(nameOf(word)));
  const spec = end < 0 ? rest : rest.slice(0, end);
  if (spec.length < 2 || /^(?:ref|image|dir):/.test(spec[0] ?? '')) return [];
  const program = spec.join(' ').replace(/^cmd:/, '');
  return [`Quote the adapter, so that it is one argument: "cmd:${safeText(program, LONGEST)}"`];
}

/** The limit for messages, which may quote untrusted text. */
const LONGEST = 2_000;

/** One line. */
function faultJson(host: Host, fault: Fault): string {
  const hint = hintLines(host, fault).join('\n') || null;
  const quote = fault.quote ? { ...fault.quote, text: quoted(fault.quote.text).join('\n') } : null;
  return JSON.stringify({ error: { code: fault.code, message: safeText(fault.message, LONGEST), hint, quote } });
}

const hintLines = (host: Host, { hint }: Fault): readonly string[] =>
  hint?.split('\n').map((line) => safeText(forReader(line, host.called), LONGEST)) ?? [];

function faultText(host: Host, fault: Fault): string {
  const colour = coloured(host, host.stderr);
  const head = colour ? styleText('red', 'error') : 'error';
  const quote =
    fault.quote === undefined
      ? []
      : [`  ${fault.quote.title}`, ...quoted(fault.quote.text).map((line) => `  | ${line}`)];
  const hints = hintLines(host, fault).map((line) => `  → ${line}`);
  const more = [...quote, ...hints].map((line) => `${line}\n`).join('');
  const stack = fault.facts.party === 'ours' && fault.cause instanceof Error ? stackText(fault.cause) : '';
  return `${head} ${fault.code}: ${safeText(fault.message, LONGEST)}\n${more}${stack}`;
}

const quoted = (text: string) => text.split('\n').map((line) => safeText(line, LONGEST));

function stackText({ stack = '' }: Error): string {
  const lines = stack.split('\n').map((line) => safeText(line, LONGEST));
  return `${lines.join('\n')}\n`;
}

async function contextOf(host: Host): Promise<Context> {
  // Throws if the current folder was removed.
  process.cwd();
  const { nodeSystem } = await import('../system/ports.ts');
  const system = nodeSystem();
  const { progress } = system.ports;
  const note = progress.note.bind(progress);
  // In place: `progress` calls its own methods.
  progress.note = (text) => note(forReader(text, host.called));
  // Extends the system itself, which computes the digest of the harness on demand.
  return Object.assign(system, terminalOf(host));
}

function terminalOf(host: Host): Terminal {
  const colour = coloured(host, host.stdout);
  const paint = (format: 'bold' | 'dim' | 'green' | 'red') => (text: string) =>
    colour ? styleText(format, text, { validateStream: false }) : text;
  return {
    style: {
      bold: paint('bold'),
      dim: paint('dim'),
      good: paint('green'),
      bad: paint('red'),
      ...(host.stdout.columns && { columns: host.stdout.columns }),
    },
    columns: host.stdout.columns ?? Number.POSITIVE_INFINITY,
    invocation: host.called,
    env: host.env,
    forReader: (text: string) => forReader(text, host.called),
    print: (text: string) => host.stdout.write(`${text}\n`),
    note: (text: string) => host.stderr.write(`${safeText(text, LONGEST)}\n`),
    stopSignal: host.stopSignal,
  };
}

function coloured({ env }: Host, stream: { readonly isTTY?: boolean }): boolean {
  return stream.isTTY === true && !env.NO_COLOR && !env.CI && env.TERM !== 'dumb';
}
