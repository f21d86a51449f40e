import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { quoted } from '../../evidence/display-name.ts';
import type { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { modelFaults } from './model-agreement.ts';

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
