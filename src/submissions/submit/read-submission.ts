import { entriesNear, named, openRun } from '../../bundles/load-bundle.ts';
import { NOT_PLAIN } from '../../bundles/plain-files.ts';
import { readDocument } from '../../bundles/read-document.ts';
import { LARGEST, packedTape, tapeName } from '../../bundles/tape.ts';
import { packedTranscript, transcriptName } from '../../bundles/transcript.ts';
import { Fault, isEvidenceFault } from '../../errors/fault.ts';
import { BUNDLE, PACKED_TAPE, PACKED_TRANSCRIPT, TAPE } from '../../evidence/bundle.ts';
import { CORRECT_ENTRY, Entry } from '../../evidence/entry.ts';
import { blobId, treeOfFiles } from '../../git/object.ts';
import type { GitFolder } from '../../github/git-data.ts';
import type { Files, ReadFiles } from '../../ports/files.ts';
import type { Ports } from '../../ports/ports.ts';
import type { EntryBundle } from '../../site/board/entries.ts';
import { heldOutFault } from '../check/ownership.ts';
import { shapeOf } from '../check/shape.ts';
import { type EntryFile, entryFiles, fileFaults } from '../rules/files.ts';
import { ENTRIES } from '../rules/scope.ts';

/** An entry that a board's check would accept, with the folder that it will have there. */
export interface Submission {
  readonly entry: Entry;
  readonly folder: GitFolder;
  /** Whether it packs files that are plain in the local folder. */
  readonly packs: boolean;
  /** One per suite. */
  readonly scorecards: readonly EntryBundle['scorecard'][];
  /** What the board's check refuses unless a maintainer allows it. */
  readonly forMaintainers: readonly Fault[];
}

/**
 * Reads an entry from a local folder of any name, by the rules of the board's check, and packs its transcripts and tapes.
 * Returns all faults if there are any, which name the files in the local folder. The local folder is unchanged.
 */
export async function readSubmission(
  { files, progress }: Pick<Ports, 'files' | 'progress'>,
  local: string,
): Promise<Submission | readonly Fault[]> {
  const slug = await readSlug(files, local);
  const target = `${ENTRIES}/${slug}`;
  const source = relocated(files, local, target);
  const listed = await entryFiles(source, target);
  const tapes = await packedTapes(source, listed);
  // The limits are for the files that are sent.
  const found = listed.map((file) => ({ ...file, size: tapes.get(file.path)?.length ?? file.size }));
  const refused = fileFaults(found);
  const inLocal = (faults: readonly Fault[]) => faults.map((fault) => renamed(fault, target, local));
  if (refused.length > 0) return inLocal(refused);
  const { read, faults } = await shapeOf(files, source, { slug, found, progress });
  if (read === undefined || faults.length > 0) return inLocal(faults);
  const packed = await packedTranscripts(files, source, read.bundles, tapes);
  const inside = found.map(async ({ path }) => {
    const { name = path, bytes = () => source.bytes(path) } = packed.get(path) ?? {};
    return { path: name.slice(target.length + 1), id: blobId(await bytes()), bytes };
  });
  const sent = await Promise.all(inside);
  return {
    entry: read.entry,
    folder: { path: target, tree: treeOfFiles(sent), files: sent },
    packs: packed.size > 0,
    scorecards: read.bundles.map(({ scorecard }) => scorecard),
    forMaintainers: read.bundles
      .filter(({ manifest }) => manifest.split === 'heldout')
      .map(({ suite }) => heldOutFault(suite.description.id)),
  };
}

/** The packed form of plain tapes, by path. One that is too large to be packed is left out. */
async function packedTapes(source: ReadFiles, listed: readonly EntryFile[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const packed = new Map<string, Uint8Array>();
  for (const { path, kind, size } of listed)
    if (kind === 'file' && path.endsWith(`/${TAPE}`) && size <= LARGEST)
      packed.set(path, await packedTape(source, path.slice(0, -TAPE.length - 1)));
  return packed;
}

/**
 * The packed form of plain transcripts and tapes, by path. Those of held-out data stay plain, because nobody could unpack
 * them.
 */
async function packedTranscripts(
  files: Files,
  source: ReadFiles,
  bundles: readonly EntryBundle[],
  tapes: ReadonlyMap<string, Uint8Array>,
) {
  const packed = new Map<string, { name: string; bytes: () => Promise<Uint8Array> }>();
  for (const { folder, manifest } of bundles) {
    const tape = tapes.get(`${folder}/${TAPE}`);
    if (manifest.gateway && tape && (await tapeName(source, folder)) === TAPE)
      packed.set(`${folder}/${TAPE}`, { name: `${folder}/${PACKED_TAPE}`, bytes: async () => tape });
    if (manifest.split === 'heldout' || (await transcriptName(source, folder)) === PACKED_TRANSCRIPT) continue;
    const bytes = await packedTranscript(source, folder, await openRun(files, folder, manifest, {}, source));
    packed.set(`${folder}/${BUNDLE.transcript}`, { name: `${folder}/${PACKED_TRANSCRIPT}`, bytes: async () => bytes });
  }
  return packed;
}

const ENTRY =
  'An entry is a folder with entry.json and the bundles that it names. `cib entry` writes one from bundles.';

/** The slug determines the entry's folder, so it is read first. */
async function readSlug(files: Files, local: string): Promise<string> {
  const path = `${local}/entry.json`;
  try {
    const listed = (await files.isDirectory(local)) ? await files.entries(local) : [];
    const kind = listed.find(({ name }) => name === 'entry.json')?.kind ?? 'file';
    // A pipe never ends, and a link may lead to a file whose content a message would quote.
    if (kind !== 'file') throw new Fault('entry.invalid', `${path} is ${NOT_PLAIN[kind]}.`, { hint: ENTRY });
    return (await readDocument(files, path, Entry)).slug;
  } catch (thrown) {
    if (!isEvidenceFault(thrown, 'malformed', 'missing')) throw thrown;
    const { message, facts } = thrown;
    // What a missing file says of its path does not say where an entry comes from.
    const hint = facts.evidence === 'missing' ? await entryHint(files, local) : (thrown.hint ?? CORRECT_ENTRY);
    throw new Fault('entry.invalid', message, { cause: thrown, hint });
  }
}

/** What an entry is, and which folders could be meant. */
async function entryHint(files: Files, local: string): Promise<string> {
  const { entries, near } = await entriesNear(files, local, ENTRIES);
  if (near !== undefined) return `Did you mean ${near}?`;
  return entries.length === 0 ? ENTRY : `${ENTRY}\nGive one of these entries: ${named(entries)}.`;
}

/** A fault with the path of another folder in its texts. */
function renamed({ code, message, hint, cause, quote }: Fault, from: string, to: string): Fault {
  const path = to.replace(/(?<=.)\/+$/, '');
  const inText = (text: string) => text.replaceAll(from, () => path);
  return new Fault(code, inText(message), { cause, ...(hint && { hint: inText(hint) }), ...(quote && { quote }) });
}

/** A view of a folder at another path. Nothing beside it is visible. */
function relocated(files: ReadFiles, folder: string, target: string): ReadFiles {
  const at = (path: string) => {
    if (path === target) return folder;
    if (path.startsWith(`${target}/`)) return `${folder}${path.slice(target.length)}`;
    throw new Error(`${path} is not in ${target}.`);
  };
  return {
    exists: (path) => files.exists(at(path)),
    isDirectory: (path) => files.isDirectory(at(path)),
    list: (path) => files.list(at(path)),
    entries: (path) => files.entries(at(path)),
    size: (path) => files.size(at(path)),
    identity: (path) => files.identity(at(path)),
    bytes: (path) => files.bytes(at(path)),
    text: (path) => files.text(at(path)),
    stream: (path) => files.stream(at(path)),
  };
}
