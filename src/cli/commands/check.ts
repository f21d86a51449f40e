import { Option } from 'commander';
import { ENGINES, type EngineName } from '../../adapters/container/arguments.ts';
import { DEFAULT_LIMITS } from '../../evidence/default-limits.ts';
import { loadSuite, SUITE_IDS } from '../../suites/catalogue.ts';
import type { Declare } from '../command.ts';
import { asJson, jsonOption } from '../options.ts';

export const check: Declare = (program, act) =>
  program
    .command('check')
    .description('talk to an adapter, call by call, and say what is wrong and what to do')
    .argument('<spec>', 'cmd:COMMAND LINE, image:REF or dir:PATH')
    .addOption(new Option('--suite <id>', 'the suite that it is told of').choices(SUITE_IDS).default('cib'))
    .addOption(new Option('--engine <name>', 'what runs containers').choices(ENGINES).default('docker'))
    .addOption(jsonOption())
    .action((adapter: string, options: { suite: string; engine: EngineName; json?: true }) =>
      act(async ({ ports, print, style, stopSignal }) => {
        const { checkAdapter } = await import('../../adapters/check/check-adapter.ts');
        const { id, version } = (await loadSuite(options.suite)).description;
        const checks = await checkAdapter(ports, {
          engine: options.engine,
          suite: { id, version },
          adapter,
          limits: DEFAULT_LIMITS,
          signal: stopSignal(),
        });
        const { checksText } = await import('../../report/terminal/checks.ts');
        print(options.json ? asJson(checks) : checksText(checks, style));
        return checks.every(({ held }) => held) ? 0 : 1;
      }),
    );
