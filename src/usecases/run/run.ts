import { Fault } from '../../errors/fault.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Scorecard } from '../../protocol/scorecard.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import type { Named } from '../../suites/description.ts';
import { selectArms } from '../../suites/select-arms.ts';
import type { Suite } from '../../suites/suite.ts';
import { openDataset } from '../dataset.ts';
import { drawHeldOut } from '../heldout/draw.ts';
import { finish, type Known } from './finish.ts';
import { finished } from './finished.ts';
import { measure } from './measure.ts';
import { checkOut, endRun } from './plan.ts';
import type { RunRequest } from './request.ts';
import { isConsequence, stopped } from './stopped.ts';

/** Runs a suite against an adapter and writes the bundle. What was answered before a failure stays in the journal. */
export async function run(ports: Ports, request: RunRequest): Promise<Scorecard> {
  const whole = await loadSuite(request.suite);
  const { families, arms } = request.selection;
  checkKnown('family', families, whole.description.families, whole);
  checkKnown('arm', arms, whole.description.arms ?? [], whole);
  const suite = selectArms(whole, arms);
  const drawn = request.heldOut && (await drawHeldOut(ports, request.heldOut, request));
  const dataset = await openDataset(ports.files, suite, { ...request.dataset, heldOut: drawn?.source });
  const heldOut = drawn?.heldOut ?? null;
  const claim = await ports.files.claim(request.out);
  try {
    const known = { request, suite, dataset, heldOut };
    const scorecard = (await finished(ports.files, known)) ?? (await begin(ports, known, claim.place));
    await endRun(ports, request.out);
    return scorecard;
  } catch (thrown) {
    throw request.signal?.aborted && isConsequence(thrown) ? stopped() : thrown;
  } finally {
    await claim.release();
  }
}

async function begin(ports: Ports, known: Known, place: string): Promise<Scorecard> {
  await checkOut(ports.files, known.request);
  return finish(ports, { ...known, ...(await measure(ports, known, place)) });
}

function checkKnown(
  what: 'family' | 'arm',
  asked: readonly string[] | null,
  known: readonly Named[],
  { description }: Suite,
): void {
  const unknown = asked?.find((one) => !known.some(({ id }) => id === one));
  if (unknown === undefined) return;
  throw new Fault(`${what}.unknown`, `Suite ${description.id} has no ${what} "${unknown}".`, {
    hint: known.length === 0 ? 'It has none.' : `It has ${known.map(({ id }) => id).join(', ')}.`,
  });
}
