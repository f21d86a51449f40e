// Before 20.15 Node has no `crc32`, and to import it by name would end the program.
import * as zlib from 'node:zlib';
import { Fault } from '../errors/fault.ts';
import { PACK } from '../evidence/packed-line.ts';
import type { ReadFiles } from '../ports/files.ts';
import { formatBytes } from '../text/numbers.ts';

// RFC 1952: the magic number, the method "deflate", no flags. Six bytes of time, level and system follow.
const HEADER = '1f8b0800';
const HEADER_BYTES = 10;
/** CRC-32 and size of the content. */
const TRAILER_BYTES = 8;

/** Bytes of a piece. A piece of Node's own size, 16 KiB, costs as much as its content. */
const PIECE = 65_536;

/** Absent from Node before 20.15. */
const crc32: typeof zlib.crc32 | undefined = zlib.crc32;

/**
 * The content of a gzip file in pieces. The file is not trusted: Node's `createGunzip` reads several streams as one, and
 * ignores what follows them.
 *
 * @param most the largest number of bytes of the file, and of its content
 * @throws `bundle.gzip` unless it is exactly one stream without a name or other field in its header; `bundle.size`
 */
export async function* gunzip(files: ReadFiles, path: string, most: number): AsyncGenerator<Uint8Array> {
  const refusal = (what: string, cause?: unknown) =>
    new Fault('bundle.gzip', `${path} ${what}.`, { hint: PACK, ...(cause !== undefined && { cause }) });
  const large = (what: string) =>
    new Fault('bundle.size', `${path} ${what} than ${formatBytes(most)}.`, { hint: PACK });
  if ((await files.size(path)) > most) throw large('is larger');
  const bytes = Buffer.from(await files.bytes(path));
  if (bytes.subarray(0, 2).toString('hex') !== HEADER.slice(0, 4)) throw refusal('is not a gzip file');
  if (bytes.subarray(0, 4).toString('hex') !== HEADER) {
    throw refusal('has a gzip header with a name or another field, or an unknown method');
  }
  const inflate = zlib.createInflateRaw({ chunkSize: PIECE });
  inflate.end(bytes.subarray(HEADER_BYTES));
  let [size, checksum] = [0, 0];
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > most) throw large('unpacks to more');
      checksum = crc32?.(piece, checksum) ?? 0;
      yield piece;
    }
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
    if (code === 'Z_BUF_ERROR') throw refusal('ends in the middle of its gzip stream', thrown);
    if (code === 'Z_DATA_ERROR' || code === 'Z_NEED_DICT') throw refusal('is a corrupt gzip stream', thrown);
    throw thrown;
  }
  const rest = bytes.subarray(HEADER_BYTES + inflate.bytesWritten);
  if (rest.length < TRAILER_BYTES) throw refusal('ends in the middle of its gzip stream');
  if (rest.length > TRAILER_BYTES) throw refusal('has data after the end of its gzip stream');
  const wrong = (cause?: unknown) => refusal('is a corrupt gzip stream: its checksum or size is wrong', cause);
  if (crc32 !== undefined) {
    if (rest.readUInt32LE(0) !== checksum || rest.readUInt32LE(4) !== size) throw wrong();
    return;
  }
  try {
    // Checks both by unpacking everything again.
    zlib.gunzipSync(bytes, { maxOutputLength: Math.max(size, 1) });
  } catch (cause) {
    throw wrong(cause);
  }
}
