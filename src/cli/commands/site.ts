import type { Declare } from '../command.ts';
import { day, siteAddress } from '../options.ts';

interface Options {
  readonly entries: string;
  readonly receipts?: string;
  readonly asOf?: string;
  readonly url?: string;
  readonly out: string;
}

export const site: Declare = (program, act) =>
  program
    .command('site')
    .description('build the leaderboard')
    .requiredOption('--entries <dir>', 'the entries, a folder each')
    .option('--receipts <dir>', 'what the branch `receipts` holds: tiers, disputes and removals')
    .option('--as-of <date>', 'the day, YYYY-MM-DD, that ages are told against; without it none are told', day)
    .option('--url <address>', 'where the site will stand, for the whole addresses in its pages', siteAddress)
    .requiredOption('--out <dir>', 'where to; what stood there is replaced')
    .action((options: Options) =>
      act(async ({ print, system }) => {
        const { ports, root } = await system();
        const { buildSite } = await import('../../usecases/site.ts');
        const { unchangedTrees } = await import('../../usecases/receipts/entry-trees.ts');
        const trees =
          options.receipts === undefined ? new Map() : await unchangedTrees(ports.processes, options.entries);
        const { pages } = await buildSite(ports.files, { ...options, trees, templates: `${root}/leaderboard` });
        print(`${pages} pages: ${options.out}/index.html`);
        return 0;
      }),
    );
