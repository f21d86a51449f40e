/** Which variables of the environment name the endpoint: CIB_MODEL… or CIB_JUDGE…. */
export type ModelRole = 'MODEL' | 'JUDGE';

/** How strictly an endpoint is asked to keep to JSON. */
export type Format = 'json_schema' | 'json_object' | 'text';

export interface ModelSettings {
  readonly temperature: number;
  readonly maxOutputTokens: number;
  readonly format: Format;
}

export interface Chat {
  readonly system: string;
  readonly user: string;
  /** JSON Schema of the one object that is to come back. */
  readonly schema: object;
}

export interface Completion {
  /** As it came; empty where the model refused. */
  readonly text: string;
  /** As billed. */
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

/** A model behind an endpoint. What it says is a stranger's. */
export interface Model {
  readonly name: string;
  readonly family: string;
  readonly settings: ModelSettings;
  /** Requests made so far, those that were made again included. */
  readonly requests: number;
  /** One answer, paid once. Throws `model.refused`, `model.unavailable` or `model.usage`; a rate limit is waited for. */
  ask(chat: Chat): Promise<Completion>;
}

/** The only way to models. Their keys stay behind it. */
export interface Models {
  /** The variable without which nobody is named, where it is not set. */
  unset(role: ModelRole): string | undefined;
  /** Throws `model.unset` where the environment names none. */
  open(role: ModelRole, settings: ModelSettings): Promise<Model>;
}
