import { evidenceOf, itemOf, type MemoryItem, type Written } from './item.ts';
import { containsSecret } from './risk.ts';
import { blake2b64 } from './similarity.ts';
import { distilled, type StepNode } from './steps.ts';
import { agreementIn, type Parts } from './strategies.ts';

/** The actions of agents, in order. All memory follows from them. */
export type LogEntry =
  /** Opens a run. */
  | Readonly<{ kind: 'run'; id: string; workspace: string; goal: string }>
  /** Opens a step of a run. A step that recovers from a failed one has the same parent. */
  | Readonly<{ kind: 'step'; id: string; run: string; goal: string }>
  /** A person's statement about the project in a step. */
  | Readonly<{ kind: 'said'; step: string; key: string; value: string; content: string }>
  /** A tool result in a step. */
  | Readonly<{ kind: 'result'; step: string; content: string; succeeded: boolean }>
  /** A memory that is stored directly. */
  | Readonly<{ kind: 'put'; run: string; memory: Omit<Written, 'id' | 'workspace' | 'step'> }>
  /** Ends a step. The text about its end stays in memory. */
  | Readonly<{ kind: 'finish'; step: string; as: 'completed' | 'failed'; text?: string | undefined }>
  /** Rolls a step back. */
  | Readonly<{ kind: 'rollback'; step: string }>
  /** Ends a run that succeeded. */
  | Readonly<{ kind: 'complete'; run: string }>;

type Entry<Kind extends LogEntry['kind']> = Extract<LogEntry, { kind: Kind }>;

/** Everything that was written, and the steps in the order in which they were opened. */
export interface Memory {
  readonly items: readonly MemoryItem[];
  readonly steps: readonly StepNode[];
}

/** Strategies that agree in these parts write the same memory. */
export const writingOf = agreementIn(['recall', 'conflict_resolution', 'procedural_memory']);

/** The write path: writes the memory of a log. Without `recall` it stays empty, because nothing would read it. */
export function write(log: readonly LogEntry[], parts: Parts): Memory {
  if (!parts.has('recall')) return { items: [], steps: [] };
  const writer = new Writer(parts);
  for (const entry of log) writer.take(entry);
  return writer.memory;
}

class Writer {
  readonly #parts: Parts;
  readonly #runs = new Map<string, Entry<'run'>>();
  readonly #steps: StepNode[] = [];
  readonly #items: MemoryItem[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get memory(): Memory {
    return { items: this.#items, steps: this.#steps };
  }

  take(entry: LogEntry): void {
    if (entry.kind === 'run') this.#runs.set(entry.id, entry);
    else if (entry.kind === 'step')
      this.#steps.push({ id: entry.id, run: entry.run, goal: entry.goal, status: 'active' });
    else if (entry.kind === 'said') this.#say(entry);
    else if (entry.kind === 'put') this.#items.push(itemOf({ ...this.#placed(entry.run), ...entry.memory }));
    else if (entry.kind === 'finish') this.#finish(entry);
    else if (entry.kind === 'rollback') this.#rollBack(entry);
    else if (entry.kind === 'complete') this.#complete(entry);
    // An event that contains a secret leaves no memory.
    else if (!containsSecret(entry.content)) {
      const { content, step, succeeded } = entry;
      this.#items.push(evidenceOf({ ...this.#placed(this.#step(step).run), step, content }, succeeded));
    }
  }

  /** A repeated value changes nothing. A new value of a single-valued key supersedes the old one. */
  #say({ step, key, value, content }: Entry<'said'>): void {
    if (containsSecret(content)) return;
    const placed = this.#placed(this.#step(step).run);
    if (this.#parts.has('conflict_resolution')) {
      const isRival = (item: MemoryItem) =>
        item.status === 'active' && item.workspace === placed.workspace && item.key === key;
      if (this.#items.some((item) => isRival(item) && item.value === value)) return;
      // What a project excludes has many values of one key; what it has chosen has one.
      if (!key.endsWith('.excluded')) {
        for (const [at, item] of this.#items.entries())
          if (isRival(item)) this.#items[at] = { ...item, status: 'superseded' };
      }
    }
    const summary = `${key}=${value}`;
    this.#items.push(itemOf({ ...placed, step, type: 'project', key, value, content, summary, trust: 0.8 }));
  }

  #finish({ step, as, text }: Entry<'finish'>): void {
    const { run, goal } = this.#step(step);
    this.#change(step, { status: as, ...(as === 'completed' && { summary: text }) });
    const content = text ?? `step ${goal} ${as}`;
    this.#items.push(itemOf({ ...this.#placed(run), step, type: 'working_state', content, branch: as }));
  }

  #rollBack({ step }: Entry<'rollback'>): void {
    this.#change(step, { status: 'rolled_back' });
    for (const [at, item] of this.#items.entries())
      if (item.step === step) this.#items[at] = { ...item, branch: 'rolled_back' };
  }

  #complete({ run }: Entry<'complete'>): void {
    if (!this.#parts.has('procedural_memory')) return;
    const { workspace, goal } = this.#runs.get(run) as Entry<'run'>;
    const steps = this.#steps.filter((step) => step.run === run);
    const items = this.#items.filter((item) => item.workspace === workspace);
    for (const memory of distilled(goal, steps, items)) this.#items.push(itemOf({ ...this.#placed(run), ...memory }));
  }

  #placed(run: string): Pick<Written, 'id' | 'workspace'> {
    const opened = this.#runs.get(run);
    if (opened === undefined) throw new RangeError(`the log opens no run ${run}`);
    // Ids break ties. They are hashed, so that the order of writing does not matter.
    const id = blake2b64(`${run}/${this.#items.length}`);
    return { id, workspace: opened.workspace };
  }

  #step(id: string): StepNode {
    const found = this.#steps.find((step) => step.id === id);
    if (found === undefined) throw new RangeError(`the log opens no step ${id}`);
    return found;
  }

  #change(id: string, to: Partial<StepNode>): void {
    const step = this.#step(id);
    this.#steps[this.#steps.indexOf(step)] = { ...step, ...to };
  }
}
