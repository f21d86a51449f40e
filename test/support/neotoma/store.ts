import { createHash } from 'node:crypto';

type Fields = Readonly<Record<string, unknown>>;

interface Observation {
  readonly id: string;
  readonly entity_id: string;
  readonly entity_type: string;
  readonly source_id: string;
  readonly observed_at: string;
  readonly fields: Fields;
}

/** Lower case without punctuation, as Neotoma compares texts without embeddings. */
const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-_]/g, ' ')
    .replace(/[^\w\s]/g, '')
    .trim();

/**
 * Neotoma's state and rules, as far as the adapter uses them: an entity is its type and name; observations are only
 * added, with the server's time; a snapshot has the last value of each field; deleting adds an observation; and a
 * search finds the entities whose snapshots have every word.
 */
export class NeotomaStore {
  readonly #observations: Observation[] = [];
  readonly #replies = new Map<string, unknown>();

  get all(): readonly Observation[] {
    return this.#observations;
  }

  store(entities: readonly Fields[], key: string): unknown {
    const replay = this.#replies.get(key);
    if (replay !== undefined) return { ...(replay as object), replayed: true };
    const stored = entities.map(({ entity_type, ...fields }) => {
      const name = normal(String(fields.name));
      const hash = createHash('sha256').update(`${entity_type}:${name}`).digest('hex').slice(0, 24);
      return this.#add(`ent_${hash}`, String(entity_type), fields);
    });
    const reply = {
      success: true,
      source_id: `src_${this.#replies.size + 1}`,
      entities: stored.map(({ entity_id, entity_type, id }) => ({ entity_id, entity_type, observation_id: id })),
    };
    this.#replies.set(key, reply);
    return reply;
  }

  remove(entityId: string, entityType: string): void {
    this.#add(entityId, entityType, { _deleted: true });
  }

  /** Newest first; of a deleted entity only the deletion. */
  observations(entityId: string): readonly Observation[] {
    const own = this.#observations.filter(({ entity_id }) => entity_id === entityId).reverse();
    return this.isDeleted(entityId) ? own.filter(({ fields }) => fields._deleted) : own;
  }

  isDeleted(entityId: string): boolean {
    return this.#observations.findLast(({ entity_id }) => entity_id === entityId)?.fields._deleted === true;
  }

  snapshot(entityId: string): { snapshot: Fields; provenance: Record<string, string> } | undefined {
    const own = this.observations(entityId).toReversed();
    if (own.length === 0 || this.isDeleted(entityId)) return undefined;
    const snapshot = Object.assign({}, ...own.map(({ fields }) => fields));
    const provenance = own.flatMap(({ id, fields }) => Object.keys(fields).map((field) => [field, id]));
    return { snapshot, provenance: Object.fromEntries(provenance) };
  }

  search(entityType: string, search: string | undefined): readonly string[] {
    const tokens = normal(search ?? '').split(/\s+/);
    const ids = new Set(
      this.#observations.filter(({ entity_type }) => entity_type === entityType).map(({ entity_id }) => entity_id),
    );
    return [...ids].sort().filter((id) => {
      const text = normal(JSON.stringify(this.snapshot(id)?.snapshot ?? ''));
      return text !== '' && tokens.every((token) => text.includes(token));
    });
  }

  #add(entityId: string, entityType: string, fields: Fields): Observation {
    const number = this.#observations.length + 1;
    const observation = {
      id: `obs_${number}`,
      entity_id: entityId,
      entity_type: entityType,
      source_id: `src_${number}`,
      observed_at: new Date().toISOString(),
      fields,
    };
    this.#observations.push(observation);
    return observation;
  }
}
