import type { Actor } from '../../protocol/actor.ts';
import type { Capability, InitializeResult, ModelRecord } from '../../protocol/reply.ts';
import type { System } from '../../protocol/scorecard.ts';
import type { Choice } from '../../suite/description.ts';

/** What a memory and the actor laid over it declare together: the memory's declaration, and what the actor chooses. */
export function withActor(
  declared: InitializeResult,
  actor: Actor,
  model: ModelRecord | undefined,
  choices: readonly Choice[],
): InitializeResult {
  const { deterministic, ...rest } = declared;
  const added: Capability[] = [...choices, 'abstain', ...(actor.kind === 'model' ? (['usage'] as const) : [])];
  const kept = declared.capabilities.filter((one) => !CHOSEN.includes(one) && !added.includes(one));
  return {
    ...rest,
    name: nameWith(declared.name, actor, model),
    capabilities: [...kept, ...added],
    // A model may answer otherwise every time.
    ...(actor.kind === 'model' ? { model } : deterministic !== undefined && { deterministic }),
  };
}

/** What was the adapter's own choice gives way to the actor's. */
const CHOSEN: readonly Capability[] = ['action', 'answer', 'abstain', 'confidence'];

/** The prompt as a model's record names it. */
export const templateOf = ({ prompt }: Extract<Actor, { kind: 'model' }>) => `${prompt.id} sha256:${prompt.sha256}`;

/** Who was measured. A perfect agent acts on the labels. */
export function systemWith(system: System, actor: Actor, model: ModelRecord | undefined): System {
  const reads = actor.kind === 'oracle' || system.reads_labels;
  return { ...system, name: nameWith(system.name, actor, model), reads_labels: reads };
}

/** What an entry's name may be long. */
const LONGEST = 80;

/** Cut at both ends of the plus, so that neither name is lost for the other's length. */
function nameWith(name: string, { kind }: Actor, model: ModelRecord | undefined): string {
  const added = kind === 'oracle' ? 'oracle actor' : (model?.name ?? 'model');
  const whole = `${name} + ${added}`;
  return whole.length <= LONGEST ? whole : `${name.slice(0, 38)} + ${added.slice(0, 38)}`;
}
