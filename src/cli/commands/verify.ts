import type { Declare } from '../command.ts';
import { asJson, datasetOption, jsonOption } from '../options.ts';

export const verify: Declare = (program, act) =>
  program
    .command('verify')
    .description('check a bundle: every hash and rule, scored again from its transcript')
    .argument('<dir>', 'the bundle')
    .addOption(datasetOption())
    .addOption(jsonOption())
    .action((dir: string, options: { dataset?: string; json?: true }) =>
      act(async ({ print, style, system }) => {
        const { ports } = await system();
        const { verify: verifyBundle } = await import('../../usecases/verify.ts');
        const result = await verifyBundle(ports.files, dir, { path: options.dataset });
        if (options.json) print(asJson(result));
        else {
          const { verificationText } = await import('../../report/terminal/verification.ts');
          print(verificationText(result, style));
        }
        return result.valid ? 0 : 1;
      }),
    );
