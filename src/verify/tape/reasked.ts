import type { Reasked } from '../../evidence/receipt.ts';

/** If one answer in ten on a tape is forged, a sample of this size finds one with a probability of 88 %. */
const LEAST_ASKED = 20;

/** Whether the model gave every answer of a large enough sample again. */
export const confirmsTape = ({ answers, sample, asked, same }: Reasked): boolean =>
  sample > 0 && sample >= Math.min(LEAST_ASKED, answers) && asked === sample && same === sample;

/** The result of asking again, in a sentence. */
export function reaskedText(reasked: Reasked): string {
  const { seed, answers, asked, same, differing } = reasked;
  const of = `${asked} of the ${answers} answers on the tape were asked for again (seed ${seed})`;
  if (confirmsTape(reasked)) return `${of}: all are the same, so that the tape is “re-asked”.`;
  if (asked === same) return `${of}: these are the same, which is too few to say so of the tape.`;
  const positions = `${differing.join(', ')}${asked - same > differing.length ? ' …' : ''}`;
  return `${of}: ${asked - same} differ, at ${positions}. Either the model is not deterministic, or the tape is not its own: run the system again with --gateway and compare by tasks with \`cib compare\`.`;
}
