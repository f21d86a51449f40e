import { verify } from '../../bundles/verify/verify.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import type { Files } from '../../ports/files.ts';

/** All files but the transcript. The manifest is written last, so that an incomplete folder is not a bundle. */
const PUBLISHED = [BUNDLE.outcomes, BUNDLE.scorecard, BUNDLE.timing, BUNDLE.manifest] as const;

/**
 * Copies the part of a held-out bundle that may be published before the reveal. A run that broke a rule is published with
 * that verdict.
 *
 * @throws Fault `bundle.invalid` where a check of the bundle fails
 */
export async function publish(files: Files, folder: string, out: string): Promise<readonly string[]> {
  if ((await files.list(out)).length > 0) {
    throw new Fault('out.exists', `${out} is not empty.`, { hint: 'Give --out a new folder.' });
  }
  const { checks, manifest, scope } = await verify(files, { folder, data: {}, allowOutcomesOnly: true });
  if (manifest !== undefined && scope !== 'outcomes') {
    throw new Fault('bundle.invalid', `${folder} is not of the held-out split.`);
  }
  const wrong = checks.filter(({ id, held }) => !held && id !== 'verdict');
  if (wrong.length > 0) {
    throw new Fault('bundle.invalid', `${folder}: ${wrong.map(({ id, detail }) => `${id}: ${detail}`).join('; ')}`, {
      hint: 'Publish the bundle as a held-out run wrote it.',
    });
  }
  for (const name of PUBLISHED) await files.write(`${out}/${name}`, await files.text(`${folder}/${name}`));
  return PUBLISHED;
}
