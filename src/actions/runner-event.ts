import { Fault } from '../errors/fault.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { RunnerEvent } from '../submissions/bind.ts';

/** What started the run, as the runner tells it. It comes from GitHub; some of its texts are a stranger's. */
export async function runnerEvent(
  files: ReadFiles,
  { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path }: Readonly<Record<string, string | undefined>>,
): Promise<RunnerEvent> {
  if (!name || !path) throw new Fault('github.event', 'There is no event.', { hint: 'Run this in a workflow.' });
  const text = await files.text(path);
  try {
    return { name, payload: JSON.parse(text) };
  } catch (cause) {
    throw new Fault('github.event', `The event in ${path} is not JSON.`, { cause });
  }
}
