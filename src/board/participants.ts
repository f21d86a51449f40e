import type { Entry } from '../evidence/entry.ts';
import type { Scorecard } from '../protocol/scorecard.ts';
import { loadSuite, SUITE_IDS } from '../suites/catalogue.ts';

/** A system that takes part: its entry, made from its runs of all suites that have it. */
export interface Participant {
  readonly slug: string;
  readonly adapter: string;
  readonly entry: Pick<Entry, 'adapter' | 'kind' | 'licence' | 'approach' | 'homepage' | 'configuration'>;
  readonly suites: readonly string[];
}

/** All references and controls of some suites. A system that several suites have is one entry. */
export async function references(suites: readonly string[] = SUITE_IDS): Promise<readonly Participant[]> {
  const found = new Map<string, Participant>();
  for (const id of suites) {
    const { ownSystems } = await loadSuite(id);
    for (const { name, kind, approach } of ownSystems) {
      const adapter = `ref:${name}`;
      const slug = `${kind}-${name.toLowerCase().replace(/[^a-z0-9.]+/g, '-')}`;
      const entry = { kind, licence: 'MIT', adapter, approach };
      const known: Participant = found.get(slug) ?? { slug, adapter, entry, suites: [] };
      found.set(slug, { ...known, suites: [...known.suites, id] });
    }
  }
  return [...found.values()];
}

/** An example program, which runs every suite that it can. All examples return what is in scope and not superseded. */
export function example(
  slug: string,
  adapter: string,
  shownAs = adapter,
  suites: readonly string[] = SUITE_IDS,
): Participant {
  return { slug, adapter, entry: { kind: 'example', licence: 'MIT', adapter: shownAs, approach: 'scoped' }, suites };
}

/** The text of `entry.json`. The bundles are in folders beside it that have the names of their suites. */
export function entryText({ slug, entry }: Participant, made: readonly Scorecard[]): string {
  const { kind, licence, homepage, adapter, approach, configuration } = entry;
  const complete: Entry = {
    schema: 'entry/1',
    slug,
    kind,
    name: made[0]?.system.name ?? slug,
    version: made[0]?.system.version ?? '0',
    licence,
    homepage,
    adapter,
    platform: 'any',
    network: false,
    reads_labels: made.some(({ system }) => system.reads_labels),
    approach,
    configuration,
    suites: Object.fromEntries(made.map(({ suite }) => [suite.id, suite.id])),
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
}
