import { GATEWAY_SOCKET, type GatewayAccess, type OpensGateway } from '../adapters/launch.ts';
import { parseSpec } from '../adapters/spec.ts';
import { loadManifest } from '../bundles/load-bundle.ts';
import { digestTape, tapeExchanges, tapeTask } from '../bundles/tape.ts';
import { Fault } from '../errors/fault.ts';
import { TAPE } from '../evidence/bundle.ts';
import { canonical } from '../evidence/canonical.ts';
import type { Exchange, GatewaySettings } from '../evidence/exchange.ts';
import type { GatewayRecord, Manifest } from '../evidence/manifest.ts';
import type { Endpoint, Miss, Upstream } from '../models/gateway/contract.ts';
import { openGateway } from '../models/gateway/gateway.ts';
import { openUpstream } from '../models/gateway/upstream.ts';
import type { ReadFiles } from '../ports/files.ts';
import type { Ports } from '../ports/ports.ts';
import { safeText } from '../text/safe-text.ts';

/** The model that a run gives to its adapters: of an endpoint, or the tape of an earlier run. */
export type GatewayRequest = (
  | { readonly endpoint: Endpoint; readonly settings: GatewaySettings; readonly tokenBudget: number }
  | { readonly replay: string }
) & {
  /** The image through which a container reaches the gateway. */
  readonly sidecar?: string | undefined;
};

/** What a run is asked for, with what an earlier one left. */
export interface Source {
  readonly record: Omit<GatewayRecord, 'sidecar'>;
  /** Absent in a replay. */
  readonly endpoint?: Endpoint;
  readonly tape: readonly Exchange[];
}

type RunOf = Pick<Manifest, 'suite'> & { readonly dataset: Pick<Manifest['dataset'], 'sha256'> };

/**
 * Looks at what a gateway would answer from, before anything is started.
 *
 * @param run the suite and the data that a tape must be of
 * @throws Fault `usage`, or `bundle.*` for a tape that is not as its manifest lists it
 */
export async function gatewaySource(files: ReadFiles, request: GatewayRequest, run?: RunOf): Promise<Source> {
  if ('replay' in request) return replayed(files, request.replay, run);
  const { endpoint, settings, tokenBudget } = request;
  const { host } = new URL(endpoint.baseURL);
  return { record: { answers: 'recorded', host, settings, token_budget: tokenBudget }, endpoint, tape: [] };
}

async function replayed(files: ReadFiles, folder: string, run: RunOf | undefined): Promise<Source> {
  const { gateway, suite, dataset, files: listed } = await loadManifest(files, folder);
  if (gateway === undefined) {
    throw new Fault('usage', `${folder} has no tape: its adapter was given no model.`, {
      hint: 'A tape is recorded by `cib run --gateway URL --gateway-model NAME`.',
    });
  }
  const ours = run && canonical([run.suite, run.dataset.sha256]);
  if (canonical([suite, dataset.sha256]) !== ours) {
    throw new Fault(
      'bundle.incomparable',
      `The tape of ${folder} is of suite ${suite.id} ${suite.version}, dataset ${dataset.id}.`,
      {
        hint: 'Replay it with the same suite and dataset: other tasks ask for something else.',
      },
    );
  }
  const { path: _, ...digest } = listed.find(({ path }) => path === TAPE) ?? { path: TAPE };
  if (canonical(digest) !== canonical(await digestTape(files, folder)))
    throw new Fault('bundle.hash', `${folder}: ${TAPE} is not as the manifest lists it.`, {
      hint: 'Get the bundle anew.',
    });
  const tape: Exchange[] = [];
  for await (const exchange of tapeExchanges(files, folder)) tape.push(exchange);
  const { sidecar: __, ...record } = gateway;
  return { record: { ...record, answers: 'replayed' }, tape };
}

/** Held-out questions go to no endpoint, whoever asks; and what runs in this process asks no model. */
export function refuseGateway(adapter: string, heldOut: boolean): void {
  if (heldOut) {
    throw new Fault('usage', 'Held-out questions are never sent to a model, and their tapes are not kept.', {
      hint: 'Leave the gateway out.',
    });
  }
  if (parseSpec(adapter).kind === 'ref')
    throw new Fault('usage', `Adapter "${adapter}" runs in process and asks no model.`, {
      hint: 'Leave the gateway out.',
    });
}

/** The gateways of a run, one for each adapter that it starts, in front of one endpoint or tape. */
export interface RunGateways {
  readonly opens: OpensGateway;
  /** Requests that were not on the tape of a replay, so far. */
  readonly misses: readonly Miss[];
}

interface Opening {
  readonly source: Source;
  /** What an earlier process of the run was answered. */
  readonly earlier: readonly Exchange[];
  readonly record?: ((exchange: Exchange) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A call takes tokens, and an adapter that never stops asking is stopped by them. */
const MOST_CALLS = 1_000_000;

export async function openGateways(ports: Ports, { source, earlier, record, signal }: Opening): Promise<RunGateways> {
  const { settings, token_budget: tokens } = source.record;
  const upstream = await openUpstream({
    settings,
    endpoint: source.endpoint,
    tape: [...source.tape, ...earlier],
    record,
    budget: { calls: MOST_CALLS, tokens },
    clock: ports.clock,
    waiting: (seconds) => ports.progress.note(`Waiting for the model’s endpoint, ${Math.round(seconds)} s.`),
    signal,
  });
  const misses: Miss[] = [];
  return { misses, opens: async (reach) => openOne(ports, upstream, misses, reach) };
}

async function openOne(
  ports: Ports,
  upstream: Upstream,
  misses: Miss[],
  reach: Parameters<OpensGateway>[0],
): ReturnType<OpensGateway> {
  const key = ports.entropy.hex(16);
  const folder = reach === 'socket' ? await ports.files.temporary('cib-gateway-') : undefined;
  // Containers run as another user, and the folder itself is this user's alone.
  const inside = folder && `${folder}/gw`;
  if (inside !== undefined) await ports.files.passable(inside);
  const gateway = await openGateway(upstream, {
    listen: inside === undefined ? { key } : { socket: `${inside}/${GATEWAY_SOCKET}` },
  });
  const access: GatewayAccess = inside === undefined ? { url: gateway.address, key } : { folder: inside };
  const keepMisses = () => misses.push(...gateway.accounts().misses);
  let task = '';
  const { model: chat, embeddings } = upstream.settings;
  return {
    access,
    models: { chat, embeddings },
    during(episode, phase) {
      if (tapeTask(episode) !== task) keepMisses();
      task = tapeTask(episode);
      gateway.enter({ task, phase });
    },
    account() {
      const { phases, errors } = gateway.accounts();
      return { waitedMs: Object.values(phases).reduce((sum, { waitingMs }) => sum + waitingMs, 0), errors };
    },
    async close() {
      keepMisses();
      await gateway.close();
      if (folder !== undefined) await ports.files.remove(folder);
    },
  };
}

const MOST_SHOWN = 3;

/** What a replay missed, in words that are safe to print; undefined where it missed nothing. */
export function missesText(misses: readonly Miss[]): string | undefined {
  if (misses.length === 0) return undefined;
  const shown = misses.slice(0, MOST_SHOWN).map(({ task, route, ordinal, nearest }) => {
    const where = `${route}, request ${ordinal} of ${task === null ? 'the start' : `task ${task}`}`;
    return safeText(`  ${where}: ${nearest}`, 600);
  });
  return [`Not on the tape, first of all:`, ...shown].join('\n');
}
