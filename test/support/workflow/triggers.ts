import { gitText } from '../github/git-store.ts';
import type { Repository } from '../github/world.ts';
import type { Occasion } from './occasion.ts';
import type { EventFile, WorkflowFile } from './workflow-file.ts';

// biome-ignore lint/suspicious/noExplicitAny: an event's payload is whatever GitHub sends.
type Payload = any;

/** The activities that start a workflow which names none. */
const USUAL_TYPES: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['opened', 'synchronize', 'reopened'],
};

/**
 * Why an event does not start a workflow; undefined if it does. `nameOf` returns the name of the workflow at a path.
 */
export function reasonNotToStart(
  { on }: Pick<WorkflowFile, 'on'>,
  { name, payload, ref }: Occasion,
  repository: Repository,
  nameOf: (path: string) => string | undefined,
): string | undefined {
  const event = on[name];
  if (event === undefined) return `it is not on ${name}`;
  const types = event.types ?? USUAL_TYPES[name];
  if (types && payload.action !== undefined && !types.includes(payload.action)) return `not on ${payload.action}`;
  if (name === 'workflow_run') {
    const of = nameOf(payload.workflow_run.path) ?? payload.workflow_run.name;
    if (!event.workflows?.includes(of)) return `not on the workflow ${of}`;
    if (event.branches && !matches(event.branches, payload.workflow_run.head_branch)) return 'not on that branch';
  }
  if (name === 'pull_request')
    return proposed(event, payload.pull_request.base.ref, () => changed(name, payload, repository));
  if (name === 'push') return pushed(event, ref, () => changed(name, payload, repository));
  return undefined;
}

function pushed({ branches, tags, paths }: EventFile, ref: string, files: () => string[]): string | undefined {
  const tag = ref.startsWith('refs/tags/');
  const [patterns, others] = tag ? [tags, branches] : [branches, tags];
  if (patterns === undefined && others !== undefined) return `not on ${ref}`;
  if (patterns && !matches(patterns, ref.replace(/^refs\/(heads|tags)\//, ''))) return `not on ${ref}`;
  if (!tag && paths && !files().some((file) => matches(paths, file))) return NO_FILE;
  return undefined;
}

const NO_FILE = 'no file of its paths changed';

function proposed({ branches, paths }: EventFile, branch: string, files: () => string[]): string | undefined {
  if (branches && !matches(branches, branch)) return `not on the branch ${branch}`;
  return paths && !files().some((file) => matches(paths, file)) ? NO_FILE : undefined;
}

function changed(name: string, payload: Payload, { folder }: Repository): string[] {
  const range =
    name === 'push'
      ? `${payload.before}..${payload.after}`
      : `${payload.pull_request.base.sha}...${payload.pull_request.head.sha}`;
  return gitText(folder, 'diff', '--name-only', '--no-renames', '-z', range).split('\0').filter(Boolean);
}

/** GitHub's patterns: the last one that matches decides, and `!` excludes. */
export function matches(patterns: readonly string[], text: string): boolean {
  let taken = false;
  for (const pattern of patterns) {
    const out = pattern.startsWith('!');
    if (expression(out ? pattern.slice(1) : pattern).test(text)) taken = !out;
  }
  return taken;
}

/** `*` is all except a slash, `**` all; `?`, `+` and `[]` are as in a regular expression. */
function expression(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*\/?|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : part.replace(/[.^$(){}|\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}
