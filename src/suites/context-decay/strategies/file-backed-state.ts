import type { Files } from '../../../ports/files.ts';
import type { Turn } from '../conversation.ts';
import type { PythonRandom } from '../python-random.ts';
import { markedFacts } from './marked-facts.ts';
import { recentWindow } from './recent-window.ts';
import type { Strategy } from './strategy.ts';

/** Where facts are kept: a folder of its own, one file a kind of facts. */
export type FactFiles = Pick<Files, 'temporary' | 'write' | 'list' | 'text' | 'remove'>;

/** Values by key. */
type Facts = Map<string, string>;

/** Two readings of a marked fact both fail as often as this; of one told in passing as many are read. */
const NOISE = 0.15 ** 2;
const IMPLICIT = 0.75;
const RECENT_SHARE = 0.08;
/** A stored fact takes room in the context for its place in the index alone. */
const TOKENS_A_FACT = 2;

export const FILE_BACKED_STATE = { id: 'file-backed-state', name: 'File-Backed Persistent State' };

/** Writes all facts it reads to files and looks them up there. A marked fact stands in two files, when both readings see it. */
export function fileBackedState(files: FactFiles): Strategy {
  return {
    ...FILE_BACKED_STATE,
    async remember(turns, budget, random) {
      const onDisk = await throughFiles(files, extract(turns, random));
      const known = new Set(onDisk.flatMap((facts) => [...facts.keys()]));
      const stored = onDisk.reduce((sum, facts) => sum + facts.size, 0);
      const recent = recentWindow(turns, Math.trunc(budget * RECENT_SHARE));
      return {
        holds: (needle) => recent.tells(needle) || known.has(needle.key),
        tokens: recent.tokens + stored * TOKENS_A_FACT,
      };
    },
  };
}

/** By file: what marked lines say goes to one file, what each category's needles say to another. */
function extract(turns: readonly Turn[], random: PythonRandom): ReadonlyMap<string, Facts> {
  const byFile = new Map<string, Facts>();
  const keep = (file: string, key: string, value: string) => {
    const facts = byFile.get(file) ?? new Map();
    byFile.set(file, facts.set(key, value));
  };
  for (const { text, needle } of turns) {
    for (const { key, value } of markedFacts(text)) if (random.random() > NOISE) keep('explicit', key, value);
    if (needle === undefined) continue;
    const read = needle.implicit ? random.random() < IMPLICIT : random.random() > NOISE;
    if (read) keep(needle.category, needle.key, needle.value);
  }
  return byFile;
}

/** The facts as they are read again. Their folder goes, also where writing or reading failed. */
async function throughFiles(files: FactFiles, byFile: ReadonlyMap<string, Facts>): Promise<Facts[]> {
  const folder = await files.temporary('context-decay-');
  try {
    await Promise.all([...byFile].map(([file, facts]) => files.write(`${folder}/${file}.json`, written(facts))));
    const names = await files.list(folder);
    return await Promise.all(names.map(async (name) => read(await files.text(`${folder}/${name}`))));
  } finally {
    await files.remove(folder);
  }
}

const written = (facts: Facts) => JSON.stringify(Object.fromEntries(facts));
const read = (text: string): Facts => new Map(Object.entries(JSON.parse(text) as Record<string, string>));
