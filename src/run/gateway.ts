import { GATEWAY_SOCKET, type GatewayAccess, type OpenGateway } from '../adapters/launch.ts';
import { parseSpec } from '../adapters/spec.ts';
import { loadManifest } from '../bundles/load-bundle.ts';
import { digestTape, keptTape, tapeTask } from '../bundles/tape.ts';
import { Fault } from '../errors/fault.ts';
import { TAPE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Exchange, GatewaySettings } from '../evidence/exchange.ts';
import type { GatewayRecord, Manifest } from '../evidence/manifest.ts';
import type { Endpoint } from '../models/gateway/ask.ts';
import type { Miss } from '../models/gateway/call-statistics.ts';
import { openGateway } from '../models/gateway/gateway.ts';
import { openUpstream, type Upstream } from '../models/gateway/upstream.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import { safeText } from '../text/safe-text.ts';

/** The model that adapters get: an endpoint, or the tape of an earlier run. */
export type GatewayRequest = (
  | { readonly endpoint: Endpoint; readonly settings: GatewaySettings; readonly tokenBudget: number }
  | { readonly replay: string }
) & {
  /** The image through which a container reaches the gateway. */
  readonly sidecar?: string | undefined;
};

/** Where the answers of the adapters' model come from. */
export interface GatewaySource {
  readonly record: Omit<GatewayRecord, 'sidecar'>;
  /** Absent in a replay. */
  readonly endpoint?: Endpoint;
  readonly tape: readonly Exchange[];
}

type RunOf = Pick<Manifest, 'suite'> & { readonly dataset: Pick<Manifest['dataset'], 'sha256'> };

/**
 * Checks and opens the source of a gateway's answers, before anything is started.
 *
 * @param run the suite and dataset that a tape must match
 * @throws Fault `usage`, or `bundle.*` if a tape differs from its manifest
 */
export async function gatewaySource(files: ReadFiles, request: GatewayRequest, run?: RunOf): Promise<GatewaySource> {
  if ('replay' in request) return replayed(files, request.replay, run);
  const { endpoint, settings, tokenBudget } = request;
  const { host } = new URL(endpoint.baseURL);
  return { record: { answers: 'recorded', host, settings, token_budget: tokenBudget }, endpoint, tape: [] };
}

async function replayed(files: ReadFiles, folder: string, run: RunOf | undefined): Promise<GatewaySource> {
  const { gateway, suite, dataset, files: listed } = await loadManifest(files, folder);
  if (gateway === undefined)
    throw noTape(folder, 'A tape is recorded by `cib run --gateway URL --gateway-model NAME`.');
  const expected = run && canonical([run.suite, run.dataset.sha256]);
  if (canonical([suite, dataset.sha256]) !== expected) {
    throw new Fault(
      'bundle.incomparable',
      `The tape of ${folder} is of suite ${suite.id} ${suite.version}, dataset ${dataset.id}.`,
      { hint: 'Replay it with the same suite and dataset.' },
    );
  }
  const { path: _, ...digest } = listed.find(({ path }) => path === TAPE) ?? { path: TAPE };
  if (canonical(digest) !== canonical(await digestTape(files, folder)))
    throw new Fault('bundle.hash', `${folder}: ${TAPE} does not match its hash in the manifest.`, {
      hint: 'Download or copy the bundle again.',
    });
  const { sidecar: __, ...record } = gateway;
  return { record: { ...record, answers: 'replayed' }, tape: await keptTape(files, folder) };
}

export const noTape = (folder: string, hint: string) =>
  new Fault('usage', `${folder} has no tape, because its adapter got no model.`, { hint });

/** A gateway is not allowed for held-out data, which must not be sent to an endpoint, nor for adapters that run in this process. */
export function refuseGateway(adapter: string, heldOut: boolean): void {
  if (heldOut) {
    throw new Fault('usage', 'Held-out questions are never sent to a model, and their tapes are not kept.', {
      hint: 'Leave the gateway out.',
    });
  }
  if (parseSpec(adapter).kind === 'ref')
    throw new Fault('usage', `Adapter "${adapter}" runs in process and uses no model.`, {
      hint: 'Leave the gateway out.',
    });
}

/** The gateways of a run, one for each adapter that it starts, in front of one endpoint or tape. */
export interface RunGateways {
  readonly opens: OpenGateway;
  /** Requests that were not on the tape of a replay, so far. */
  readonly misses: readonly Miss[];
}

interface Opening {
  readonly source: GatewaySource;
  /** The exchanges that an earlier process of the run recorded. */
  readonly earlier: readonly Exchange[];
  readonly record?: ((exchange: Exchange) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A bound that is never reached in practice: an adapter that never stops asking exceeds its token budget first. */
const MOST_CALLS = 1_000_000;
/** Less than the largest tape that can be packed. Vectors fill it first. */
const MOST_ON_TAPE = 250_000_000;

export async function openGateways(ports: Ports, { source, earlier, record, signal }: Opening): Promise<RunGateways> {
  const { settings, token_budget: tokens } = source.record;
  const upstream = await openUpstream({
    settings,
    endpoint: source.endpoint,
    tape: [...source.tape, ...earlier],
    record,
    budget: { calls: MOST_CALLS, tokens, tapeBytes: MOST_ON_TAPE },
    clock: ports.clock,
    waiting: noteWaiting(ports.progress),
    signal,
  });
  const misses: Miss[] = [];
  return { misses, opens: async (reach) => openOne(ports, upstream, misses, reach) };
}

export const noteWaiting = (progress: Ports['progress']) => (seconds: number) =>
  progress.note(`Waiting for the model’s endpoint, ${Math.round(seconds)} s.`);

async function openOne(
  ports: Ports,
  upstream: Upstream,
  misses: Miss[],
  reach: Parameters<OpenGateway>[0],
): ReturnType<OpenGateway> {
  const key = ports.entropy.hex(16);
  const folder = reach === 'socket' ? await ports.files.temporary('cib-gateway-') : undefined;
  const removeFolder = async () => folder && (await ports.files.remove(folder));
  // Containers run as another user, who cannot open the temporary folder itself.
  const inside = folder && `${folder}/gw`;
  if (inside !== undefined) await ports.files.passable(inside);
  const gateway = await openGateway(upstream, {
    listen: inside === undefined ? { key } : { socket: `${inside}/${GATEWAY_SOCKET}` },
  }).catch(async (thrown: unknown) => {
    await removeFolder();
    throw thrown;
  });
  const access: GatewayAccess = inside === undefined ? { url: gateway.address, key } : { folder: inside };
  const keepMisses = () => misses.push(...gateway.statistics().misses);
  let task = '';
  const { model: chat, embeddings } = upstream.settings;
  return {
    access,
    models: { chat, embeddings },
    during(episode, phase, question) {
      if (tapeTask(episode) !== task) keepMisses();
      task = tapeTask(episode);
      gateway.enter({ task, phase, question });
    },
    statistics: () => gateway.statistics(),
    async close() {
      try {
        keepMisses();
      } finally {
        await gateway.close();
        await removeFolder();
      }
    },
  };
}

const MOST_SHOWN = 3;

/** The first requests that were not on the tape, safe to print; undefined if there were none. */
export function missesText(misses: readonly Miss[]): string | undefined {
  if (misses.length === 0) return undefined;
  const shown = misses.slice(0, MOST_SHOWN).map(({ task, route, ordinal, nearest }) => {
    const where = `${route}, request ${ordinal} of ${task === null ? 'the start' : `task ${task}`}`;
    return safeText(`  ${where}: ${nearest}`, 600);
  });
  return [`The first requests that are not on the tape:`, ...shown].join('\n');
}
