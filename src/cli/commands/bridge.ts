import { Argument } from 'commander';
import type { BridgeKind } from '../../adapters/bridge/run-bridge.ts';
import type { Declare } from '../command.ts';

export const bridge: Declare = (program, act) =>
  program
    .command('bridge')
    .description('run as the adapter of an MCP server or a REST interface, using a mapping file')
    .addArgument(new Argument('<kind>', 'what the server speaks').choices(['mcp', 'http'] satisfies BridgeKind[]))
    .requiredOption('--mapping <file>', 'the mapping file; its format: docs/bridges.md')
    .action((kind: BridgeKind, { mapping }: { mapping: string }) =>
      act(async ({ ports, streams, print, stopSignal }) => {
        const { runBridge } = await import('../../adapters/bridge/run-bridge.ts');
        const { stdin: input, stderr: errors } = streams;
        await runBridge({ ...ports, errors, signal: stopSignal() }, { kind, mapping, input, print });
      }),
    );
