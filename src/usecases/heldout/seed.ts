import { checkWording, loadWording, refuseUnsound } from '../../bundles/heldout/wording.ts';
import { allOrNone, requireOutsideBundles } from '../../bundles/load-bundle.ts';
import { readSecret, secretDocument } from '../../bundles/read-document.ts';
import { Fault } from '../../errors/fault.ts';
import { canonical } from '../../evidence/canonical.ts';
import {
  commitmentOf,
  type HeldOutCommitment,
  type HeldOutReveal,
  HeldOutSecret,
  type HeldOutSeed,
  RUN_ID,
  runSeed,
} from '../../evidence/heldout.ts';
import { OBJECT_ID } from '../../evidence/hex.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import type { Ports, Secrets } from '../../ports/ports.ts';

interface SeedRequest {
  /** The file with the master seed. */
  readonly secret: string;
  readonly out: string;
  readonly wording?: string | undefined;
}

interface CommitRequest extends SeedRequest {
  readonly harness: Manifest['harness'];
}

/**
 * Draws a master seed of 256 bits. Writes the seed to one file and its commitment to another.
 *
 * @throws Fault `out.exists` if one of the files exists or would be in a bundle; `usage` if both are one file
 */
export async function commit(
  { files, secrets, entropy, clock }: Ports,
  { secret, out, wording: path, harness }: CommitRequest,
): Promise<HeldOutCommitment> {
  if (await files.exists(out)) {
    throw new Fault('out.exists', `${out} already exists.`, {
      hint: 'A published commitment must not be overwritten. Give --out another path.',
    });
  }
  for (const file of [secret, out]) await requireOutsideBundles(files, file);
  const wording = path === undefined ? undefined : await loadWording(files, path);
  if (wording) await refuseUnsound(wording, path ?? '');
  const seed = entropy.hex(32);
  const wording_sha256 = wording?.sha256 ?? null;
  const master: HeldOutSecret = { schema: 'heldout-secret/1', seed, wording_sha256 };
  const commitment: HeldOutCommitment = {
    schema: 'heldout-commitment/1',
    commitment: commitmentOf(seed),
    wording_sha256,
    date: clock.now(),
    harness,
  };
  await secrets.keep(secret, `${canonical(master)}\n`);
  if (await files.exists(out)) {
    await files.remove(secret);
    throw new Fault('usage', '--secret and --out are the same file.', {
      hint: 'One file is kept secret, and the other one is published: give two paths.',
    });
  }
  // A seed without a commitment is of no use.
  await allOrNone(files, [secret], () => files.write(out, `${canonical(commitment)}\n`));
  return commitment;
}

const SECRET_HINT = 'Use the unchanged file that `cib heldout commit` wrote with --secret.';
const MASTER_HINT = `${SECRET_HINT} Give it on standard input: cib heldout derive … --master-fd 0 < FILE. Without --master-fd, descriptor 3 is read.`;

interface DeriveRequest {
  /** The commit that is measured. */
  readonly head: string;
  readonly run: string;
  /** The file descriptor with the master seed. */
  readonly masterFd: number;
}

export async function derive(secrets: Secrets, { head, run, masterFd }: DeriveRequest): Promise<HeldOutSeed> {
  if (!OBJECT_ID.test(head))
    throw new Fault('usage', '--head is not a full commit id.', { hint: 'Give the output of `git rev-parse HEAD`.' });
  if (!RUN_ID.test(run)) {
    throw new Fault('usage', '--run is not a run’s id.', {
      hint: 'Use at most 100 letters, digits, ".", "_", ":" and "-".',
    });
  }
  const text = await secrets.take(masterFd, MASTER_HINT);
  const { seed, wording_sha256 } = await secretDocument(text, HeldOutSecret, `Descriptor ${masterFd}`, MASTER_HINT);
  return {
    schema: 'heldout-seed/1',
    commitment: commitmentOf(seed),
    head,
    run,
    wording_sha256,
    seed: runSeed(seed, { head, run }),
  };
}

/**
 * Writes the master seed and the wording for publication, so that anybody can generate the data of every run.
 *
 * @throws Fault `out.exists` if `out` exists or is in a bundle; `heldout.wording` if the wording is not the one that was committed to
 */
export async function reveal({ files, clock }: Ports, { secret, out, wording: path }: SeedRequest) {
  if (await files.exists(out)) {
    throw new Fault('out.exists', `${out} already exists.`, { hint: 'Give --out another path.' });
  }
  await requireOutsideBundles(files, out);
  const { seed, wording_sha256 } = await readSecret(files, secret, HeldOutSecret, SECRET_HINT);
  const wording = path === undefined ? undefined : await loadWording(files, path);
  checkWording(wording, wording_sha256);
  const revealed: HeldOutReveal = {
    schema: 'heldout-reveal/1',
    seed,
    commitment: commitmentOf(seed),
    wording: wording?.text ?? null,
    wording_sha256,
    date: clock.now(),
  };
  await files.write(out, `${canonical(revealed)}\n`);
  return revealed;
}
