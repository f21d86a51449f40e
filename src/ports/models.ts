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
  /** Unchecked; the words of a refusal where the model refused. */
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
   * @throws Fault `model.prompt` where the endpoint takes no such prompt, and may take others; `model.refused`,
   * `model.unavailable`, `model.usage`, or `run.stopped` once the signal is aborted
   */
  ask(chat: Chat): Promise<Completion>;
}

/** How long to wait for an endpoint, and who is told. */
export interface Waiting {
  /** Of one answer, retries included. */
  readonly seconds: number;
  readonly progress: { wait(what: string, seconds: number): void };
  /** Aborted to give up at once. */
  readonly signal: AbortSignal;
  /** Whether the answers so far are lost if the command ends early. */
  readonly unsaved?: boolean;
}

/** The only access to models and their keys. */
export interface Models {
  /** The key of the endpoint that a gateway is given, where the environment has one. */
  gatewayKey(): string | undefined;
  /** The name of the variable that must be set for this role, where it is not. */
  unset(role: ModelRole): string | undefined;
  /** @throws Fault `model.unset` where the environment names no model */
  open(role: ModelRole, settings: ModelSettings, waiting: Waiting): Promise<Model>;
}
