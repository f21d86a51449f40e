import { BUNDLE } from '../../evidence/bundle.ts';
import { Receipt } from '../../evidence/receipt.ts';
import { checkSchema } from '../../evidence/schema-check.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { SuiteFacts } from '../../report/markdown/comment-facts.ts';
import { digestFile } from '../write-manifest.ts';

type About = Omit<Receipt, 'schema' | 'suites'>;

/** What was judged, and where it stands. */
interface Evidence {
  readonly suites: readonly SuiteFacts[];
  readonly submission: ReadFiles;
  /** The folders of the board's own runs, by suite. */
  readonly reruns: Readonly<Record<string, string>>;
}

/** The receipt of a judgement: of each suite the digests of what was judged, and how a second run came out. */
export async function receiptOf(
  files: Files,
  { suites, submission, reruns }: Evidence,
  about: About,
): Promise<Receipt> {
  const judged: Receipt['suites'] = {};
  for (const { description, folder, state, agreement } of suites) {
    const { id } = description;
    judged[id] = {
      manifest: await manifestDigest(submission, folder),
      rerun: agreement?.agrees && reruns[id] !== undefined ? await manifestDigest(files, reruns[id]) : null,
      state,
      agreement: agreement
        ? { tasks: agreement.tasks, discordant: agreement.discordant, p: agreement.p ?? null }
        : null,
    };
  }
  return checkSchema(Receipt, { schema: 'receipt/1', ...about, suites: judged }, 'the receipt');
}

async function manifestDigest(files: ReadFiles, folder: string): Promise<string> {
  return (await digestFile(files, `${folder}/${BUNDLE.manifest}`)).sha256;
}
