import { estimate, type Rehearsed } from '../../models/asking/estimate.ts';
import type { Chat, Model, ModelSettings } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { RunRequest } from '../request.ts';
import { run } from '../run.ts';

/** Runs the adapter as the run would, asks a model that says nothing, and keeps nothing of it but what it was asked. */
export async function rehearse(
  ports: Ports,
  request: Omit<RunRequest, 'acting' | 'resume'>,
  settings: ModelSettings,
): Promise<Rehearsed> {
  const heard: Heard = { calls: 0, characters: 0, first: undefined };
  const acting = { kind: 'model', model: silentModel(settings, heard) } as const;
  const folder = await ports.files.temporary('cib-rehearsal-');
  try {
    await run(ports, { ...request, acting, out: `${folder}/bundle`, resume: false });
  } finally {
    await ports.files.remove(folder);
  }
  const { first } = heard;
  return { ...estimate(heard, settings), prompt: first && { system: first.system, user: first.user } };
}

interface Heard {
  calls: number;
  characters: number;
  first: Chat | undefined;
}

const silentModel = (settings: ModelSettings, heard: Heard): Model => ({
  name: 'nobody',
  family: 'none',
  settings,
  requests: 0,
  async ask(chat) {
    heard.calls += 1;
    heard.first ??= chat;
    heard.characters += chat.system.length + chat.user.length;
    return { text: '', usage: { input_tokens: 0, output_tokens: 0 } };
  },
});
