import { canonical } from '../evidence/canonical.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { InitializeResult } from '../protocol/reply.ts';
import type { System } from '../protocol/scorecard.ts';
import { declaredBy, ownSystemOf } from '../suite/contract.ts';
import type { Suite } from '../suite/suite.ts';
import { systemWith, templateOf, withActor } from './actor/declaration.ts';

type Opened = Pick<Manifest['dataset'], 'id' | 'sha256' | 'tasks' | 'official'>;

/**
 * What a manifest says that follows from something else it says, or from the data in hand. Each line names a JSON path;
 * empty where all of it agrees. Limits, engine version and dates can be told wrong: only a run by others tells.
 */
export function bindingProblems(manifest: Manifest, suite: Suite, dataset: Opened): readonly string[] {
  const { adapter, image, engine, dates, model } = manifest;
  const contained = /^(image|dir):/.test(adapter.spec);
  const expectations: readonly (readonly [path: string, found: unknown, expected: unknown])[] = [
    ['$.system', manifest.system, systemOf(manifest, suite)],
    ['$.adapter.declared', adapter.declared, declaredOf(manifest, suite)],
    [
      '$.dataset',
      manifest.dataset,
      { id: dataset.id, sha256: dataset.sha256, tasks: dataset.tasks, official: dataset.official },
    ],
    ['$.heldout', manifest.heldout !== null, manifest.split === 'heldout'],
    ['$.split', manifest.split === 'heldout', dataset.id === 'heldout'],
    ['$.actor', manifest.actor?.kind === 'model' && model?.prompt_template !== templateOf(manifest.actor), false],
    ['$.gateway', manifest.gateway !== undefined && manifest.split === 'heldout', false],
    ['$.model', model, adapter.declared.model ?? null],
    ['$.image', image !== null, contained],
    ['$.engine', engine !== null, contained],
    ['$.dates', isDate(dates.started) && isDate(dates.finished) && dates.started <= dates.finished, true],
  ];
  return expectations
    .filter(([, found, expected]) => canonical(found) !== canonical(expected))
    .map(([path]) => `${path} is not what the rest of the bundle makes it`);
}

/** A reference declares what its suite has it do; any other system declares what it says. An actor adds to either. */
function declaredOf({ adapter, actor }: Manifest, suite: Suite): InitializeResult {
  const reference = ownSystemOf(suite, adapter.spec);
  if (reference === undefined) return adapter.declared;
  const declared = declaredBy(reference, suite.description.version);
  return actor ? withActor(declared, actor, adapter.declared.model, suite.description.choices) : declared;
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

const isDate = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);
