import { readFileSync } from 'node:fs';
import { logPorts } from '../../src/actions/action.ts';
import { ACTIONS, announcement } from '../../src/actions/start.ts';
import { Fault } from '../../src/errors/fault.ts';
import type { Reporter } from '../../src/github/job.ts';
import { type Harness, harness } from '../../src/system/harness.ts';
import { projectRoot } from '../../src/system/installation.ts';
import { inFastTime, isFast } from './fast-time.ts';
import { inFolder } from './in-folder.ts';

export type ActionName = keyof typeof ACTIONS;

/** What a step left. */
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

/** A process has one working directory, so that the Actions of jobs that run at once take turns. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Runs an Action in this process, which takes a third of the time of its bundle: nothing is loaded and compiled again. The
 * runner is a recorder. What @actions/core writes and @actions/github reads is tested with bundles, by `runBuiltAction`.
 *
 * @param code what it says of its code: this source, unless the runs that it compares are by the built code
 */
export async function actHere(
  name: ActionName,
  workspace: string,
  env: Readonly<Record<string, string | undefined>>,
  code: () => Harness = harness,
): Promise<Step> {
  const log = [announcement(name, '0', ACTIONS[name].about, env)];
  const annotations: [string, string][] = [];
  const outputs: Record<string, string> = {};
  let summary = '';
  const annotate = (level: string) => (title: string, message: string) => {
    annotations.push([title, message]);
    log.push(`::${level} title=${title}::${message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
  };
  const reporter: Reporter = {
    error: annotate('error'),
    warning: annotate('warning'),
    notice: annotate('notice'),
    info: (line) => void log.push(line),
    group: (title, body) => {
      log.push(`::group::${title}`);
      return body().finally(() => log.push('::endgroup::'));
    },
    output: (output, value) => void Object.assign(outputs, { [output]: value }),
    summary: async (markdown) => {
      summary += markdown;
    },
  };
  const event = async () => {
    const { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path } = env;
    if (!event || !path) throw new Fault('github.event', 'There is no event payload.');
    return { name: event, payload: JSON.parse(readFileSync(path, 'utf8')) };
  };
  const signal = new AbortController().signal;
  const host = { env, reporter, event, ports: logPorts(reporter), harness: code, root: projectRoot(), signal };
  const act = () => inFolder(workspace, () => withOutput(log, () => ACTIONS[name].run(host)));
  const ended = before.then(() => (isFast(env) ? inFastTime(act) : act()));
  before = ended.catch(() => {});
  const status = await ended;
  const leaked = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE']
    .map((file) => readFileSync(env[file] ?? '', 'utf8'))
    .join('');
  return { status, outputs, summary, annotations, log: `${log.join('\n')}\n`, leaked };
}

/** Adds to the log what is written past the recorder. */
async function withOutput<T>(log: string[], run: () => Promise<T>): Promise<T> {
  const streams = [process.stdout, process.stderr].map((stream) => {
    const { write } = stream;
    stream.write = (text: string | Uint8Array) => log.push(String(text)) > 0;
    return () => {
      stream.write = write;
    };
  });
  try {
    return await run();
  } finally {
    for (const restore of streams) restore();
  }
}
