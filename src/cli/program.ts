import { styleText } from 'node:util';
import { Command, CommanderError } from 'commander';
import { asFault, type Fault } from '../errors/fault.ts';
import { forReader, type Invocation } from '../system/invocation.ts';
import { nearest } from '../text/nearest.ts';
import { safeText } from '../text/safe-text.ts';
import type { Act, Context, Declare } from './command.ts';

/** The parts of a process that the command line uses. */
export interface Host {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: {
    readonly isTTY?: boolean;
    write(text: string): unknown;
    /** Waits until everything is written; a fault where that failed. */
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
export async function runProgram(host: Host, commands: readonly Declare[]): Promise<number> {
  let status = 0;
  const act: Act = async (body) => {
    const ending = (await body(await contextOf(host))) ?? 0;
    status = typeof ending === 'number' ? ending : Math.max(0, ...ending.map((fault) => report(host, fault)));
  };
  const program = new Command('cib')
    .usage('COMMAND [options]')
    .description('Measures the memory of AI agents, with evidence that anyone can check.')
    .version(host.version, '-V, --version', 'print the version')
    .exitOverride()
    .configureHelp({ showGlobalOptions: false })
    .configureOutput({ writeOut: (text) => host.stdout.write(text), writeErr: () => {} })
    .showHelpAfterError(false);
  for (const declare of commands) declare(program, act);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  try {
    await program.parseAsync([...host.argv]);
  } catch (thrown) {
    status = thrown instanceof CommanderError ? usage(host, thrown, program.commands) : report(host, asFault(thrown));
  }
  const lost = await host.stdout.settle?.();
  return lost === undefined ? status : Math.max(status, report(host, lost));
}

function report(host: Host, fault: Fault): number {
  host.stderr.write(faultText(host, fault));
  return fault.facts.exit;
}

function usage(host: Host, error: CommanderError, commands: readonly Command[]): number {
  if (error.exitCode === 0) return 0;
  const message = error.code === 'commander.help' ? 'error: no command was given' : error.message;
  const [what = '', ...suggestions] = message.split('\n').map((line) => safeText(line, LONGEST));
  const hints = [
    ...meantChoice(error),
    ...suggestions.map((line) => line.replace(/^\((.*)\)$/, '$1')),
    ...misplacedWords(host, error),
    forReader(helpFor(host, commands), host.called),
  ];
  host.stderr.write(`${what}\n${hints.map((line) => `  → ${line}\n`).join('')}`);
  return 2;
}

/** Where the command that was given, or the list of them, is described. */
function helpFor({ argv }: Host, commands: readonly Command[]): string {
  const given = commands.map((command) => command.name()).find((name) => name === argv[2]);
  return given === undefined ? 'cib --help lists the commands' : `cib ${given} --help lists its options`;
}

/** Of an option with a list of choices: the one that was probably meant. */
function meantChoice({ code, message }: CommanderError): readonly string[] {
  if (code !== 'commander.invalidArgument') return [];
  const [, given = '', choices = ''] = /argument '(.*)' is invalid\. Allowed choices are (.*)\.$/.exec(message) ?? [];
  const near = nearest(given, choices.split(', '));
  return near === undefined || choices === '' ? [] : [`Did you mean "${near}"?`];
}

/** `cib check python3 adapter.py`: a program and its arguments are one SPEC. `cib explain results TASK`: a task has an option. */
function misplacedWords({ argv }: Host, { code }: CommanderError): readonly string[] {
  const [command, ...words] = argv.slice(2);
  if (code !== 'commander.excessArguments') return [];
  if (command === 'explain') return ['Name a task by --task, and a family by --family'];
  if (command !== 'check') return [];
  const program = words.join(' ').replace(/^cmd:/, '');
  return [`Quote the adapter, so that it is one argument: "cmd:${safeText(program, LONGEST)}"`];
}

/** Messages may quote untrusted text. */
const LONGEST = 2_000;

function faultText(host: Host, fault: Fault): string {
  const colour = coloured(host, host.stderr);
  const head = colour ? styleText('red', 'error') : 'error';
  const quote = fault.quote === undefined ? [] : [`  ${fault.quote.title}`, ...quoted(fault.quote.text)];
  const hints = fault.hint?.split('\n').map((line) => `  → ${safeText(forReader(line, host.called), LONGEST)}`) ?? [];
  const more = [...quote, ...hints].map((line) => `${line}\n`).join('');
  const stack = fault.party === 'ours' && fault.cause instanceof Error ? stackText(fault.cause) : '';
  return `${head} ${fault.code}: ${safeText(fault.message, LONGEST)}\n${more}${stack}`;
}

const quoted = (text: string) => text.split('\n').map((line) => `  | ${safeText(line, LONGEST)}`);

function stackText({ stack = '' }: Error): string {
  const lines = stack.split('\n').map((line) => safeText(line, LONGEST));
  return `${lines.join('\n')}\n`;
}

async function contextOf(host: Host): Promise<Context> {
  const { nodeSystem } = await import('../system/system.ts');
  const colour = coloured(host, host.stdout);
  const paint = (format: 'bold' | 'dim' | 'green' | 'red') => (text: string) =>
    colour ? styleText(format, text, { validateStream: false }) : text;
  // Onto the system itself, which computes the digest of the harness when it is asked for.
  return Object.assign(nodeSystem(), {
    style: { bold: paint('bold'), dim: paint('dim'), good: paint('green'), bad: paint('red') },
    invocation: host.called,
    env: host.env,
    forReader: (text: string) => forReader(text, host.called),
    print: (text: string) => host.stdout.write(`${text}\n`),
    note: (text: string) => host.stderr.write(`${safeText(text, LONGEST)}\n`),
    stopSignal: host.stopSignal,
  });
}

function coloured({ env }: Host, stream: { readonly isTTY?: boolean }): boolean {
  return stream.isTTY === true && !env.NO_COLOR && !env.CI && env.TERM !== 'dumb';
}
