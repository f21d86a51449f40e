import { keptTape } from '../bundles/tape.ts';
import { Fault } from '../errors/fault.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Manifest } from '../evidence/manifest.ts';
import type { Reasking } from '../models/gateway/reask.ts';
import { reask } from '../models/gateway/reask.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import { formatInteger } from '../text/numbers.ts';
import { noTape, noteWaiting } from './gateway.ts';
import { type GatewayNames, gatewayRequest } from './gateway-request.ts';

/** The options of asking the model of a tape a sample of its requests again. */
export interface ReaskRequest extends Pick<GatewayNames, 'gatewayModel' | 'gatewayEmbeddings'> {
  readonly gateway: string;
  readonly reask: number;
  /** Repeats an earlier sample; random if absent. */
  readonly reaskSeed?: string | undefined;
}

interface Bundle {
  readonly files: ReadFiles;
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Sends a sample of the requests on a verified bundle's tape to the operator's endpoint again, unchanged.
 *
 * @throws Fault `usage` if there is no tape, or it is of another model than the operator names
 */
export async function reaskTape(
  { models, entropy, progress }: Pick<Ports, 'models' | 'entropy' | 'progress'>,
  { files, folder, manifest }: Bundle,
  request: ReaskRequest,
  signal: AbortSignal,
): Promise<Reasking> {
  const recorded = manifest.gateway?.settings;
  if (recorded === undefined) throw noTape(folder, 'Leave --reask out.');
  const { gateway, gatewayModel, gatewayEmbeddings, reask: count } = request;
  const names = { gateway, gatewayModel, gatewayEmbeddings, gatewayTemperature: recorded.temperature };
  const configured = gatewayRequest(names, models.gatewayKey());
  if (configured === undefined || !('endpoint' in configured)) throw new Error('An endpoint was named.');
  const { endpoint, settings, tokenBudget: tokens } = configured;
  const { model, embeddings, max_output_tokens: most } = settings;
  // The submitter wrote the manifest, so it must not decide which model the operator pays for, nor how many tokens.
  if (canonical([recorded.model, recorded.embeddings]) !== canonical([model, embeddings]))
    throw new Fault(
      'usage',
      `The tape of ${folder} is of model ${recorded.model} and embeddings ${recorded.embeddings ?? 'none'}.`,
      { hint: 'Use an endpoint with these models, because other models give other answers.' },
    );
  if (recorded.max_output_tokens > most)
    throw new Fault(
      'usage',
      `The tape of ${folder} asks for up to ${formatInteger(recorded.max_output_tokens)} tokens a call.`,
      { hint: `The limit is ${formatInteger(most)} tokens, so this tape cannot be asked again. Leave --reask out.` },
    );
  const tape = await keptTape(files, folder);
  const seed = request.reaskSeed ?? entropy.hex(16);
  return reask(tape, { endpoint, settings: recorded, count, tokens, seed, signal, waiting: noteWaiting(progress) });
}
