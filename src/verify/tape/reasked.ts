import type { Reasked } from '../../evidence/receipt.ts';

/** Of a tape in which one answer in ten is forged, so many find one with a probability of 88 %. */
const LEAST_ASKED = 20;

/** Whether every answer of a large enough sample was the very one that is on the tape: then the tape is worth more. */
export const bearsOut = ({ answers, sample, asked, same }: Reasked): boolean =>
  sample > 0 && sample >= Math.min(LEAST_ASKED, answers) && asked === sample && same === sample;

/** What asking again came to, in a sentence. */
export function reaskedText(reasked: Reasked): string {
  const { seed, answers, asked, same, differing } = reasked;
  const of = `${asked} of the ${answers} answers on the tape were asked for again (seed ${seed})`;
  if (bearsOut(reasked)) return `${of}: all are the same, so that the tape is “re-asked”.`;
  if (asked === same) return `${of}: these are the same, which is too few to say so of the tape.`;
  const places = `${differing.join(', ')}${asked - same > differing.length ? ' …' : ''}`;
  return `${of}: ${asked - same} differ, at ${places}. Either the model is not deterministic, or the tape is not its own: run the system again with --gateway and compare by tasks with \`cib compare\`.`;
}
