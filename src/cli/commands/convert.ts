import { safeText } from '../../text/safe-text.ts';
import type { Declare } from '../command.ts';
import { pathWord } from '../next-step.ts';
import { suiteOption } from '../options.ts';

const SHOWN = 20;

export const convert: Declare = (program, act) =>
  program
    .command('convert')
    .description('convert a public dataset into a suite’s records, as JSONL for `cib baselines --dataset`')
    .argument('<file>', 'the public file')
    .addOption(suiteOption())
    .requiredOption('--from <form>', 'the format of the file: `locomo` or `memoryarena` for suite memtrace')
    .requiredOption('--out <file>', 'the file to write; an existing one is replaced')
    .action((path: string, options: { suite: string; from: string; out: string }) =>
      act(async ({ ports, print, forReader }) => {
        const { convert: takeOver } = await import('../../usecases/datasets/convert.ts');
        const { records, left, part } = await takeOver(ports.files, { ...options, path });
        for (const reason of left.slice(0, SHOWN)) print(safeText(`left out: ${reason}`, 2_000));
        if (left.length > SHOWN) print(`left out: ${left.length - SHOWN} more`);
        print(`records: ${records}, left out: ${left.length}, file: ${options.out}`);
        print(
          forReader(`Next: cib baselines --suite ${options.suite} --part ${part} --dataset ${pathWord(options.out)}`),
        );
      }),
    );
