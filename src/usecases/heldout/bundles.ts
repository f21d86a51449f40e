import { loadReveal, type Revealed, readPublished, revealedSource } from '../../bundles/heldout/revealed.ts';
import { allOrNone, type BundleData, loadManifest, openRun, requireNewFolder } from '../../bundles/load-bundle.ts';
import { verify } from '../../bundles/verify/verify.ts';
import type { Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE, PUBLISHED_FILES } from '../../evidence/bundle.ts';
import { HeldOutCommitment } from '../../evidence/heldout.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Files } from '../../ports/files.ts';
import type { CheckedBundle, CheckedReveal } from '../../report/terminal/checks.ts';
import type { Check } from '../../verify/integrity.ts';

/**
 * Copies the part of a held-out bundle that may be published before the reveal. A run that broke a rule is published with that
 * verdict.
 *
 * @throws Fault `bundle.invalid` if a check of the bundle fails; `bundle.incomplete` if it is that part already
 */
export async function publishHeldOut(files: Files, folder: string, out: string): Promise<readonly string[]> {
  await requireNewFolder(files, out);
  const { checks, manifest, scope } = await verify(files, { folder, data: {}, allowOutcomesOnly: true });
  if (manifest !== undefined && scope !== 'outcomes') {
    throw new Fault('bundle.invalid', `${folder} is not a bundle of the held-out split.`, {
      hint: 'Other bundles have no secret, and are published whole: `cib entry` writes an entry from them.',
    });
  }
  const wrong = checks.filter(({ id, held }) => !held && id !== 'verdict');
  if (wrong.length > 0) {
    throw new Fault('bundle.invalid', `${folder}: ${wrong.map(({ id, detail }) => `${id}: ${detail}`).join('; ')}`, {
      hint: 'Publish the unchanged bundle of a held-out run.',
    });
  }
  if (!(await files.exists(`${folder}/${BUNDLE.transcript}`)))
    throw new Fault('bundle.incomplete', `${folder} has no ${BUNDLE.transcript}: it is the published part already.`, {
      hint: 'Nothing was written. Publish this folder as it is, or name the whole bundle of the run.',
    });
  await allOrNone(files, [out], async () => {
    for (const name of PUBLISHED_FILES) await files.write(`${out}/${name}`, await files.text(`${folder}/${name}`));
  });
  return PUBLISHED_FILES;
}

interface CheckRevealRequest {
  readonly commitment: string;
  readonly reveal: string;
  readonly bundles: readonly string[];
  /** How many tasks may be generated for a bundle with few results. */
  readonly count?: number | undefined;
}

type HeldOutCode = Extract<Code, `heldout.${string}`>;

const check = (id: HeldOutCode, title: string, detail: string | undefined): Check => ({
  id,
  title,
  held: detail === undefined,
  ...(detail !== undefined && { code: id, detail }),
});

const different = (what: string, found: string | null, expected: string | null) =>
  found === expected ? undefined : `${what} is ${found ?? 'absent'}, not ${expected ?? 'absent'}`;

const COMMITMENT_HINT = 'Use the unchanged file that `cib heldout commit --out` wrote.';

/** Checks a reveal against its commitment, and bundles against the data of the revealed seed. */
export async function checkReveal(files: Files, request: CheckRevealRequest): Promise<CheckedReveal> {
  const committed = await readPublished(files, request.commitment, HeldOutCommitment, COMMITMENT_HINT);
  const revealed = await loadReveal(files, request.reveal);
  const { commitment, wording_sha256 } = revealed.reveal;
  const checks = [
    check(
      'heldout.commitment',
      'The revealed seed is the one that was committed to',
      different('the revealed seed’s commitment', commitment, committed.commitment),
    ),
    check(
      'heldout.wording',
      'The revealed wording is the one that was committed to',
      different('the revealed wording’s SHA-256', wording_sha256, committed.wording_sha256),
    ),
  ];
  const bundles: CheckedBundle[] = [];
  for (const folder of request.bundles) bundles.push(await checkHeldOutBundle(files, folder, revealed, request.count));
  return { held: [...checks, ...bundles].every(({ held }) => held), checks, bundles };
}

async function checkHeldOutBundle(
  files: Files,
  folder: string,
  revealed: Revealed,
  count: number | undefined,
): Promise<CheckedBundle> {
  const manifest = await loadManifest(files, folder);
  const { heldout } = manifest;
  const checks = [
    check(
      'heldout.split',
      'The bundle is of the held-out split',
      heldout === null ? `it is ${manifest.split}` : undefined,
    ),
  ];
  if (heldout === null) return { folder, held: false, checks };
  const { commitment, wording_sha256 } = revealed.reveal;
  checks.push(
    check(
      'heldout.binding',
      'The bundle names this commitment and wording',
      different('$.heldout.commitment', heldout.commitment, commitment) ??
        different('$.heldout.wording_sha256', heldout.wording_sha256, wording_sha256),
    ),
  );
  const data = { heldOut: revealedSource(revealed, manifest), count };
  const seed = check(
    'heldout.seed',
    'The seed of this commit and run makes the bundle’s data',
    await otherData(files, folder, manifest, data),
  );
  checks.push(seed);
  if (!seed.held) return { folder, held: false, checks };
  const verification = await verify(files, { folder, data });
  return { folder, held: verification.valid && checks.every(({ held }) => held), checks, verification };
}

async function otherData(files: Files, folder: string, manifest: Manifest, data: BundleData) {
  try {
    await openRun(files, folder, manifest, data);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.code === 'dataset.needed') return thrown.message;
    throw thrown;
  }
}
