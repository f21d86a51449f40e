import { asFault, exitStatus, type Fault } from '../../errors/fault.ts';
import type { Reporter } from '../../github/reporter.ts';
import type { Ports } from '../../ports/ports.ts';
import { escapeMarkdown } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import { type Published, publish } from '../../usecases/publish.ts';
import { annotate } from '../annotate.ts';
import { summarise } from '../summarise.ts';
import { readInputs } from './inputs.ts';
import { DEFAULT_OUTPUTS, type Outputs } from './outputs.ts';
import { pagesAddress } from './pages-address.ts';

export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly reporter: Reporter;
  readonly ports: Ports;
  /** The project's root: where the templates stand. */
  readonly root: string;
  /** SHA-256 of the code that runs; asked for only where something is noted under it. */
  harness(): string;
}

/** Inputs → site → outputs, a line of summary, annotations. Resolves to the exit status, the gravest there was. */
export async function main(host: Host): Promise<number> {
  const faults = await act(host).catch((thrown: unknown) => [asFault(thrown)]);
  for (const fault of faults) annotate(host.reporter, fault);
  return Math.max(0, ...faults.map(exitStatus));
}

async function act({ env, reporter, ports, root, harness }: Host): Promise<readonly Fault[]> {
  tell(reporter, DEFAULT_OUTPUTS);
  const inputs = readInputs(env);
  if (!('out' in inputs)) return inputs;
  const { entries, receipts, datasets, cache, out, url = pagesAddress(env.GITHUB_REPOSITORY) } = inputs;
  const published = await publish(ports, {
    repository: '.',
    entries,
    receipts,
    datasets,
    out,
    url,
    asOf: inputs['as-of'] ?? ports.clock.now().slice(0, 10),
    templates: `${root}/leaderboard`,
    scripts: `${root}/dist/browser`,
    cache: cache === undefined ? undefined : { folder: cache, harness: harness() },
  });
  if (!('pages' in published)) {
    await summarise(
      reporter,
      () => `**Not published.** ${published.map(({ message }) => escapeMarkdown(message)).join('<br>')}`,
    );
    return published;
  }
  const { withheld } = published;
  // What one entry lacks keeps no other from being published: it fails nothing, and nobody can miss it.
  for (const { slug, fault } of withheld)
    reporter.warning(fault.code, safeText(`${slug} is not shown: ${fault.message}`));
  tell(reporter, {
    pages: String(published.pages),
    path: out,
    withheld: withheld.map(({ slug }) => safeText(slug)).join('\n'),
  });
  reporter.info(safeText(wordsOf(published, out)));
  await summarise(reporter, () => escapeMarkdown(wordsOf(published, out)));
  return [];
}

function tell(reporter: Reporter, outputs: Outputs): void {
  for (const [name, value] of Object.entries(outputs)) reporter.output(name, value);
}

function wordsOf({ pages, entries, bundles, decisions, removed, withheld, commit }: Published, out: string): string {
  const named = (what: string, slugs: readonly string[]) =>
    slugs.length === 0 ? '' : ` ${what}: ${slugs.join(', ')}.`;
  return [
    `${pages} pages in ${out}: ${entries} entries with ${bundles} verified bundles and ${decisions} receipts, at commit ${commit}.`,
    named('Removed', removed),
    named(
      'Not shown, since something does not hold',
      withheld.map(({ slug }) => slug),
    ),
  ].join('');
}
