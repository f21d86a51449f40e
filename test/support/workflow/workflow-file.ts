import { parse } from 'yaml';
import { schemaErrors } from './github-schema.ts';
import { known } from './keys.ts';

type Texts = Readonly<Record<string, unknown>>;

export interface StepFile {
  readonly id?: string;
  readonly name?: string;
  readonly if?: unknown;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Texts;
  readonly env?: Texts;
  readonly shell?: string;
  readonly 'working-directory'?: string;
  readonly 'timeout-minutes'?: number;
  readonly 'continue-on-error'?: unknown;
}

export interface ConcurrencyFile {
  readonly group: string;
  readonly 'cancel-in-progress'?: unknown;
}

export interface Defaults {
  readonly run?: { readonly 'shell'?: string; readonly 'working-directory'?: string };
}

export interface JobFile {
  readonly name?: string;
  readonly needs?: string | readonly string[];
  readonly if?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: PermissionsFile;
  readonly concurrency?: string | ConcurrencyFile;
  readonly environment?: unknown;
  readonly strategy?: { readonly 'fail-fast'?: boolean; readonly 'max-parallel'?: number; readonly matrix?: unknown };
  readonly env?: Texts;
  readonly defaults?: Defaults;
  readonly outputs?: Texts;
  readonly steps?: readonly StepFile[];
  readonly uses?: string;
  readonly with?: Texts;
  readonly secrets?: 'inherit' | Texts;
}

export type PermissionsFile = Readonly<Record<string, 'read' | 'write' | 'none'>>;

export interface InputFile {
  readonly required?: boolean;
  readonly default?: unknown;
  readonly type?: string;
}

/** The value of an event's name. */
export interface EventFile {
  readonly types?: readonly string[];
  readonly branches?: readonly string[];
  readonly tags?: readonly string[];
  readonly paths?: readonly string[];
  readonly workflows?: readonly string[];
  readonly inputs?: Readonly<Record<string, InputFile>>;
  readonly outputs?: Readonly<Record<string, { readonly value: string }>>;
  readonly secrets?: Readonly<Record<string, { readonly required?: boolean }>>;
}

export interface WorkflowFile {
  readonly name?: string;
  readonly on: Readonly<Record<string, EventFile>>;
  readonly permissions?: PermissionsFile;
  readonly env?: Texts;
  readonly defaults?: Defaults;
  readonly concurrency?: string | ConcurrencyFile;
  readonly jobs: Readonly<Record<string, JobFile>>;
}

/** Reads a workflow. Throws on an error by GitHub's own schema, and on what this runner does not support. */
export function readWorkflow(text: string, path: string): WorkflowFile {
  const errors = schemaErrors(text, path);
  if (errors.length > 0) throw new Error(`GitHub would refuse ${path}: ${errors.join('; ')}`);
  const { on, ...file } = known(parse(text) as WorkflowFile & { on: unknown }, 'workflow', path);
  for (const [id, job] of Object.entries(file.jobs)) checkJob(job, `${path}, job ${id}`);
  checkShared(file, path);
  return { ...file, on: eventsOf(on, path) };
}

function checkJob(job: JobFile, where: string): void {
  known(job, 'job', where);
  known(job.strategy, 'strategy', where);
  checkShared(job, where);
  for (const [index, step] of (job.steps ?? []).entries()) known(step, 'step', `${where}, step ${index + 1}`);
}

function checkShared({ concurrency, defaults }: Pick<JobFile, 'concurrency' | 'defaults'>, where: string): void {
  if (typeof concurrency === 'object') known(concurrency, 'concurrency', where);
  known(defaults, 'defaults', where);
  known(defaults?.run, 'run', where);
}

/** `on` may be a name, a list of names, or names with filters. */
function eventsOf(on: unknown, path: string): Record<string, EventFile> {
  if (typeof on === 'string') return { [on]: {} };
  if (Array.isArray(on)) return Object.fromEntries(on.map((name) => [name, {}]));
  return Object.fromEntries(
    Object.entries(on as Record<string, EventFile | null>).map(([name, event]) => {
      if (Array.isArray(event)) return [name, {}];
      return [name, known(event, 'event', `${path}, on ${name}`)];
    }),
  );
}

/** A workflow of our pages on CIB, for what is alike with every suite: Worlds takes ten times as long. */
export const onCib = (workflow: string) =>
  workflow.replace('suites: worlds', 'suites: cib').replace('worlds:twins=0.012', 'retrieval_sufficiency=0.7');
