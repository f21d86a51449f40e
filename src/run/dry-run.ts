import { estimate } from '../models/usage.ts';
import type { Chat, Model, ModelSettings } from '../ports/models.ts';
import type { Ports } from '../ports/ports.ts';
import { erroredFault, isErrored } from './faults.ts';
import type { RunRequest } from './request.ts';
import { run } from './run.ts';

/**
 * Estimates what a run would ask of a model: runs the adapter with a stand-in for the model, in a temporary folder.
 *
 * @param settings of the model that the run would ask
 * @throws Fault `run.errored` if the adapter fails so often that the run would, since the model is asked only about its answers
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
      return { text: someAnswer(chat), usage: { input_tokens: 0, output_tokens: 0 } };
    },
  };
  const folder = await ports.files.temporary('cib-dry-run-');
  try {
    const actor = { kind: 'model', model } as const;
    const result = await run(ports, { ...request, actor, out: `${folder}/bundle`, resume: false });
    if (isErrored(result.scorecard, request.selection.shard !== null)) throw erroredFault(result, request.adapter);
  } finally {
    await ports.files.remove(folder);
  }
  return { ...estimate(total, settings), prompt: first && { system: first.system, user: first.user } };
}

/** An answer in the form that is asked for, so that only the adapter can fail. */
function someAnswer({ schema }: Chat): string {
  const { action, answer } = (schema as { properties: { action?: { enum: string[] }; answer?: object } }).properties;
  return JSON.stringify({
    ...(action && { action: action.enum[0] }),
    ...(answer && { answer: '' }),
    evidence: [],
    abstain: true,
  });
}
