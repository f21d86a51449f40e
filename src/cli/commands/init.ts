import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { Option } from 'commander';
import { Fault } from '../../errors/fault.ts';
import { shellWord } from '../../text/escape.ts';
import { DEFAULT_NAME, LANGUAGES, type Language, ownServerSpec, specOf } from '../../usecases/kits.ts';
import type { Declare } from '../command.ts';

interface Terminal {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
}

/** Asks on a terminal which of the choices is meant. Undefined without a terminal. */
export async function ask(
  { stdin, stderr }: Terminal,
  question: string,
  choices: readonly string[],
): Promise<string | undefined> {
  if (!stdin.isTTY) return undefined;
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    return (await terminal.question(`${question} (${choices.join(', ')}) `)).trim().toLowerCase();
  } finally {
    terminal.close();
  }
}

export const init: Declare = (program, act) =>
  program
    .command('init')
    .description('write an adapter that works, with its Dockerfile, test, entry and workflows')
    .argument('[dir]', 'the folder to write to; if one of the files exists, nothing is written', '.')
    .addOption(
      new Option(
        '--lang <language>',
        'the language of the adapter; http and mcp write a mapping for a REST interface or an MCP server instead',
      ).choices(LANGUAGES),
    )
    .option('--name <name>', 'the name of your system', DEFAULT_NAME)
    .action((out: string, options: { lang?: Language; name: string }) =>
      act(async ({ ports, root, streams, invocation, print, note }) => {
        const answer = options.lang ?? (await ask(streams, 'Which language?', LANGUAGES));
        const language = LANGUAGES.find((one) => one === answer);
        if (language === undefined) {
          const what = answer ? `${JSON.stringify(answer)} is none of the languages.` : 'No language was chosen.';
          throw new Fault('usage', what, { hint: `Add --lang ${LANGUAGES.join('|')}.` });
        }
        const { init: write } = await import('../../usecases/init.ts');
        const { published, command } = invocation;
        const made = await write(ports.files, { out, language, name: options.name, root, published });
        for (const path of made) print(`${out}/${path}`);
        const { runsTypeScript, TYPESCRIPT_NODE } = await import('../../adapters/process.ts');
        const { node } = process.versions;
        if (language === 'typescript' && !runsTypeScript(node))
          note(
            `This is Node ${node}, which does not run TypeScript: the adapter needs Node ${TYPESCRIPT_NODE} or newer.`,
          );
        const quoted = (spec: string) => (/["$`\\]/.test(spec) ? shellWord(spec) : `"${spec}"`);
        const own = ownServerSpec(language, out);
        if (own) print(`For a server of your own that needs no container: ${command} check ${quoted(own)}`);
        print('Until you replace the example’s memory with your own, a run measures the example.');
        print(`Next: ${command} check ${quoted(specOf(language, out))}`);
      }),
    );
