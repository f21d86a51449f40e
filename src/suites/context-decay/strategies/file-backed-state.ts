import type { Files } from '../../../ports/files.ts';
import type { Turn } from '../conversation.ts';
import type { Category } from '../needles.ts';
import type { PythonRandom } from '../python-random.ts';
import { markedFacts } from '../wording/built-in.ts';
import { type Memory, memoryOf, recentWindow, type Strategy } from './strategy.ts';

/** Where facts are stored: a file in its own folder. */
export type FactFiles = Pick<Files, 'temporary' | 'journal' | 'text' | 'remove'>;

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

/** Writes all facts that it reads to a file, and looks them up there. A marked fact that both readings find is stored twice. */
export function fileBackedState(files: FactFiles): Strategy {
  return {
    ...FILE_BACKED_STATE,
    async remember(turns, budget, random) {
      return indexed(turns, budget, await throughFile(files, [...extract(turns, random)]));
    },
  };
}

/** The same without a disk: the facts that are written and read again are the same. */
export const factsInMemory: Strategy<Memory> = {
  ...FILE_BACKED_STATE,
  remember: (turns, budget, random) => indexed(turns, budget, [...extract(turns, random)]),
};

function indexed(turns: readonly Turn[], budget: number, facts: readonly Stored[]): Memory {
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

/** The facts, written as lines and read again. Their folder is always removed. */
async function throughFile(files: FactFiles, facts: readonly Stored[]): Promise<Stored[]> {
  const folder = await files.temporary('context-decay-');
  const path = `${folder}/facts.jsonl`;
  try {
    const journal = await files.journal(path, 0);
    try {
      journal.append(facts.map((fact) => `${JSON.stringify(fact)}\n`).join(''));
    } finally {
      await journal.close();
    }
    const lines = (await files.text(path)).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as Stored);
  } finally {
    await files.remove(folder);
  }
}
