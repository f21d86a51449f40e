import { basename, dirname, join, relative } from 'node:path';
import { PROJECT, RELEASE, VERSION } from '../protocol/project.ts';
import { shellWord } from '../text/escape.ts';
import { projectRoot } from './installation.ts';

/** How the user calls this program, and where its documents are. */
export interface Invocation {
  /** Such as `npx context-integrity`, `cib` or `node dist/cli.js`. */
  readonly command: string;
  /** In front of a path in the project's repository: a page's address, or empty in a clone. */
  readonly pages: string;
  /** In front of a path in the project's repository: the address of the file at this version. */
  readonly published: string;
}

export interface Installation {
  /** The project's root. */
  readonly root: string;
  readonly version: string;
  /** The current working directory. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A package stands in `node_modules`; anything else is a clone, which has the pages as files. */
export function invocationOf({ root, version, cwd, env }: Installation): Invocation {
  const published = `https://github.com/${PROJECT}/blob/v${version}/`;
  if (basename(dirname(root)) !== 'node_modules') {
    const here = relative(cwd, root);
    const path = (name: string) => join(here, name).replaceAll('\\', '/');
    return { command: `node ${shellWord(path('dist/cli.js'))}`, pages: here === '' ? '' : `${path('.')}/`, published };
  }
  // npm sets this variable when `npx` was called.
  const command = env.npm_command === 'exec' ? 'npx context-integrity' : 'cib';
  return { command, pages: published, published };
}

/** How this process was called. */
export function invocation(env: Installation['env']): Invocation {
  const root = projectRoot();
  return invocationOf({ root, version: VERSION, cwd: currentFolder() ?? root, env });
}

/** Undefined if it was removed, which a command says once it needs files. */
function currentFolder(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

/** A text that names commands as `cib …` and pages as `docs/….md`, as this reader can use it. */
export function forReader(text: string, { command, pages }: Invocation): string {
  return text
    .replace(/(?<![\w./-]|--suite )cib (?=[a-z]|COMMAND|--help)/g, `${command} `)
    .replace(/(?<![\w./-])(?=(?:docs|examples)\/(?:[\w./-]+\.md|[\w/-]+\/)|leaderboard\/[\w./-]+\.md)/g, pages);
}

/** A line for the log of a job, whose reader has no files of this project: pages are addresses. */
export function forLog(text: string): string {
  const published = `https://github.com/${PROJECT}/blob/${RELEASE}/`;
  return forReader(text, { command: 'cib', pages: published, published });
}
