import { Option } from 'commander';
import { LANGUAGES, type Language } from '../../usecases/kits.ts';
import type { Declare } from '../command.ts';

export const init: Declare = (program, act) =>
  program
    .command('init')
    .description('write an adapter that works, with its Dockerfile, test, workflow and entry')
    .argument('[dir]', 'the repository, where nothing is replaced', '.')
    .addOption(
      new Option('--lang <language>', 'what it is written in; mcp: a mapping for an MCP server')
        .choices(LANGUAGES)
        .makeOptionMandatory(),
    )
    .option('--name <name>', 'what your system is called', 'my-memory')
    .action((out: string, options: { lang: Language; name: string }) =>
      act(async ({ ports, root, print }) => {
        const { init: write } = await import('../../usecases/init.ts');
        const made = await write(ports.files, { out, language: options.lang, name: options.name, root });
        for (const path of made) print(`${out}/${path}`);
        print(`Next: cib check dir:${out === '.' ? '' : `${out}/`}memory-adapter`);
      }),
    );
