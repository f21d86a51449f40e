import type { Files } from '../../../ports/files.ts';
import type { Turn } from '../conversation.ts';
import type { Category } from '../needles.ts';
import type { PythonRandom } from '../python-random.ts';
import { markedFacts } from '../wording/built-in.ts';
import { type Memory, memoryOf, recentWindow, type Strategy } from './strategy.ts';

/** Where facts are kept: a file in a folder of its own. */
export type FactFiles = Pick<Files, 'temporary' | 'journal' | 'text' | 'remove'>;

/** A fact that was read, and the drawer it was put in: that of marked facts, or its category's. */
interface Stored {
  readonly drawer: Category | 'explicit';
  readonly key: string;
  readonly value: string;
  readonly turn: number;
}

/** Two readings of a marked fact both fail as often as this; of one told in passing as many are read. */
const NOISE = 0.15 ** 2;
const IMPLICIT = 0.75;
const RECENT_SHARE = 0.08;
/** A stored fact takes room in the context for its place in the index alone. */
const TOKENS_A_FACT = 2;

export const FILE_BACKED_STATE = {
  id: 'file-backed-state',
  name: 'File-Backed Persistent State',
  readsNeedles: true,
};

/** Writes all facts it reads to a file and looks them up there. A marked fact is in two drawers, when both readings see it. */
export function fileBackedState(files: FactFiles): Strategy {
  return {
    ...FILE_BACKED_STATE,
    async remember(turns, budget, random) {
      return indexed(turns, budget, await throughFile(files, [...extract(turns, random)]));
    },
  };
}

/** The same where there is no disk: it knows what it would have read again. */
export const factsInMemory: Strategy<Memory> = {
  ...FILE_BACKED_STATE,
  remember: (turns, budget, random) => indexed(turns, budget, [...extract(turns, random)]),
};

function indexed(turns: readonly Turn[], budget: number, facts: readonly Stored[]): Memory {
  const places = new Set(facts.map(({ drawer, key }) => `${drawer} ${key}`));
  const recent = recentWindow(turns, Math.trunc(budget * RECENT_SHARE));
  const stored = new Map(facts.map(({ key, turn }) => [key, turn]));
  return memoryOf(recent, stored, recent.tokens + places.size * TOKENS_A_FACT);
}

function* extract(turns: readonly Turn[], random: PythonRandom): Iterable<Stored> {
  for (const { index, text, needle } of turns) {
    for (const fact of markedFacts(text))
      if (random.random() > NOISE) yield { drawer: 'explicit', ...fact, turn: index };
    if (needle === undefined) continue;
    const { category, key, value, implicit } = needle;
    const read = implicit ? random.random() < IMPLICIT : random.random() > NOISE;
    if (read) yield { drawer: category, key, value, turn: index };
  }
}

/** The facts as they are read again, a line each. Their folder goes, also where writing or reading failed. */
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
