import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const RUNNER_FILES = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'];

/** Lets the bundles of a program be compiled once for all tests. */
export const COMPILED: Readonly<Record<string, string>> = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {};

/**
 * Environment of a process in which time runs faster, so that its pauses between writes to GitHub cost a test nothing.
 */
export const FAST_TIME = { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'fast-time.mjs')}` };

export interface Step {
  readonly status: number | null;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The errors, warnings and notices in the log: `[title, message]`. */
  readonly annotations: readonly (readonly [string, string])[];
  readonly log: string;
  /** What was written to the files for later steps, which must stay empty. */
  readonly leaked: string;
}

/**
 * Runs an Action's bundle as GitHub's runner does: its inputs, its files, what `env` adds, and no other environment.
 *
 * @param root where the Actions are: this project, or an unpacked archive of it
 */
export async function runAction(
  name: string,
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<Step> {
  const temporary = join(workspace, '.runner');
  mkdirSync(temporary, { recursive: true });
  const files = Object.fromEntries(RUNNER_FILES.map((variable) => [variable, join(temporary, variable)]));
  for (const file of Object.values(files)) writeFileSync(file, '');
  const child = spawn(process.execPath, [join(root, `dist/actions/${name}.js`)], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...COMPILED,
      ...(process.env.DOCKER_HOST && { DOCKER_HOST: process.env.DOCKER_HOST }),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temporary,
      RUNNER_OS: 'Linux',
      ...env,
      ...files,
      ...env,
      ...Object.fromEntries(Object.entries(inputs).map(([input, value]) => [`INPUT_${input.toUpperCase()}`, value])),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const written = (variable: string) => readFileSync(files[variable] ?? '', 'utf8');
  return {
    status,
    log,
    outputs: parseOutputs(written('GITHUB_OUTPUT')),
    summary: written('GITHUB_STEP_SUMMARY'),
    annotations: [...log.matchAll(/^::(?:error|warning|notice) title=([^:,]*)::(.*)$/gm)].map(
      ([, title = '', message = '']) => [title, decodeURIComponent(message)] as const,
    ),
    leaked: ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'].map(written).join(''),
  };
}

/** `NAME<<DELIMITER`, the value's lines, `DELIMITER`; the last value of a name counts. */
export function parseOutputs(text: string): Record<string, string> {
  const values = text.matchAll(/^(.+?)<<(ghadelimiter_\S+)\n([\s\S]*?)\n?\2$/gm);
  return Object.fromEntries([...values].map(([, name = '', , value = '']) => [name, value]));
}
