import { Fault } from '../../errors/fault.ts';
import { Entry } from '../../evidence/entry.ts';
import { blobId } from '../../evidence/git-object.ts';
import type { GitFolder } from '../../github/commit-folder.ts';
import type { Files } from '../../ports/files.ts';
import { readDocument } from '../read-document.ts';
import { readBundles } from '../read-entry.ts';
import { folderTree } from '../receipts/entry-trees.ts';
import { loadSuites } from '../site.ts';
import { bundleFault } from '../verify/bundle-fault.ts';

/** Where a board has its entries, from its root. */
const ENTRIES = 'leaderboard/entries';

/** Bytes of one file: as base64 it is still what GitHub takes in one request. */
const LARGEST = 50 * 1_048_576;

/** An entry that a board would not refuse, as its folder will be there. */
export interface Submission {
  readonly entry: Entry;
  readonly folder: GitFolder;
}

/**
 * Reads an entry from a local folder of any name, and verifies it as the board does. Throws `entry.invalid` where it
 * is none or holds anything that it does not name, `bundle.invalid` where a bundle does not verify.
 * @param datasets a folder with data that is not built in, each file as SHA256.jsonl
 */
export async function readSubmission(files: Files, local: string, datasets: string | undefined): Promise<Submission> {
  const entry = await asInvalid(() => readDocument(files, `${local}/entry.json`, Entry));
  await onlyWhatIsNamed(files, local, entry);
  const bundles = await asInvalid(async () => readBundles(files, local, entry, await loadSuites()));
  for (const { folder, manifest } of bundles) {
    const path = `${datasets}/${manifest.dataset.sha256}.jsonl`;
    const given = datasets !== undefined && (await files.exists(path));
    const fault = await bundleFault(files, folder, given ? { path } : {}, files);
    if (fault) throw fault;
  }
  return { entry, folder: await gitFolder(files, local, entry) };
}

/** Plain files that the entry names, and each of them; what is in a bundle, its verification looks at. */
async function onlyWhatIsNamed(files: Files, local: string, { suites }: Entry): Promise<void> {
  const folders = Object.values(suites);
  if (folders.length === 0) throw refused(`${local}/entry.json: $.suites: it names no suite.`);
  for (const { name, kind } of await files.entries(local)) {
    const path = `${local}/${JSON.stringify(name).slice(1, -1)}`;
    if (name !== 'entry.json' && !folders.includes(name)) throw refused(`${path} is nothing that entry.json names.`);
    const wanted = name === 'entry.json' ? 'file' : 'folder';
    if (kind !== wanted) throw refused(`${path} is no plain ${wanted}.`);
  }
}

async function gitFolder(files: Files, local: string, { slug, suites }: Entry): Promise<GitFolder> {
  const inner = [...new Set(Object.values(suites))];
  const names = await Promise.all(
    inner.map(async (at) => (await files.list(`${local}/${at}`)).map((n) => `${at}/${n}`)),
  );
  const found: GitFolder['files'][number][] = [];
  for (const path of ['entry.json', ...names.flat()]) {
    const place = `${local}/${path}`;
    const size = await files.size(place);
    if (size > LARGEST) throw refused(`${place} has ${size} bytes; at most ${LARGEST} can be submitted.`);
    found.push({ path, id: blobId(await files.bytes(place)), bytes: () => files.bytes(place) });
  }
  return { path: `${ENTRIES}/${slug}`, tree: await folderTree(files, local), files: found };
}

const refused = (message: string) =>
  new Fault('entry.invalid', message, { hint: 'Nothing was submitted. The board would refuse it, too.' });

/** Faults in what is to be submitted. Others, such as a disk that cannot be read, keep their code. */
async function asInvalid<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (thrown) {
    if (!(thrown instanceof Fault && /^(?:json\.|bundle\.|file\.missing$)/.test(thrown.code))) throw thrown;
    throw new Fault('entry.invalid', thrown.message, {
      cause: thrown,
      hint: thrown.hint ?? 'Nothing was submitted. Mend it, and run the job again.',
    });
  }
}
