import type { Chat, Model, ModelSettings } from '../../../ports/models.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { RunRequest } from '../request.ts';
import { run } from '../run.ts';

/** What a run would ask of a model. */
export interface Rehearsed {
  readonly calls: number;
  /** A quarter of the characters: what most tokenisers come to with English. */
  readonly input_tokens: number;
  /** If each answer were as long as it may be. */
  readonly output_tokens: number;
  /** The first that would be sent. */
  readonly prompt: Omit<Chat, 'schema'> | undefined;
}

const CHARACTERS_PER_TOKEN = 4;

interface Silent extends Model {
  readonly heard: { calls: number; characters: number; first: Chat | undefined };
}

/** A model that is asked and says nothing. */
export function silentModel(settings: ModelSettings): Silent {
  const heard: Silent['heard'] = { calls: 0, characters: 0, first: undefined };
  return {
    name: 'nobody',
    family: 'none',
    settings,
    heard,
    get requests() {
      return heard.calls;
    },
    async ask(chat) {
      heard.calls += 1;
      heard.first ??= chat;
      heard.characters += chat.system.length + chat.user.length;
      return { text: '', usage: { input_tokens: 0, output_tokens: 0 } };
    },
  };
}

/** Runs the adapter as the run would, asks a silent model, and keeps nothing of it but what it was asked. */
export async function rehearse(ports: Ports, request: RunRequest): Promise<Rehearsed> {
  const model = silentModel(request.acting?.kind === 'model' ? request.acting.model.settings : NO_SETTINGS);
  const folder = await ports.files.temporary('cib-rehearsal-');
  try {
    await run(ports, { ...request, acting: { kind: 'model', model }, out: `${folder}/bundle`, resume: false });
  } finally {
    await ports.files.remove(folder);
  }
  const { calls, characters, first } = model.heard;
  return {
    calls,
    input_tokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
    output_tokens: calls * model.settings.maxOutputTokens,
    prompt: first && { system: first.system, user: first.user },
  };
}

const NO_SETTINGS: ModelSettings = { temperature: 0, maxOutputTokens: 0, format: 'text' };
