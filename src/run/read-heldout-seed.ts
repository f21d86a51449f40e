import { parseSpec } from '../adapters/spec.ts';
import type { HeldOutSource } from '../bundles/dataset.ts';
import { checkWording, loadWording } from '../bundles/heldout/wording.ts';
import { secretDocument } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { HeldOutSeed } from '../evidence/heldout.ts';
import type { Ports } from '../ports/ports.ts';

/** Where a run gets its seed from. */
export interface HeldOutRequest {
  readonly seedFd: number;
  /** The wording file, if the seed was committed with one. */
  readonly wording?: string | undefined;
}

const SEED_HINT =
  'Give what `cib heldout derive` prints on standard input: cib heldout derive … | cib run … --seed-fd 0.';

/**
 * Reads a run's seed from its descriptor, which is closed before anything is started. Only `ref:` and `image:` adapters are
 * allowed: others are built here or run as the same user, and could read this process's memory.
 *
 * @returns `heldOut`, which goes into the manifest, and `source`, which is secret and only used to generate the data
 */
export async function readHeldOutSeed(
  { files, secrets }: Ports,
  request: HeldOutRequest,
  run: { readonly suite: string; readonly adapter: string },
) {
  const { kind } = parseSpec(run.adapter);
  if (kind !== 'ref' && kind !== 'image') {
    throw new Fault(
      'heldout.adapter',
      `A held-out run does not allow ${kind}: adapters, because a program outside a container could read the seed.`,
      { hint: 'Build an image and give it with image:, or measure a reference with ref:.' },
    );
  }
  const { seedFd } = request;
  const {
    schema: _,
    seed,
    ...heldOut
  } = await secretDocument(await secrets.take(seedFd, SEED_HINT), HeldOutSeed, `Descriptor ${seedFd}`, SEED_HINT);
  const wording = request.wording === undefined ? undefined : await loadWording(files, request.wording);
  checkWording(wording, heldOut.wording_sha256);
  const source: HeldOutSource = { seed, wording: wording?.banks.get(run.suite) };
  return { heldOut, source };
}
