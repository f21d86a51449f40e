import { Fault } from '../errors/fault.ts';
import { endpointProblem } from '../text/given.ts';
import type { GatewayRequest } from './gateway.ts';

/** The settings of a gateway, under the names of the options and inputs. */
export interface GatewayNames {
  readonly gateway?: string | undefined;
  readonly gatewayModel?: string | undefined;
  readonly gatewayEmbeddings?: string | undefined;
  readonly gatewayBudget?: number | undefined;
  /** null: no temperature is sent. */
  readonly gatewayTemperature?: number | null | undefined;
  /** The time limit of one attempt of a call. */
  readonly gatewaySeconds?: number | undefined;
  readonly gatewaySidecar?: string | undefined;
  readonly replay?: string | undefined;
}

/** Token budget of a run: twice what mem0, whose prompt is long, uses for all of CIB. The operator pays for the calls of a submitted adapter. */
export const TOKEN_BUDGET = 20_000_000;

/** The most tokens of one answer that the gateway lets an adapter ask for: no known memory system asks for more. */
const MOST_OUTPUT_TOKENS = 16_384;

/**
 * @param key of the endpoint, if it needs one
 * @param named how messages name the settings: as options, or as inputs of an Action
 * @returns undefined if no gateway is requested
 * @throws Fault `usage`
 */
export function gatewayRequest(
  names: GatewayNames,
  key: string | undefined,
  named: keyof typeof HINTS = 'options',
): GatewayRequest | undefined {
  const { gateway: url, gatewayModel: model, gatewayTemperature: temperature, gatewaySidecar: sidecar, replay } = names;
  const { gatewayEmbeddings: embeddings, gatewayBudget: budget, gatewaySeconds: seconds } = names;
  const ofEndpoint = Object.entries({ model, embeddings, budget, temperature, seconds });
  const given = ofEndpoint.find(([, value]) => value !== undefined)?.[0];
  const dashes = named === 'options' ? '--' : '';
  const gateway = `${dashes}gateway`;
  const refusal = (message: string) => new Fault('usage', message, { hint: HINTS[named] });
  if (url === undefined) {
    if (given !== undefined) throw refusal(`${gateway}-${given} can only be used with ${gateway}.`);
    return replay === undefined ? undefined : { replay, sidecar };
  }
  if (replay !== undefined)
    throw refusal(`A run is given an endpoint or a tape, not both: leave ${gateway} or ${dashes}replay out.`);
  if (model === undefined)
    throw refusal(`With ${gateway}, ${gateway}-model is required: the name that the endpoint knows its model by.`);
  const problem = endpointProblem(url);
  if (problem !== undefined) throw refusal(`The address of ${gateway} ${problem}.`);
  return {
    endpoint: { baseURL: url, key, ...(seconds !== undefined && { timeoutMs: 1_000 * seconds }) },
    settings: {
      model,
      embeddings: embeddings ?? null,
      temperature: temperature === undefined ? 0 : temperature,
      max_output_tokens: MOST_OUTPUT_TOKENS,
      // OpenAI's newer models accept only `max_completion_tokens`, most other endpoints only `max_tokens`.
      output_field: OPENAI.test(new URL(url).hostname) ? 'max_completion_tokens' : 'max_tokens',
    },
    tokenBudget: budget ?? TOKEN_BUDGET,
    sidecar,
  };
}

/** Hosts of OpenAI, those of its regions such as `eu.api.openai.com`, and of Azure. */
const OPENAI = /^(?:[^.]+\.)*(?:api\.openai|openai\.azure)\.com$/;

/** How to name an endpoint. */
export const EXAMPLE =
  '--gateway https://api.openai.com/v1 --gateway-model gpt-4.1-mini, with the key in CIB_GATEWAY_API_KEY.';

const HINTS = {
  options: `For example: ${EXAMPLE}`,
  inputs:
    'Set the input gateway to the address, such as https://api.openai.com/v1, and gateway-model to the model. Put the key into the variable CIB_GATEWAY_API_KEY of the step.',
};
