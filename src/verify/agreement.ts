import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { invisibleIn, quoted } from '../evidence/display-name.ts';
import { type Entry, imageDigestOf } from '../evidence/entry.ts';
import { type Manifest, undatedModel } from '../evidence/manifest.ts';
import { cut } from '../text/safe-text.ts';

/** The differences between a bundle and the system that its entry describes, and whether it is a run that no entry may have. */
export function agreementFaults(entry: Entry, manifest: Manifest, folder: string): readonly Fault[] {
  const { system, adapter } = manifest;
  const digest = imageDigestOf(entry);
  const expectations: readonly (readonly [what: string, said: string, found: string | undefined])[] = [
    ['$.name', entry.name, system.name],
    ['$.version', entry.version, system.version],
    digest === undefined
      ? ['$.adapter', plain(entry.adapter), plain(adapter.spec)]
      : ['$.adapter', digest, manifest.image?.repo_digest?.replace(/^.*@/, '')],
  ];
  const faults = expectations
    .filter(([, stated, found]) => stated !== found)
    .map(([what, stated, found]) => {
      const has = found === undefined ? 'no image with a digest' : quoted(found);
      const message = `entry.json: ${what} is ${quoted(stated)}, but ${folder}/${BUNDLE.manifest} has ${has}.`;
      return new Fault('submission.mismatch', message, {
        hint: 'Correct entry.json, or run the adapter that it names (an image by its digest).',
      });
    });
  const asked = manifest.gateway?.settings.model ?? '';
  const unseen = invisibleIn(asked);
  if (unseen !== undefined)
    faults.push(
      new Fault('submission.mismatch', `${folder}/${BUNDLE.manifest}: the model ${quoted(asked)} ${unseen}.`, {
        hint: 'Remove this character from --gateway-model, and run again.',
      }),
    );
  return [...faults, ...modelFaults(entry, manifest, folder), ...freshFaults(manifest, folder)];
}

/** Without blanks after the kind of adapter. */
export const plain = (spec: string) => spec.replace(/^(\w+):\s*/, '$1:').trim();

/** Whether a bundle was made with the model that its entry names, or both without one. Only the first difference is reported. */
function modelFaults(entry: Entry, manifest: Manifest, folder: string): readonly Fault[] {
  const [stated, found] = [undatedModel(entry.model), undatedModel(manifest.model)];
  if (canonical(stated) === canonical(found)) return [];
  const fields = Object.keys(stated ?? {}) as (keyof NonNullable<typeof stated>)[];
  const field = found ? fields.find((one) => canonical(stated?.[one]) !== canonical(found[one])) : undefined;
  const nameIn = (model: NonNullable<typeof stated>) => quoted(cut(String(model[field ?? 'name']), 200));
  const where = field === undefined ? '$.model' : `$.model.${field}`;
  const says = stated ? `is ${nameIn(stated)}` : 'is not given';
  const has = found ? nameIn(found) : 'no model';
  const message = `entry.json: ${where} ${says}, but ${folder}/${BUNDLE.manifest} has ${has}.`;
  return [new Fault('submission.mismatch', message, { hint: found ? TAKE_OVER : LEAVE_OUT })];
}

/** Nobody else has the tasks of a fresh run, so it would be compared with nothing. */
function freshFaults({ split }: Manifest, folder: string): readonly Fault[] {
  if (split !== 'fresh') return [];
  const message = `${folder} is a run on fresh tasks, and systems are compared on the public ones.`;
  return [new Fault('submission.mismatch', message, { hint: PUBLIC })];
}

const PUBLIC =
  'Use the run on the public tasks, made without --split fresh. The board makes a run on fresh tasks itself.';
const ONE_SYSTEM =
  'A memory with a model and the same memory without one are two systems. If the runs of its suites used different models, or only some used one, make one entry for each.';
const TAKE_OVER = `Copy the manifest’s model into entry.json; its date may be that of any run. ${ONE_SYSTEM}`;
const LEAVE_OUT = `Remove model from entry.json, or run this suite with that model. ${ONE_SYSTEM}`;
