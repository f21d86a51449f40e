import * as z from 'zod';
import type { Manifest } from '../evidence/manifest.ts';
import type { Reasked } from '../evidence/receipt.ts';
import { isWhole } from '../evidence/selection.ts';
import { bearsOut } from './tape/reasked.ts';

/**
 * Whose run the shown figures come from: one whose model answered from the submitter's tape, whether the board or the submitter
 * made it; the submitter's own; one that the board made with that tape, where the model gave a sample of its answers again; one
 * that is computed again at every build, as references and controls are; one of the board's own entries; or one that the
 * board made of the submitted image.
 */
export const TIERS = ['replayed', 'self-reported', 're-asked', 'computed', 'own', 'board-run'] as const;

export type Tier = (typeof TIERS)[number];

/** `leaderboard/harnesses.json`: the harnesses of all versions, by the digest of their code. The build keeps the present one. */
export const Harnesses = z.strictObject({
  schema: z.literal('harnesses/1'),
  harnesses: z.array(
    z.strictObject({
      version: z.string(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      released: z.iso.date().nullable(),
    }),
  ),
});

export type Harnesses = z.infer<typeof Harnesses>;

/** Of a run that the board did not make. */
export const claimTier = ({ gateway }: Pick<Manifest, 'gateway'>): 'replayed' | 'self-reported' =>
  gateway?.answers === 'replayed' ? 'replayed' : 'self-reported';

/**
 * Of a run that the board made: a tape answers for the submitter, whoever plays it.
 *
 * @param reasked what asking the tape's model again came to, where the operator did
 */
export function boardTier(
  { gateway }: Pick<Manifest, 'gateway'>,
  reasked: Reasked | undefined,
): 'replayed' | 're-asked' | 'board-run' {
  if (gateway?.answers !== 'replayed') return 'board-run';
  return reasked && bearsOut(reasked) ? 're-asked' : 'replayed';
}

type Facts = Pick<Manifest, 'adapter' | 'image' | 'actor' | 'split' | 'dataset' | 'selection'>;

/**
 * Why a board cannot make the run of a bundle itself, one sentence part each; empty where it can.
 *
 * @param own the folder, `dir:PATH`, that the board itself has
 */
export function boardRunObstacles(
  { adapter, image, actor, split, dataset, selection }: Facts,
  own?: string,
): readonly string[] {
  const kind = adapter.spec.slice(0, adapter.spec.indexOf(':'));
  const obstacles: readonly (readonly [applies: boolean, reason: string])[] = [
    [kind === 'ref', 'a ref: adapter runs in process, and is computed again at every build'],
    [kind === 'cmd' || (kind === 'dir' && own === undefined), `only the submitter has what a ${kind}: adapter runs`],
    [kind === 'image' && image?.repo_digest === null, 'the image has no digest in a registry'],
    [actor?.kind === 'model', 'a model chose the actions, and the board has none to ask'],
    [actor?.kind === 'oracle', 'a perfect agent chose the actions'],
    [split === 'heldout', 'the data is held out, and only its seed makes it'],
    [split !== 'heldout' && dataset.id !== 'builtin', 'the data is not the built-in data'],
    [!isWhole(selection), 'it covers a part of the tasks'],
  ];
  return obstacles.filter(([applies]) => applies).map(([, reason]) => reason);
}
