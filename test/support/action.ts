import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActionName, actHere, type Step } from './act-here.ts';

const ROOT = join(import.meta.dirname, '../..');
const RUNNER_FILES = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'];

/** Lets the bundles of a program be compiled once for all tests. */
export const COMPILED: Readonly<Record<string, string>> = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {};

type Words = Readonly<Record<string, string>>;

/** What the runner sets for every step, its new files among it, with what a test adds, and the inputs. */
function environment(workspace: string, inputs: Words, env: Words): Record<string, string | undefined> {
  const temporary = join(workspace, '.runner');
  mkdirSync(temporary, { recursive: true });
  const files = Object.fromEntries(RUNNER_FILES.map((variable) => [variable, join(temporary, variable)]));
  for (const file of Object.values(files)) writeFileSync(file, '');
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temporary,
    RUNNER_OS: 'Linux',
    ...files,
    ...env,
    ...Object.fromEntries(Object.entries(inputs).map(([input, value]) => [`INPUT_${input.toUpperCase()}`, value])),
  };
}

/** Runs an Action in this process, with what the runner sets for a step. */
export const runAction = (name: ActionName, workspace: string, inputs: Words, env: Words = {}): Promise<Step> =>
  actHere(name, workspace, environment(workspace, inputs, env));

/**
 * Runs an Action's bundle as GitHub's runner does: its inputs, its files, what `env` adds, and no other environment.
 *
 * @param root where the Actions are: this project, or an unpacked archive of it
 */
export async function runBuiltAction(
  name: string,
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<Step> {
  const given = environment(workspace, inputs, env);
  const child = spawn(process.execPath, [join(root, `dist/actions/${name}.js`)], {
    cwd: workspace,
    env: { ...given, ...COMPILED, ...(process.env.DOCKER_HOST && { DOCKER_HOST: process.env.DOCKER_HOST }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const written = (variable: string) => readFileSync(join(workspace, '.runner', variable), 'utf8');
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
