import { Fault } from '../errors/fault.ts';
import type { Processes } from '../ports/processes.ts';
import { gitIn } from './git.ts';
import { algorithmOf, corruptObject, objectId } from './object.ts';

type ObjectType = 'blob' | 'tree' | 'commit';

/** Reads files of a repository by one Git process, one after another. */
export interface GitBlobs {
  /**
   * Undefined if the object does not exist, is of another type or has more than `most` bytes.
   *
   * @param name its object id, or `TREE:PATH`
   * @throws `file.unreadable` where Git itself fails, or an object does not have its id
   */
  read(name: string, most: number, wanted?: ObjectType): Promise<Uint8Array | undefined>;
}

/** The readers of each command, by repository. A command has its own `Processes`. */
const readers = new WeakMap<Processes, Map<string, GitBlobs>>();

/** After so many milliseconds in which nothing was read, the process is ended, so that no caller has to. */
const IDLE = 100;

/** The reader of a repository, the same for all who read it during a command. */
export function gitBlobs(processes: Processes, repository: string): GitBlobs {
  const known = readers.get(processes) ?? new Map<string, GitBlobs>();
  readers.set(processes, known);
  const reader = known.get(repository) ?? newReader(processes, repository);
  known.set(repository, reader);
  return reader;
}

function newReader(processes: Processes, repository: string): GitBlobs {
  let batch: ReturnType<typeof startBatch> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    batch?.end();
    batch = undefined;
  };
  return {
    read(name, most, wanted = 'blob') {
      clearTimeout(idle);
      waiting += 1;
      const answer = before
        .then(() => {
          batch ??= startBatch(processes, repository);
          return batch.read(name, most, wanted);
        })
        .finally(() => {
          waiting -= 1;
          if (waiting === 0) idle = setTimeout(end, IDLE);
        });
      // After a failure the next answer could belong to another question.
      before = answer.catch(end);
      return answer;
    },
  };
}

function startBatch(processes: Processes, repository: string) {
  // If Git exited, the next read fails, because it gets no answer.
  const child = gitIn(processes, repository).start(['cat-file', '--batch']);
  child.stderr.resume();
  const { take, line } = answers(child.stdout as AsyncIterable<Uint8Array>);
  return {
    async read(name: string, most: number, wanted: ObjectType): Promise<Uint8Array | undefined> {
      if (name.includes('\n')) return undefined;
      child.stdin.write(`${name}\n`);
      const [, id = '', type, size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(await line()) ?? [];
      if (type === undefined) return undefined;
      const kept: Uint8Array[] = [];
      const fits = type === wanted && Number(size) <= most;
      for await (const piece of take(Number(size))) if (fits) kept.push(piece);
      await line();
      if (!fits) return undefined;
      const bytes = Buffer.concat(kept);
      if (objectId(type, bytes, algorithmOf(id)) !== id) throw corruptObject(id);
      return bytes;
    },
    end: () => void child.stdin.end(),
  };
}

/** Reads a stream by lines or by a number of bytes. */
function answers(stream: AsyncIterable<Uint8Array>) {
  const pieces = stream[Symbol.asyncIterator]();
  let buffered: Uint8Array = new Uint8Array();
  const more = async () => {
    const { done, value } = await pieces.next();
    if (done) throw new Fault('file.unreadable', 'git cat-file exited before it answered.');
    return value;
  };
  return {
    async *take(size: number): AsyncGenerator<Uint8Array> {
      for (let missing = size; missing > 0; ) {
        if (buffered.length === 0) buffered = await more();
        const piece = buffered.subarray(0, missing);
        buffered = buffered.subarray(piece.length);
        missing -= piece.length;
        yield piece;
      }
    },
    async line(): Promise<string> {
      let end = buffered.indexOf(10);
      for (; end < 0; end = buffered.indexOf(10)) buffered = Buffer.concat([buffered, await more()]);
      const text = Buffer.from(buffered.subarray(0, end)).toString('utf8');
      buffered = buffered.subarray(end + 1);
      return text;
    },
  };
}
