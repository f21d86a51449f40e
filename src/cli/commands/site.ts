import { isAbsolute, resolve } from 'node:path';
import { Fault } from '../../errors/fault.ts';
import type { SiteRequest } from '../../usecases/write-site.ts';
import type { Declare } from '../command.ts';
import { day, repository as repositoryName, siteAddress, suiteIds, title } from '../options.ts';

interface Options extends Pick<SiteRequest, 'entries' | 'receipts' | 'asOf' | 'url' | 'title' | 'suites' | 'out'> {
  readonly repository?: string;
  readonly cache?: string | false;
  readonly unverified?: boolean;
}

export const site: Declare = (program, act) =>
  program
    .command('site')
    .summary('verify the entries and build the leaderboard')
    .description(
      'verify the entries and build the leaderboard\nEntries that do not verify are left out and named on standard error. The exit status is 0 then, too, and 1 if none is left.',
    )
    .requiredOption('--entries <dir>', 'the entries, one folder each')
    .option(
      '--receipts <dir>',
      'a checkout of the branch `receipts`: board runs, disputes and removals; without it none counts',
    )
    .option(
      '--as-of <date>',
      'the day, YYYY-MM-DD, from which ages of runs are counted; without it no age is shown',
      day,
    )
    .option('--url <address>', 'the address of the site, for its feed, sitemap and link previews', siteAddress)
    .option(
      '--repository <name>',
      'the board’s repository, OWNER/NAME; default: the one whose GitHub Pages --url is, or without --url the project’s',
      repositoryName,
    )
    .option('--title <name>', 'what the site is called; default: Context Integrity', title)
    .option(
      '--suites <ids>',
      'the suites that are shown, separated by commas; may be given more than once; default: all',
      suiteIds,
    )
    .option(
      '--cache <dir>',
      'a folder in which builds keep their results, by default one of your own; nobody else may write to it',
    )
    .option('--no-cache', 'keep no results and build every page again, as in CI')
    .option('--unverified', 'skip verification; every page and data file then says so')
    .requiredOption(
      '--out <dir>',
      'the folder for the site, which is replaced; the folder that contains it must be writable',
    )
    .action((options: Options) =>
      act(async ({ ports, root, print, note, env, harness, stopSignal }) => {
        const { buildSite, buildUnverifiedSite } = await import('../../usecases/site.ts');
        const { outdatedFault } = await import('../../usecases/write-site.ts');
        const { checkedOut, noteUnreadRecord } = await import('../../board/own-folders.ts');
        const { entries, out, unverified } = options;
        const { noteIfNoEntry, requireEntries } = await import('../../board/entry-folder.ts');
        await requireEntries(ports.files, entries);
        const place = await ports.files.replaceable(out);
        if (isIn(place, entries))
          throw new Fault('usage', `${out} is in ${entries}, where each folder is read as an entry.`, {
            hint: 'Give --out a folder outside the entries.',
          });
        const { cache } = options;
        const around = cache && [place, out, entries].find((folder) => isIn(cache, folder));
        if (around)
          throw new Fault('usage', `${cache} is in ${around === place ? out : around}, and would leave files there.`, {
            hint: 'Give --cache a folder outside the site and the entries.',
          });
        await noteIfNoEntry(ports.files, entries, note);
        if (options.receipts === undefined) await noteUnreadRecord(ports.processes, entries, note);
        const { siteCache } = await import('../site-cache.ts');
        const repository = options.repository ?? (await repositoryAt(options.url));
        const { path, ...checked } = (await checkedOut(ports.processes, entries, note)) ?? {};
        const request = {
          ...options,
          repository,
          ...checked,
          now: ports.clock.now(),
          // A path of this machine means nothing to the site's readers, and would differ on the next one.
          shownAs: isAbsolute(entries) ? (path ?? '.') : undefined,
          templates: `${root}/leaderboard`,
          scripts: `${root}/dist/browser`,
          signal: stopSignal(),
          cache: await siteCache(ports.files, env, harness, options, note),
        };
        const { pages, withheld, outdated } = unverified
          ? await buildUnverifiedSite(ports.files, request)
          : await buildSite(ports, request);
        for (const { slug, fault } of withheld)
          note(`${slug} is not shown: ${fault.code}: ${fault.message}${fault.hint ? ` → ${fault.hint}` : ''}`);
        if (pages === 0) {
          note('No site was built: there is no entry left to show.');
          return 1;
        }
        if (withheld.length > 0) note('The other entries are shown.');
        for (const one of outdated) {
          const { code, message, hint } = outdatedFault(one, { entries, release: harness.version });
          note(`${code}: ${message} → ${hint}`);
        }
        print(`${pages} pages: ${out}/index.html`);
      }),
    );

const isIn = (path: string, folder: string) => `${resolve(path)}/`.startsWith(`${resolve(folder)}/`);

/** @throws Fault `usage` if the address does not name a repository */
async function repositoryAt(url: string | undefined): Promise<string> {
  const { repositoryOf } = await import('../../site/settings.ts');
  const found = repositoryOf(url);
  if (found !== undefined) return found;
  throw new Fault('usage', `The repository of the board cannot be derived from ${url}.`, {
    hint: 'Add --repository OWNER/NAME.',
  });
}
