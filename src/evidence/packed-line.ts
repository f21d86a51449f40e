import { Fault } from '../errors/fault.ts';
import { ID_LENGTH, type Sealed } from './seal.ts';

/**
 * A packed transcript has marks in place of the digests that follow from the run's nonce and data, since they do not
 * compress: `~0`, `~1`, … are the source ids of the line's episode, in the order in which they were sent; `~i` is the
 * episode's id; `~r` is the hash of its requests. A tilde is written `~~`. All other text stays as it is.
 */
type Episode = Pick<Sealed, 'id' | 'requests' | 'sources'>;

/** A tilde, or a word as long as one of the digests. */
const DIGEST_OR_TILDE = /~|\b(?:[0-9a-f]{64}|[0-9a-f]{32}|[0-9a-f]{16})\b/g;

/** No episode has a hundred million sources. A message would quote a longer number whole. */
const MARK = /~(~|i|r|\d{1,8}|)/g;

/** Replaces digests in a line of a transcript by marks. */
export function packLine(line: string, episode: Episode): string {
  const marks = new Map(episode.sources().map((id, position) => [id, `~${position}`]));
  marks.set(episode.id, '~i').set(episode.requests, '~r');
  return line.replace(DIGEST_OR_TILDE, (text) => (text === '~' ? '~~' : (marks.get(text) ?? text)));
}

/**
 * Restores the line that `packLine` packed.
 *
 * @param where file and line, for messages
 * @param most how many characters the line may have
 * @throws `bundle.packed` for an unknown mark, `bundle.size` for a line that is too long
 */
export function unpackLine(line: string, episode: Episode, where: string, most: number): string {
  const sources = episode.sources();
  let size = line.length;
  return line.replace(MARK, (mark: string, name: string) => {
    const text = textOf(name, episode, sources);
    if (text === undefined) {
      throw new Fault('bundle.packed', `${where}: the reference ${mark} is unknown.`, { hint: PACK });
    }
    size += text.length - mark.length;
    if (size > most) throw new Fault('bundle.size', `${where} unpacks to too long a text.`, { hint: PACK });
    return text;
  });
}

/** By mark, how many characters it stands for; any other mark is a source id. */
const LENGTHS: Readonly<Record<string, number>> = { '': 1, '~': 1, 'i': 2 * ID_LENGTH, 'r': 64 };

/** How many bytes a packed line unpacks to. They do not depend on the run's data. */
export function unpackedBytes(line: string): number {
  let bytes = Buffer.byteLength(line);
  for (const [mark, name = ''] of line.matchAll(MARK)) bytes += (LENGTHS[name] ?? ID_LENGTH) - mark.length;
  return bytes;
}

export const PACK = 'Use the `transcript.jsonl` that the run wrote. `cib pack DIR` compresses it.';

function textOf(name: string, episode: Episode, sources: readonly string[]): string | undefined {
  if (name === '~') return '~';
  if (name === 'i') return episode.id;
  if (name === 'r') return episode.requests;
  return name === '' ? undefined : sources[Number(name)];
}
