import type { Actor } from '../../protocol/actor.ts';
import type { Capability, InitializeResult, ModelRecord } from '../../protocol/reply.ts';
import type { System } from '../../protocol/scorecard.ts';
import type { Choice } from '../../suite/description.ts';

/** The declaration of a memory together with an actor: that of the memory, with the capabilities of the actor. */
export function declaredWithActor(
  declared: InitializeResult,
  actor: Actor,
  model: ModelRecord | undefined,
  choices: readonly Choice[],
): InitializeResult {
  const { deterministic, ...rest } = declared;
  const added: Capability[] = [...choices, 'abstain', ...(actor.kind === 'model' ? (['usage'] as const) : [])];
  const ofMemory = declared.capabilities.filter((one) => !REPLACED.includes(one) && !added.includes(one));
  return {
    ...rest,
    name: nameWith(declared.name, actor, model),
    capabilities: [...ofMemory, ...added],
    // A model may give another answer every time.
    ...(actor.kind === 'model' ? { model } : deterministic !== undefined && { deterministic }),
  };
}

/** Capabilities of the adapter that do not count with an actor, which makes these choices instead. */
const REPLACED: readonly Capability[] = ['action', 'answer', 'abstain', 'confidence'];

/** The name of the prompt in a model's record. */
export const templateOf = ({ prompt }: Extract<Actor, { kind: 'model' }>) => `${prompt.id} sha256:${prompt.sha256}`;

/** The measured system: the memory with the actor. A perfect agent reads the labels. */
export function systemWith(system: System, actor: Actor, model: ModelRecord | undefined): System {
  const reads = actor.kind === 'oracle' || system.reads_labels;
  return { ...system, name: nameWith(system.name, actor, model), reads_labels: reads };
}

/** The most characters that an entry's name may have. */
const LONGEST = 80;

/** Joins both names. If the result is too long, each is shortened, so that part of both remains. */
function nameWith(name: string, { kind }: Actor, model: ModelRecord | undefined): string {
  const added = kind === 'oracle' ? 'oracle actor' : (model?.name ?? 'model');
  const joined = `${name} + ${added}`;
  const half = (text: string) => text.slice(0, 38).toWellFormed();
  return joined.length <= LONGEST ? joined : `${half(name)} + ${half(added)}`;
}
