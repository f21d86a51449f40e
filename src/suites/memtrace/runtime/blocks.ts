import { type MemoryItem, type MemoryType, RUNTIME, type Shown, shownOf } from './item.ts';
import type { Lesson } from './lessons.ts';
import { capitalised } from './python-text.ts';
import { labelOf, type StepNode } from './steps.ts';

/** The kinds of blocks, in their order in a context without compaction. */
const ORDER = [
  'active_state',
  'active_path',
  'project_memory',
  'avoided_attempts',
  'tool_evidence',
  'profile',
  'procedural',
  'episodic',
  'compacted_constraints',
  'compaction_notice',
] as const;
export type BlockType = (typeof ORDER)[number];

const RANKS = Object.fromEntries(ORDER.map((type, rank) => [type, rank])) as Readonly<Record<BlockType, number>>;

/** A block of a context. All blocks except avoided attempts are there to build on. */
export interface Block extends Shown {
  readonly type: BlockType;
  /** Its priority if room is short, before all blocks without one. A protected block may be cut but is never dropped. */
  readonly protection?: number | undefined;
  readonly item?: MemoryItem | undefined;
  readonly lesson?: Lesson | undefined;
}

export const PROTECTION = { state: 0, path: 1, constraints: 2, compacted: 3, notice: 4 } as const;

type Belonging = Pick<Block, 'protection' | 'item' | 'lesson'>;

/** A block without secrets. */
export function blockOf(type: BlockType, text: string, more: Belonging): Block {
  return { type, ...shownOf(text), ...more };
}

const TYPES: Readonly<Record<MemoryType, BlockType>> = {
  working_state: 'active_state',
  profile: 'profile',
  project: 'project_memory',
  episodic: 'episodic',
  tool_evidence: 'tool_evidence',
  procedural: 'procedural',
};

/** The blocks of a run's current step and of its progress so far. */
export function progressOf(steps: readonly StepNode[]): readonly Block[] {
  const current = steps.findLast(({ status }) => status === 'active');
  const done = steps.filter(({ status }) => status === 'completed').map(labelOf);
  const blocks: Block[] = [];
  if (current) blocks.push(blockOf('active_state', current.goal, { protection: PROTECTION.state }));
  if (done.length > 0) {
    blocks.push(blockOf('active_path', `Done so far: ${done.join(' -> ')}.`, { protection: PROTECTION.path }));
  }
  return blocks;
}

/** The blocks of a context: the run's progress, memories and failures. */
export function blocksOf(
  progress: readonly Block[],
  accepted: readonly MemoryItem[],
  lessons: readonly Lesson[],
): readonly Block[] {
  const blocks = [...progress];
  const choices: MemoryItem[] = [];
  for (const item of accepted) {
    if (isChoice(item)) choices.push(item);
    else blocks.push(memoryBlock(item));
  }
  const choice = choiceOf(choices);
  if (choice !== undefined) blocks.push(blockOf('project_memory', choice, { protection: PROTECTION.constraints }));
  blocks.push(...lessons.map((lesson) => blockOf('avoided_attempts', lesson.text, { lesson })));
  const byRank: Block[][] = [];
  for (const block of blocks) {
    const rank = RANKS[block.type];
    byRank[rank] ??= [];
    byRank[rank].push(block);
  }
  const inOrder: Block[] = [];
  for (const alike of byRank) if (alike !== undefined) inOrder.push(...alike);
  return inOrder;
}

function memoryBlock(item: MemoryItem): Block {
  const { content, tokens } = item.shown;
  const protection = item.type === 'working_state' ? PROTECTION.state : undefined;
  return { type: TYPES[item.type], content, tokens, item, protection };
}

const EXCLUDED = `${RUNTIME}.excluded`;

const isChoice = ({ type, key }: MemoryItem) => type === 'project' && (key === RUNTIME || key === EXCLUDED);

/** What the project runs on and what it excludes, as one sentence. Of several choices, the one ranked last is used. */
function choiceOf(items: readonly MemoryItem[]): string | undefined {
  if (items.length === 0) return undefined;
  const valued = items.filter(({ value }) => value);
  const used = valued.findLast(({ key }) => key === RUNTIME)?.value;
  const others = valued.filter(({ key }) => key === EXCLUDED).map(({ value }) => capitalised(value as string));
  const avoided = `avoids use of ${[...new Set(others)].sort().join(', ')}`;
  if (used === undefined) return others.length === 0 ? undefined : `This project ${avoided}.`;
  return `This project uses ${capitalised(used)}${others.length === 0 ? '' : ` and ${avoided}`}.`;
}
