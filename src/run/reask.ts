import { tapeExchanges } from '../bundles/tape.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Exchange } from '../evidence/exchange.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Reasking } from '../models/gateway/reask.ts';
import { reask } from '../models/gateway/reask.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import { type GatewayNames, gatewayRequest } from './gateway-request.ts';

/** How a sample of a tape is asked again. */
export interface ReaskRequest extends Pick<GatewayNames, 'gateway' | 'gatewayModel' | 'gatewayEmbeddings'> {
  readonly reask: number;
  /** Drawn here unless given, to repeat a sample. */
  readonly reaskSeed?: string | undefined;
}

interface Bundle {
  readonly files: ReadFiles;
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Asks the operator's endpoint again what a sample of a verified bundle's tape asked, as the tape asked it.
 *
 * @throws Fault `usage` where there is no tape, or it is of another model than the operator names
 */
export async function reaskTape(
  { models, entropy, progress }: Pick<Ports, 'models' | 'entropy' | 'progress'>,
  { files, folder, manifest }: Bundle,
  request: ReaskRequest,
  signal: AbortSignal,
): Promise<Reasking> {
  const recorded = manifest.gateway?.settings;
  if (recorded === undefined)
    throw new Fault('usage', `${folder} has no tape: its adapter was given no model.`, { hint: 'Leave --reask out.' });
  const { gateway, gatewayModel, gatewayEmbeddings, reask: count } = request;
  if (gateway === undefined)
    throw new Fault('usage', '--reask needs the endpoint that is asked, and its model.', { hint: HINT });
  const names = { gateway, gatewayModel, gatewayEmbeddings, gatewayTemperature: recorded.temperature };
  const asked = gatewayRequest(names, models.gatewayKey());
  if (asked === undefined || !('endpoint' in asked)) throw new Error('An endpoint was named.');
  const { endpoint, settings } = asked;
  const { model, embeddings, max_output_tokens: most } = settings;
  // The submitter wrote the manifest: it says neither which model of the operator's is paid for, nor how much it may write.
  if (canonical([recorded.model, recorded.embeddings]) !== canonical([model, embeddings]))
    throw new Fault(
      'usage',
      `The tape of ${folder} is of model ${recorded.model} and embeddings ${recorded.embeddings ?? 'none'}.`,
      { hint: 'Name these models, if your endpoint has them: other models answer otherwise.' },
    );
  if (recorded.max_output_tokens > most)
    throw new Fault('usage', `The tape of ${folder} asks for up to ${recorded.max_output_tokens} tokens a call.`, {
      hint: `No more than ${most} are asked for.`,
    });
  const tape: Exchange[] = [];
  for await (const exchange of tapeExchanges(files, folder)) tape.push(exchange);
  const waiting = (seconds: number) => progress.note(`Waiting for the model’s endpoint, ${Math.round(seconds)} s.`);
  const seed = request.reaskSeed ?? entropy.hex(16);
  return reask(tape, { endpoint, settings: recorded, count, seed, signal, waiting });
}

const HINT =
  'Such as --reask 50 --gateway https://api.openai.com/v1 --gateway-model gpt-4.1-mini, with the key in CIB_GATEWAY_API_KEY.';
