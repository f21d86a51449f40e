import type { Declare } from '../command.ts';
import { asJson, countOption, datasetOption, jsonOption } from '../options.ts';

export const pack: Declare = (program, act) =>
  program
    .command('pack')
    .description('compress the transcript and tape of a bundle, or of each bundle of an entry')
    .argument('<dir>', 'the bundle, or a folder with entry.json')
    .addOption(datasetOption())
    .addOption(countOption())
    .addOption(jsonOption())
    .action((dir: string, options: { dataset?: string; count?: number; json?: true }) =>
      act(async ({ ports, print }) => {
        const { pack: packFolder } = await import('../../usecases/pack.ts');
        const packed = await packFolder(ports.files, dir, { path: options.dataset, count: options.count });
        if (options.json) print(asJson(packed));
        else for (const { file, plain, bytes } of packed) print(`${file}: ${bytes} bytes, ${plain} unpacked`);
      }),
    );
