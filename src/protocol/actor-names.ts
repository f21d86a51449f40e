/** Who chooses actions and answers on what a memory returns: the adapter itself, a perfect agent, or a model. */
export const ACTORS = ['adapter', 'oracle', 'model'] as const;

export type ActorName = (typeof ACTORS)[number];

/** How strictly an endpoint is asked to keep to JSON; what it says is held to the same form in any case. */
export const FORMATS = ['json_schema', 'json_object', 'text'] as const;

/** How a model is asked where nothing else is said. */
export const MODEL_DEFAULTS = { temperature: 0, maxOutputTokens: 512, format: 'json_schema', seconds: 300 } as const;
