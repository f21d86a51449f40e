import type { Files, Journal, RandomReader } from '../../../ports/files.ts';
import type { Turn } from '../conversation.ts';
import type { Category } from '../needles.ts';
import type { PythonRandom } from '../python-random.ts';
import { markedFacts } from '../wording/built-in.ts';
import { memoryOf, recentWindow, type Strategy } from './strategy.ts';

/** Where facts are stored: a file in its own folder. */
export type FactFiles = Pick<Files, 'temporary' | 'journal' | 'open' | 'remove'>;

/** A fact that was read, and where it is stored: among the marked facts, or under its category. */
interface Stored {
  readonly filedUnder: Category | 'explicit';
  readonly key: string;
  readonly value: string;
  readonly turn: number;
}

/** The probability that both readings of a marked fact fail, and that an implicit fact is read. */
const NOISE = 0.15 ** 2;
const IMPLICIT = 0.75;
const RECENT_SHARE = 0.08;
/** The context has only an index entry of a stored fact. */
const TOKENS_A_FACT = 2;

export const FILE_BACKED_STATE = {
  id: 'file-backed-state',
  name: 'File-Backed Persistent State',
  readsNeedles: true,
};

/**
 * Lends `use` the strategy that writes all facts that it reads to a file, and looks them up there. A marked fact that both
 * readings find is stored twice. All conversations share the file. Its folder is always removed.
 */
export async function withFileBackedState<T>(files: FactFiles, use: (strategy: Strategy) => T): Promise<T> {
  const folder = await files.temporary('context-decay-');
  const path = `${folder}/facts.jsonl`;
  try {
    const journal = await files.journal(path, 0);
    try {
      const reader = await files.open(path);
      try {
        const throughFile = writtenAndRead(journal, reader);
        return use({
          ...FILE_BACKED_STATE,
          remember: (turns, budget, random) => indexed(turns, budget, throughFile([...extract(turns, random)])),
        });
      } finally {
        await reader.close();
      }
    } finally {
      await journal.close();
    }
  } finally {
    await files.remove(folder);
  }
}

/** Writes facts as lines to the end of a file that is empty at first, and reads them again from there. */
function writtenAndRead(journal: Journal, reader: RandomReader): (facts: readonly Stored[]) => readonly Stored[] {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  let end = 0;
  return (facts) => {
    const text = facts.map((fact) => `${JSON.stringify(fact)}\n`).join('');
    journal.append(text);
    const start = end;
    end += encoder.encode(text).length;
    const lines = decoder.decode(reader.read(start, end - start)).split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Stored);
  };
}

/** The same without a disk: the facts that are written and read again are the same. */
export const factsInMemory: Strategy = {
  ...FILE_BACKED_STATE,
  remember: (turns, budget, random) => indexed(turns, budget, [...extract(turns, random)]),
};

function indexed(turns: readonly Turn[], budget: number, facts: readonly Stored[]) {
  const entries = new Set(facts.map(({ filedUnder, key }) => `${filedUnder} ${key}`));
  const recent = recentWindow(turns, Math.trunc(budget * RECENT_SHARE));
  const stored = new Map(facts.map(({ key, turn }) => [key, turn]));
  return memoryOf(recent, stored, recent.tokens + entries.size * TOKENS_A_FACT);
}

function* extract(turns: readonly Turn[], random: PythonRandom): Iterable<Stored> {
  for (const { index, text, needle } of turns) {
    for (const fact of markedFacts(text))
      if (random.random() > NOISE) yield { filedUnder: 'explicit', ...fact, turn: index };
    if (needle === undefined) continue;
    const { category, key, value, implicit } = needle;
    const read = implicit ? random.random() < IMPLICIT : random.random() > NOISE;
    if (read) yield { filedUnder: category, key, value, turn: index };
  }
}
