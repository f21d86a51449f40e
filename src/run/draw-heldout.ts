import { parseSpec } from '../adapters/spec.ts';
import type { HeldOutSource } from '../bundles/dataset.ts';
import { checkWording, loadWording } from '../bundles/heldout/wording.ts';
import { secretDocument } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { HeldOutSeed } from '../evidence/heldout.ts';
import type { Ports } from '../ports/ports.ts';

/** How a run is told its seed. */
export interface HeldOutRequest {
  readonly seedFd: number;
  /** The wording file, where the seed was committed with one. */
  readonly wording?: string | undefined;
}

/**
 * Takes a run's seed from its descriptor, which is closed before anything is started. Refused for what is built here or
 * runs as our own user: that could read this process's memory.
 *
 * @returns what the manifest may say, and what the data is made from, which goes nowhere else
 */
export async function drawHeldOut(
  { files, secrets }: Ports,
  request: HeldOutRequest,
  run: { readonly suite: string; readonly adapter: string },
) {
  const { kind } = parseSpec(run.adapter);
  if (kind !== 'ref' && kind !== 'image') {
    throw new Fault(
      'heldout.adapter',
      `A held-out run takes no ${kind}: adapter: what is built or run here outside a container could reach the seed.`,
      {
        hint: 'Build an image and give it with image:, or measure a reference with ref:.',
      },
    );
  }
  const {
    schema: _,
    seed,
    ...heldOut
  } = secretDocument(await secrets.take(request.seedFd), HeldOutSeed, `descriptor ${request.seedFd}`);
  const wording = request.wording === undefined ? undefined : await loadWording(files, request.wording);
  checkWording(wording, heldOut.wording_sha256);
  const source: HeldOutSource = { seed, wording: wording?.banks.get(run.suite) };
  return { heldOut, source };
}
