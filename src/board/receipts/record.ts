import { readDocument } from '../../bundles/read-document.ts';
import { failedChecks } from '../../bundles/verify/board-fault.ts';
import { verify } from '../../bundles/verify/verify.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import type { Code } from '../../errors/codes.ts';
import { Fault } from '../../errors/fault.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { Entry } from '../../evidence/entry.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { type Reasked, Receipt, type ReceiptEvent, receiptPath, receiptText } from '../../evidence/receipt.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import { gitIn } from '../../git/git.ts';
import { committedTrees, gitTree, inRepository } from '../../git/tree.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Processes } from '../../ports/processes.ts';
import type { WrittenReceipt } from '../../report/terminal/recorded.ts';
import { shellWord } from '../../text/escape.ts';
import { tapeReceipt } from '../../verify/flags/foretold-answers.ts';
import { RECEIPTS_BRANCH } from './append.ts';

/** The events that a maintainer decides. Those of a board run follow from the run. */
type Decided = Exclude<ReceiptEvent, 'board-run' | 'unusable' | 'contradicted'>;

/** A bundle that verifies and has a tape. */
interface TapedBundle {
  readonly files: ReadFiles;
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The result of asking again, and the failure of the endpoint if there was one. */
type Reasking = Reasked & { readonly failure?: { readonly code: Code; readonly message: string } };

export interface Recording {
  readonly entries: string;
  /** A checkout of the branch `receipts`. */
  readonly receipts: string;
  readonly slug: string;
  readonly event: Decided;
  readonly reason: string;
  readonly actor: Receipt['actor'];
  /** Asks the model of a bundle's tape again, for a receipt that confirms the evidence. Absent if this was not requested. */
  readonly reask?: ((bundle: TapedBundle) => Promise<Reasking>) | undefined;
  /** The dataset file, for data that is not built in. */
  readonly dataset?: string | undefined;
}

/**
 * Writes a decision on an entry, as the last commit has it, for a maintainer to commit to the branch `receipts`. A decision
 * that confirms evidence is written only if the evidence verifies.
 */
export async function recordDecision(
  { files, processes, clock }: Pick<Ports, 'files' | 'processes' | 'clock'>,
  recording: Recording,
): Promise<WrittenReceipt> {
  const { entries, receipts, slug, event, reason, actor } = recording;
  const entry = await committedEntry(processes, entries, slug);
  await mustBeReceiptsBranch(processes, receipts);
  const receipt = checkSchema(
    Receipt,
    {
      schema: 'receipt/2',
      slug,
      tree: entry.tree,
      event,
      reason,
      actor,
      submitter: null,
      date: clock.now(),
      head: null,
      pull_request: null,
      run: null,
      suites: event === 'verified' || event === 'rescored' ? await verifiedSuites(files, entry, recording) : {},
    },
    'the receipt',
  );
  const path = receiptPath(receipt);
  await files.write(`${receipts}/${path}`, receiptText(receipt));
  return { receipt, path, commit: entry.files.commit };
}

async function verifiedSuites(
  files: Ports['files'],
  { files: source, folder }: CommittedEntry,
  { dataset, reask }: Recording,
): Promise<Receipt['suites']> {
  const entry = await readDocument(source, `${folder}/entry.json`, Entry);
  const suites: Receipt['suites'] = {};
  for (const [id, name] of Object.entries(entry.suites)) {
    const bundle = `${folder}/${name}`;
    const { checks, manifest, state, tape } = await verify(files, {
      folder: bundle,
      data: { path: dataset },
      bundle: source,
      allowOutcomesOnly: true,
    });
    const [problem] = failedChecks(manifest?.system.kind, checks);
    if (problem || !manifest) throw new Fault('bundle.invalid', `${bundle} does not verify: ${problem?.title}.`);
    const { sha256 } = await digestFile(source, `${bundle}/${BUNDLE.manifest}`);
    const reasked = reask && manifest.gateway && (await reask({ files: source, folder: bundle, manifest }));
    suites[id] = { manifest: sha256, state, runs: [], claim: null, ...tapeReceipt(manifest, tape, wholly(reasked)) };
  }
  return suites;
}

/** @throws the endpoint's failure, because a partial sample is not recorded */
function wholly(reasking: Reasking | undefined): Reasked | undefined {
  if (reasking === undefined) return undefined;
  const { failure, ...reasked } = reasking;
  if (failure === undefined) return reasked;
  throw new Fault(failure.code, `After ${reasked.asked} of ${reasked.sample} exchanges: ${failure.message}`, {
    hint: `No receipt was written. Run the command again when the endpoint answers, with --reask-seed ${reasked.seed} for the same sample.`,
  });
}

type CommittedEntry = Awaited<ReturnType<typeof committedEntry>>;

/**
 * An entry in the checked-out commit, whatever the work tree has: the commit's files with the entry's folder, and the Git tree
 * id of that folder.
 *
 * @throws `input.invalid` if the commit has no such entry
 */
async function committedEntry(processes: Processes, entries: string, slug: string) {
  const found = await inRepository(processes, entries);
  if (found === undefined) {
    throw new Fault('input.invalid', `${entries} is not in a Git repository.`, {
      hint: 'A receipt identifies an entry by its Git tree. Use a checkout of the board.',
    });
  }
  const files = await gitTree(processes, found.root, 'HEAD');
  const tree = (await committedTrees(processes, found.root, files.commit, found.path)).get(slug);
  if (tree === undefined) {
    throw new Fault(
      'input.invalid',
      `There is no entry ${JSON.stringify(slug)} in ${entries} at commit ${files.commit}.`,
      {
        hint: 'Check the slug, and that the board’s newest commit is checked out.',
      },
    );
  }
  return { files, folder: `${found.path}/${slug}`, tree };
}

/** @throws `input.invalid` if a folder is not a checkout of the branch: a receipt beside the entries would have no effect */
async function mustBeReceiptsBranch(processes: Processes, folder: string): Promise<void> {
  const { stdout } = await gitIn(processes, folder).run(['symbolic-ref', '--short', 'HEAD']);
  const top = (await inRepository(processes, folder))?.path === '';
  if (top && stdout.trim() === RECEIPTS_BRANCH) return;
  const path = shellWord(folder);
  throw new Fault('input.invalid', `${folder} is not a checkout of the branch ${RECEIPTS_BRANCH}.`, {
    hint: [
      `Make one: git fetch origin ${RECEIPTS_BRANCH} && git worktree add ${path} ${RECEIPTS_BRANCH}.`,
      `If the board has no such branch yet: git worktree add --detach ${path} && git -C ${path} switch --orphan ${RECEIPTS_BRANCH}.`,
    ].join(' '),
  });
}
