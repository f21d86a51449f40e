import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { dataRecord, type Manifest, splitOf } from '../evidence/manifest.ts';
import type { InitializeResult } from '../protocol/reply.ts';
import type { System } from '../protocol/scorecard.ts';
import { ownSystemDeclaration, ownSystemOf } from '../suite/contract.ts';
import type { Suite } from '../suite/suite.ts';
import { declaredWithActor, systemWith, templateOf } from './actor/declaration.ts';
import type { Check } from './integrity.ts';

/**
 * Checks the fields of a manifest that follow from its other fields or from the dataset. The problem has a sentence for each field
 * that does not agree, with its JSON path; undefined if all agree. Wrong limits, engine versions and dates cannot be detected this way:
 * that needs a run by somebody else.
 */
export function bindingProblem(manifest: Manifest, suite: Suite, dataset: Manifest['dataset']) {
  const { adapter, image, engine, dates, model } = manifest;
  const contained = /^(image|dir):/.test(adapter.spec);
  const expectations: readonly (readonly [path: string, found: unknown, expected: unknown])[] = [
    ['$.system', manifest.system, systemOf(manifest, suite)],
    ['$.adapter.declared', adapter.declared, declaredOf(manifest, suite)],
    ['$.dataset', manifest.dataset, dataRecord(dataset)],
    ['$.heldout', manifest.heldout !== null, manifest.split === 'heldout'],
    ['$.split', manifest.split, splitOf(dataset.id)],
    ['$.actor', manifest.actor?.kind === 'model' && model?.prompt_template !== templateOf(manifest.actor), false],
    ['$.gateway', manifest.gateway !== undefined && manifest.split === 'heldout', false],
    ['$.model', model, adapter.declared.model ?? null],
    ['$.image', image !== null, contained],
    ['$.engine', engine !== null, contained],
    ['$.dates', isDate(dates.started) && isDate(dates.finished) && dates.started <= dates.finished, true],
  ];
  const problems = expectations
    .filter(([, found, expected]) => canonical(found) !== canonical(expected))
    .map(([path]) => `${path} does not agree with the rest of the bundle`);
  if (problems.length === 0) return undefined;
  return { code: 'bundle.binding', detail: `${BUNDLE.manifest}: ${problems.join('; ')}` } as const;
}

/**
 * Whether a check of a bundle of another version of its suite fails for that alone, and says nothing of the bundle: its scores are
 * computed in another way, and a reference declares the version.
 */
export function followsFromVersion({ id, held, detail }: Check, manifest: Manifest, suite: Suite): boolean {
  if (held) return false;
  if (id !== 'binding') return id === 'outcomes' || id === 'scorecard';
  const problemIn = (version: string) =>
    bindingProblem(manifest, { ...suite, description: { ...suite.description, version } }, manifest.dataset);
  // Any other difference, such as in the data, is a problem of the bundle.
  return problemIn(manifest.suite.version) === undefined && detail === problemIn(suite.description.version)?.detail;
}

/** The expected declaration: for a reference that of its suite, with what an actor adds; for any other system its own. */
function declaredOf({ adapter, actor }: Manifest, suite: Suite): InitializeResult {
  const reference = ownSystemOf(suite, adapter.spec);
  if (reference === undefined) return adapter.declared;
  const declared = ownSystemDeclaration(reference, suite.description.version);
  return actor ? declaredWithActor(declared, actor, adapter.declared.model, suite.description.choices) : declared;
}

/** The system that was measured: a reference by its name, any other by what it declared. */
function systemOf({ adapter, actor }: Manifest, suite: Suite): System | null {
  const { name, version } = adapter.declared;
  if (!adapter.spec.startsWith('ref:'))
    return { name, version, kind: 'system', reads_labels: actor?.kind === 'oracle' };
  const reference = ownSystemOf(suite, adapter.spec);
  if (reference === undefined) return null;
  const system: System = { name: reference.name, version, kind: reference.kind, reads_labels: reference.readsLabels };
  return actor ? systemWith(system, actor, adapter.declared.model) : system;
}

/**
 * Whether the text is a date as JavaScript writes it, with a year of four digits: the order of such texts is that of the dates.
 * `Date.parse` takes 30 February for 2 March.
 */
const isDate = (text: string) =>
  /^\d{4}-/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;
