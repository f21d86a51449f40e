import { estimate } from '../models/usage.ts';
import type { Chat, Model, ModelSettings } from '../ports/models.ts';
import type { Ports } from '../ports/ports.ts';
import type { RunRequest } from './request.ts';
import { run } from './run.ts';

/**
 * Estimates what a run would ask of a model: runs the adapter with a model that answers nothing, in a temporary folder.
 *
 * @param settings of the model that the run would ask
 */
export async function dryRun(ports: Ports, request: Omit<RunRequest, 'actor' | 'resume'>, settings: ModelSettings) {
  const total = { calls: 0, characters: 0 };
  let first: Chat | undefined;
  const model: Model = {
    name: 'no model',
    family: 'none',
    settings,
    requests: 0,
    async ask(chat) {
      total.calls += 1;
      total.characters += chat.system.length + chat.user.length;
      first ??= chat;
      return { text: '', usage: { input_tokens: 0, output_tokens: 0 } };
    },
  };
  const folder = await ports.files.temporary('cib-dry-run-');
  try {
    // Every answer is an error here, because nothing was asked.
    const progress = { ...ports.progress, step() {} };
    await run(
      { ...ports, progress },
      { ...request, actor: { kind: 'model', model }, out: `${folder}/bundle`, resume: false },
    );
  } finally {
    await ports.files.remove(folder);
  }
  return { ...estimate(total, settings), prompt: first && { system: first.system, user: first.user } };
}
