import { Argument } from 'commander';
import { BRIDGES, type BridgeKind } from '../../adapters/bridge/kinds.ts';
import type { Declare } from '../command.ts';

export const bridge: Declare = (program, act) =>
  program
    .command('bridge')
    .description('be the adapter of an MCP server or a REST interface, as a mapping says')
    .addArgument(new Argument('<kind>', 'what the server speaks').choices(BRIDGES))
    .requiredOption('--mapping <file>', 'how the server is called: docs/bridges.md')
    .action((kind: BridgeKind, { mapping }: { mapping: string }) =>
      act(async ({ print, stopSignal, system }) => {
        const { ports, streams } = await system();
        const { bridge: serve } = await import('../../usecases/bridge.ts');
        const { stdin: input, stderr: errors } = streams;
        await serve({ ...ports, errors, signal: stopSignal() }, { kind, mapping, input, print });
        return 0;
      }),
    );
