import * as z from 'zod';
import { loadManifest, requireOutsideBundles, requirePlainFiles } from '../bundles/load-bundle.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { Limits } from '../evidence/limits.ts';
import { GatewayRecord, Manifest } from '../evidence/manifest.ts';
import { parseAs } from '../evidence/schema-check.ts';
import { Selection } from '../evidence/selection.ts';
import { ledgerPath } from '../models/ledger.ts';
import type { Ports } from '../ports/ports.ts';
import { Actor } from '../protocol/actor.ts';
import { InitializeResult } from '../protocol/reply.ts';
import type { RequestWithNonce, RunRequest } from './request.ts';

/** The settings of a run, fixed before its first episode and stored beside the journal, so that it can be resumed. */
const RunPlan = z.strictObject({
  suite: z.strictObject({ id: z.string(), version: z.string() }),
  dataset: z.string(),
  selection: Selection,
  adapter: z.string(),
  limits: Limits,
  nonce: Manifest.shape.nonce,
  started: z.string(),
  declared: InitializeResult,
  actor: Actor.nullable(),
  gateway: GatewayRecord.nullable(),
  engine: Manifest.shape.engine,
  image: Manifest.shape.image,
  harness: Manifest.shape.harness,
});

export type RunPlan = z.infer<typeof RunPlan>;

const PLAN = 'run.json';
const JOURNAL = 'journal.jsonl';

export const journalPath = (out: string) => `${out}/${JOURNAL}`;

/** Temporary files: drafts that a killed process left, and the claim of a running process. */
const TEMPORARY = /^\..*\.(?:draft|claim)$/;

/** Checks that the folder is empty or has the run to resume, without links and pipes. Called before anything is built or started. */
export async function requireResumable(files: Ports['files'], { out, resume }: Pick<RunRequest, 'out' | 'resume'>) {
  await requirePlainFiles(files, out);
  const present = (await files.list(out)).filter((name) => !TEMPORARY.test(name));
  if (present.length === 0) return requireOutsideBundles(files, out);
  if (resume && present.includes(PLAN)) return;
  throw new Fault('out.exists', `${out} is not empty.`, { hint: hintFor(present) });
}

function hintFor(present: readonly string[]): string {
  if (present.includes(PLAN))
    return 'It holds an unfinished run: continue it with --resume or, if the adapter changed, give --out a new folder.';
  if (present.includes(BUNDLE.manifest))
    return 'It holds a finished bundle: check it with `cib verify`, or give --out a new folder.';
  return 'Give --out a new folder.';
}

/** Whether a folder has a run that was started. */
export const hasBegun = (files: Ports['files'], out: string) => files.exists(`${out}/${PLAN}`);

/** The nonce of a run: that of the run to resume, or the requested one, or a random one. */
export async function nonceOf({ files, entropy }: Ports, { out, resume, nonce }: RunRequest): Promise<string> {
  if (nonce !== undefined && !Manifest.shape.nonce.safeParse(nonce).success) {
    throw new Fault('usage', 'The nonce is not 32 to 128 lower-case hexadecimal digits.', {
      hint: 'Leave --nonce out for a random one, or make one: openssl rand -hex 32.',
    });
  }
  if (nonce !== undefined) return nonce;
  if (!resume) return entropy.hex(32);
  await requirePlainFiles(files, out);
  if (await hasBegun(files, out)) return (await readPlan(files, out)).nonce;
  return (await files.exists(`${out}/${BUNDLE.manifest}`)) ? (await loadManifest(files, out)).nonce : entropy.hex(32);
}

const readPlan = async (files: Ports['files'], out: string) =>
  parseAs(RunPlan, await files.text(`${out}/${PLAN}`), `${out}/${PLAN}`);

/** Starts a new run, or resumes the one in the folder. */
export async function beginRun(ports: Ports, request: RequestWithNonce, settings: Omit<RunPlan, 'nonce' | 'started'>) {
  if (await hasBegun(ports.files, request.out)) return resume(ports, request, settings);
  const plan = { ...settings, nonce: request.nonce, started: ports.clock.now() };
  await ports.files.write(`${request.out}/${PLAN}`, `${canonical(plan)}\n`);
  return plan;
}

async function resume({ files }: Ports, request: RequestWithNonce, settings: Omit<RunPlan, 'nonce' | 'started'>) {
  const plan = await readPlan(files, request.out);
  for (const key of Object.keys(settings) as (keyof typeof settings)[]) {
    if (canonical(undatedPlan(plan)[key]) === canonical(undatedPlan(settings)[key])) continue;
    throw new Fault('resume.mismatch', `The run in ${request.out} was started with another ${key}.`, {
      hint: `It was ${canonical(plan[key])}. Resume with the same value, or start again in another folder.`,
    });
  }
  if (request.nonce !== plan.nonce) {
    throw new Fault('resume.mismatch', `The run in ${request.out} was started with another nonce.`, {
      hint: 'Leave --nonce out.',
    });
  }
  return plan;
}

/** The plan without the date in the model's record, since a run may be resumed on another day. */
function undatedPlan<P extends Pick<RunPlan, 'declared'>>(plan: P): P {
  const { model, ...declared } = plan.declared;
  return model === undefined ? plan : { ...plan, declared: { ...declared, model: { ...model, date: '' } } };
}

/** Removes the files that only a resumed run needs, once the bundle is complete. */
export async function endRun({ files }: Ports, out: string): Promise<void> {
  await files.remove(journalPath(out));
  await files.remove(ledgerPath(out));
  await files.remove(`${out}/${PLAN}`);
}
