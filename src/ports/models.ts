/** Which environment variables name the endpoint: CIB_MODEL… or CIB_JUDGE…. */
export type ModelRole = 'MODEL' | 'JUDGE';

/** How an endpoint is asked for JSON. */
export type Format = 'json_schema' | 'json_object' | 'text';

export interface ModelSettings {
  readonly temperature: number;
  readonly maxOutputTokens: number;
  readonly format: Format;
}

export interface Chat {
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the object that the model must return. */
  readonly schema: object;
}

export interface Completion {
  /** Unchecked; empty where the model refused. */
  readonly text: string;
  /** As billed. */
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

/** A model behind an endpoint. Its text is untrusted. */
export interface Model {
  readonly name: string;
  readonly family: string;
  readonly settings: ModelSettings;
  /** Requests made so far, retries included. */
  readonly requests: number;
  /**
   * Asks for one completion. A rate limit is waited for.
   *
   * @throws Fault `model.refused`, `model.unavailable` or `model.usage`
   */
  ask(chat: Chat): Promise<Completion>;
}

/** The only access to models and their keys. */
export interface Models {
  /** The name of the variable that must be set for this role, where it is not. */
  unset(role: ModelRole): string | undefined;
  /** @throws Fault `model.unset` where the environment names no model */
  open(role: ModelRole, settings: ModelSettings): Promise<Model>;
}
