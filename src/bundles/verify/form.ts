import { join } from 'node:path';
import { Fault } from '../../errors/fault.ts';
import { BESIDE, BUNDLE, listedFiles, PACKED_TAPE, PACKED_TRANSCRIPT, TAPE } from '../../evidence/bundle.ts';
import { canonical } from '../../evidence/canonical.ts';
import type { Manifest } from '../../evidence/manifest.ts';
import { isWhole } from '../../evidence/selection.ts';
import type { ReadFiles } from '../../ports/files.ts';
import type { Suite } from '../../suite/suite.ts';
import { shellWord } from '../../text/escape.ts';
import { safeText } from '../../text/safe-text.ts';
import { dataProblem } from '../data-size.ts';
import type { DatasetChoice } from '../dataset.ts';
import { loadManifest, notABundle } from '../load-bundle.ts';
import { NOT_PLAIN, quotedName } from '../plain-files.ts';
import { digestTape, tapeName } from '../tape.ts';
import { digestTranscript, packedSize, type TranscriptRun, transcriptName } from '../transcript.ts';
import { digestFile, type FileDigest } from '../write-manifest.ts';
import type { Problem } from './checks.ts';

/** The first bytes of common archives, in hexadecimal. */
const ARCHIVES = /^(?:504b0304|504b0506|1f8b|28b52ffd|fd377a58|425a68|377abcaf|52617221)/;
const TAR_MARK_AT = 257;
const LFS_POINTER = 'version https://git-lfs';

/** Checks that the path is a folder of plain files. Nothing is unpacked: archives are refused. */
export async function formatProblem(files: ReadFiles, folder: string): Promise<Problem | undefined> {
  if (!(await files.exists(folder))) throw await notABundle(files, folder, BUNDLE.manifest);
  if (!(await files.isDirectory(folder))) {
    const kind = isArchive(await beginning(files, folder)) ? 'an archive' : 'a file';
    return { code: 'bundle.archive', detail: `it is ${kind}; a bundle is a folder of plain files` };
  }
  for (const { name, kind } of await files.entries(folder)) {
    if (kind !== 'file') return { code: 'bundle.entry', detail: `${quotedName(name)} is ${NOT_PLAIN[kind]}` };
    if (name === '.gitattributes') {
      return { code: 'bundle.entry', detail: `${name} changes the bytes of a checkout` };
    }
    if (
      Buffer.from(await beginning(files, `${folder}/${name}`))
        .toString('latin1')
        .startsWith(LFS_POINTER)
    ) {
      return { code: 'bundle.entry', detail: `${quotedName(name)} is a pointer of Git LFS, not the file` };
    }
  }
  return undefined;
}

/**
 * Checks that a bundle has the five files, the tape if the run had a gateway, and no others. Transcript and tape may be
 * packed. The manifest lists each other file once, by its plain name. The standard error of a run may be beside a bundle that
 * is not in an entry.
 *
 * `secret` is for a held-out bundle whose seed is secret. Its transcript may be absent, but not packed, since it could not be
 * unpacked. No other file is allowed.
 */
export async function filesProblem(
  files: ReadFiles,
  folder: string,
  manifest: Manifest,
  { secret = false }: { readonly secret?: boolean } = {},
): Promise<Problem | undefined> {
  const present = await files.list(folder);
  const names = Object.values<string>(BUNDLE);
  const strict = secret || (await files.exists(join(folder, '..', 'entry.json')));
  // The tape of a held-out run would reveal its questions.
  const tapes = manifest.gateway === undefined || secret ? [] : [TAPE, PACKED_TAPE];
  const more = [...(secret ? [] : [PACKED_TRANSCRIPT]), ...tapes, ...(strict ? [] : BESIDE)];
  const stray = present.filter((name) => !names.includes(name) && !more.includes(name));
  if (stray.length > 0) {
    return { code: 'bundle.stray', detail: `not part of a bundle: ${stray.map(quotedName).join(', ')}` };
  }
  const absent = secret || (await transcriptName(files, folder)) === PACKED_TRANSCRIPT;
  const missing = names.filter((name) => !present.includes(name) && !(absent && name === BUNDLE.transcript));
  if (manifest.gateway && !present.includes(await tapeName(files, folder))) missing.push(TAPE);
  if (missing.length > 0)
    return {
      code: 'bundle.missing',
      detail: `missing: ${missing.join(', ')}`,
      remedy:
        manifest.split === 'heldout' && missing.join() === BUNDLE.transcript
          ? 'Put the transcript, which is published with the reveal, into this folder.'
          : 'Copy the missing files from the folder that the run wrote, or run again.',
    };
  return listProblem(manifest);
}

function listProblem(manifest: Manifest): Problem | undefined {
  const { files } = manifest;
  const expected = listedFiles(manifest);
  const refuse = (path: string, what: string): Problem => ({
    code: 'bundle.list',
    detail: `${BUNDLE.manifest}: $.files${path}: ${what}`,
  });
  for (const [at, { path }] of files.entries()) {
    if (!expected.includes(path))
      return refuse(`[${at}].path`, `${quotedName(path)} is none of the ${expected.length}`);
    if (files.findIndex((other) => other.path === path) !== at) return refuse(`[${at}].path`, `${path} occurs twice`);
  }
  const omitted = expected.filter((name) => !files.some(({ path }) => path === name));
  return omitted.length === 0 ? undefined : refuse('', `${omitted.join(', ')} is not listed`);
}

/**
 * Checked before data is generated, because a manifest may state more tasks than can be generated.
 *
 * @param data undefined if no data is generated
 */
export async function sizeProblem(
  files: ReadFiles,
  folder: string,
  manifest: Manifest,
  data?: { readonly suite: Suite; readonly choice: DatasetChoice },
): Promise<Problem | undefined> {
  const { selection, dataset } = manifest;
  const outcomes = await digestFile(files, `${folder}/${BUNDLE.outcomes}`);
  const { lines } = outcomes;
  const fits = isWhole(selection) ? lines === dataset.tasks : lines > 0 && lines <= dataset.tasks;
  if (fits) return data && dataProblem(manifest, data.suite, outcomes, data.choice);
  const detail = `${lines} lines in ${BUNDLE.outcomes}, ${dataset.tasks} tasks in ${BUNDLE.manifest}: $.dataset.tasks`;
  return { code: 'bundle.size', detail };
}

/**
 * Checks that the files have exactly the bytes that the manifest lists; for a packed transcript, the text that it unpacks to.
 *
 * @param data undefined if there is none: of a packed transcript only the size is then checked, and that of a held-out bundle whose seed is
 * secret may be absent. `transcript` is the digest of the transcript's plain text, if it was read already
 */
export async function hashProblem(
  files: ReadFiles,
  folder: string,
  manifest: Manifest,
  data: (Omit<TranscriptRun, 'manifest'> & { readonly transcript?: FileDigest | undefined }) | undefined,
): Promise<Problem | undefined> {
  const other: string[] = [];
  for (const [at, { path, ...listed }] of manifest.files.entries()) {
    const isTranscript = path === BUNDLE.transcript;
    if (isTranscript && data === undefined && !(await files.exists(`${folder}/${path}`))) {
      const packed = await packedSize(files, folder);
      const isAsListed = packed === undefined || (packed.bytes === listed.bytes && packed.lines === listed.lines);
      if (!isAsListed) other.push(`${PACKED_TRANSCRIPT} ($.files[${at}])`);
      continue;
    }
    const { bytes, lines, sha256 } =
      isTranscript && data !== undefined
        ? (data.transcript ?? (await digestTranscript(files, folder, { ...data, manifest })))
        : path === TAPE
          ? await digestTape(files, folder)
          : await digestFile(files, `${folder}/${path}`);
    if (canonical({ bytes, lines, sha256 }) !== canonical(listed)) other.push(`${path} ($.files[${at}])`);
  }
  if (other.length === 0) return undefined;
  return { code: 'bundle.hash', detail: `not as ${BUNDLE.manifest} lists them: ${other.join(', ')}` };
}

/**
 * Refuses a bundle of which a file is not the one in its manifest, or not in it, since its figures may be anything. Of a packed transcript only the
 * size is compared: its digest takes the data of the run, which may have to be generated.
 *
 * @throws Fault `bundle.list` or `bundle.hash`
 */
export async function requireUnchanged(files: ReadFiles, ...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const manifest = await loadManifest(files, folder);
    const wrongList = listProblem(manifest);
    // Before any file is read: the list may have a path outside the bundle.
    const changed = wrongList ?? (await hashProblem(files, folder, manifest, undefined));
    if (changed)
      throw new Fault(
        wrongList ? 'bundle.list' : 'bundle.hash',
        `${folder} was changed after its run: ${changed.detail}.`,
        {
          hint: `\`cib verify ${shellWord(safeText(folder, 1_000))}\` shows every check. Use the files as the run wrote them, or run the suite again.`,
        },
      );
  }
}

async function beginning(files: ReadFiles, path: string): Promise<Uint8Array> {
  for await (const chunk of files.stream(path)) return chunk;
  return new Uint8Array();
}

function isArchive(bytes: Uint8Array): boolean {
  const mark = Buffer.from(bytes.subarray(TAR_MARK_AT, TAR_MARK_AT + 5)).toString('latin1');
  return ARCHIVES.test(Buffer.from(bytes.subarray(0, 8)).toString('hex')) || mark === 'ustar';
}
