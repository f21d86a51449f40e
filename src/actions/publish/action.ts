import * as z from 'zod';
import { Fault } from '../../errors/fault.ts';
import { FOLDER_ADDRESS, NOTICE, pagesAddress } from '../../site/settings.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { counted } from '../../text/numbers.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Published, publishBoard } from '../../usecases/publish.ts';
import { outdatedFault } from '../../usecases/write-site.ts';
import { annotateAsWarning, defineAction } from '../action.ts';
import { day, folder, input, repository as repositoryName, suiteIds, title } from '../inputs.ts';

const url = input(FOLDER_ADDRESS);
const notice = input(NOTICE);

export const action = defineAction({
  inputs: z.object({
    'entries': folder.default('leaderboard/entries'),
    'receipts': folder.optional(),
    'cache': folder.optional(),
    'out': folder.default('_site'),
    'url': url.optional(),
    'title': title.optional(),
    'notice': notice.optional(),
    'suites': suiteIds.optional(),
    'repository': repositoryName.optional(),
    'as-of': day.optional(),
  }),
  outputs: { pages: '', path: '', withheld: '' },
  async act({ inputs, env, ports, root, harness, reporter, setOutputs, summarise }) {
    const { entries, receipts, cache, out, repository = env.GITHUB_REPOSITORY } = inputs;
    if (repository === undefined)
      return [
        new Fault(
          'input.missing',
          'The repository is missing: GITHUB_REPOSITORY and the input "repository" are both empty.',
        ),
      ];
    const { url = pagesAddress(repository) } = inputs;
    const published = await publishBoard(ports, {
      checkout: '.',
      repository,
      entries,
      receipts,
      now: ports.clock.now(),
      out,
      url,
      title: inputs.title,
      notice: inputs.notice,
      suites: inputs.suites,
      asOf: inputs['as-of'] ?? ports.clock.now().slice(0, 10),
      templates: `${root}/leaderboard`,
      scripts: `${root}/dist/browser`,
      cache: cache === undefined ? undefined : { folder: cache, harness: harness().sha256 },
    });
    if (!('pages' in published)) {
      const reasons = published.map(({ message }) => escapeMarkdown(message)).join('<br>');
      await summarise(() => `**Not published.** ${reasons}`);
      return published;
    }
    const { withheld } = published;
    // An entry that cannot be published is only a warning, so that the others are published.
    for (const { slug, fault } of withheld) {
      const { code, message, hint } = fault;
      annotateAsWarning(
        reporter,
        new Fault(code, `${slug} is not shown: ${message}`, hint === undefined ? {} : { hint }),
      );
    }
    const { version: release } = harness();
    for (const one of published.outdated) annotateAsWarning(reporter, outdatedFault(one, { entries, release }));
    setOutputs({
      pages: String(published.pages),
      path: out,
      withheld: withheld.map(({ slug }) => safeText(slug)).join('\n'),
    });
    const summary = summaryOf(published, out);
    reporter.info(safeText(summary));
    await summarise(() => escapeMarkdown(summary));
    return [];
  },
});

function summaryOf({ pages, entries, bundles, decisions, removed, withheld, commit }: Published, out: string): string {
  const named = (what: string, slugs: readonly string[]) =>
    slugs.length === 0 ? '' : ` ${what}: ${slugs.join(', ')}.`;
  return [
    `${counted(pages, 'page')} in ${out}: ${counted(entries, 'entry', 'entries')} with ${counted(bundles, 'verified bundle')} and ${counted(decisions, 'receipt')}, at commit ${commit}.`,
    named('Removed', removed),
    named(
      'Not shown, because a check failed',
      withheld.map(({ slug }) => slug),
    ),
  ].join('');
}
