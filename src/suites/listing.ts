import { noHeadlineNote } from '../suite/description.ts';
import { loadSuite, STRICT, SUITE_IDS } from './catalogue.ts';

/** An entry of the list of suites, with the field names of its JSON. */
export type ListedSuite = Awaited<ReturnType<typeof listed>>;

/** Every suite by id. `scripts/build.ts` replaces this function by a table, so that `cib suites` loads no suite. */
export async function listedSuites(): Promise<Readonly<Record<string, ListedSuite>>> {
  return Object.fromEntries(await Promise.all(SUITE_IDS.map(async (id) => [id, await listed(id)] as const)));
}

async function listed(suite: string) {
  const { description, generator, references, controls, graders = {} } = await loadSuite(suite);
  return {
    id: description.id,
    version: description.version,
    title: description.title,
    summary: description.summary,
    tasks: generator.publicCount,
    headline: description.headline ?? null,
    without_headline: noHeadlineNote(description),
    passed: description.passed,
    fields: description.fields,
    families: description.families.map(({ id }) => id),
    families_not_public: description.families.filter(({ notPublic }) => notPublic).map(({ id }) => id),
    metrics: description.metrics.map(({ id, label, definition, unit, better }) => ({
      id,
      label,
      definition,
      unit,
      better,
    })),
    failure_modes: description.failureModes.map(({ id, rule }) => ({ id, rule })),
    references: references.map(({ name }) => name),
    controls: controls.map(({ name }) => name),
    graders: [STRICT, ...Object.keys(graders)],
  };
}
