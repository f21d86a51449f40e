import * as z from 'zod';
import { digest } from '../evidence/hex.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Reasked } from '../evidence/receipt.ts';
import { isWhole } from '../evidence/selection.ts';

/** `leaderboard/harnesses.json`: the harnesses of all versions, by the digest of their code. The build keeps the present one. */
export const Harnesses = z.strictObject({
  schema: z.literal('harnesses/1'),
  harnesses: z.array(z.strictObject({ version: z.string(), sha256: digest, released: z.iso.date().nullable() })),
});

export type Harnesses = z.infer<typeof Harnesses>;

/** The tier of a run that the submitter made. */
export const claimTier = ({ gateway }: Pick<Manifest, 'gateway'>): 'replayed' | 'self-reported' =>
  gateway?.answers === 'replayed' ? 'replayed' : 'self-reported';

/**
 * The tier of a run that the board made. If the model's answers came from the submitter's tape, the run is `replayed` all the
 * same, unless asking the model again confirmed them.
 *
 * @param reasked the result of asking the tape's model again, if the operator did
 */
export function boardTier(
  { gateway }: Pick<Manifest, 'gateway'>,
  reasked: Reasked | undefined,
): 'replayed' | 're-asked' | 'board-run' {
  if (gateway?.answers !== 'replayed') return 'board-run';
  return reasked && confirmsTape(reasked) ? 're-asked' : 'replayed';
}

type Facts = Pick<Manifest, 'adapter' | 'image' | 'actor' | 'split' | 'dataset' | 'selection'>;

/**
 * The reasons why a board cannot repeat the run of a bundle, each a clause of a sentence; empty if it can.
 *
 * @param own the board's own folder for a `dir:` adapter
 */
export function boardRunObstacles(
  { adapter, image, actor, split, dataset, selection }: Facts,
  own?: string,
): readonly string[] {
  const kind = adapter.spec.slice(0, adapter.spec.indexOf(':'));
  const obstacles: readonly (readonly [applies: boolean, reason: string])[] = [
    [kind === 'ref', 'a ref: adapter runs in process, and is computed again at every build'],
    [kind === 'cmd', 'the adapter is a program (cmd:) that only the submitter has'],
    [kind === 'dir' && own === undefined, 'the adapter is a folder (dir:) that only the submitter has'],
    [kind === 'image' && image?.repo_digest === null, 'the image has no digest in a registry'],
    [actor?.kind === 'model', 'a model chose the actions, and the board has none to ask'],
    [actor?.kind === 'oracle', 'a perfect agent chose the actions'],
    [split === 'heldout', 'the data is held out, and only its seed makes it'],
    [split !== 'heldout' && dataset.id !== 'builtin', 'the data is not the built-in data'],
    [!isWhole(selection), 'it covers a part of the tasks'],
  ];
  return obstacles.filter(([applies]) => applies).map(([, reason]) => reason);
}

/** If one answer in ten on a tape is forged, a sample of this size finds one with a probability of 88%. */
const LEAST_ASKED = 20;

/** Whether the model gave every answer of a large enough sample again. Those that were not asked are not the same. */
const confirmsTape = ({ answers, sample, same }: Reasked): boolean =>
  sample > 0 && sample >= Math.min(LEAST_ASKED, answers) && same === sample;

/** The result of asking again, in a sentence. */
export function reaskedText(reasked: Reasked): string {
  const { seed, answers, asked, same, differing } = reasked;
  const of = `${asked} of the ${answers} answers on the tape ${asked === 1 ? 'was' : 'were'} asked for again (seed ${seed})`;
  if (confirmsTape(reasked)) return `${of}: all are the same, so that the tape is “re-asked”.`;
  if (asked === same)
    return `${of}: ${asked === 1 ? 'it is' : 'these are'} the same, which is too few to say so of the tape.`;
  const positions = `${differing.join(', ')}${asked - same > differing.length ? ' …' : ''}`;
  return `${of}: ${asked - same} ${asked - same === 1 ? 'differs' : 'differ'}, at ${positions}. Either the model is not deterministic, or the tape is not its own: run the system again with --gateway and compare by tasks with \`cib compare\`.`;
}
