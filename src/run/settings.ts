import * as z from 'zod';
import { loadManifest, requireOutsideBundles, requirePlainFiles } from '../bundles/load-bundle.ts';
import { isTemporary } from '../bundles/plain-files.ts';
import { readNamed } from '../bundles/read-document.ts';
import { Fault } from '../errors/fault.ts';
import { BUNDLE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import { Limits } from '../evidence/limits.ts';
import { GatewayRecord, Manifest } from '../evidence/manifest.ts';
import { Selection } from '../evidence/selection.ts';
import { ledgerPath } from '../models/ledger.ts';
import type { Ports } from '../ports/ports.ts';
import { Actor } from '../protocol/actor.ts';
import { InitializeResult } from '../protocol/reply.ts';
import { formatInteger } from '../text/numbers.ts';
import { safeText } from '../text/safe-text.ts';
import { firstDifference } from './merge/shards.ts';
import type { RequestWithNonce, RunRequest } from './request.ts';

/** The settings of a run, fixed before its first episode and stored beside the journal, so that it can be resumed. */
const RunSettings = z.strictObject({
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

export type RunSettings = z.infer<typeof RunSettings>;

const SETTINGS_FILE = 'run.json';
const JOURNAL_FILE = 'journal.jsonl';

export const journalPath = (out: string) => `${out}/${JOURNAL_FILE}`;

/** Checks that the folder is empty or has the run to resume, without links and pipes. Called before anything is built or started. */
export async function requireResumable(files: Ports['files'], { out, resume }: Pick<RunRequest, 'out' | 'resume'>) {
  await requirePlainFiles(files, out);
  const present = (await files.list(out)).filter((name) => !isTemporary(name));
  if (present.length === 0) return requireOutsideBundles(files, out);
  if (resume && present.includes(SETTINGS_FILE)) return;
  throw new Fault('out.exists', `${out} is not empty.`, { hint: hintFor(present) });
}

function hintFor(present: readonly string[]): string {
  if (present.includes(SETTINGS_FILE))
    return 'It holds an unfinished run: continue it with --resume or, if the adapter changed, give --out a new folder.';
  if (present.includes(BUNDLE.manifest))
    return 'It holds a finished bundle: check it with `cib verify`, or give --out a new folder.';
  return 'Give --out a new folder.';
}

/** Whether a folder has a run that was started. */
export const hasBegun = (files: Ports['files'], out: string) => files.exists(`${out}/${SETTINGS_FILE}`);

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
  if (await hasBegun(files, out)) return (await readSettings(files, out)).nonce;
  return (await files.exists(`${out}/${BUNDLE.manifest}`)) ? (await loadManifest(files, out)).nonce : entropy.hex(32);
}

const readSettings = (files: Ports['files'], out: string) =>
  readNamed(files, `${out}/${SETTINGS_FILE}`, RunSettings, 'The run cannot be resumed: start again in another folder.');

export type GivenSettings = Omit<RunSettings, 'nonce' | 'started'>;

/** What each setting is called, with the options that decide it. */
export const SETTING_NAMES: Readonly<Record<keyof GivenSettings, string>> = {
  suite: 'suite or version of it',
  dataset: 'dataset',
  selection: 'choice of tasks (--limit, --family, --arm, --shard)',
  adapter: 'adapter',
  limits: 'limit (--episode-seconds, --start-seconds, --memory, --cpus, --pids)',
  declared: 'answer of the adapter to initialize',
  actor: 'actor (--actor)',
  gateway: 'model for the adapter (the --gateway options)',
  engine: 'container engine',
  image: 'image, built from other files',
  harness: 'copy of this program (the version is the same, the code is not)',
};

/**
 * Starts a new run, or resumes the one in the folder.
 *
 * @returns the settings of the run; of a resumed run, those that it was started with, and the new budget if that is larger
 * @throws Fault `resume.mismatch` if the run in the folder was started with other settings
 */
export async function startOrResume(ports: Ports, request: RequestWithNonce, given: GivenSettings) {
  if (await hasBegun(ports.files, request.out)) return resume(ports, request, given);
  const settings = { ...given, nonce: request.nonce, started: ports.clock.now() };
  await ports.files.write(`${request.out}/${SETTINGS_FILE}`, `${canonical(settings)}\n`);
  return settings;
}

async function resume({ files }: Ports, request: RequestWithNonce, given: GivenSettings) {
  const settings = await readSettings(files, request.out);
  requireHarness(request.out, settings.harness, given.harness);
  for (const key of Object.keys(given) as (keyof GivenSettings)[]) {
    const found = firstDifference(fixed(settings)[key], fixed(given)[key], '');
    if (found === undefined) continue;
    const [before, now] = found.values.map((value) => (value === 'null' ? 'not set' : safeText(value, 200)));
    throw new Fault(
      'resume.mismatch',
      `The run in ${request.out} was started with other settings: ${SETTING_NAMES[key]}.`,
      {
        hint: `${found.path.slice(1) || 'It'} was ${before} and is now ${now}. Resume as it was started, or start again in another folder.`,
      },
    );
  }
  if (request.nonce !== settings.nonce) {
    throw new Fault('resume.mismatch', `The run in ${request.out} was started with another nonce.`, {
      hint: 'Leave --nonce out.',
    });
  }
  const [before, now] = [budgetOf(settings), budgetOf(given)];
  if (before === now) return settings;
  if (before > now)
    throw new Fault(
      'resume.mismatch',
      `The run in ${request.out} has a budget of ${formatInteger(before)} tokens, and --gateway-budget is now ${formatInteger(now)}.`,
      { hint: `Resume with --gateway-budget ${before} or more: what was used counts.` },
    );
  const raised = { ...settings, gateway: given.gateway };
  await files.write(`${request.out}/${SETTINGS_FILE}`, `${canonical(raised)}\n`);
  return raised;
}

/** Called before the other settings are compared, since another version has other suites. */
export function requireHarness(
  out: string,
  before: RunSettings['harness'],
  now: RunSettings['harness'],
  hint = `Resume it with npx context-integrity@${before.version}, or start again in another folder.`,
): void {
  if (before.version === now.version) return;
  const message = `The run in ${out} was started with version ${before.version}; this is ${now.version}.`;
  throw new Fault('resume.mismatch', message, { hint });
}

const budgetOf = ({ gateway }: Pick<RunSettings, 'gateway'>) => gateway?.token_budget ?? 0;

/**
 * The settings that a resumed run must share: without the date in the model's record, since a run may be resumed on another day, and
 * without its budget, which may be raised when it is used up.
 */
function fixed<S extends Pick<RunSettings, 'declared' | 'gateway'>>({ declared, gateway, ...settings }: S) {
  const { model } = declared;
  return {
    ...settings,
    declared: model === undefined ? declared : { ...declared, model: { ...model, date: '' } },
    gateway: gateway && { ...gateway, token_budget: 0 },
  };
}

/** Removes the files that only a resumed run needs, once the bundle is complete. */
export async function removeResumeFiles({ files }: Ports, out: string): Promise<void> {
  await files.remove(journalPath(out));
  await files.remove(ledgerPath(out));
  await files.remove(`${out}/${SETTINGS_FILE}`);
}
