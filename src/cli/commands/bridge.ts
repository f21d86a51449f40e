import { Argument } from 'commander';
import type { BridgeKind } from '../../adapters/bridge/run-bridge.ts';
import type { Declare } from '../command.ts';

export const bridge: Declare = (program, act) =>
  program
    .command('bridge')
    .description('be the adapter of an MCP server or a REST interface, as a mapping says')
    .addArgument(new Argument('<kind>', 'what the server speaks').choices(['mcp', 'http'] satisfies BridgeKind[]))
    .requiredOption('--mapping <file>', 'how the server is called: docs/bridges.md')
    .action((kind: BridgeKind, { mapping }: { mapping: string }) =>
      act(async ({ ports, streams, print, stopSignal }) => {
        const { runBridge } = await import('../../adapters/bridge/run-bridge.ts');
        const { stdin: input, stderr: errors } = streams;
        await runBridge({ ...ports, errors, signal: stopSignal() }, { kind, mapping, input, print });
      }),
    );
