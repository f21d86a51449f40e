import type { Declare } from '../command.ts';

export const site: Declare = (program, act) =>
  program
    .command('site')
    .description('build the leaderboard')
    .requiredOption('--entries <dir>', 'the entries, a folder each')
    .requiredOption('--out <dir>', 'where to; what stood there is replaced')
    .action((options: { entries: string; out: string }) =>
      act(async ({ print, system }) => {
        const { ports, root } = await system();
        const { buildSite } = await import('../../usecases/site.ts');
        const { pages } = await buildSite(ports.files, { ...options, templates: `${root}/leaderboard` });
        print(`${pages} pages: ${options.out}/index.html`);
        return 0;
      }),
    );
