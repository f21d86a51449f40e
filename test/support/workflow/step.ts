import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ACTIONS } from '../../../src/actions/start.ts';
import { harnessOf } from '../../../src/system/harness.ts';
import { projectRoot } from '../../../src/system/installation.ts';
import { type ActionName, actHere } from '../act-here.ts';
import { readAction } from './action-file.ts';
import { type CommandFiles, commandFiles, pairsIn } from './command-files.ts';
import { fill, type Scope, textOf } from './expressions.ts';
import type { Grants } from './permissions.ts';
import { runProgram } from './process.ts';
import type { Runner } from './runner.ts';
import { located, type Source } from './source.ts';
import { standInFor } from './stand-ins/table.ts';
import type { Defaults, StepFile } from './workflow-file.ts';

/** Where a step runs. */
export interface StepPlace {
  readonly runner: Runner;
  /** The source of the workflow's file, which `$/` means. */
  readonly source: Source;
  readonly folder: string;
  readonly token: string;
  readonly grants: Grants;
  readonly environment: Readonly<Record<string, string>>;
  readonly defaults: Defaults;
  readonly signal: AbortSignal;
}

export interface StepEnd {
  readonly failed: boolean;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The environment for later steps. */
  readonly env: Readonly<Record<string, string>>;
  readonly path: readonly string[];
}

/** Runs one step. Throws on what this runner does not support; a step that fails returns its result. */
export async function runStep(step: StepFile, index: number, place: StepPlace, scope: Scope): Promise<StepEnd> {
  const standIn = step.uses === undefined ? undefined : standInFor(step.uses);
  if (standIn) return runStandIn(standIn, step, place, scope);
  const files = commandFiles(join(place.folder, 'temp'), index);
  const environment = { ...place.environment, ...files.env };
  const command = step.uses === undefined ? script(step, index, place, scope) : action(step, place, scope);
  const name = step.uses === undefined ? undefined : actionOf(command.args[0] ?? '', place);
  if (name) {
    const { status, log, outputs, summary } = await actHere(
      name,
      command.cwd,
      { ...environment, ...command.env },
      builtHarness,
    );
    return { failed: status !== 0, log, outputs, summary, ...forLaterSteps(files) };
  }
  const { status, log } = await runProgram({
    ...command,
    env: { ...environment, ...command.env },
    signal: place.signal,
  });
  return {
    failed: status !== 0,
    log,
    outputs: pairsIn(files.read('GITHUB_OUTPUT')),
    summary: files.read('GITHUB_STEP_SUMMARY'),
    ...forLaterSteps(files),
  };
}

const forLaterSteps = (files: CommandFiles) => ({
  env: pairsIn(files.read('GITHUB_ENV')),
  path: files.read('GITHUB_PATH').split('\n').filter(Boolean),
});

/** Writes `run:` to a file that Bash executes. */
function script(step: StepFile, index: number, { folder, defaults }: StepPlace, scope: Scope) {
  const file = join(folder, 'temp', `${index}.sh`);
  writeFileSync(file, textOf(fill(step.run, scope)));
  const shell = step.shell ?? defaults.run?.shell;
  if (shell !== undefined && shell !== 'bash') throw new Error(`This runner does not know \`shell: ${shell}\`.`);
  const options = shell === undefined ? ['-e'] : ['--noprofile', '--norc', '-eo', 'pipefail'];
  const within = textOf(fill(step['working-directory'] ?? defaults.run?.['working-directory'] ?? '.', scope));
  return { file: 'bash', args: [...options, file], cwd: resolve(folder, 'workspace', within), env: {} };
}

/** An Action of a repository on the server: Node runs its bundle. */
function action(step: StepFile, { runner, source, folder }: StepPlace, scope: Scope) {
  const at = located(runner.sources, step.uses ?? '', source);
  const file = readAction(at.source, at.path);
  const defaults = Object.entries(file.inputs).map(([name, input]) => [name, textOf(fill(input.default, scope))]);
  const inputs = given(step, scope, Object.fromEntries(defaults));
  const env = Object.entries(inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase().replaceAll(' ', '_')}`,
    value,
  ]);
  const root = at.source.folder();
  return {
    file: process.execPath,
    args: [resolve(root, at.path, file.runs.main)],
    cwd: join(folder, 'workspace'),
    env: {
      ...Object.fromEntries(env),
      GITHUB_ACTION_REPOSITORY: at.source.repository,
      GITHUB_ACTION_REF: at.source.sha,
      GITHUB_ACTION_PATH: join(root, at.path),
    },
  };
}

const builtHarness = () => harnessOf(projectRoot(), 'dist');

/**
 * The Action of a bundle whose code is this project's own, byte for byte, and whose process no test needs: `run` starts adapters
 * and is stopped by signals. Undefined for another one.
 */
function actionOf(bundle: string, { runner }: StepPlace): ActionName | undefined {
  const name = basename(bundle, '.js');
  if (runner.programs !== undefined || name === 'run' || !(name in ACTIONS)) return;
  const [built, own] = [join(dirname(bundle), '..'), join(projectRoot(), 'dist')];
  if (realpathSync(built) === realpathSync(own)) return name as ActionName;
  const isOwn = (path: string) => {
    const [theirs, ours] = [join(built, path), join(own, path)];
    return !statSync(theirs).isFile() || (existsSync(ours) && readFileSync(theirs).equals(readFileSync(ours)));
  };
  return readdirSync(built, { recursive: true, encoding: 'utf8' }).every(isOwn) ? (name as ActionName) : undefined;
}

/** The inputs with their defaults. GitHub's runner only warns of an unknown input; here it is an error. */
function given(step: StepFile, scope: Scope, defaults: Readonly<Record<string, string>>): Record<string, string> {
  const inputs = Object.entries(step.with ?? {}).map(([name, value]) => [name, textOf(fill(value, scope))] as const);
  for (const [name] of inputs)
    if (!(name in defaults)) throw new Error(`${step.uses} has no input \`${name}\` that this runner knows.`);
  return { ...defaults, ...Object.fromEntries(inputs) };
}

async function runStandIn(
  standIn: NonNullable<ReturnType<typeof standInFor>>,
  step: StepFile,
  { runner, folder, token, grants, environment }: StepPlace,
  scope: Scope,
): Promise<StepEnd> {
  const inputs = given(step, scope, standIn.inputs);
  const [workspace, temporary] = [join(folder, 'workspace'), join(folder, 'temp')];
  mkdirSync(temporary, { recursive: true });
  const nothing = { summary: '', env: {}, path: [] };
  try {
    const outputs = await standIn.run({ runner, inputs, workspace, temporary, token, grants, environment });
    return { ...nothing, failed: false, log: `${step.uses}\n`, outputs };
  } catch (thrown) {
    return { ...nothing, failed: true, log: `${step.uses}\n##[error]${(thrown as Error).message}\n`, outputs: {} };
  }
}
