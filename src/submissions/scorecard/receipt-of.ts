import { digestFile } from '../../bundles/write-manifest.ts';
import { BUNDLE } from '../../evidence/bundle.ts';
import { Receipt } from '../../evidence/receipt.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { SuiteFacts } from '../../report/markdown/comment-facts.ts';

type About = Omit<Receipt, 'schema' | 'suites'>;

/** What was judged, and where it is. */
interface Evidence {
  readonly suites: readonly SuiteFacts[];
  readonly submission: ReadFiles;
  /** The folders of the board's own runs that count, by suite, in their order. */
  readonly runs: Readonly<Record<string, readonly string[]>>;
}

/** The receipt of a judgement: of each suite the digests of what was judged, and how the claim compares with the board's runs. */
export async function receiptOf(files: Files, { suites, submission, runs }: Evidence, about: About): Promise<Receipt> {
  const judged: Receipt['suites'] = {};
  for (const { description, folder, state, claim } of suites) {
    const { id } = description;
    const digests = (runs[id] ?? []).map((run) => manifestDigest(files, run));
    judged[id] = {
      manifest: await manifestDigest(submission, folder),
      state,
      runs: await Promise.all(digests),
      claim: claim ?? null,
    };
  }
  return checkSchema(Receipt, { schema: 'receipt/2', ...about, suites: judged }, 'the receipt');
}

async function manifestDigest(files: ReadFiles, folder: string): Promise<string> {
  return (await digestFile(files, `${folder}/${BUNDLE.manifest}`)).sha256;
}
