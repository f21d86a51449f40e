import type { Launcher } from '../../adapters/launch.ts';
import { parseSpec } from '../../adapters/spec.ts';
import { asFault, Fault } from '../../errors/fault.ts';
import type { Limits } from '../../evidence/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ports } from '../../ports/ports.ts';
import type { InitializeResult } from '../../protocol/reply.ts';
import { findLauncher, type LaunchRequest } from '../../run/find-launcher.ts';
import { loadSuite } from '../../suites/catalogue.ts';
import { CHECKS } from './checks.ts';
import { Talk } from './talk.ts';

export interface Checked {
  readonly id: string;
  readonly says: string;
  readonly held: boolean;
  /** What was found, or what is wrong. */
  readonly detail?: string | undefined;
  /** What to do about it. */
  readonly hint?: string | undefined;
}

type Wanted = Omit<LaunchRequest, 'run'> & { readonly adapter: string; readonly suite: string };

/** Talks to an adapter through everything that the protocol asks of it. Ends it, whatever comes. */
export async function checkAdapter(ports: Ports, wanted: Wanted): Promise<readonly Checked[]> {
  const spec = parseSpec(wanted.adapter);
  if (spec.kind === 'ref') {
    throw new Fault('spec.invalid', `Adapter "${wanted.adapter}" is no program that could be talked to.`, {
      hint: 'Give dir:, image: or cmd:.',
    });
  }
  const { id, version } = (await loadSuite(wanted.suite)).description;
  const launcher = await findLauncher(ports, spec, { ...wanted, run: ports.entropy.hex(16) });
  try {
    return await checked(new Sessions(launcher, wanted.limits, { id, version }, ports.clock));
  } finally {
    await launcher.clear?.();
  }
}

async function checked(sessions: Sessions): Promise<readonly Checked[]> {
  const said = 'starts, and says who it is';
  const first = await outcomeOf('initialize', said, async () => {
    const { declared } = await sessions.get();
    const { name, version, capabilities } = declared;
    return `${name} ${version}; declares ${capabilities.join(', ') || 'nothing'}`;
  });
  const done = [first];
  if (!first.held) return done;
  for (const check of CHECKS) {
    const one = await outcomeOf(check.id, check.says, async () => {
      const { talk, declared } = await sessions.get();
      const found = await check.try(talk, declared);
      mustBeQuiet(talk);
      return found;
    });
    if (!one.held) await sessions.drop();
    done.push(one);
  }
  done.push(
    await outcomeOf('shutdown', 'answers shutdown, and ends', async () => {
      const { talk } = await sessions.get();
      await talk.call('shutdown', {});
      mustEnd(await talk.ends(), 'shutdown was answered');
      return undefined;
    }),
  );
  await sessions.drop();
  done.push(
    await outcomeOf('end-of-input', 'ends when its standard input ends', async () => {
      const { talk } = await sessions.get();
      mustEnd(await talk.ends(), 'its standard input had ended');
      return undefined;
    }),
  );
  await sessions.drop();
  return done;
}

/** One session for all checks; a fresh one after a check that failed. */
class Sessions {
  readonly #launcher: Launcher;
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #suite: { readonly id: string; readonly version: string };
  #open: { readonly talk: Talk; readonly declared: InitializeResult } | undefined;

  constructor(
    launcher: Launcher,
    limits: Limits,
    suite: { readonly id: string; readonly version: string },
    clock: Clock,
  ) {
    this.#launcher = launcher;
    this.#limits = limits;
    this.#suite = suite;
    this.#clock = clock;
  }

  async get(): Promise<{ readonly talk: Talk; readonly declared: InitializeResult }> {
    if (this.#open !== undefined) return this.#open;
    const talk = new Talk(await this.#launcher.launch(), this.#limits, this.#clock);
    try {
      this.#open = { talk, declared: await talk.start(this.#suite) };
      return this.#open;
    } catch (thrown) {
      await talk.close();
      throw thrown;
    }
  }

  async drop(): Promise<void> {
    await this.#open?.talk.close();
    this.#open = undefined;
  }
}

async function outcomeOf(id: string, says: string, run: () => Promise<string | undefined>): Promise<Checked> {
  try {
    return { id, says, held: true, detail: await run() };
  } catch (thrown) {
    const fault = asFault(thrown);
    // What is ours, or the machine's, is no word on the adapter.
    if (fault.party !== 'adapter') throw fault;
    return { id, says, held: false, detail: fault.message, hint: fault.hint };
  }
}

function mustBeQuiet(talk: Talk): void {
  const stray = talk.stray();
  if (stray === undefined) return;
  const hint = stray.hint ?? 'Standard output carries the protocol alone; write logs to standard error.';
  throw new Fault(stray.code, `Beside its answers it wrote what is none. ${stray.message}`, { hint });
}

function mustEnd(ended: boolean, when: string): void {
  if (ended) return;
  throw new Fault('adapter.timeout', `Two seconds after ${when} it still ran.`, {
    hint: 'End the program then, with all that it started.',
  });
}
