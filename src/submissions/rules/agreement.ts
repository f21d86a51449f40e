import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import { quoted } from '../../evidence/display-name.ts';
import type { Entry } from '../../evidence/entry.ts';
import { type Manifest, undated } from '../../evidence/manifest.ts';
import { shown } from './named.ts';

/** Whether a bundle is one of the system that its entry describes. */
export function agreementFaults(entry: Entry, manifest: Manifest, folder: string): readonly Fault[] {
  const { system, adapter } = manifest;
  const digest = imageOf(entry)?.replace(/^.*@/, '');
  const expectations: readonly (readonly [what: string, said: string, found: string])[] = [
    ['$.name', entry.name, system.name],
    ['$.version', entry.version, system.version],
    digest === undefined
      ? ['$.adapter', plain(entry.adapter), plain(adapter.spec)]
      : ['$.adapter', digest, manifest.image?.repo_digest?.replace(/^.*@/, '') ?? 'no image with a digest'],
  ];
  const faults = expectations
    .filter(([, said, found]) => said !== found)
    .map(([what, said, found]) => {
      const message = `entry.json: ${what}: ${quoted(said)}, and ${folder}/${BUNDLE.manifest} is of ${quoted(found)}.`;
      return new Fault('submission.mismatch', message, {
        hint: 'Mend entry.json, or run what it names: by its digest.',
      });
    });
  return [...faults, ...modelFaults(entry, manifest, folder)];
}

/** The image that an entry names, `HOST/NAME@sha256:…`; undefined where its adapter is none. */
export function imageOf({ adapter }: Entry): string | undefined {
  return adapter.startsWith('image:') ? adapter.slice('image:'.length).trim() : undefined;
}

const plain = (spec: string) => spec.replace(/^(\w+):\s*/, '$1:').trim();

/** Whether a bundle was made with the model that its entry names, or both without one; the first difference is told. */
function modelFaults(entry: Entry, manifest: Manifest, folder: string): readonly Fault[] {
  const [said, found] = [undated(entry.model), undated(manifest.model)];
  if (canonical(said) === canonical(found)) return [];
  const fields = Object.keys(said ?? {}) as (keyof NonNullable<typeof said>)[];
  const field = said && found ? fields.find((one) => canonical(said[one]) !== canonical(found[one])) : undefined;
  const nameIn = (model: typeof said) => (model === null ? 'no model' : shown(String(model[field ?? 'name'])));
  const where = field === undefined ? '$.model' : `$.model.${field}`;
  const message = `entry.json: ${where}: ${nameIn(said)}, and ${folder}/${BUNDLE.manifest} is of ${nameIn(found)}.`;
  return [new Fault('submission.mismatch', message, { hint: found ? TAKE_OVER : LEAVE_OUT })];
}

const ONE_SYSTEM =
  'A memory with a model is another system than without: where some suites were run with it and others not, or with another one, make an entry of each.';
const TAKE_OVER = `Copy the manifest’s model into entry.json; its day may be any run’s. ${ONE_SYSTEM}`;
const LEAVE_OUT = `Take model out of entry.json, or run this suite with it. ${ONE_SYSTEM}`;
