import { type BoardRuns, namedRuns } from '../../board/receipts/append.ts';
import { digestFile } from '../../bundles/write-manifest.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { Receipt, receiptId, receiptText } from '../../evidence/receipt.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { SuiteFacts } from '../../report/markdown/comment-facts.ts';

type About = Omit<Receipt, 'schema' | 'suites'>;

interface Evidence {
  readonly suites: readonly SuiteFacts[];
  readonly submission: ReadFiles;
  /** The folders of the board runs that count, by suite, in their order. */
  readonly runs: Readonly<Record<string, readonly string[]>>;
}

/** The receipt: for each suite the digests of the verified bundles, and the comparison of the claim with the board's runs. */
export async function receiptOf(files: Files, { suites, submission, runs }: Evidence, about: About): Promise<Receipt> {
  const recorded: Receipt['suites'] = {};
  for (const { description, folder, state, claim, tape, fresh } of suites) {
    const { id } = description;
    const digests = (runs[id] ?? []).map((run) => storedManifestDigest(files, run));
    recorded[id] = {
      manifest: await storedManifestDigest(submission, folder),
      state,
      runs: await Promise.all(digests),
      claim: claim ?? null,
      ...(tape && { tape }),
      ...(fresh && { fresh }),
    };
  }
  return checkSchema(Receipt, { schema: 'receipt/2', ...about, suites: recorded }, 'the receipt');
}

async function storedManifestDigest(files: ReadFiles, folder: string): Promise<string> {
  return (await digestFile(files, `${folder}/${BUNDLE.manifest}`)).sha256;
}

/**
 * Copies the subjects of the attestation into a folder, with names that describe them: the receipt, and the manifests of the
 * board runs that it names. These cover every byte that is published.
 */
export async function keepSubjects(
  files: Files,
  folder: string,
  receipt: Receipt,
  { runs, fresh }: Pick<BoardRuns, 'runs' | 'fresh'>,
) {
  await files.remove(folder);
  const name = `${receipt.slug}-${receiptId(receipt)}`;
  const path = `${folder}/${name}.receipt.json`;
  await files.write(path, receiptText(receipt));
  const all = [path];
  for (const { suite, round, run } of namedRuns(receipt, { runs, fresh })) {
    const subject = `${folder}/${name}-${suite}-${round}.${BUNDLE.manifest}`;
    await files.write(subject, await files.text(`${run}/${BUNDLE.manifest}`));
    all.push(subject);
  }
  return { receipt: path, all };
}
